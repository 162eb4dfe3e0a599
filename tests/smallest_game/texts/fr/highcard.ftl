# High Card, le plus petit jeu.

game-highcard = High Card
highcard-score = { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
highcard-pitch = Trois manches, une carte chacun : la plus forte gagne.
highcard-rules = **High Card :** pour deux. À chacune des trois manches, chacun reçoit trois cartes de 1 à 10 et en joue une ; la plus forte rapporte un point. Le plus grand nombre de points gagne.
highcard-round = Manche { $round } sur 3
highcard-turn = C’est au tour de **{ $name }**.
highcard-lying = Sur la table : { $card }
highcard-event-played = { $name } joue { $card }.
highcard-event-round-scored = Manche { $round } : { $scores }
command-highcard = highcard
command-highcard-about = High Card : trois manches, la carte la plus forte gagne
command-highcard-play = jouer
command-highcard-play-about = Jouer une carte
option-card-highcard-play-about = Une carte de ta main, par exemple 7
highcard-deck = Dix cartes, de 1 à 10.
