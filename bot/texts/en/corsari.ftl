# Corsari. The words are those of the rulebook: pier, prisoners, crew, stowaways, limit.

game-corsari = Corsari
corsari-score = { $score ->
        [one] { $score } penalty card
       *[other] { $score } penalty cards
    }

## Cards

corsari-colour-r = red
corsari-colour-o = orange
corsari-colour-y = yellow
corsari-colour-g = green
corsari-colour-b = blue
corsari-colour-l = light blue
corsari-colour-v = violet
corsari-colour-p = pink
corsari-colour-n = brown
corsari-colour-s = grey
corsari-card = { $colour } { $number }

corsari-part-crew = Crew
corsari-part-prisoners = Prisoners
corsari-part-attached = Attached
corsari-part-stowaways = Stowaways
corsari-no-stowaways = No stowaways: a sweep!
corsari-worth = Limit **{ $limit }**, { $stowaways ->
        [0] no stowaways
        [one] { $stowaways } stowaway
       *[other] { $stowaways } stowaways
    }

## The table

corsari-round = Round { $round }
corsari-last-round = **the last round**
corsari-pier-colour = Colour of the pier: { $colour }
corsari-to-draw = **{ $name }** is to draw.
corsari-drew-stock = { $name } has drawn from the stock.
corsari-drew-discard = { $name } has taken { $card } from the discard pile.
corsari-drew-pier = { $name } has taken { $card } from the pier.
corsari-to-discard = **{ $name }** now discards, or sets sail.
corsari-drew-last = **{ $name }** has drawn the last card of the stock and must set sail.
corsari-laying = **{ $name }** has set sail! { $missing ->
        [one] One opponent has yet to lay down.
       *[other] { $missing } opponents have yet to lay down.
    }
corsari-pier = Pier, { $cards ->
        [one] its last card
       *[other] { $cards } cards
    }:
