# What stands in pictures, and whether there are any.
# keys.py, key_of: button-pictures-* button-server-* preferences-pictures-* settings-pictures-* settings-server-* sign-*
# keys.py, refusal_key: refusal-*

picture-last-trick = Last trick
picture-trick = Trick { $trick } of { $tricks }
picture-after-trick = After trick { $trick } of { $tricks }
picture-bids = Bids
picture-pier = Pier
picture-discards = Discard pile
picture-limit = limit { $limit }
picture-penalty = penalty cards
picture-after-turn = After the last turn
picture-pile-began = As the play pile began
picture-took-left = took · left
picture-drew-discard = drew · discard
picture-rounds = { $count ->
        [one] 1 round
       *[other] { $count } rounds
    }
picture-wins = { $name } wins!
picture-all-win = { $names } win!
picture-margin = wins by { $margin }
picture-took-the-lead = Round { $round } decided it
picture-led = Led from round { $round } to the end
picture-course = The course of the game
picture-cards-left = cards left
picture-out-first = Out of cards after { $plays } plays
picture-bids-met = bids met, round 1 to { $rounds }
picture-most-points = most points, round 1 to { $rounds }
picture-no-penalty = no penalty cards, round 1 to { $rounds }
strength-order = From weak to strong
strength-one-trick = But in the same trick
strength-choice = As you choose
strength-apart = Outside this order
strength-any = On any card
strength-but-captain = On any card but a 12
strength-treasures = What treasures are worth
strength-towels = Towels, from low to high
strength-stowaways = What a stowaway adds to your limit
preferences-pictures-on = Pictures: **on**
preferences-pictures-off = Pictures: **off**
button-pictures-off = Text only, no pictures
button-pictures-on = Show pictures
settings-pictures-on = Pictures: **on**
settings-pictures-off = Pictures: **off**
settings-server-on = The server’s name in pictures: **on**
settings-server-off = The server’s name in pictures: **off**
button-server-on = Name the server
button-server-off = Don’t name the server
button-highlights = Highlights
button-film = Save as a film
done-highlights = The moments that turned your game, in 12 seconds, to save and share. *Save as a film* has all of it.
done-film = Your game as a film, a card at a time, to save and share.
refusal-film-busy = Another film is being made for this server. Try again in a minute.
refusal-film-failed = The film can’t be made right now. Try again later: the game itself is safe.

sign-back = a card face down
sign-bomb = cannonball
sign-buried = face down
sign-chest = treasures held
sign-coins = bet
sign-crown = takes the trick
sign-envelope = has chosen
sign-eye = only you know it
sign-grapes = grapeshot
sign-medal = is out
sign-met = bid met
sign-missed = bid missed
sign-octopus = who buried it
sign-penalty = penalty cards
sign-towel = towels held
sign-turn = to move
sign-two-cards = cards in hand
sign-wheel = leads
