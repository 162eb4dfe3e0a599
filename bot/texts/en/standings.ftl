# What everybody may look at in the leagues of a server: standings and why, cards, ratings, past leagues.
# keys.py, command_key: command-*
# keys.py, key_of: why-* why-by-*
# keys.py, option_key: option-*
# keys.py, refusal_key: refusal-*

## Commands

command-league-standings = standings
command-league-standings-about = A league’s full standings, and what was corrected
command-league-export = export
command-league-export-about = A league as files, for a spreadsheet or a program
option-game = game
option-format = format
option-format-about = CSV for a spreadsheet, JSON for a program

## Standings

standings-title = Standings · { $name }
standings-page = page { $page } of { $pages }
standings-points = { $points } { $count ->
        [one] point
       *[other] points
    }
standings-rating = rating { $rating }
standings-unranked = games: { $games } of { $least }
standings-rating-by-game = Rating by game, from 1000: { $changes }
standings-games = { $count ->
        [one] 1 game
       *[other] { $count } games
    }
standings-wins = { $count ->
        [0] no wins
        [one] 1 win
       *[other] { $count } wins
    }
standings-byes = { $count ->
        [one] 1 bye
       *[other] { $count } byes
    }
standings-forfeits = { $count ->
        [one] 1 forfeit
       *[other] { $count } forfeits
    }
standings-given = { $given } by hand
standings-empty = Nothing has been played yet.
standings-low = Lower is better: ranked by average points per game.
standings-by-round = By league round: { $points }
standings-by-game = By game: { $points }
standings-bye = bye
standings-unusual = { $count ->
        [one] 1 game with house rules or an early end counts, since a moderator decided so.
       *[other] { $count } games with house rules or an early end count, since a moderator decided so.
    }
standings-corrected = { $count ->
        [one] Moderators have made 1 correction.
       *[other] Moderators have made { $count } corrections.
    }
button-standings = Standings
button-why = Why this rank?
button-ratings = Ratings
button-profile = My profile
button-corrections = Corrections

## Corrections


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
why-unranked = { $own ->
        [yes] You have
       *[other] **{ $name }** has
    } no rank yet. Finished games: { $games } of { $least }.
why-by-rating = The rating decides: { $theirs } to { $figure }.
why-rules-rating = The rating follows from wins and losses in the games of this ladder, and how strong the others are; leaving a game means coming last in it. Equal ratings share the rank.
why-above = Above { $own ->
        [yes] you
       *[other] { $name }
    }: **{ $other }**. { $reason }
why-beside = Tied with { $own ->
        [yes] you
       *[other] { $name }
    }: **{ $other }**. { $reason }
why-below = Below { $own ->
        [yes] you
       *[other] { $name }
    }: **{ $other }**. { $reason }
why-given = { $given } by hand, from **{ $name }**:
why-by-points = Points decide: { $theirs } to { $figure }.
why-by-table = Equal on points, so the one table both played at decides: { $theirs } to { $figure } points.
why-by-head-to-head = Equal on points, so head-to-head decides (tables that tied players shared): { $theirs } to { $figure } points on average.
why-by-best-result = Equal on points and head to head, so the best single result decides: { $theirs } to { $figure } points.
why-by-best-count = Equal on points, head to head and best result, so how often they reached it decides: { $theirs } to { $figure }.
why-by-shared = Nothing separates them, so they share the rank.
why-rules = What decides, in this order: points; head-to-head, at tables that tied players shared; the best single result, and how often it was reached. Players still tied share the rank.

## Cards and ratings

card-title = { $name }’s profile
profile-of = Someone else’s profile
card-none = No games for a profile yet. It shows finished league games, except those a computer pirate played.
card-place = Average place: { $whole }.{ $tenth }
card-bids = Bids met: { $met } of { $made } ({ $percent }%)
card-form = Latest places, newest first: { $places }
card-rating = Rating: **{ $rating }** ± { $uncertainty }, after { $count ->
        [one] 1 game
       *[other] { $count } games
    }
ratings-title = Ratings · { $game }
ratings-about = Across all league games in this server, by the Plackett-Luce model (openskill). Everyone starts at 1000. The number is a cautious estimate of strength, ± what is still uncertain; every game makes it more certain.
card-answers = Typical answer time: { $time }. Only this player and league moderators see this.
card-minutes = { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
ratings-server = { $games ->
        [one] 1 game
       *[other] { $games } games
    } in leagues here, by { $people ->
        [one] 1 player
       *[other] { $people } players
    }.
ratings-none = No league game has been finished here yet.
ratings-row = { $rank }. **{ $name }** · **{ $rating }** ± { $uncertainty } · { $count ->
        [one] 1 game
       *[other] { $count } games
    }

## Past leagues

archive-title = Past leagues
archive-none = No league in this server has finished yet. { COMMAND("league", "league-list") } shows those in progress.
archive-select = See a league’s standings
done-league-exported = All public data about **{ $name }**, as of now.

refusal-no-standing = There’s no such player in this league, or they haven’t signed up for it. { COMMAND("league", "league-standings") } shows who has.
