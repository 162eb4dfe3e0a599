# Playa Pirata. Un trésor posé sur la table porte partout le numéro de sa place, par exemple #3.
# keys.py, card_key: playapirata-card-*
# keys.py, command_key: command-*
# keys.py, deck_key: playapirata-deck*
# keys.py, event_key: playapirata-event-*
# keys.py, field_key: playapirata-home-*
# keys.py, game_key: game-playapirata
# keys.py, game_option_key: playapirata-option-*
# keys.py, key_of: playapirata-about-* playapirata-ask-* playapirata-button-* playapirata-colour-* playapirata-do-* playapirata-effect-* playapirata-pad-* playapirata-turn-*
# keys.py, length_key: playapirata-length-*
# keys.py, option_key: option-*
# keys.py, pitch_key: playapirata-pitch
# keys.py, refusal_key: refusal-*
# keys.py, rules_key: playapirata-rules*
# keys.py, score_key: playapirata-score

game-playapirata = Playa Pirata
playapirata-pitch = Enterre des trésors, bluffe, et que ta serviette soit dessus à la fin de la manche.
playapirata-score = { $score ->
        [one] { $score } point
       *[other] { $score } points
    }

## Les cartes

playapirata-colour-y = jaune
playapirata-colour-r = rouge
playapirata-colour-b = bleu
playapirata-colour-g = vert
playapirata-card-number = Trésor { $points }
playapirata-card-ts = Tête de mort
playapirata-card-tt = Trésor à la serviette
playapirata-card-towel = Serviette { $value } ({ $colour })
playapirata-card-top = Serviette du dessus
playapirata-card-spy = Longue-vue
playapirata-card-map = Carte au trésor
playapirata-card-umb = Parasol
playapirata-card-castle = Château de sable
playapirata-card-skeleton = Squelette
playapirata-card-wave = Vague
playapirata-card-double = Serviette deux places
playapirata-card-flag = Drapeau
playapirata-card-bucket = Seau
playapirata-card-lifeguard = Maître-nageur
playapirata-card-flipflops = Tongs
playapirata-card-piggy = Tirelire
playapirata-card-parrot = Perroquet

playapirata-effect-castle = garde-la ; chaque serviette de 3 qui te reste vaut 3 points au lieu de 1
playapirata-effect-skeleton = garde-la ; 3 points si tu déterres une tête de mort
playapirata-effect-wave = garde-la ; 3 points si tu déterres deux trésors de même valeur
playapirata-effect-double = pose-la à côté d’un trésor ; les serviettes doivent y dépasser de 2 celle du dessus
playapirata-effect-flag = pose-le à côté d’un trésor que tu enterres ; les pirates et les cartes spéciales n’y peuvent rien
playapirata-effect-bucket = regarde en secret un trésor caché sous une serviette de 3
playapirata-effect-lifeguard = regarde en secret les trésors dans la main de quelqu’un
playapirata-effect-flipflops = déplace ton parasol sur un autre trésor que tu occupes
playapirata-effect-piggy = reprends une de tes serviettes de valeur 1 ou 2, où qu’elle soit dans une pile
playapirata-effect-parrot = pendant ce tour, tes serviettes peuvent égaler celle du dessus au lieu de la dépasser

## Les options

playapirata-option-hands = Manches
playapirata-option-hands-match = une par personne
playapirata-option-hands-one = une seule
playapirata-option-hands-two = deux
playapirata-length-one = 1 manche
playapirata-length-two = 2 manches
playapirata-length-match = 1 par personne
playapirata-option-specials = Cartes spéciales

## La table

playapirata-headline = **Manche { $number } sur { $hands }** · tour { $round } sur { $rounds }
playapirata-turn-draft = **{ $name }** garde une carte spéciale et cède les autres.
playapirata-event-seat-choice = **{ $name }** a le moins de points et choisit sa place dans l’ordre de jeu pour la deuxième manche.
playapirata-turn-bury = **{ $name }** enterre un premier trésor.
playapirata-turn-card = **{ $name }** joue un trésor ou un pirate.
playapirata-turn-end = **{ $name }** peut encore jouer une carte spéciale, ou finir son tour.
playapirata-turn-towels = **{ $name }** pose des serviettes.
playapirata-turn-towels-more = **{ $name }** peut poser des serviettes sur un trésor de plus.
playapirata-event-last-turn = Dernier tour de la manche : **{ $name }** peut poser des serviettes sur un trésor.
playapirata-parrot-on = Pendant ce tour, il suffit d’égaler la serviette du dessus.

