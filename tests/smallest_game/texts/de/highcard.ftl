# High Card, das kleinste Spiel.

game-highcard = High Card
highcard-score = { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }
highcard-pitch = Drei Runden, je eine Karte: Die höhere gewinnt.
highcard-rules = **High Card:** für zwei. In jeder von drei Runden bekommen beide drei Karten von 1 bis 10 und spielen eine; die höhere Karte bringt einen Punkt. Wer die meisten Punkte hat, gewinnt.
highcard-round = Runde { $round } von 3
highcard-turn = **{ $name }** ist am Zug.
highcard-lying = Auf dem Tisch: { $card }
highcard-event-played = { $name } spielt { $card }.
highcard-event-round-scored = Runde { $round }: { $scores }
command-highcard = highcard
command-highcard-about = High Card: drei Runden, die höhere Karte gewinnt
command-highcard-play = spielen
command-highcard-play-about = Eine Karte spielen
option-card-highcard-play-about = Eine Karte aus deiner Hand, etwa 7
highcard-deck = Zehn Karten, 1 bis 10.
