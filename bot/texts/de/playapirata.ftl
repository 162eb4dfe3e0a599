# Playa Pirata. Ein Schatz auf dem Tisch heißt überall nach seinem Platz, zum Beispiel #3.
# keys.py, card_key: playapirata-card-*
# keys.py, command_key: command-*
# keys.py, deck_key: playapirata-deck*
# keys.py, event_key: playapirata-event-*
# keys.py, field_key: playapirata-home-*
# keys.py, game_key: game-playapirata
# keys.py, game_option_key: playapirata-option-*
# keys.py, key_of: playapirata-about-* playapirata-ask-* playapirata-button-* playapirata-colour-* playapirata-do-* playapirata-effect-* playapirata-pad-* playapirata-turn-*
# keys.py, length_key: playapirata-length-*
# keys.py, option_key: option-*
# keys.py, pitch_key: playapirata-pitch
# keys.py, refusal_key: refusal-*
# keys.py, rules_key: playapirata-rules*
# keys.py, score_key: playapirata-score

game-playapirata = Playa Pirata
playapirata-pitch = Vergrab Schätze, bluff, und lieg mit deinem Tuch obenauf, wenn der Durchgang endet.
playapirata-score = { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }

## Karten

playapirata-colour-y = Gelb
playapirata-colour-r = Rot
playapirata-colour-b = Blau
playapirata-colour-g = Grün
playapirata-card-number = Schatz { $points }
playapirata-card-ts = Totenkopf
playapirata-card-tt = Badetuch-Schatz
playapirata-card-towel = Badetuch { $value } ({ $colour })
playapirata-card-top = Oberstes Badetuch
playapirata-card-spy = Fernrohr
playapirata-card-map = Schatzkarte
playapirata-card-umb = Sonnenschirm
playapirata-card-castle = Sandburg
playapirata-card-skeleton = Skelett
playapirata-card-wave = Welle
playapirata-card-double = Doppeltuch
playapirata-card-flag = Fahne
playapirata-card-bucket = Eimer
playapirata-card-lifeguard = Bademeister
playapirata-card-flipflops = Badelatschen
playapirata-card-piggy = Sparschwein
playapirata-card-parrot = Papagei

playapirata-effect-castle = bleibt auf der Hand; jede übrige 3 unter deinen Tüchern bringt 3 Punkte statt 1
playapirata-effect-skeleton = bleibt auf der Hand; 3 Punkte, wenn du einen Totenkopf ausgräbst
playapirata-effect-wave = bleibt auf der Hand; 3 Punkte, wenn du zwei Schätze mit derselben Zahl ausgräbst
playapirata-effect-double = leg es neben einen Schatz; dort müssen Tücher das oberste um 2 übertreffen
playapirata-effect-flag = leg sie neben einen Schatz, den du gerade vergräbst; dort wirken weder Piraten noch Sonderkarten
playapirata-effect-bucket = sieh dir heimlich einen verdeckten Schatz an, auf dem oben eine 3 liegt
playapirata-effect-lifeguard = sieh dir heimlich die Schätze auf der Hand von jemand anderem an
playapirata-effect-flipflops = versetz deinen Sonnenschirm auf einen anderen Schatz, den du besetzt
playapirata-effect-piggy = nimm eins deiner Tücher mit Wert 1 oder 2 zurück, auch mitten aus einem Stapel
playapirata-effect-parrot = in diesem Zug reicht es, das oberste Tuch zu erreichen, statt es zu übertreffen

## Optionen

playapirata-option-hands = Durchgänge
playapirata-option-hands-match = einer pro Person
playapirata-option-hands-one = nur einer
playapirata-option-hands-two = zwei
playapirata-length-one = 1 Durchgang
playapirata-length-two = 2 Durchgänge
playapirata-length-match = 1 pro Person
playapirata-option-specials = Sonderkarten

## Der Tisch

playapirata-headline = **Durchgang { $number } von { $hands }** · Zug { $round } von { $rounds }
playapirata-turn-draft = **{ $name }** behält eine Sonderkarte und gibt die anderen ab.
playapirata-event-seat-choice = **{ $name }** hat die wenigsten Punkte und wählt für den zweiten Durchgang eine Stelle in der Reihenfolge.
playapirata-turn-bury = **{ $name }** vergräbt einen ersten Schatz.
playapirata-turn-card = **{ $name }** spielt einen Schatz oder einen Piraten.
playapirata-turn-end = **{ $name }** kann noch eine Sonderkarte spielen oder den Zug beenden.
playapirata-turn-towels = **{ $name }** legt Tücher.
playapirata-turn-towels-more = **{ $name }** kann auf noch einen Schatz Tücher legen.
playapirata-event-last-turn = Letzter Zug des Durchgangs: **{ $name }** kann auf einen Schatz Tücher legen.
playapirata-parrot-on = In diesem Zug reicht es, das oberste Tuch zu erreichen.