playapirata-beach = Sur la plage
playapirata-face-down = face cachée
playapirata-pile = celle du dessus, sur { $height ->
        [one] 1 serviette
       *[other] { $height } serviettes
    }
playapirata-you = toi
playapirata-eye = Face cachée, mais tu le connais.
playapirata-buried-by = Enterrés par { $list }
playapirata-told-by = enterré par { $name }
playapirata-told-pile = { $name } en haut avec { $top }, { $height ->
        [one] 1 serviette
       *[other] { $height } serviettes
    }

playapirata-player = { $name } ({ $colour })
playapirata-total = { $total ->
        [0] 0 point
        [one] 1 point
       *[other] { $total } points
    }
playapirata-starts = commence
playapirata-holds = { $treasures ->
        [0] 0 trésor
        [one] 1 trésor
       *[other] { $treasures } trésors
    }, { $towels ->
        [0] 0 serviette
        [one] 1 serviette
       *[other] { $towels } serviettes
    }
playapirata-holds-special = une carte spéciale
playapirata-shown = a dû montrer { $towels }
playapirata-umbrella-kept = parasol mis de côté pour 1 point
playapirata-played = a joué : { $cards }

playapirata-evening = Manche { $number } : on compte les serviettes
playapirata-took = { $name } +{ $score } : { $treasures } ; { $left ->
        [0] plus de serviette
        [one] { $left } serviette restante
       *[other] { $left } serviettes restantes
    }
playapirata-took-nothing = aucun trésor

## La main

playapirata-wins = Un trésor sous ta serviette compte.
playapirata-do-draft = **Garde une de ces cartes spéciales.** Tu cèdes les autres.
playapirata-do-sit = **Tu as le moins de points**, donc tu choisis : quelle place dans l’ordre de jeu pour la deuxième manche ?
playapirata-do-bury = **À toi.** Enterre un trésor ; personne d’autre ne saura lequel.
playapirata-do-card = **À toi.** Joue un trésor ou un pirate ; ensuite viennent les serviettes.
playapirata-do-treasure = **À toi.** Joue un trésor ; ensuite viennent les serviettes.
playapirata-do-pirate = **À toi.** Joue un pirate ; ensuite viennent les serviettes.
playapirata-do-end = **À toi.** Finis ton tour, ou joue d’abord ta carte spéciale si tu peux.
playapirata-do-lay = **À toi.** Où poses-tu des serviettes ?
playapirata-do-lay-more = **À toi.** Tu peux poser des serviettes sur un trésor de plus, ou finir ton tour.
playapirata-do-done = **À toi.** Tu ne peux plus rien poser : finis ton tour.
playapirata-do-show = **À toi.** Tu ne peux poser de serviette nulle part. Montre à tout le monde celles que tu as : ça finit ton tour.
playapirata-do-last = **À toi le dernier tour de la manche.** Pose des serviettes sur un trésor, ou finis ton tour.
playapirata-do-other-towels = Sur quel trésor poses-tu d’autres serviettes ? `4+` veut dire : 4 ou plus en tout.
playapirata-do-guard = Tu peux jouer ton maître-nageur maintenant, avant que le premier trésor soit enterré.

playapirata-ask-spy = Quel trésor regardes-tu ? Personne d’autre ne le saura.
playapirata-ask-map = Quel trésor retournes-tu, pour tout le monde et pour de bon ?
playapirata-ask-umbrella = Quel trésor reçoit ton parasol ? On ne pourra plus y poser de serviettes.
playapirata-ask-double = À côté de quel trésor la poses-tu ? Il faudra y dépasser de 2 la serviette du dessus.
playapirata-ask-bucket = Quel trésor regardes-tu ? Personne d’autre ne le saura.
playapirata-ask-lifeguard = De qui regardes-tu les trésors ?
playapirata-ask-flipflops = Où va ton parasol ?
playapirata-ask-piggy = Dans quelle pile reprends-tu une serviette ?
playapirata-ask-piggy-towel = Laquelle de tes serviettes reprends-tu sur #{ $place } ?
playapirata-ask-lay = Quelles serviettes sur #{ $place } ? Au moins **{ $needed }** ; la plus basse passe au-dessus.
playapirata-chosen = Jusqu’ici { $towels }, soit { $sum } en tout.

