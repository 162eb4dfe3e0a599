# Skull King, die Ausgabe von 2021: ihre Karten, ihre Optionen, die Kräfte ihrer Piraten.
# keys.py, card_key: skullking-card-*
# keys.py, deck_key: skullking-deck*
# keys.py, event_key: skullking-event-*
# keys.py, field_key: skullking-home-*
# keys.py, game_option_key: skullking-option-*
# keys.py, key_of: skullking-about-* skullking-button-* skullking-load-* skullking-suit-*
# keys.py, length_key: skullking-length-*
# keys.py, preset_key: skullking-preset*
# keys.py, refusal_key: refusal-*
# keys.py, rules_key: skullking-rules*

skullking-suit-g = Grün
skullking-suit-u = Lila
skullking-card-l = Beute
skullking-card-ti = Tigress
skullking-card-ti-p = Tigress als Pirat
skullking-card-ti-e = Tigress als Escape
skullking-card-kr = Kraken
skullking-card-ww = Weißer Wal
skullking-card-pr = Rosie D’Laney
skullking-card-pb = Bendt der Bandit
skullking-card-ps = Rascal von Roatán
skullking-card-pj = Juanita Jade
skullking-card-ph = Harry der Riese
skullking-button-ti-p = Tigress: Pirat
skullking-button-ti-e = Tigress: Escape
skullking-ghost = Graubarts Geist

skullking-option-edition = Ausgabe
skullking-option-edition-first = erste
skullking-option-edition-2021 = 2021
skullking-option-dealing = Karten
skullking-option-dealing-classic = 1 bis 10
skullking-option-dealing-even-keeled = 2 2 4 4 bis 10 10
skullking-option-dealing-brawl = Getümmel: 6 bis 10
skullking-option-dealing-swift = fünfmal 5
skullking-option-dealing-broadside = zehnmal 10
skullking-option-dealing-whirlpool = 9 9 7 7 bis 1 1
skullking-option-dealing-bedtime = einmal 1
skullking-length-swift = 5 × 5 Karten
skullking-length-brawl = 6–10 Karten
skullking-length-classic = 1–10 Karten
skullking-option-scoring = Zählweise
skullking-option-scoring-skull-king = Skull King
skullking-option-scoring-rascal = Rascal
skullking-option-cannonball = Kanonenkugel
skullking-option-cannonball-about = Jede Ansage ist Kartätsche oder Kanonenkugel: alles oder nichts
skullking-option-kraken = Kraken
skullking-option-kraken-about = Sein Stich wird beiseitegelegt, niemand macht ihn
skullking-option-whale = Weißer Wal
skullking-option-whale-about = In seinem Stich zählen nur Zahlen, gleich welcher Farbe
skullking-option-loot = Beute
skullking-option-loot-about = Zwei Karten, die Verbündete machen
skullking-option-powers = Kräfte der Piraten
skullking-option-powers-about = Wer einen Stich mit einem Piraten macht, nutzt dessen Kraft
skullking-option-ghost = Graubarts Geist
skullking-option-ghost-about = Zu zweit spielt ein drittes Blatt mit
skullking-preset = Vorlagen (2021)
skullking-preset-beginner = Für den Anfang
skullking-preset-beginner-about = Die 70 Karten, sonst nichts
skullking-preset-all-aboard = Alle an Bord
skullking-preset-all-aboard-about = Kraken, Weißer Wal, Beute und die Kräfte der Piraten

skullking-no-suit = In diesem Stich ist nichts zu bedienen
skullking-power-due = **{ $name }** hat mit { $card } gewonnen und nutzt die Kraft.
skullking-load = { $load ->
        [cannon] Kanonenkugel
       *[grape] Kartätsche
    }
skullking-load-grape = Kartätsche
skullking-load-cannon = Kanonenkugel
skullking-bet = Wette { $bet }
skullking-pile = { $count ->
        [one] { $count } Karte ist nicht ausgeteilt
       *[other] { $count } Karten sind nicht ausgeteilt
    }
skullking-ghost-cards = { $name }: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
skullking-your-bid-load = Deine Ansage: **{ $bid }**, { $load ->
        [cannon] Kanonenkugel
       *[grape] Kartätsche
    }. Du kannst sie ändern, bis alle angesagt haben.
