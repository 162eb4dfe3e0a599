# What happened: the recap, the log, the spectators' view, the replay; and what people did, in words.
# keys.py, key_of: action-*

recap-title = { $game } · what happened
recap-since-move = Since your last move
recap-since-round = Since the last round started
recap-nothing = Nothing has happened since. You haven’t missed a thing.
recap-earlier = … { $count ->
        [one] 1 earlier event
       *[other] { $count } earlier events
    }
recap-awaited = ▸ It’s **{ $name }**’s turn.{ $until }
recap-your-turn = ▸ **It’s your turn.**{ $until }

log-title = { $game } · the log
log-page = Page { $page } of { $pages }
log-empty = Nothing has happened here yet.
log-undone = { $count ->
        [one] { $name } undid a move.
       *[other] { $name } undid a move and what followed: { $count } moves.
    }

spectator-about = You’re watching: you see what everyone can see.
spectator-last = What just happened

replay-title = { $game } · replay
replay-dealt = The cards are dealt.
replay-hands = What everyone holds
replay-trick-before = Previous trick
replay-trick-after = Next trick
replay-turn-before = Previous turn
replay-turn-after = Next turn
replay-round-before = Previous round
replay-round-after = Next round

## What people did

action-by-nobody = Someone
action-dealt = { $name } deals the cards.
action-left = { $other } leaves the table; a computer pirate plays on.
action-gone = { $other } has left this server; a computer pirate plays on.
action-replaced = { $name } replaces { $other } with { $detail } (seat { $seat }).
action-substituted = { $detail } subs in for { $other }, whose time was up.
action-returned = { $name } is back; { $other } is no longer subbing in.
action-away = { $other } is away; a computer pirate plays for them.
action-back = { $other } is back.
action-missed = { $other }’s time is up; a computer pirate plays this turn.
action-played-out = The league round is over: computer pirates finish this game.
action-ended = { $name } ends the game early.
action-lost = I was off this server for too long, so the game was ended.
action-paused = { $name } pauses the game.
action-resumed = { $name } resumes the game.
action-thawed = { $name } thaws the table: play resumes.
action-pace = { $name } changes the pace: { $detail }.
action-absence = { $name } changes what happens when time is up: { $detail }.
action-extended = { $name } gives extra time: { $detail ->
        [one] 1 hour
       *[other] { $detail } hours
    }.
action-asked = { $name } wants to { $detail }.
action-declined = { $name } said no: { $detail }.
action-impossible = { $name } said yes, but this can’t be done any more: { $detail }.
action-moved = { $name } moves the table to this channel.
action-deleted = { $other } has deleted all their data; a computer pirate plays on.
