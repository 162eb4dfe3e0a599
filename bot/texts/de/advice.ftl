# Rat im Spiel, und der Rückblick danach.
# keys.py, button_key: button-*
# keys.py, refusal_key: refusal-*

button-advice = Was würdest du spielen?
button-look-back = Spielanalyse
button-allow-advice = Ratschläge erlauben
button-forbid-advice = Ohne Ratschläge
post-advice = 🧠 Ratschläge sind hier erlaubt: Bei deinen Karten ist ein Knopf dafür.
done-advice-allowed = Ab jetzt dürfen hier alle um Rat fragen.
done-advice-forbidden = An diesem Tisch gibt es keine Ratschläge mehr.
advice-chances = { $game ->
        [corsari] So wahrscheinlich gewinnst du mit jeder Möglichkeit:
        [hollander] So wahrscheinlich gewinnst du mit jeder Möglichkeit:
       *[other] So wahrscheinlich schaffst du deine Ansage mit jeder Karte:
    }
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
look-back-nothing = Diesmal sticht keine einzelne Entscheidung heraus.
look-back-best = Deine beste Entscheidung
look-back-best-line = { $move } war etwa { $points } Punkte mehr wert als { $other }, der übliche Zug.
look-back-hardest = Deine schwierigste richtige Entscheidung
look-back-hardest-line = { $others ->
        [one] { $move } war richtig: Die andere Möglichkeit hätte mindestens { $points } Punkte gekostet.
       *[other] Nur { $move } war richtig: Jede der { $others } anderen Möglichkeiten hätte mindestens { $points } Punkte gekostet.
    }
look-back-given-away = Verglichen mit einem Kapitän auf deinem Platz hast du je Entscheidung etwa { $points } Punkte verschenkt; bei einem Bootsmann wären es { $bosun } gewesen.
look-back-none-given = Auf deinem Platz hätte auch ein Kapitän nicht besser entschieden.
look-back-how = { $game ->
        [corsari] { advice-how } Ein Punkt ist ein Prozent der Chance zu gewinnen.
        [hollander] { advice-how } Ein Punkt ist ein Prozent der Chance zu gewinnen.
       *[other] { advice-how }
    }
look-back-lesson = Das kannst du mitnehmen
look-back-lesson-line = { $move } hat etwa { $points } Punkte gekostet. { $reason ->
        [takes] { $better } hätte den Stich wohl gemacht, und du hast noch einen gebraucht.
        [leaves] { $better } hätte den Stich wohl den anderen gelassen; du hast ihn nicht gebraucht.
        [waits] { $better } hätte diesen Stich den anderen gelassen und { $move } für einen besseren aufgehoben.
        [takes_keeps] { $better } hätte den Stich wohl auch gemacht, und { $move } wäre dir für später geblieben.
        [takes_sheds] { $better } hätte den Stich wohl auch gemacht und kann dir später keinen zu viel einbringen.
        [leaves_keeps] { $better } hätte den Stich wohl auch den anderen gelassen, und { $move } wäre dir für später geblieben.
        [leaves_sheds] { $better } hätte den Stich wohl auch den anderen gelassen und kann dir später keinen zu viel einbringen.
        [likelier] Mit { $better } schaffst du deine Ansage in etwa { $chance } % der Fälle, mit { $move } in { $less } %.
        [pays] Mit { $better } schaffst du deine Ansage seltener ({ $chance } % statt { $less } %), aber es bringt mehr Punkte.
        [bid_likelier] { $better } gelingt in etwa { $chance } % der Fälle, { $move } in { $less } %.
        [bid_pays] { $better } gelingt seltener ({ $chance } % statt { $less } %), bringt aber mehr.
        [keeps] Mit { $better } gehört dir dieser Schatz am Ende in etwa { $chance } % der Fälle, mit { $move } in { $less } %.
        [lost] So bleibt dir der Schatz nur in etwa { $less } % der Fälle; { $better } wäre besser gewesen.
        [towels] Mit { $better } behältst du mehr Tücher, und jedes zählt am Ende einen Punkt.
        [stops] Nach { $better } muss, wer danach dran ist, in etwa { $chance } % der Fälle den Spielstapel aufnehmen, nach { $move } in { $less } %.
        [spared] Nach { $better } musst du im nächsten Zug in etwa { $chance } % der Fälle den Spielstapel aufnehmen, nach { $move } in { $less } %.
        [unbeaten] Mit { $better } lichtest du in etwa { $chance } % der Fälle die Anker, ohne untergetaucht zu werden, mit { $move } in { $less } %.
        [sunk] Mit { $better } wirst du in etwa { $chance } % der Fälle untergetaucht, mit { $move } in { $less } %.
        [fewer] Mit { $better } bekommst du im Schnitt weniger Strafkarten.
       *[none] { $better } wäre besser gewesen.
    }
button-share-moment = Moment teilen
share-moment-about = Wo soll ich diesen Moment posten? Ich erwähne niemanden.
skullking-advised-bid = Ansage { $bid }
skullking-advised-discard = { $cards } abwerfen
skullking-advised-lead = { $name } spielt den nächsten Stich aus
skullking-moment-bid = Durchgang { $round }, Ansage
skullking-moment-trick = Durchgang { $round }, Stich { $trick }
playapirata-moment = Durchgang { $number }, Zug { $turn }
playapirata-advised-lay = { $towels } auf { $treasure }
corsari-moment = Durchgang { $number }, Zug { $turn }
corsari-advised-discard = { $card } ablegen
corsari-advised-sail = Anker lichten mit { $limit } ({ $card } ablegen)
hollander-moment = Zug { $number }
refusal-no-advice-here = In Ligen gibt es keine Ratschläge.
refusal-advice-off = An diesem Tisch gibt es keine Ratschläge. Beim nächsten Mal kann der Host sie vor dem Austeilen erlauben.
refusal-advice-not-now = Um Rat fragen kannst du, wenn du mit Ansagen oder Spielen dran bist.
refusal-advice-coming = Ich denke noch über deine letzte Frage nach.
refusal-advice-busy = Gerade fragen mich zu viele auf einmal. Versuch es in einer Minute noch einmal.
refusal-no-look-back = Eine Spielanalyse gibt es, wenn das Spiel aus ist.
