# Skull King. The cards are called what the rulebook calls them.
# keys.py, card_key: skullking-card-*
# keys.py, deck_key: skullking-deck*
# keys.py, event_key: skullking-event-*
# keys.py, field_key: skullking-home-*
# keys.py, game_key: game-skullking
# keys.py, game_option_key: skullking-option-*
# keys.py, key_of: skullking-about-* skullking-button-* skullking-pad-* skullking-suit-*
# keys.py, length_key: skullking-length-*
# keys.py, pitch_key: skullking-pitch
# keys.py, refusal_key: refusal-*
# keys.py, rules_key: skullking-rules*
# keys.py, score_key: skullking-score

game-skullking = Skull King
skullking-pitch = Bid how many tricks you’ll win, then win exactly that many.
skullking-score = { $score ->
        [one] { $score } point
       *[other] { $score } points
    }

skullking-suit-y = Yellow
skullking-suit-r = Red
skullking-suit-b = Blue
skullking-suit-k = Black
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

skullking-option-rounds = Rounds per game
skullking-length-5 = 5 rounds
skullking-length-7 = 7 rounds
skullking-length-10 = 10 rounds
skullking-round = Round { $round } of { $rounds }
skullking-bidding = Secret bids: waiting for { $missing ->
        [one] 1 player.
       *[other] { $missing } players.
    }
skullking-cards-each = { $cards ->
        [one] 1 card each
       *[other] { $cards } cards each
    }
skullking-revealed = **Yo-ho-ho!** The bids are on the table.
skullking-leads = **{ $name }** leads trick { $trick } of { $tricks }.
skullking-turn = It’s **{ $name }**’s turn in trick { $trick } of { $tricks }.
skullking-follow = Suit to follow: { $suit }
skullking-follow-none = No suit to follow yet
skullking-trick = On the table
skullking-last-trick = Last trick, won by **{ $name }**: { $cards }
skullking-last-aside = Last trick, set aside: { $cards }
skullking-bonus = bonus { $bonus }
skullking-player-bidding = { $name }: { $bid ->
        [yes] has bid
       *[no] thinking
    }, { $total ->
        [one] 1 point
       *[other] { $total } points
    }
skullking-player = { $name }: bid { $bid }, won { $won }, { $total ->
        [one] 1 point
       *[other] { $total } points
    }
skullking-dealer = dealer
skullking-is-leader = plays first
skullking-winning = 👑 takes it so far
skullking-leads-first = { $name } plays first.
skullking-you-lead = You lead the first trick.
skullking-deck = Edition: the first one (Schmidt Spiele). 66 cards: ⭐ ❤️ 🔷 🏴 1 to 13 each, 5 Escapes, 5 Pirates, 2 Mermaids, Scary Mary, the Skull King. No Kraken, no Loot: those are in the 2021 edition, which the host can choose.
skullking-tip-trick = A trick: everyone plays one card, and the best one takes them all.
skullking-tip-bid = { $strong ->
        [0] No card of yours often wins.
        [one] One of your cards often wins (🗡️ { $two_faced } 💀 🧜 and high 🏴 do).
       *[other] { $strong } of your cards often win (🗡️ { $two_faced } 💀 🧜 and high 🏴 do).
    } { $good ->
        [zero] 0 is a good bid.
        [low] Bid 0, or 1 if you dare.
        [about] Bid about { $bid }{ $fewer ->
            [yes] , as not all of them will.
           *[no] .
        }
       *[either] Bid about { $bid }, as other cards win now and then, or 0 if you’d rather duck them all.
    }
skullking-tip-play = { $aim ->
        [only] It’s the only card you can play.
        [late] Your bid is out of reach, but each trick still saves you 10 points.
        [take-lead] You still need { $needed } of the { $left } tricks left: lead a strong card, or a low one to keep the strong ones.
        [take-or-keep] You still need { $needed } of the { $left } tricks left: beat 👑 now, or keep your strong cards for later.
        [take-follow] You still need { $needed } of the { $left } tricks left: beat 👑 with a card that’s hard to beat in turn.
        [take-last] You still need { $needed } of the { $left } tricks left, and you play last: the weakest card that beats 👑 will do.
        [take-none] None of your cards beats 👑: let go of one you don’t need.
        [aside] As it is, nobody wins this trick.
        [leave-lead] You want no more tricks: lead a low number or an Escape.
        [leave-strong] You want no more tricks, but your cards are strong: hope that someone beats yours.
        [leave-special] You want no more tricks. Only special cards of yours stay below 👑; a number will do if someone still beats it.
        [leave-none] You want no more tricks, but all your cards beat 👑: hope that someone beats yours.
        [leave-last] This trick is yours: get rid of your strongest card.
       *[leave-follow] You want no more tricks: stay below 👑, best with a high card.
    }
skullking-tip-scored = Round { $round }: you bid { $bid } and won { $won }. { $how ->
        [zero-met] A bid of 0, met, brings 10 for each card dealt: { $score } points.
        [zero-missed] A bid of 0, missed, costs 10 for each card dealt: { $score } points.
        [some-met] Bid met: every trick counts, and so do bonuses: { $score } points.
       *[some-missed] Bid missed: every trick you’re off costs you: { $score } points.
    }
