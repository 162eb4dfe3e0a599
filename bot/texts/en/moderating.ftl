# The host's and the moderators' hand: what a server settles, and all of its tables.

## Settings of a server

settings-title = Settings of this server
settings-about = They hold for every table here. What you choose counts at once; pace and absence count for tables that are opened from now on.
settings-openers = Tables are opened by: **{ $who }**
settings-channels = In these channels and their threads: { $channels }
settings-every-channel = **all of them**
settings-moderators = Moderators: everyone who may manage messages, and those with the role: { $role }
settings-no-role = **none**
settings-defaults = Pace of new tables: **{ $pace }**. When time is up: **{ $absence }**
settings-vacation = Vacation that stops the clock: { $days ->
        [0] **never**
        [one] **one day** a year
       *[other] **{ $days } days** a year
    }
settings-vacation-option = { $days ->
        [0] Vacation: none
        [one] Vacation: one day a year
       *[other] Vacation: { $days } days a year
    }
settings-select-opener-role = The role that opens tables
settings-select-channels = The channels in which tables stand
settings-select-moderator-role = The role that counts as moderator
settings-select-vacation = Days of vacation a year
settings-clear-opener-role = No role for opening
settings-clear-channels = All channels
settings-clear-moderator-role = No role for moderators
select-openers = Who opens tables
openers-everyone = everyone
openers-everyone-about = Whoever can use my commands in a channel
openers-role = those with the role
openers-role-about = Choose the role below; moderators can as well
openers-moderators = moderators
openers-moderators-about = Nobody else opens a table
done-settled = ✅ Settled.

## All tables of a server

status-open = waiting for players
status-running = being played
status-paused = paused
status-frozen = frozen
status-finished = over
status-ended = ended
tables-title = { $count ->
        [0] Tables of this server
        [one] The one table of this server
       *[other] The { $count } tables of this server
    }
tables-none = There is no table just now.
tables-line = **{ $id }** · { $game } · { $channel } · { $status } · host: { $host }
tables-waits = Waiting for **{ $name }** since { $since }
tables-until = · time is up { $until }
tables-late = · late
tables-waits-more = { $count ->
        [one] and for one more
       *[other] and for { $count } more
    }
tables-refresh = Look again
tables-select = See to a table

## One table

oversee-title = { $game } · table { $id }
oversee-about = { $status } in { $channel } · [to the table]({ $link }) · host: { $host }
oversee-extend = { $hours ->
        [24] +1 day
        [72] +3 days
       *[other] +{ $hours } h
    }
oversee-again = Show again
oversee-seat = Give a seat to a person
oversee-substitute = Who takes the seat of { $name }?
oversee-back = Back to the list

## Refusals

refusal-manage-server-only = That is for those who manage this server: the permission *Manage Server*.
refusal-moderators-only = That is for the moderators of this server: those who may manage messages, or have the role that the server has named for it.
refusal-opener-role-missing = Choose the role first, in the select below; then those with it open the tables.
refusal-everyone-moderates = With @​everyone, everybody would be a moderator. Choose another role.
refusal-too-many-channels = You can choose at most { $most } channels. With none, tables stand in all of them.
refusal-vacation-days-out-of-range = You can allow 0 to { $most } days of vacation a year.
refusal-not-a-member = They are not in this server, so they can't take a seat here.
