# What belongs to no one game: the lobby, the post, the buttons, the end of a table.
# keys.py, button_key: button-*
# keys.py, key_of: button-yes-* confirm-* permission-*
# keys.py, refusal_key: refusal-*

## The lobby

lobby-title = { $game }: who’s in?
lobby-seats = { $taken } of { $places } seats taken
lobby-players = { $least } to { $most } players
lobby-turns = about { $turns } turns each
lobby-days = once a day: { $once ->
        [one] 1 day
       *[other] { $once } days
    } · twice or more: { $few ->
        [one] 1 day
       *[other] { $few } days
    }
lobby-minutes = about { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
lobby-length-days = { $length } · { $days ->
        [one] 1 day
       *[other] { $days } days
    }
lobby-length-minutes = { $length } · { $minutes } min
lobby-live = Live: { $minutes } min
lobby-is-host = host
options-title = { $game }: options
options-by = { $host } can change this.
lobby-hint-few = { $least ->
       *[other] You need at least { $least } players to start. Computer pirates count.
    }

option-yes = yes
option-no = no
list-and = 
    { $sound ->
       *[other] { $others } and { $last }
    }

button-join = Join
button-leave = Leave
button-add-computer = Add a computer pirate
button-remove-computer = Remove a computer pirate
button-deal = Deal the cards
button-rules = Rules
button-signs = Signs
button-options = Options
button-fair = Fair cards?
button-no-tips = No tips, thanks
button-hand = My hand
button-bid = Bid
button-play = Play
button-board = Table
button-scorepad = Scores
button-more = More
button-my-tables = My tables
button-play-now = Play now
button-to-that-table = Go to that one
button-open-in-thread = Open it in a thread
button-me = Me
button-my-preferences = My preferences
button-record = Save game file
button-show-step = Replay from here
button-share = Share
button-again = New table
button-back = Back
button-done = Done
button-undo = Undo my move
button-give-up = Leave the game
button-end = End the game
button-yes-end = Yes, end it
button-yes-leave = Yes, leave
button-no = No, go back
select-option = { $option }: { $value }
select-chosen = { $value } · { $option }
select-switches = Also in play

## The table

table-frozen = This table is frozen: its log and its scores don’t agree, and I won’t guess. Nothing in the log is lost. A moderator can end the game.
table-ended = This game was ended early: no result.
event-game-over = The game is over.
event-won = { $count ->
        [one] { $names } wins!
       *[other] { $names } win!
    }
place-line = { $place }. **{ $name }** with { $score }
tally-title = { $games ->
        [one] After 1 game
       *[other] After { $games } games
    }
tally-line = { $name }: { $wins ->
        [one] 1 win
       *[other] { $wins } wins
    }
fair-title = Are the cards fair?
fair-about = Before the first deal I drew 32 random bytes, the **seed**. Every shuffle of this game follows from them, so no card can be chosen afterwards. The **seal** is the SHA-256 of those 32 bytes: it gives nothing away, and only this seed fits it.
fair-seal = The seal: `{ $seal }`
fair-later = When the game is over the seed is published here, and anyone can check it.
fair-seed = The seed: `{ $seed }`
fair-check = To check it: the seed is given in hex, two digits a byte, and the hash is of the 32 bytes, not of these digits. Choose `hex` as the input in any SHA-256 tool, or type in a terminal: { $command }. The file from *Save game file* has every card, so the whole game can be dealt again.

## Hands and panels

hand-title = { $game } · your hand
done-moved = Your move: { $move }
hand-link = [Table]({ $link })
hand-due = Deadline: { $at } ({ $ago })
hand-closed-dm = I can’t DM you. No problem: *My hand* always shows your cards here.
hand-dm-later = I can’t DM you your cards yet: Discord lets me start only a few conversations an hour. *My hand* always shows them here.
channel-gone = **{ $game }**: the channel of your game was deleted. Nothing is lost: type { COMMAND("table", "show") } in another channel of the server, and it moves there.
channel-closed = **{ $game }**: I’m not allowed to post in { $channel } any more, so your game doesn’t show there. Ask an admin to give me these permissions in that channel: { $permissions }. Or ask a moderator to move the table with { COMMAND("tavern", "tables") }.
server-lost = **{ $game }**: I’m no longer on the server of your game, so it’s on hold: no clock is running. Once an admin adds me back, it picks up where it left off. It waits until { $until }, then it ends without a result.
hand-not-dealt = You’ll get your cards once they’re dealt.
hand-first-game = First game? I’ll explain as we go.
hand-over = This game is over.
hand-newer = Your hand is open in a newer message.
hand-away = A computer pirate is playing for you. Make your next move or press *Take my seat back*, and you’re in again.
hand-missed = ⏰ Your time was up, so a computer pirate made your last move. You’re still in.
help-anywhere = Games are played in a server’s channels; here you get your cards and play your moves.
help-about = Four pirate card games, with friends or computer pirates. Everything is a button, the rules are short, and your first game comes with tips.
help-challenge = A game for two: { COMMAND("tavern", "challenge") }
help-voyages = Voyages, the same games for everyone: { COMMAND("league", "league-list") }
help-leagues = Leagues in this server: { COMMAND("league", "league-list") }
help-own = Language and alerts: { COMMAND("tavern", "preferences") } · your data: { COMMAND("tavern", "privacy") } · score for real cards: { COMMAND("pad", "pad-start") }
help-which = Which game?
welcome =
    ## Welcome aboard!
    Four pirate card games, for a coffee break or for a whole week, all played with buttons.
    • Start in any channel with { COMMAND("tavern", "help") }: it opens a table, and computer pirates fill the empty seats.
    • Who opens tables, where and how fast: { COMMAND("tavern", "server-settings") }
    • A league of your own: { COMMAND("league", "league-create") }
    I don’t read anyone’s messages. Only you see this, and only once.
rules-title = { $game }: the rules, { $page } of { $pages }
rules-which = Which game’s rules?
rules-held = In your hand
confirm-end = End the game for everyone? There will be no result.
confirm-leave = Leave the game? A computer pirate takes over your seat and your hand.

## Answers

done-opened = Settings and computer pirates: *Options*.
done-opened-in-thread = Your table is open in **[a thread of this channel]({ $link })**. Settings and computer pirates: *Options*.
done-joined = You’re in! Your cards will come here and, if you allow it, by DM.
done-tips = 💡 From now on, your hand comes with tips. Turn them off in { COMMAND("tavern", "preferences") }.
done-forced = ⏩ From now on I play your forced moves for you, each within two minutes, but not in your quiet hours. Change it in { COMMAND("tavern", "preferences") }.
done-left = You’ve left the table.
done-left-game = You’ve left the game. A computer pirate plays on for you.
done-computer-added = { $name } joins.
done-computer-removed = A computer pirate leaves.
done-option = Saved.
done-dealt = The cards are dealt.
done-undone = Undone.
done-ended = The game was ended early.
done-kept = Nothing has changed.
done-replaced = { $name } takes over seat { $seat }.
bring-about = The channels of several of your tables are gone. I bring one here.
bring-which = Which table?
done-shown = Here’s the table: { $link }
done-record = The whole game, with proof of the shuffle. Anyone with the bot’s code can check it: `python -m bot replay FILE`.
share-about = Where should I post the result? I won’t mention anyone.
share-where = Channel
done-shared = Shared in { $channel }.
scorepad-empty = No round has been scored yet.

## Refusals: what is wrong, and what can be done

refusal-no-table-here = There’s no { $game } table in this channel. Open one with { COMMAND($command, "start") }.
refusal-other-game-here = This table is for { $game }.
refusal-no-such-table = That table is gone. { COMMAND("tavern", "my-tables") } lists yours.
refusal-not-your-table = You’re not at this table. { $free ->
        [0] All its seats are taken.
       *[other] There’s room: press *Join*.
    }
refusal-not-started = The cards haven’t been dealt yet. You can see at the table what is missing.
refusal-already-started = The cards have already been dealt. Ask the host to give you a seat: { COMMAND("table", "manage") }.
refusal-table-closed = This game is over. Open a new table with { COMMAND($command, "start") }.
refusal-table-frozen = This table is frozen until a moderator looks at it. Nothing is lost.
refusal-table-moved-on = The table has moved on; here’s how it looks now.
refusal-channel-taken = There’s already **[a table]({ $link })** in this channel.
refusal-already-seated = You’re already at this table.
refusal-already-seated-there = { $name } is already at this table.
refusal-table-full = All { $places } seats are taken. Tables with free seats are in *Looking for players*.
refusal-too-few-players = You need at least { $least } players. Wait for others, or add computer pirates.
refusal-places-out-of-range = This game is for { $least } to { $most } players. Choose a number in that range.
refusal-too-many-computers = With this many seats you can have 0 to { $most } computer pirates: one seat is yours.
refusal-no-computer-here = There’s no computer pirate at this table.
refusal-host-only = Only the host can do that. The table shows who it is.
refusal-host-or-moderator-only = Only this table’s host or a moderator can do that. Ask one of them.
refusal-no-such-seat = There’s no such seat at this table. Pick one from the suggestions.
refusal-computer-already = A computer pirate already has that seat.
refusal-computer-only = That’s a bot. Leave the name empty for a computer pirate.
refusal-nothing-to-undo = You have no move to undo.
refusal-not-over = Only a finished game has a game file and a replay: before that, they would show every hand.
refusal-share-not-yours = You can’t post in { $channel } yourself. Choose another channel.
refusal-share-not-mine = I can’t post in { $channel }. I’m missing: { $permissions }. Choose another channel, or ask an admin.
refusal-share-refused = { $channel } didn’t take the message. Choose another channel.
refusal-unknown-option = { $option } can’t be { $value }. Choose { $allowed ->
        [none] one of the values on offer
       *[other] { $allowed }
    }.
refusal-options-apart = { $option } only goes with { $other }: { $needed }. Choose that first, or leave { $option } out.
refusal-too-many-seated = With this choice at most { $most } can play, and { $seated } are at this table. Choose something else, or remove someone first.
refusal-missing-permissions = I can’t play in this channel. I’m missing: { $permissions }. Ask an admin.
thread-archives-early = Discord archives this thread after { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    } without messages, sooner than someone’s time is up. Choose a longer time in the thread’s settings.
refusal-not-in-thread = I’m not in this private thread yet, so I can’t post here. Mention me once ({ $bot }), then try again.
refusal-post-not-taken = I can’t post in this channel, so there’s no table. Try another channel, or ask an admin to let me send messages here.
refusal-guild-only = That only works in a server’s channels, not here.
refusal-table-elsewhere = Your table is in another channel: { $link }
refusal-discord-unavailable = Discord isn’t responding properly right now. Your move is safe; try again in a moment.
refusal-command-changed = I’ve been updated and this command has changed. Type it again; if your Discord still shows the old one, reload it first.
refusal-command-moved = That command is now { COMMAND($group, $command) }.
refusal-command-moved-to-button = That’s now *{ $button }* in { COMMAND($group, $command) }.
refusal-unknown-button = This button no longer works. { COMMAND("tavern", "my-tables") } leads to your tables; any other panel opens again with its command.
refusal-unknown-move = I don’t understand “{ $words }”. Press *My hand* and tap, or pick from the suggestions as you type.
refusal-move-unclear = “{ $words }” isn’t a move I can make. You can type: { $moves }
refusal-game-over = This game is over. Start another with *New table*.
refusal-not-your-turn = It’s not your turn. We’re waiting for { $name }.
refusal-unknown-card = There’s no card “{ $word }” in this game. Press *My hand* and tap, or pick from the suggestions as you type.
refusal-not-in-hand = You don’t hold this card: { $card }. *My hand* shows yours.
error-answer-lost = Discord didn’t deliver my reply, but your move most likely went through. Check the table before trying again.
error-not-stored = I can’t save anything right now, so your last action didn’t go through. Please try again later; if it keeps happening, tell the bot owner: the log says why.
error-not-certain = Something went wrong with the database, and I can’t tell whether your last action was saved. Check the table before trying again.
error-late = The database isn’t answering right now, so I can’t tell yet whether your action was saved. The answer follows as soon as it does; if none comes, check the table before trying again.
error-partly-stored = I can’t save anything more right now, but something of what you just did has gone through. Have a look before you try again; if it keeps happening, tell the bot owner: the log says why.
error-bug = Something went wrong on my end. Whatever I confirmed is safe; please try again. If it happens again, give the bot owner this code: `{ $reference }`
form-typed = What you typed
button-form-again = Change it and try again

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-read-message-history = Read Message History
permission-attach-files = Attach Files

# What the command help shows

help-moderators = For moderators: { COMMAND("tavern", "server-settings") } · { COMMAND("tavern", "tables") } · { COMMAND("league", "league-create") }

# Before the name of a computer pirate; `gender` is the pirate's own.
rank-cabin-boy =
    { $gender ->
       *[other] Cabin boy { $name }
    }
rank-bosun =
    { $gender ->
       *[other] Bosun { $name }
    }
rank-captain =
    { $gender ->
       *[other] Captain { $name }
    }
ranks-about = The cabin boy slips up now and then, the bosun plays a solid game, the captain thinks ahead.
select-level = Rank of a computer pirate
done-level = Now it’s { $name }.
refusal-no-such-level = This game doesn’t have that rank. Choose another one.

labelled = { $label }: { $text }
