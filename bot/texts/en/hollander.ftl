# The Flying Hollander. Final cards, clash cards, play pile and draw pile as in the rulebook.
# keys.py, card_key: hollander-card-*
# keys.py, command_key: command-*
# keys.py, deck_key: hollander-deck*
# keys.py, event_key: hollander-event-*
# keys.py, field_key: hollander-home-*
# keys.py, game_key: game-hollander
# keys.py, game_option_key: hollander-option-*
# keys.py, key_of: hollander-pad-*
# keys.py, option_key: option-*
# keys.py, pitch_key: hollander-pitch
# keys.py, refusal_key: refusal-*
# keys.py, score_key: hollander-score

game-hollander = The Flying Hollander
hollander-pitch = Get rid of all your cards before the others do, with ghosts, mutinies and a Kraken in the way.
hollander-score = { $score ->
        [0] no cards left
        [one] { $score } card left
       *[other] { $score } cards left
    }

## Cards

hollander-card-1 = Deckhand
hollander-card-2 = Engineer
hollander-card-3 = Boatswain
hollander-card-4 = Lookout
hollander-card-5 = Cook
hollander-card-6 = Cartographer
hollander-card-7 = Gunner
hollander-card-8 = Boarders
hollander-card-9 = Surgeon
hollander-card-10 = Petty Officer
hollander-card-11 = First Mate
hollander-card-12 = Captain
hollander-card-fh = Flying Hollander
hollander-card-kr = Kraken
hollander-card-mu = Mutiny
hollander-card-wh = Wormhole
hollander-card-is = Island
hollander-card-pi = Pirate
hollander-card-pi-fh = Pirate as a Hollander

hollander-option-play-on = Play until one is left
hollander-option-play-limit = Stop after 1,000 plays

## The table

hollander-preparing = Everyone may swap clash cards for cards in hand. Not ready yet: { $names }. Then **{ $starter }** starts.
hollander-turn = { $place ->
        [hand] It’s **{ $name }**’s turn.
        [clash] It’s **{ $name }**’s turn to play a clash card.
       *[final] It’s **{ $name }**’s turn to flip a final card.
    }
hollander-turn-call = **{ $name }** flipped a Wormhole and chooses who plays next.
hollander-turn-swap = **{ $name }** flipped a Pirate and chooses what to swap.
hollander-order = { $bound ->
        [any] Any card may be played.
        [at_least] To play: **{ $rank } or higher**, or a special card.
       *[at_most] To play: **{ $rank } or lower**, or a special card.
    }{ $captain ->
        [yes] {" "}No Mutiny or Island on a Captain.
       *[no] {""}
    }
hollander-order-brief = { $bound ->
        [any] Any card
        [at_least] { $rank } or higher
       *[at_most] { $rank } or lower
    }
hollander-order-more = { $captain ->
        [yes] no Mutiny or Island
       *[no] or a special card
    }
hollander-pile = **Play pile** ({ $count }), top first:
hollander-draw = Draw pile: { $draw } · out of the game: { $removed }
hollander-pile-shown = { $count ->
        [0] Play pile: empty
        [1] Play pile: 1 card
       *[other] Play pile: { $count }, newest left
    }
