# Playa Pirata. A treasure on the table is named by its place, as #3 everywhere.
# keys.py, card_key: playapirata-card-*
# keys.py, command_key: command-*
# keys.py, deck_key: playapirata-deck*
# keys.py, event_key: playapirata-event-*
# keys.py, field_key: playapirata-home-*
# keys.py, game_key: game-playapirata
# keys.py, game_option_key: playapirata-option-*
# keys.py, key_of: playapirata-about-* playapirata-ask-* playapirata-button-* playapirata-colour-* playapirata-do-* playapirata-effect-* playapirata-pad-* playapirata-turn-*
# keys.py, length_key: playapirata-length-*
# keys.py, option_key: option-*
# keys.py, pitch_key: playapirata-pitch
# keys.py, refusal_key: refusal-*
# keys.py, rules_key: playapirata-rules*
# keys.py, score_key: playapirata-score

game-playapirata = Playa Pirata
playapirata-pitch = Bury treasures, bluff, and have your towel on top when the round ends.
playapirata-score = { $score ->
        [one] { $score } point
       *[other] { $score } points
    }

## Cards

playapirata-colour-y = yellow
playapirata-colour-r = red
playapirata-colour-b = blue
playapirata-colour-g = green
playapirata-card-number = Treasure { $points }
playapirata-card-ts = Skull
playapirata-card-tt = Towel treasure
playapirata-card-towel = Towel { $value } ({ $colour })
playapirata-card-top = Top towel
playapirata-card-spy = Spyglass
playapirata-card-map = Map
playapirata-card-umb = Umbrella
playapirata-card-castle = Sand castle
playapirata-card-skeleton = Skeleton
playapirata-card-wave = Wave
playapirata-card-double = Two-seat towel
playapirata-card-flag = Flag
playapirata-card-bucket = Bucket
playapirata-card-lifeguard = Lifeguard
playapirata-card-flipflops = Flip-flops
playapirata-card-piggy = Piggy bank
playapirata-card-parrot = Parrot

playapirata-effect-castle = keep it; each 3 among your towels left scores 3 points instead of 1
playapirata-effect-skeleton = keep it; 3 points if you dig up a skull
playapirata-effect-wave = keep it; 3 points if you dig up two treasures of the same number
playapirata-effect-double = place it next to a treasure; towels there must beat the top one by 2
playapirata-effect-flag = place it next to a treasure as you bury it; pirates and special cards can’t target it
playapirata-effect-bucket = look in secret at a face-down treasure with a 3 on top
playapirata-effect-lifeguard = look in secret at the treasures in another player’s hand
playapirata-effect-flipflops = move your umbrella to another treasure you occupy
playapirata-effect-piggy = take back one of your towels of value 1 or 2, from anywhere in a pile
playapirata-effect-parrot = this turn your towels may match the top one instead of beating it

## Options

playapirata-option-hands = Rounds
playapirata-option-hands-match = one per player
playapirata-option-hands-one = one
playapirata-option-hands-two = two
playapirata-length-one = 1 round
playapirata-length-two = 2 rounds
playapirata-length-match = a round each
playapirata-option-specials = Special cards

## The table

playapirata-headline = **Round { $number } of { $hands }** · turn { $round } of { $rounds }
playapirata-turn-draft = **{ $name }** keeps a special card and passes the others on.
playapirata-event-seat-choice = **{ $name }** scored the least and chooses a place in the turn order of the second round.
playapirata-turn-bury = **{ $name }** buries their first treasure.
playapirata-turn-card = **{ $name }** plays a treasure or a pirate.
playapirata-turn-end = **{ $name }** can still play a special card, or ends the turn.
playapirata-turn-towels = **{ $name }** lays towels.
playapirata-turn-towels-more = **{ $name }** can lay towels on one more treasure.
playapirata-event-last-turn = Last turn of the round: **{ $name }** can lay towels on one treasure.
playapirata-parrot-on = This turn it’s enough to match the top towel.

playapirata-beach = On the beach
playapirata-face-down = face down
playapirata-pile = top towel, of { $height ->
        [one] 1 towel
       *[other] { $height } towels
    }
playapirata-you = you
playapirata-eye = It’s face down, but you know it.
playapirata-buried-by = Buried by { $list }
playapirata-told-by = buried by { $name }
playapirata-told-pile = { $name }’s { $top } on top, { $height ->
        [one] 1 towel
       *[other] { $height } towels
    }

