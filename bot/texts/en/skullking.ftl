# Skull King. The cards are called what the rulebook calls them.

game-skullking = Skull King
skullking-score = { $score ->
        [one] { $score } point
       *[other] { $score } points
    }

skullking-suit-y = Yellow
skullking-suit-r = Red
skullking-suit-b = Blue
skullking-suit-k = Skull and Crossbones
skullking-card-number = { $suit } { $rank }
skullking-card-e = Escape
skullking-card-p = Pirate
skullking-card-m = Mermaid
skullking-card-sm = Scary Mary
skullking-card-sm-p = Scary Mary as a Pirate
skullking-card-sm-e = Scary Mary as an Escape
skullking-card-sk = Skull King
skullking-button-sm-p = Mary: Pirate
skullking-button-sm-e = Mary: Escape

skullking-option-rounds = Rounds
skullking-round = Round { $round } of { $rounds }
skullking-bidding = Bids are being made in secret. { $missing ->
        [one] One is missing.
       *[other] { $missing } are missing.
    }
skullking-revealed = **Yo – ho – ho!** The bids are on the table.
skullking-leads = **{ $name }** leads trick { $trick } of { $tricks }.
skullking-turn = **{ $name }** is to play in trick { $trick } of { $tricks }.
skullking-follow = Suit to follow: { $suit }
skullking-follow-none = No suit to follow yet
skullking-trick = On the table
skullking-last-trick = Last trick, to **{ $name }**: { $cards }
skullking-bonus = bonus { $bonus }
skullking-player-bidding = { $name }: { $bid ->
        [yes] bid made
       *[no] thinking
    }, { $total } points
skullking-player = { $name }: bid { $bid }, won { $won }, { $total } points
skullking-dealer = dealer
skullking-round-scored = Round { $round }: { $scores }
skullking-your-bid = Your bid: **{ $bid }**. You can change it until the last bid is in.
skullking-make-bid = { $tricks ->
        [one] Only one trick: will you win it (1) or not (0)?
       *[other] How many of the { $tricks } tricks will you win?
    }
skullking-your-cards = Your cards
skullking-may-play = You may play
skullking-not-now = Not now
skullking-your-turn = **Your turn.**
skullking-wait-turn = **{ $name }** is to play.
skullking-tally = Bid { $bid }, won { $won }

skullking-told-bid-made = { $name } has bid.
skullking-told-bids-revealed = **Yo – ho – ho!** The bids: { $bids }
skullking-told-played = { $name } plays { $card }
skullking-told-trick-won = { $name } takes the trick: { $cards }
skullking-told-dealt = Round { $round } begins.

skullking-pad-round = Rd
skullking-pad-bid = bid
skullking-pad-won = won
skullking-pad-bonus = bonus
skullking-pad-score = score
skullking-pad-total = total

refusal-still-bidding = Cards are played when every bid is in.
refusal-bids-revealed = The bids are revealed, so they can't be changed any more.
refusal-bid-out-of-range = In this round a bid is a number from 0 to { $most }.
refusal-must-follow = You hold { $suit } and must follow it, or play a special card; { $card } can't be played now.
refusal-face-needed = Scary Mary has two faces: play `SM:P` (as a Pirate) or `SM:E` (as an Escape).
refusal-unknown-plan = I don't understand “{ $words }” as a plan. Name a card that you hold: `play Y5`, or `play Y5 unless special` (only if no special card lies in the trick).
refusal-no-plan-now = You can't plan a card right now. You can when all bids are in, another player is to play, and you still hold a card.

plan-standing = When your turn comes: **{ $card }**{ $unless ->
        [yes] , unless a special card is in the trick
       *[no] { "" }
    }.
select-plan = When my turn comes, play …
button-plan-always = Play it in any case
button-plan-unless = Unless a special card lies there
button-drop-plan = Drop the plan

## A game with real cards

skullking-home-bid = Bid
skullking-home-tricks = Tricks won
skullking-home-bonus = Bonus points
refusal-tricks-must-add-up = In this round there are { $needed } tricks, but those written add up to { $tricks }. Every trick is won by somebody.
refusal-bonus-not-earned = { $name } bid { $bid } and won { $tricks }: there is a bonus only for a bid of 1 or more that was met. Write 0.
refusal-one-bonus-a-round = There is only one Skull King, so only one player can have a bonus in a round. { $name } has { $bonus }, and somebody else has one too.

skullking-rules =
    In short: win exactly as many tricks as you bid.
    • Ten rounds; in round 1 each player has one card, in round 10 ten.
    • Everybody bids in secret how many tricks they will win. When the last bid is in, all are revealed.
    • Follow the suit that was led if you can. A special card may be played at any time.
    • Black trumps the other suits. A Mermaid beats every suit, a Pirate beats Mermaids, the Skull King beats Pirates, and a Mermaid beats the Skull King whenever both are in a trick. Of two Pirates, or two Mermaids, the first wins.
    • An Escape never wins, unless the whole trick is Escapes: then the first does. Scary Mary is a Pirate or an Escape, as you say.
    • Bid met: 20 points a trick. Missed: −10 for each trick of difference. A bid of 0 is worth ten times the round, gained or lost.
    • Bonus if your bid was met: 30 for each Pirate that your Skull King catches, 50 for a Skull King that your Mermaid catches.
    • After the last round the highest total wins.
