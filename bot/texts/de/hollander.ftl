# The Flying Hollander. Schlusskarten (verdeckt), Kampfkarten (offen), Spielstapel und Nachziehstapel.
# keys.py, card_key: hollander-card-*
# keys.py, command_key: command-*
# keys.py, deck_key: hollander-deck*
# keys.py, event_key: hollander-event-*
# keys.py, field_key: hollander-home-*
# keys.py, game_key: game-hollander
# keys.py, game_option_key: hollander-option-*
# keys.py, key_of: hollander-pad-*
# keys.py, option_key: option-*
# keys.py, pitch_key: hollander-pitch
# keys.py, refusal_key: refusal-*
# keys.py, score_key: hollander-score

game-hollander = The Flying Hollander
hollander-pitch = Werde vor allen anderen deine Karten los, trotz Geistern, Meutereien und Kraken.
hollander-score = { $score ->
        [0] keine Karten mehr
        [one] noch { $score } Karte
       *[other] noch { $score } Karten
    }

## Karten

hollander-card-1 = Schiffsjunge
hollander-card-2 = Maschinist
hollander-card-3 = Bootsmann
hollander-card-4 = Ausguck
hollander-card-5 = Koch
hollander-card-6 = Kartograf
hollander-card-7 = Kanonier
hollander-card-8 = Entermannschaft
hollander-card-9 = Schiffsarzt
hollander-card-10 = Unteroffizier
hollander-card-11 = Erster Offizier
hollander-card-12 = Kapitän
hollander-card-fh = Flying Hollander
hollander-card-kr = Kraken
hollander-card-mu = Meuterei
hollander-card-wh = Wurmloch
hollander-card-is = Insel
hollander-card-pi = Pirat
hollander-card-pi-fh = Pirat als Hollander

hollander-option-play-on = Weiterspielen, bis eine Person übrig ist
hollander-option-play-limit = Nach 1000 Zügen aufhören

## Der Tisch

hollander-preparing = Alle dürfen Kampfkarten gegen Handkarten tauschen. Noch nicht bereit: { $names }. Dann fängt **{ $starter }** an.
hollander-turn = { $place ->
        [hand] **{ $name }** ist dran.
        [clash] **{ $name }** ist dran und spielt Kampfkarten.
       *[final] **{ $name }** ist dran und deckt eine Schlusskarte auf.
    }
hollander-turn-call = **{ $name }** hat ein Wurmloch aufgedeckt und bestimmt, wer weiterspielt.
hollander-turn-swap = **{ $name }** hat einen Piraten aufgedeckt und bestimmt, was getauscht wird.
hollander-order = { $bound ->
        [any] Jede Karte ist erlaubt.
        [at_least] Gefragt: **{ $rank } oder höher** (oder eine Sonderkarte).
       *[at_most] Gefragt: **{ $rank } oder niedriger** (oder eine Sonderkarte).
    }{ $captain ->
        [yes] {" "}Meuterei und Insel gehen nicht auf einen Kapitän.
       *[no] {""}
    }
hollander-order-brief = { $bound ->
        [any] Jede Karte
        [at_least] { $rank } oder höher
       *[at_most] { $rank } oder tiefer
    }
hollander-order-more = { $captain ->
        [yes] keine Meuterei/Insel
       *[no] oder Sonderkarte
    }
hollander-pile = **Spielstapel** ({ $count }), oberste zuerst:
hollander-draw = Nachziehstapel: { $draw } · aus dem Spiel: { $removed }
hollander-pile-shown = { $count ->
        [0] Spielstapel: leer
        [1] Spielstapel: 1 Karte
       *[other] Spielstapel: { $count }, neueste links
    }
hollander-draw-shown = Nachziehstapel: { $draw }
hollander-player = { $name }: Hand { $hand }, Kampf { $clash }, Schluss { $final }
hollander-player-out = { $name } ist alle Karten los: Platz { $place }
hollander-dealer = gibt
hollander-is-ready = bereit ✅

