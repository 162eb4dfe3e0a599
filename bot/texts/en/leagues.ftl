# Leagues: their post, signing up, matches, creating one, and what is refused.
# keys.py, button_key: button-*
# keys.py, key_of: format-* league-is-* match-* permission-* rhythm-* select-* strictness-* strictness-seats-*
# keys.py, refusal_key: refusal-*

## The post of a league

format-ladder = ladder
format-ladder-about = No rounds; games count if everyone agrees before the first move, or if moderators add them
format-season = season
format-season-about = Everyone plays every league round, at newly drawn tables
format-cup = cup
format-cup-about = The best at each table go through, stage by stage, to one final table
select-format = Kind of league
league-what = { $format } · { $game } · tables of { $size } · pace: { $pace }
league-plan-ladder = No rounds: a game counts if everyone at the table agrees to it before the first move, or if a moderator adds it.
league-plan-cup = Cup: { $advance ->
        [one] the best at each table goes through
       *[other] the best { $advance } at each table go through
    }, and the best of the others where seats are left. At most { $time } per stage.
league-by-lot = 🎲 Tied on place, points and score for the last seats, so the lot decided between: { $names }.
league-plan-season = { $rounds ->
        [one] 1 league round
       *[other] { $rounds } league rounds
    }, at most { $time } each.
league-plan-final = Then the best { $finalists } play a cup for the title.
league-in-all = In all: { $time }.
league-ends-about = Over by about { $end }.
league-level = Computer pirates play as { $level }, also for anyone who is away.
league-cabin-boys = cabin boys
league-bosuns = bosuns
league-captains = captains
league-length = About { $turns } turns a game, one after the other. If everyone looks in { $rhythm }, 9 games in 10 end within { $time }.
league-length-live = A game takes about { $turns } turns, one after the other: about { $time } at this pace.
league-too-short = That won’t fit into a league round. Allow { $days ->
        [one] 1 day
       *[other] { $days } days
    }, or choose a shorter game or a faster pace.
league-days = { $days ->
        [one] 1 day
       *[other] { $days } days
    }
league-hours = { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    }
league-sign-up = **Sign-up is open** until a moderator starts the league.
league-sign-up-until = **Sign-up is open** until { $at } ({ $ago }).
league-sign-up-short = **Sign-up stays open:** the league starts as soon as enough players have signed up.
league-players = { $count ->
        [0] Nobody has signed up yet.
        [one] 1 player has signed up.
       *[other] { $count } players have signed up.
    }
league-tables = { $byes ->
        [0] { $count } players: tables of { $tables }
        [one] { $count } players: tables of { $tables }, and 1 bye
       *[other] { $count } players: tables of { $tables }, and { $byes } byes
    }
league-places = { $free ->
        [0] All { $places } places are taken; new sign-ups join the waiting list.
        [one] 1 of { $places } places is free.
       *[other] { $free } of { $places } places are free.
    }
league-waiting-list = **Waiting list** ({ $count })
league-substitutes = **Substitutes** ({ $count })
league-more = … and { $count } more
league-paused = ⏸ **The league is paused.** Games in progress continue. A league moderator resumes it with { COMMAND("league", "league-manage") }.
league-rests = ⏸ **The league is paused and no deadline runs.** You can still play. A league moderator resumes it with { COMMAND("league", "league-manage") }.
league-over = **The league is finished.**
league-nobody-won = Nobody has won: no game was finished by its own players.
league-nobody-ranked = No winner: nobody has enough games for a rank.
league-ended = **This league was ended early:** nothing had been played.
league-won = 🏆 { $count ->
        [one] **{ $names }** wins!
       *[other] **{ $names }** share the win!
    }
league-games = Games that count
league-round = League round { $round } of { $rounds }
league-round-short = league round { $round }
league-stage = Cup stage { $stage }
league-final = The final
league-until = until { $at } ({ $ago })
league-opening = Opening tables: { $opened } of { $tables }
league-opening-slow = Discord only lets me open a few threads at a time, so this can take some minutes.
league-byes = Bye: { $names }
league-closeness = Repeat pairings: { $repeated } of { $meetings } (at least { $unavoidable } unavoidable).
league-standings = Standings
league-standing = { $place } **{ $name }** · { $points } · { $games ->
        [one] 1 game
       *[other] { $games } games
    }