skullking-ask-pr = **Du bist dran.** Rosie D’Laney: Wer spielt den nächsten Stich aus?
skullking-ask-pb = **Du bist dran.** Bendt der Bandit hat für dich { $cards } gezogen. Wirf { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } ab.
skullking-ask-ps = **Du bist dran.** Rascal von Roatán: Wette auf deine Ansage { $bid }. Geschafft, gewinnst du den Einsatz; daneben, verlierst du ihn.
skullking-ask-ph = **Du bist dran.** Harry der Riese: Angesagt hast du { $bid }, gemacht { $won }. Ändere deine Ansage um eins oder lass sie.
skullking-seen = Juanita Jade hat dir die Karten gezeigt, die nicht ausgeteilt sind
skullking-thrown = Für Bendt hast du { $cards } abgeworfen.
skullking-button-bet = { $bet } wetten
skullking-button-no-bet = Nicht wetten
skullking-button-change = { $change ->
        [0] Ansage { $bid } lassen
       *[other] Ansage auf { $bid } ändern
    }

skullking-event-set-aside = Niemand macht den Stich: { $cards }. { $name } spielt den nächsten aus.
skullking-allied = Beute: { $name } ist jetzt mit { $allies } verbündet
skullking-event-power-due = { $name } nutzt die Kraft von { $card }.
skullking-event-drew = Bendt der Bandit zieht { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } für { $name }.
skullking-event-drew-seen = Bendt der Bandit zieht für { $name }: { $cards }
skullking-event-looked = Juanita Jade zeigt { $name } die Karten, die nicht ausgeteilt sind.
skullking-event-leader-chosen = { $name } lässt { $leader } den nächsten Stich ausspielen.
skullking-event-discarded = { $name } wirft { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } ab.
skullking-event-discarded-seen = { $name } wirft { $cards } ab
skullking-event-bet-made = { $bet ->
        [0] { $name } wettet nicht.
       *[other] { $name } wettet { $bet } Punkte.
    }
skullking-event-bid-changed = { $change ->
        [0] { $name } lässt die Ansage bei { $bid }.
       *[other] { $name } ändert die Ansage auf { $bid }.
    }

skullking-pad-dealt = 3·4: Durchgang 3, je 4 Karten
skullking-pad-load = { $load ->
        [cannon] kk
       *[grape] kt
    }
skullking-pad-loads = kt Kartätsche, kk Kanonenkugel

refusal-load-needed = In dieser Partie gehört zu jeder Ansage eine Ladung. Tipp auf *Meine Karten* oder sag noch einmal an, mit { OPTION("load") }.
refusal-no-loads-here = In dieser Partie gibt es keine Kanonenkugel. Sag nur die Zahl an, ohne { OPTION("load") }.
refusal-power-due = Erst kommt { $card }: Alle warten, bis du diese Kraft nutzt. Tipp auf *Meine Karten*, dort steht, was du wählen kannst.
refusal-no-power-due = Gerade hast du keine Kraft eines Piraten zu nutzen. Tipp auf *Meine Karten*, dort steht, was du tun kannst.
refusal-leader-out-of-range = Nenn jemanden mit der Nummer des Sitzplatzes, von 1 bis { $most }.
refusal-discard-count = Wirf { $count ->
        [one] genau { $count } Karte
       *[other] genau { $count } verschiedene Karten
    } aus deiner Hand ab.
refusal-bet-out-of-range = Du kannst 0, 10 oder 20 wetten.
refusal-change-out-of-range = Deine Ansage ist { $bid }: Du kannst sie höchstens um eins ändern, also auf { $least } bis { $most }. Nimm -1, 0 oder 1.
refusal-which-pirate = Du hast mehr als einen Piraten, und jeder hat eine Kraft. Nenn einen: { $cards }.
button-power = Kraft nutzen

## Mit echten Karten

skullking-home-load = Ladung

refusal-lost-tricks = In diesem Durchgang gibt es { $needed ->
        [one] nur einen Stich
       *[other] { $needed } Stiche
    }; an niemanden gehen können höchstens { $most }. Eingetragen sind zusammen { $tricks }.
refusal-bonus-between = { $name } kann keinen Bonus von { $bonus } haben: Jeder Bonus ist ein Vielfaches von { $step }.
refusal-bonus-out-of-range = Ein Bonus von { $bonus } für { $name } kann in diesem Durchgang nicht herauskommen: Mit Ansage { $bid } und { $tricks ->
        [one] einem gemachten Stich
       *[other] { $tricks } gemachten Stichen
    } geht nur { $allowed }.
refusal-ally-missing = Für einen Bonus von { $bonus } braucht { $name } ein Bündnis, und das bringt beiden 20 Punkte. Trag es bei beiden ein.
refusal-tricks-too-many = In diesem Durchgang gibt es { $needed ->
        [one] nur einen Stich
       *[other] { $needed } Stiche
    }, eingetragen sind zusammen { $tricks }.