playapirata-player = { $name } ({ $colour })
playapirata-total = { $total ->
        [one] 1 point
       *[other] { $total } points
    }
playapirata-starts = starts
playapirata-holds = { $treasures ->
        [one] 1 treasure
       *[other] { $treasures } treasures
    }, { $towels ->
        [one] 1 towel
       *[other] { $towels } towels
    }
playapirata-holds-special = a special card
playapirata-shown = had to show { $towels }
playapirata-umbrella-kept = umbrella put away for 1 point
playapirata-played = played { $cards }

playapirata-evening = Round { $number }: the towels are counted
playapirata-took = { $name } +{ $score }: { $treasures }; { $left ->
        [0] no towels left
        [one] 1 towel left
       *[other] { $left } towels left
    }
playapirata-took-nothing = no treasure

## The hand

playapirata-wins = Treasures under your towels score.
playapirata-do-draft = **Keep one of these special cards.** You pass the others on.
playapirata-do-sit = **You scored the least**, so you choose: which place in the turn order of the second round?
playapirata-do-bury = **Your turn.** Bury a treasure; only you will know it.
playapirata-do-card = **Your turn.** Play a treasure or a pirate; towels come after that.
playapirata-do-treasure = **Your turn.** Play a treasure; towels come after that.
playapirata-do-pirate = **Your turn.** Play a pirate; towels come after that.
playapirata-do-end = **Your turn.** End it, or first play your special card if you can.
playapirata-do-lay = **Your turn.** Where do you lay towels?
playapirata-do-lay-more = **Your turn.** You can lay towels on one more treasure, or end the turn.
playapirata-do-done = **Your turn.** There’s nothing more you can lay: end the turn.
playapirata-do-show = **Your turn.** You can’t lay towels anywhere. Show everyone those you have: that ends your turn.
playapirata-do-last = **The last turn of the round is yours.** Lay towels on one treasure, or end the turn.
playapirata-do-other-towels = Which treasure do you lay other towels on? `4+` means they must add up to 4 or more.
playapirata-do-guard = You can play your lifeguard now, before the first treasure is buried.

playapirata-ask-spy = Which treasure do you look at? Only you will know it.
playapirata-ask-map = Which treasure do you turn face up, for everyone and for good?
playapirata-ask-umbrella = Which treasure gets your umbrella? No more towels can be laid there.
playapirata-ask-double = Next to which treasure do you place it? Towels there must then beat the top one by 2.
playapirata-ask-bucket = Which treasure do you look at? Only you will know it.
playapirata-ask-lifeguard = Whose treasures do you look at?
playapirata-ask-flipflops = Where does your umbrella go?
playapirata-ask-piggy = Which pile do you take a towel back from?
playapirata-ask-piggy-towel = Which of your towels on #{ $place } do you take back?
playapirata-ask-lay = Which towels on #{ $place }? At least **{ $needed }** in all; the lowest goes on top.
playapirata-chosen = So far: { $towels }, adding up to { $sum }.

playapirata-your-cards = Your cards
playapirata-no-towels-left = No towels left
playapirata-seen-hand = In { $name }’s hand: { $cards }
playapirata-seen-draft = Special cards you chose from: { $cards }

playapirata-button-turn = My turn
playapirata-button-bury = Bury: { $card }
playapirata-button-sit = Place { $place }
playapirata-button-spy = Spyglass, without effect
playapirata-button-map = Map, without effect
playapirata-button-umbrella = Keep the umbrella for 1 point
playapirata-button-batch = { $count ->
        [one] Towel { $values }
       *[other] Towels { $values }
    }
playapirata-button-more-towels = More …
playapirata-button-lay = On { $place }{ $known ->
        [0] {""}
       *[other] {" "}({ $known })
    }: { $towels }
playapirata-other-towels = Lay other towels …
playapirata-deck = Edition: dV Giochi, 2014. 15 treasures: two each of 💰 3 to 7, four ☠️, one 🏖️. Each player has 12 towels (four each of 1, 2 and 3) and 🔭 🗺️ ⛱️. As the host chooses, also 10 special cards.
playapirata-tip-bury = Defend a high one, or lure others away with a skull.
playapirata-about-spy = Spyglass: shows you a treasure in secret.
playapirata-about-map = Map: turns a treasure face up for good.
playapirata-about-umb = Umbrella: secures a treasure you occupy.
playapirata-tip-lay = { $alone ->
        [yes] A 3 alone on top holds best.
       *[no] Others need only beat your lowest.
    }
