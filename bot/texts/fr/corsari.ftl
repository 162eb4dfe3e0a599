# Corsari (Corsaires). Les mots sont ceux de la règle : quai, prisonniers, équipage, clandestins, limite.
# keys.py, command_key: command-*
# keys.py, deck_key: corsari-deck*
# keys.py, event_key: corsari-event-*
# keys.py, field_key: corsari-home-*
# keys.py, game_key: game-corsari
# keys.py, key_of: corsari-button-* corsari-colour-* corsari-drew-* corsari-part-* corsari-source-* corsari-took-*
# keys.py, option_key: option-*
# keys.py, pitch_key: corsari-pitch
# keys.py, refusal_key: refusal-*
# keys.py, rules_key: corsari-rules*
# keys.py, score_key: corsari-score

game-corsari = Corsari
corsari-pitch = Réunis un équipage de deux couleurs et lève l’ancre avant les autres, presque sans clandestins.
corsari-score = { $score ->
        [one] { $score } carte de pénalité
       *[other] { $score } cartes de pénalité
    }

## Les cartes

corsari-colour-r = rouge
corsari-colour-o = orange
corsari-colour-y = jaune
corsari-colour-g = vert
corsari-colour-b = bleu
corsari-colour-l = bleu clair
corsari-colour-v = violet
corsari-colour-p = rose
corsari-colour-n = brun
corsari-colour-s = gris
corsari-card = { $number } { $colour }

corsari-part-crew = Équipage
corsari-part-prisoners = Prisonniers
corsari-part-attached = Attachées
corsari-part-stowaways = Clandestins
corsari-no-stowaways = Aucun clandestin : capot !
corsari-worth = Limite **{ $limit }**, { $stowaways ->
        [0] aucun clandestin
        [one] { $stowaways } clandestin
       *[other] { $stowaways } clandestins
    }
corsari-worth-by-count = { $stowaways ->
        [0] aucun clandestin
        [one] { $stowaways } clandestin
       *[other] { $stowaways } clandestins
    }, limite { $limit }

## La table

corsari-round = Manche { $round }
corsari-last-round = **la dernière manche**
corsari-pier-colour = Quai : { $colour }
corsari-to-draw = À **{ $name }** de piocher.
corsari-drew-stock = { $name } a pioché au talon.
corsari-drew-discard = { $name } a pris { $card } dans la pile des écarts.
corsari-drew-pier = { $name } a pris { $card } sur le quai.
corsari-to-discard = À **{ $name }** de se défausser, ou de lever l’ancre.
corsari-event-last-stock-card = **{ $name }** a pioché la dernière carte du talon et doit lever l’ancre.
corsari-laying = **{ $name }** lève l’ancre ! { $missing ->
        [one] Il reste { $missing } main à abattre.
       *[other] Il reste { $missing } mains à abattre.
    }
corsari-pier = Quai ({ $cards ->
        [one] dernière carte
       *[other] { $cards } cartes
    }) :
corsari-pile = Pile des écarts :
corsari-pile-empty = vide
corsari-stock = Talon :
corsari-stock-left = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
corsari-took-stock = au talon
corsari-took-discard = { $card } des écarts
corsari-took-pier = { $card } du quai
corsari-turn = { $name } a pioché { $source } et défaussé { $discard }
corsari-closed = **{ $name }** a levé l’ancre, limite **{ $limit }** :
corsari-openings = On peut attacher à cet équipage : { $cards }
corsari-event-round-void = Manche { $round } nulle : { $name } a pris la dernière carte du quai.
corsari-ended-swept = Manche { $round } : capot ! Aucun clandestin chez { $name }.
corsari-ended-under = Manche { $round } : { $name } a levé l’ancre et se fait couler par { $senders }.
corsari-ended-held = Manche { $round } : { $name } a levé l’ancre avec la limite la plus basse et ne paie rien.
corsari-you-took = Tu as pris { $taken ->
        [0] aucune carte de pénalité
        [one] { $taken } carte de pénalité
       *[other] { $taken } cartes de pénalité
    }.
corsari-revealed = { $name } { $role ->
        [closer] a levé l’ancre, limite { $limit }
        [sender] coule l’adversaire, limite { $limit }
        [sweeper] fait capot
       *[other] a pour limite { $limit }
    } ; { $taken ->
        [0] aucune carte de pénalité
        [one] { $taken } carte de pénalité
       *[other] { $taken } cartes de pénalité
    }
corsari-player = { $name } : { $total ->
        [one] { $total } carte de pénalité
       *[other] { $total } cartes de pénalité
    }
corsari-dealer = distribue
corsari-has-laid = { $laid ->
        [yes] a abattu
       *[no] réfléchit
    }
corsari-all = Cartes de pénalité jusqu’ici : { $total } ({ $last } : une dernière manche · { $over } : fin de la partie)
corsari-all-brief = Pénalités de la table : { $total } sur { $last }
corsari-turn-brief = **{ $name }** a pris { $drawn }, laissé { $left }