skullking-rules-2021 =
    Kurz gesagt: Mach genau so viele Stiche, wie du ansagst. Das ist die Ausgabe von 2021, für 2 bis 8 Leute.
    • Ein Stich: Alle spielen eine Karte, die beste bekommt sie alle.
    • Alle sagen geheim an. Steht die letzte Ansage, wird aufgedeckt.
    • Die erste Karte, die keine Escape und keine Beute ist, entscheidet: Ist es eine Zahl, wird ihre Farbe bedient; ist es eine Sonderkarte, ist in diesem Stich nichts zu bedienen. Sonderkarten darfst du jederzeit spielen.
    • Die Totenkopfflagge (Schwarz) ist Trumpf. Eine Mermaid schlägt jede Farbe, ein Pirat schlägt Mermaids, der Skull King schlägt Piraten, eine Mermaid schlägt den Skull King. Escape und Beute gewinnen nur unter sich, dann die erste. Die Tigress ist Pirat oder Escape, wie du willst.
    • Ansage geschafft: 20 Punkte pro Stich. Daneben: −10 für jeden Stich zu viel oder zu wenig. Ansage 0: ±10 pro ausgeteilte Karte.
    • Bonus, wenn deine Ansage stimmt: 10 für jede 14, die du machst (20 für die schwarze), 20 für jede Mermaid, die dein Pirat fängt, 30 für jeden Piraten, den dein Skull King fängt, 40 für den Skull King, den deine Mermaid fängt.
    • Kraken: Niemand macht den Stich. Weißer Wal: Die höchste Zahl gewinnt, gleich welcher Farbe. Liegen beide im Stich, zählt die spätere Karte. Macht niemand den Stich, spielt aus, wer ihn ohne den Kraken gemacht hätte; nach einem Weißen Wal ohne jede Zahl, wer den Wal gespielt hat.
    • Zu zweit spielt Graubarts Geist mit: Er bekommt Karten und spielt immer als Zweiter die oberste, ohne zu bedienen. Er kann Stiche machen und spielt dann aus, aber er sagt nicht an, bekommt keine Punkte, nutzt keine Kräfte und ist mit niemandem verbündet. Zu acht bekommt niemand mehr als 8 Karten.
    • Beute: Wer sie spielt und wer sie bekommt, erhält je 20, wenn beide Ansagen stimmen.
    • Kräfte, für alle, die mit einem Piraten gewinnen: Rosie D’Laney bestimmt, wer ausspielt; Bendt der Bandit zieht 2 Karten und wirft 2 ab; Rascal von Roatán wettet 0, 10 oder 20; Juanita Jade zeigt, was nicht ausgeteilt ist; Harry der Riese ändert die Ansage um eins. Nach dem letzten Stich eines Durchgangs gilt nur seine Kraft.
    • Zählweise des Rascal: Jeder Durchgang ist 10 pro Karte wert, die Hälfte bei einem Stich daneben, auch beim Bonus für Karten, nicht bei Wetten. Kanonenkugel: 15 pro Karte oder nichts.
skullking-deck-2021 = 70 Karten: ⭐ 🦜 📜 🏴 je 1 bis 14, 5 Escapes, 5 Piraten, 2 Mermaids, die Tigress, der Skull King. Je nach Einstellung auch Kraken, Weißer Wal und 2-mal Beute.
skullking-about-ww = Weißer Wal: In seinem Stich zählen nur Zahlen, die höchste gewinnt, egal welche Farbe.
skullking-about-kr = Kraken: Den Stich, in dem er liegt, macht niemand.
skullking-about-l = Beute: gewinnt nur unter Escapes und Beute, wenn sie zuerst liegt. Wer sie bekommt, ist mit dir verbündet: je 20, wenn beide Ansagen stimmen.
skullking-about-ti = Tigress: Pirat oder Escape, das sagst du beim Spielen.
skullking-about-ph = Harry der Riese: ein Pirat. Gewinnst du mit ihm, darfst du deine Ansage um eins ändern.
skullking-about-pj = Juanita Jade: eine Piratin. Gewinnst du mit ihr, siehst du die Karten, die nicht ausgeteilt sind.
skullking-about-ps = Rascal von Roatán: ein Pirat. Gewinnst du mit ihm, darfst du 10 oder 20 auf deine Ansage setzen.
skullking-about-pb = Bendt der Bandit: ein Pirat. Gewinnst du mit ihm, ziehst du 2 Karten und wirfst 2 ab.
skullking-about-pr = Rosie D’Laney: eine Piratin. Gewinnst du mit ihr, bestimmst du, wer als Nächstes ausspielt.

skullking-typed-lead = ausspielen lassen
skullking-typed-discard = abwerfen
skullking-typed-bet = wetten
skullking-typed-change = ansage ändern