playapirata-tip-scored = Round { $round }: { $treasures } for treasures, { $towels } for towels left, { $more } for the rest: { $score } in all.
playapirata-button-show = Show my towels
playapirata-button-done = End the turn

## The scorepad

playapirata-pad-hand = Round { $number }
playapirata-pad-treasures = treasures
playapirata-pad-towels = towels left
playapirata-pad-bonus = bonus
playapirata-pad-score = score
playapirata-pad-total = total
playapirata-pad-taken = Under each name, the treasures dug up: their number, { $skull } for a skull, { $towel } for the towel treasure

## What happened

playapirata-event-kept = { $name } keeps a special card.
playapirata-event-kept-seen = { $name } keeps a special card: { $card }.
playapirata-event-draft-over = Everyone has a special card. { $name } starts.
playapirata-event-seat-chosen = { $name } chooses place { $place } in the turn order.
playapirata-event-dealt = Round { $hand } is dealt; { $name } starts.
playapirata-event-buried = { $name } buries a treasure at #{ $place }.
playapirata-event-buried-seen = { $name } buries a treasure at #{ $place }: { $card }.
playapirata-event-spied = { $name } looks at #{ $place } through the spyglass.
playapirata-event-spied-seen = { $name } looks at #{ $place } through the spyglass: { $card }.
playapirata-event-spied-none = { $name } plays the spyglass, but there is nothing to look at.
playapirata-event-mapped = { $name } turns #{ $place } face up with the map: { $card }.
playapirata-event-mapped-none = { $name } plays the map, but there is nothing to turn face up.
playapirata-event-umbrella-played = { $name } puts the umbrella on #{ $place }.
playapirata-event-umbrella-played-none = { $name } puts the umbrella away for 1 point.
playapirata-event-laid = { $name } lays { $towels } on #{ $place }.
playapirata-event-laid-taken = { $name } lays { $towels } on #{ $place } and takes it from { $other }.
playapirata-event-towels-shown = { $name } can’t lay towels and shows { $towels }.
playapirata-event-towels-shown-none = { $name } has no towels left to lay.
playapirata-event-double-laid = { $name } places the two-seat towel next to #{ $place }.
playapirata-event-flag-laid = { $name } plants the flag next to #{ $place }.
playapirata-event-bucket-played = { $name } looks at #{ $place } with the bucket.
playapirata-event-bucket-played-seen = { $name } looks at #{ $place } with the bucket: { $card }.
playapirata-event-lifeguard-played = { $name } sends the lifeguard to look at { $other }’s treasures.
playapirata-event-lifeguard-played-seen = { $name } sends the lifeguard to look at { $other }’s treasures: { $cards }.
playapirata-event-umbrella-moved = { $name } slips on the flip-flops and moves the umbrella to #{ $place }.
playapirata-event-towel-taken-back = { $name } breaks the piggy bank and takes { $card } back from #{ $place }; { $top } is now on top.
playapirata-event-towel-taken-back-none = { $name } breaks the piggy bank and takes { $card } back from #{ $place }; no towel is left there.
playapirata-event-parrot-played = { $name } plays the parrot. { playapirata-parrot-on }
playapirata-event-treasure-taken = { $name } digs up #{ $place }: { $card }.
playapirata-event-hand-scored = Round { $hand }: { $scores }

## Refusals