playapirata-beach = Am Strand
playapirata-face-down = verdeckt
playapirata-pile = oberstes von { $height ->
        [one] 1 Tuch
       *[other] { $height } Tüchern
    }
playapirata-you = du
playapirata-eye = Liegt verdeckt, aber du kennst ihn.
playapirata-buried-by = Vergraben von { $list }
playapirata-told-by = vergraben von { $name }
playapirata-told-pile = { $top } von { $name } obenauf, { $height ->
        [one] 1 Tuch
       *[other] { $height } Tücher
    }

playapirata-player = { $name } ({ $colour })
playapirata-total = { $total ->
        [one] 1 Punkt
       *[other] { $total } Punkte
    }
playapirata-starts = fängt an
playapirata-holds = { $treasures ->
        [one] 1 Schatz
       *[other] { $treasures } Schätze
    }, { $towels ->
        [one] 1 Tuch
       *[other] { $towels } Tücher
    }
playapirata-holds-special = eine Sonderkarte
playapirata-shown = musste zeigen: { $towels }
playapirata-umbrella-kept = Sonnenschirm beiseite für 1 Punkt
playapirata-played = hat gespielt: { $cards }

playapirata-evening = Durchgang { $number }: Die Tücher werden gezählt
playapirata-took = { $name } +{ $score }: { $treasures }; { $left ->
        [0] kein Tuch übrig
        [one] 1 Tuch übrig
       *[other] { $left } Tücher übrig
    }
playapirata-took-nothing = kein Schatz

## Die Karten auf der Hand

playapirata-wins = Schätze unter deinem Tuch zählen.
playapirata-do-draft = **Behalte eine dieser Sonderkarten.** Die anderen gibst du ab.
playapirata-do-sit = **Du hast die wenigsten Punkte**, also darfst du wählen: An welcher Stelle spielst du im zweiten Durchgang?
playapirata-do-bury = **Du bist dran.** Vergrab einen Schatz; nur du kennst ihn dann.
playapirata-do-card = **Du bist dran.** Spiel einen Schatz oder einen Piraten; danach kommen die Tücher.
playapirata-do-treasure = **Du bist dran.** Spiel einen Schatz; danach kommen die Tücher.
playapirata-do-pirate = **Du bist dran.** Spiel einen Piraten; danach kommen die Tücher.
playapirata-do-end = **Du bist dran.** Beende den Zug oder spiel vorher deine Sonderkarte, wenn sie jetzt geht.
playapirata-do-lay = **Du bist dran.** Wohin legst du Tücher?
playapirata-do-lay-more = **Du bist dran.** Du kannst auf noch einen Schatz Tücher legen oder den Zug beenden.
playapirata-do-done = **Du bist dran.** Mehr kannst du nicht legen: Beende den Zug.
playapirata-do-show = **Du bist dran.** Du kannst nirgends Tücher legen. Zeig allen, welche du noch hast: Das beendet den Zug.
playapirata-do-last = **Der letzte Zug des Durchgangs gehört dir.** Leg Tücher auf einen Schatz oder beende den Zug.
playapirata-do-other-towels = Auf welchen Schatz legst du andere Tücher? `4+` heißt: zusammen 4 oder mehr.
playapirata-do-guard = Du kannst jetzt deinen Bademeister spielen, bevor der erste Schatz vergraben wird.

playapirata-ask-spy = Welchen Schatz siehst du dir an? Nur du kennst ihn dann.
playapirata-ask-map = Welchen Schatz deckst du auf, für alle und auf Dauer?
playapirata-ask-umbrella = Auf welchen Schatz kommt dein Sonnenschirm? Dort kann dann niemand mehr Tücher legen.
playapirata-ask-double = Neben welchen Schatz legst du es? Dort müssen Tücher dann das oberste um 2 übertreffen.
playapirata-ask-bucket = Welchen Schatz siehst du dir an? Nur du kennst ihn dann.
playapirata-ask-lifeguard = Wessen Schätze siehst du dir an?
playapirata-ask-flipflops = Wohin kommt dein Sonnenschirm?
playapirata-ask-piggy = Aus welchem Stapel nimmst du ein Tuch zurück?
playapirata-ask-piggy-towel = Welches deiner Tücher auf #{ $place } nimmst du zurück?
playapirata-ask-lay = Welche Tücher auf #{ $place }? Mindestens **{ $needed }**; das niedrigste kommt nach oben.
playapirata-chosen = Bisher { $towels }, zusammen { $sum }.