playapirata-your-cards = Tes cartes
playapirata-no-towels-left = Aucune serviette en main
playapirata-seen-hand = En main chez { $name } : { $cards }
playapirata-seen-draft = Cartes spéciales que tu avais au choix : { $cards }

playapirata-button-turn = Mon tour
playapirata-button-bury = Enterrer : { $card }
playapirata-button-sit = Place { $place }
playapirata-button-spy = Longue-vue, sans effet
playapirata-button-map = Carte au trésor, sans effet
playapirata-button-umbrella = Garder le parasol pour 1 point
playapirata-button-batch = { $count ->
        [one] Serviette { $values }
       *[other] Serviettes { $values }
    }
playapirata-button-more-towels = Plus…
playapirata-button-lay = Sur { $place }{ $known ->
        [0] {""}
       *[other] {" "}({ $known })
    } : { $towels }
playapirata-other-towels = D’autres serviettes…
playapirata-deck = Édition : dV Giochi, 2014. 15 trésors : deux 💰 de chaque, de 3 à 7, quatre ☠️, un 🏖️. Chacun a 12 serviettes (quatre de 1, de 2 et de 3) et 🔭 🗺️ ⛱️. Au choix de la table, aussi 10 cartes spéciales.
playapirata-tip-bury = Défends un gros trésor, ou attire les autres ailleurs avec une tête de mort.
playapirata-about-spy = Longue-vue : te montre un trésor en secret.
playapirata-about-map = Carte au trésor : retourne un trésor pour de bon.
playapirata-about-umb = Parasol : protège un trésor que tu occupes.
playapirata-tip-lay = { $alone ->
        [yes] Un 3 tout seul tient le mieux.
       *[no] Il suffit de dépasser ta serviette la plus basse.
    }
playapirata-tip-scored = Manche { $round } : { $treasures } pour les trésors, { $towels } pour les serviettes restantes, { $more } pour le reste : { $score } en tout.
playapirata-button-show = Montrer mes serviettes
playapirata-button-done = Finir mon tour

## La feuille de score

playapirata-pad-hand = Manche { $number }
playapirata-pad-treasures = trésors
playapirata-pad-towels = serviettes restantes
playapirata-pad-bonus = bonus
playapirata-pad-score = points
playapirata-pad-total = total
playapirata-pad-taken = Sous chaque nom, les trésors déterrés : leur valeur, { $skull } pour une tête de mort, { $towel } pour le trésor à la serviette

## Ce qui s’est passé

playapirata-event-kept = { $name } garde une carte spéciale.
playapirata-event-kept-seen = { $name } garde une carte spéciale : { $card }.
playapirata-event-draft-over = Tout le monde a sa carte spéciale. { $name } commence.
playapirata-event-seat-chosen = { $name } choisit la place { $place } dans l’ordre de jeu.
playapirata-event-dealt = Manche { $hand } distribuée ; { $name } commence.
playapirata-event-buried = { $name } enterre un trésor en #{ $place }.
playapirata-event-buried-seen = { $name } enterre un trésor en #{ $place } : { $card }.
playapirata-event-spied = { $name } regarde #{ $place } à la longue-vue.
playapirata-event-spied-seen = { $name } regarde #{ $place } à la longue-vue : { $card }.
playapirata-event-spied-none = { $name } joue la longue-vue, mais il n’y a rien à regarder.
playapirata-event-mapped = { $name } retourne #{ $place } avec la carte au trésor : { $card }.
playapirata-event-mapped-none = { $name } joue la carte au trésor, mais il n’y a rien à retourner.
playapirata-event-umbrella-played = { $name } plante son parasol sur #{ $place }.
playapirata-event-umbrella-played-none = { $name } met son parasol de côté pour 1 point.
playapirata-event-laid = { $name } pose { $towels } sur #{ $place }.
playapirata-event-laid-taken = { $name } pose { $towels } sur #{ $place } et déloge { $other }.
playapirata-event-towels-shown = { $name } ne peut pas poser de serviette et montre { $towels }.
playapirata-event-towels-shown-none = { $name } n’a plus de serviette à poser.
playapirata-event-double-laid = { $name } pose la serviette deux places à côté de #{ $place }.
playapirata-event-flag-laid = { $name } plante le drapeau à côté de #{ $place }.
playapirata-event-bucket-played = { $name } regarde #{ $place } avec le seau.
playapirata-event-bucket-played-seen = { $name } regarde #{ $place } avec le seau : { $card }.
playapirata-event-lifeguard-played = { $name } envoie le maître-nageur regarder les trésors chez { $other }.
playapirata-event-lifeguard-played-seen = { $name } envoie le maître-nageur regarder les trésors chez { $other } : { $cards }.
playapirata-event-umbrella-moved = { $name } enfile ses tongs et déplace son parasol sur #{ $place }.
playapirata-event-towel-taken-back = { $name } casse la tirelire et reprend { $card } sur #{ $place } ; au-dessus, il y a { $top }.
playapirata-event-towel-taken-back-none = { $name } casse la tirelire et reprend { $card } sur #{ $place } ; il n’y reste aucune serviette.
playapirata-event-parrot-played = { $name } joue le perroquet. { playapirata-parrot-on }
playapirata-event-treasure-taken = { $name } déterre #{ $place } : { $card }.
playapirata-event-hand-scored = Manche { $hand } : { $scores }

