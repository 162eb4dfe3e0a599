# Corsari. The words are those of the rulebook: pier, prisoners, crew, stowaways, limit.
# keys.py, command_key: command-*
# keys.py, deck_key: corsari-deck*
# keys.py, event_key: corsari-event-*
# keys.py, field_key: corsari-home-*
# keys.py, game_key: game-corsari
# keys.py, key_of: corsari-button-* corsari-colour-* corsari-drew-* corsari-part-* corsari-source-* corsari-took-*
# keys.py, option_key: option-*
# keys.py, pitch_key: corsari-pitch
# keys.py, refusal_key: refusal-*
# keys.py, rules_key: corsari-rules*
# keys.py, score_key: corsari-score

game-corsari = Corsari
corsari-pitch = Gather a crew of two colours, and set sail before the others with hardly a stowaway aboard.
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
corsari-worth-by-count = { $stowaways ->
        [0] no stowaways
        [one] { $stowaways } stowaway
       *[other] { $stowaways } stowaways
    }, limit { $limit }

## The table

corsari-round = Round { $round }
corsari-last-round = **last round**
corsari-pier-colour = Pier: { $colour }
corsari-to-draw = It’s **{ $name }**’s turn to draw.
corsari-drew-stock = { $name } drew from the stock.
corsari-drew-discard = { $name } took { $card } from the discard pile.
corsari-drew-pier = { $name } took { $card } from the pier.
corsari-to-discard = **{ $name }** now discards or sets sail.
corsari-event-last-stock-card = **{ $name }** drew the last card of the stock and must set sail.
corsari-laying = **{ $name }** has set sail! { $missing ->
        [one] 1 opponent still has to lay down.
       *[other] { $missing } opponents still have to lay down.
    }
corsari-pier = Pier ({ $cards ->
        [one] last card
       *[other] { $cards } cards
    }):
corsari-pile = Discard pile:
corsari-pile-empty = empty
corsari-stock = Stock:
corsari-stock-left = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
corsari-took-stock = from the stock
corsari-took-discard = { $card } from the pile
corsari-took-pier = { $card } from the pier
corsari-turn = { $name } drew { $source }, discarded { $discard }
corsari-closed = **{ $name }** set sail with limit **{ $limit }**:
corsari-openings = Can be attached to that crew: { $cards }
corsari-event-round-void = Round { $round } was void: { $name } drew the last card of the pier.
corsari-ended-swept = Round { $round }: a sweep! { $name } had no stowaways.
corsari-ended-under = Round { $round }: { $name } set sail and was sunk by { $senders }.
corsari-ended-held = Round { $round }: { $name } set sail with the lowest limit and pays nothing.
corsari-you-took = You took { $taken ->
        [0] no penalty cards
        [one] 1 penalty card
       *[other] { $taken } penalty cards
    }.
