# How people find each other: challenges, invitations, wishes for a table.
# keys.py, button_key: button-*
# keys.py, command_key: command-*
# keys.py, key_of: button-calls-* button-invited-* preferences-invited-* settings-calls-*
# keys.py, option_key: option-*
# keys.py, refusal_key: refusal-*

menu-challenge = Challenge
menu-invite = Invite to my table
command-challenge = challenge
command-challenge-about = Challenge someone to a game for two
option-challenge-player = player
option-challenge-player-about = The person you challenge

challenge-ways = Challenge **{ $name }**: a table for two, or a duel in { $game }, the same three sealed deals for each of you alone, within three days.
challenge-whom = Who do you challenge?
select-challenge-whom = Choose a player
select-challenge-game = Another game
button-challenge-duel = The same three deals
button-challenge-table = A table for two
button-challenge-someone = Challenge someone
challenge-call = 🤺 { $mention }, { $name } challenges you to { $game }, just the two of you.
challenge-accepted = 🤺 { $rival } accepts { $name }’s challenge: { $game }.
challenge-declined = 🤺 Not this time: { $rival } declines.
challenge-taken-back = 🤺 { $name } takes it back.
challenge-ran-out = 🤺 { $name } – { $rival }: nothing came of it this time.
challenge-open = { $name } has [asked you]({ $link }) already. You can answer until { $at }.
challenge-open-own = You’ve [asked { $name }]({ $link }) already. They can answer until { $at }.
invite-call = 🤺 { $mention }, { $name } invites you to a table of { $game }.
invite-accepted = 🤺 { $rival } has joined { $name }’s table: { $game }.
button-challenge-accept = Accept
button-challenge-decline = No, thanks
button-challenge-undo = Take it back
done-challenge-declined = You have declined. Your preferences can turn challenges off: { COMMAND("tavern", "preferences") }
done-challenge-undone = Taken back. { $name } isn’t asked any more.
done-challenged = { $name } has a week to answer.

preferences-invited-on = Challenges: **on**
preferences-invited-off = Challenges: **off**
button-invited-on = Take challenges
button-invited-off = No challenges

refusal-challenge-bot = Bots take no challenges. { COMMAND("tavern", "help") } opens a table, and you can add computer pirates to it.
refusal-challenge-self = You can’t challenge yourself. Choose someone else, or play the deal of the day: { COMMAND("daily") }
refusal-challenge-yours = You sent this challenge, so the other player accepts it. Wait, or challenge someone else: { COMMAND("tavern", "challenge") }
refusal-challenge-not-yours = This challenge is for someone else. Make one of your own: { COMMAND("tavern", "challenge") }
refusal-challenge-old = That’s over: it was answered, taken back, or is more than a week old. Make a new one: { COMMAND("tavern", "challenge") }
refusal-challenge-undo = Only { $name } can take it back. To turn it down, press *No, thanks*.
refusal-declined-lately = You’ve been turned down. You can ask this person again { $ago }, or ask someone else now: { COMMAND("tavern", "challenge") }
refusal-many-challenges = That’s { $most } challenges and invitations in a day, which is the limit. You can send the next { $ago }. Meanwhile, anyone can join a table that you open: { COMMAND("tavern", "help") }
refusal-no-thread-here = This channel has a table already, and I can’t open a thread here. Try it in another channel.
refusal-challenger-left = Your challenger has left this server. Challenge someone else: { COMMAND("tavern", "challenge") }
refusal-invite-bot = Bots can’t join. To add a computer pirate, press *Options* under your table.
refusal-invite-self = You’re at your table already. Choose someone else.
refusal-invited-is-seated = { $name } is at your table already. Choose someone else.
refusal-no-invitations = { $name } takes no challenges or invitations. Choose someone else.
refusal-no-open-table = You have no open table with a free seat in this server. { COMMAND("tavern", "help") } opens one.

button-looking = Looking for players
select-looking = What would you like to play?
looking-about = Open tables, and who’d like to play what. Choose what you’d like to play: I’ll mention you when such a table opens, and open one once enough people want the same. Your wish lasts a week (live: 2 hours).
looking-none = Nobody is looking for players yet. Choose what you’d like to play below.
looking-line = **{ $game }** · { $pace }: { $names } ({ $count } of { $enough })
looking-option = { $game } · { $pace }
looking-fits = 🔍 There’s a table for you: *Join*, or wait for more.
looking-call = 🔍 { $mentions }: { $host } has opened a table of { $game } ({ $pace }). { $seats }.
looking-call-over = 🔍 { $game }: this table is no longer open to join.
looking-opened = 🔍 You have a table: **[{ $game }]({ $link })**. Everyone there gets a mention.
looking-opened-for-others = 🔍 A table was just opened for others: **[{ $game }]({ $link })**.
looking-waits = 🔍 Enough people are here, but I can’t open a table here right now. I try again whenever someone opens this list.
settings-meeting = Looking for players: tables and mentions only in { $value }
settings-select-meeting = Channel to find players
settings-clear-meeting = Any channel for players
settings-meeting-gone = That channel is gone. Until you choose another one, tables and mentions can come in any channel.
settings-calls-on = Mentions when a table opens that people want: **on**
settings-calls-off = Mentions when a table opens that people want: **off**
button-calls-on = Mention players
button-calls-off = Don’t mention players
refusal-table-hidden = You can’t see the channel of this table. Look for another one: { COMMAND("tavern", "help") }

privacy-watching = **Predictions and looking for players:** predictions, with name and time; what you’d like to play, and mentions for it, of you or through your table: a week; challenges and invitations, yours and to you, and answers: two weeks.
