# Ce que tout le monde peut regarder : classements et raisons, fiches, cotes, ligues passées.
# keys.py, command_key: command-*
# keys.py, key_of: why-* why-by-*
# keys.py, option_key: option-*
# keys.py, refusal_key: refusal-*

## Commandes

command-league-standings = classement
command-league-standings-about = Le classement complet d’une ligue, et ce qui a été corrigé
command-league-export = export
command-league-export-about = Une ligue en fichiers, pour un tableur ou un programme
option-game = jeu
option-format = format
option-format-about = CSV pour un tableur, JSON pour un programme

## Classement

standings-title = Classement · { $name }
standings-page = page { $page } sur { $pages }
standings-points = { $points } { $count ->
        [one] point
       *[other] points
    }
standings-rating = cote { $rating }
standings-unranked = parties : { $games } sur { $least }
standings-rating-by-game = Cote par partie, à partir de 1000 : { $changes }
standings-games = { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
standings-wins = { $count ->
        [0] aucune victoire
        [one] { $count } victoire
       *[other] { $count } victoires
    }
standings-byes = { $count ->
        [one] { $count } ronde sans table
       *[other] { $count } rondes sans table
    }
standings-forfeits = { $count ->
        [one] { $count } forfait
       *[other] { $count } forfaits
    }
standings-given = { $given } à la main
standings-empty = Rien n’a encore été joué.
standings-low = Moins on a de points, mieux c’est : le classement suit la moyenne de points par partie.
standings-by-round = Par ronde : { $points }
standings-by-game = Par partie : { $points }
standings-bye = sans table
standings-unusual = { $count ->
        [one] 1 partie avec des règles maison ou finie plus tôt compte, sur décision de la modération.
       *[other] { $count } parties avec des règles maison ou finies plus tôt comptent, sur décision de la modération.
    }
standings-corrected = { $count ->
        [one] La modération a fait { $count } correction.
       *[other] La modération a fait { $count } corrections.
    }
button-standings = Classement
button-why = Pourquoi cette place ?
button-ratings = Cotes
button-profile = Ma fiche
button-corrections = Corrections

## Corrections


## Pourquoi cette place. Le premier chiffre est toujours celui de l’autre.

why-rank = { $own ->
        [yes] Tu es
       *[other] **{ $name }** est
    } à la { $rank }{ $rank ->
        [1] re
       *[other] e
    } place avec { $points }.
why-unranked = { $own ->
        [yes] Tu n’as
       *[other] **{ $name }** n’a
    } pas encore de rang. Parties finies : { $games } sur { $least }.
why-by-rating = La cote décide : { $theirs } contre { $figure }.
why-rules-rating = La cote dit qui a battu qui dans les parties de ce classement libre ; quitter une partie, c’est y finir à la dernière place. À cote égale, on partage le rang.
why-above = Devant { $own ->
        [yes] toi
       *[other] { $name }
    } : **{ $other }**. { $reason }
why-beside = À égalité avec { $own ->
        [yes] toi
       *[other] { $name }
    } : **{ $other }**. { $reason }
why-below = Derrière { $own ->
        [yes] toi
       *[other] { $name }
    } : **{ $other }**. { $reason }
why-given = { $given } à la main, par **{ $name }** :
why-by-points = Les points décident : { $theirs } à { $figure }.
why-by-table = Égalité de points : la seule table jouée ensemble décide, { $theirs } à { $figure } points.
why-by-head-to-head = Égalité de points : la confrontation directe décide (les tables communes), { $theirs } à { $figure } points en moyenne.
why-by-best-result = Égalité de points, et égalité face à face. Le meilleur résultat décide : { $theirs } à { $figure } points.
why-by-best-count = Égalité de points, égalité face à face, et même meilleur résultat. Le nombre de fois où il a été atteint décide : { $theirs } à { $figure }.
why-by-shared = Rien ne les départage : la place est partagée.
why-rules = Ce qui décide, dans l’ordre : les points ; la confrontation directe, aux tables communes ; le meilleur résultat, et combien de fois il a été atteint. À égalité complète, la place est partagée.

## Fiches et cotes

card-title = Fiche · { $name }
profile-of = La fiche de quelqu’un d’autre
card-none = Pas encore de partie pour une fiche. Elle montre les parties de ligue finies, sauf celles qu’un pirate virtuel a jouées.
card-place = Place moyenne : { $whole },{ $tenth }
card-bids = Annonces réussies : { $met } sur { $made } ({ $percent } %)
card-form = Dernières places, la plus récente d’abord : { $places }
card-rating = Cote : **{ $rating }** ± { $uncertainty }, après { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
ratings-title = Cotes · { $game }
ratings-about = Sur toutes les parties de ligue de ce serveur, selon le modèle de Plackett et Luce (openskill). Tout le monde commence à 1000. Le nombre est la force qu’on a presque à coup sûr, ± l’incertitude, que chaque partie réduit.
card-answers = Temps de réponse habituel : { $time }. Visible par cette personne et par la modération.
card-minutes = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
ratings-server = Dans les ligues d’ici : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    }.
ratings-none = Aucune partie de ligue n’a encore été finie ici.
ratings-row = { $rank }. **{ $name }** · **{ $rating }** ± { $uncertainty } · { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }

## Ligues passées

archive-title = Ligues passées
archive-none = Aucune ligue de ce serveur n’est encore finie. { COMMAND("league", "league-list") } montre celles qui sont en cours.
archive-select = Voir le classement d’une ligue
done-league-exported = **{ $name }** : toutes les données publiques, à l’instant.

refusal-no-standing = Cette personne ne figure pas dans cette ligue, ou ne s’y est pas inscrite. { COMMAND("league", "league-standings") } montre qui y figure.
