# Das Blatt des Tages: eines am Tag, für alle gleich, allein gegen drei Piraten.
# keys.py, button_key: button-*
# keys.py, command_key: command-*
# keys.py, refusal_key: refusal-*

command-daily = tagesblatt
command-daily-about = Das Blatt des Tages: allein gegen drei Piraten, für alle dieselben Karten

button-daily = Blatt des Tages
button-daily-here = Heutiges Blatt spielen
button-solo-look = Noch einmal nachsehen
button-solo-share = In diesem Chat teilen
button-solo-back = Letztes Blatt ansehen
button-solo-before = Das Blatt davor
button-solo-again = Noch einmal spielen
button-solo-rules = Regeln
button-solo-replay = Nachspielen
button-solo-help = Hilfe
button-practise = Erst üben

## A hand

solo-game-edition = { $game } ({ $edition ->
        [first] erste Ausgabe
       *[other] Ausgabe von { $edition }
    })
solo-title = ### Blatt { $deal } · { $game }
    -# Nächstes Blatt um { $at }, { $ago }.
solo-about = Heute bekommen alle diese Karten, gegen dieselben drei Piraten. Nur du siehst das hier.
solo-late = Vom { $day }; es zählt noch für diesen Tag.
solo-unranked = Noch einmal gespielt: Das zählt nicht.
solo-practise-first = Neu hier? *Erst üben*: vier Karten, zwei Minuten, und es zählt nicht.
solo-practice-title = ### Ein Blatt zum Üben · { $game }
    -# Es zählt nicht.
solo-practised = Das war schon alles. Das heutige Blatt hat nur ein paar Karten mehr.
solo-first-bid = Deine Ansage ist, wie viele Stiche du genau machst.
solo-first-score = Genau getroffen bringt sie 20 Punkte je Stich, jeder Stich daneben kostet 10. Eine 0 bringt oder kostet 10 je Karte.
solo-on-trust = Vertrauenssache: Der Quelltext ist öffentlich, also lassen sich die Karten ausrechnen. Es gibt keine Rangliste, keine Rolle und keinen Preis.

## When it is over

solo-score = **{ $points }** · { $bid } angesagt, { $won } gemacht: { $met ->
        [yes] Ansage geschafft.
       *[no] Ansage verfehlt.
    }
solo-played = Gespielt: **{ $figure }** von 100{ $count ->
        [0] .
       *[other] , deine letzten { $count } Blätter { $mean }.
    }
solo-bid-cost = { $points ->
        [0] Die Ansage hat nichts verschenkt.
        [one] Die Ansage hat 1 Punkt verschenkt.
       *[other] Die Ansage hat { $points } Punkte verschenkt.
    }
solo-judging = Wie gut du gespielt hast, rechne ich noch aus: Tipp gleich auf *Noch einmal nachsehen*.
solo-made = { $bid } angesagt, { $won } gemacht, { $points }
solo-field-plays = Der Vergleich wird noch berechnet: Sieh in einer Minute noch einmal nach.
solo-captains-bid = Ein Kapitän, der stärkste Computerpirat, hätte { $bid } angesagt.
solo-par = Ein Computerpirat auf deinem Platz: { $points }.
solo-in-a-row = { $days ->
        [one] 🔥 1 Tag in Folge.
       *[other] 🔥 { $days } Tage in Folge.
    }

## The day after

solo-back-title = ### Blatt { $deal } · { $game }
    -# { $day }. Der Tag ist vorbei, darum hier alle Karten.
solo-yours = **Du:** { $made }
solo-rule = **Ein Computerpirat auf deinem Platz:** { $made }
solo-not-played = Dieses Blatt hast du an seinem Tag nicht fertig gespielt. Du kannst es noch spielen, aber es zählt dann nicht.

morning-played = { $name }: { $made }
morning-judged = { $name } · gespielt: **{ $figure }** von 100 · { $made }
morning-field = Was { $games } Computerpiraten geholt haben. { $people ->
        [one] Die Sonne zeigt das Ergebnis von hier.
       *[other] Die Sonnen zeigen die von hier.
    }
morning-week = **Diese Woche** (die besten fünf Tage zählen)
morning-week-won = 🏆 **Letzte Woche:** { $names } mit { $points } (die besten fünf Tage zählten)
morning-of-week = { $rank }. { $name } · { $points } { $days ->
        [one] (1 Tag)
       *[other] ({ $days } Tage)
    }
morning-more = { $count ->
        [one] … und 1 weiteres Ergebnis.
       *[other] … und { $count } weitere Ergebnisse.
    }
morning-days = { $days ->
        [one] Hier an 1 Tag in Folge gespielt.
       *[other] Hier an { $days } Tagen in Folge gespielt.
    }

## Help, and what people and servers choose

solo-help = ## Das Blatt des Tages
    - Jeden Tag ein Durchgang Skull King mit bis zu acht Karten, abwechselnd in der ersten Ausgabe und der von 2021. Du sagst an, wie viele Stiche du machst, und spielst dann auf genau so viele: Alles Weitere steht in den *Regeln*. Das neue Blatt kommt um Mitternacht UTC; die Seite zeigt, wann das bei dir ist.
    - Alle haben dieselben Karten und dieselben drei Computerpiraten, und auf gleiches Spiel antworten sie immer gleich. Ein Versuch: kein Zurücknehmen, keine Ratschläge. Du kannst das Blatt liegen lassen und eine Woche lang weiterspielen, auf jedem Gerät.
    - Am Tag danach siehst du alle Karten und was ein Computerpirat auf deinem Platz gespielt hat, und du kannst das Blatt noch einmal spielen, ohne dass es zählt.
    - Ein Urlaub unterbricht deine Serie nicht. Ich erinnere nie daran.
    - **Gespielt:** 100 heißt wie ein Kapitän, 0 heißt aufs Geratewohl. Deine Ansage und jede Karte werden mit denen eines Kapitäns verglichen, der auch nicht mehr weiß als du: Kartenglück hilft also nicht. Ein einzelnes Blatt sagt trotzdem wenig, die letzten sieben sagen mehr. Die Balken sind die Punkte von 300 Computerpiraten, denen ab und zu ein Fehler unterläuft.
solo-help-trust = **Vertrauenssache.** Der Quelltext ist öffentlich, also lassen sich die Karten ausrechnen, wie beim ersten Wordle. Darum gibt es keine Rangliste, keine Rolle und keinen Preis.
privacy-deals = **Blätter des Tages, Kaperfahrten, Duelle:** deine Züge, Punkte und Zeiten, und gegen wen; wo du teilst, und dein Name, außer du lässt ihn weg. Nicht beendete Blätter: eine Woche.

## Refusals

refusal-deal-clock = Meine Uhr geht falsch, deshalb kann ich nicht austeilen. Sag bitte den Leuten Bescheid, die mich betreiben.
refusal-deal-not-over = Alle Karten siehst du, sobald der Tag des Blatts vorbei ist. Tipp auf *Heutiges Blatt spielen* für das von heute.
refusal-deal-gone = Dieses Blatt ist nicht mehr gespeichert. { COMMAND("daily") } teilt das heutige aus.
refusal-deal-moved-on = Hier ging es schon weiter, vielleicht auf einem anderen Gerät. So steht es jetzt:
refusal-no-game-to-replay = Du hast noch kein Spiel an einem Tisch fertig gespielt. { COMMAND("tavern", "my-tables") } zeigt deine Tische.
