# Leagues: their post, signing up, matches, founding one, and what is refused.

## The post of a league

format-ladder = ladder
format-ladder-about = Games that moderators count for it make the standings; no rounds
format-season = season
format-season-about = Everybody plays every round, at tables drawn anew each time
format-cup = cup
format-cup-about = The best of each table go on, stage by stage, to one final table
select-format = Kind of league
league-what = { $format } · { $game } · tables of { $size } · pace: { $pace }
league-plan-ladder = Every game that a moderator counts for it makes the standings.
league-plan-cup = Cup: { $advance ->
        [one] the best of each table goes on
       *[other] the best { $advance } of each table go on
    }, { $time } for each stage.
league-plan-season = { $rounds ->
        [one] One round
       *[other] { $rounds } rounds
    }, { $time } for each.
league-plan-final = Then the best { $finalists } play a cup for the win.
league-days = { $days ->
        [one] one day
       *[other] { $days } days
    }
league-hours = { $hours ->
        [one] one hour
       *[other] { $hours } hours
    }
league-sign-up = **The sign-up is open.** It ends when a moderator begins the league.
league-sign-up-until = **The sign-up is open** until { $at } ({ $ago }).
league-players = { $count ->
        [0] Nobody has signed up yet.
        [one] One has signed up.
       *[other] { $count } have signed up.
    }
league-places = { $free ->
        [0] All { $places } places are taken; who comes now is on the waiting list.
       *[other] { $free } of { $places } places are free.
    }
league-waiting-list = **Waiting list** ({ $count })
league-substitutes = **Would step in** ({ $count })
league-more = … and { $count } more
league-paused = ⏸ **The league is paused.** Games that have begun go on.
league-over = **The league is over.**
league-ended = **This league has been ended** before anything was played.
league-won = 🏆 { $count ->
        [one] **{ $names }** has won!
       *[other] **{ $names }** have won together!
    }
league-games = Games that count
league-round = Round { $round } of { $rounds }
league-stage = Stage { $stage } of the cup · { $tables } tables
league-final = The final
league-until = until { $at } ({ $ago })
league-opening = Opening tables: { $opened } of { $tables }
league-byes = Sits out this time: { $names }
league-closeness = { $meetings } meetings at the tables so far, { $repeated } of them with somebody known; at least { $unavoidable } of those can't be avoided.
league-standings = Standings
league-standing = { $rank }. **{ $name }** · { $points } · { $games ->
        [one] one game
       *[other] { $games } games
    }
button-league-join = Sign up
button-league-leave = Withdraw
button-league-offer = I would step in

## The leagues of a server

leagues-title = Leagues of this server
leagues-none = This server has no league yet. Those who manage it, and its moderators, found one with `/league create`.
league-link = [To the league]({ $link })
league-is-sign-up = sign-up is open
league-is-running = running
league-is-paused = paused
league-is-finished = over
league-is-ended = ended

## Matches

match-thread = round { $round } · table { $table }
match-title = Table { $table }
match-planned = is drawn
match-opening = is being opened
match-waiting = { $there } of { $people } are there
match-playing = is being played
match-done = is over
match-void = does not count
match-starts = The cards are dealt as soon as all are there.
match-starts-at = The cards are dealt as soon as all are there, and at { $at } ({ $ago }) in any case.
match-begun = The game has begun: { $link }
match-void-told = This match is not played.
button-match-there = I am here

## Founding a league

founding-about = Only you see this. Set everything as you like it, then open the sign-up.
founding-points = A table brings: **{ $points }**
league-points-usual = the usual points (4-2-1 for three, 5-3-2-1 for four, and so on)
league-points-score = the game's own score
league-points-word = score
founding-start = A match begins as soon as all are there, at the latest **{ $hours ->
        [one] one hour
       *[other] { $hours } hours
    }** after its table was opened.
founding-until = Sign-up until: **{ $until }**
founding-no-end = a moderator begins the league
founding-places = Places: **{ $places }**, computer pirates that take part: **{ $computers }**
founding-any-number = any number
founding-channel = Post and tables: { $channel }
founding-to-league = Next: the league
founding-to-game = Back: the game
founding-computers = { $count ->
        [0] none
       *[other] { $count }
    }
button-founding-rounds = Rounds, points, sign-up
button-founding-cup = Cup and start
button-founding-open = Open the sign-up
button-founding-begin = Begin the ladder
select-league-game = Game
select-league-size = Size of the tables
league-size = { $size }
select-league-channel = The channel for the post and the tables
select-league-computers = Computer pirates
form-rounds = Rounds
form-hours = Hours for each round
form-hours-about = 168 is a week; what is late then is played by computer pirates
form-points = Points of a table
form-points-about = Such as 5-3-2-1; empty: the usual ones; “score”: the game's own score
form-places = Places
form-places-about = Who comes later is on the waiting list; empty: any number
form-until = Sign-up until
form-until-about = 2026-12-24 20:00 ({ $zone }), or a number of hours; empty: you begin it
form-finalists = Finalists
form-finalists-about = How many play a cup after a season; 0: nobody
form-advance = How many of each table go on in a cup
form-advance-about = 1 is usual
form-start = Hours until a match begins anyway
form-start-about = It begins earlier when all have pressed “I am here”

## Answers

