# La donne du jour : une par jour, la même pour tout le monde, à jouer contre trois pirates.
# keys.py, button_key: button-*
# keys.py, command_key: command-*
# keys.py, refusal_key: refusal-*

command-daily = donne-du-jour
command-daily-about = La donne du jour : contre trois pirates, la même pour tout le monde

button-daily = Donne du jour
button-daily-here = Jouer la donne du jour
button-solo-look = Regarder encore
button-solo-share = Partager dans ce salon
button-solo-back = Voir la dernière donne
button-solo-before = Donne précédente
button-solo-again = Rejouer cette donne
button-solo-rules = Règles
button-solo-replay = Revoir
button-solo-help = Aide
button-practise = S’entraîner d’abord

## A hand

solo-game-edition = { $game } ({ $edition ->
        [first] première édition
       *[other] édition { $edition }
    })
solo-title = ### Donne { $deal } · { $game }
    -# Prochaine donne à { $at }, { $ago }.
solo-about = Aujourd’hui, tout le monde reçoit ces cartes, contre les trois mêmes pirates. Visible par toi uniquement.
solo-late = Du { $day } ; elle compte encore pour ce jour-là.
solo-unranked = Rejouée : elle ne compte pas.
solo-practise-first = Tu débutes ? *S’entraîner d’abord* : quatre cartes, deux minutes, et rien ne compte.
solo-practice-title = ### Une donne d’entraînement · { $game }
    -# Elle ne compte pas.
solo-practised = C’est tout. La donne du jour a seulement quelques cartes de plus.
solo-first-bid = Ton annonce est le nombre exact de plis que tu feras.
solo-first-score = Exacte, elle rapporte 20 points par pli ; chaque pli d’écart coûte 10. Un 0 rapporte ou coûte 10 par carte.
solo-on-trust = Sur l’honneur : le code source est public et permet de calculer les cartes. Il n’y a ni classement, ni rôle, ni prix.

## When it is over

solo-score = **{ $points }** · Annonce { $bid }, plis { $won } : { $met ->
        [yes] annonce réussie.
       *[no] annonce ratée.
    }
solo-played = Jeu : **{ $figure }** sur 100{ $count ->
        [0] .
       *[other] , moyenne des dernières donnes ({ $count }) : { $mean }.
    }
solo-bid-cost = { $points ->
        [0] L’annonce n’a rien coûté.
        [one] L’annonce a coûté { $points } point.
       *[other] L’annonce a coûté { $points } points.
    }
solo-judging = J’évalue encore ton jeu : appuie sur *Regarder encore* dans un instant.
solo-made = annonce { $bid }, plis { $won }, { $points }
solo-field-plays = La comparaison n’est pas encore prête : regarde encore dans une minute.
solo-captains-bid = Un capitaine, le plus fort des pirates virtuels, aurait annoncé { $bid }.
solo-par = Un pirate virtuel à ta place : { $points }.
solo-in-a-row = { $days ->
        [one] 🔥 { $days } jour de suite.
       *[other] 🔥 { $days } jours de suite.
    }

## The day after

solo-back-title = ### Donne { $deal } · { $game }
    -# { $day }. Le jour est passé : voici toutes les mains.
solo-yours = **Toi :** { $made }
solo-rule = **Un pirate virtuel à ta place :** { $made }
solo-not-played = Tu n’as pas fini cette donne le jour même. Tu peux encore la jouer, sans qu’elle compte.

morning-played = { $name } : { $made }
morning-judged = { $name } · jeu : **{ $figure }** sur 100 · { $made }
morning-field = { $games } pirates virtuels et leurs points. { $people ->
        [one] Le soleil montre le résultat d’ici.
       *[other] Les soleils montrent ceux d’ici.
    }
morning-week = **Cette semaine** (les cinq meilleurs jours comptent)
morning-week-won = 🏆 **La semaine dernière :** { $names } avec { $points } (les cinq meilleurs jours comptaient)
morning-of-week = { $rank }. { $name } · { $points } { $days ->
        [one] ({ $days } jour)
       *[other] ({ $days } jours)
    }
morning-more = { $count ->
        [one] … et { $count } autre.
       *[other] … et { $count } autres.
    }
morning-days = { $days ->
        [one] Jouée ici { $days } jour de suite.
       *[other] Jouée ici { $days } jours de suite.
    }

## Help, and what people and servers choose

solo-help = ## La donne du jour
    - Chaque jour une manche de Skull King de huit cartes au plus, en alternance dans la première édition et celle de 2021. Tu annonces combien de plis tu feras, puis tu joues pour en faire exactement autant : les *Règles* disent le reste. La nouvelle donne arrive à minuit UTC ; la page montre quand c’est chez toi.
    - Tout le monde a les mêmes cartes et les trois mêmes pirates virtuels, qui répondent toujours pareil au même jeu. Un seul essai : pas de coup annulé, pas de conseils. Tu peux laisser la donne et continuer pendant une semaine, sur n’importe quel appareil.
    - Le lendemain, revois-la avec toutes les mains, regarde ce qu’un pirate virtuel a fait à ta place, et joue-la encore sans qu’elle compte.
    - Les vacances n’interrompent pas ta série. Je n’envoie jamais de rappel.
    - **Jeu :** 100, c’est jouer comme un capitaine ; 0, c’est jouer au hasard. Ton annonce et chaque carte sont comparées à celles d’un capitaine qui n’en sait pas plus que toi : la chance aux cartes n’aide donc pas. Une seule donne dit peu de choses, les sept dernières en disent plus. Les barres sont les points de 300 pirates virtuels qui se trompent parfois.
solo-help-trust = **Sur l’honneur.** Le code source est public et permet de calculer les cartes, comme pour le premier Wordle. C’est pourquoi il n’y a ni classement, ni rôle, ni prix.
privacy-deals = **Donnes du jour, traversées, duels :** tes coups, points et heures, et l’adversaire en duel ; où tu partages, et ton nom sauf si tu l’enlèves. Donnes inachevées : une semaine.

## Refusals

refusal-deal-clock = Ma date est fausse : je ne peux pas distribuer. Préviens la personne qui gère le bot.
refusal-deal-not-over = Une donne se revoit quand son jour est passé. Appuie sur *Jouer la donne du jour* pour celle d’aujourd’hui.
refusal-deal-gone = Je n’ai plus cette donne. { COMMAND("daily") } distribue celle du jour.
refusal-deal-moved-on = Cette donne a avancé, peut-être sur un autre appareil. Voici où elle en est :
refusal-no-game-to-replay = Tu n’as encore fini aucune partie à une table. { COMMAND("tavern", "my-tables") } montre tes tables.