button-league-terms = Terms
button-league-join = Sign up
button-league-leave = Withdraw
button-league-offer = Offer to sub

## The leagues of a server

leagues-title = Leagues in this server
leagues-none = There’s no league in this server yet. Moderators create one with { COMMAND("league", "league-create") }.
league-link = [Go to the league]({ $link })
league-is-sign-up = sign-up open
league-is-running = running
league-is-paused = paused
league-is-finished = finished
league-is-ended = ended early

## Matches

match-table = table { $table }
match-title = Table { $table }
match-planned = drawn
match-opening = opening
match-waiting = { $there } of { $people } here
match-playing = in play
match-done = finished
match-void = void
match-undecided = undecided
match-unrated = finished, unrated
match-house-rules = 🏠 house rules
match-ended-early = ⏱ { $planned ->
        [0] ended after round { $played }
       *[other] { $played } of { $planned } rounds
    }
match-starts = The cards are dealt once everyone is here.
match-starts-at = The cards are dealt once everyone is here, or at { $at } ({ $ago }) at the latest.
match-ends-at = Time to play: until { $at } ({ $ago }).
match-round-ends = This league round of **{ $league }** ends { $at } ({ $ago }). Still to move: { $mentions }
match-played-out = This league round of **{ $league }** is over. Computer pirates take over unfinished games { $at } ({ $ago }). Still to move: { $mentions }
match-ends-now = The moderators end this league round of **{ $league }** now. If it’s your turn, you keep your deadline; computer pirates make all other moves. Still to move: { $mentions }
match-begun = The cards are dealt: [go to the table]({ $link })
match-void-told = This match is void: it isn’t played.
button-match-there = I’m here

## Creating a league

founding-points = Points per table: **{ $points }**
league-points-usual = standard (4-2-1 for three, 5-3-2-1 for four, and so on)
league-points-score = the game’s own score
league-points-word = score
founding-start = A match starts once everyone is here, or at the latest **{ $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    }** after its table opens.
founding-until = Sign-up until **{ $until }**.
founding-no-end = a moderator starts the league
founding-any-number = no limit
founding-computers = { $count ->
        [0] none
       *[other] { $count }
    }
founding-kind = **{ $kind }** ({ $time }): { $about }.
founding-no-limit = as long as you like
founding-of-people = { $time } for { $people } players
founding-weeks = { $weeks ->
        [one] about a week
       *[other] about { $weeks } weeks
    }
founding-season = **{ $game }**, tables of { $size }, for people who look in { $rhythm }: **{ $rounds ->
        [one] 1 league round
       *[other] { $rounds } league rounds
    }**, at most { $time } each.
founding-cup = **{ $game }**, tables of { $size }, for people who look in { $rhythm }: at most { $time } per stage, until one table is left.
founding-ladder = **{ $game }**, open-ended: a game counts if everyone agrees before the first move and at least { $least } play.
founding-voyage = **{ $game }**: the same **{ $deals } games** for everyone, alone and at any time, until **{ $end }**.
founding-rounds = { $rounds ->
        [one] 1 league round
       *[other] { $rounds } league rounds
    }, { $time }
founding-deals = Games
founding-in-days = { $days ->
        [one] in 1 day
       *[other] in { $days } days
    }
founding-usually = { $value } (usually { $usual })
founding-to-more = More…
founding-to-kinds = Another kind
founding-voyage-instead = A voyage instead
founding-too-long = ⚠️ Three league rounds of this game take longer than eight weeks. A voyage takes two.
founding-final = { $tables ->
        [0] no final
        [one] one final table
       *[other] { $tables } tables, then a final
    }