## La main

corsari-draw-now = **À toi :** pioche une carte.
corsari-discard-now = Pioché : { $card }. **Défausse** (· limite, au plus bas) ou lève l’ancre.
corsari-sail-now = Tu as pioché { $card }, la dernière carte du talon : **tu dois lever l’ancre.**
corsari-wait-turn = À **{ $name }** de jouer.
corsari-lay-down = **Abats tes cartes.** On les révèle une fois toutes les mains abattues.
corsari-lay-against = **Abats tes cartes** : { $name } a levé l’ancre, limite **{ $limit }**.
corsari-best-shown = L’image montre ta meilleure répartition.
corsari-wait-laid = Tes cartes sont abattues. Il reste d’autres mains à abattre.
corsari-you-laid = Tu as abattu :
corsari-best-now = Tes cartes :
corsari-if-you-sail = Si tu lèves l’ancre maintenant, avec { $discard } en défausse :
corsari-penalty = Tes cartes de pénalité : { $total }
corsari-deck = Édition : celle avec le quai, aux règles en cinq langues. 110 cartes : dix couleurs, de 1 à 11.
corsari-tip-draw = Prends une carte qui va à ton équipage (deux couleurs, chaque numéro une fois) ou au quai ; sinon, pioche au talon.
corsari-tip-discard = { $low ->
        [yes] { $limit }, c’est assez bas pour lever l’ancre.
       *[must] { $limit }, c’est le plus bas possible pour lever l’ancre.
    }
corsari-tip-lay = { $outcome ->
        [sweep] Aucun clandestin : c’est un capot, qui gagne aussitôt la partie.
        [sinks] Ta limite n’est pas plus haute : tu coules la personne qui a levé l’ancre, et elle prend tes clandestins.
       *[higher] Ta limite est plus haute : tes clandestins deviennent des pénalités.
    }
corsari-you-discard = Tu te défausses de { $card }.
corsari-pick-split = Comment abats-tu les autres ?
corsari-own-split = Choisis ton équipage dans la liste : deux couleurs au plus, chaque numéro une fois ; la couleur du quai est prisonnière, le reste clandestin.

corsari-button-draw = Piocher une carte
corsari-button-discard = Défausser, lever l’ancre
corsari-button-lay = Abattre
corsari-draw-stock = Talon ({ $cards })
corsari-draw-last-stock = Dernière du talon : lever l’ancre
corsari-draw-discard = Pile des écarts : { $card }
corsari-draw-pier = Quai : { $card }
corsari-draw-last-pier = Quai : { $card }, manche nulle
corsari-sail = Au large : { $limit }
corsari-sail-menu = Lever l’ancre, défausser…
corsari-sail-option = Défausser { $card } : limite { $limit }, { $stowaways ->
        [0] aucun clandestin
        [one] { $stowaways } clandestin
       *[other] { $stowaways } clandestins
    }
corsari-split-yourself = Répartir moi-même
corsari-confirm = Abattre : limite { $limit }
corsari-into-crew = Ajouter { $card } à l’équipage
corsari-crew-menu = Ton équipage
corsari-attach-menu = Attacher à l’adversaire

corsari-pad-round = N°
corsari-pad-legend = Par personne : limite (\* a levé l’ancre, ^ a coulé l’adversaire, ! capot), pénalités de la manche, total

## Ce qui s’est passé

corsari-event-drew-stock = { $name } pioche au talon.
corsari-event-drew-stock-seen = { $name } pioche { $card } au talon.
corsari-event-drew-discard = { $name } prend { $card } dans la pile des écarts.
corsari-event-drew-pier = { $name } prend { $card } sur le quai.
corsari-event-pier-colour-changed = La couleur du quai est maintenant : { $colour }.
corsari-event-discarded = { $name } se défausse de { $card }.
corsari-event-sailed = { $name } se défausse de { $discard } et lève l’ancre, limite { $limit } : { $cards }
corsari-event-laid = { $name } a abattu ses cartes.
corsari-event-revealed = { $name } a pour limite { $limit } : { $cards }
corsari-event-swept = Capot ! Aucun clandestin chez { $names }.
corsari-event-sent-under = { $name } se fait couler par { $names }.
corsari-event-not-sent-under = { $name } a la limite la plus basse et ne paie rien.
corsari-event-round-scored = Manche { $round }, cartes de pénalité : { $scores }
corsari-event-last-round = La manche { $round } sera la dernière.
corsari-event-dealt = Manche { $round } : { $name } distribue.

## Refus

