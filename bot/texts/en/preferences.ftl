# What people prefer, when they are away, and all their tables.

## My tables

mine-turn = Your turn
mine-waiting = Waiting for others
mine-open = Not dealt yet
mine-none = You sit at no table just now. Open one with `start`, such as `/skullking start`, or sit down where somebody else has opened one.
mine-more = { $count ->
        [one] … and one more.
       *[other] … and { $count } more.
    }
mine-line = [{ $game }]({ $link }){ $server }: { $what }{ $until }
mine-you = it waits for you.
mine-others = it waits for { $names }.
mine-paused = ⏸ paused { $ago }.
mine-frozen = frozen until a moderator looks at it.
mine-absent = A computer pirate plays for you. Take your seat back with `/tavern back` there.
mine-host = You are its host, and have no seat.

## The panel

preferences-title = **Your preferences**
    They hold in every server, and only you see this.
preferences-forced-on = Moves without a choice: **made for you**.
preferences-forced-off = Moves without a choice: **yours to make**.
preferences-forced-about = Where you may make one move only, it can be made for you, never in your quiet hours. It comes after a while that chance decides, as if you had your phone at hand. But whoever knows that you are busy elsewhere may guess that you had no choice.
preferences-zone = Time zone: **{ $zone }**. If it isn't **{ $time }** for you now, choose another one.
preferences-quiet = Quiet hours: **{ $begin } to { $end }**. Your time for a turn stands still then.
preferences-quiet-none = Quiet hours: none.
preferences-vacation = Vacation, in which your time for a turn stands still:
preferences-vacation-none = Vacation: none.
preferences-days = { $days ->
        [0] This server honours no vacation.
        [one] This server honours one day of vacation a year.
       *[other] This server honours { $days } days of vacation a year.
    }
preferences-days-anywhere = Each server settles how many days of vacation a year it honours.
select-language = Language
language-name = English
language-discord = as in Discord ({ $language })
select-nudges = Your turn
nudges-mention = by a mention
nudges-mention-about = You are mentioned in the table's channel
nudges-dm = by a direct message
nudges-dm-about = I write to you, and mention you only if you can't be written to
nudges-none = not at all
nudges-none-about = Nobody tells you; /tavern mine shows where it is your turn
select-hands = Your hand
hands-dm = by direct message
hands-dm-about = It is sent to you and kept up to date
hands-demand = only when you ask
hands-demand-about = The button “My hand” and the command show it to you
select-no-vacation = Delete a vacation
vacation-all = all of them
button-forced-on = Make moves without a choice for me
button-forced-off = I make every move myself
button-quiet = Quiet hours and time zone
button-no-quiet = No quiet hours
button-vacation = Add a vacation
form-quiet-begin = From
form-quiet-end = Until
form-time-about = Such as 22:30; leave both times empty for no quiet hours
form-zone = Time zone
form-zone-about = A large city with your time, such as Berlin or America/New_York
form-vacation-first = First day
form-vacation-last = Last day
form-day-about = Year, month and day, such as 2026-12-24
done-preferences = Changed.

## Refusals

refusal-unknown-language = I don't speak this language yet. Choose another one.
refusal-unknown-zone = I know no time zone “{ $value }”. Name a large city that has your time, such as Berlin or New York.
refusal-no-time = “{ $value }” is no time. Write it from 0:00 to 24:00, such as 22:30; quiet hours need a beginning and an end.
refusal-quiet-nothing = Quiet hours that end when they begin are none. *No quiet hours* in `/tavern preferences` takes them away.
refusal-quiet-too-long = Quiet hours can last at most { $most } hours a day. If you are away, add a vacation.
refusal-no-day = “{ $value }” is no day. Write year, month and day, such as 2026-12-24.
refusal-vacation-backwards = This vacation ends before it begins.
refusal-vacation-over = This vacation is over already.
refusal-vacation-too-far = A vacation can be { $most } years ahead at most.
refusal-vacation-too-long = A vacation can have { $most } days at most, together with those that it touches. Who stays away longer should give their seat to somebody else.
refusal-too-many-vacations = You can plan { $most } vacations at most. Delete one first.
refusal-no-vacation = There is no such vacation to delete any more.
