# Une carte de pirate : ce que donnent les parties finies de quelqu’un, ses rivaux, et les records d’un serveur.
# keys.py, command_key: command-*
# keys.py, button_key: button-*
# keys.py, key_of: animal-* animals-* card-fell-* card-of-* card-record-* card-unit-* select-*
# keys.py, option_key: option-*
# keys.py, refusal_key: refusal-*

command-card = carte-de-pirate
command-card-about = Une carte de pirate : parties et victoires, annonces réussies, meilleures manches, rivaux
option-card-player = personne
option-card-player-about = La carte de qui ; la tienne si tu laisses vide
menu-card = Carte de pirate

button-card = Ma carte de pirate
button-card-server = Ce serveur seulement
button-card-all = Compter tous mes serveurs
button-card-private = La cacher aux autres
button-card-public = La montrer aux autres
button-card-records = Records du serveur
button-card-animal = Un autre animal
button-card-beside = À côté de la mienne
select-card-rival = Côte à côte avec …
animals-0 = Dans l’eau et dans l’air
animals-1 = Sur terre
select-card-of = Carte de pirate
card-of-server = ce serveur seulement
card-of-server-about = Sur un serveur, les autres voient ce que tu y as joué
card-of-all = tous mes serveurs
card-of-all-about = Les chiffres de tous tes serveurs, sans leurs noms
card-of-private = privée
card-of-private-about = Visible par toi uniquement ; les autres cartes ne te nomment pas

card-of = La carte de pirate : { $name }
card-games = { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
card-wins = { $count ->
        [0] aucune victoire
        [one] { $count } victoire
       *[other] { $count } victoires
    }
card-unit-wins = { $count ->
        [one] victoire
       *[other] victoires
    }
card-unit-games = { $count ->
        [one] partie
       *[other] parties
    }
card-alone = contre des pirates virtuels uniquement : { $games }, { $wins }
card-best = meilleure manche : { $points }
card-met = annonces réussies : { $met } sur { $made } ({ $percent } %)
card-percent = { $percent } %
card-streak = d’affilée : { $count }
card-prey = Proie favorite
card-nemesis = Bête noire
card-ahead = devant : { $ahead } sur { $games }
card-behind = derrière : { $behind } sur { $games }
card-league = Cote en ligue, { $game }
card-league-best = maximum : { $best }, parties de ligue : { $count }
card-daily = Donne du jour
card-days = { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
card-all-servers = Chiffres de tous les serveurs de cette personne ; les rivaux sont d’ici.
card-is-private = Cette carte est visible par toi uniquement.
card-counts = On compte les parties finies ici, jouées par la même personne de la première à la dernière carte.
card-animal = Quel animal veux-tu être ? Il accompagne ton nom sur les images, ici et sur tous les serveurs. Si deux joueurs d’une table ont le même, la personne arrivée en dernier en montre un autre.
animal-octopus = Pieuvre
animal-fish = Poisson
animal-shark = Requin
animal-lobster = Homard
animal-snail = Escargot
animal-frog = Grenouille
animal-crocodile = Crocodile
animal-penguin = Manchot
animal-flamingo = Flamant
animal-owl = Chouette
animal-duck = Canard
animal-macaw = Ara
animal-peacock = Paon
animal-bat = Chauve-souris
animal-butterfly = Papillon
animal-bee = Abeille
animal-spider = Araignée
animal-snake = Serpent
animal-monkey = Singe
animal-elephant = Éléphant
animal-giraffe = Girafe
animal-rabbit = Lapin
animal-cat = Chat
animal-dog = Chien
animal-fox = Renard
animal-lion = Lion
animal-tiger = Tigre
animal-pig = Cochon
animal-hedgehog = Hérisson
animal-ram = Bélier
animal-deer = Cerf
animal-camel = Chameau

card-beside = { $name } · { $other }
card-beside-games = Parties ensemble
card-beside-ahead = Fois devant l’autre
card-beside-wins = Victoires, toutes parties
card-beside-best = Meilleure manche, { $game }
card-beside-met = Annonces réussies, { $game }
card-beside-streak = Annonces réussies d’affilée
card-beside-all = Toutes les parties

card-records = Les records de ce serveur
card-records-none = Pas encore de record. Ils viennent de parties finies par au moins deux personnes.
card-record-round = le plus de points en une manche : **{ $value }**
card-record-streak = le plus d’annonces réussies d’affilée dans une partie : **{ $value }**
card-record-length = la partie la plus longue, en coups : **{ $value }**
card-record-by = { $name }, [table { $table }]({ $link })
card-record-at = [table { $table }]({ $link })
card-someone = une carte privée
card-fell-round = Nouveau record du serveur, points en une manche : { $value }
card-fell-streak = Nouveau record du serveur, annonces réussies d’affilée : { $value }
card-fell-length = Nouveau record du serveur, partie la plus longue en coups : { $value }

button-season-mine = Ma saison
season-games = Parties
season-players = Pirates
season-best = Le plus de points en une manche
season-streak = Annonces réussies d’affilée
season-length = Partie la plus longue, en coups
season-rank = Place
season-rank-of = { $rank } sur { $count }
season-points = Points
season-mine = Ta saison : { $league }

refusal-card-none = { $name } n’a pas encore fini de partie ici : pas encore de carte de pirate.
card-none-yours = Tu n’as pas encore fini de partie ici. Après la première, tes chiffres seront ici.
refusal-card-private = { $name } garde sa carte de pirate privée.
refusal-card-of-bot = C’est un bot. Il faut une personne pour une carte de pirate.
refusal-card-left = { $name } n’est plus sur ce serveur : sa carte de pirate n’est pas montrée.
refusal-no-rival = { $name } et toi, vous n’avez pas encore fini 3 parties ensemble ici. Après cela, tu pourras comparer.
refusal-rival-yourself = C’est toi. Choisis quelqu’un d’autre pour comparer.
refusal-season-none = Tu n’as aucune partie dans cette ligue : il n’y a rien à résumer pour toi.
refusal-season-not-over = Cette ligue n’est pas finie. Ta saison sera résumée à la fin.

privacy-cards = **Ta carte de pirate :** ton animal, si elle est privée, et quelles parties elle compte.