select-final = Final
select-setting = Change a setting
select-strictness = Strictness
strictness-friendly = friendly
strictness-friendly-about = Nobody is removed, computer pirates score for absent players, no protests
strictness-fair = fair
strictness-fair-about = Out after two no-shows in a row, computer pirates score nothing, no protests
strictness-strict = strict
strictness-strict-about = Out after one no-show, computer pirates score nothing, a day for protests
strictness-seats-friendly-about = Computer pirates score for absent players, no protests
strictness-seats-fair-about = Computer pirates score nothing, no protests
strictness-seats-strict-about = Computer pirates score nothing, a day for protests
strictness-own = Strictness: your own settings
button-founding-rounds = Numbers…
button-founding-cup = More numbers…
button-founding-about = A text of your own
form-about = A text of your own
form-about-about = Rules, prizes, dates: everyone reads it on the league post. No mentions
league-about-none = none
refusal-about-has-mentions = The text can’t mention anyone. Take out @everyone, @here and mentions, and write names instead.
button-founding-open = Open sign-up
button-founding-begin = Start the ladder
select-league-game = Game
select-league-size = Table size
select-rhythm = How often people look in
rhythm-once = about once a day
rhythm-once-about = A time bank of 14 days or more, and long league rounds
rhythm-few = two or three times a day
rhythm-few-about = A day per turn
rhythm-often = every few hours
rhythm-often-about = A day per turn, and short league rounds
select-league-channel = Channel for the league post and its tables
select-league-computers = Computer pirates
select-league-level = Pirates’ rank
form-rounds = League rounds
form-hours = Time per league round
form-stage-hours = Time per stage
form-hours-about = Such as 168 or 7 days; computer pirates play what is late by then
form-points = Points by place
form-points-about = Such as 5-3-2-1; empty: standard points; “score”: the game’s own score
form-places = Places
form-places-about = Later sign-ups join the waiting list; empty: no limit
form-until = Sign-up until
form-until-about = { $example } ({ $zone }), or a number of hours; empty: you start it
form-finalists = Finalists
form-finalists-about = How many play a cup after the season; 0: no cup
form-advance = How many go through per cup table
form-advance-about = Usually 1
form-start = Start without absentees after
form-start-about = Such as 24 or 2 days; sooner if everyone has pressed “I’m here”

## Answers

done-league-joined = You’re in **{ $name }**! When your table opens, I’ll mention you in its thread.
done-league-joined-late = You’re in **{ $name }** from the next league round on.
done-ladder-joined = You’re in **{ $name }**! A game counts if everyone at the table agrees to it before the first move.
league-earlier-rounds = Earlier league rounds bring you { $best ->
        [0] no points.
       *[other] no points, but only the best { $best } count.
    }
done-league-vacation = 🌴 You have announced a vacation from { $begin } on. Your clock is paused then, and the league round gets longer by the time your table waits for you. If you are away for most of a league round, you have a bye, and a substitute may play for you.
done-league-waiting = **{ $name }** is full: you’re number { $place } on the waiting list.
done-league-left = You’ve withdrawn from **{ $name }**. Games you’ve played still count.
league-still-seated = ⏳ Your seat at a running table is still yours, and the others wait for your turns. Play it out, or give it up: a computer pirate then takes over.
button-play-on = Play it out
button-give-seat-up = Give up the seat
done-league-offered = Thanks! If **{ $name }** needs a substitute, it may be you.
done-league-founded = **{ $name }** is open. Its post appears in { $channel }.
done-match-there = Good to see you! Still waiting for: { $names }
done-match-all-there = Everyone is here: the cards are dealt.
permission-create-public-threads = Create Public Threads

## Refusals

