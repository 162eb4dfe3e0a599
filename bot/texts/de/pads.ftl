# Der Block eines Spiels mit echten Karten: was bei jedem Spiel gesagt wird.

refusal-pad-seats = { $count } Plätze sind eingetragen, aber { $players } spielen mit. Die Einträge stehen in der Reihenfolge der Plätze, mit `|` dazwischen.
refusal-pad-field-missing = { $name }: { $field } fehlt ({ $allowed }).
refusal-pad-value = { $name }: { $field } kann nicht „{ $word }“ sein. Möglich: { $allowed }
refusal-pad-too-much = { $name }: „{ $word }“ ist zu viel. Pro Person gibt es je einmal: { $fields }.
refusal-pad-no-such-round = Einen Durchgang { $round } gibt es auf diesem Block nicht. { $last ->
        [0] Noch ist keiner eingetragen.
       *[other] Der letzte eingetragene ist { $last }.
    }
refusal-pad-over-before = Mit dieser Korrektur wäre das Spiel schon nach Durchgang { $round } aus gewesen. Streich zuerst die Durchgänge danach, den letzten zuerst.
refusal-places-needed = Aus diesen Punkten allein geht nicht hervor, wer welchen Platz hat. Gib auch die Plätze an.
refusal-impossible-result = So kann ein solches Spiel nicht ausgehen. { $reason ->
        [score] { $name } kann nicht { $score } haben, nur { $least } bis { $most }.
        [never] { $name } kann nicht { $score } haben: Das ergeben keine Durchgänge zusammen.
        [together] Diese Punkte ergeben zusammen { $total }, das schafft niemand miteinander: nur { $least } bis { $most }.
        [out] { $count } hätten keine Karten mehr; richtig wäre: { $allowed }.
       *[places] Die Plätze passen nicht zu den Punkten; bei Gleichstand teilt man sich den Platz, etwa 1, 2, 2, 4.
    }

# Playa Pirata

refusal-treasure-too-often = `{ $treasure }` steht { $count }-mal da, es gibt ihn aber nur { $most }-mal.
refusal-treasures-buried = So viele Schätze lagen nicht auf dem Tisch: { $count } sind eingetragen, höchstens { $most } werden vergraben.
refusal-treasures-need-towels = { $name } hat { $count } Schätze, hat bei so vielen übrigen Tüchern aber nur { $laid } gelegt. Auf jedem Schatz muss ein eigenes liegen.
refusal-towels-on-treasure = Auf dem Badetuch-Schatz können keine { $count } Tücher liegen: höchstens { $most }, bei den übrigen Tüchern und den anderen Schätzen.
refusal-umbrella-was-early = Den Sonnenschirm legt nur beiseite, wer keinen Schatz besetzt; danach kann { $name } höchstens noch { $most } Schätze holen.
refusal-special-not-earned = { $name } kann für eine Sonderkarte keine { $points } Punkte haben: Die Sandburg bringt 2 für jede übrige 3, das Skelett 3 mit einem Totenkopf, die Welle 3 mit zwei gleichen Zahlen.
refusal-special-twice = Sandburg, Skelett und Welle gibt es nur je einmal: Die Punkte für Sonderkarten passen nicht zusammen.
