# The Flying Hollander. Cartes finales (cachées), cartes de combat (visibles), pile de jeu et pioche.
# keys.py, card_key: hollander-card-*
# keys.py, command_key: command-*
# keys.py, deck_key: hollander-deck*
# keys.py, event_key: hollander-event-*
# keys.py, field_key: hollander-home-*
# keys.py, game_key: game-hollander
# keys.py, game_option_key: hollander-option-*
# keys.py, key_of: hollander-pad-*
# keys.py, option_key: option-*
# keys.py, pitch_key: hollander-pitch
# keys.py, refusal_key: refusal-*
# keys.py, score_key: hollander-score

game-hollander = The Flying Hollander
hollander-pitch = Débarrasse-toi de toutes tes cartes avant les autres, malgré fantômes, mutineries et Kraken.
hollander-score = { $score ->
        [0] plus aucune carte
        [one] { $score } carte restante
       *[other] { $score } cartes restantes
    }

## Les cartes

hollander-card-1 = Mousse
hollander-card-2 = Mécanicien
hollander-card-3 = Bosco
hollander-card-4 = Vigie
hollander-card-5 = Cuistot
hollander-card-6 = Cartographe
hollander-card-7 = Canonnier
hollander-card-8 = Abordeurs
hollander-card-9 = Médecin
hollander-card-10 = Sous-officier
hollander-card-11 = Second
hollander-card-12 = Capitaine
hollander-card-fh = Flying Hollander
hollander-card-kr = Kraken
hollander-card-mu = Mutinerie
hollander-card-wh = Trou de ver
hollander-card-is = Île
hollander-card-pi = Pirate
hollander-card-pi-fh = Pirate en Hollander

hollander-option-play-on = Jouer jusqu’au dernier
hollander-option-play-limit = Stop après 1 000 coups

## La table

hollander-preparing = Avant de commencer, on peut échanger ses cartes de combat avec celles de sa main. On attend encore : { $names }. Ensuite, **{ $starter }** commence.
hollander-turn = { $place ->
        [hand] À **{ $name }** de jouer.
        [clash] À **{ $name }** de jouer une carte de combat.
       *[final] À **{ $name }** de retourner une carte finale.
    }
hollander-turn-call = **{ $name }** a retourné un Trou de ver et choisit qui joue ensuite.
hollander-turn-swap = **{ $name }** a retourné un Pirate et choisit quoi échanger.
hollander-order = { $bound ->
        [any] Toutes les cartes sont permises.
        [at_least] À jouer : **{ $rank } ou plus**, ou une carte spéciale.
       *[at_most] À jouer : **{ $rank } ou moins**, ou une carte spéciale.
    }{ $captain ->
        [yes] {" "}Ni Mutinerie ni Île sur un Capitaine.
       *[no] {""}
    }
hollander-order-brief = { $bound ->
        [any] Toute carte
        [at_least] { $rank } ou plus
       *[at_most] { $rank } ou moins
    }
hollander-order-more = { $captain ->
        [yes] ni Mutinerie ni Île
       *[no] ou carte spéciale
    }
hollander-pile = **Pile de jeu** ({ $count }), à partir du dessus :
hollander-draw = Pioche : { $draw } · hors jeu : { $removed }
hollander-pile-shown = { $count ->
        [0] Pile de jeu : vide
        [1] Pile de jeu : 1 carte
       *[other] Pile : { $count }, la dernière à gauche
    }
hollander-draw-shown = Pioche : { $draw }
hollander-player = { $name } : main { $hand }, combat { $clash }, finales { $final }
hollander-player-out = { $name } n’a plus de cartes, { $place ->
        [1] { $place }re place
       *[other] { $place }e place
    }
hollander-dealer = distribue
hollander-is-ready = c’est bon ✅

hollander-event-begins = { $seat } commence.
hollander-event-played = { $seat } joue { $cards }.
hollander-event-pirate-as-hollander = { $seat } n’a personne avec qui échanger : le Pirate compte comme Flying Hollander.
hollander-event-turn-lost = { $seat } passe son tour.
hollander-event-called = { $seat } désigne { $called } pour jouer ensuite.
hollander-event-turned = { $seat } retourne { $card }{ $played ->
        [yes] {""}.
       *[no] {""}, et c’est injouable.
    }
hollander-event-took-pile = { $seat } ramasse la pile de jeu : { $count ->
        [one] { $count } carte.
       *[other] { $count } cartes.
    }
hollander-event-pile-removed = { $four_of_a_kind ->
        [yes] Carré ! La pile de jeu est hors jeu.
       *[no] Le Kraken emporte la pile de jeu.
    }
hollander-event-plays-again = { $seat } rejoue.
hollander-news-drew = Tu as pioché { $cards }.
hollander-event-swapped-hand = { $seat } et { $other } ont échangé une carte de leur main.
hollander-event-swapped-clash = { $seat } échange des cartes de combat avec { $other } : { $gave } contre { $got }.
hollander-event-swapped-final = { $seat } échange sa carte finale { $slot } avec { $other }, contre la { $other_slot }.
hollander-event-went-out = { $seat } n’a plus de cartes : { $place ->
        [1] { $place }re place
       *[other] { $place }e place
    } !