playapirata-your-cards = Deine Karten
playapirata-no-towels-left = Keine Tücher mehr
playapirata-seen-hand = Auf der Hand von { $name }: { $cards }
playapirata-seen-draft = Deine Auswahl an Sonderkarten: { $cards }

playapirata-button-turn = Mein Zug
playapirata-button-bury = Vergraben: { $card }
playapirata-button-sit = An { $place }. Stelle
playapirata-button-spy = Fernrohr, ohne Wirkung
playapirata-button-map = Schatzkarte, ohne Wirkung
playapirata-button-umbrella = Sonnenschirm für 1 Punkt weglegen
playapirata-button-batch = { $count ->
        [one] Tuch { $values }
       *[other] Tücher { $values }
    }
playapirata-button-more-towels = Mehr …
playapirata-button-lay = Auf { $place }{ $known ->
        [0] {""}
       *[other] {" "}({ $known })
    }: { $towels }
playapirata-other-towels = Andere Tücher legen …
playapirata-deck = Ausgabe: dV Giochi, 2014. 15 Schätze: je zwei 💰 von 3 bis 7, vier ☠️, ein 🏖️. Alle haben 12 Tücher (je vier mit 1, 2 und 3) und 🔭 🗺️ ⛱️. Je nach Einstellung kommen 10 Sonderkarten dazu.
playapirata-tip-bury = Einen hohen verteidigen, oder mit einem Totenkopf andere weglocken.
playapirata-about-spy = Fernrohr: zeigt dir heimlich einen Schatz.
playapirata-about-map = Schatzkarte: deckt einen Schatz für alle auf.
playapirata-about-umb = Sonnenschirm: sichert einen Schatz, den du besetzt.
playapirata-tip-lay = { $alone ->
        [yes] Eine 3 allein hält am besten.
       *[no] Zu übertreffen ist nur dein niedrigstes Tuch.
    }
playapirata-tip-scored = Durchgang { $round }: { $treasures } für Schätze, { $towels } für übrige Tücher, { $more } für den Rest: zusammen { $score }.
playapirata-button-show = Meine Tücher zeigen
playapirata-button-done = Zug beenden

## Der Wertungsblock

playapirata-pad-hand = Durchgang { $number }
playapirata-pad-treasures = Schätze
playapirata-pad-towels = Tücher übrig
playapirata-pad-bonus = Bonus
playapirata-pad-score = Punkte
playapirata-pad-total = Summe
playapirata-pad-taken = Unter jedem Namen die ausgegrabenen Schätze: ihre Zahl, { $skull } für einen Totenkopf, { $towel } für den Badetuch-Schatz

## Was passiert ist

playapirata-event-kept = { $name } behält eine Sonderkarte.
playapirata-event-kept-seen = { $name } behält eine Sonderkarte: { $card }.
playapirata-event-draft-over = Alle haben eine Sonderkarte. { $name } fängt an.
playapirata-event-seat-chosen = { $name } spielt an { $place }. Stelle.
playapirata-event-dealt = Durchgang { $hand } ist ausgeteilt; { $name } fängt an.
playapirata-event-buried = { $name } vergräbt einen Schatz bei #{ $place }.
playapirata-event-buried-seen = { $name } vergräbt einen Schatz bei #{ $place }: { $card }.
playapirata-event-spied = { $name } sieht sich #{ $place } durchs Fernrohr an.
playapirata-event-spied-seen = { $name } sieht sich #{ $place } durchs Fernrohr an: { $card }.
playapirata-event-spied-none = { $name } spielt das Fernrohr, aber es gibt nichts zu sehen.
playapirata-event-mapped = { $name } deckt #{ $place } mit der Schatzkarte auf: { $card }.
playapirata-event-mapped-none = { $name } spielt die Schatzkarte, aber es gibt nichts aufzudecken.
playapirata-event-umbrella-played = { $name } stellt den Sonnenschirm auf #{ $place }.
playapirata-event-umbrella-played-none = { $name } legt den Sonnenschirm für 1 Punkt beiseite.
playapirata-event-laid = { $name } legt { $towels } auf #{ $place }.
playapirata-event-laid-taken = { $name } legt { $towels } auf #{ $place } und nimmt { $other } den Schatz weg.
playapirata-event-towels-shown = { $name } kann keine Tücher legen und zeigt { $towels }.
playapirata-event-towels-shown-none = { $name } hat keine Tücher mehr zum Legen.
playapirata-event-double-laid = { $name } legt das Doppeltuch neben #{ $place }.
playapirata-event-flag-laid = { $name } steckt die Fahne neben #{ $place }.
playapirata-event-bucket-played = { $name } sieht sich #{ $place } mit dem Eimer an.
playapirata-event-bucket-played-seen = { $name } sieht sich #{ $place } mit dem Eimer an: { $card }.
playapirata-event-lifeguard-played = { $name } schickt den Bademeister zu den Schätzen von { $other }.
playapirata-event-lifeguard-played-seen = { $name } schickt den Bademeister zu den Schätzen von { $other }: { $cards }.
playapirata-event-umbrella-moved = { $name } schlüpft in die Badelatschen und versetzt den Sonnenschirm auf #{ $place }.
playapirata-event-towel-taken-back = { $name } schlachtet das Sparschwein und nimmt { $card } von #{ $place } zurück; oben liegt { $top }.
playapirata-event-towel-taken-back-none = { $name } schlachtet das Sparschwein und nimmt { $card } von #{ $place } zurück; dort liegt kein Tuch mehr.
playapirata-event-parrot-played = { $name } spielt den Papagei. { playapirata-parrot-on }
playapirata-event-treasure-taken = { $name } gräbt #{ $place } aus: { $card }.
playapirata-event-hand-scored = Durchgang { $hand }: { $scores }

