# Grog, el quinto juego.

game-grog = Grog
grog-score = { $score ->
        [one] 1 punto
       *[other] { $score } puntos
    }
grog-pitch = Gana más bazas que nadie, y la última de cada ronda: vale tres puntos.
grog-rules = **Grog:** cinco bazas por ronda. Sirve al palo de salida si puedes; su carta más alta gana la baza. Una baza vale 1 punto, la última de la ronda 3. Gana quien tenga más puntos.
grog-option-rounds = Rondas por partida
grog-suit-a = ancla
grog-suit-b = loro
grog-suit-c = coco
grog-card = { $suit } { $rank }
grog-round = Ronda { $round } de { $rounds }
grog-turn = Le toca a **{ $name }**.
grog-your-turn = **Te toca:** juega una carta.
grog-trick = En la baza:
grog-pad = ronda · jugador · bazas · puntos · total
grog-event-played = { $name } juega { $card }.
grog-event-trick-won = { $name } gana la baza.
grog-event-round-scored = Ronda { $round }: { $scores }
grog-event-dealt = Se reparte la ronda { $round }.
command-grog = grog
command-grog-about = Grog: cinco bazas por ronda, y la última vale el triple
command-grog-play = jugar
command-grog-play-about = Jugar una carta
option-card-grog-play-about = Una carta que puedes jugar, por ejemplo A7
grog-deck = Tres palos.