## Refus

refusal-special-is-kept = Cette carte ne se joue pas : elle compte à la fin de la manche. ({ $card })
refusal-not-your-colour = Cette serviette n’est pas à toi : { $card }. Ta couleur : { $colour }.
refusal-not-in-packet = Tu ne peux pas garder { $card }. Choisis parmi : { $packet }.
refusal-draft-first = Choisis d’abord la carte spéciale que tu gardes.
refusal-seat-first = Choisis d’abord ta place dans l’ordre de jeu de la deuxième manche.
refusal-card-first = Joue d’abord un trésor ou un pirate ; les serviettes viennent après.
refusal-first-turn-over = Ton trésor est enterré. Joue maintenant ta carte spéciale, ou finis ton tour.
refusal-card-already-played = Tu as déjà joué ton trésor ou ton pirate. Pose maintenant des serviettes, ou montre-les si tu ne peux pas.
refusal-only-towels-left = À ce dernier tour, tu peux seulement poser des serviettes sur un trésor, ou finir ton tour.
refusal-nothing-to-keep = Aucune carte spéciale ne circule en ce moment.
refusal-no-seat-choice = Tu ne peux pas choisir de place dans l’ordre de jeu maintenant.
refusal-no-towels-on-first-turn = Au premier tour d’une manche, on enterre seulement un trésor. Les serviettes arrivent au deuxième tour.
refusal-under-umbrella = #{ $place } est sous un parasol ({ $name }) : on ne peut ni y poser ni y reprendre de serviettes.
refusal-laid-there-already = Tu as déjà posé des serviettes sur #{ $place } à ce tour. Prends un autre trésor, ou finis ton tour.
refusal-too-few-towels = Tu n’as que { $held } fois { $card }, pas { $wanted }.
refusal-too-low = Ça ne suffit pas. Sur #{ $place }, la serviette du dessus est { $top } : il te faut { $needed } ou plus en tout, pas { $sum }.
refusal-laid-already = Tu as déjà posé des serviettes à ce tour : finis ton tour.
refusal-must-lay-towels = Tu peux encore poser des serviettes, donc tu dois le faire. C’est possible sur : { $places }.
refusal-must-show = Tu ne peux pas poser de serviettes. Montre donc celles que tu as : ça finit ton tour.
refusal-bury-first = Au premier tour d’une manche, on enterre un trésor. Les pirates viennent plus tard.
refusal-must-aim = Choisis un trésor pour { $card } : { $places }.
refusal-umbrella-needs-treasure = Tu n’occupes aucun trésor pour ton parasol. Sans trésor, il ne se joue que comme ta dernière carte trésor ou pirate.
refusal-flagged = Il y a un drapeau à côté de #{ $place } : les pirates et les cartes spéciales n’y peuvent rien. Choisis un autre trésor.
refusal-not-occupied = Tu n’occupes pas #{ $place } : il faut ta serviette au-dessus.
refusal-face-up-already = #{ $place } est déjà face visible. Choisis un autre trésor.
refusal-special-before-towels = Les cartes spéciales se jouent avant les serviettes : pour ce tour, c’est trop tard ({ $card }).
refusal-special-not-on-first-turn = Cette carte spéciale ne se joue pas au premier tour d’une manche : { $card }.
refusal-flag-needs-burial = Le drapeau accompagne un trésor que tu enterres au même tour : enterres-en d’abord un.
refusal-top-is-not-three = Le seau ne regarde que sous une serviette de valeur 3, et il n’y en a pas au-dessus de #{ $place }.
refusal-own-hand = Tu connais déjà tes trésors. Choisis quelqu’un d’autre.
refusal-nobody-has-colour = À cette table, personne ne joue en { $colour }. Choisis une autre couleur.
refusal-no-treasures-in-hand = { $name } n’a plus de trésors en main. Choisis quelqu’un d’autre.
refusal-umbrella-not-in-play = Ton parasol n’est encore sur aucun trésor : les tongs n’ont rien à déplacer.
refusal-umbrella-is-there = Ton parasol est déjà sur #{ $place }. Choisis un autre trésor.
refusal-towel-not-there = Tu n’as pas cette serviette sur #{ $place } : { $card }.
refusal-towel-too-high = La tirelire ne reprend que des serviettes de valeur { $most } au plus, donc pas celle-ci : { $card }.
refusal-no-such-treasure = Il n’y a pas de trésor #{ $place }. Ils vont de #1 à #{ $last }.
refusal-no-such-turn = L’ordre de jeu n’a pas de place { $place }. Choisis-en une de 1 à { $last }.

