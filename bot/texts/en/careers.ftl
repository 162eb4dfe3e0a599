# A pirate’s card: what someone’s finished games come to, their rivals, and a server’s records.
# keys.py, command_key: command-*
# keys.py, button_key: button-*
# keys.py, key_of: animal-* animals-* card-fell-* card-of-* card-record-* card-unit-* select-*
# keys.py, option_key: option-*
# keys.py, refusal_key: refusal-*

command-card = card
command-card-about = A pirate’s card: games and wins, bids met, best rounds, rivals
option-card-player = player
option-card-player-about = Whose card; yours if you leave this empty
menu-card = Pirate’s card

button-card = My card
button-card-server = Count this server’s games
button-card-all = Count all my servers
button-card-private = Hide it from others
button-card-public = Show it to others
button-card-records = Server records
button-card-animal = Another animal
button-card-beside = Beside mine
select-card-rival = Side by side with …
animals-0 = In water and in the air
animals-1 = On land
select-card-of = Pirate’s card
card-of-server = this server’s games
card-of-server-about = Others in a server see what you did there
card-of-all = all servers’ games
card-of-all-about = Figures from all your servers, without their names
card-of-private = private
card-of-private-about = Only you see it, and other cards don’t name you

card-of = { $name }’s pirate’s card
card-games = { $count ->
        [one] 1 game
       *[other] { $count } games
    }
card-wins = { $count ->
        [0] no wins
        [one] 1 win
       *[other] { $count } wins
    }
card-unit-wins = { $count ->
        [one] win
       *[other] wins
    }
card-unit-games = { $count ->
        [one] game
       *[other] games
    }
card-alone = alone against computer pirates: { $games }, { $wins }
card-best = best round: { $points }
card-met = bids met: { $met } of { $made } ({ $percent }%)
card-percent = { $percent }%
card-streak = most in a row: { $count }
card-prey = Favourite prey
card-nemesis = Nemesis
card-ahead = ahead: { $ahead } of { $games }
card-behind = behind: { $behind } of { $games }
card-league = League rating, { $game }
card-league-best = highest: { $best }, league games: { $count }
card-daily = Deal of the day
card-days = { $count ->
        [one] 1 day
       *[other] { $count } days
    }
card-all-servers = Figures from all of their servers; rivals are this server’s.
card-is-private = Only you see this card.
card-counts = Counts finished games here that one person played from start to finish.
card-animal = Which animal do you want to be? It stands beside your name in pictures, here and in every server. Where two at a table have the same one, whoever joined later shows another.
animal-octopus = Octopus
animal-fish = Fish
animal-shark = Shark
animal-lobster = Lobster
animal-snail = Snail
animal-frog = Frog
animal-crocodile = Crocodile
animal-penguin = Penguin
animal-flamingo = Flamingo
animal-owl = Owl
animal-duck = Duck
animal-macaw = Macaw
animal-peacock = Peacock
animal-bat = Bat
animal-butterfly = Butterfly
animal-bee = Bee
animal-spider = Spider
animal-snake = Snake
animal-monkey = Monkey
animal-elephant = Elephant
animal-giraffe = Giraffe
animal-rabbit = Rabbit
animal-cat = Cat
animal-dog = Dog
animal-fox = Fox
animal-lion = Lion
animal-tiger = Tiger
animal-pig = Pig
animal-hedgehog = Hedgehog
animal-ram = Ram
animal-deer = Deer
animal-camel = Camel

card-beside = { $name } · { $other }
card-beside-games = Games together
card-beside-ahead = Finished ahead
card-beside-wins = Wins, all games
card-beside-best = Best round, { $game }
card-beside-met = Bids met, { $game }
card-beside-streak = Bids met in a row
card-beside-all = All games

card-records = This server’s records
card-records-none = No records yet. They come from finished games of at least two people.
card-record-round = most points in a round: **{ $value }**
card-record-streak = most bids met in a row in a game: **{ $value }**
card-record-length = longest game, in moves: **{ $value }**
card-record-by = { $name }, [table { $table }]({ $link })
card-record-at = [table { $table }]({ $link })
card-someone = a private pirate
card-fell-round = New server record, points in a round: { $value }
card-fell-streak = New server record, bids met in a row: { $value }
card-fell-length = New server record, longest game in moves: { $value }

button-season-mine = My season
season-games = Games
season-players = Players
season-best = Most points in a round
season-streak = Most bids met in a row
season-length = Longest game, in moves
season-rank = Rank
season-rank-of = { $rank } of { $count }
season-points = Points
season-mine = Your season: { $league }

refusal-card-none = { $name } hasn’t finished a game here yet, so there’s no card.
card-none-yours = You haven’t finished a game here yet. After your first one, your figures are here.
refusal-card-private = { $name } keeps their card private.
refusal-card-of-bot = That’s a bot. Only people have a card.
refusal-card-left = { $name } isn’t in this server any more, so the card isn’t shown.
refusal-no-rival = You and { $name } haven’t finished 3 games together here yet. After that, you can be compared.
refusal-rival-yourself = That’s you. Choose someone else to compare yourself with.
refusal-season-none = You have no games in this league, so there is nothing to sum up for you.
refusal-season-not-over = This league is still running. Your season is summed up at its end.

privacy-cards = **Your pirate’s card:** your animal, whether it’s private, which games it counts.
