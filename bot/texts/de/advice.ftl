# Rat im Spiel, und der Rückblick danach.
# keys.py, button_key: button-*
# keys.py, refusal_key: refusal-*

button-advice = Was würdest du spielen?
button-look-back = Spielanalyse
button-allow-advice = Ratschläge erlauben
button-forbid-advice = Ohne Ratschläge
post-advice = 🧭 Ratschläge sind hier erlaubt: Bei deinen Karten ist ein Knopf dafür.
done-advice-allowed = Ab jetzt dürfen hier alle um Rat fragen.
done-advice-forbidden = An diesem Tisch gibt es keine Ratschläge mehr.
advice-chances = So wahrscheinlich schaffst du deine Ansage mit jeder Karte:
advice-bids = So wahrscheinlich schaffst du die Ansagen, und so viele Punkte bringen sie im Schnitt:
advice-points = So viele Punkte bringt dir jede Möglichkeit voraussichtlich:
advice-only = Ich würde so spielen:
advice-how = Dabei zählt nur, was du sehen kannst: Ich habe den Rest viele Male durchgespielt, mit Karten, die die anderen haben könnten.
advice-chance = { $move } – **{ $chance } %**
advice-bid = { $move } – **{ $chance } %**, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
advice-gain = { $move } – **{ $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }**
look-back-title = Spielanalyse: { $game }
look-back-about = Diese Entscheidungen haben dich am meisten gekostet, gemessen an dem, was du in dem Moment sehen konntest:
look-back-nothing = Keine deiner Entscheidungen hat dich viel gekostet.
look-back-line = { $moment }: { $move } hat etwa { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } gekostet. { $reason ->
        [took] { $better } hätte den Stich wohl gemacht.
        [took_as_well] { $better } hätte ihn wohl auch gemacht.
        [ducked] { $better } hätte den Stich wohl den anderen gelassen.
       *[none] { $better } wäre besser gewesen.
    }
skullking-advised-bid = Ansage { $bid }
skullking-moment-bid = Durchgang { $round }, Ansage
skullking-moment-trick = Durchgang { $round }, Stich { $trick }
playapirata-moment = Durchgang { $number }, Zug { $turn }
playapirata-advised-lay = { $towels } auf { $treasure }
refusal-no-advice-here = Ratschläge gibt es nur in Playa Pirata und in der ersten Ausgabe von Skull King, in Ligen nie.
refusal-advice-off = An diesem Tisch gibt es keine Ratschläge. Beim nächsten Mal kann der Host sie vor dem Austeilen erlauben.
refusal-advice-not-now = Um Rat fragen kannst du, wenn du mit Ansagen oder Spielen dran bist.
refusal-advice-coming = Ich denke noch über deine letzte Frage nach.
refusal-advice-busy = Gerade fragen mich zu viele auf einmal. Versuch es in einer Minute noch einmal.
refusal-no-look-back = Eine Spielanalyse gibt es, wenn das Spiel aus ist, in Playa Pirata und in der ersten Ausgabe von Skull King.
