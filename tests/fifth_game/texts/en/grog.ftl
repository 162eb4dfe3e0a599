# Grog, the fifth game.

game-grog = Grog
grog-score = { $score ->
        [one] 1 point
       *[other] { $score } points
    }
grog-pitch = Take the most tricks, and the last of each round: that one is worth three.
grog-rules = **Grog:** five tricks a round. Follow the suit that was led if you can; its highest card takes the trick. A trick is worth 1 point, the last one of a round 3. The most points win.
grog-option-rounds = Rounds per game
grog-suit-a = anchor
grog-suit-b = parrot
grog-suit-c = coconut
grog-card = { $suit } { $rank }
grog-round = Round { $round } of { $rounds }
grog-turn = It’s **{ $name }**’s turn.
grog-your-turn = It’s **your turn**: play a card.
grog-trick = In the trick:
grog-pad = round · player · tricks · points · total
grog-event-played = { $name } plays { $card }.
grog-event-trick-won = { $name } takes the trick.
grog-event-round-scored = Round { $round }: { $scores }
grog-event-dealt = Round { $round } is dealt.
command-grog = grog
command-grog-about = Grog: five tricks a round, and the last one counts triple
command-grog-play = play
command-grog-play-about = Play a card
option-card-grog-play-about = A card you can play, such as A7
grog-deck = 30 cards: three suits, 1 to 10.