refusal-leagues-by-moderators = Only this server’s moderators create and run leagues: anyone with *Manage Server* or the moderator role. Ask one of them.
refusal-no-such-league = There’s no such league in this server. { COMMAND("league", "league-list") } shows them all.
refusal-league-name-length = A league’s name has 1 to { $most } characters. Choose another one.
refusal-league-name-taken = This server already has a league called “{ $word }”. Choose another name.
refusal-league-computers = You can have 0 to { $most } computer pirates, at most one for each place.
refusal-deadline-past = Sign-up would already be over. Choose a later time, or leave it empty.
refusal-no-number = “{ $value }” isn’t a whole number. Write one such as 4.
refusal-no-hours = “{ $value }” isn’t a length of time. Write hours, such as 48, or days, such as 2 days.
refusal-no-instant = “{ $value }” isn’t a date with a time. Write one such as { $example }, or how long from now, such as 48 hours.
refusal-league-channel-wanted = A league needs a text channel in this server. Choose one in the league settings.
refusal-league-channel-announces = A league can’t run in an announcement channel. Choose a normal text channel.
refusal-league-permissions = I can’t run a league in { $channel }. I’m missing: { $permissions }. Allow that, or choose another channel.
refusal-signed-up-already = You’ve already signed up. *Withdraw* takes you out again.
refusal-not-signed-up = You haven’t signed up for this league. Press *Sign up* to join.
refusal-already-in-league = { $name } is already in this league. Choose someone else.
refusal-league-over = This league isn’t open. { COMMAND("league", "league-list") } shows which are.
refusal-league-has-begun = This league has already started. Press *Refresh* to see where it is.
refusal-league-has-no-next-round = There’s no next league round to draw: the league must be running, and a ladder has no rounds.
refusal-league-has-no-round = No league round with a deadline has started yet. Start the league first; a ladder has no deadlines.
refusal-league-not-running = Only a running league can be paused. Start it first, or end it.
refusal-league-not-paused = This league isn’t paused, so there’s nothing to resume.
refusal-cup-has-begun = This cup has started, so nobody can join any more. You can offer to sub.
refusal-stage-not-over = A match of this stage has no result yet. Let it finish, or correct its result; then the next stage can be drawn.
refusal-match-paused = Table { $number } is paused, so the league waits. A moderator resumes it with { COMMAND("tavern", "tables") }; otherwise play resumes when the league round’s time is up.
refusal-match-thread-taken = Another table is using this match’s thread (table { $number }), so its cards can’t be dealt. End or move that table with { COMMAND("tavern", "tables") }.
refusal-match-frozen = Table { $number } is frozen: its log can’t be trusted. Thaw it with { COMMAND("tavern", "tables") }, or void its match.
refusal-league-pause = Only league moderators pause a league’s tables, because everyone else is waiting for the result. Ask one of them.
refusal-league-replace = Only league moderators replace players at a league table. Ask one of them.
refusal-no-such-match = There’s no such match in this server. { COMMAND("league", "league-show") } lists a league’s matches.
refusal-not-your-match = This isn’t your match. Look for the thread that mentions you.
refusal-match-has-begun = This match isn’t waiting for anyone: its game has started, or its table is yet to open.
refusal-there-already = I know you’re here. The cards are dealt once everyone is.
refusal-match-waits-here = This thread is for a league match: its cards are dealt here. Open your table in another channel.
refusal-not-in-match = They aren’t playing in this match, or not any more. Choose someone who is.
refusal-match-is-over = This match is finished. You can correct or void its result, with a reason.
refusal-match-has-no-result = This match has no result yet. You can correct it once it’s finished.
refusal-reason-wanted = A correction needs a reason of 1 to { $most } characters. Everyone can read it.
refusal-scores-wanted = Give one score for each seat: { $wanted } whole numbers, in seat order.
refusal-table-counts-already = This table already counts for a league. Choose another one.
refusal-not-a-ladder = Single tables only count for ladders; seasons and cups open their own.
refusal-another-game = This table plays a different game from the league. Choose one that plays the same.
refusal-table-cannot-count = Only a running or finished game can count.
refusal-table-size = Tables of { $size } aren’t possible: this game is for { $smallest } to { $largest } players.
refusal-too-few-people = { $people ->
        [0] Nobody has signed up
        [one] Only 1 player has signed up
       *[other] Only { $people } players have signed up
    }, and at least { $fewest } are needed. Wait for more, or add someone.
refusal-person-twice = Someone is entered twice: { $people } entries, { $different } different players. Remove the second entry.
refusal-sizes-do-not-fit = { $people } players don’t fit at tables of { $places }. Change the table size or the number of players.
refusal-cup-bye = With { $people } players at tables of this size, { $byes } would get a bye, and a cup has no byes. Change the table size or the number of players.
refusal-cup-advance = { $advance } can’t go through from each table when the smallest seats { $smallest }: at least one goes through, and at least one is out.
refusal-cup-without-end = With { $people } players at tables of { $size }, of which { $advance } go through, the cup would never end. Let fewer go through, or make the tables larger.
refusal-points-not-numbers = Points are whole numbers joined by hyphens, such as 5-3-2-1.
refusal-points-too-many = No table has more than { $most } places. Give points for that many at most.
refusal-points-too-high = A place can be worth at most { $most } points.
refusal-points-rise = A later place can’t be worth more than an earlier one. Write them from first place down, such as 5-3-2-1.
