# Fair play in leagues: what counts, and for whom.
# keys.py, key_of: credit-* league-by-* league-played-out-* played-out-* proposal-what-* ranking-* select-*
# keys.py, refusal_key: refusal-*

## Results that people have played themselves

select-credit = Seats of computer pirates
credit-none = no points
credit-none-about = 0 points, unrated, the others move up
credit-forfeit = forfeit
credit-forfeit-about = Counts as a forfeit by the absent player
credit-points = points
credit-points-about = The absent player gets what the computer pirate scores
league-computer-seats-none = Players who are away at the end, or leave most of their moves to a computer pirate, get no points and no rating; the others move up.
league-computer-seats-forfeit = Whoever is away at the end, or lets a computer pirate make most of their moves, forfeits.
league-computer-seats-points = Whoever is away gets the points that a computer pirate scores for them, but no rating.
league-your-seat = Your seat is yours as long as you keep your deadlines.
select-played-out = Tables finished by computer pirates
played-out-undecided = undecided
played-out-undecided-about = Points as for a bye if you kept your deadlines; nobody is rated
played-out-as-it-stands = as it stands
played-out-as-it-stands-about = The result counts, but nobody is rated
played-out-void = void
played-out-void-about = Nobody gets points
league-played-out-undecided = If computer pirates play most of a table after the league round, it counts as a bye for everyone who kept their deadlines, and for no rating.
league-played-out-as-it-stands = A table that computer pirates mostly play after the end of the league round counts as it stands, but nobody is rated.
league-played-out-void = A table that computer pirates mostly play after the end of the league round is void.
why-undecided = League round { $round }, table { $table } is undecided and counts as a bye.
match-by-computer = { $name } 💤 (a computer pirate played)
match-shared = { $name } ({ $other }: { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    })

## Who does not come

select-no-shows = No-shows in a row
league-no-shows-after = { $count ->
        [0] nobody is out
        [one] out after 1
       *[other] out after { $count }
    }
league-no-shows = Anyone who misses { $count ->
        [one] a table
       *[other] { $count } tables in a row
    } without making a single move is out, and so is anyone who leaves the server.
match-no-show = { $mention } didn’t show up{ $count ->
        [one] . That’s a first no-show.
       *[other] {" "}at { $count } tables in a row.
    } { $most ->
        [0] Please tell a moderator if you can’t play.
       *[other] After { $most } in a row you’re out.
    }
match-no-show-out = { $mention } didn’t show up { $count ->
        [one] and is out of the league.
       *[other] at { $count } tables in a row, and is out of the league.
    } A league moderator can add you again.
no-show-told = **{ $name }** didn’t show up { $count ->
        [one] at their table, a first no-show
       *[other] at { $count } tables in a row
    } ({ $match }). To replace them for the rest of the season: *Manage*, then *Players*.
no-show-told-out = **{ $name }** didn’t show up { $count ->
        [one] ({ $match })
       *[other] at { $count } tables in a row ({ $match })
    } and is out of the league. To add them again: *Manage*, then *Players*.
match-no-show-over = { $mention } didn’t show up{ $count ->
        [one] .
       *[other] {" "}at { $count } tables in a row.
    } The league is over now.
no-show-told-over = **{ $name }** didn’t show up { $count ->
        [one] at their last table
       *[other] at their last { $count } tables
    } ({ $match }).
missing-told = **{ $name }** wasn’t there when the cards were dealt ({ $match }).
missing-replaced = **{ $name }** wasn’t there when the cards were dealt, so **{ $other }** subs in ({ $match }).
button-put-in = Put { $name } in
select-substitutes = Substitutes come in by themselves
editing-level = At tables that are dealt from now on.
editing-substitutes = At once, in running games too.
league-substitutes-come = If a player isn’t there when the cards are dealt, or stays away from a running game, the first substitute plays for them.
refusal-came-after-all = They’ve made a move since, so the seat is theirs. *Manage* can still replace them.
refusal-seated-this-round = { $name } already has a seat in this league round. Choose someone else.

## Forfeits

forfeit-confirm = Should { $name } forfeit this match? A computer pirate plays on for them. You can undo it.
button-yes-forfeit = Yes, they forfeit
done-match-plays-again = ✅ { $name } plays again.
refusal-match-forfeited = You’ve forfeited this match, so a computer pirate is playing for you. If that’s a mistake, ask a league moderator to undo it.

## Ladders

proposal-what-count = count this game for a ladder
select-least-people = Minimum players (not bots)
league-least-people = { $count }, the rest computer pirates
league-ladder-people = At least { $count ->
        [one] 1 player
       *[other] { $count } players
    } must play, not counting computer pirates.
select-ranking = Ranked by
ranking-rating = rating
ranking-rating-about = It counts which players you beat, not how often you play
ranking-points = points
ranking-points-about = The points of all games: who plays more has more
editing-ranking = The standings follow at once.
select-least-games = Games for a rank
league-least-games = { $count ->
        [one] ranked from the first game
       *[other] ranked from { $count } games
    }
league-by-rating = Ranked by rating, from the games of this ladder alone; { $least ->
        [one] one game gives a rank
       *[other] { $least } games give a rank
    }. A game counts while at least two of its players have met fewer than three times since Monday.
league-by-points = Ranked by the points of all its games.
refusal-ladder-met-enough = All players at this table have met three times since Monday, so this game doesn’t count for the ladder. Add someone else, or count the next one from Monday.
refusal-count-too-late = A game counts for a ladder only if everyone agrees before the first move. Ask a league moderator to add this one.
refusal-ladder-too-few-people = This ladder counts tables with at least { $least ->
        [one] 1 player
       *[other] { $least } players
    }. Play with more people.

## Tables of different sizes

league-small-tables = At a smaller table each place is worth more, so that every table is worth the same on average.
league-own-points = Smaller tables use the first of these numbers. Places after the last number get 0.
standings-tenths = { $whole }.{ $tenth }

## Changing it later

editing-computer-seats = The standings are recalculated, games already played included.
editing-no-shows = At tables that finish from now on.
