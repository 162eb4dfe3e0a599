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

## A hand

solo-game-edition = { $game } (Ausgabe: { $edition })
solo-title = ### Blatt { $deal } · { $game }
    -# Nächstes Blatt um { $at }, { $ago }.
solo-about = Heute bekommen alle diese Karten, gegen dieselben drei Piraten. Nur du siehst das hier.
solo-late = Vom { $day }; es zählt noch für diesen Tag.
solo-unranked = Noch einmal gespielt: Das zählt nicht.
solo-on-trust = Auf Vertrauen: Die Karten folgen aus dem Datum; wer den Quelltext liest, kann sie ausrechnen. Es gibt keine Rangliste, keine Rolle und keinen Preis.

## When it is over

solo-made = { $bid } angesagt, { $won } gemacht, { $points }
solo-better = Besser als { $percent } % der Piraten.
solo-place = Platz { $place } von { $of }.
solo-field-plays = Andere Piraten spielen dieses Blatt noch: Sieh gleich noch einmal nach, um zu vergleichen.
solo-par = Die Regel der Piraten kommt hier auf { $points }.
solo-in-a-row = { $days ->
        [one] 🔥 1 Tag in Folge.
       *[other] 🔥 { $days } Tage in Folge.
    }

## The day after

solo-back-title = ### Blatt { $deal } · { $game }
    -# { $day }. Der Tag ist vorbei, darum hier alle Karten.
solo-yours = **Du:** { $made }
solo-rule = **Die Regel der Piraten auf deinem Platz:** { $made }
solo-not-played = Dieses Blatt hast du an seinem Tag nicht fertig gespielt. Du kannst es noch spielen, aber es zählt dann nicht.

morning-played = { $name }: { $made }
morning-judged = { $name }: **{ $figure }** von 100 gespielt · { $made }
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
    - Jeden Tag ein Durchgang Skull King mit fünf bis acht Karten, abwechselnd in der ersten Ausgabe und der von 2021. Das neue Blatt kommt um Mitternacht UTC; die Seite zeigt, wann das bei dir ist.
    - Deine drei Gegner sind für alle dieselben Computerpiraten, und wer gleich spielt, bekommt gleiche Antworten. „Besser als …“ vergleicht dich mit 300 Piraten, denen ab und zu ein Fehler unterläuft.
    - Hier gibt es kein Zurücknehmen, keine Ratschläge, keine Pause, keine Frist, keine geplante Karte und keine Revanche: Alle spielen dasselbe Blatt einmal. Du kannst es liegen lassen und eine Woche lang weiterspielen, auf jedem Gerät.
    - Am Tag danach siehst du alle Karten und was die Regel gespielt hat, und du kannst das Blatt noch einmal spielen, ohne dass es zählt.
    - Tage in Folge überstehen einen Urlaub. Niemand wird je erinnert.
solo-help-trust = **Auf Vertrauen.** Die Karten folgen aus dem Datum; wer den Quelltext liest, kann sie ausrechnen, wie beim ersten Wordle. Darum gibt es keine Rangliste, keine Rolle und keinen Preis. Die Zahl nach dem Punkt sagt, welche Piraten spielen: Mit anderen wird nicht verglichen.
privacy-deals = **Blätter des Tages:** deine Züge, das Spiel und die Zeit; Server und Kanal, wo du teilst, mit deinem Namen, außer du lässt ihn weg. Nicht fertig Gespieltes: eine Woche.

## Refusals

refusal-deal-clock = Meine Uhr zeigt einen Tag vor dem ersten Blatt. Gib dem Menschen Bescheid, der mich betreibt; sobald sie stimmt, teilt { COMMAND("daily") } aus.
refusal-deal-not-over = Alle Karten siehst du, sobald der Tag des Blatts vorbei ist. Tipp auf *Heutiges Blatt spielen* für das von heute.
refusal-deal-gone = Dieses Blatt ist nicht mehr gespeichert. { COMMAND("daily") } teilt das heutige aus.
refusal-deal-moved-on = Hier ging es schon weiter, vielleicht auf einem anderen Gerät. So steht es jetzt:
refusal-no-game-to-replay = Du hast noch kein Spiel an einem Tisch fertig gespielt. { COMMAND("tavern", "my-tables") } zeigt deine Tische.
