# High Card, el juego más pequeño.

game-highcard = High Card
highcard-score = { $score ->
        [one] 1 punto
       *[other] { $score } puntos
    }
highcard-pitch = Tres rondas, una carta cada uno: gana la más alta.
highcard-rules = **High Card:** para dos. En cada una de las tres rondas ambos reciben tres cartas del 1 al 10 y juegan una; la más alta vale un punto. Gana quien tenga más puntos.
highcard-round = Ronda { $round } de 3
highcard-turn = Le toca a **{ $name }**.
highcard-lying = En la mesa: { $card }
highcard-event-played = { $name } juega { $card }.
highcard-event-round-scored = Ronda { $round }: { $scores }
command-highcard = highcard
command-highcard-about = High Card: tres rondas, gana la carta más alta
command-highcard-play = jugar
command-highcard-play-about = Jugar una carta
option-card-highcard-play-about = Una carta de tu mano, por ejemplo 7
highcard-deck = Diez cartas, del 1 al 10.