## Les règles en bref

## Avec de vraies cartes

playapirata-home-treasures = Trésors
playapirata-home-towels = Serviettes restantes
playapirata-home-umbrella = Parasol mis de côté (1 = oui)
playapirata-home-special = Points de la carte spéciale
playapirata-rules =
    En bref : à la fin de la manche, tes serviettes doivent couvrir les meilleurs trésors.
    • Tout le monde a 12 serviettes (valeurs 1 à 3), trois pirates et des trésors : de 3 à 7 points, des têtes de mort (deux valent 10 points, trois ou plus 18) et un trésor à la serviette (2 points par serviette posée dessus, 8 au plus).
    • Au premier tour, tu enterres un trésor face cachée. Personne d’autre ne le connaît.
    • Ensuite, à chaque tour, tu enterres un trésor ou tu joues un pirate : la longue-vue regarde un trésor en secret, la carte au trésor en retourne un, le parasol protège un trésor que tu occupes.
    • Puis tu poses des serviettes sur un ou deux trésors. Ensemble, elles doivent dépasser celle du dessus ; la plus basse passe au-dessus. Qui a la serviette du dessus occupe le trésor. Si tu ne peux rien poser, tu montres tes serviettes.
    • Quand tous les trésors et pirates sont joués, seule la personne qui a commencé pose encore des serviettes, sur un trésor.
    • À la fin de la manche, on déterre les trésors qu’on occupe. Une serviette qui reste vaut 1 point, un parasol resté sans trésor aussi.
    • On joue autant de manches qu’il y a de joueurs, et chacun commence une fois. Le plus de points gagne ; à égalité, la meilleure manche.
    • Avec les cartes spéciales, chacun en choisit une parmi celles qui circulent. Elle se joue en plus du tour normal, ou se garde pour la fin de la manche.

## Les commandes

command-playapirata = playapirata
command-playapirata-about = Playa Pirata : couvre les meilleurs trésors de tes serviettes de plage
command-bury = enterrer
command-bury-about = Enterre un trésor
command-lay-towels = poser
command-lay-towels-about = Pose des serviettes sur un trésor
command-end-turn = finir
command-end-turn-about = Finis ton tour
option-treasure = trésor
option-treasure-about = Un trésor de ta main, par exemple T5, TS ou TT
option-towels = serviettes
option-towels-about = Le trésor et tes serviettes, par exemple #3 2 1
option-hands = manches
option-hands-about = Combien de manches on joue
option-specials = spéciales
option-specials-about = Avec ou sans cartes spéciales

playapirata-typed-keep = garder
playapirata-typed-sit = position
playapirata-typed-show = montrer
