# Voyages: leagues in which everyone plays the same sealed games alone, until a last day.
# keys.py, button_key: button-*
# keys.py, key_of: format-*
# keys.py, refusal_key: refusal-*

format-voyage = voyage
format-voyage-about = Everyone plays the same sealed games alone, in their own time, until a last day
voyage-what = { $format } · { $game } · solo
voyage-plan = { $deals } games, the same for everyone, against three computer pirates ({ $level }), at any time until { $at } ({ $ago }).
voyage-length = A game takes about { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    } and { $decisions ->
        [one] 1 decision
       *[other] { $decisions } decisions
    }.
voyage-points = A game scores your points minus the average of 300 computer games with the same cards, so lucky cards don’t help. A game you don’t start counts as a score that nine in ten of those beat; one you leave is finished by a computer pirate, and scores that at most.
voyage-trust = You see others’ scores in a game once you’ve finished it. Please keep your cards secret.
voyage-sealed = You see the games you’ve finished yourself; everyone sees all of them at the end.
voyage-progress = **Games finished:** { $names }
voyage-standings = Standings from the games that everyone has finished
voyage-counted = { $done } of { $deals } games
voyage-known = { $count ->
        [0] none that you know
        [one] points from the 1 you know
       *[other] points from the { $count } you know
    }
voyage-is-over = **The voyage is over.**
voyage-begun = The voyage has started!
voyage-ends-soon = The voyage ends { $ago }, at { $at }, and these players still have games to finish:
standings-by-deal = By game: { $points }
form-deals-about = 3 to 15
form-voyage-until = Last day of the voyage
form-voyage-until-about = { $example } ({ $zone }), or a number of hours
button-voyage = Play
button-voyage-deals = All games
button-voyage-next = Play game { $number }
button-voyage-go-on = { $league }, game { $number }
done-voyage-joined = You’re in **{ $name }**! Press *Play* on its post whenever you like: every game is open until the last day.
done-voyage-signed-up = You’re in **{ $name }**! When the voyage starts, *Play* appears on its post: every game is then open until the last day.
done-voyage-begun = ✅ The voyage has started: every game is open.

## A game, and the list of them

voyage-title = ### { $league } · game { $number } of { $deals } · { $game }
voyage-until = { $deals } games, until { $at } ({ $ago })
voyage-about = Only you see this. You can leave at any time: *Play* and { COMMAND("tavern", "my-tables") } bring you back here.
voyage-select = Look at a game
voyage-deal = Game { $number }
voyage-not-played = Not played yet
voyage-under-way = In progress
voyage-missed = Not finished: { $points }
voyage-measuring = Score { $score }; the comparison isn’t ready yet
voyage-done = { $points } (score { $score }, average { $mean })
voyage-result = { $name }: { $points } (score { $score })
voyage-result-missing = { $name }: { $points } (not finished)
voyage-seed = Seed { $seed }, SHA-256 { $seal }: all cards follow from it.
voyage-the-rule = A computer pirate in your seat
voyage-parted = **First difference**, after { $moves ->
        [one] 1 equal move
       *[other] { $moves } equal moves
    }:
    You: { $own }
    { $other }: { $theirs }
voyage-parted-never = { $other } played every card of this game as you did.
mine-voyage = { $game } · **{ $league }**, game { $number }: your turn.{ $until }
season-deals = Games
season-best-deal = Best game
season-deals-done = { $done } of { $deals } games finished

## Refusals

refusal-voyage-past = The last day must be in the future, and after sign-up ends. Choose a later one.
refusal-voyage-deals = Games in a voyage: { $least } to { $most }. With fewer, luck decides. Choose a number in that range.
refusal-voyage-over = This voyage is over, or isn’t open: no game can be played and nobody can sign up. Its post shows the standings.
refusal-voyage-sign-up-first = Sign up for this voyage first: press *Sign up* on its post. You can then play every game.
refusal-voyage-field-plays = The comparison isn’t ready yet. Try again in a few minutes.
refusal-voyage-is-sealed = Nobody can look at or correct the results of a voyage before its last day is over.
