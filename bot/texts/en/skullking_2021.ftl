# Skull King, the 2021 edition: its cards, its options, its pirates’ powers.
# keys.py, card_key: skullking-card-*
# keys.py, deck_key: skullking-deck*
# keys.py, event_key: skullking-event-*
# keys.py, field_key: skullking-home-*
# keys.py, game_option_key: skullking-option-*
# keys.py, key_of: skullking-about-* skullking-button-* skullking-load-* skullking-suit-*
# keys.py, length_key: skullking-length-*
# keys.py, preset_key: skullking-preset*
# keys.py, refusal_key: refusal-*
# keys.py, rules_key: skullking-rules*

skullking-suit-g = Green
skullking-suit-u = Purple
skullking-card-l = Loot
skullking-card-ti = Tigress
skullking-card-ti-p = Tigress as a Pirate
skullking-card-ti-e = Tigress as an Escape
skullking-card-kr = Kraken
skullking-card-ww = White Whale
skullking-card-pr = Rosie D’Laney
skullking-card-pb = Bendt the Bandit
skullking-card-ps = Rascal of Roatan
skullking-card-pj = Juanita Jade
skullking-card-ph = Harry the Giant
skullking-button-ti-p = Tigress: Pirate
skullking-button-ti-e = Tigress: Escape
skullking-ghost = Graybeard’s ghost

skullking-option-edition = Edition
skullking-option-edition-first = first
skullking-option-edition-2021 = 2021
skullking-option-dealing = Cards dealt
skullking-option-dealing-classic = 1 to 10
skullking-option-dealing-even-keeled = 2 2 4 4 … 10 10
skullking-option-dealing-brawl = brawl: 6 to 10
skullking-option-dealing-swift = 5, five times
skullking-option-dealing-broadside = 10, ten times
skullking-option-dealing-whirlpool = 9 9 7 7 … 1 1
skullking-option-dealing-bedtime = 1, once
skullking-length-swift = 5 × 5 cards
skullking-length-brawl = 6–10 cards
skullking-length-classic = 1–10 cards
skullking-option-scoring = Scoring
skullking-option-scoring-skull-king = Skull King’s
skullking-option-scoring-rascal = Rascal’s
skullking-option-cannonball = Cannonball
skullking-option-cannonball-about = Each bid is grapeshot, or a cannonball: all or nothing
skullking-option-kraken = Kraken
skullking-option-kraken-about = It sets a trick aside: nobody wins it
skullking-option-whale = White Whale
skullking-option-whale-about = Only numbers count in its trick, whatever their suit
skullking-option-loot = Loot
skullking-option-loot-about = Two cards that make allies
skullking-option-powers = Pirates’ powers
skullking-option-powers-about = Win with a pirate, and use that pirate’s power
skullking-option-ghost = Graybeard’s ghost
skullking-option-ghost-about = With two players, a third hand plays along
skullking-preset = Presets (2021)
skullking-preset-beginner = Beginner
skullking-preset-beginner-about = The 70 cards, and nothing more
skullking-preset-all-aboard = All aboard
skullking-preset-all-aboard-about = Kraken, White Whale, Loot and pirates’ powers

skullking-no-suit = No suit to follow in this trick
skullking-power-due = **{ $name }** won with { $card } and now uses that pirate’s power.
skullking-load = { $load ->
        [cannon] cannonball
       *[grape] grapeshot
    }
skullking-load-grape = Grapeshot
skullking-load-cannon = Cannonball
skullking-bet = has bet { $bet }
skullking-pile = { $count ->
        [one] 1 card was not dealt
       *[other] { $count } cards were not dealt
    }
skullking-ghost-cards = { $name }: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
skullking-your-bid-load = Your bid: **{ $bid }**, { $load ->
        [cannon] cannonball
       *[grape] grapeshot
    }. You can change it until the last bid is in.
skullking-ask-pr = **Your turn.** Rosie D’Laney: who leads the next trick?
skullking-ask-pb = **Your turn.** Bendt the Bandit has drawn { $cards } for you. Discard { $count ->
        [one] a card
       *[other] { $count } cards
    }.
skullking-ask-ps = **Your turn.** Rascal of Roatan: bet on your bid of { $bid }. Met, you win the bet; missed, you lose it.
skullking-ask-ph = **Your turn.** Harry the Giant: you bid { $bid } and have won { $won }. Change your bid by one, or leave it.
skullking-seen = Juanita Jade showed you the cards that were not dealt
skullking-thrown = You discarded { $cards } for Bendt.
skullking-button-bet = Bet { $bet }
skullking-button-no-bet = No bet
skullking-button-change = { $change ->
        [0] Leave my bid at { $bid }
       *[other] Change my bid to { $bid }
    }

skullking-event-set-aside = Nobody wins the trick: { $cards }. { $name } leads the next one.
skullking-allied = { $name } takes { $allies }’s Loot: allies
skullking-event-power-due = { $name } uses the power of { $card }.
skullking-event-drew = Bendt the Bandit draws { $count ->
        [one] 1 card
       *[other] { $count } cards
    } for { $name }.
