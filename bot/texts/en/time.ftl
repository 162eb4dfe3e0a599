# Time and people: paces, deadlines, nudges, pauses, absence, and what a table agrees on.
# keys.py, button_key: button-*
# keys.py, key_of: absence-* pace-* proposal-what-* select-*
# keys.py, refusal_key: refusal-*

## Paces, and what happens when a time is up

select-pace = Pace
pace-none = no deadline
pace-none-about = Nobody is rushed
pace-live = live
pace-live-about = 5 minutes a turn, then 1 minute of extra time
pace-daily = daily
pace-daily-about = 1 day a turn, then 4 hours of extra time
pace-relaxed = relaxed
pace-relaxed-about = 3 days a turn, then 12 hours of extra time
pace-bank = time bank
pace-bank-about = Some days a player for the whole game, 2 hours more each turn; then 1 hour a turn
pace-bank-of = time bank of { $count } days
select-bank = Time bank
bank-days = { $count } days
bank-own = Your time bank: { $hours }, plus 2 hours with every turn.
bank-hours = { $hours } h
select-extend = More time
select-absence = When time is up
absence-move = computer pirate moves once
absence-move-about = A computer pirate plays this turn only; after three in a row it takes over
absence-seat = computer pirate stays
absence-seat-about = A computer pirate keeps the seat until its player is back
absence-substitute = substitute plays
absence-substitute-about = Someone who has offered to sub takes the seat; if nobody has, a computer pirate does
absence-host = just tell the host
absence-host-about = Nothing happens by itself; the host decides

## On the post

until = { " " }Deadline: { $at } ({ $ago }).
post-due = ⏳ { $name }: { $ago }
post-paused = ⏸ Paused { $ago }. Press *More*, then *Resume*.
post-paused-league = ⏸ Paused { $ago } by a league moderator, who resumes it with { COMMAND("tavern", "tables") }. Or press *More*, then *Resume*: play resumes once you all agree.
post-rests = ⏸ The league is paused: no deadline runs, and you can still play.
post-round-ends = The league round ends { $at } ({ $ago }).
post-round-ends-cut = The league round ends { $at } ({ $ago }). A turn then has 2 days at most.
post-lost = ⏸ I’m no longer on this game’s server. It’s on hold until I’m added back.
post-played-out = 🏁 The league round is over: computer pirates finish this game.
hand-played-out = This turn is still yours.
post-left = Seat { $seat }: { $name } left, and a computer pirate played on.
post-replaced = Seat { $seat }: { $by } replaced { $name }.

## Nudges

nudge = { $mentions }: { $game } is waiting for you.{ $until }
lead-turn = It’s { $name }’s turn.{ $until }
nudge-half = { $mentions }: half of your time is gone, and { $game } is still waiting for you.{ $until }
nudge-last = { $mentions }: time’s up in { $game }, but you have a little extra.{ $until }
nudge-expired = { $host }: time is up for { $names }. Give them more time or replace a player: press *More*, or type { COMMAND("table", "manage") }.
away = A computer pirate is playing for you at [{ $game }]({ $link }) because your time was up. Your seat and your cards are kept for you.
subbing-in = { $substitute } is subbing in for { $away }. { $away }, if you’re back before { $substitute } has moved, the seat is yours again.
subbing-in-for-good = { $substitute } is subbing in for { $away }.

## What a table agrees on

proposal = **{ $name }** wants to { $what }. { $mentions }, do you agree? It happens once everyone does.
proposal-declined = **{ $name }** said no: { $what }.
proposal-impossible = This can’t be done any more: { $what }.
proposal-what-undo = undo a move and everything after it
proposal-what-pause = pause the game
proposal-what-resume = resume the game
proposal-what-pace = change the pace: { $pace }
proposal-what-rematch = play again: same players, same seats

## Buttons and answers

button-pause = Pause
button-resume = Resume
button-recap = What happened?
button-log = Log
button-replay = Replay
button-rematch = Rematch
button-take-back = Take my seat back
button-im-back = I’m back
button-offer = Offer to sub
button-withdraw = Withdraw my offer
button-to-table = Go to the table
button-agree = I agree
button-decline = I disagree
done-paused = The game is paused, and so are all clocks.
done-resumed = The game has resumed.
done-pace = The pace has changed.
done-extended = { $hours ->
        [one] Everyone still to move has 1 more hour.
       *[other] Everyone still to move has { $hours } more hours.
    }
done-rematch = The cards are dealt.
done-asked = I’ve asked the others. It happens once everyone agrees.
done-agreed = You agree. It happens once everyone does.
done-agreed-all = Everyone agrees. Done!
done-back = Welcome back! The seat is yours again.
done-offered = Thanks! If a seat needs a substitute, it may be yours.
done-withdrawn = You’re off the substitute list.

## What can be typed for a day; several words have a comma between them

typed-today = today
typed-tomorrow = tomorrow

## Refusals

refusal-no-table-in-channel = There’s no table in this channel. Open one, for example with { COMMAND("skullking", "start") }.
refusal-table-paused = The game is paused. Press *More*, then *Resume*, or type { COMMAND("table", "manage") }.
refusal-server-lost = I’m no longer on the server of this game, so it’s on hold. It picks up where it left off once an admin adds me back.
refusal-not-paused = The game isn’t paused.
refusal-not-away = Nobody has taken your seat: you’re playing it yourself.
refusal-substitute-has-moved = { $name } has moved in your seat in the meantime and keeps it for this game.
refusal-no-substitute = You haven’t offered to sub at this table.
refusal-hours-out-of-range = You can give 1 to { $most } extra hours.
refusal-no-deadline-here = This table has no deadlines. Set a pace first: { COMMAND("table", "manage") }.
refusal-agreement-needed = Now that the cards are dealt, only a moderator can change that, or the whole table together.
refusal-proposal-open = There’s already a vote, started by { $name }. Answer it first.
refusal-proposal-gone = That vote is closed.
refusal-unknown-pace = There’s no such pace. Choose no deadline, live, daily, relaxed or time bank.
refusal-not-over-yet = You can ask for a rematch once this game is finished.
refusal-no-plans-here = Only Skull King lets you plan a card in advance.
refusal-nothing-planned = You haven’t planned a card.
refusal-moderators-open = In this server, only moderators open tables. Ask one of them.
refusal-role-opens = In this server, only people with the role { $role } open tables. Ask one of them.
refusal-not-in-this-channel = In this server, tables are only for these channels: { $channels }
