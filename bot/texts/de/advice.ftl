# Rat im Spiel, und der Rückblick danach.

button-advice = Was würdest du spielen?
button-look-back = Rückblick
button-allow-advice = Rat erlauben
button-forbid-advice = Ohne Rat
post-advice = 🧭 Rat ist hier erlaubt: Eure Hand hat einen Knopf dafür.
done-advice-allowed = Ab jetzt dürfen hier alle um Rat fragen.
done-advice-forbidden = An diesem Tisch gibt es keinen Rat mehr.
advice-chances = So wahrscheinlich schaffst du deine Ansage mit jeder Karte:
advice-bids = So wahrscheinlich schaffst du jede Ansage, und so viele Punkte bringt sie im Schnitt:
advice-points = So viele Punkte kannst du mit jeder Wahl erwarten:
advice-only = Ich würde das machen:
advice-how = Nach dem, was du sehen kannst: Der Rest wurde viele Male mit Karten durchgespielt, die die anderen haben könnten.
advice-chance = { $move } – **{ $chance } %**
advice-bid = { $move } – **{ $chance } %**, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
advice-gain = { $move } – **{ $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }**
look-back-title = Rückblick: { $game }
look-back-about = Was dich am meisten gekostet hat, nach dem, was du damals sehen konntest:
look-back-nothing = Keine deiner Entscheidungen hat dich viel gekostet.
look-back-line = { $moment }: { $move } hat etwa { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } gekostet. { $reason ->
        [took] { $better } hätte den Stich wohl gemacht.
        [took_as_well] { $better } hätte ihn wohl auch gemacht.
        [ducked] { $better } hätte den Stich wohl den anderen gelassen.
       *[none] { $better } war besser.
    }
skullking-advised-bid = Ansage { $bid }
skullking-moment-bid = Durchgang { $round }, Ansage
skullking-moment-trick = Durchgang { $round }, Stich { $trick }
playapirata-moment = Durchgang { $number }, Zug { $turn }
playapirata-advised-lay = { $towels } auf { $treasure }
refusal-no-advice-here = Rat gibt es nur in Playa Pirata und in der ersten Ausgabe von Skull King, und nie in Ligen.
refusal-advice-off = An diesem Tisch gibt es keinen Rat. Beim nächsten Mal kann der Host ihn vor dem Austeilen erlauben.
refusal-advice-not-now = Frag um Rat, wenn du mit Ansagen oder Spielen dran bist.
refusal-advice-coming = Ich denke noch über deine letzte Frage nach.
refusal-advice-busy = Gerade fragen mich zu viele. Versuch es in einer Minute noch einmal.
refusal-no-look-back = Einen Rückblick gibt es, wenn das Spiel aus ist, in Playa Pirata und in der ersten Ausgabe von Skull King.
