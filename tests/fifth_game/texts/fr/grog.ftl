# Grog, le cinquième jeu.

game-grog = Grog
grog-score = { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
grog-pitch = Fais le plus de plis, et le dernier de chaque manche : il vaut trois points.
grog-rules = **Grog :** cinq plis par manche. Fournis à la couleur demandée si tu le peux ; sa plus forte carte remporte le pli. Un pli vaut 1 point, le dernier de la manche 3. Le plus grand nombre de points gagne.
grog-option-rounds = Manches par partie
grog-suit-a = ancre
grog-suit-b = perroquet
grog-suit-c = noix de coco
grog-card = { $suit } { $rank }
grog-round = Manche { $round } sur { $rounds }
grog-turn = C’est au tour de **{ $name }**.
grog-your-turn = C’est **ton tour** : joue une carte.
grog-trick = Dans le pli :
grog-pad = manche · joueur · plis · points · total
grog-event-played = { $name } joue { $card }.
grog-event-trick-won = { $name } remporte le pli.
grog-event-round-scored = Manche { $round } : { $scores }
grog-event-dealt = La manche { $round } est distribuée.
command-grog = grog
command-grog-about = Grog : cinq plis par manche, et le dernier compte triple
command-grog-play = jouer
command-grog-play-about = Jouer une carte
option-card-grog-play-about = Une carte que tu peux jouer, par exemple A7
grog-deck = Trois couleurs.
