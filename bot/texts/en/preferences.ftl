# What people prefer, when they are away, and all their tables.
# keys.py, key_of: button-forced-* button-leads-* hands-* nudges-* preferences-forced-* preferences-leads-* select-* tips-*
# keys.py, refusal_key: refusal-*

## My tables

mine-turn = Your turn
mine-waiting = Waiting for others
mine-open = Not dealt yet
mine-none = You’re not at any table. Join one, or open one, for example with { COMMAND("skullking", "start") }.
mine-more = { $count ->
        [one] … and 1 more.
       *[other] … and { $count } more.
    }
button-next-table = Next: { $game }
mine-line = [{ $game }]({ $link }){ $place }: { $what }{ $until }
mine-you = it’s your turn.
mine-others = waiting for { $names }.
mine-paused = ⏸ paused { $ago }.
mine-frozen = frozen until a moderator looks at it.
mine-absent = A computer pirate is playing for you. Take your seat back there with { COMMAND("table", "manage") }.
mine-host = You’re the host here, without a seat.

## The panel

preferences-title = **Your preferences**, in every server
preferences-forced-on = Forced moves: **automatic**
preferences-forced-off = Forced moves: **up to you**
preferences-leads-on = When a trick starts: **I ask for your card right away**
preferences-leads-off = When a trick starts: **I wait until it’s your turn**
preferences-forced-about = If only one move is legal, I can play it for you after a random wait, outside your quiet hours. Others may guess it was forced.
preferences-leads-about = Skull King, except live: you choose before your turn, in secret, so nobody waits for you later.
preferences-zone = Time zone: **{ $zone }** (now { $time })
preferences-quiet = Quiet hours: **{ $begin } to { $end }**
preferences-quiet-none = Quiet hours: **none**
preferences-vacation = Vacation:
preferences-vacation-none = Vacation: **none**
preferences-days = { $days ->
        [0] Here, vacations don’t pause your clock
        [one] Here, 1 day a year pauses your clock
       *[other] Here, { $days } days a year pause your clock
    }
preferences-days-anywhere = Each server decides how many vacation days a year pause your clock.
select-language = Language
language-name = English
language-discord = same as Discord
select-nudges = Turn alerts
nudges-mention = mention me
nudges-mention-about = I mention you in the table’s channel
nudges-dm = DM me
nudges-dm-about = I’ll DM you, or mention you if your DMs are closed
nudges-none = off
nudges-none-about = No alerts; { COMMAND_NAME("tavern", "my-tables") } shows where it’s your turn
select-hands = My hand
hands-dm = by DM
hands-dm-about = I send it to you and keep it up to date
hands-demand = only when I ask
hands-demand-about = The button “My hand” and the command show it to you
select-tips = Tips
tips-first = in first games
tips-first-about = I explain your first game of each kind
tips-always = always
tips-always-about = I explain in every game
tips-never = never
tips-never-about = I let you find out by yourself
select-no-vacation = Delete a vacation
vacation-all = all of them
button-forced-on = Auto-play forced moves
button-forced-off = Play every move myself
button-leads-on = Ask me early
button-leads-off = Ask me on my turn
button-quiet = Quiet hours and time zone
button-no-quiet = Remove quiet hours
button-vacation = Add a vacation
form-quiet-begin = From
form-quiet-end = Until
form-time-about = Such as 22:30; leave both empty for no quiet hours
form-zone = Time zone
form-zone-about = A large city that shares your time, such as Berlin or America/New_York
form-vacation-first = First day
form-vacation-last = Last day
form-day-about = Such as { $example }; you can leave out the year
done-preferences = Saved.
done-away = Saved. Your clock is paused then.

## Refusals

refusal-unknown-zone = I don’t know the time zone “{ $value }”. Name a large city that shares your time, such as Berlin or New York.
refusal-zone-close = I don’t know the time zone “{ $value }”. Did you mean { $close }?
refusal-no-time = “{ $value }” isn’t a time. Write one from 0:00 to 24:00, such as 22:30.
refusal-quiet-half = Quiet hours need a start and an end, such as 22:30 and 7:00.
refusal-quiet-nothing = Start and end are the same. For none at all, press *Remove quiet hours* in { COMMAND("tavern", "preferences") }.
refusal-quiet-too-long = Quiet hours can last at most { $most } hours a day. If you’re away longer, add a vacation.
refusal-no-day = “{ $value }” isn’t a date. Write one such as { $example }.
refusal-vacation-backwards = This vacation ends before it starts. Check the two days.
refusal-vacation-over = This vacation is already over. Choose a later last day.
refusal-vacation-too-far = A vacation can be at most { $most } years ahead.
refusal-vacation-too-long = A vacation can last at most { $most } days, together with any it touches. If you’re away longer, give your seat to someone else.
refusal-too-many-vacations = You can plan at most { $most } vacations. Delete one first.
refusal-no-vacation = That vacation has already been deleted.
