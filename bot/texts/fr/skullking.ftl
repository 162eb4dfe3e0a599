# Skull King. Les cartes portent le nom que leur donne la règle du jeu.
# keys.py, card_key: skullking-card-*
# keys.py, deck_key: skullking-deck*
# keys.py, event_key: skullking-event-*
# keys.py, field_key: skullking-home-*
# keys.py, game_key: game-skullking
# keys.py, game_option_key: skullking-option-*
# keys.py, key_of: skullking-about-* skullking-button-* skullking-pad-* skullking-suit-*
# keys.py, length_key: skullking-length-*
# keys.py, pitch_key: skullking-pitch
# keys.py, refusal_key: refusal-*
# keys.py, rules_key: skullking-rules*
# keys.py, score_key: skullking-score

game-skullking = Skull King
skullking-pitch = Annonce combien de plis tu feras, puis fais-en exactement autant.
skullking-score = { $score ->
        [one] { $score } point
       *[other] { $score } points
    }

skullking-suit-y = jaune
skullking-suit-r = rouge
skullking-suit-b = bleu
skullking-suit-k = noir
skullking-card-number = { $rank } { $suit }
skullking-card-e = Escape
skullking-card-p = Pirate
skullking-card-m = Mermaid
skullking-card-sm = Scary Mary
skullking-card-sm-p = Scary Mary en Pirate
skullking-card-sm-e = Scary Mary en Escape
skullking-card-sk = Skull King
skullking-button-sm-p = Mary : Pirate
skullking-button-sm-e = Mary : Escape

skullking-option-rounds = Manches par partie
skullking-length-5 = 5 manches
skullking-length-7 = 7 manches
skullking-length-10 = 10 manches
skullking-round = Manche { $round } sur { $rounds }
skullking-bidding = Annonces secrètes : { $missing ->
        [one] il en manque { $missing }.
       *[other] il en manque { $missing }.
    }
skullking-cards-each = { $cards ->
        [one] { $cards } carte par personne
       *[other] { $cards } cartes par personne
    }
skullking-revealed = **Yo-ho-ho !** Les annonces sont sur la table.
skullking-leads = **{ $name }** entame le pli { $trick } sur { $tricks }.
skullking-turn = À **{ $name }** de jouer, pli { $trick } sur { $tricks }.
skullking-follow = Couleur demandée : { $suit }
skullking-follow-none = Pas encore de couleur demandée
skullking-trick = Sur la table
skullking-last-trick = Dernier pli, gagné par **{ $name }** : { $cards }
skullking-last-aside = Dernier pli, mis de côté : { $cards }
skullking-bonus = bonus { $bonus }
skullking-player-bidding = { $name } : { $bid ->
        [yes] annonce faite
       *[no] réfléchit
    }, { $total ->
        [one] { $total } point
       *[other] { $total } points
    }
skullking-player = { $name } : annonce { $bid }, plis { $won }, { $total ->
        [one] { $total } point
       *[other] { $total } points
    }
skullking-dealer = distribue
skullking-is-leader = entame
skullking-winning = 👑 l’emporte pour l’instant
skullking-leads-first = { $name } entame le premier pli.
skullking-you-lead = Tu entames le premier pli.
skullking-deck = Édition : la première (Schmidt Spiele). 66 cartes : ⭐ ❤️ 🔷 🏴 de 1 à 13, 5 Escapes, 5 Pirates, 2 Mermaids, Scary Mary, le Skull King. Ni Kraken ni Butin : c’est l’édition de 2021, qu’on peut choisir à la table.
skullking-tip-trick = Un pli : chacun joue une carte, la meilleure les emporte toutes.
skullking-tip-bid = { $strong ->
        [0] Aucune de tes cartes ne gagne souvent.
        [one] Une de tes cartes gagne souvent (comme 🗡️ { $two_faced } 💀 🧜 et les hauts 🏴).
       *[other] { $strong } de tes cartes gagnent souvent (comme 🗡️ { $two_faced } 💀 🧜 et les hauts 🏴).
    } { $good ->
        [zero] 0 est une bonne annonce.
        [low] Annonce 0, ou 1 si tu oses.
        [about] Annonce { $bid }, à peu près{ $fewer ->
            [yes] , car toutes ne gagneront pas.
           *[no] .
        }
       *[either] Annonce { $bid }, à peu près, car d’autres gagnent parfois, ou 0 si tu préfères tout esquiver.
    }
