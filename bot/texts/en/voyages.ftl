# Voyages: leagues in which everyone plays the same sealed deals alone, until a last day.
# keys.py, button_key: button-*
# keys.py, key_of: format-*
# keys.py, refusal_key: refusal-*

format-voyage = voyage
format-voyage-about = Everyone plays the same sealed deals alone, in their own time, until a last day
voyage-what = { $format } · { $game } · solo
voyage-plan = The same { $deals } deals for everyone, against three computer pirates ({ $level }), at any time until { $at } ({ $ago }).
voyage-points = A deal brings your points compared with the average of 300 games by pirates who slip now and then, so lucky cards help nobody. A deal you don’t finish scores like the weakest tenth of those games.
voyage-trust = Until the end, only you see your cards, and you see what others scored in a deal once you’ve finished it yourself. Players can tell each other what they know: please don’t.
voyage-sealed = You see the deals you’ve finished yourself; everyone sees all of them at the end.
voyage-progress = **Deals finished:** { $names }
voyage-standings = Standings, over the deals that everyone has finished
voyage-counted = { $done } of { $deals } deals
voyage-is-over = **The voyage is over.**
voyage-begun = The voyage has started!
voyage-ends-soon = The voyage ends { $ago }, at { $at }, and these players still have deals to finish:
standings-by-deal = By deal: { $points }
form-rounds-about = In a voyage: the number of deals, 3 to 15
form-voyage-until = Last day of the voyage
form-voyage-until-about = { $example } ({ $zone }), or a number of hours
button-voyage = Play
button-voyage-deals = All deals
button-voyage-next = Play deal { $number }
button-voyage-go-on = { $league }, deal { $number }
done-voyage-joined = You’re in **{ $name }**! Press *Play* on its post whenever you like: every deal is open until the last day.
done-voyage-signed-up = You’re in **{ $name }**! When the voyage starts, *Play* appears on its post: every deal is then open until the last day.
done-voyage-begun = ✅ The voyage has started: every deal is open.

## A game, and the list of them

voyage-title = ### { $league } · deal { $number } of { $deals } · { $game }
voyage-until = { $deals } deals, until { $at } ({ $ago })
voyage-about = Only you see this. You can leave at any time: *Play* and { COMMAND("tavern", "my-tables") } bring you back here.
voyage-select = Look at a deal
voyage-deal = Deal { $number }
voyage-not-played = Not played yet
voyage-under-way = In progress
voyage-missed = Not finished: { $points }
voyage-measuring = Score { $score }; the pirates’ games to compare with are still being played
voyage-done = { $points } (score { $score }, average { $mean })
voyage-result = { $name }: { $points } (score { $score })
voyage-result-missing = { $name }: { $points } (not finished)
voyage-seed = Seed { $seed }, SHA-256 { $seal }: all cards follow from it.
voyage-the-rule = a computer pirate in your seat
voyage-parted = **Where it parted from { $other }**, after { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } alike:
    You: { $own }
    { $other }: { $theirs }
voyage-parted-never = You and { $other } played this deal alike to the last card.
mine-voyage = { $game } · **{ $league }**, deal { $number }: your turn. { $until }
season-deals = Deals
season-best-deal = Best deal
season-deals-done = { $done } of { $deals } deals finished

## Refusals

refusal-voyage-past = The last day must be in the future, and after sign-up ends. Choose a later one.
refusal-voyage-deals = A voyage has { $least } to { $most } deals: with fewer, luck decides. Choose a number in between.
refusal-voyage-over = This voyage is over, or isn’t open: no deal can be played and nobody can sign up. Its post shows the standings.
refusal-voyage-sign-up-first = Sign up for this voyage first: press *Sign up* on its post. You can then play every deal.
refusal-voyage-field-plays = The pirates’ games to compare with are still being played. Try again in a few minutes.
refusal-voyage-is-sealed = Nobody can look at or correct the results of a voyage before its last day is over.