hollander-event-begins = { $seat } fängt an.
hollander-event-played = { $seat } spielt { $cards }.
hollander-event-pirate-as-hollander = { $seat } kann mit niemandem tauschen: Der Pirat gilt als Flying Hollander.
hollander-event-turn-lost = { $seat } setzt aus.
hollander-event-called = { $seat } bestimmt: { $called } spielt weiter.
hollander-event-turned = { $seat } deckt { $card } auf{ $played ->
        [yes] {""}.
       *[no] , und das passt nicht.
    }
hollander-event-took-pile = { $seat } nimmt den Spielstapel auf: { $count ->
        [one] eine Karte.
       *[other] { $count } Karten.
    }
hollander-event-pile-removed = { $four_of_a_kind ->
        [yes] Vierling! Der Spielstapel ist aus dem Spiel.
       *[no] Der Kraken zieht den Spielstapel in die Tiefe: Er ist aus dem Spiel.
    }
hollander-event-plays-again = { $seat } spielt noch einmal.
hollander-news-drew = Du hast { $cards } gezogen.
hollander-event-swapped-hand = { $seat } und { $other } tauschen eine Handkarte.
hollander-event-swapped-clash = { $seat } tauscht Kampfkarten mit { $other }: { $gave } gegen { $got }.
hollander-event-swapped-final = { $seat } tauscht Schlusskarte { $slot } gegen Schlusskarte { $other_slot } von { $other }.
hollander-event-went-out = { $seat } ist alle Karten los: Platz { $place }!
hollander-event-play-limit = { $plays } Züge: Hier ist das Spiel aus.
hollander-event-ready = { $seat } ist bereit.
hollander-event-swapped = { $seat } tauscht die Kampfkarte { $lifted } gegen { $laid }.
hollander-event-drew = { $count ->
        [one] { $seat } zieht eine Karte.
       *[other] { $seat } zieht { $count } Karten.
    }
hollander-event-drew-seen = { $seat } zieht { $cards }.
hollander-event-swapped-hand-seen = Von Hand zu Hand: { $seat } gibt { $other } { $gave } und bekommt { $got }.

## Die Hand

hollander-prepare = **Mach dich bereit:** Tipp auf eine Kampfkarte, um sie gegen eine Handkarte zu tauschen, sooft du willst. Tipp dann auf *Bereit*.
hollander-lay-which = Welche Handkarte kommt an die Stelle von { $card }?
hollander-you-are-ready = Du bist bereit. Es tauschen noch: { $names }.
hollander-your-turn = { $place ->
        [hand] **Du bist dran.** Spiel eine Karte oder mehrere gleiche.
       *[clash] **Du bist dran.** Deine Hand ist leer: Spiel deine Kampfkarten.
    }
hollander-how-many = **Du bist dran.** { $card }: Wie viele?
hollander-must-take = **Du bist dran.** Nichts von dir passt, der Spielstapel gehört dir{ $count ->
        [one] {""}: eine Karte.
       *[other] {""}: { $count } Karten.
    }
hollander-turn-one = **Du bist dran.** Deck eine Schlusskarte auf; passt sie nicht, nimmst du sie und den Stapel.
hollander-whom-to-call = **Wurmloch:** Wer spielt weiter?
hollander-swap-whom = **Pirat:** Mit wem tauschst du?
hollander-deck = Ausgabe: die mit Schlusskarten und Kampfkarten. 72 Karten: je vier von 12 Figuren (1 bis 12) und von 👻 🐙 🔃 🌀 🏝️ 🏴‍☠️.
hollander-tip-setup = Kampfkarten kommen nach der Hand, Schlusskarten zuletzt und blind. Hohe und Sonderkarten taugen als Kampfkarten.
hollander-tip-play = { $cards ->
        [one] Nur diese Sorte darfst du spielen.
        [special] Jetzt gehen nur Sonderkarten: Spiel eine, die du entbehren kannst.
       *[some] Spiel die niedrigste Karte, die geht, und alle gleichen dazu; heb Sonderkarten für den Notfall auf.
    }
