# What happened: the recap, the log, the spectators' view, the replay; and what people did, in words.

recap-title = { $game } · what happened
recap-since-move = Since your last move
recap-since-round = Since the last round began
recap-nothing = Nothing has happened since. You have missed nothing.
recap-earlier = … { $count } earlier
recap-awaited = ▸ **{ $name }** is to move.{ $until }
recap-your-turn = ▸ **It is your turn.**{ $until }

log-title = { $game } · the log
log-page = Page { $page } of { $pages }
log-empty = Nothing has happened here yet.
log-undone = { $count ->
        [one] The last move of { $name } was taken back.
       *[other] The last move of { $name } was taken back, with what followed: { $count } moves.
    }

spectator-about = You are watching: you see what everybody may see.
spectator-last = What happened last

replay-title = { $game } · step by step
replay-dealt = The cards are dealt.
replay-hands = What everybody holds
replay-round-before = Round before
replay-round-after = Next round

## What people did

action-by-nobody = somebody
action-dealt = { $name } deals the cards.
action-left = { $other } leaves the table; a computer pirate plays on.
action-gone = { $other } is no longer in this server; a computer pirate plays on.
action-replaced = { $name } gives seat { $seat } to { $detail }; { $other } gets up.
action-substituted = { $detail } steps in for { $other }, whose time was up.
action-away = { $other } is away; a computer pirate plays for them.
action-back = { $other } is back.
action-missed = The time of { $other } is up; a computer pirate plays this turn.
action-ended = { $name } ends the table.
action-paused = { $name } pauses the game.
action-resumed = { $name } lets the game go on.
action-pace = { $name } changes the pace: { $detail }.
action-absence = { $name } changes what happens when a time is up: { $detail }.
action-extended = { $name } gives more time: { $detail ->
        [one] one hour
       *[other] { $detail } hours
    }.
action-asked = { $name } would like to { $detail }.
action-declined = { $name } would rather not { $detail }.
action-moved = { $name } brings the table to this channel.
action-deleted = { $other } has had everything deleted; a computer pirate plays on.
