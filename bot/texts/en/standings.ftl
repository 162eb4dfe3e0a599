# What everybody may look at in the leagues of a server: standings and why, cards, ratings, past leagues.

## Commands

command-league-standings = standings
command-league-standings-about = The whole standings of a league, and what was corrected
command-league-why = why
command-league-why-about = Why you, or somebody else, stand where you stand
command-league-card = card
command-league-card-about = The card of a player: games, wins, average place, form and rating
command-league-ratings = ratings
command-league-ratings-about = The ratings of a game over all leagues of this server
command-league-archive = archive
command-league-archive-about = The leagues of this server that are over, and who won them
command-league-export = export
command-league-export-about = A league as files, for a spreadsheet or a program
option-person = person
option-person-why-about = Whose place is explained; yours if you leave this empty
option-person-card-about = Whose card; yours if you leave this empty
option-game = game
option-game-card-about = Which game; all of them if you leave this empty
option-game-ratings-about = Which game
option-format = format
option-format-about = CSV for a spreadsheet, JSON for a program

## Standings

standings-title = Standings · { $name }
standings-page = page { $page } of { $pages }
standings-points = { $points } { $count ->
        [one] point
       *[other] points
    }
standings-games = { $count ->
        [one] one game
       *[other] { $count } games
    }
standings-wins = { $count ->
        [0] no win
        [one] one win
       *[other] { $count } wins
    }
standings-byes = { $count ->
        [one] sat out once
       *[other] sat out { $count } times
    }
standings-forfeits = { $count ->
        [one] one forfeit
       *[other] { $count } forfeits
    }
standings-empty = Nothing has been played yet.
standings-low = The fewer points, the better: what counts is the average of a game.
standings-corrected = { $count ->
        [one] Moderators have made one correction.
       *[other] Moderators have made { $count } corrections.
    }
button-standings = Standings
button-why = Why am I there?
button-corrections = Corrections

## Corrections

corrections-title = Corrections · { $name }
corrections-head = **Round { $round }, table { $table }** · { $name } · { $at }
corrections-voided = No longer counts: { $before }
corrections-scores = { $before } → { $after }
corrections-again = Counts again: { $after }
corrections-reason = Reason: { $reason }

## Why somebody stands there. The first figure is always the other's.

why-rank = { $own ->
        [yes] You are
       *[other] **{ $name }** is
    } { $rank ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
        [8] eighth
        [9] ninth
        [10] tenth
       *[other] number { $rank }
    } with { $points }.
why-above = Above { $own ->
        [yes] you
       *[other] { $name }
    }: **{ $other }**. { $reason }
why-beside = Beside { $own ->
        [yes] you
       *[other] { $name }
    }: **{ $other }**. { $reason }
why-below = Below { $own ->
        [yes] you
       *[other] { $name }
    }: **{ $other }**. { $reason }
why-by-points = The points decide: { $theirs } to { $figure }.
why-by-table = The same points, so the one table that both played decides: { $theirs } to { $figure } points.
why-by-head-to-head = The same points, so the tables decide at which those who are level met: { $theirs } to { $figure } points on average.
why-by-best-result = The same points, and level against each other. The best single result decides: { $theirs } to { $figure } points.
why-by-best-count = The same points, level against each other, and the same best result. How often it was reached decides: { $theirs } to { $figure }.
why-by-shared = Nothing tells the two apart, so they share the place.
why-rules = What decides, in this order: points; the tables at which those who are level met; the best single result, and how often it was reached. Who is still level shares the place.

## Cards and ratings

card-title = { $name }'s card
card-none = No league game has been finished here yet.
card-place = Average place: { $whole }.{ $tenth }
card-bids = Bids met: { $met } of { $made } ({ $percent } %)
card-form = Latest places, newest first: { $places }
card-rating = Rating: **{ $rating }** ± { $uncertainty }, after { $count ->
        [one] one game
       *[other] { $count } games
    }
ratings-title = Ratings · { $game }
ratings-about = Over all league games of this server, by the Plackett-Luce model (openskill). Everybody begins with 1000; the number is what somebody's strength almost surely reaches, ± how uncertain it still is. It becomes more certain with every game.
ratings-none = No league game has been finished here yet.
ratings-row = { $rank }. **{ $name }** · **{ $rating }** ± { $uncertainty } · { $count ->
        [one] one game
       *[other] { $count } games
    }

## Past leagues

archive-title = Past leagues
archive-none = No league of this server is over yet. `/league list` shows those that go on.
archive-select = See the standings of a league
done-league-exported = Everything about **{ $name }** that everybody may know, as it stands now.

refusal-no-standing = Nobody of that name stands in this league, or they have not entered it. `/league standings` shows who does.