skullking-tip-play = { $aim ->
        [only] C’est la seule carte que tu peux jouer.
        [late] Ton annonce est hors d’atteinte, mais chaque pli te sauve encore 10 points.
        [take-lead] Il te faut encore { $needed } des { $left } plis restants : entame d’une carte forte, ou d’une basse pour garder les fortes.
        [take-or-keep] Il te faut encore { $needed } des { $left } plis restants : bats 👑 maintenant, ou garde tes cartes fortes pour plus tard.
        [take-follow] Il te faut encore { $needed } des { $left } plis restants : bats 👑 avec une carte difficile à battre.
        [take-last] Il te faut encore { $needed } des { $left } plis restants et tu joues en dernier : la plus faible qui bat 👑 suffit.
        [take-none] Aucune de tes cartes ne bat 👑 : lâche une carte inutile.
        [aside] En l’état, personne ne gagne ce pli.
        [leave-lead] Tu ne veux plus de plis : entame d’un petit nombre ou d’une Escape.
        [leave-strong] Tu ne veux plus de plis, mais tes cartes sont fortes : espère qu’on batte la tienne.
        [leave-special] Tu ne veux plus de plis. Seules tes cartes spéciales restent sous 👑 ; un nombre passe si quelqu’un le bat encore.
        [leave-none] Tu ne veux plus de plis, mais toutes tes cartes battent 👑 : espère qu’on batte la tienne.
        [leave-last] Ce pli est à toi : débarrasse-toi de ta carte la plus forte.
       *[leave-follow] Tu ne veux plus de plis : reste sous 👑, plutôt avec une carte haute.
    }
skullking-tip-scored = Manche { $round } : annonce { $bid }, plis { $won }. { $how ->
        [zero-met] Un 0 réussi rapporte 10 par carte distribuée : { $score } points.
        [zero-missed] Un 0 raté coûte 10 par carte distribuée : { $score } points.
        [some-met] Annonce réussie : chaque pli compte, bonus compris : { $score } points.
       *[some-missed] Annonce ratée : chaque pli d’écart coûte ({ $score } points).
    }
skullking-about-sk = Skull King : prend tous les plis, sauf si une Mermaid s’y trouve.
skullking-about-sm = Scary Mary : Pirate ou Escape, tu le dis en la jouant.
skullking-about-m = Mermaid : bat tous les nombres et le Skull King ; les Pirates la battent.
skullking-about-p = Pirate : bat tous les nombres et les Mermaids ; seul le Skull King le bat.
skullking-about-e = Escape : ne gagne presque jamais. Garde-la pour un pli dont tu ne veux pas.
skullking-event-round-scored = Manche { $round } : { $scores }
skullking-your-bid = Ton annonce : **{ $bid }**. Tu peux la changer jusqu’à la dernière annonce.
skullking-make-bid = { $tricks ->
        [one] Il n’y a qu’un pli : tu le fais (1) ou pas (0) ?
       *[other] Combien de plis fais-tu sur { $tricks } ?
    }
skullking-your-cards = Tes cartes
skullking-may-play = Jouables
skullking-not-now = Pas maintenant
skullking-your-turn = **À toi de jouer.**
skullking-wait-turn = À **{ $name }** de jouer.
skullking-tally = { $stands ->
        [none] Ton annonce est 0 : **ne fais aucun pli**
        [met] Annonce { $bid }, plis { $won } : **n’en fais plus**
        [over] Annonce { $bid }, plis { $won } : déjà trop
       *[short] Annonce { $bid }, plis { $won } : **encore { $needed } à faire**
    }

skullking-event-bid-made = { $name } a annoncé.
skullking-event-bids-revealed = **Yo-ho-ho !** Les annonces : { $bids }
skullking-event-played = { $name } joue { $card }
skullking-led = { $name } entame avec { $card }. Ta carte ?
skullking-event-trick-won = { $name } remporte le pli : { $cards }
skullking-event-dealt = La manche { $round } commence.

skullking-pad-round = N°
skullking-pad-bid = annonce
skullking-pad-won = plis
skullking-pad-bonus = bonus
skullking-pad-score = points
skullking-pad-total = total

