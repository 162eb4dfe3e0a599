# What belongs to no one game: the lobby, the post, the buttons, the end of a table.

## The lobby

lobby-title = { $game }: who sits down?
lobby-host = { $host } is the host. { $free ->
        [0] Every seat is taken.
        [one] One seat is free.
       *[other] { $free } seats are free.
    }
lobby-seats = Seats { $taken } of { $places }
lobby-hint-few = { $least ->
       *[other] It takes { $least } players to start. Computer pirates count.
    }
lobby-hint-ready = { $host } can deal now.
lobby-fairness = Fair cards: the shuffle is already fixed. Its seal is `{ $commitment }`; when the game is over, the seed is published and anyone can check it.

option-yes = yes
option-no = no

button-join = Sit down
button-leave = Get up
button-add-computer = Add a computer pirate
button-remove-computer = Send one away
button-deal = Deal the cards
button-rules = Rules
button-hand = My hand
button-bid = Bid
button-play = Play
button-scorepad = Scorepad
button-more = More
button-record = Record
button-again = New table
button-back = Back
button-undo = Take back my move
button-give-up = Leave the table
button-end = End the table
button-yes-end = Yes, end it
button-yes-leave = Yes, leave
button-no = No, play on
select-replace = Replace a player by a computer pirate
select-option = { $option }: { $value }

## The table

table-frozen = This table is frozen: its log and its scorepad do not agree, so nothing is guessed. A moderator can end it; nothing of the log is lost.
table-ended = This table has been ended. There is no result.
table-over = The game is over.
place-line = { $place }. **{ $name }** with { $score }
tally-title = After { $games } games
tally-line = { $name }: { $wins ->
        [one] { $wins } game won
       *[other] { $wins } games won
    }
fairness-open = The seed was `{ $seed }`. Its SHA-256 is `{ $commitment }`, the seal from before the first deal.

## Hands and panels

hand-title = { $game } · your hand
hand-link = [To the table]({ $link })
hand-closed-dm = I can't send you direct messages. That is fine: *My hand* always shows your cards here.
hand-not-dealt = You have a seat. Your cards come when the host deals.
hand-over = This game is over.
hand-away = A computer pirate is playing for you. Your next move, or *Take my seat back*, brings you back.
more-title = What else?
end-confirm = End this table for everybody? There will be no result.
leave-confirm = Leave the running game? A computer pirate takes your seat and your hand.

## Answers

done-opened = Your table is open.
done-joined = You sit at the table. Your cards will come here and, if you allow it, as a direct message.
done-left = You have got up.
done-left-game = A computer pirate plays on for you.
done-computer-added = { $name } sits down.
done-computer-removed = One computer pirate has left.
done-option = Changed.
done-dealt = The cards are dealt.
done-undone = Your move is taken back.
done-ended = The table has been ended.
done-kept = Nothing has changed.
done-replaced = { $name } plays on seat { $seat } now.
done-shown = Here is the table: { $link }
done-record = The whole game, with the proof of the shuffle. Anyone can replay it: `python -m bot replay FILE`.
scorepad-empty = No round has been scored yet.

## Refusals: what is wrong, and what can be done

refusal-no-table-here = There is no { $game } table in this channel. Open one with `/{ $command } start`.
refusal-no-such-table = This table is no longer known.
refusal-not-your-table = You don't sit at this table. { $free ->
        [0] All its seats are taken.
       *[other] There is room: press *Sit down*.
    }
refusal-not-started = The cards are not dealt yet. The host deals when enough have sat down.
refusal-already-started = The cards are dealt already. Ask the host to give you a seat with `replace`.
refusal-table-closed = This table is closed. Open a new one with `start`.
refusal-table-frozen = This table is frozen until a moderator looks at it. Nothing is lost.
refusal-table-moved-on = The table has moved on; this is how it stands now.
refusal-channel-taken = There is a table in this channel already: { $link }
refusal-already-seated = You sit at this table already.
refusal-already-seated-there = { $name } sits at this table already.
refusal-table-full = All { $places } seats are taken.
refusal-too-few-players = It takes at least { $least } players. Wait for others, or add computer pirates.
refusal-places-out-of-range = This game is for { $least } to { $most } players.
refusal-too-many-computers = With these seats there can be 0 to { $most } computer pirates; one seat is yours.
refusal-no-computer-here = No computer pirate sits here.
refusal-host-only = Only the host of this table can do that.
refusal-host-or-moderator-only = Only the host of this table or a moderator can do that.
refusal-no-such-seat = There is no such seat at this table.
refusal-computer-already = A computer pirate sits there already.
refusal-computer-only = This person is a bot. Leave the name empty for a computer pirate.
refusal-nothing-to-undo = You have made no move that could be taken back.
refusal-not-over = Only a finished game has a record and a replay: while it is played, they would show every hand.
refusal-unknown-option = { $option } can't be { $value }.
refusal-missing-permissions = I can't play in this channel. I lack: { $permissions }.
refusal-guild-only = Tables stand in the channels of a server, not here.
refusal-table-elsewhere = Your table stands in another channel: { $link }
refusal-discord-unavailable = Discord is not answering as it should just now. Your move is safe; try again in a moment.
refusal-command-changed = This command has changed with an update of mine. Type it again; if your Discord still shows the old one, reload it first.
refusal-unknown-move = I don't understand “{ $words }”.
refusal-game-over = This game is over.
refusal-not-your-turn = It is not your turn. We are waiting for { $name }.
refusal-unknown-card = There is no card “{ $word }” in this game.
refusal-not-in-hand = You don't hold this card: { $card }.
error-bug = Something went wrong on my side, and nothing was changed that I did not confirm. If you tell whoever runs me, name this reference: `{ $reference }`

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-read-message-history = Read Message History
permission-attach-files = Attach Files
