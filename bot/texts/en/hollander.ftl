# The Flying Hollander. Final cards, clash cards, play pile and draw pile as in the rulebook.

game-hollander = The Flying Hollander
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

hollander-option-play-on = Play on until one is left
hollander-option-play-limit = Stop after 1,000 plays

## The table

hollander-preparing = Everybody may swap clash cards for cards in hand. Not ready yet: { $names }. Then **{ $starter }** begins.
hollander-turn = { $place ->
        [hand] **{ $name }** is to play.
        [clash] **{ $name }** is to play a clash card.
       *[final] **{ $name }** is to turn a final card.
    }
hollander-turn-call = **{ $name }** turned up a Wormhole and chooses who plays next.
hollander-turn-swap = **{ $name }** turned up a Pirate and chooses what to swap.
hollander-order = { $bound ->
        [any] Any card may be played.
        [at_least] To play: **{ $rank } or higher**, or a special card.
       *[at_most] To play: **{ $rank } or lower**, or a special card.
    }{ $captain ->
        [yes] {" "}No Mutiny or Island on a Captain.
       *[no] {""}
    }
hollander-pile = **Play pile** ({ $count }), top first:
hollander-draw = Draw pile: { $draw } · out of the game: { $removed }
hollander-player = { $name }: hand { $hand }, clash { $clash }, final { $final }
hollander-player-out = { $name } is out of cards: place { $place }
hollander-dealer = dealer
hollander-is-ready = ready ✅

hollander-news-begins = { $seat } begins.
hollander-news-played = { $seat } played { $cards }.
hollander-news-pirate-as-hollander = { $seat } has nobody to swap with: the Pirate counts as a Flying Hollander.
hollander-news-turn-lost = { $seat } loses a turn.
hollander-news-called = { $seat } called { $called } to play next.
hollander-news-turned = { $seat } turned up { $card }{ $played ->
        [yes] {""}.
       *[no] , which can't be played.
    }
hollander-news-took-pile = { $seat } took the pile, { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
hollander-news-pile-removed = { $four_of_a_kind ->
        [yes] Four of a kind! The pile is out of the game.
       *[no] The Kraken drags the pile out of the game.
    }
hollander-news-plays-again = { $seat } plays again.
hollander-news-drew = You drew { $cards }.
hollander-news-swapped-hand = { $seat } and { $other } swapped a card in hand.
hollander-news-swapped-clash = { $seat } swapped clash cards with { $other }: { $gave } for { $got }.
hollander-news-swapped-final = { $seat } swapped final card { $slot } for { $other }'s final card { $other_slot }.
hollander-news-went-out = { $seat } is out of cards: place { $place }!
hollander-news-play-limit = { $plays } plays: that is enough.
hollander-told-ready = { $seat } is ready.
hollander-told-swapped = { $seat } laid down { $laid } and took up { $lifted }.
hollander-told-drew = { $count ->
        [one] { $seat } drew a card.
       *[other] { $seat } drew { $count } cards.
    }
hollander-told-drew-cards = { $seat } drew { $cards }.
hollander-told-swapped-hand-cards = From hand to hand: { $seat } gave { $other } { $gave } and got { $got }.

## The hand

hollander-prepare = **Prepare yourself:** tap a clash card to swap it for a card in your hand, as often as you like. Strong and special cards are best kept as clash cards. Then press *Ready*.
hollander-lay-which = Which card from your hand takes the place of { $card }?
hollander-you-are-ready = You are ready. Still swapping: { $names }.
hollander-your-turn = { $place ->
        [hand] **Your turn.** Play a card, or several equal ones.
       *[clash] **Your turn.** Your hand is empty: play from your clash cards.
    }
hollander-how-many = **Your turn.** How many { $card }?
hollander-must-take = **Your turn.** You have nothing that can be played, so the pile is yours{ $count ->
        [one] {""}: { $count } card.
       *[other] {""}: { $count } cards.
    }
hollander-turn-one = **Your turn.** Turn one of your final cards; what doesn't fit goes to your hand with the pile.
hollander-whom-to-call = **Wormhole:** who plays next?
hollander-swap-where = **Pirate:** with whom do you swap, and what?
hollander-swap-which = { $place ->
        [hand] **Pirate:** which card do you give { $name }? What you get is drawn at random from their hand.
        [clash] **Pirate:** which clash cards do you swap with { $name }? Yours comes first.
       *[final] **Pirate:** which final cards do you swap with { $name }? Yours comes first.
    }
hollander-you-are-out = You are out of cards: place { $place }!
hollander-wait = **{ $name }** is to play.
hollander-clash = Your clash cards
hollander-your-cards = Your hand
hollander-may-play = You may play
hollander-not-now = Not now
hollander-seen = Only you two know: { $name } gave { $other } { $gave } and got { $got }.

hollander-place-hand = cards in hand
hollander-place-clash = clash cards
hollander-place-final = final cards
hollander-final-card = Final card { $slot }
hollander-button-prepare = Swap cards
hollander-button-ready = Ready
hollander-button-take = Take the pile ({ $count })
hollander-button-where = { $name }: { $place ->
        [hand] hand
        [clash] clash
       *[final] final
    }

hollander-pad-name = Player
hollander-pad-left = left
hollander-pad-taken = piles
hollander-pad-out = out
hollander-pad-legend = cards left · piles taken · place and play when out

## Refusals

refusal-not-yourself = That must be another player than you.
refusal-not-in-game = { $name } has no cards left and is out of it.
refusal-empty-hand = { $name } has no card in hand.
refusal-not-in-clash = There is no { $card } among the clash cards of { $name }.
refusal-no-final-there = { $name } has no final card { $slot } any more.
refusal-no-such-slot = Final cards are numbered 1 to 3.
refusal-still-swapping = { $ready ->
        [yes] You are ready, but others still swap clash cards. Wait for them.
       *[no] Clash cards are still being swapped. Say `ready` when you are done.
    }
refusal-already-ready = You are ready already: your clash cards stay as they are.
refusal-swaps-are-over = The game has begun: clash cards can't be swapped any more.
refusal-call-due = A Wormhole: choose who plays next, by `player`.
refusal-swap-due = A Pirate: choose what you swap, by `place`, `player`, `give` and `get`.
refusal-no-choice-due = There is nobody to call and nothing to swap now.
refusal-swap-changes-nothing = Both are { $card }: that would change nothing.
refusal-finals-not-yet = { $place ->
        [hand] Final cards come last: play the cards in your hand first.
       *[clash] Final cards come last: play your clash cards first.
    }
refusal-turn-final = You have only final cards left: turn one of them, blind.
refusal-can-play = You can play a card, so you must. Only who can't takes the pile.
refusal-cards-differ = Only equal cards can be played together, not { $cards }.
refusal-not-on-captain = { $card } can't be played on a Captain. { $must_take ->
        [yes] Nothing of yours can: take the pile.
       *[no] Choose another card.
    }