hollander-tip-lowest = Die niedrigste zuerst: { $card }.
hollander-tip-take = Der Stapel hat auch sein Gutes: Vielleicht sind Sonderkarten dabei.
hollander-swap-which = { $known ->
        [yes] **Pirat:** Was tauschst du mit { $name }?
       *[no] **Pirat:** Mit wem tauschst du, und was?
    } Deine Karte steht vorn; aus der Hand wird zufällig gezogen.
hollander-swap-both = du ⇄ { $name }
hollander-you-are-out = Du bist alle Karten los: Platz { $place }!
hollander-wait = **{ $name }** ist dran.
hollander-clash = Deine Kampfkarten
hollander-finals = Deine Schlusskarten
hollander-buttons-swap = mit Knöpfen tauschen
hollander-your-cards = Deine Hand
hollander-may-play = Jetzt spielbar
hollander-not-now = Gerade nicht
hollander-seen = Geheim: { $name } gab { $other } { $gave } für { $got }.

hollander-place-hand = Handkarten
hollander-place-clash = Kampfkarten
hollander-place-final = Schlusskarten
hollander-where = { $place ->
        [hand] Hand
        [clash] Kampf
       *[final] Schluss
    }
hollander-final-card = Schlusskarte { $slot }
hollander-button-prepare = Karten tauschen
hollander-button-ready = Bereit
hollander-button-take = Spielstapel aufnehmen ({ $count })

hollander-pad-name = Name
hollander-pad-left = übrig
hollander-pad-taken = Stapel
hollander-pad-out = fertig
hollander-pad-legend = übrige Karten · aufgenommene Stapel · Platz, und nach welchem Zug fertig

## Absagen

refusal-not-yourself = Das muss jemand anders sein, nicht du.
refusal-not-in-game = { $name } ist alle Karten los. Nimm jemand anders.
refusal-empty-hand = { $name } hat keine Karte auf der Hand. Nimm jemand anders oder andere Karten.
refusal-not-in-clash = Unter den Kampfkarten von { $name } ist keine solche: { $card }.
refusal-no-final-there = Schlusskarte { $slot } von { $name } liegt nicht mehr da.
refusal-no-such-slot = Schlusskarten haben die Nummern 1 bis 3.
refusal-still-swapping = { $ready ->
        [yes] Du bist bereit, aber andere tauschen noch Kampfkarten. Warte auf sie.
       *[no] Noch werden Kampfkarten getauscht. Wenn du fertig bist, tipp auf *Bereit*.
    }
refusal-already-ready = Du bist schon bereit: Deine Kampfkarten bleiben, wie sie sind.
refusal-swaps-are-over = Das Spiel läuft schon: Kampfkarten lassen sich nicht mehr tauschen.
refusal-call-due = Du hast ein Wurmloch aufgedeckt: Bestimme zuerst, wer weiterspielt. Tipp auf *Meine Karten*.
refusal-swap-due = Du hast einen Piraten aufgedeckt: Bestimme zuerst, was du tauschst. Tipp auf *Meine Karten*.
refusal-no-choice-due = Gerade gibt es nichts zu tauschen oder zu bestimmen.
refusal-swap-changes-nothing = Zweimal { $card }: Dieser Tausch würde nichts ändern.
refusal-finals-not-yet = { $place ->
        [hand] Schlusskarten kommen zuletzt: Spiel erst deine Handkarten.
       *[clash] Schlusskarten kommen zuletzt: Spiel erst deine Kampfkarten.
    }
refusal-turn-final = Du hast nur noch Schlusskarten: Deck eine davon auf.
refusal-can-play = Du kannst eine Karte spielen, also musst du auch. Den Spielstapel nimmt nur, wer nichts spielen kann.
refusal-cards-differ = Zusammen gehen nur gleiche Karten, nicht { $cards }.
refusal-not-on-captain = { $card } geht nicht auf einen Kapitän. { $must_take ->
        [yes] Auch sonst passt nichts von dir: Nimm den Spielstapel auf.
       *[no] Wähl eine andere Karte.
    }
