# Time and people: paces, deadlines, nudges, pauses, absence, and what a table agrees on.

## Paces, and what happens when a time is up

select-pace = Pace
pace-none = no deadline
pace-none-about = Nobody is hurried
pace-live = live
pace-live-about = Five minutes for a turn, then one minute more
pace-daily = daily
pace-daily-about = One day for a turn, then four hours more
pace-relaxed = relaxed
pace-relaxed-about = Three days for a turn, then twelve hours more
select-absence = When time is up
absence-move = play one turn
absence-move-about = A computer pirate plays this turn only; after three in a row it takes the seat
absence-seat = play until they return
absence-seat-about = A computer pirate takes the seat until its player returns
absence-substitute = a substitute
absence-substitute-about = Whoever has offered to step in takes the seat; if nobody has, a computer pirate
absence-host = tell the host
absence-host-about = Nothing happens by itself; the host is told

## On the post

until = { " " }You have until { $at } ({ $ago }).
post-due = ⏳ { $name }: { $ago }
post-paused = ⏸ Paused { $ago }. *More* lets the game go on.
post-left = { $name } left seat { $seat }; a computer pirate played on.
post-replaced = { $name } left seat { $seat }; { $by } played on.

## Nudges

nudge = { $mentions }: { $game } is waiting for you.{ $until }
nudge-half = { $mentions }: half of your time is gone, and { $game } is still waiting for you.{ $until }
nudge-last = { $mentions }: your time at { $game } is up, but you get a little extra.{ $until }
nudge-expired = { $host }: time is up for { $names }. You can give more time (`/tavern extend`), or give the seat to somebody else (`replace`).
away = A computer pirate is playing your seat at [{ $game }]({ $link }), because your time was up. Your seat and your cards are kept for you.

## What a table agrees on

proposal = **{ $name }** would like to { $what }. { $mentions }, do you agree? It is done as soon as everybody does.
proposal-declined = **{ $name }** would rather not { $what }.
proposal-what-undo = take back a move, and everything since
proposal-what-pause = pause the game
proposal-what-resume = go on with the game
proposal-what-pace = play at another pace: { $pace }
proposal-what-rematch = play again, with the same people in the same seats

## Buttons and answers

button-pause = Pause
button-resume = Go on
button-recap = What happened?
button-log = Log
button-replay = Step through
button-rematch = Rematch
button-take-back = Take my seat back
button-offer = I would step in
button-withdraw = I would rather not step in
button-agree = I agree
button-decline = I'd rather not
done-paused = The game is paused. Nobody's time runs.
done-resumed = The game goes on.
done-pace = The pace is changed.
done-extended = { $hours ->
        [one] Everybody who is awaited has one hour more.
       *[other] Everybody who is awaited has { $hours } hours more.
    }
done-rematch = The cards are dealt.
done-asked = I have asked the others. It is done as soon as everybody agrees.
done-agreed = You agree. It is done as soon as everybody does.
done-agreed-all = Everybody agrees: it is done.
done-back = Welcome back: it is your seat again.
done-offered = Thank you. When somebody's time is up and the table wants a substitute, the seat can be yours.
done-withdrawn = All right, you won't step in here.

## Refusals

refusal-no-table-in-channel = There is no table in this channel. Open one with `start`, such as `/skullking start`.
refusal-table-paused = The game is paused. *More* and *Go on*, or `/tavern resume`, let it go on.
refusal-not-paused = The game is not paused.
refusal-not-away = Nobody has taken your seat: you are playing it yourself.
refusal-no-substitute = You have not offered to step in here.
refusal-hours-out-of-range = You can give 1 to { $most } hours.
refusal-no-deadline-here = This table has no deadlines. Give it a pace first: `/tavern pace`.
refusal-agreement-needed = Once the cards are dealt, only a moderator can change that, or everybody at the table together.
refusal-proposal-open = { $name } has asked the table something already. Answer that first.
refusal-proposal-gone = That question is no longer open.
refusal-unknown-pace = There is no such pace. Choose one of these: no deadline, live, daily, relaxed.
refusal-not-over-yet = A rematch comes after the game.
refusal-no-plans-here = Only Skull King lets you plan a move in advance.
refusal-nothing-planned = You have planned nothing.
refusal-moderators-open = In this server the moderators open the tables. Ask one of them.
refusal-role-opens = In this server only those with the role { $role } open tables.
refusal-not-in-this-channel = Tables stand in these channels: { $channels }
