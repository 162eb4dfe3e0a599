# Der Block eines Spiels mit echten Karten: was bei jedem Spiel gesagt wird.
# keys.py, refusal_key: refusal-*

refusal-pad-seats = Eingetragen { $count ->
        [one] ist eine Person
       *[other] sind { $count }
    }, es spielen { $players } mit. Schreib alle in der Sitzreihenfolge, mit `|` dazwischen.
refusal-pad-field-missing = { $name }: { $field } fehlt ({ $allowed }).
refusal-pad-value = { $name }: { $field } kann nicht „{ $word }“ sein. Möglich: { $allowed }
refusal-pad-too-much = { $name }: „{ $word }“ ist ein Wert zu viel. Pro Person gibt es je einmal: { $fields }.
refusal-pad-no-such-round = Einen Durchgang { $round } gibt es auf diesem Block nicht. { $last ->
        [0] Noch ist keiner eingetragen.
       *[other] Der letzte eingetragene ist { $last }.
    }
refusal-pad-over-before = Mit dieser Korrektur wäre das Spiel schon nach Durchgang { $round } aus gewesen. Streich zuerst die Durchgänge danach, vom letzten an.
refusal-places-needed = Aus den Punkten allein geht nicht hervor, wer welchen Platz hat. Gib auch die Platzierungen an.
refusal-impossible-result = So kann dieses Spiel nicht ausgehen. { $reason ->
        [score] { $name } kann nicht { $score } haben, nur { $least } bis { $most }.
        [never] { $name } kann nicht { $score } haben: Keine Durchgänge ergeben das zusammen.
        [together] Diese Punkte ergeben zusammen { $total }; möglich sind für alle zusammen nur { $least } bis { $most }.
        [out] Ohne Karten übrig: { $count }; richtig wäre: { $allowed }.
       *[places] Die Platzierungen passen nicht zu den Punkten. Bei Gleichstand teilt man sich den Platz, z. B. 1, 2, 2, 4.
    }

# Playa Pirata

refusal-treasure-too-often = `{ $treasure }` steht { $count ->
        [one] einmal
       *[other] { $count }-mal
    } da, es gibt ihn aber nur { $most }-mal.
refusal-treasures-buried = Zu viele Schätze: Eingetragen sind { $count }, vergraben werden höchstens { $most }.