skullking-event-drew-seen = Bendt the Bandit draws for { $name }: { $cards }
skullking-event-looked = Juanita Jade shows { $name } the cards that were not dealt.
skullking-event-leader-chosen = { $name } lets { $leader } lead the next trick.
skullking-event-discarded = { $name } discards { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
skullking-event-discarded-seen = { $name } discards { $cards }
skullking-event-bet-made = { $bet ->
        [0] { $name } bets nothing.
       *[other] { $name } bets { $bet } points.
    }
skullking-event-bid-changed = { $change ->
        [0] { $name } leaves the bid at { $bid }.
       *[other] { $name } changes the bid to { $bid }.
    }

skullking-pad-dealt = 3·4: round 3, 4 cards each
skullking-pad-load = { $load ->
        [cannon] C
       *[grape] g
    }
skullking-pad-loads = g grapeshot, C cannonball

refusal-load-needed = In this game each bid has a load. Press *My hand*, or bid again with { OPTION("load") }.
refusal-no-loads-here = There’s no cannonball in this game. Bid the number alone, without { OPTION("load") }.
refusal-power-due = { $card } comes first: the table is waiting for you to use that power. Press *My hand* to see the choices.
refusal-no-power-due = You have no pirate’s power to use right now. Press *My hand* to see what you can do.
refusal-leader-out-of-range = Choose a player by seat, from 1 to { $most }.
refusal-discard-count = Discard { $count ->
        [one] exactly 1 card
       *[other] exactly { $count } different cards
    } from your hand.
refusal-bet-out-of-range = You can bet 0, 10 or 20.
refusal-change-out-of-range = Your bid is { $bid }: you can move it by one at most, to between { $least } and { $most }. Use -1, 0 or 1.
refusal-which-pirate = You hold more than one Pirate, and each has a power. Name one: { $cards }.
button-power = Use the power

## A game with real cards

skullking-home-load = Load

refusal-lost-tricks = This round has { $needed ->
        [one] 1 trick
       *[other] { $needed } tricks
    }, of which at most { $most } can go to nobody, but you entered { $tricks } in all.
refusal-bonus-between = { $name } can’t have a bonus of { $bonus }: every bonus is a multiple of { $step }.
refusal-bonus-out-of-range = { $name }’s bonus of { $bonus } isn’t possible in this round: with a bid of { $bid } and { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    } it can only be { $allowed }.
refusal-ally-missing = { $name }’s bonus of { $bonus } needs an ally, and an alliance brings both of them 20 points. Enter it for both.
refusal-tricks-too-many = This round has { $needed ->
        [one] 1 trick
       *[other] { $needed } tricks
    }, but you entered { $tricks } in all.

skullking-rules-2021 =
    In short: win exactly as many tricks as you bid. This is the 2021 edition, for 2 to 8 players.
    • A trick: everyone plays one card, and the best one takes them all.
    • Everyone bids in secret. When the last bid is in, all are revealed.
    • The first card other than an Escape or a Loot decides: a number sets the suit to follow; a special means there’s none in this trick. You can always play a special card.
    • Black is trump. A Mermaid beats every suit, a Pirate beats Mermaids, the Skull King beats Pirates, and a Mermaid beats the Skull King. Escapes and Loots only win among themselves: the first one does. The Tigress is a Pirate or an Escape, as you choose.
    • Bid met: 20 points a trick. Missed: −10 for each trick you’re off. Bid 0: ±10 for each card dealt.
    • Bonus if your bid was met: 10 for each 14 you take (20 for the black one), 20 for each Mermaid your Pirate takes, 30 for each Pirate your Skull King takes, 40 for a Skull King your Mermaid takes.
    • Kraken: nobody wins the trick. White Whale: the highest number wins, whatever its suit. If both are in a trick, the one played later counts. Where nobody wins a trick, the player who would have won it without the Kraken leads the next one; after a White Whale without a number, whoever played the whale.
    • With two players, Graybeard’s ghost plays along: it gets a hand and always plays second, its top card, whatever was led. It can win tricks, and then it leads, but it doesn’t bid, score or use powers, and is nobody’s ally. With eight players, nobody gets more than 8 cards.
    • Loot: whoever played it and whoever takes it get 20 each if both meet their bids.
    • Pirates’ powers, for whoever wins with one: Rosie D’Laney chooses who leads; Bendt the Bandit draws 2 cards and discards 2; Rascal of Roatan bets 0, 10 or 20; Juanita Jade sees the cards that were not dealt; Harry the Giant changes the bid by one. After a round’s last trick only his is used.
    • Rascal’s scoring: each round is worth 10 for each card dealt, half if you’re one off, and so is the bonus for cards, but not a bet. Cannonball: 15 for each card, or nothing.
skullking-deck-2021 = 70 cards: ⭐ 🦜 📜 🏴 1 to 14 each, 5 Escapes, 5 Pirates, 2 Mermaids, the Tigress, the Skull King. As the host chooses, also Kraken, White Whale and 2 Loots.
skullking-about-ww = White Whale: only numbers count in its trick, and the highest one wins, whatever its suit.
skullking-about-kr = Kraken: nobody wins the trick it’s played in.
skullking-about-l = Loot: it only wins among Escapes and Loots, if it’s played first. Whoever takes it becomes your ally: 20 each if you both meet your bids.
skullking-about-ti = Tigress: a Pirate or an Escape, as you say when you play her.
skullking-about-ph = Harry the Giant: a Pirate. Win with him, and you can change your bid by one.
skullking-about-pj = Juanita Jade: a Pirate. Win with her, and you see the cards that were not dealt.
skullking-about-ps = Rascal of Roatan: a Pirate. Win with him, and you can bet 10 or 20 on your bid.
skullking-about-pb = Bendt the Bandit: a Pirate. Win with him, and you draw 2 cards and discard 2.
skullking-about-pr = Rosie D’Laney: a Pirate. Win with her, and you choose who leads next.

skullking-typed-lead = lead
skullking-typed-discard = discard
skullking-typed-bet = bet
skullking-typed-change = change bid
