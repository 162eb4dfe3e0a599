# Was alle in den Ligen eines Servers ansehen dürfen: Tabelle und warum, Karten, Wertungszahlen, frühere Ligen.
# keys.py, command_key: command-*
# keys.py, key_of: why-* why-by-*
# keys.py, option_key: option-*
# keys.py, refusal_key: refusal-*

## Befehle

command-league-standings = tabelle
command-league-standings-about = Sieh dir die ganze Tabelle einer Liga an, mit allen Korrekturen
command-league-export = export
command-league-export-about = Hol dir eine Liga als Dateien, für eine Tabellenkalkulation oder ein Programm
option-game = spiel
option-format = format
option-format-about = CSV für eine Tabellenkalkulation, JSON für ein Programm

## Tabelle

standings-title = Tabelle · { $name }
standings-page = Seite { $page } von { $pages }
standings-points = { $points } { $count ->
        [one] Punkt
       *[other] Punkte
    }
standings-rating = Spielstärke { $rating }
standings-unranked = Partien: { $games } von { $least }
standings-rating-by-game = Spielstärke nach Partien, von 1000 an: { $changes }
standings-games = { $count ->
        [one] eine Partie
       *[other] { $count } Partien
    }
standings-wins = { $count ->
        [0] kein Sieg
        [one] ein Sieg
       *[other] { $count } Siege
    }
standings-byes = { $count ->
        [one] einmal spielfrei
       *[other] { $count }-mal spielfrei
    }
standings-forfeits = { $count ->
        [one] einmal kampflos verloren
       *[other] { $count }-mal kampflos verloren
    }
standings-given = { $given } von Hand
standings-empty = Es ist noch nichts gespielt worden.
standings-low = Je weniger Punkte, desto besser: Es zählt der Schnitt pro Partie.
standings-by-round = Nach Runden: { $points }
standings-by-game = Nach Partien: { $points }
standings-bye = spielfrei
standings-unusual = { $count ->
        [one] 1 Partie mit Hausregeln oder frühem Ende zählt, weil die Moderation es so entschieden hat.
       *[other] { $count } Partien mit Hausregeln oder frühem Ende zählen, weil die Moderation es so entschieden hat.
    }
standings-corrected = { $count ->
        [one] Die Moderation hat ein Ergebnis korrigiert.
       *[other] Die Moderation hat { $count }-mal ein Ergebnis korrigiert.
    }
button-standings = Tabelle
button-why = Warum dieser Platz?
button-ratings = Spielstärken
button-profile = Mein Steckbrief
button-corrections = Korrekturen

## Berichtigungen


## Warum jemand dort steht. Die erste Zahl ist immer die der anderen Person.

why-rank = { $own ->
        [yes] Du stehst
       *[other] **{ $name }** steht
    } auf Platz { $rank }: { $points }.
why-unranked = { $own ->
        [yes] Du hast
       *[other] **{ $name }** hat
    } noch keinen Rang. Beendete Partien: { $games } von { $least }.
why-by-rating = Die Spielstärke entscheidet: { $theirs } zu { $figure }.
why-rules-rating = Die Spielstärke folgt daraus, wer wen in den Partien dieser Rangliste geschlagen hat; wer eine Partie verlässt, ist darin auf dem letzten Platz. Wer gleich stark ist, teilt den Rang.
why-above = Vor { $own ->
        [yes] dir
       *[other] { $name }
    }: **{ $other }**. { $reason }
why-beside = Gleichauf mit { $own ->
        [yes] dir
       *[other] { $name }
    }: **{ $other }**. { $reason }
why-below = Hinter { $own ->
        [yes] dir
       *[other] { $name }
    }: **{ $other }**. { $reason }
why-given = { $given } von Hand, von **{ $name }**:
why-by-points = Die Punkte entscheiden: { $theirs } zu { $figure }.
why-by-table = Punktgleich, also entscheidet der eine Tisch, an dem beide gespielt haben: { $theirs } zu { $figure } Punkte.
why-by-head-to-head = Punktgleich, also entscheidet der direkte Vergleich: { $theirs } zu { $figure } Punkte im Schnitt.
why-by-best-result = Punktgleich, auch im direkten Vergleich. Das beste einzelne Ergebnis entscheidet: { $theirs } zu { $figure } Punkte.
why-by-best-count = Punktgleich, auch im direkten Vergleich und beim besten Ergebnis. Es entscheidet, wie oft es erreicht wurde: { $theirs } zu { $figure }.
why-by-shared = Nichts trennt die beiden, also teilen sie sich den Platz.
why-rules = Was entscheidet, der Reihe nach: die Punkte; der direkte Vergleich an gemeinsamen Tischen; das beste einzelne Ergebnis, und wie oft es erreicht wurde. Wer dann noch gleichauf ist, teilt sich den Platz.

## Karten und Wertungszahlen

card-title = Steckbrief von { $name }
profile-of = Steckbrief von jemand anderem
card-none = Noch keine Partien für einen Steckbrief. Er zeigt beendete Ligapartien, außer denen, die ein Computerpirat gespielt hat.
card-place = Platz im Schnitt: { $whole },{ $tenth }
card-bids = Ansagen geschafft: { $met } von { $made } ({ $percent } %)
card-form = Zuletzt erreichte Plätze, der neueste zuerst: { $places }
card-rating = Spielstärke: **{ $rating }** ± { $uncertainty }, nach { $count ->
        [one] einer Partie
       *[other] { $count } Partien
    }
ratings-title = Spielstärke · { $game }
ratings-about = Über alle Ligapartien auf diesem Server, nach dem Modell von Plackett und Luce (openskill). Alle beginnen mit 1000. Die Zahl ist eine vorsichtige Schätzung der Spielstärke, ± was noch unsicher ist; mit jeder Partie wird sie sicherer.
card-answers = Übliche Antwortzeit: { $time }. Das sehen nur diese Person und die Moderation.
card-minutes = { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    }
ratings-server = In den Ligen hier: { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    }, von { $people ->
        [one] einer Person
       *[other] { $people } Leuten
    }.
ratings-none = Hier ist noch keine Ligapartie zu Ende gespielt worden.
ratings-row = { $rank }. **{ $name }** · **{ $rating }** ± { $uncertainty } · { $count ->
        [one] eine Partie
       *[other] { $count } Partien
    }

## Frühere Ligen

archive-title = Frühere Ligen
archive-none = Auf diesem Server ist noch keine Liga zu Ende. { COMMAND("league", "league-list") } zeigt die laufenden.
archive-select = Tabelle einer Liga ansehen
done-league-exported = Alle öffentlichen Daten zu **{ $name }**, Stand jetzt.

refusal-no-standing = Diese Person steht nicht in der Tabelle dieser Liga. { COMMAND("league", "league-standings") } zeigt, wer darin steht.