hollander-draw-shown = Draw pile: { $draw }
hollander-player = { $name }: hand { $hand }, clash { $clash }, final { $final }
hollander-player-out = { $name } finished { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
hollander-dealer = dealer
hollander-is-ready = ready ✅

hollander-event-begins = { $seat } starts.
hollander-event-played = { $seat } played { $cards }.
hollander-event-pirate-as-hollander = { $seat } has no one to swap with: the Pirate counts as a Flying Hollander.
hollander-event-turn-lost = { $seat } loses a turn.
hollander-event-called = { $seat } chose { $called } to play next.
hollander-event-turned = { $seat } flipped { $card }{ $played ->
        [yes] {""}.
       *[no] , which can’t be played.
    }
hollander-event-took-pile = { $seat } took the pile: { $count ->
        [one] 1 card.
       *[other] { $count } cards.
    }
hollander-event-pile-removed = { $four_of_a_kind ->
        [yes] Four of a kind! The pile is out of the game.
       *[no] The Kraken drags the pile out of the game.
    }
hollander-event-plays-again = { $seat } plays again.
hollander-news-drew = You drew { $cards }.
hollander-event-swapped-hand = { $seat } and { $other } swapped a card in hand.
hollander-event-swapped-clash = { $seat } swapped clash cards with { $other }: { $gave } for { $got }.
hollander-event-swapped-final = { $seat } swapped final card { $slot } for { $other }’s final card { $other_slot }.
hollander-event-went-out = { $seat } finishes { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }!
hollander-event-play-limit = { $plays } plays: the game stops here.
hollander-event-ready = { $seat } is ready.
hollander-event-swapped = { $seat } swapped the clash card { $lifted } for { $laid }.
hollander-event-drew = { $count ->
        [one] { $seat } drew a card.
       *[other] { $seat } drew { $count } cards.
    }
hollander-event-drew-seen = { $seat } drew { $cards }.
hollander-event-swapped-hand-seen = From hand to hand: { $seat } gave { $other } { $gave } and got { $got }.

## The hand

hollander-prepare = **Get ready:** tap a clash card to swap it for a card in your hand, as often as you like. Then press *Ready*.
hollander-lay-which = Which card from your hand replaces { $card }?
hollander-you-are-ready = You are ready. Still swapping: { $names }.
hollander-your-turn = { $place ->
        [hand] **Your turn.** Play one card, or several of the same kind.
       *[clash] **Your turn.** Your hand is empty: play from your clash cards.
    }
hollander-how-many = **Your turn.** { $card }: how many?
hollander-must-take = **Your turn.** You have nothing you can play, so the pile is yours{ $count ->
        [one] {""}: 1 card.
       *[other] {""}: { $count } cards.
    }
hollander-turn-one = **Your turn.** Flip a final card; if it can’t be played, take it and the pile.
hollander-whom-to-call = **Wormhole:** who plays next?
hollander-swap-whom = **Pirate:** who do you swap with?
hollander-deck = Edition: the one with final cards and clash cards. 72 cards: four each of 12 characters (1 to 12) and of 👻 🐙 🔃 🌀 🏝️ 🏴‍☠️.
hollander-tip-setup = Clash cards are played after your hand, final cards last and unseen. Strong and special cards are best kept as clash cards.
hollander-tip-play = { $cards ->
        [one] It’s the only kind of card you can play.
        [special] Only special cards go now: play one you can spare.
       *[some] Play the lowest card you can, and all of that kind at once; save special cards for when nothing else goes.
    }
hollander-tip-lowest = Lowest first: { $card }.
hollander-tip-take = The pile isn’t all bad: it may hold special cards.
hollander-swap-which = { $known ->
        [yes] **Pirate:** what do you swap with { $name }?
       *[no] **Pirate:** who do you swap with, and what?
    } Your card comes first; from a hand you draw at random.
hollander-swap-both = you ⇄ { $name }
hollander-you-are-out = You finished { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }!
hollander-wait = It’s **{ $name }**’s turn.
hollander-clash = Your clash cards
hollander-finals = Your final cards
hollander-buttons-swap = swap with the buttons
hollander-your-cards = Your hand
hollander-may-play = You can play
hollander-not-now = Not now
hollander-seen = Secretly, { $name } gave { $other } { $gave } for { $got }.

hollander-place-hand = cards in hand
hollander-place-clash = clash cards
hollander-place-final = final cards
hollander-where = { $place ->
        [hand] hand
        [clash] clash
       *[final] final
    }
hollander-final-card = Final card { $slot }
hollander-button-prepare = Swap cards
hollander-button-ready = Ready
hollander-button-take = Take the pile ({ $count })

hollander-pad-name = Player
hollander-pad-left = left
hollander-pad-taken = piles
hollander-pad-out = out
hollander-pad-legend = cards left · piles taken · place, and the play at which they went out

## Refusals

refusal-not-yourself = That has to be another player, not you.
refusal-not-in-game = { $name } has no cards left. Choose another player.
refusal-empty-hand = { $name } has no cards in hand. Choose another player or other cards.
refusal-not-in-clash = There’s no { $card } among { $name }’s clash cards.
refusal-no-final-there = { $name } no longer has final card { $slot }.
refusal-no-such-slot = Final cards are numbered 1 to 3.
refusal-still-swapping = { $ready ->
        [yes] You’re ready, but others are still swapping clash cards. Wait for them.
       *[no] Clash cards are still being swapped. Press *Ready* when you’re done.
    }
refusal-already-ready = You’re already ready: your clash cards stay as they are.
refusal-swaps-are-over = The game has started: you can’t swap clash cards any more.
refusal-call-due = You flipped a Wormhole: first choose who plays next. Press *My hand*.
refusal-swap-due = You flipped a Pirate: first choose what to swap. Press *My hand*.
refusal-no-choice-due = There’s nothing to swap or choose right now.
refusal-swap-changes-nothing = Both are { $card }: that swap would change nothing.
refusal-finals-not-yet = { $place ->
        [hand] Final cards come last: play the cards in your hand first.
       *[clash] Final cards come last: play your clash cards first.
    }
refusal-turn-final = You have only final cards left: flip one of them.
refusal-can-play = You have a playable card, so you must play. The pile is only for players who can’t.
refusal-cards-differ = You can only play several cards of the same kind together, not { $cards }.
refusal-not-on-captain = { $card } can’t be played on a Captain. { $must_take ->
        [yes] None of your cards can: take the pile.
       *[no] Choose another card.
    }
refusal-must-beat = { $bound ->
        [at_least] { $card } is too low: play { $rank } or higher, or a special card.
       *[at_most] { $card } is too high: play { $rank } or lower, or a special card.
    } { $must_take ->
        [yes] You have none: take the pile.
       *[no] Choose another card.
    }
refusal-clash-not-yet = Clash cards can only join when your hand is all cards of that kind and the draw pile is empty.

## Commands

command-hollander = hollander
command-hollander-about = The Flying Hollander: be the first to get rid of all your cards
command-take-pile = take-pile
command-take-pile-about = Take the play pile when you can’t play
option-cards = cards
option-cards-about = One card, or several of the same kind, such as 7 7
option-play-on = play-on
option-play-on-about = Play on after the first is out, until only one player has cards
option-play-limit = play-limit
option-play-limit-about = Stop after 1,000 plays, in case nobody can finish

## A game with real cards

hollander-home-left = Cards left
hollander-home-out = Finishing position
hollander-home-taken = Piles taken (if counted)
refusal-seats-out = Players without cards: you entered { $count }, it must be { $allowed }.
refusal-too-many-left = Players can’t have { $count } cards left between them: at most { $most }.
refusal-out-without-cards = { $name }, cards left: { $left }. Players without cards need a number, 1 for the first to finish; the others have none.
refusal-order-of-going-out = { $count ->
        [one] 1 player
       *[other] { $count } players
    } finished, so number them 1 to { $count }, each once.

hollander-rules =
    In short: be the first to get rid of all your cards.
    • You have three final cards face down, three clash cards face up on them, and three cards in hand. Before the start, everyone may swap clash cards for cards in hand.
    • On your turn, play one card, or several of the same kind, at least as high as the top card. Then draw back up to three cards while the draw pile lasts.
    • If you can play, you must. If you can’t, you take the whole play pile.
    • When your hand and the draw pile are empty, play your clash cards, then your final cards: flip one a turn, unseen. If it can’t be played, you take it and the pile.
    • 👻 Flying Hollander: a ghost, as if it weren’t there. As the first card of a pile, it costs the next player a turn.
    • 🐙 Kraken: the pile leaves the game, and you play again. Four cards of a kind in a row do the same.
    • 🔃 Mutiny: reversed, play equal or lower; on an empty pile, 3 or lower.
    • 🌀 Wormhole: you choose who plays next.
    • 🏝️ Island: any card may follow. Neither it nor a Mutiny can go on a Captain (12).
    • 🏴‍☠️ Pirate: swap a card with someone, hand for hand, clash for clash or final for final. If no swap is possible, it’s a Flying Hollander.
    • The first player without cards wins; the others rank by cards left.

hollander-typed-swap = swap
hollander-typed-ready = ready
hollander-typed-final = flip
hollander-typed-call = choose next