corsari-pile = Discard pile, on top:
corsari-pile-empty = nothing
corsari-stock = Stock:
corsari-stock-left = { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
corsari-source-stock-short = from the stock
corsari-source-discard-short = { $card } from the pile
corsari-source-pier-short = { $card } from the pier
corsari-turn = { $name } drew { $source }, discarded { $discard }
corsari-closed = **{ $name }** set sail with limit **{ $limit }**:
corsari-openings = May be attached to that crew: { $cards }
corsari-ended-void = Round { $round } was void: { $name } drew the last card of the pier.
corsari-ended-swept = Round { $round }: a sweep! No stowaway in the hand of { $name }.
corsari-ended-under = Round { $round }: { $name } set sail and was sent under by { $senders }.
corsari-ended-held = Round { $round }: { $name } set sail, had the lowest limit and pays nothing.
corsari-revealed = { $name } { $role ->
        [closer] set sail, limit { $limit }
        [sender] sends the closer under, limit { $limit }
        [sweeper] makes a sweep
       *[other] has limit { $limit }
    }; { $taken ->
        [0] no penalty cards
        [one] one penalty card
       *[other] { $taken } penalty cards
    }
corsari-player = { $name }: { $total ->
        [one] { $total } penalty card
       *[other] { $total } penalty cards
    }
corsari-dealer = dealer
corsari-has-laid = { $laid ->
        [yes] laid down
       *[no] thinking
    }
corsari-all = Penalty cards in all: { $total }. From { $last } on the last round is played, from { $over } on the game is over.

## The hand

corsari-draw-now = **Your turn:** draw a card.
corsari-discard-now = You drew { $card }. **Discard a card**, or set sail.
corsari-sail-now = You drew { $card }, the last card of the stock: **you must set sail.**
corsari-wait-turn = **{ $name }** is on turn.
corsari-lay-down = **Lay down your cards.** The others see them when everybody has.
corsari-wait-laid = Your cards are on the table. The others have yet to lay down.
corsari-you-laid = You laid down:
corsari-best-now = Your 12 cards as they are:
corsari-if-you-sail = If you sailed now, discarding { $discard }:
corsari-other-limits = Limit after other discards: { $limits }
corsari-your-cards = Your { $cards } cards
corsari-you-discard = You discard { $card }.
corsari-pick-split = How do you lay down the others?
corsari-own-split = Choose your crew in the list; the other cards of the pier's colour are prisoners, the rest are stowaways.

corsari-button-draw = Draw a card
corsari-button-discard = Discard or set sail
corsari-button-lay = Lay down
corsari-draw-stock = Stock ({ $cards })
corsari-draw-last-stock = Stock: its last card, you must set sail
corsari-draw-discard = Discard pile: { $card }
corsari-draw-pier = Pier: { $card }
corsari-draw-last-pier = Pier: { $card }, the round is void
corsari-sail = Set sail: limit { $limit }
corsari-sail-menu = Set sail with another discard
corsari-sail-option = Discard { $card }: limit { $limit }, { $stowaways ->
        [0] no stowaways
        [one] { $stowaways } stowaway
       *[other] { $stowaways } stowaways
    }
corsari-split-yourself = Another way
corsari-confirm = Lay down: limit { $limit }
corsari-into-crew = { $card } into the crew
corsari-crew-menu = Crew: at most two colours, each number once
corsari-attach-menu = Attach to the closer's crew

corsari-pad-round = Rd
corsari-pad-legend = For each player: limit (\* set sail, ^ sent the closer under, ! sweep), penalty cards taken, total

## What happened

corsari-told-drew-stock = { $name } draws from the stock.
corsari-told-drew-stock-seen = { $name } draws { $card } from the stock.
corsari-told-drew-discard = { $name } takes { $card } from the discard pile.
corsari-told-drew-pier = { $name } takes { $card } from the pier.
corsari-told-pier-colour-changed = The colour of the pier is now { $colour }.
corsari-told-discarded = { $name } discards { $card }.
corsari-told-sailed = { $name } discards { $discard } and sets sail with limit { $limit }: { $cards }
corsari-told-laid = { $name } has laid down.
corsari-told-revealed = { $name } has limit { $limit }: { $cards }
corsari-told-swept = A sweep! No stowaway in the hand of { $names }.
corsari-told-sent-under = { $name } is sent under by { $names }.
corsari-told-not-sent-under = { $name } has the lowest limit and pays nothing.
corsari-told-round-scored = Round { $round }, penalty cards: { $scores }
corsari-told-last-round = Round { $round } will be the last.
corsari-told-dealt = Round { $round }: { $name } deals.

## Refusals

refusal-already-laid = Your cards are laid down already.
refusal-must-lay = Somebody has set sail: now lay down your cards.
refusal-nobody-sailed = Nobody has set sail yet, so nothing is laid down.
refusal-must-draw = Draw a card first: from the stock, the discard pile or the pier.
refusal-already-drawn = You have drawn already: discard a card, or set sail.
refusal-must-sail = You drew the last card of the stock, so you must set sail now.
refusal-prisoner-not-of-pier = Prisoners have the pier's colour, { $pier }; { $card } has not.
refusal-crew-third-colour = A crew has two colours at most, not { $colours }.
refusal-crew-same-number = A crew has each number once, but there are { $cards }.
refusal-closer-attaches-nothing = Who sets sail has no other crew to attach to: { $cards }.
refusal-attach-wrong-colour = { $card } can't be attached: the closer's crew is { $colours }.
refusal-attach-number-taken = { $card } can't be attached: the closer's crew has that number already, { $by }.
refusal-attach-same-number = You can attach each number once, but there are { $cards }.
refusal-stowaway-could-join = { $card } can't be a stowaway, since it could join: { $part }.
refusal-one-discard = Name the one card that you discard first, such as `O7`.
refusal-part-needed = Say what your cards are: `crew`, `prisoners` or `attach`. The rest are stowaways.
refusal-card-twice = { $card } is named twice.

## A game with real cards

corsari-home-closed = Set sail (1 = yes)
corsari-home-limit = Limit
corsari-home-stowaways = Number of stowaways
refusal-one-closes = Exactly one player sets sail in a round; here it is { $count }. A void round isn't written at all.
refusal-nothing-after-sweep = The closer has no stowaways and wins the game at once, so nobody else lays down: leave { $name }'s limit and stowaways empty.
refusal-limit-and-stowaways = { $name } needs both: the limit, and the number of stowaways.
refusal-limit-of-stowaways = With this number of stowaways, { $stowaways }, the limit of { $name } is from { $least } to { $most }.
refusal-limits-together = All the stowaways together ({ $stowaways }) can't add up to { $limit }, since each card is there once: only to { $least } to { $most }.

corsari-rules =
    In short: let as few stowaways on board as you can.
    • Everybody has 12 cards. On your turn draw one (from the stock, the top of the discard pile, or the first card of the pier) and discard one.
    • Having drawn, you may set sail: discard, then lay down the other 12. *Prisoners* have the colour of the pier's first card. The *crew* has two colours at most and each number once. The rest are *stowaways*; their sum is your *limit*. A card that could be a prisoner or join the crew can't be a stowaway.
    • Then the others lay down too, in secret and at once. Before that they may *attach* cards to the closer's crew: of its colours, of numbers that it lacks, each number once.
    • A higher limit than the closer's: you keep your stowaways as penalty cards. Lower or equal: you send the closer under, who takes them, and keeps their own as well. A closer whom nobody sends under pays nothing.
    • Who draws the last card of the pier makes the round void. Who draws the last card of the stock must set sail.
    • With 35 penalty cards in all the last round is played; with 45 the game is over. The fewest penalty cards win.
    • Sweep: whoever has no stowaways at all wins the game at once.

## Slash commands

command-corsari = corsari
command-corsari-about = Corsari: set sail with few stowaways
command-draw = draw
command-draw-about = Draw a card from the stock, the discard pile or the pier
command-discard = discard
command-discard-about = Discard a card
command-sail = sail
command-sail-about = Discard a card and set sail, with the best split if you name none
command-lay = lay
command-lay-about = Lay down your cards after somebody has set sail, the best way if you name none
option-source = source
option-source-about = Where you draw from
corsari-source-stock = Stock
corsari-source-discard = Discard pile
corsari-source-pier = Pier
option-discard = discard
option-discard-about = The card you discard, such as O7
option-crew = crew
option-crew-about = Your crew, such as O1 O2 V3: two colours at most, each number once
option-prisoners = prisoners
option-prisoners-about = Cards of the pier's colour; all that are free if you leave this empty
option-attach = attach
option-attach-about = Cards for the closer's crew, such as O9