hollander-event-play-limit = { $plays } coups : la partie s’arrête là.
hollander-event-ready = { $seat } a fini ses échanges.
hollander-event-swapped = { $seat } pose { $laid } et reprend { $lifted }.
hollander-event-drew = { $count ->
        [one] { $seat } pioche une carte.
       *[other] { $seat } pioche { $count } cartes.
    }
hollander-event-drew-seen = { $seat } pioche { $cards }.
hollander-event-swapped-hand-seen = De main en main : { $seat } donne { $gave } à { $other } et reçoit { $got }.

## La main

hollander-prepare = **Prépare-toi :** touche une carte de combat pour l’échanger contre une carte de ta main, autant de fois que tu veux. Ensuite, appuie sur *C’est bon*.
hollander-lay-which = { $card } : quelle carte de ta main prend sa place ?
hollander-you-are-ready = C’est bon pour toi. Échangent encore : { $names }.
hollander-your-turn = { $place ->
        [hand] **À toi de jouer.** Joue une carte, ou plusieurs identiques.
       *[clash] **À toi de jouer.** Ta main est vide : joue tes cartes de combat.
    }
hollander-how-many = **À toi de jouer.** { $card } : combien ?
hollander-must-take = **À toi de jouer.** Tu ne peux rien jouer, la pile de jeu est pour toi{ $count ->
        [one] {" "}({ $count } carte).
       *[other] {" "}({ $count } cartes).
    }
hollander-turn-one = **À toi de jouer.** Retourne une carte finale ; injouable, tu la prends avec la pile.
hollander-whom-to-call = **Trou de ver :** qui joue ensuite ?
hollander-swap-whom = **Pirate :** avec qui échanges-tu ?
hollander-deck = Édition : celle avec cartes finales et cartes de combat. 72 cartes : quatre de chacun des 12 personnages (1 à 12) et des 👻 🐙 🔃 🌀 🏝️ 🏴‍☠️.
hollander-tip-setup = Les cartes de combat suivent ta main, les finales à la fin, à l’aveugle. Garde tes meilleures cartes au combat.
hollander-tip-play = { $cards ->
        [one] Tu ne peux jouer que cette sorte de carte.
        [special] Seules des spéciales passent : joue celle dont tu peux te passer.
       *[some] Joue la carte la plus basse possible, avec toutes ses jumelles ; garde les spéciales pour quand rien d’autre ne passe.
    }
hollander-tip-lowest = La plus basse d’abord : { $card }.
hollander-tip-take = La pile n’a pas que du mauvais : elle peut contenir des cartes spéciales.
hollander-swap-which = { $known ->
        [yes] **Pirate :** qu’échanges-tu avec { $name } ?
       *[no] **Pirate :** avec qui échanges-tu, et quoi ?
    } Ta carte d’abord ; dans une main, on tire au hasard.
hollander-swap-both = toi ⇄ { $name }
hollander-you-are-out = Tu n’as plus de cartes : { $place ->
        [1] { $place }re place
       *[other] { $place }e place
    } !
hollander-wait = À **{ $name }** de jouer.
hollander-clash = Tes cartes de combat
hollander-finals = Tes cartes finales
hollander-buttons-swap = échange par boutons
hollander-your-cards = Ta main
hollander-may-play = Jouables
hollander-not-now = Pas maintenant
hollander-seen = En secret, { $name } a donné { $gave } à { $other } contre { $got }.

hollander-place-hand = cartes en main
hollander-place-clash = cartes de combat
hollander-place-final = cartes finales
hollander-where = { $place ->
        [hand] main
        [clash] combat
       *[final] finales
    }
hollander-final-card = Carte finale { $slot }
hollander-button-prepare = Échanger des cartes
hollander-button-ready = C’est bon
hollander-button-take = Ramasser la pile ({ $count })

hollander-pad-name = Nom
hollander-pad-left = cartes
hollander-pad-taken = piles
hollander-pad-out = sortie
hollander-pad-legend = cartes restantes · piles ramassées · place et coup de sortie

## Refus

refusal-not-yourself = Il faut choisir quelqu’un d’autre que toi.
refusal-not-in-game = { $name } n’a plus de cartes. Choisis quelqu’un d’autre.
refusal-empty-hand = { $name } n’a aucune carte en main. Choisis quelqu’un d’autre, ou d’autres cartes.
refusal-not-in-clash = { $name } n’a pas cette carte de combat : { $card }.
refusal-no-final-there = { $name } n’a plus de carte finale { $slot }.
refusal-no-such-slot = Les cartes finales sont numérotées de 1 à 3.
refusal-still-swapping = { $ready ->
        [yes] C’est bon pour toi, mais d’autres échangent encore leurs cartes de combat. Attends-les.
       *[no] On échange encore les cartes de combat. Quand tu as fini, appuie sur *C’est bon*.
    }