refusal-special-is-kept = You don’t play this card: it scores at the end of the round. ({ $card })
refusal-not-your-colour = This towel isn’t yours: { $card }. Your colour is { $colour }.
refusal-not-in-packet = You can’t keep { $card }. Choose one of these: { $packet }.
refusal-draft-first = First choose the special card you keep.
refusal-seat-first = First choose your place in the turn order of the second round.
refusal-card-first = First play a treasure or a pirate; towels come after that.
refusal-first-turn-over = Your treasure is buried. Play your special card now, or end your turn.
refusal-card-already-played = You’ve already played your treasure or pirate. Now lay towels, or show them if you can’t.
refusal-only-towels-left = On this last turn you can only lay towels on one treasure, or end the turn.
refusal-nothing-to-keep = There are no special cards to choose from now.
refusal-no-seat-choice = You can’t choose a place in the turn order now.
refusal-no-towels-on-first-turn = On the first turn of a round you only bury a treasure. Towels come from the second turn on.
refusal-under-umbrella = #{ $place } is under { $name }’s umbrella: no towel can be laid there or taken back.
refusal-laid-there-already = You’ve already laid towels on #{ $place } this turn. Choose another treasure, or end the turn.
refusal-too-few-towels = You have only { $held } of { $card }, not { $wanted }.
refusal-too-low = That’s too low. The top towel on #{ $place } is { $top }, so yours must add up to { $needed } or more, not { $sum }.
refusal-laid-already = You’ve already laid towels this turn: end your turn.
refusal-must-lay-towels = You can still lay towels, so you must. Possible on: { $places }.
refusal-must-show = You can’t lay towels, so show those you have: that ends your turn.
refusal-bury-first = On the first turn of a round you bury a treasure. Pirates come later.
refusal-must-aim = Choose a treasure for { $card }: { $places }.
refusal-umbrella-needs-treasure = Your towels aren’t on top of any treasure. Without one, you can only play the umbrella as your last treasure or pirate card.
refusal-flagged = #{ $place } is flagged: pirates and special cards can’t target it. Choose another treasure.
refusal-not-occupied = You don’t occupy #{ $place }: your towel must be on top.
refusal-face-up-already = #{ $place } is already face up. Choose another treasure.
refusal-special-before-towels = Special cards come before the towels, so it’s too late for { $card } this turn.
refusal-special-not-on-first-turn = You can’t play { $card } on the first turn of a round.
refusal-flag-needs-burial = The flag goes with a treasure you bury on the same turn: bury one first.
refusal-top-is-not-three = The bucket only looks under a towel of value 3, and there’s none on top of #{ $place }.
refusal-own-hand = You know your own treasures. Choose another player.
refusal-nobody-has-colour = Nobody plays { $colour } at this table. Choose another colour.
refusal-no-treasures-in-hand = { $name } has no treasures left in hand. Choose someone else.
refusal-umbrella-not-in-play = Your umbrella isn’t on a treasure yet, so the flip-flops can’t move it.
refusal-umbrella-is-there = Your umbrella is already on #{ $place }. Choose another treasure.
refusal-towel-not-there = You have no such towel on #{ $place }: { $card }.
refusal-towel-too-high = The piggy bank takes back towels of value { $most } at most, so not { $card }.
refusal-no-such-treasure = There’s no treasure #{ $place }. They go from #1 to #{ $last }.
refusal-no-such-turn = The turn order has no place { $place }. Choose one from 1 to { $last }.

## The rules in short

## A game with real cards

playapirata-home-treasures = Treasures
playapirata-home-towels = Towels left
playapirata-home-umbrella = Umbrella put away (1 = yes)
playapirata-home-special = Special card points
playapirata-rules =
    In short: at the end of the round, have your towels on top of the best treasures.
    • Everyone has 12 towels (values 1 to 3), three pirates and some treasures: numbers worth 3 to 7 points, skulls (two are worth 10 points, three or more 18) and a towel treasure (2 points for each towel on it, 8 at most).
    • On your first turn you bury a treasure face down. Only you know it.
    • After that, each turn you bury a treasure or play a pirate: the spyglass looks at a treasure in secret, the map turns one face up, the umbrella secures one you occupy.
    • Then you lay towels on one or two treasures. Together they must beat the top towel; the lowest of them goes on top. Whoever has the top towel occupies the treasure. If you can’t lay any, you show your towels.
    • When all treasures and pirates have been played, the starting player alone lays towels once more, on one treasure.
    • At the end of the round, everyone digs up what they occupy. A towel left in hand is worth 1 point, and so is an umbrella that found no treasure.
    • There are as many rounds as players, each with another starting player. Whoever has the most points wins; a tie goes to the best single round.
    • With special cards, you also choose one card in a draft. Play it on top of your normal turn, or keep it for the end of the round.

## Slash commands

command-playapirata = playapirata
command-playapirata-about = Playa Pirata: cover the best treasures with your beach towels
command-bury = bury
command-bury-about = Bury a treasure
command-lay-towels = lay
command-lay-towels-about = Lay towels on a treasure
command-end-turn = end-turn
command-end-turn-about = End your turn
option-treasure = treasure
option-treasure-about = A treasure in your hand, such as T5, TS or TT
option-towels = towels
option-towels-about = The treasure and your towels, such as #3 2 1
option-hands = rounds
option-hands-about = How many rounds are played
option-specials = specials
option-specials-about = Whether special cards are played

playapirata-typed-keep = keep
playapirata-typed-sit = turn order
playapirata-typed-show = show towels