corsari-revealed = { $name } { $role ->
        [closer] set sail, limit { $limit }
        [sender] sinks them, limit { $limit }
        [sweeper] makes a sweep
       *[other] has limit { $limit }
    }; { $taken ->
        [0] no penalty cards
        [one] 1 penalty card
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
corsari-all = Penalty cards so far: { $total } ({ $last }: one last round · { $over }: game over)
corsari-all-brief = Everyone’s penalty cards: { $total } of { $last }
corsari-turn-brief = **{ $name }** took { $drawn }, left { $left }

## The hand

corsari-draw-now = **Your turn:** draw a card.
corsari-discard-now = You drew { $card }. **Discard** (· limit: low is good) or set sail.
corsari-sail-now = You drew { $card }, the last card of the stock: **you must set sail.**
corsari-wait-turn = It’s **{ $name }**’s turn.
corsari-lay-down = **Lay down your cards.** They’re revealed once everyone has.
corsari-lay-against = **Lay down your cards** against { $name }’s limit of **{ $limit }**.
corsari-best-shown = The picture shows your best split.
corsari-wait-laid = Your cards are down. The others still have to lay theirs down.
corsari-you-laid = You laid down:
corsari-best-now = Your cards:
corsari-if-you-sail = If you set sail now, discarding { $discard }:
corsari-penalty = Your penalty cards: { $total }
corsari-deck = Edition: the one with the pier, whose rulebook is in five languages. 110 cards: ten colours, each 1 to 11.
corsari-tip-draw = Take a card that fits your crew (two colours, each number once) or the pier; else draw from the stock.
corsari-tip-discard = { $low ->
        [yes] { $limit } is low enough to set sail.
       *[must] { $limit } is the lowest you can set sail with.
    }
corsari-tip-lay = { $outcome ->
        [sweep] No stowaways: that’s a sweep, which wins the game at once.
        [sinks] Your limit isn’t higher: you sink them, and they take all your stowaways.
       *[higher] Your limit is higher: your stowaways become penalty cards.
    }
corsari-you-discard = You discard { $card }.
corsari-pick-split = How do you lay down the rest?
corsari-own-split = Choose your crew in the list: at most two colours, each number once. The pier’s colour is prisoners, the rest stowaways.

corsari-button-draw = Draw a card
corsari-button-discard = Discard or set sail
corsari-button-lay = Lay down
corsari-draw-stock = Stock ({ $cards })
corsari-draw-last-stock = Last stock card: you must sail
corsari-draw-discard = Discard pile: { $card }
corsari-draw-pier = Pier: { $card }
corsari-draw-last-pier = Pier: { $card }, round void
corsari-sail = Set sail: { $limit }
corsari-sail-menu = Set sail and discard …
corsari-sail-option = Discard { $card }: limit { $limit }, { $stowaways ->
        [0] no stowaways
        [one] { $stowaways } stowaway
       *[other] { $stowaways } stowaways
    }
corsari-split-yourself = Arrange it myself
corsari-confirm = Lay down: limit { $limit }
corsari-into-crew = Add { $card } to the crew
corsari-crew-menu = Your crew
corsari-attach-menu = Attach to the other crew

corsari-pad-round = Rd
corsari-pad-legend = For each player: limit (\* set sail, ^ sank whoever set sail, ! sweep), penalty cards taken, total

## What happened

corsari-event-drew-stock = { $name } draws from the stock.
corsari-event-drew-stock-seen = { $name } draws { $card } from the stock.
corsari-event-drew-discard = { $name } takes { $card } from the discard pile.
corsari-event-drew-pier = { $name } takes { $card } from the pier.
corsari-event-pier-colour-changed = The pier colour is now { $colour }.
corsari-event-discarded = { $name } discards { $card }.
corsari-event-sailed = { $name } discards { $discard } and sets sail with limit { $limit }: { $cards }
corsari-event-laid = { $name } has laid down.
corsari-event-revealed = { $name } has limit { $limit }: { $cards }
corsari-event-swept = A sweep! { $names } had no stowaways.
corsari-event-sent-under = { $name } is sunk by { $names }.
corsari-event-not-sent-under = { $name } has the lowest limit and pays nothing.
corsari-event-round-scored = Round { $round }, penalty cards: { $scores }
corsari-event-last-round = Round { $round } will be the last.
corsari-event-dealt = Round { $round }: { $name } deals.

## Refusals

refusal-already-laid = You’ve already laid down your cards.
refusal-must-lay = Someone has set sail: lay down your cards now.
refusal-nobody-sailed = Nobody has set sail yet, so you can’t lay down.
refusal-must-draw = Draw a card first: from the stock, the discard pile or the pier.
refusal-already-drawn = You’ve already drawn: discard a card, or set sail.
refusal-must-sail = You drew the last card of the stock, so you must set sail now.
refusal-prisoner-not-of-pier = Prisoners must match the pier’s colour, { $pier }; { $card } doesn’t.
refusal-crew-third-colour = A crew has at most two colours, not { $colours }.
refusal-crew-same-number = A crew has each number only once, not { $cards }.
refusal-closer-attaches-nothing = You set sail, so there’s no crew to attach to: { $cards }.
refusal-attach-wrong-colour = { $card } can’t be attached: that crew is { $colours }.
refusal-attach-number-taken = { $card } can’t be attached: that crew already has its number, { $by }.
refusal-attach-same-number = You can attach each number only once, not { $cards }.
refusal-stowaway-could-join = { $card } can’t be a stowaway, because it could join: { $part }.
refusal-one-discard = First name the one card you discard, such as `O7`.
refusal-part-needed = Name the part your cards belong to: `crew`, `prisoners` or `attach`. The rest are stowaways.
refusal-card-twice = You named { $card } twice. Name each card once.

## A game with real cards

corsari-home-closed = Set sail (1 = yes)
corsari-home-limit = Limit
corsari-home-stowaways = Number of stowaways
refusal-one-closes = Exactly one player sets sail in a round; you entered { $count }. Leave out a void round.
refusal-nothing-after-sweep = Whoever set sail has no stowaways and wins the game at once, so nobody else lays down. Leave { $name }’s limit and stowaways empty.
refusal-limit-and-stowaways = { $name } needs both: the limit, and the number of stowaways.
refusal-limit-of-stowaways = With { $stowaways ->
        [one] 1 stowaway
       *[other] { $stowaways } stowaways
    }, { $name }’s limit can only be { $least } to { $most }.
refusal-limits-together = The { $stowaways } stowaways together can’t add up to { $limit }, as there’s only one of each card: only to { $least } to { $most }.

corsari-rules =
    In short: keep as few stowaways on board as you can.
    • Everyone has 12 cards. On your turn, draw one (from the stock, the top of the discard pile, or the first card of the pier) and discard one.
    • After drawing you may set sail: discard, then lay down the other 12. *Prisoners* have the colour of the pier’s first card. Your *crew* has at most two colours and each number only once. The rest are *stowaways*; their sum is your *limit*. A card that could be a prisoner or join the crew can’t be a stowaway.
    • Then the others lay down too, in secret and all at once. First they may *attach* cards to the crew that set sail: in its colours, with numbers it lacks, each number once per player.
    • Compare limits with whoever set sail. Yours is higher: keep your stowaways as penalty cards. Lower or equal: you *sink* them; they take your stowaways and keep their own. Sunk by nobody: they pay nothing.
    • Whoever draws the last card of the pier makes the round void. Whoever draws the last card of the stock must set sail.
    • At 35 penalty cards in all, there’s one last round; at 45 the game is over. Whoever has the fewest penalty cards wins.
    • Sweep: no stowaways at all when the cards are laid down wins the game at once.

## Slash commands

command-corsari = corsari
command-corsari-about = Corsari: set sail with few stowaways
command-draw = draw
command-draw-about = Draw a card from the stock, the discard pile or the pier
command-discard = discard
command-discard-about = Discard a card
command-sail = sail
command-sail-about = Discard a card and set sail with the best split
command-lay-down = lay-down
command-lay-down-about = Lay down the best way after someone has set sail
option-from = from
option-from-about = Where you draw from
corsari-source-stock = Stock
corsari-source-discard = Discard pile
corsari-source-pier = Pier
option-discard = discard
option-discard-about = The card you discard, such as O7
option-card-discard-about = The card you discard, such as O7
corsari-typed-crew = crew
corsari-typed-prisoners = prisoners
corsari-typed-attach = attach