refusal-already-ready = Tu as déjà dit que c’était bon : tes cartes de combat restent comme elles sont.
refusal-swaps-are-over = La partie a commencé : les cartes de combat ne s’échangent plus.
refusal-call-due = Tu as retourné un Trou de ver : choisis d’abord qui joue ensuite. Appuie sur *Ma main*.
refusal-swap-due = Tu as retourné un Pirate : choisis d’abord l’échange. Appuie sur *Ma main*.
refusal-no-choice-due = Il n’y a rien à échanger ni à choisir maintenant.
refusal-swap-changes-nothing = Ce sont deux { $card } : cet échange ne changerait rien.
refusal-finals-not-yet = { $place ->
        [hand] Les cartes finales viennent en dernier : joue d’abord ta main.
       *[clash] Les cartes finales viennent en dernier : joue d’abord tes cartes de combat.
    }
refusal-turn-final = Il ne te reste que des cartes finales : retournes-en une.
refusal-can-play = Tu as une carte jouable, donc tu dois jouer. On ne ramasse la pile que si rien n’est jouable.
refusal-cards-differ = On ne joue ensemble que des cartes identiques, pas { $cards }.
refusal-not-on-captain = { $card } ne se joue pas sur un Capitaine. { $must_take ->
        [yes] Tu n’as rien d’autre à jouer : ramasse la pile.
       *[no] Choisis une autre carte.
    }
refusal-must-beat = { $bound ->
        [at_least] { $card } : trop bas. Il faut { $rank } ou plus, ou une carte spéciale.
       *[at_most] { $card } : trop haut. Il faut { $rank } ou moins, ou une carte spéciale.
    } { $must_take ->
        [yes] Tu n’en as pas : ramasse la pile.
       *[no] Choisis une autre carte.
    }
refusal-clash-not-yet = Les cartes de combat ne s’ajoutent que si ta main ne contient que cette même carte et que la pioche est vide.

## Commandes

command-hollander = hollander
command-hollander-about = The Flying Hollander : débarrasse-toi de toutes tes cartes avant les autres
command-take-pile = ramasser
command-take-pile-about = Ramasse la pile de jeu si tu ne peux rien jouer
option-cards = cartes
option-cards-about = Une carte, ou plusieurs identiques, par exemple 7 7
option-play-on = jusqu-au-dernier
option-play-on-about = On continue jusqu’à ce qu’une seule personne ait encore des cartes
option-play-limit = limite-de-coups
option-play-limit-about = Arrêt après 1 000 coups, si personne n’arrive à finir

## Avec de vraies cartes

hollander-home-left = Cartes restantes
hollander-home-out = Ordre de sortie
hollander-home-taken = Piles ramassées (si comptées)
refusal-seats-out = Sans cartes : { $count } ; il en faut { $allowed }.
refusal-too-many-left = À vous tous, vous ne pouvez pas avoir { $count } cartes restantes : { $most } au plus.
refusal-out-without-cards = { $name }, cartes restantes : { $left }. Sans cartes, il faut un numéro de sortie, 1 pour la première personne ; avec des cartes, aucun.
refusal-order-of-going-out = Sorties : { $count ->
        [one] une seule personne ; mets 1.
       *[other] { $count } ; les numéros vont de 1 à { $count }, chacun une fois.
    }

hollander-rules =
    En bref : débarrasse-toi de toutes tes cartes avant les autres.
    • Tu as trois cartes finales cachées, trois cartes de combat visibles dessus, et trois cartes en main. Avant de commencer, on peut échanger ses cartes de combat avec celles de sa main.
    • À ton tour, joue une carte, ou plusieurs identiques, au moins aussi forte que celle du dessus. Puis repioche jusqu’à trois cartes, tant qu’il y a une pioche.
    • Si tu peux jouer, tu dois. Sinon, tu ramasses toute la pile de jeu.
    • Main et pioche vides : joue tes cartes de combat, puis tes cartes finales : une par tour, à l’aveugle. Si elle est injouable, tu la prends avec la pile.
    • 👻 Flying Hollander : un fantôme, comme s’il n’était pas là. S’il ouvre la pile, la personne suivante passe son tour.
    • 🐙 Kraken : la pile est hors jeu et tu rejoues. Quatre cartes identiques à la suite font de même.
    • 🔃 Mutinerie : à l’envers, on joue autant ou moins ; sur une pile vide, 3 au plus.
    • 🌀 Trou de ver : tu choisis qui joue ensuite.
    • 🏝️ Île : tout est permis ensuite. Ni Île ni Mutinerie sur un Capitaine (12).
    • 🏴‍☠️ Pirate : échange une carte avec quelqu’un, main contre main, combat contre combat ou finale contre finale. Sans échange possible, c’est un Flying Hollander.
    • La première personne sans cartes gagne ; les autres sont classées selon leurs cartes restantes.

hollander-typed-swap = échanger
hollander-typed-ready = prêt
hollander-typed-final = finale
hollander-typed-call = désigner
