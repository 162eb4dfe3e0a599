# Skull King, l’édition de 2021 : ses cartes, ses options, les pouvoirs de ses pirates.
# keys.py, card_key: skullking-card-*
# keys.py, deck_key: skullking-deck*
# keys.py, event_key: skullking-event-*
# keys.py, field_key: skullking-home-*
# keys.py, game_option_key: skullking-option-*
# keys.py, key_of: skullking-about-* skullking-button-* skullking-load-* skullking-suit-*
# keys.py, length_key: skullking-length-*
# keys.py, preset_key: skullking-preset*
# keys.py, refusal_key: refusal-*
# keys.py, rules_key: skullking-rules*

skullking-suit-g = vert
skullking-suit-u = violet
skullking-card-l = Butin
skullking-card-ti = Tigress
skullking-card-ti-p = Tigress en Pirate
skullking-card-ti-e = Tigress en Escape
skullking-card-kr = Kraken
skullking-card-ww = Baleine blanche
skullking-card-pr = Rosie D’Laney
skullking-card-pb = Bendt le Bandit
skullking-card-ps = Rascal de Roatan
skullking-card-pj = Juanita Jade
skullking-card-ph = Harry le Géant
skullking-button-ti-p = Tigress : Pirate
skullking-button-ti-e = Tigress : Escape
skullking-ghost = Le fantôme de Barbe-Grise

skullking-option-edition = Édition
skullking-option-edition-first = première
skullking-option-edition-2021 = 2021
skullking-option-dealing = Cartes
skullking-option-dealing-classic = de 1 à 10
skullking-option-dealing-even-keeled = 2 2 4 4 à 10 10
skullking-option-dealing-brawl = mêlée : de 6 à 10
skullking-option-dealing-swift = 5, cinq fois
skullking-option-dealing-broadside = 10, dix fois
skullking-option-dealing-whirlpool = 9 9 7 7 à 1 1
skullking-option-dealing-bedtime = 1, une fois
skullking-length-swift = 5 × 5 cartes
skullking-length-brawl = 6–10 cartes
skullking-length-classic = 1–10 cartes
skullking-option-scoring = Décompte
skullking-option-scoring-skull-king = du Skull King
skullking-option-scoring-rascal = du Rascal
skullking-option-cannonball = Boulet de canon
skullking-option-cannonball-about = Chaque annonce est mitraille ou boulet : tout ou rien
skullking-option-kraken = Kraken
skullking-option-kraken-about = Il met un pli de côté : il ne revient à personne
skullking-option-whale = Baleine blanche
skullking-option-whale-about = Dans son pli, seuls les nombres comptent
skullking-option-loot = Butin
skullking-option-loot-about = Deux cartes qui font des alliés
skullking-option-powers = Pouvoirs des pirates
skullking-option-powers-about = Qui gagne un pli avec un pirate utilise son pouvoir
skullking-option-ghost = Fantôme de Barbe-Grise
skullking-option-ghost-about = À deux, une troisième main joue aussi
skullking-preset = Préréglages (2021)
skullking-preset-beginner = Pour débuter
skullking-preset-beginner-about = Les 70 cartes, et rien de plus
skullking-preset-all-aboard = Tout le monde à bord
skullking-preset-all-aboard-about = Kraken, Baleine blanche, Butin et pouvoirs

skullking-no-suit = Aucune couleur demandée dans ce pli
skullking-power-due = **{ $name }** a gagné avec { $card } et utilise son pouvoir.
skullking-load = { $load ->
        [cannon] boulet
       *[grape] mitraille
    }
skullking-load-grape = Mitraille
skullking-load-cannon = Boulet de canon
skullking-bet = mise de { $bet }
skullking-pile = { $count ->
        [one] { $count } carte n’a pas été distribuée
       *[other] { $count } cartes n’ont pas été distribuées
    }
skullking-ghost-cards = { $name } : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
skullking-your-bid-load = Ton annonce : **{ $bid }**, { $load ->
        [cannon] boulet
       *[grape] mitraille
    }. Tu peux la changer jusqu’à la dernière annonce.
skullking-ask-pr = **À toi de jouer.** Rosie D’Laney : qui entame le pli suivant ?
skullking-ask-pb = **À toi de jouer.** Bendt le Bandit a pioché { $cards } pour toi. Défausse-toi { $count ->
        [one] d’une carte
       *[other] de { $count } cartes
    }.
