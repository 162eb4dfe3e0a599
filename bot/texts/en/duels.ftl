# Duels: two people play the same three sealed deals, each alone.
# keys.py, key_of: duel-news-*
# keys.py, refusal_key: refusal-*

duel-call = 🤺 { $mention }, { $name } challenges you to a duel in { $game }: the same three sealed deals, each of you alone, within three days.
duel-about = The same three sealed deals for both, each alone against computer pirates. Open until { $at } ({ $ago }).
duel-progress = { $name }: { $done } of { $deals }
duel-seals = Seals (SHA-256): the cards are fixed, and the seeds follow at the end.
duel-trust = Only you see your cards and points until the duel is decided. A deal you leave is finished by a computer pirate; one you don’t start counts like a weak game.
duel-title = ### Duel with { $name } · deal { $number } of { $deals } · { $game }
duel-until = Open until { $at } ({ $ago })
duel-deal = Deal { $number }
duel-sum = Sum
duel-not-played = Not played yet
duel-under-way = In progress
duel-done = Your score: { $score }
duel-won = 🏆 **{ $name }** wins the duel, { $own } to { $theirs }.
duel-won-deals = 🏆 **{ $name }** wins the duel: tied at { $own }, but better in more deals.
duel-shared = 🤝 The duel is tied at { $points }.
duel-result = { $name } { $score }
duel-missed = { $name } { $score } (not finished)
duel-missed-short = not finished
duel-parted = first difference after { $moves ->
        [one] 1 equal move
       *[other] { $moves } equal moves
    }
duel-parted-never = every card played the same
duel-news-accepted = 🤺 { $name } accepts your challenge: { $game }. Your three deals are open until { $at } ({ $ago }).
duel-news-finished = 🤺 { $name } has finished all { $deals } deals of your duel in { $game }. Yours are open until { $at } ({ $ago }).
duel-news-decided = 🤺 Your duel with { $name } in { $game } is decided.
button-duel-play = Play
button-duel-next = Play deal { $number }
button-duel-deals = All deals
button-duel-longer = Three more days
button-duel-again = Again, new deals
button-duel-compare = Compare
button-duel-channel = To the channel
button-duel-with = Duel: { $name }
mine-duel = { $game } · duel with **{ $name }**: { $done } of { $deals } deals finished.{ $until }
mine-duel-over = { $game } · duel with **{ $name }**: decided.
card-duels = Duels

refusal-duel-gone = This duel is no longer stored. Make a new challenge: { COMMAND("tavern", "challenge") }
refusal-duel-over = This duel’s time is over: no deal can be played. Its result follows in a moment.
refusal-duel-not-yours = Until this duel is decided, only its two players see it. Start one of your own: { COMMAND("tavern", "challenge") }
refusal-duel-longer = You have asked for three more days already. The other player can ask once, too.
