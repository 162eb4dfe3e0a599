# The deal of the day: one hand a day, the same for everyone, alone against three pirates.
# keys.py, button_key: button-*
# keys.py, command_key: command-*
# keys.py, refusal_key: refusal-*

command-daily = daily
command-daily-about = The deal of the day: one hand against three pirates, the same for everyone

button-daily = Deal of the day
button-daily-here = Play today’s deal
button-solo-look = Look again
button-solo-share = Share in this chat
button-solo-back = Look back
button-solo-before = The deal before
button-solo-again = Play it again
button-solo-rules = Rules
button-solo-replay = Replay
button-solo-help = Help
button-practise = Practise first

## A hand

solo-game-edition = { $game } ({ $edition ->
        [first] first edition
       *[other] { $edition } edition
    })
solo-title = ### Deal { $deal } · { $game }
    -# Next deal at { $at }, { $ago }.
solo-about = Everyone gets these cards today, against the same three pirates. Only you see this.
solo-late = From { $day }; it still counts for that day.
solo-unranked = Played again: this hand doesn’t count.
solo-practise-first = New to this? *Practise first*: four cards, two minutes, and it counts for nothing.
solo-practice-title = ### A hand to practise · { $game }
    -# It counts for nothing.
solo-practised = That’s the whole game. Today’s deal just has a few more cards.
solo-first-bid = Your bid is how many tricks you’ll take, exactly.
solo-first-score = An exact bid brings 20 points a trick; each trick off costs 10. A 0 wins or loses 10 a card.
solo-on-trust = Fair play: the code is public, so anyone could work out the cards. There is no rating, role or prize.

## When it is over

solo-score = **{ $points }** · You bid { $bid } and made { $won }: { $met ->
        [yes] bid met.
       *[no] bid missed.
    }
solo-played = Played: **{ $figure }** of 100{ $count ->
        [0] .
       *[other] , your last { $count } deals { $mean }.
    }
solo-bid-cost = { $points ->
        [0] The bid gave nothing away.
        [one] The bid gave away 1 point.
       *[other] The bid gave away { $points } points.
    }
solo-judging = How well you played is being worked out: press *Look again* in a moment.
solo-made = bid { $bid }, made { $won }, { $points }
solo-field-plays = The comparison isn’t ready yet: look again in a minute.
solo-captains-bid = A captain, the strongest computer pirate, would have bid { $bid }.
solo-par = A computer pirate in your seat: { $points }.
solo-in-a-row = { $days ->
        [one] 🔥 1 day in a row.
       *[other] 🔥 { $days } days in a row.
    }

## The day after

solo-back-title = ### Deal { $deal } · { $game }
    -# { $day }. Its day has passed, so here are all hands.
solo-yours = **You:** { $made }
solo-rule = **A computer pirate in your seat:** { $made }
solo-not-played = You didn’t finish this deal on its day. You can still play it, without it counting.

morning-played = { $name }: { $made }
morning-judged = { $name } · played: **{ $figure }** of 100 · { $made }
morning-field = The scores of { $games } computer pirates. { $people ->
        [one] The sun shows the one from here.
       *[other] The suns show those from here.
    }
morning-week = **This week** (the best five days count)
morning-week-won = 🏆 **Last week:** { $names } with { $points } (the best five days counted)
morning-of-week = { $rank }. { $name } · { $points } { $days ->
        [one] (1 day)
       *[other] ({ $days } days)
    }
morning-more = { $count ->
        [one] … and 1 more.
       *[other] … and { $count } more.
    }
morning-days = { $days ->
        [one] Played here on 1 day in a row.
       *[other] Played here on { $days } days in a row.
    }

## Help, and what people and servers choose

solo-help = ## The deal of the day
    - Each day brings one hand of Skull King with up to eight cards, the first and the 2021 edition by turns. You say how many tricks you’ll take, then you play to take exactly that many: *Rules* has the rest. A new deal begins at midnight UTC; the page shows when that is for you.
    - Everyone has the same cards and the same three computer pirates, who answer the same play in the same way. One try: no undo, no advice. You can leave the hand and come back for a week, on any device.
    - The day after, look back at it with all hands, see what a computer pirate did in your seat, and play it again without it counting.
    - A vacation doesn’t break your streak. I never send reminders.
    - **Played:** 100 is play like a Captain’s, 0 is random play. Your bid and each card are compared with a Captain’s, who knows no more than you did, so lucky cards don’t help. A single hand still says little; your last seven say more. The bars are the scores of 300 computer pirates who slip now and then.
solo-help-trust = **Fair play.** The code is public, so anyone could work out the cards, as with the first Wordle. That’s why there is no rating, role or prize.
privacy-deals = **Deals of the day, voyages, duels:** your moves, points and times, and duel opponents; where you share, and your name unless you leave it out. Unfinished deals of the day: a week.

## Refusals

refusal-deal-clock = My clock is wrong, so I can’t deal. Please tell the bot owner.
refusal-deal-not-over = You can look back at a deal once its day has passed. Press *Play today’s deal* for today’s.
refusal-deal-gone = That hand is no longer stored. { COMMAND("daily") } deals today’s.
refusal-deal-moved-on = This hand has moved on, perhaps on another device. Here it is now:
refusal-no-game-to-replay = You haven’t finished a game at a table yet. { COMMAND("tavern", "my-tables") } lists your tables.