done-league-joined = You take part in **{ $name }**. When your table is opened you are mentioned in its thread.
done-league-joined-late = You take part in **{ $name }** from the next round on.
done-league-waiting = Every place in **{ $name }** is taken: you are number { $place } on the waiting list.
done-league-left = You no longer take part in **{ $name }**. What you have played counts.
done-league-offered = Thank you! When somebody is missing in **{ $name }**, you may be asked.
done-league-founded = **{ $name }** is open. Its post comes to { $channel }.
done-match-there = Good that you are here. Still awaited: { $names }
done-match-all-there = All are here: the cards are dealt.
permission-create-public-threads = Create Public Threads

## Refusals

refusal-leagues-by-moderators = Leagues are founded and run by those who manage this server, and by the role that it has named for its moderators. Ask one of them.
refusal-no-such-league = This server has no such league. `/league list` shows all of them.
refusal-league-name-length = The name of a league has 1 to { $most } characters. Choose a shorter one.
refusal-league-name-taken = There is a league “{ $word }” in this server already. Choose another name.
refusal-league-computers = There can be 0 to { $most } computer pirates, as many as there are places.
refusal-league-out-of-range = { $what ->
        [league_rounds] The number of rounds
        [league_round_hours] The hours for each round
        [league_start_hours] The hours until a match begins anyway
       *[league_places] The number of places
    } must be from { $least } to { $most }.
refusal-deadline-past = The sign-up would be over already. Choose a later time, or leave it empty.
refusal-no-number = “{ $value }” is no whole number. Write one such as 4.
refusal-no-instant = “{ $value }” is no time. Write year, month, day and time, such as 2026-12-24 20:00, or a number of hours, such as 48.
refusal-league-channel-wanted = A league needs a text channel of this server. Choose one on the page of the league.
refusal-league-permissions = I can't hold a league in { $channel }. I lack: { $permissions }. Allow me that, or choose another channel.
refusal-signed-up-already = You take part already. *Withdraw* takes you out.
refusal-not-signed-up = You don't take part in this league. *Sign up* brings you in.
refusal-already-in-league = { $name } takes part already. Choose somebody else.
refusal-league-over = This league is not open. `/league list` shows those that are.
refusal-league-paused = This league is paused. Sign up when it goes on.
refusal-league-has-begun = This league has begun already. *Sign up* seats you from the next round on, unless it is a cup.
refusal-league-has-no-next-round = There is no next round to draw: the league must be running, and a ladder has no rounds.
refusal-league-has-no-round = No round with a deadline has begun yet. Begin the league first; a ladder has no deadlines.
refusal-league-not-running = Only a running league can be paused. Begin it first, or end it.
refusal-league-not-paused = Only a paused league can go on; this one is not paused.
refusal-cup-has-begun = This cup has begun, so nobody can come in. You can offer to step in for somebody.
refusal-stage-not-over = A match of this stage has no result yet. Let it be finished, or correct its result; then the next stage can be drawn.
refusal-no-such-match = There is no such match in this server. `/league show` shows those of a league.
refusal-not-your-match = You don't play in this match. In the thread of yours you are mentioned.
refusal-match-has-begun = This match is not waiting for anybody: its game has begun, or its table is still to be opened.
refusal-there-already = I know already that you are here. The cards are dealt as soon as all are.
refusal-match-waits-here = This thread is kept for a match of a league, whose cards are dealt here. Open your table in another channel.
refusal-not-in-match = They don't play in this match, or no longer. Choose one of those who do.
refusal-match-is-over = This match is over. Its result can be corrected or voided, with a reason.
refusal-match-has-no-result = This match has no result yet. It can be corrected when it is over.
refusal-reason-wanted = A correction needs a reason of 1 to { $most } characters: everybody can read it.
refusal-scores-wanted = Give one score for each seat: { $wanted } whole numbers, in the order of the seats.
refusal-table-counts-already = This table counts for a league already. Choose another one.
refusal-not-a-ladder = Single tables count only for ladders; seasons and cups open their own.
refusal-another-game = This table is of another game than the league. Choose one at which its game is played.
refusal-table-cannot-count = Only a table whose game goes on or is over can count.
refusal-table-size = { $size } at a table is not possible: this game is for { $smallest } to { $largest }.
refusal-too-few-people = { $people ->
        [0] Nobody takes part
        [one] Only one takes part
       *[other] Only { $people } take part
    }, and it takes at least { $fewest }. Wait for more, add somebody, or play with fewer finalists.
refusal-person-twice = Somebody is there twice: { $people } entries, { $different } different people. Take the second entry out.
refusal-sizes-do-not-fit = { $people } people don't fit at tables with { $places } places. Change the size of the tables, or how many take part.
refusal-cup-bye = With { $people } people at tables of this size, { $byes } would have to sit out, and nobody sits out in a cup. Change the size of the tables, or how many take part.
refusal-cup-advance = { $advance } of each table can't go on when the smallest table seats { $smallest }: at least one must go on, and one stay behind.
refusal-cup-without-end = With { $people } people at tables of { $size }, of which { $advance } go on, the cup would never end. Let fewer go on, or make the tables larger.
refusal-points-not-numbers = Points are whole numbers with hyphens between them, such as 5-3-2-1.
refusal-points-too-many = No table has more than { $most } places. Give points for that many at most.
refusal-points-too-high = A place can bring { $most } points at most.
refusal-points-rise = A later place can't bring more than an earlier one. Write them from the first place down, such as 5-3-2-1.