refusal-still-bidding = On joue les cartes une fois toutes les annonces faites.
refusal-bids-revealed = Les annonces sont révélées : tu ne peux plus changer la tienne.
refusal-bid-out-of-range = Dans cette manche, tu peux annoncer de 0 à { $most }.
refusal-must-follow = Tu as la couleur demandée ({ $suit }) : fournis-la, ou joue une carte spéciale. Impossible de jouer { $card } maintenant.
refusal-face-needed = { $card } a deux visages : joue `{ $kind }:P` (en Pirate) ou `{ $kind }:E` (en Escape).
refusal-unknown-plan = Je ne comprends pas « { $words } ». Choisis une carte de ta main, par exemple `Y5` ; { OPTION("unless") } est une option à part.
refusal-no-plan-now = Tu ne peux pas prévoir de carte maintenant. C’est possible une fois toutes les annonces faites, quand c’est à quelqu’un d’autre de jouer et qu’il te reste des cartes.
refusal-condition-gone = Cela ne peut plus arriver dans ce pli : ta carte ne serait jamais jouée. Choisis une autre condition, ou aucune.
refusal-plan-too-late = C’est déjà ton tour, trop tard pour prévoir. Choisis ta carte ci-dessous.

plan-asked = Touche une carte maintenant : je la jouerai quand ce sera ton tour.
plan-standing = { $only ->
        [leading] Si tu remportes ce pli, j’entame pour toi avec **{ $card }**.
        [special] À ton tour : **{ $card }**, mais seulement si personne ne joue de carte spéciale.
        [leader] À ton tour : **{ $card }**, mais seulement avec { $name } encore en tête du pli.
       *[no] À ton tour : **{ $card }**.
    }
plan-else = Sinon : **{ $card }**.
plan-else-asks = Sinon, je te demanderai.
plan-asks = me demander
plan-dropped = { $why ->
        [undone] Ta carte prévue ({ $card }) est annulée : une carte de ce pli a été reprise.
        [failed] Ta carte prévue ({ $card }) ne convient plus. Choisis-en une autre.
       *[over] Ta carte prévue ({ $card }) n’a pas été jouée : ce pli est passé.
    }
select-plan = À mon tour, jouer …
select-plan-lead = Si je remporte le pli, entamer …
select-plan-else = Sinon …
button-plan-always = La jouer toujours
button-plan-special = Sauf carte spéciale
button-plan-leader = Avec { $name } en tête
button-drop-plan = Ne plus rien prévoir

## Avec de vraies cartes

skullking-home-bid = Annonce
skullking-home-tricks = Plis réalisés
skullking-home-bonus = Points bonus
refusal-tricks-must-add-up = Cette manche a { $needed ->
        [one] { $needed } pli
       *[other] { $needed } plis
    }, mais tu en as noté { $tricks } en tout. Chaque pli revient à quelqu’un.
refusal-bonus-not-earned = { $name } : annonce { $bid }, plis { $tricks }. Il n’y a de bonus que pour une annonce réussie d’au moins 1. Note 0.
refusal-one-bonus-a-round = Il n’y a qu’un Skull King : une seule personne peut avoir un bonus dans une manche. { $name } a { $bonus }, et quelqu’un d’autre en a un aussi.

skullking-rules =
    En bref : fais exactement autant de plis que tu en annonces.
    • Un pli : chacun joue une carte, la meilleure les emporte toutes.
    • Dix manches : une carte par personne à la première, dix à la dixième.
    • Tout le monde annonce en secret combien de plis il va faire. À la dernière annonce, on révèle tout.
    • Fournis la couleur demandée si tu peux. Une carte spéciale se joue à tout moment.
    • Le noir (drapeau à tête de mort) est l’atout. Une Mermaid bat toutes les couleurs, un Pirate bat les Mermaids, le Skull King bat les Pirates, et une Mermaid bat le Skull King dès que les deux sont dans le même pli. Entre deux Pirates ou deux Mermaids, la première carte jouée l’emporte.
    • Une Escape ne gagne jamais, sauf si le pli n’est fait que d’Escapes : c’est alors la première. Scary Mary est Pirate ou Escape, à toi de choisir.
    • Annonce réussie : 20 points par pli. Ratée : −10 par pli d’écart. Annonce de 0 : ±10 × le numéro de la manche (+ si tu ne fais aucun pli).
    • Bonus si ton annonce est réussie : 30 par Pirate capturé par ton Skull King, 50 pour un Skull King capturé par ta Mermaid.
    • Après la dernière manche, le plus gros total gagne.