skullking-about-sk = Skull King: takes every trick, unless a Mermaid is in it.
skullking-about-sm = Scary Mary: a Pirate or an Escape, as you say when you play her.
skullking-about-m = Mermaid: beats every number and the Skull King; Pirates beat her.
skullking-about-p = Pirate: beats every number and Mermaids; only the Skull King takes it.
skullking-about-e = Escape: it practically never wins. Keep it for a trick you don’t want.
skullking-event-round-scored = Round { $round }: { $scores }
skullking-your-bid = Your bid: **{ $bid }**. You can change it until the last bid is in.
skullking-make-bid = { $tricks ->
        [one] Only one trick: will you win it (1) or not (0)?
       *[other] How many of the { $tricks } tricks will you win?
    }
skullking-your-cards = Your cards
skullking-may-play = You can play
skullking-not-now = Not now
skullking-your-turn = **Your turn.**
skullking-wait-turn = It’s **{ $name }**’s turn.
skullking-tally = { $stands ->
        [none] You bid 0: **win no trick**
        [met] You bid { $bid } and have { $won }: **win no more**
        [over] You bid { $bid } and have { $won }: too many
       *[short] You bid { $bid } and have { $won }: **{ $needed } more to win**
    }

skullking-event-bid-made = { $name } has bid.
skullking-event-bids-revealed = **Yo-ho-ho!** The bids: { $bids }
skullking-event-played = { $name } plays { $card }
skullking-led = { $name } led { $card }. Your card?
skullking-event-trick-won = { $name } wins the trick: { $cards }
skullking-event-dealt = Round { $round } begins.

skullking-pad-round = Rd
skullking-pad-bid = bid
skullking-pad-won = won
skullking-pad-bonus = bonus
skullking-pad-score = score
skullking-pad-total = total

refusal-still-bidding = Cards are played once every bid is in.
refusal-bids-revealed = The bids are revealed, so you can’t change yours any more.
refusal-bid-out-of-range = In this round, bid a number from 0 to { $most }.
refusal-must-follow = You hold { $suit }, so you must follow it or play a special card. { $card } can’t be played now.
refusal-face-needed = { $card } has two faces: play `{ $kind }:P` (as a Pirate) or `{ $kind }:E` (as an Escape).
refusal-unknown-plan = I don’t understand “{ $words }”. Choose a card you hold, such as `Y5`; { OPTION("unless") } is an option of its own.
refusal-no-plan-now = You can’t plan a card right now. You can once all bids are in, while it’s another player’s turn and you still hold a card.
refusal-condition-gone = That can’t happen in this trick any more, so your card would never be played. Choose another condition, or none.
refusal-plan-too-late = It’s your turn now, so it’s too late to plan. Choose your card below.

plan-asked = Tap a card now: I’ll play it when it’s your turn.
plan-standing = { $only ->
        [leading] If you take this trick, I’ll lead **{ $card }** for you.
        [special] On your turn: **{ $card }**, but only if no one plays a special card.
        [leader] On your turn: **{ $card }**, but only if { $name } would still take the trick.
       *[no] On your turn: **{ $card }**.
    }
plan-else = Otherwise: **{ $card }**.
plan-else-asks = Otherwise I’ll ask you.
plan-asks = ask me
plan-dropped = { $why ->
        [undone] Your plan ({ $card }) is off: a card of that trick was undone.
        [failed] Your plan ({ $card }) no longer fits. Choose another card.
       *[over] Your plan ({ $card }) wasn’t played: that trick is over.
    }
select-plan = On my turn, play …
select-plan-lead = If I take the trick, lead …
select-plan-else = Otherwise …
button-plan-always = Play it in any case
button-plan-special = Without special cards
button-plan-leader = If { $name } still takes it
button-drop-plan = Drop the plan

## A game with real cards

skullking-home-bid = Bid
skullking-home-tricks = Tricks won
skullking-home-bonus = Bonus points
refusal-tricks-must-add-up = This round has { $needed ->
        [one] 1 trick
       *[other] { $needed } tricks
    }, but you entered { $tricks } in all. Every trick is won by someone.
refusal-bonus-not-earned = { $name } bid { $bid } and won { $tricks }: there’s a bonus only for meeting a bid of 1 or more. Enter 0.
refusal-one-bonus-a-round = There’s only one Skull King, so only one player can have a bonus in a round. { $name } has { $bonus }, and someone else has one, too.

skullking-rules =
    In short: win exactly as many tricks as you bid.
    • A trick: everyone plays one card, and the best one takes them all.
    • Ten rounds: each player gets one card in round 1, ten in round 10.
    • Everyone bids in secret how many tricks they will win. When the last bid is in, all are revealed.
    • Follow the suit that was led if you can. You can always play a special card instead.
    • Black is trump. A Mermaid beats every suit, a Pirate beats Mermaids, the Skull King beats Pirates, and a Mermaid beats the Skull King whenever both are in a trick. Of two Pirates, the one played first wins; the same goes for two Mermaids.
    • An Escape never wins, unless the whole trick is Escapes: then the first one does. Scary Mary is a Pirate or an Escape, as you choose.
    • Bid met: 20 points a trick. Missed: −10 for each trick you’re off. Bid 0: ±10 × the round number (+ if you win no trick).
    • Bonus if your bid was met: 30 for each Pirate your Skull King catches, 50 for a Skull King your Mermaid catches.
    • After the last round, the highest total wins.