## Absagen

refusal-special-is-kept = Diese Karte spielst du nicht: Sie zählt am Ende des Durchgangs. ({ $card })
refusal-not-your-colour = Dieses Tuch ist nicht deins: { $card }. Deine Farbe ist { $colour }.
refusal-not-in-packet = Diese Karte kannst du nicht behalten: { $card }. Zur Auswahl stehen: { $packet }.
refusal-draft-first = Such dir zuerst die Sonderkarte aus, die du behältst.
refusal-seat-first = Such dir zuerst deine Stelle in der Reihenfolge des zweiten Durchgangs aus.
refusal-card-first = Spiel zuerst einen Schatz oder einen Piraten; die Tücher kommen danach.
refusal-first-turn-over = Dein Schatz ist vergraben. Spiel jetzt deine Sonderkarte oder beende den Zug.
refusal-card-already-played = Deinen Schatz oder Piraten hast du schon gespielt. Leg jetzt Tücher oder zeig sie, wenn es nicht geht.
refusal-only-towels-left = In diesem letzten Zug kannst du nur noch Tücher auf einen Schatz legen oder den Zug beenden.
refusal-nothing-to-keep = Gerade gibt es keine Sonderkarten zur Auswahl.
refusal-no-seat-choice = Eine Stelle in der Reihenfolge kannst du jetzt nicht wählen.
refusal-no-towels-on-first-turn = Im ersten Zug eines Durchgangs vergräbst du nur einen Schatz. Tücher kommen ab dem zweiten Zug.
refusal-under-umbrella = Auf #{ $place } steht der Sonnenschirm von { $name }: Dort lassen sich weder Tücher legen noch zurücknehmen.
refusal-laid-there-already = Auf #{ $place } hast du in diesem Zug schon gelegt. Nimm einen anderen Schatz oder beende den Zug.
refusal-too-few-towels = Von { $card } hast du nur { $held }, nicht { $wanted }.
refusal-too-low = Das reicht nicht. Oben auf #{ $place } liegt { $top }, deine Tücher müssen also zusammen mindestens { $needed } ergeben, nicht { $sum }.
refusal-laid-already = Du hast in diesem Zug schon Tücher gelegt: Beende den Zug.
refusal-must-lay-towels = Du kannst noch Tücher legen, also musst du auch. Es geht auf: { $places }.
refusal-must-show = Du kannst keine Tücher legen. Zeig also, welche du hast: Das beendet den Zug.
refusal-bury-first = Im ersten Zug eines Durchgangs vergräbst du einen Schatz. Piraten kommen später.
refusal-must-aim = Wähl einen Schatz für { $card }: { $places }.
refusal-umbrella-needs-treasure = Auf keinem Schatz liegt dein Tuch obenauf. Dann geht der Sonnenschirm nur als deine letzte Schatz- oder Piratenkarte.
refusal-flagged = Neben #{ $place } steht eine Fahne: Dort wirken weder Piraten noch Sonderkarten. Nimm einen anderen Schatz.
refusal-not-occupied = Du besetzt #{ $place } nicht: Ganz oben muss dein Tuch liegen.
refusal-face-up-already = #{ $place } liegt schon offen. Nimm einen anderen Schatz.
refusal-special-before-towels = Sonderkarten kommen vor den Tüchern. In diesem Zug ist es zu spät für { $card }.
refusal-special-not-on-first-turn = Im ersten Zug eines Durchgangs geht das noch nicht: { $card }.
refusal-flag-needs-burial = Die Fahne kommt zu einem Schatz, den du im selben Zug vergräbst: Vergrab zuerst einen.
refusal-top-is-not-three = Der Eimer sieht nur unter ein Tuch mit Wert 3, und auf #{ $place } liegt oben keins.
refusal-own-hand = Deine eigenen Schätze kennst du. Nimm jemand anders.
refusal-nobody-has-colour = An diesem Tisch spielt niemand { $colour }. Nimm eine andere Farbe.
refusal-no-treasures-in-hand = { $name } hat keine Schätze mehr auf der Hand. Nimm jemand anders.
refusal-umbrella-not-in-play = Dein Sonnenschirm steht noch auf keinem Schatz, die Badelatschen können ihn also nicht versetzen.
refusal-umbrella-is-there = Dein Sonnenschirm steht schon auf #{ $place }. Nimm einen anderen Schatz.
refusal-towel-not-there = Auf #{ $place } liegt kein solches Tuch von dir: { $card }.
refusal-towel-too-high = Das Sparschwein holt nur Tücher bis Wert { $most } zurück, also nicht dieses: { $card }.
refusal-no-such-treasure = Einen Schatz #{ $place } gibt es nicht, nur #1 bis #{ $last }.
refusal-no-such-turn = Die Reihenfolge hat keine Stelle { $place }. Wähl eine von 1 bis { $last }.