refusal-must-beat = { $bound ->
        [at_least] { $card } ist zu niedrig: Gefragt ist { $rank } oder höher (oder eine Sonderkarte).
       *[at_most] { $card } ist zu hoch: Gefragt ist { $rank } oder niedriger (oder eine Sonderkarte).
    } { $must_take ->
        [yes] So etwas hast du nicht: Nimm den Spielstapel auf.
       *[no] Wähl eine andere Karte.
    }
refusal-clash-not-yet = Kampfkarten dürfen nur dazu, wenn du auf der Hand nur noch genau diese Karte hast und der Nachziehstapel leer ist.

## Befehle

command-hollander = hollander
command-hollander-about = The Flying Hollander: Werde vor allen anderen deine Karten los
command-take-pile = aufnehmen
command-take-pile-about = Nimm den Spielstapel auf, wenn du nichts spielen kannst
option-cards = karten
option-cards-about = Eine Karte oder mehrere gleiche, z. B. 7 7
option-play-on = bis-zum-schluss
option-play-on-about = Es geht weiter, bis nur noch eine Person Karten hat
option-play-limit = zuglimit
option-play-limit-about = Schluss nach 1000 Zügen, falls niemand fertig wird

## Mit echten Karten

hollander-home-left = Übrige Karten
hollander-home-out = Fertig als Nummer
hollander-home-taken = Aufgenommene Stapel (falls gezählt)
refusal-seats-out = Ohne Karten sind laut Eintrag { $count }; richtig wäre: { $allowed }.
refusal-too-many-left = Zusammen können alle keine { $count } Karten übrig haben, höchstens { $most }.
refusal-out-without-cards = { $name }, übrige Karten: { $left }. Eine Nummer bekommt nur, wer keine mehr hat: 1, wer zuerst fertig war, dann 2 und so weiter.
refusal-order-of-going-out = { $count ->
        [one] Eine Person ist
       *[other] { $count } Leute sind
    } fertig geworden, also sind die Nummern 1 bis { $count } dran, jede einmal.

hollander-rules =
    Kurz gesagt: Werde vor allen anderen deine Karten los.
    • Vor dir liegen drei Schlusskarten verdeckt, darauf drei Kampfkarten offen; drei Karten hast du auf der Hand. Vor dem Start dürfen alle Kampfkarten gegen Handkarten tauschen.
    • Wenn du dran bist, spiel eine Karte oder mehrere gleiche, mindestens so hoch wie die oberste. Dann zieh auf drei Karten nach, solange der Nachziehstapel reicht.
    • Wer spielen kann, muss. Wer nicht kann, nimmt den ganzen Spielstapel auf.
    • Sind Hand und Nachziehstapel leer, spielst du die Kampfkarten, danach die Schlusskarten: eine pro Zug, blind aufgedeckt. Passt sie nicht, kommt sie mit dem Spielstapel auf deine Hand.
    • 👻 Flying Hollander: ein Geist, als wäre er nicht da. Liegt er als erste Karte des Stapels, setzt aus, wer als Nächstes dran wäre.
    • 🐙 Kraken: Der Stapel ist aus dem Spiel, und du spielst noch einmal. Vier gleiche Karten in Folge wirken genauso.
    • 🔃 Meuterei: umgekehrt, also gleich hoch oder niedriger; liegt nichts, höchstens 3.
    • 🌀 Wurmloch: Du bestimmst, wer weiterspielt.
    • 🏝️ Insel: Danach ist alles erlaubt. Auf den Kapitän (12) gehen weder Insel noch Meuterei.
    • 🏴‍☠️ Pirat: Tausch eine Karte mit jemandem, Hand gegen Hand, Kampf gegen Kampf oder Schluss gegen Schluss. Geht das nicht, ist er ein Flying Hollander.
    • Wer zuerst keine Karten mehr hat, gewinnt; bei den anderen zählen die übrigen Karten.

hollander-typed-swap = tauschen
hollander-typed-ready = bereit
hollander-typed-final = schlusskarte
hollander-typed-call = bestimmen