skullking-ask-ps = **À toi de jouer.** Rascal de Roatan : mise sur ton annonce de { $bid }. Réussie, tu gagnes la mise ; ratée, tu la perds.
skullking-ask-ph = **À toi de jouer.** Harry le Géant : annonce { $bid }, plis { $won }. Change ton annonce d’un pli, ou laisse-la.
skullking-seen = Juanita Jade t’a montré les cartes non distribuées
skullking-thrown = Ta défausse pour Bendt : { $cards }.
skullking-button-bet = Miser { $bet }
skullking-button-no-bet = Ne rien miser
skullking-button-change = { $change ->
        [0] Laisser mon annonce à { $bid }
       *[other] Passer mon annonce à { $bid }
    }

skullking-event-set-aside = Le pli ne revient à personne : { $cards }. { $name } entame le suivant.
skullking-allied = Butin : { $name } s’allie avec { $allies }
skullking-event-power-due = { $name } utilise le pouvoir : { $card }.
skullking-event-drew = Bendt le Bandit pioche { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } pour { $name }.
skullking-event-drew-seen = Bendt le Bandit pioche pour { $name } : { $cards }
skullking-event-looked = Juanita Jade montre à { $name } les cartes non distribuées.
skullking-event-leader-chosen = { $name } choisit qui entame le pli suivant : { $leader }.
skullking-event-discarded = { $name } se défausse de { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
skullking-event-discarded-seen = { $name } défausse : { $cards }
skullking-event-bet-made = { $bet ->
        [0] { $name } ne mise rien.
       *[other] { $name } mise { $bet } points.
    }
skullking-event-bid-changed = { $change ->
        [0] { $name } laisse son annonce à { $bid }.
       *[other] { $name } passe son annonce à { $bid }.
    }

skullking-pad-dealt = 3·4 : manche 3, 4 cartes par personne
skullking-pad-load = { $load ->
        [cannon] B
       *[grape] m
    }
skullking-pad-loads = m mitraille, B boulet

refusal-load-needed = Dans cette partie, chaque annonce a une charge. Appuie sur *Ma main*, ou annonce de nouveau avec { OPTION("load") }.
refusal-no-loads-here = Il n’y a pas de boulet dans cette partie. Annonce le nombre seul, sans { OPTION("load") }.
refusal-power-due = { $card } d’abord : la table attend que tu utilises ce pouvoir. Appuie sur *Ma main* pour voir les choix.
refusal-no-power-due = Tu n’as pas de pouvoir de pirate à utiliser maintenant. Appuie sur *Ma main* pour voir ce que tu peux faire.
refusal-leader-out-of-range = Choisis quelqu’un par le numéro de son siège, de 1 à { $most }.
refusal-discard-count = Défausse-toi { $count ->
        [one] d’exactement { $count } carte
       *[other] d’exactement { $count } cartes différentes
    } de ta main.
refusal-bet-out-of-range = Tu peux miser 0, 10 ou 20.
refusal-change-out-of-range = Ton annonce est { $bid } : tu peux la changer d’un pli au plus, de { $least } à { $most }. Mets -1, 0 ou 1.
refusal-which-pirate = Tu as plusieurs Pirates, et chacun a son pouvoir. Nommes-en un : { $cards }.
button-power = Utiliser le pouvoir

## Avec de vraies cartes

skullking-home-load = Charge

refusal-lost-tricks = Cette manche a { $needed ->
        [one] { $needed } pli
       *[other] { $needed } plis
    }, dont { $most } au plus sans personne pour le gagner, mais tu en as noté { $tricks } en tout.
refusal-bonus-between = { $name } ne peut pas avoir { $bonus } de bonus : un bonus est toujours divisible par { $step }.
refusal-bonus-out-of-range = { $name } ne peut pas avoir { $bonus } de bonus dans cette manche : avec une annonce de { $bid } et { $tricks ->
        [one] { $tricks } pli fait
       *[other] { $tricks } plis faits
    }, c’est seulement { $allowed }.
refusal-ally-missing = Pour { $bonus } de bonus, { $name } a besoin d’une alliance, qui rapporte 20 points aux deux. Note-les pour les deux.
refusal-tricks-too-many = Cette manche a { $needed ->
        [one] { $needed } pli
       *[other] { $needed } plis
    }, mais tu en as noté { $tricks } en tout.

skullking-rules-2021 =
    En bref : fais exactement autant de plis que tu en annonces. C’est l’édition de 2021, de 2 à 8 personnes.
    • Un pli : chacun joue une carte, la meilleure les emporte toutes.
    • Tout le monde annonce en secret. À la dernière annonce, on révèle tout.
    • La première carte qui n’est ni Escape ni Butin décide : un nombre donne la couleur demandée ; avec une carte spéciale, il n’y en a pas dans ce pli. Une carte spéciale se joue à tout moment.
    • Le noir (drapeau à tête de mort) est l’atout. Une Mermaid bat toutes les couleurs, un Pirate bat les Mermaids, le Skull King bat les Pirates, une Mermaid bat le Skull King. Escapes et Butins ne gagnent qu’entre eux : c’est alors la première carte. La Tigress est Pirate ou Escape, à toi de choisir.
    • Annonce réussie : 20 points par pli. Ratée : −10 par pli d’écart. Annonce de 0 : ±10 par carte distribuée.
    • Bonus si ton annonce est réussie : 10 par 14 gagné (20 pour le noir), 20 par Mermaid prise par ton Pirate, 30 par Pirate pris par ton Skull King, 40 pour le Skull King pris par ta Mermaid.
    • Kraken : le pli ne revient à personne. Baleine blanche : le plus grand nombre gagne, quelle que soit sa couleur. Si les deux sont dans un pli, celle jouée en dernier compte. Quand le pli ne revient à personne, la personne qui l’aurait gagné sans le Kraken entame le suivant ; après une Baleine blanche sans aucun nombre, celle qui a joué la Baleine.
    • À deux, le fantôme de Barbe-Grise joue aussi : il reçoit des cartes et joue toujours en deuxième celle du dessus, sans devoir fournir. Il peut gagner des plis et entame alors, mais il n’annonce pas, ne marque rien, n’utilise aucun pouvoir et ne s’allie à personne. À huit, personne ne reçoit plus de 8 cartes.
    • Butin : la personne qui le joue et celle qui le gagne ont 20 chacune si les deux annonces sont réussies.
    • Pouvoirs, quand on gagne avec un pirate : Rosie D’Laney choisit qui entame ; Bendt le Bandit pioche 2 cartes et en défausse 2 ; Rascal de Roatan mise 0, 10 ou 20 ; Juanita Jade montre les cartes non distribuées ; Harry le Géant change l’annonce d’un pli. Après le dernier pli d’une manche, seul le sien sert.
    • Décompte du Rascal : chaque manche vaut 10 par carte, la moitié à un pli près, bonus des cartes compris, mais pas les mises. Boulet : 15 par carte, ou rien.
skullking-deck-2021 = 70 cartes : ⭐ 🦜 📜 🏴 de 1 à 14, 5 Escapes, 5 Pirates, 2 Mermaids, la Tigress, le Skull King. Au choix de la table, aussi le Kraken, la Baleine blanche et 2 Butins.
skullking-about-ww = Baleine blanche : dans son pli, seuls les nombres comptent ; le plus haut gagne, quelle que soit la couleur.
skullking-about-kr = Kraken : le pli où on le joue ne revient à personne.
skullking-about-l = Butin : il ne gagne qu’entre Escapes et Butins, s’il est joué en premier. Tu t’allies avec la personne qui le prend : 20 chacun si les deux annonces sont réussies.
skullking-about-ti = Tigress : Pirate ou Escape, tu le dis en la jouant.
skullking-about-ph = Harry le Géant : un Pirate. Si tu gagnes avec lui, tu peux changer ton annonce d’un pli.
skullking-about-pj = Juanita Jade : une Pirate. Si tu gagnes avec elle, tu vois les cartes non distribuées.
skullking-about-ps = Rascal de Roatan : un Pirate. Si tu gagnes avec lui, tu peux miser 10 ou 20 sur ton annonce.
skullking-about-pb = Bendt le Bandit : un Pirate. Si tu gagnes avec lui, tu pioches 2 cartes et en défausses 2.
skullking-about-pr = Rosie D’Laney : une Pirate. Si tu gagnes avec elle, tu choisis qui entame ensuite.

skullking-typed-lead = entame
skullking-typed-discard = défausser
skullking-typed-bet = miser
skullking-typed-change = changer annonce
