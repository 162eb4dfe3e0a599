# Le jeu équitable dans les ligues : ce qui compte, et pour qui.
# keys.py, key_of: credit-* league-by-* league-played-out-* played-out-* proposal-what-* ranking-* select-*
# keys.py, refusal_key: refusal-*

## Des résultats joués par les personnes elles-mêmes

select-credit = Sièges des pirates virtuels
credit-none = aucun point
credit-none-about = 0 point, rien pour la cote, les autres avancent d’une place
credit-forfeit = forfait
credit-forfeit-about = La personne qui n’est pas là perd par forfait
credit-points = points
credit-points-about = La personne qui n’est pas là reçoit ce que le pirate virtuel obtient
league-computer-seats-none = Si tu n’es pas là à la fin, ou si un pirate virtuel joue la plupart de tes coups, tu n’as aucun point et rien pour la cote ; les autres avancent d’une place.
league-computer-seats-forfeit = Si tu n’es pas là à la fin, ou si un pirate virtuel joue la plupart de tes coups, tu perds par forfait.
league-computer-seats-points = Si tu n’es pas là, tu reçois les points qu’un pirate virtuel obtient, mais rien pour la cote.
league-your-seat = Ta place est à toi tant que tu respectes tes délais.
select-played-out = Tables finies par des pirates virtuels
played-out-undecided = sans résultat
played-out-undecided-about = Délais respectés : les points d’une ronde sans table ; rien pour la cote
played-out-as-it-stands = tel quel
played-out-as-it-stands-about = Le résultat compte, mais pas pour la cote
played-out-void = annulée
played-out-void-about = Personne ne marque de points
league-played-out-undecided = Si des pirates virtuels jouent la plus grande partie d’une table après la fin de la ronde, elle reste sans résultat : respecter ses délais rapporte les points d’une ronde sans table, et rien ne compte pour la cote.
league-played-out-as-it-stands = Si des pirates virtuels jouent la plus grande partie d’une table après la fin de la ronde, le résultat compte tel quel, mais pas pour la cote.
league-played-out-void = Si des pirates virtuels jouent la plus grande partie d’une table après la fin de la ronde, elle est annulée.
why-undecided = Ronde { $round }, table { $table } : sans résultat, comme une ronde sans table.
match-by-computer = { $name } 💤 (un pirate virtuel a joué)
match-shared = { $name } ({ $other } : { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    })

## Qui ne vient pas

select-no-shows = Qui ne vient pas
league-no-shows-after = { $count ->
        [0] reste dans la ligue
        [one] sort après { $count } fois
       *[other] sort après { $count } fois de suite
    }
league-no-shows = Aucun coup joué à { $count ->
        [one] une table
       *[other] { $count } tables de suite
    } : on sort de la ligue ; pareil si on quitte le serveur.
match-no-show = { $mention } a manqué { $count ->
        [one] sa table (1re absence).
       *[other] { $count } tables de suite.
    } { $most ->
        [0] Préviens la modération si tu ne peux pas jouer.
       *[other] Après { $most } de suite, tu sors de la ligue.
    }
match-no-show-out = { $mention } n’est pas là, { $count ->
        [one] et sort de la ligue.
       *[other] { $count } tables de suite, et sort de la ligue.
    } Les responsables de la ligue peuvent t’ajouter de nouveau.
no-show-told = **{ $name }** a manqué { $count ->
        [one] sa table, 1re absence
       *[other] { $count } tables de suite
    } ({ $match }). Pour trouver quelqu’un d’autre jusqu’à la fin de la saison : *Gérer*, puis *Inscriptions*.
no-show-told-out = **{ $name }** n’est pas là { $count ->
        [one] ({ $match })
       *[other] { $count } tables de suite ({ $match })
    } et sort de la ligue. Pour l’ajouter de nouveau : *Gérer*, puis *Inscriptions*.
match-no-show-over = { $mention } a manqué { $count ->
        [one] sa table.
       *[other] { $count } tables de suite.
    } La ligue est finie maintenant.
no-show-told-over = **{ $name }** a manqué { $count ->
        [one] sa dernière table
       *[other] ses { $count } dernières tables
    } ({ $match }).
missing-told = **{ $name }** manquait au moment de la donne ({ $match }).
missing-replaced = **{ $name }** manquait au moment de la donne : **{ $other }** joue à sa place ({ $match }).
button-put-in = Faire jouer { $name }
select-substitutes = Remplacement automatique
editing-level = Aux tables dont la donne est à venir.
editing-substitutes = Tout de suite, aussi dans les parties en cours.
league-substitutes-come = Si quelqu’un manque au moment de la donne ou n’est plus là pendant la partie, la première personne de la liste joue à sa place.
refusal-came-after-all = Un coup a été joué depuis : la place reste prise. On peut encore remplacer dans *Gérer*.
refusal-seated-this-round = { $name } a déjà une place dans cette ronde. Choisis quelqu’un d’autre.

## Forfaits

forfeit-confirm = { $name } perd cette partie par forfait ? Un pirate virtuel joue à sa place. Tu pourras l’annuler.
button-yes-forfeit = Oui, forfait
done-match-plays-again = ✅ { $name } joue de nouveau.
refusal-match-forfeited = Tu as perdu cette partie par forfait ; un pirate virtuel joue à ta place. Si c’est une erreur, demande à la modération de l’annuler.

## Ladders

proposal-what-count = faire compter cette partie pour un classement libre
select-least-people = Minimum de personnes (sans bots)
league-least-people = { $count }, plus des pirates virtuels
league-ladder-people = À la table, il faut au moins { $count ->
        [one] { $count } personne
       *[other] { $count } personnes
    }, en plus des pirates virtuels.
select-ranking = Ordre
ranking-rating = selon la cote
ranking-rating-about = C’est qui l’on bat qui compte, pas combien on joue
ranking-points = selon les points
ranking-points-about = Les points de toutes les parties : jouer plus rapporte plus
editing-ranking = Le classement suit tout de suite.
select-least-games = Parties pour un rang
league-least-games = { $count ->
        [one] rang dès une partie
       *[other] rang dès { $count } parties
    }
league-by-rating = L’ordre suit la cote, d’après les seules parties de ce classement libre ; { $least ->
        [one] une partie donne
       *[other] { $least } parties donnent
    } un rang. Une partie compte tant qu’au moins deux de ses joueurs se sont rencontrés moins de trois fois depuis lundi.
league-by-points = L’ordre suit les points de toutes les parties.
refusal-ladder-met-enough = Tout le monde à cette table s’est déjà rencontré trois fois depuis lundi : cette partie ne compte donc pas pour le classement libre. Ajoutez quelqu’un, ou faites compter la suivante à partir de lundi.
refusal-count-too-late = Une partie ne compte pour un classement libre que si toute la table l’accepte avant le premier coup. Demande à la modération d’ajouter celle-ci.
refusal-ladder-too-few-people = Ce classement libre compte les tables d’au moins { $least ->
        [one] { $least } personne
       *[other] { $least } personnes
    }. Il faut plus de monde.

## Des tables de tailles différentes

league-small-tables = À une table plus petite, chaque place vaut plus, pour que toutes les tables rapportent autant en moyenne.
league-own-points = Une table plus petite utilise les premiers de ces points ; au-delà de la liste, 0.
standings-tenths = { $whole },{ $tenth }

## Changer plus tard

editing-computer-seats = Le classement est recalculé, parties déjà jouées comprises.
editing-no-shows = Aux tables qui finissent à partir de maintenant.
