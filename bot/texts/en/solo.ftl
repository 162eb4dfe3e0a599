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

## A hand

solo-game-edition = { $game } ({ $edition } edition)
solo-title = ### Deal { $deal } · { $game }
    -# Next deal at { $at }, { $ago }.
solo-about = Everyone gets these cards today, against the same three pirates. Only you see this.
solo-late = From { $day }; it still counts for that day.
solo-unranked = Played again: this hand doesn’t count.
solo-on-trust = On trust: the cards follow from the date, so anyone who reads the source can work them out. There is no rating, role or prize.

## When it is over

solo-made = bid { $bid }, made { $won }, { $points }
solo-better = Better than { $percent }% of pirates.
solo-place = Place { $place } of { $of }.
solo-field-plays = Other pirates are still playing this deal: look again in a moment to compare.
solo-par = The pirates’ own rule scores { $points } here.
solo-in-a-row = { $days ->
        [one] 🔥 1 day in a row.
       *[other] 🔥 { $days } days in a row.
    }

## The day after

solo-back-title = ### Deal { $deal } · { $game }
    -# { $day }. Its day has passed, so here are all hands.
solo-yours = **You:** { $made }
solo-rule = **The pirates’ rule in your seat:** { $made }
solo-not-played = You didn’t finish this deal on its day. You can still play it, without it counting.

morning-played = { $name }: { $made }
morning-judged = { $name }: played **{ $figure }** of 100 · { $made }
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
    - One hand of Skull King a day, five to eight cards, the first and the 2021 edition in turn. A new deal begins at midnight UTC; the page shows when that is for you.
    - Your three opponents are the same computer pirates for everyone, and equal play gets equal answers. “Better than …” compares you with 300 pirates who slip now and then.
    - There is no undo, advice, pause, deadline, planned card or rematch here: everyone plays the same hand once. You can leave it and go on for a week, on any device.
    - The day after, look back at it with all hands, see what the rule did, and play it again without it counting.
    - Days in a row are held by a vacation. Nobody is ever reminded.
solo-help-trust = **On trust.** The cards follow from the date, so anyone who reads the source can work them out, as with the first Wordle. That’s why there is no rating, role or prize. The number after the dot says which pirates play: results against others are not compared.
privacy-deals = **Deals of the day:** your moves, the game and the time; server and channel where you share, with your name unless you leave it out. Unfinished hands: a week.

## Refusals

refusal-deal-clock = My clock shows a day before the first deal. Tell the bot owner; once it’s right, { COMMAND("daily") } deals.
refusal-deal-not-over = You can look back at a deal once its day has passed. Press *Play today’s deal* for today’s.
refusal-deal-gone = That hand is no longer stored. { COMMAND("daily") } deals today’s.
refusal-deal-moved-on = This hand has moved on, perhaps on another device. Here it is now:
refusal-no-game-to-replay = You haven’t finished a game at a table yet. { COMMAND("tavern", "my-tables") } lists your tables.
