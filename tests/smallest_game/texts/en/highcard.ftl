# High Card, the smallest game.

game-highcard = High Card
highcard-score = { $score ->
        [one] 1 point
       *[other] { $score } points
    }
highcard-pitch = Three rounds, one card each: the higher one wins.
highcard-rules = **High Card:** for two. In each of three rounds both get three cards from 1 to 10 and play one; the higher card wins a point. The most points win.
highcard-round = Round { $round } of 3
highcard-turn = It’s **{ $name }**’s turn.
highcard-lying = On the table: { $card }
highcard-event-played = { $name } plays { $card }.
highcard-event-round-scored = Round { $round }: { $scores }
command-highcard = highcard
command-highcard-about = High Card: three rounds, the higher card wins
command-highcard-play = play
command-highcard-play-about = Play a card
option-card-highcard-play-about = A card from your hand, such as 7
highcard-deck = Ten cards, 1 to 10.
