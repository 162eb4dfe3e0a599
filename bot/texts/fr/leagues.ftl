# Les ligues : leur message, les inscriptions, les tables, la fondation, et ce qui est refusé.

## Le message d’une ligue

format-ladder = classement libre
format-ladder-about = Les parties que la modération y compte font le classement ; pas de rondes
format-season = saison
format-season-about = Tout le monde joue chaque ronde, à des tables tirées au sort chaque fois
format-cup = coupe
format-cup-about = Les meilleurs de chaque table continuent, de tour en tour, jusqu’à la finale
select-format = Type de ligue
league-what = { $format } · { $game } · tables de { $size } · rythme : { $pace }
league-plan-ladder = Chaque partie que la modération y compte fait le classement.
league-plan-cup = Coupe : { $advance ->
        [one] à chaque table, la première place continue
       *[other] à chaque table, les { $advance } premières places continuent
    }, { $time } par tour.
league-plan-season = { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    }, { $time } pour chacune.
league-plan-final = Ensuite, les { $finalists } meilleurs jouent une coupe pour la victoire.
league-days = { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
league-hours = { $hours ->
        [one] { $hours } heure
       *[other] { $hours } heures
    }
league-sign-up = **Les inscriptions sont ouvertes.** Elles se terminent quand la modération lance la ligue.
league-sign-up-until = **Les inscriptions sont ouvertes** jusqu’au { $at } ({ $ago }).
league-players = { $count ->
        [0] Personne ne s’est encore inscrit.
        [one] { $count } inscription pour l’instant.
       *[other] { $count } inscriptions.
    }
league-places = { $free ->
        [0] Les { $places } places sont prises ; qui arrive maintenant va sur la liste d’attente.
        [one] Il reste { $free } place sur { $places }.
       *[other] Il reste { $free } places sur { $places }.
    }
league-waiting-list = **Liste d’attente** ({ $count })
league-substitutes = **Prêts à remplacer** ({ $count })
league-more = … et encore { $count }
league-paused = ⏸ **La ligue est en pause.** Les parties commencées continuent.
league-over = **La ligue est terminée.**
league-ended = **Cette ligue a été arrêtée** avant la première partie.
league-won = 🏆 { $count ->
        [one] Victoire de **{ $names }** !
       *[other] Victoire partagée de **{ $names }** !
    }
league-games = Parties comptées
league-round = Ronde { $round } sur { $rounds }
league-stage = Coupe, tour { $stage } · { $tables } tables
league-final = La finale
league-until = jusqu’au { $at } ({ $ago })
league-opening = Ouverture des tables : { $opened } sur { $tables }
league-byes = Ne joue pas cette fois : { $names }
league-closeness = { $meetings } rencontres aux tables jusqu’ici, dont { $repeated } entre gens qui se connaissaient déjà ; au moins { $unavoidable } de celles-ci sont inévitables.
league-standings = Classement
league-standing = { $rank }. **{ $name }** · { $points } · { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
button-league-join = M’inscrire
button-league-leave = Me retirer
button-league-offer = Je veux bien remplacer

## Les ligues d’un serveur

leagues-title = Les ligues de ce serveur
leagues-none = Ce serveur n’a pas encore de ligue. Qui le gère ou le modère en fonde une avec `/league create`.
league-link = [Vers la ligue]({ $link })
league-is-sign-up = inscriptions ouvertes
league-is-running = en cours
league-is-paused = en pause
league-is-finished = terminée
league-is-ended = arrêtée

## Les tables d’une ronde

match-thread = ronde { $round } · table { $table }
match-title = Table { $table }
match-planned = est tirée au sort
match-opening = s’ouvre
match-waiting = { $there } sur { $people } sont là
match-playing = en pleine partie
match-done = est finie
match-void = ne compte pas
match-starts = On distribue dès que tout le monde est là.
match-starts-at = On distribue dès que tout le monde est là, et de toute façon le { $at } ({ $ago }).
match-begun = La partie a commencé : { $link }
match-void-told = Cette partie ne se joue pas.
button-match-there = Je suis là

## Fonder une ligue

founding-about = Il n’y a que toi qui vois ceci. Règle tout comme tu veux, puis ouvre les inscriptions.
founding-points = Une table rapporte : **{ $points }**
league-points-usual = les points habituels (4-2-1 à trois, 5-3-2-1 à quatre, et ainsi de suite)
league-points-score = le score du jeu lui-même
league-points-word = score
founding-start = Une partie commence dès que tout le monde est là, au plus tard **{ $hours ->
        [one] { $hours } heure
       *[other] { $hours } heures
    }** après l’ouverture de sa table.
founding-until = Inscriptions jusqu’à : **{ $until }**
founding-no-end = la modération lance la ligue
founding-places = Places : **{ $places }**, pirates virtuels qui participent : **{ $computers }**
founding-any-number = autant qu’on veut
founding-channel = Message et tables : { $channel }
founding-to-league = Suite : la ligue
founding-to-game = Retour : le jeu
founding-computers = { $count ->
        [0] aucun
       *[other] { $count }
    }
button-founding-rounds = Rondes, points, inscriptions
button-founding-cup = Coupe et début
button-founding-open = Ouvrir les inscriptions
button-founding-begin = Lancer le classement
select-league-game = Jeu
select-league-size = Taille des tables
league-size = à { $size }
select-league-channel = Le salon du message et des tables
select-league-computers = Pirates virtuels
form-rounds = Rondes
form-hours = Heures par ronde
form-hours-about = 168 font une semaine ; ensuite, des pirates virtuels finissent les parties en retard
form-points = Points d’une table
form-points-about = Par exemple 5-3-2-1 ; vide : les habituels ; « score » : le score du jeu
form-places = Places
form-places-about = Qui arrive ensuite va sur la liste d’attente ; vide : autant qu’on veut
form-until = Inscriptions jusqu’à
form-until-about = 2026-12-24 20:00 ({ $zone }), ou un nombre d’heures ; vide : tu lances
form-finalists = Finalistes
form-finalists-about = Combien jouent une coupe après une saison ; 0 : personne
form-advance = Combien par table continuent dans une coupe
form-advance-about = D’habitude 1
form-start = Heures avant de commencer de toute façon
form-start-about = La partie commence plus tôt si tout le monde a touché « Je suis là »

## Réponses

done-league-joined = Tu participes à **{ $name }**. Quand ta table s’ouvre, on te mentionne dans son fil.
done-league-joined-late = Tu participes à **{ $name }** à partir de la prochaine ronde.
done-league-waiting = Toutes les places de **{ $name }** sont prises : tu es numéro { $place } sur la liste d’attente.
done-league-left = Tu ne participes plus à **{ $name }**. Ce que tu as joué compte.
done-league-offered = Merci ! S’il manque quelqu’un dans **{ $name }**, on te demandera peut-être.
done-league-founded = **{ $name }** est ouverte. Son message arrive dans { $channel }.
done-match-there = Te voilà, parfait. On attend encore : { $names }
done-match-all-there = Tout le monde est là : on distribue.
permission-create-public-threads = Créer des fils publics

## Refus

refusal-leagues-by-moderators = Les ligues sont fondées et menées par qui gère ce serveur, ou par le rôle de modération qu’il a nommé. Adresse-toi à eux.
refusal-no-such-league = Cette ligue n’existe pas sur ce serveur. `/league list` les montre toutes.
refusal-league-name-length = Le nom d’une ligue a de 1 à { $most } caractères. Choisis-en un plus court.
refusal-league-name-taken = Il y a déjà une ligue « { $word } » sur ce serveur. Choisis un autre nom.
refusal-league-computers = Il peut y avoir de 0 à { $most } pirates virtuels, autant qu’il y a de places.
refusal-league-out-of-range = { $what ->
        [league_rounds] Le nombre de rondes
        [league_round_hours] Le nombre d’heures par ronde
        [league_start_hours] Le nombre d’heures avant de commencer de toute façon
       *[league_places] Le nombre de places
    } doit aller de { $least } à { $most }.
refusal-deadline-past = Les inscriptions seraient déjà finies. Choisis un moment plus tard, ou laisse vide.
refusal-no-number = « { $value } » n’est pas un nombre entier. Écris par exemple 4.
refusal-no-instant = « { $value } » n’est pas un moment. Écris année, mois, jour et heure, comme 2026-12-24 20:00, ou un nombre d’heures, comme 48.
refusal-league-channel-wanted = Il faut à une ligue un salon textuel de ce serveur. Choisis-en un sur la page de la ligue.
refusal-league-permissions = Je ne peux pas tenir de ligue dans { $channel }. Il me manque : { $permissions }. Accorde-le-moi, ou choisis un autre salon.
refusal-signed-up-already = Tu participes déjà. *Me retirer* te fait sortir.
refusal-not-signed-up = Tu ne participes pas à cette ligue. *M’inscrire* t’y fait entrer.
refusal-already-in-league = { $name } participe déjà. Choisis quelqu’un d’autre.
refusal-league-over = Cette ligue n’est pas ouverte. `/league list` montre celles qui le sont.
refusal-league-paused = Cette ligue est en pause. Inscris-toi quand elle reprendra.
refusal-league-has-begun = Cette ligue a déjà commencé. *M’inscrire* te donne une place dès la prochaine ronde, sauf dans une coupe.
refusal-league-has-no-next-round = Il n’y a pas de ronde suivante à tirer : la ligue doit être en cours, et un classement libre n’a pas de rondes.
refusal-league-has-no-round = Aucune ronde avec un délai n’a encore commencé. Lance d’abord la ligue ; un classement libre n’a pas de délais.
refusal-league-not-running = Seule une ligue en cours peut être mise en pause. Lance-la d’abord, ou termine-la.
refusal-league-not-paused = Seule une ligue en pause peut reprendre ; celle-ci ne l’est pas.
refusal-cup-has-begun = Cette coupe a commencé, personne ne peut plus y entrer. Tu peux proposer de remplacer quelqu’un.
refusal-stage-not-over = Une partie de ce tour n’a pas encore de résultat. Qu’elle se termine, ou corrigez son résultat ; alors le tour suivant pourra être tiré.
refusal-no-such-match = Cette partie n’existe pas sur ce serveur. `/league show` montre celles d’une ligue.
refusal-not-your-match = Tu ne joues pas à cette table. Dans le fil de la tienne, on te mentionne.
refusal-match-has-begun = Cette table n’attend personne : sa partie a commencé, ou elle n’est pas encore ouverte.
refusal-there-already = Je sais déjà que tu es là. On distribue dès que tout le monde y est.
refusal-match-waits-here = Ce fil est réservé à une partie de ligue, qui sera distribuée ici. Ouvre ta table dans un autre salon.
refusal-not-in-match = Cette personne ne joue pas à cette table, ou n’y joue plus. Choisis quelqu’un qui y joue.
refusal-match-is-over = Cette partie est finie. Son résultat peut être corrigé ou annulé, avec une raison.
refusal-match-has-no-result = Cette partie n’a pas encore de résultat. On pourra le corriger quand elle sera finie.
refusal-reason-wanted = Il faut à une correction une raison de 1 à { $most } caractères : tout le monde peut la lire.
refusal-scores-wanted = Donne un score par place : { $wanted } nombres entiers, dans l’ordre des places.
refusal-table-counts-already = Cette table compte déjà pour une ligue. Choisis-en une autre.
refusal-not-a-ladder = Les tables isolées ne comptent que pour les classements libres ; saisons et coupes ouvrent les leurs.
refusal-another-game = On joue à autre chose à cette table que dans la ligue. Choisis une table de son jeu.
refusal-table-cannot-count = Seule une table dont la partie est en cours ou finie peut compter.
refusal-table-size = { $size } par table, ce n’est pas possible : ce jeu se joue de { $smallest } à { $largest }.
refusal-too-few-people = { $people ->
        [0] Personne ne participe
        [one] Il n’y a qu’une inscription
       *[other] Il n’y a que { $people } inscriptions
    }, et il en faut au moins { $fewest }. Attends-en d’autres, ajoute quelqu’un, ou joue avec moins de finalistes.
refusal-person-twice = Quelqu’un y est deux fois : { $people } entrées, { $different } personnes différentes. Retire la seconde entrée.
refusal-sizes-do-not-fit = { $people } personnes ne tiennent pas à des tables de { $places } places en tout. Change la taille des tables, ou le nombre de participants.
refusal-cup-bye = À { $people } avec des tables de cette taille, { $byes } devraient attendre, et dans une coupe personne n’attend. Change la taille des tables, ou le nombre de participants.
refusal-cup-advance = Il ne peut pas en continuer { $advance } par table quand la plus petite en compte { $smallest } : au moins un continue, et un reste.
refusal-cup-without-end = À { $people }, avec des tables de { $size } dont { $advance } continuent, la coupe ne finirait jamais. Laisse-en continuer moins, ou agrandis les tables.
refusal-points-not-numbers = Les points sont des nombres entiers séparés par des traits d’union, comme 5-3-2-1.
refusal-points-too-many = Aucune table n’a plus de { $most } places. Donne des points pour autant de places au plus.
refusal-points-too-high = Une place peut rapporter { $most } points au plus.
refusal-points-rise = Une place plus basse ne peut pas rapporter plus qu’une plus haute. Écris-les à partir de la première, comme 5-3-2-1.
