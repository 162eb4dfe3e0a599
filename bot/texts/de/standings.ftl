# Was alle in den Ligen eines Servers ansehen dürfen: Tabelle und warum, Karten, Wertungszahlen, frühere Ligen.

## Befehle

command-league-standings = tabelle
command-league-standings-about = Die ganze Tabelle einer Liga, und was berichtigt wurde
command-league-why = warum
command-league-why-about = Warum du, oder jemand anderes, auf diesem Platz steht
command-league-card = karte
command-league-card-about = Die Karte von jemandem: Partien, Siege, Platz im Schnitt, Form, Wertung
command-league-ratings = wertung
command-league-ratings-about = Die Wertungszahlen eines Spiels über alle Ligen auf diesem Server
command-league-archive = archiv
command-league-archive-about = Die Ligen auf diesem Server, die vorbei sind, und wer gewonnen hat
command-league-export = export
command-league-export-about = Eine Liga als Dateien, für eine Tabellenkalkulation oder ein Programm
option-person = person
option-person-league-why-about = Wessen Platz erklärt wird; deiner, wenn du nichts angibst
option-person-league-card-about = Wessen Karte; deine, wenn du nichts angibst
option-game = spiel
option-game-league-card-about = Welches Spiel; alle, wenn du nichts angibst
option-game-league-ratings-about = Welches Spiel
option-format = format
option-format-about = CSV für eine Tabellenkalkulation, JSON für ein Programm

## Tabelle

standings-title = Tabelle · { $name }
standings-page = Seite { $page } von { $pages }
standings-points = { $points } { $count ->
        [one] Punkt
       *[other] Punkte
    }
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
        [one] einmal ausgesetzt
       *[other] { $count }-mal ausgesetzt
    }
standings-forfeits = { $count ->
        [one] einmal nicht zu Ende gespielt
       *[other] { $count }-mal nicht zu Ende gespielt
    }
standings-empty = Es ist noch nichts gespielt worden.
standings-low = Je weniger Punkte, desto besser: Es zählt der Schnitt je Partie.
standings-corrected = { $count ->
        [one] Die Moderation hat ein Ergebnis berichtigt.
       *[other] Die Moderation hat { $count }-mal ein Ergebnis berichtigt.
    }
button-standings = Tabelle
button-why = Warum stehe ich da?
button-corrections = Berichtigungen

## Berichtigungen

corrections-title = Berichtigungen · { $name }
corrections-head = **Runde { $round }, Tisch { $table }** · { $name } · { $at }
corrections-voided = Zählt nicht mehr: { $before }
corrections-scores = { $before } → { $after }
corrections-again = Zählt wieder: { $after }
corrections-reason = Grund: { $reason }

## Warum jemand dort steht. Die erste Zahl ist immer die der anderen Person.

why-rank = { $own ->
        [yes] Du stehst
       *[other] **{ $name }** steht
    } auf Platz { $rank }: { $points }.
why-above = Vor { $own ->
        [yes] dir
       *[other] { $name }
    }: **{ $other }**. { $reason }
why-beside = Neben { $own ->
        [yes] dir
       *[other] { $name }
    }: **{ $other }**. { $reason }
why-below = Hinter { $own ->
        [yes] dir
       *[other] { $name }
    }: **{ $other }**. { $reason }
why-by-points = Die Punkte entscheiden: { $theirs } zu { $figure }.
why-by-table = Punktgleich, also entscheidet der eine Tisch, an dem beide gespielt haben: { $theirs } zu { $figure } Punkte.
why-by-head-to-head = Punktgleich, also entscheiden die Tische, an denen die Punktgleichen aufeinandertrafen: { $theirs } zu { $figure } Punkte im Schnitt.
why-by-best-result = Punktgleich, und auch gegeneinander gleich. Das beste einzelne Ergebnis entscheidet: { $theirs } zu { $figure } Punkte.
why-by-best-count = Punktgleich, gegeneinander gleich, und dasselbe beste Ergebnis. Es entscheidet, wie oft es erreicht wurde: { $theirs } zu { $figure }.
why-by-shared = Nichts unterscheidet die beiden, also teilen sie sich den Platz.
why-rules = Was entscheidet, der Reihe nach: die Punkte; die Tische, an denen die Punktgleichen aufeinandertrafen; das beste einzelne Ergebnis, und wie oft es erreicht wurde. Wer dann noch gleich ist, teilt sich den Platz.

## Karten und Wertungszahlen

card-title = Die Karte von { $name }
card-none = Hier ist noch keine Ligapartie zu Ende gespielt worden.
card-place = Platz im Schnitt: { $whole },{ $tenth }
card-bids = Ansagen erfüllt: { $met } von { $made } ({ $percent } %)
card-form = Letzte Plätze, der neueste zuerst: { $places }
card-rating = Wertung: **{ $rating }** ± { $uncertainty }, nach { $count ->
        [one] einer Partie
       *[other] { $count } Partien
    }
ratings-title = Wertung · { $game }
ratings-about = Über alle Ligapartien auf diesem Server, nach dem Modell von Plackett und Luce (openskill). Alle beginnen mit 1000; die Zahl ist die Stärke, die jemand so gut wie sicher hat, ± wie unsicher das noch ist. Mit jeder Partie wird es sicherer.
ratings-none = Hier ist noch keine Ligapartie zu Ende gespielt worden.
ratings-row = { $rank }. **{ $name }** · **{ $rating }** ± { $uncertainty } · { $count ->
        [one] eine Partie
       *[other] { $count } Partien
    }

## Frühere Ligen

archive-title = Frühere Ligen
archive-none = Auf diesem Server ist noch keine Liga vorbei. `/league list` zeigt die laufenden.
archive-select = Die Tabelle einer Liga ansehen
done-league-exported = Alles über **{ $name }**, was alle wissen dürfen, auf dem jetzigen Stand.

refusal-no-standing = Wen du meinst, steht nicht in der Tabelle dieser Liga. `/league standings` zeigt, wer darin steht.
