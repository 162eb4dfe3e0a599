# Les ligues : leur message, les inscriptions, les tables, la fondation, et ce qui est refusé.
# keys.py, button_key: button-*
# keys.py, key_of: format-* league-is-* match-* permission-* rhythm-* select-* strictness-* strictness-seats-*
# keys.py, refusal_key: refusal-*

## Le message d’une ligue

format-ladder = classement libre
format-ladder-about = Pas de rondes ; comptent les parties que la table accepte avant le premier coup, ou la modération
format-season = saison
format-season-about = Tout le monde joue chaque ronde, à des tables tirées au sort à chaque fois
format-cup = coupe
format-cup-about = Les premières places de chaque table se qualifient, de tour en tour, jusqu’à la finale
select-format = Type de ligue
league-what = { $format } · { $game } · tables de { $size } · rythme : { $pace }
league-plan-ladder = Pas de rondes : une partie compte si toute la table l’accepte avant le premier coup, ou si la modération l’ajoute.
league-plan-cup = Coupe : { $advance ->
        [one] à chaque table, la première place se qualifie
       *[other] à chaque table, les { $advance } premières places se qualifient
    }, et les meilleurs résultats parmi les autres s’il reste des places. { $time } au plus par tour.
league-by-lot = 🎲 À égalité de place, de points et de score : le sort a décidé des dernières places entre { $names }.
league-plan-season = { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    }, { $time } au plus pour chacune.
league-plan-final = Ensuite, les { $finalists } premières places jouent le titre en coupe.
league-in-all = En tout : { $time }.
league-ends-about = Fin prévue : { $end }.
league-level = Les pirates virtuels jouent en { $level }, aussi pour les personnes absentes.
league-cabin-boys = mousses
league-bosuns = boscos
league-captains = capitaines
league-length = Environ { $turns } coups par partie, l’un après l’autre. Si l’on passe { $rhythm }, 9 parties sur 10 durent { $time } au plus.
league-length-live = Une partie compte environ { $turns } coups l’un après l’autre : à ce rythme, environ { $time }.
league-too-short = Cela ne tient pas dans une ronde. Prévois { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }, une partie plus courte ou un rythme plus rapide.
league-days = { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
league-hours = { $hours ->
        [one] { $hours } heure
       *[other] { $hours } heures
    }
league-sign-up = **Les inscriptions sont ouvertes** jusqu’à ce que la modération lance la ligue.
league-sign-up-until = **Les inscriptions sont ouvertes** jusqu’au { $at } ({ $ago }).
league-sign-up-short = **Les inscriptions restent ouvertes :** la ligue commence dès qu’il y a assez de monde.
league-players = { $count ->
        [0] Aucune inscription pour l’instant.
        [one] { $count } inscription.
       *[other] { $count } inscriptions.
    }
league-tables = { $byes ->
        [0] À { $count }, par table : { $tables }
       *[other] À { $count }, par table : { $tables } ; sans table : { $byes }
    }
league-places = { $free ->
        [0] Les { $places } places sont prises ; les inscriptions suivantes vont sur la liste d’attente.
        [one] Il reste { $free } place sur { $places }.
       *[other] Il reste { $free } places sur { $places }.
    }
league-waiting-list = **Liste d’attente** ({ $count })
league-substitutes = **Pour remplacer** ({ $count })
league-more = … et encore { $count }
league-paused = ⏸ **La ligue est en pause.** Les parties commencées continuent. La modération la reprend avec { COMMAND("league", "league-manage") }.
league-rests = ⏸ **La ligue est en pause, aucun délai ne court.** On peut encore jouer. La modération la reprend avec { COMMAND("league", "league-manage") }.
league-over = **La ligue est finie.**
league-nobody-won = Pas de victoire : aucune partie n’a été finie par les personnes qui la jouaient.
league-nobody-ranked = Pas de victoire : personne n’a assez de parties pour avoir un rang.
league-ended = **Cette ligue a été arrêtée :** rien n’avait été joué.
league-won = 🏆 { $count ->
        [one] **{ $names }** l’emporte !
       *[other] **{ $names }** l’emportent ensemble !
    }
league-games = Parties qui comptent
league-round = Ronde { $round } sur { $rounds }
league-round-short = ronde { $round }
league-stage = Coupe, tour { $stage }
league-final = La finale
league-until = jusqu’au { $at } ({ $ago })
league-opening = Ouverture des tables : { $opened } sur { $tables }
league-opening-slow = Discord ne me laisse ouvrir que quelques fils à la fois, cela peut donc prendre quelques minutes.
league-byes = Sans table cette fois : { $names }
league-closeness = Rencontres aux tables : { $meetings }, dont { $repeated } retrouvailles (au moins { $unavoidable } inévitables).
league-standings = Classement
league-standing = { $place } **{ $name }** · { $points } · { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
button-league-terms = Conditions
button-league-join = M’inscrire
button-league-leave = Me retirer
button-league-offer = Proposer de remplacer

## Les ligues d’un serveur

leagues-title = Les ligues de ce serveur
leagues-none = Ce serveur n’a pas encore de ligue. La modération en crée une avec { COMMAND("league", "league-create") }.
league-link = [Aller à la ligue]({ $link })
league-is-sign-up = inscriptions ouvertes
league-is-running = en cours
league-is-paused = en pause
league-is-finished = finie
league-is-ended = arrêtée

## Les tables d’une ronde

match-table = table { $table }
match-title = Table { $table }
match-planned = tirée au sort
match-opening = s’ouvre
match-waiting = Présences : { $there } sur { $people }
match-playing = en cours
match-done = finie
match-void = annulée
match-undecided = sans résultat
match-unrated = finie, hors cote
match-house-rules = 🏠 règles maison
match-ended-early = ⏱ { $planned ->
        [0] finie après la manche { $played }
       *[other] manche { $played } sur { $planned }
    }
match-starts = On distribue dès que tout le monde est là.
match-starts-at = On distribue dès que tout le monde est là, au plus tard le { $at } ({ $ago }).
match-ends-at = La ronde se termine le { $at } ({ $ago }).
match-round-ends = **{ $league }** : la ronde se termine le { $at } ({ $ago }). On attend encore : { $mentions }
match-played-out = **{ $league }** : la ronde est finie. Des pirates virtuels finiront les parties encore en cours le { $at } ({ $ago }). On attend encore : { $mentions }
match-ends-now = **{ $league }** : la modération met fin à cette ronde maintenant. Si c’est à toi de jouer, tu gardes ton délai ; des pirates virtuels jouent tout le reste. On attend encore : { $mentions }
match-begun = Les cartes sont distribuées : [aller à la table]({ $link })
match-void-told = Cette partie est annulée : elle ne se joue pas.
button-match-there = Je suis là

## Fonder une ligue

founding-points = Points par table : **{ $points }**
league-points-usual = habituels (4-2-1 à trois, 5-3-2-1 à quatre, et ainsi de suite)
league-points-score = le score du jeu lui-même
league-points-word = score
founding-start = Une partie commence dès que tout le monde est là, au plus tard **{ $hours ->
        [one] { $hours } heure
       *[other] { $hours } heures
    }** après l’ouverture de sa table.
founding-until = Fin des inscriptions : **{ $until }**.
founding-no-end = quand la modération lance la ligue
founding-any-number = sans limite
founding-computers = { $count ->
        [0] aucun
       *[other] { $count }
    }
founding-kind = **{ $kind }** ({ $time }) : { $about }.
founding-no-limit = aussi longtemps que tu veux
founding-of-people = { $time } à { $people }
founding-weeks = { $weeks ->
        [one] environ une semaine
       *[other] environ { $weeks } semaines
    }
founding-season = **{ $game }**, tables de { $size }, si l’on passe { $rhythm } : **{ $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    }**, { $time } au plus pour chacune.
founding-cup = **{ $game }**, tables de { $size }, si l’on passe { $rhythm } : { $time } au plus par tour, jusqu’à la dernière table.
founding-ladder = **{ $game }**, sans fin : une partie compte si toute la table l’accepte avant le premier coup, à { $least } au moins.
founding-voyage = **{ $game }** : les mêmes **{ $deals } parties** pour tout le monde, en solo et à tout moment, jusqu’au **{ $end }**.
founding-rounds = { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    }, { $time }
founding-deals = Parties
founding-in-days = { $days ->
        [one] dans un jour
       *[other] dans { $days } jours
    }
founding-usually = { $value } (d’habitude : { $usual })
founding-to-more = Plus…
founding-to-kinds = Un autre type
founding-voyage-instead = Plutôt une traversée
founding-too-long = ⚠️ Trois rondes de ce jeu durent plus de huit semaines. Une traversée en dure deux.
founding-final = { $tables ->
        [0] pas de finale
        [one] une table finale
       *[other] { $tables } tables, puis une finale
    }
select-final = Finale
select-setting = Changer un réglage
select-strictness = Rigueur
strictness-friendly = souple
strictness-friendly-about = Pas d’exclusion, les pirates virtuels marquent pour les absents, pas de réclamation
strictness-fair = équitable
strictness-fair-about = Exclusion après deux absences de suite, rien pour les pirates virtuels, pas de réclamation
strictness-strict = stricte
strictness-strict-about = Exclusion dès une absence, rien pour les pirates virtuels, un jour pour réclamer
strictness-seats-friendly-about = Les pirates virtuels marquent pour les absents, pas de réclamation
strictness-seats-fair-about = Rien pour les pirates virtuels, pas de réclamation
strictness-seats-strict-about = Rien pour les pirates virtuels, un jour pour réclamer
strictness-own = Rigueur : tes propres réglages
button-founding-rounds = Nombres…
button-founding-cup = D’autres nombres…
button-founding-about = Un texte à toi
form-about = Un texte à toi
form-about-about = Règles, prix, dates : tout le monde le lit sur le message de la ligue. Sans mentions
league-about-none = aucun
refusal-about-has-mentions = Le texte ne peut mentionner personne. Enlève @everyone, @here et les mentions, et écris les noms.
button-founding-open = Ouvrir les inscriptions
button-founding-begin = Lancer le classement
select-league-game = Jeu
select-league-size = Taille des tables
select-rhythm = À quel rythme on passe
rhythm-once = environ une fois par jour
rhythm-once-about = Une réserve de temps d’au moins 14 jours et de longues rondes
rhythm-few = 2 ou 3 fois par jour
rhythm-few-about = Un jour par tour
rhythm-often = toutes les 2 ou 3 heures
rhythm-often-about = Un jour par tour et des rondes courtes
select-league-channel = Le salon du message de la ligue et de ses tables
select-league-computers = Pirates virtuels
select-league-level = Grade des pirates
form-rounds = Rondes de la ligue
form-hours = Durée d’une ronde
form-stage-hours = Durée d’un tour de coupe
form-hours-about = Par exemple 168 ou 7 jours ; des pirates virtuels jouent alors ce qui est en retard
form-points = Points selon la place
form-points-about = Par exemple 5-3-2-1 ; vide : habituels ; « score » : le score du jeu
form-places = Places
form-places-about = Les inscriptions suivantes vont sur la liste d’attente ; vide : sans limite
form-until = Fin des inscriptions
form-until-about = { $example } ({ $zone }), ou un nombre d’heures ; vide : tu lances
form-finalists = Finalistes
form-finalists-about = Combien jouent une coupe après la saison ; 0 : pas de coupe
form-advance = Places qualificatives par table (coupe)
form-advance-about = D’habitude 1
form-start = Début malgré les absences, après
form-start-about = Par exemple 24 ou 2 jours ; plus tôt si tout le monde a appuyé sur « Je suis là »

## Réponses

done-league-joined = Te voilà dans **{ $name }** ! Quand ta table s’ouvre, je te mentionne dans son fil.
done-league-joined-late = Tu joues dans **{ $name }** à partir de la prochaine ronde.
done-ladder-joined = Te voilà dans **{ $name }** ! Une partie compte si tout le monde à la table l’accepte avant le premier coup.
league-earlier-rounds = Les rondes précédentes ne te rapportent { $best ->
        [0] aucun point.
        [one] aucun point, mais seule la meilleure compte.
       *[other] aucun point, mais seules les { $best } meilleures comptent.
    }
done-league-vacation = 🌴 Tu as annoncé des vacances à partir du { $begin }. Ton délai est alors suspendu, et la ronde est prolongée du temps pendant lequel ta table t’attend. Si tu manques la plus grande partie d’une ronde, tu n’y as pas de table, et quelqu’un peut te remplacer.
done-league-waiting = **{ $name }** est complète : tu as le numéro { $place } sur la liste d’attente.
done-league-left = Tu ne participes plus à **{ $name }**. Les parties que tu as jouées comptent toujours.
league-still-seated = ⏳ Ta place à une table en cours est encore à toi, et les autres attendent tes coups. Finis la partie, ou laisse ta place : un pirate virtuel prend alors le relais.
button-play-on = Finir la partie
button-give-seat-up = Laisser ma place
done-league-offered = Merci ! S’il faut remplacer quelqu’un dans **{ $name }**, la place sera peut-être pour toi.
done-league-founded = **{ $name }** est ouverte. Son message arrive dans { $channel }.
done-match-there = Te voilà, parfait ! On attend encore : { $names }
done-match-all-there = Tout le monde est là : on distribue.
permission-create-public-threads = Créer des fils publics

## Refus

refusal-leagues-by-moderators = Créer et gérer des ligues est réservé à la modération de ce serveur : la permission *Gérer le serveur*, ou le rôle de modération. Demande-lui.
refusal-no-such-league = Cette ligue n’existe pas sur ce serveur. { COMMAND("league", "league-list") } les montre toutes.
refusal-league-name-length = Le nom d’une ligue a de 1 à { $most } caractères. Choisis-en un autre.
refusal-league-name-taken = Il y a déjà une ligue « { $word } » sur ce serveur. Choisis un autre nom.
refusal-league-computers = Il peut y avoir de 0 à { $most } pirates virtuels, un par place au plus.
refusal-deadline-past = Les inscriptions seraient déjà finies. Choisis un moment plus tard, ou laisse vide.
refusal-no-number = « { $value } » n’est pas un nombre entier. Écris par exemple 4.
refusal-no-hours = « { $value } » n’est pas une durée. Écris des heures, par exemple 48, ou des jours, par exemple 2 jours.
refusal-no-instant = « { $value } » n’est pas une date avec une heure. Écris par exemple { $example }, ou un délai, par exemple 48 heures.
refusal-league-channel-wanted = Une ligue a besoin d’un salon textuel de ce serveur. Choisis-en un dans les réglages de la ligue.
refusal-league-channel-announces = Une ligue ne peut pas se jouer dans un salon d’annonces. Choisis un salon textuel ordinaire.
refusal-league-permissions = Je ne peux pas tenir de ligue dans { $channel }. Il me manque : { $permissions }. Accorde-moi ces permissions, ou choisis un autre salon.
refusal-signed-up-already = Tu participes déjà. Pour ne plus participer, appuie sur *Me retirer*.
refusal-not-signed-up = Tu ne participes pas à cette ligue. Pour y entrer, appuie sur *M’inscrire*.
refusal-already-in-league = { $name } participe déjà à cette ligue. Choisis quelqu’un d’autre.
refusal-league-over = Cette ligue n’est pas ouverte. { COMMAND("league", "league-list") } montre celles qui le sont.
refusal-league-has-begun = Cette ligue a déjà commencé. Appuie sur *Actualiser* pour voir où elle en est.
refusal-league-has-no-next-round = Il n’y a pas de ronde suivante à tirer au sort : la ligue doit être en cours, et un classement libre n’a pas de rondes.
refusal-league-has-no-round = Aucune ronde avec un délai n’a encore commencé. Lance d’abord la ligue ; un classement libre n’a pas de délais.
refusal-league-not-running = Seule une ligue en cours peut être mise en pause. Lance-la d’abord, ou arrête-la.
refusal-league-not-paused = Cette ligue n’est pas en pause : elle continue déjà.
refusal-cup-has-begun = Cette coupe a commencé, personne ne peut plus y entrer. Tu peux proposer de remplacer quelqu’un.
refusal-stage-not-over = Une partie de ce tour n’a pas encore de résultat. Attends qu’elle finisse, ou corrige son résultat ; le tour suivant pourra alors être tiré au sort.
refusal-match-paused = La table { $number } est en pause, et la ligue attend. La modération met fin à la pause avec { COMMAND("tavern", "tables") } ; sinon la partie continue quand la ronde s’achève.
refusal-match-thread-taken = Une autre table occupe le fil de la table { $number } : on ne peut pas y distribuer les cartes. Arrête cette partie ou déplace sa table avec { COMMAND("tavern", "tables") }.
refusal-match-frozen = La table { $number } est gelée : son journal n’est pas fiable. Dégèle-la avec { COMMAND("tavern", "tables") }, ou annule sa partie.
refusal-league-pause = Seules les personnes qui gèrent la ligue mettent ses tables en pause : les autres attendent le résultat. Demande à l’une d’elles.
refusal-league-replace = Seules les personnes qui gèrent la ligue remplacent quelqu’un à ses tables. Demande à l’une d’elles.
refusal-no-such-match = Cette partie n’existe pas sur ce serveur. { COMMAND("league", "league-show") } montre celles d’une ligue.
refusal-not-your-match = Tu ne joues pas à cette table. Cherche le fil qui te mentionne.
refusal-match-has-begun = Cette table n’attend personne : sa partie a commencé, ou elle n’est pas encore ouverte.
refusal-there-already = Je sais déjà que tu es là. On distribue dès que tout le monde y est.
refusal-match-waits-here = Ce fil est réservé à une partie de ligue, qui sera distribuée ici. Ouvre ta table dans un autre salon.
refusal-not-in-match = Cette personne ne joue pas à cette table, ou n’y joue plus. Choisis quelqu’un qui y joue.
refusal-match-is-over = Cette partie est finie. Son résultat peut être corrigé ou annulé, avec un motif.
refusal-match-has-no-result = Cette partie n’a pas encore de résultat. On pourra le corriger quand elle sera finie.
refusal-reason-wanted = Une correction demande un motif de 1 à { $most } caractères : tout le monde peut le lire.
refusal-scores-wanted = Donne un score par siège : { $wanted } nombres entiers, dans l’ordre des sièges.
refusal-table-counts-already = Cette table compte déjà pour une ligue. Choisis-en une autre.
refusal-not-a-ladder = Une table isolée ne compte que pour un classement libre ; les saisons et les coupes ouvrent les leurs.
refusal-another-game = Cette table et la ligue ne sont pas du même jeu. Choisis une table du même jeu.
refusal-table-cannot-count = Seule une partie en cours ou finie peut compter.
refusal-table-size = Impossible de jouer à { $size } par table : ce jeu se joue de { $smallest } à { $largest }.
refusal-too-few-people = { $people ->
        [0] Il n’y a aucune inscription
        [one] Il n’y a que { $people } inscription
       *[other] Il n’y a que { $people } inscriptions
    }, et il en faut au moins { $fewest }. Attends-en d’autres, ou ajoute quelqu’un.
refusal-person-twice = Quelqu’un y est deux fois : { $people } noms, { $different } personnes différentes. Retire le nom en trop.
refusal-sizes-do-not-fit = { $people } personnes ne tiennent pas à des tables de { $places }. Change la taille des tables, ou le nombre de personnes.
refusal-cup-bye = À { $people } avec des tables de cette taille, personnes sans table : { $byes }. En coupe, tout le monde joue. Change la taille des tables, ou le nombre de personnes.
refusal-cup-advance = Impossible de qualifier { $advance } par table si la plus petite compte { $smallest } places : au moins une personne passe, et une est éliminée.
refusal-cup-without-end = À { $people }, avec des tables de { $size } dont { $advance } se qualifient, la coupe ne finirait jamais. Qualifies-en moins, ou agrandis les tables.
refusal-points-not-numbers = Les points sont des nombres entiers séparés par des traits d’union, comme 5-3-2-1.
refusal-points-too-many = Aucune table n’a plus de { $most } places. Donne des points pour autant de places au plus.
refusal-points-too-high = Une place peut rapporter { $most } points au plus.
refusal-points-rise = Une place plus basse ne peut pas rapporter plus qu’une plus haute. Écris-les à partir de la première, comme 5-3-2-1.