refusal-already-laid = Tu as déjà abattu tes cartes.
refusal-must-lay = Quelqu’un a levé l’ancre : abats tes cartes maintenant.
refusal-nobody-sailed = Personne n’a encore levé l’ancre : tu ne peux pas abattre.
refusal-must-draw = Pioche d’abord une carte : au talon, dans la pile des écarts ou sur le quai.
refusal-already-drawn = Tu as déjà pioché : défausse-toi d’une carte, ou lève l’ancre.
refusal-must-sail = Tu as pioché la dernière carte du talon : tu dois lever l’ancre maintenant.
refusal-prisoner-not-of-pier = Les prisonniers sont de la couleur du quai ({ $pier }), pas { $card }.
refusal-crew-third-colour = Un équipage a deux couleurs au plus, pas { $colours }.
refusal-crew-same-number = Un équipage n’a chaque numéro qu’une fois, pas { $cards }.
refusal-closer-attaches-nothing = C’est toi qui as levé l’ancre : tu ne peux rien attacher ({ $cards }).
refusal-attach-wrong-colour = Impossible d’attacher { $card } : cet équipage est de couleur { $colours }.
refusal-attach-number-taken = Impossible d’attacher { $card } : cet équipage a déjà ce numéro, { $by }.
refusal-attach-same-number = Tu ne peux attacher chaque numéro qu’une fois, pas { $cards }.
refusal-stowaway-could-join = { $card } ne peut pas être clandestin : cette carte peut aller ailleurs ({ $part }).
refusal-one-discard = Nomme d’abord la carte dont tu te défausses, par exemple `O7`.
refusal-part-needed = Dis ce que sont tes cartes : `équipage`, `prisonniers` ou `attacher`. Le reste est clandestin.
refusal-card-twice = Tu as nommé { $card } deux fois. Nomme chaque carte une seule fois.

## Avec de vraies cartes

corsari-home-closed = A levé l’ancre (1 = oui)
corsari-home-limit = Limite
corsari-home-stowaways = Nombre de clandestins
refusal-one-closes = Dans une manche, une seule personne lève l’ancre ; tu en as noté { $count }. Une manche nulle ne se note pas.
refusal-nothing-after-sweep = Capot : la personne qui a levé l’ancre gagne aussitôt la partie, et personne d’autre n’abat. Pour { $name }, laisse vides la limite et les clandestins.
refusal-limit-and-stowaways = Pour { $name }, il faut les deux : la limite et le nombre de clandestins.
refusal-limit-of-stowaways = Pour { $name }, avec { $stowaways ->
        [one] { $stowaways } clandestin
       *[other] { $stowaways } clandestins
    }, la limite va de { $least } à { $most }.
refusal-limits-together = Tous les clandestins ensemble ({ $stowaways }) ne peuvent pas faire { $limit }, car chaque carte n’existe qu’une fois : seulement de { $least } à { $most }.

corsari-rules =
    En bref : embarque le moins de clandestins possible.
    • Tout le monde a 12 cartes. À ton tour, pioche une carte (au talon, sur la pile des écarts ou la première du quai), puis défausse-toi d’une carte.
    • Après avoir pioché, tu peux lever l’ancre : défausse-toi d’une carte et abats les 12 autres. Les *prisonniers* ont la couleur de la première carte du quai. L’*équipage* a deux couleurs au plus et chaque numéro une seule fois. Le reste, ce sont les *clandestins* ; leur somme est ta *limite*. Une carte qui pourrait être prisonnière ou de l’équipage ne peut pas être clandestine.
    • Les autres abattent alors, en secret et en même temps. Avant, ils peuvent *attacher* des cartes à l’équipage de l’adversaire parti le premier : de ses couleurs, de numéros qui lui manquent, chacun une fois par personne.
    • On compare ensuite les limites. La tienne est supérieure à celle de l’adversaire : tu gardes tes clandestins, ce sont des pénalités. Inférieure ou égale : tu le *coules* ; il prend tes clandestins et garde aussi les siens. Si personne ne le coule, il ne paie rien.
    • Prendre la dernière carte du quai annule la manche. Piocher la dernière du talon oblige à lever l’ancre.
    • À 35 cartes de pénalité en tout, on joue une dernière manche ; à 45, la partie est finie. Le moins de cartes de pénalité gagne.
    • Capot : abattre sans aucun clandestin fait gagner aussitôt la partie.

## Commandes

command-corsari = corsari
command-corsari-about = Corsari (Corsaires) : lève l’ancre avec peu de clandestins
command-draw = piocher
command-draw-about = Pioche au talon, dans la pile des écarts ou sur le quai
command-discard = défausser
command-discard-about = Défausse-toi d’une carte
command-sail = lever-l-ancre
command-sail-about = Défausse-toi d’une carte et lève l’ancre, au mieux
command-lay-down = abattre
command-lay-down-about = Abats tes cartes au mieux quand quelqu’un a levé l’ancre
option-from = source
option-from-about = Où tu pioches
corsari-source-stock = Talon
corsari-source-discard = Pile des écarts
corsari-source-pier = Quai
option-discard = défausse
option-discard-about = La carte dont tu te défausses, par exemple O7
option-card-discard-about = La carte dont tu te défausses, par exemple O7
corsari-typed-crew = équipage
corsari-typed-prisoners = prisonniers
corsari-typed-attach = attacher