## Die Regeln in Kürze

## Mit echten Karten

playapirata-home-treasures = Schätze
playapirata-home-towels = Übrige Tücher
playapirata-home-umbrella = Sonnenschirm beiseite (1 = ja)
playapirata-home-special = Punkte der Sonderkarte
playapirata-rules =
    Kurz gesagt: Sorg dafür, dass am Ende des Durchgangs dein Badetuch auf den besten Schätzen obenauf liegt.
    • Alle haben 12 Tücher (Wert 1 bis 3), drei Piraten und ein paar Schätze: Zahlen für 3 bis 7 Punkte, Totenköpfe (zwei bringen 10 Punkte, drei oder mehr 18) und einen Badetuch-Schatz (2 Punkte pro Tuch darauf, höchstens 8).
    • Im ersten Zug vergräbst du verdeckt einen Schatz. Nur du kennst ihn.
    • Danach vergräbst du jeden Zug einen Schatz oder spielst einen Piraten: Das Fernrohr zeigt dir heimlich einen Schatz, die Schatzkarte deckt einen auf, der Sonnenschirm sichert einen, den du besetzt.
    • Dann legst du Tücher auf einen oder zwei Schätze. Zusammen müssen sie das oberste Tuch übertreffen; das niedrigste davon kommt nach oben. Wem das oberste Tuch gehört, der besetzt den Schatz. Kannst du keins legen, zeigst du deine Tücher.
    • Sind alle Schätze und Piraten gespielt, legt nur noch einmal Tücher, wer angefangen hat, und zwar auf einen Schatz.
    • Am Ende des Durchgangs graben alle aus, was sie besetzen. Jedes übrige Tuch bringt 1 Punkt, ein Sonnenschirm ohne Schatz auch.
    • Es gibt einen Durchgang pro Person, und alle fangen einmal an. Wer die meisten Punkte hat, gewinnt; bei Gleichstand zählt der beste einzelne Durchgang.
    • Mit Sonderkarten wählst du reihum eine Karte dazu. Du spielst sie zusätzlich zum normalen Zug oder hebst sie für das Ende des Durchgangs auf.

## Slash-Befehle

command-playapirata = playapirata
command-playapirata-about = Playa Pirata: Leg deine Badetücher auf die besten Schätze
command-bury = vergraben
command-bury-about = Vergrab einen Schatz
command-lay-towels = legen
command-lay-towels-about = Leg Tücher auf einen Schatz
command-end-turn = fertig
command-end-turn-about = Beende deinen Zug
option-treasure = schatz
option-treasure-about = Ein Schatz auf deiner Hand, z. B. T5, TS oder TT
option-towels = tücher
option-towels-about = Der Schatz und deine Tücher, z. B. #3 2 1
option-hands = durchgänge
option-hands-about = Wie viele Durchgänge gespielt werden
option-specials = sonderkarten
option-specials-about = Ob mit Sonderkarten gespielt wird

playapirata-typed-keep = behalten
playapirata-typed-sit = reihenfolge
playapirata-typed-show = zeigen