refusal-must-beat = { $bound ->
        [at_least] { $card } is too low: it takes { $rank } or higher, or a special card.
       *[at_most] { $card } is too high: it takes { $rank } or lower, or a special card.
    } { $must_take ->
        [yes] You have none: take the pile.
       *[no] Choose another card.
    }
refusal-clash-not-yet = Clash cards can join only when all the cards in your hand are that same card and the draw pile is empty.

## Commands

command-hollander = hollander
command-hollander-about = The Flying Hollander: be the first to get rid of all your cards
command-swap = swap
command-swap-about = Before the game: a card in hand for a clash card. Later: what a blind Pirate swaps
command-ready = ready
command-ready-about = Your clash cards can stay as they are
command-take = take
command-take-about = Take the play pile when you can't play
command-final = final
command-final-about = Turn one of your final cards, blind
command-call = call
command-call-about = Say who plays next when you turned up a Wormhole
option-cards = cards
option-cards-about = One card, or several equal ones, such as 7 7
option-player = player
option-player-about = Whom a Wormhole calls, or with whom a Pirate swaps
option-place = place
option-place-about = Where a Pirate swaps: hand, clash or final cards
option-give = give
option-give-about = Your card that you give away; of final cards its number
option-get = get
option-get-about = The card that you get; of final cards its number; nothing for cards in hand
option-number = number
option-number-about = Which final card: 1, 2 or 3
option-play-on = play-on
option-play-on-about = Go on after the first is out, until only one player has cards
option-play-limit = play-limit
option-play-limit-about = Stop after 1,000 plays, in case nobody can finish

## A game with real cards

hollander-home-left = Cards left
hollander-home-out = Went out as number
hollander-home-taken = Piles taken (if counted)
refusal-seats-out = Players without cards: { $count } are written, it must be { $allowed }.
refusal-too-many-left = All together can't have { $count } cards left: { $most } at most.
refusal-out-without-cards = { $name } has { $left } cards left: who has none needs a number in the order of going out, and nobody else has one.
refusal-order-of-going-out = { $count } went out, so their numbers are 1 to { $count }, each once.

hollander-rules =
    In short: be the first to get rid of all your cards.
    • You have three final cards face down, three clash cards face up on them, and three cards in hand. Before the start everybody may swap clash cards for cards in hand.
    • On your turn play a card, or several equal ones, at least as high as the top card. Then draw up to three cards while the draw pile lasts.
    • If you can play, you must. If you can't, you take the whole play pile.
    • When your hand and the draw pile are empty, you play your clash cards, then your final cards: one a turn, blind. One that doesn't fit goes to your hand with the pile.
    • 👻 Flying Hollander: a ghost, as if it weren't there. As the first card of a pile it costs the next player a turn.
    • 🐙 Kraken: the pile leaves the game, and you play again. Four equal cards in a row do the same.
    • 🔃 Mutiny: now as high or lower; with nothing to beat, at most 3.
    • 🌀 Wormhole: you say who plays next.
    • 🏝️ Island: any card may follow. Neither it nor a Mutiny goes on a Captain (12).
    • 🏴‍☠️ Pirate: swap a card with somebody, hand for hand, clash for clash or final for final. With nobody to swap it is a Flying Hollander.
    • The first without cards wins; the others rank by the cards they have left.
