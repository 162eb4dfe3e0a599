# The host's and the moderators' hand: what a server settles, and all of its tables.
# keys.py, button_key: button-*
# keys.py, key_of: openers-* select-* status-*
# keys.py, refusal_key: refusal-*

## Settings of a server

settings-title = Settings for this server
settings-about = Changes apply at once; pace and late turns to new tables.
settings-channels = Channels for tables: { $value }
settings-every-channel = **all**
settings-moderators = Moderators: *Manage Messages*, *Manage Server*, or the role: { $value }
settings-no-role = **none**
settings-moderator-channel = Moderator alerts: { $value }
settings-league-channel = **the league’s channel**
settings-language-discord = the server’s or the host’s
settings-vacation-days = { $count ->
        [0] none
        [one] 1 day a year
       *[other] { $count } days a year
    }
settings-select-opener-role = Role that can open tables
settings-select-channels = Channels for tables
settings-select-moderator-role = Moderator role
settings-select-moderator-channel = Moderator alerts
settings-select-vacation = Vacation
settings-clear-opener-role = Clear the opener role
settings-clear-channels = Allow all channels
settings-clear-moderator-channel = No moderators’ channel
settings-clear-moderator-role = Clear the moderator role
select-openers = Who can open tables
openers-everyone = everyone
openers-everyone-about = Anyone who can use my commands in a channel
openers-role = everyone with the role
openers-role-about = Choose the role below; moderators can, too
openers-moderators = moderators
openers-moderators-about = Nobody else can open a table
done-settled = ✅ Saved.

## All tables of a server

status-open = waiting for players
status-running = in play
status-paused = paused
status-frozen = frozen
status-finished = finished
status-ended = ended early
tables-title = { $count ->
        [0] Tables in this server
        [one] 1 table in this server
       *[other] { $count } tables in this server
    }
tables-none = There are no tables right now.
tables-without-files = ⚠️ I may not attach files in { $channels }, so tables there have no pictures. Give my role “Attach Files” there.
tables-rights = 🔑 Commands for the table of a channel are in a group of their own now: { COMMAND("table", "show") } and others. Rights that you set under “Integrations” for the games don’t reach it: set them for this group, too.
tables-line = **{ $id }** · { $game } · { $channel } · { $status } · host: { $host }
host-league = a league
tables-waits = Waiting for **{ $name }** since { $since }
tables-until = · deadline { $until }
tables-late = · late
tables-waits-more = { $count ->
        [one] and 1 more
       *[other] and { $count } more
    }
tables-refresh = Refresh
tables-select = Manage a table

## One table

oversee-title = { $game } · table { $id }
oversee-about = { $status } in { $channel } · [go to the table]({ $link }) · host: { $host }
oversee-extend = { $hours ->
        [24] +1 day
        [72] +3 days
        [168] +7 days
        [336] +14 days
       *[other] +{ $hours } h
    }
oversee-again = Post it again
oversee-seat = Replace a player
oversee-substitute = Who replaces { $name }?
oversee-computer = A computer pirate
oversee-back = Back to the list

## Refusals

refusal-manage-server-only = You need the permission *Manage Server* for that. Ask someone who has it.
refusal-moderators-only = That’s for this server’s moderators: anyone with *Manage Messages*, *Manage Server* or the moderator role. Ask one of them.
refusal-opener-role-missing = Choose the role below first; then anyone with it can open tables.
refusal-everyone-moderates = With @​everyone, everyone would be a moderator. Choose another role.
refusal-too-many-channels = You can choose at most { $most } channels. With none, tables can be opened in all of them.
refusal-setting-out-of-range = Choose a number between { $least } and { $most }.
refusal-not-a-member = They aren’t in this server, so they can’t take a seat here. Choose someone who is.
button-thaw = Thaw
done-thawed = The table is thawed: its log and its scores agree again, and play resumes.
refusal-not-frozen = This table isn’t frozen.
refusal-still-frozen = The table stays frozen: its log and its scores still don’t agree.
