# Ce qui n’est propre à aucun jeu : le salon d’attente, la table, les boutons, la fin.
# keys.py, button_key: button-*
# keys.py, key_of: button-yes-* confirm-* permission-*
# keys.py, refusal_key: refusal-*

## Avant la partie

lobby-title = { $game } : qui est de la partie ?
lobby-seats = Places prises : { $taken } sur { $places }
lobby-players = { $least } à { $most } personnes
lobby-turns = environ { $turns } tours chacun
lobby-days = une fois par jour : { $once ->
        [one] { $once } jour
       *[other] { $once } jours
    } · deux fois ou plus : { $few ->
        [one] { $few } jour
       *[other] { $few } jours
    }
lobby-minutes = environ { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
lobby-length-days = { $length } · { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
lobby-length-minutes = { $length } · { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
lobby-live = En temps réel : { $minutes } min
lobby-is-host = hôte
options-title = { $game } : options
options-by = { $host } peut changer tout cela.
lobby-hint-few = { $least ->
       *[other] Il faut être au moins { $least } pour commencer, pirates virtuels compris.
    }

option-yes = oui
option-no = non
list-and = 
    { $sound ->
       *[other] { $others } et { $last }
    }

button-join = Prendre place
button-leave = Libérer ma place
button-add-computer = Ajouter un pirate virtuel
button-remove-computer = Retirer un pirate virtuel
button-deal = Distribuer
button-rules = Règles
button-signs = Signes
button-options = Options
button-fair = Pas de triche ?
button-no-tips = Pas d’astuces, merci
button-hand = Ma main
button-bid = Annoncer
button-play = Jouer
button-board = Table
button-scorepad = Scores
button-more = Plus
button-my-tables = Mes tables
button-play-now = Jouer
button-to-that-table = Aller à cette table
button-open-in-thread = L’ouvrir dans un fil
button-me = Moi
button-my-preferences = Mes préférences
button-record = Télécharger la partie
button-show-step = Revoir à partir d’ici
button-share = Partager
button-again = Ouvrir une nouvelle table
button-back = Retour
button-done = Fini
button-undo = Reprendre mon coup
button-give-up = Quitter la partie
button-end = Arrêter la partie
button-yes-end = Oui, arrêter
button-yes-leave = Oui, quitter
button-no = Non, revenir
select-option = { $option } : { $value }
select-chosen = { $value } · { $option }
select-switches = Aussi en jeu

## La table

table-frozen = Cette table est gelée : son journal et ses scores ne concordent pas, et je préfère ne rien inventer. Rien du journal n’est perdu. La modération peut arrêter la partie.
table-ended = Cette partie a été arrêtée : il n’y a pas de résultat.
event-game-over = La partie est finie.
event-won = { $count ->
        [one] { $names } gagne !
       *[other] { $names } gagnent !
    }
place-line = { $place }. **{ $name }** : { $score }
tally-title = { $games ->
        [one] Après { $games } partie
       *[other] Après { $games } parties
    }
tally-line = { $name } : { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    }
fair-title = Le mélange est-il honnête ?
fair-about = Avant la première donne, j’ai tiré 32 octets au hasard, la **graine**. Tous les mélanges de cette partie en découlent : aucune carte ne peut être choisie après coup. Le **sceau** est le SHA-256 de ces 32 octets : il ne révèle rien, et seule cette graine lui correspond.
fair-seal = Le sceau : `{ $seal }`
fair-later = À la fin de la partie, la graine est publiée ici et tout le monde peut vérifier.
fair-seed = La graine : `{ $seed }`
fair-check = Pour vérifier : la graine est écrite en hexadécimal, deux chiffres par octet, et l’empreinte est celle des 32 octets, pas de ces chiffres. Choisis l’entrée `hex` dans un outil SHA-256, ou tape dans un terminal : { $command }. Le fichier de la partie contient toutes les cartes.

## Mains et panneaux

hand-title = { $game } · ta main
done-moved = Ton coup : { $move }
hand-link = [La table]({ $link })
hand-due = Délai : { $at } ({ $ago })
hand-closed-dm = Je ne peux pas t’envoyer de messages privés. Pas grave : *Ma main* te montre toujours tes cartes ici.
hand-dm-later = Je ne peux pas encore t’envoyer tes cartes en message privé : Discord ne me laisse ouvrir que quelques conversations par heure. *Ma main* te les montre toujours ici.
channel-gone = **{ $game }** : le salon de ta partie a été supprimé. La partie continue : tape { COMMAND("table", "show") } dans un autre salon du serveur, et elle s’y installe.
channel-closed = **{ $game }** : je n’ai plus le droit d’écrire dans { $channel }, ta partie ne s’y affiche donc plus. Demande à l’administration du serveur de me donner ces permissions dans ce salon : { $permissions }. Ou demande à la modération de déplacer la table avec { COMMAND("tavern", "tables") }.
server-lost = **{ $game }** : je ne suis plus sur le serveur de ta partie. Elle est en attente : aucun délai ne court. Dès qu’un admin m’ajoute à nouveau, elle continue là où elle en était. Elle attend jusqu’au { $until }, puis se termine sans résultat.
hand-not-dealt = Tes cartes arrivent dès qu’elles sont distribuées.
hand-first-game = Première partie ? J’explique au fur et à mesure.
hand-over = Cette partie est finie.
hand-newer = Ta main est ouverte dans un message plus récent.
hand-away = Un pirate virtuel joue à ta place. Joue ton prochain coup ou appuie sur *Reprendre ma place*, et te revoilà dans la partie.
hand-missed = ⏰ Ton temps était écoulé : un pirate virtuel a joué ton dernier coup. Tu restes dans la partie.
help-anywhere = On joue dans les salons d’un serveur ; ici tu reçois tes cartes et tu joues tes coups.
help-about = Quatre jeux de cartes de pirates, entre amis ou avec des pirates virtuels. Tout se joue avec des boutons, les règles sont courtes, et des astuces accompagnent ta première partie.
help-challenge = Une partie à deux : { COMMAND("tavern", "challenge") }
help-voyages = Les traversées, les mêmes parties pour tout le monde : { COMMAND("league", "league-list") }
help-leagues = Les ligues de ce serveur : { COMMAND("league", "league-list") }
help-own = Langue et rappels : { COMMAND("tavern", "preferences") } · tes données : { COMMAND("tavern", "privacy") } · les scores de vraies cartes : { COMMAND("pad", "pad-start") }
help-which = Quel jeu ?
welcome =
    ## Bienvenue à bord !
    Quatre jeux de cartes de pirates, pour une petite pause ou toute une semaine, et tout se joue avec des boutons.
    • Commence dans n’importe quel salon avec { COMMAND("tavern", "help") } : une table s’ouvre, et des pirates virtuels prennent les places libres.
    • Qui ouvre des tables, où et à quel rythme : { COMMAND("tavern", "server-settings") }
    • Une ligue à vous : { COMMAND("league", "league-create") }
    Je ne lis les messages de personne. Il n’y a que toi qui vois celui-ci, et une seule fois.
rules-title = { $game } : les règles, { $page } sur { $pages }
rules-which = Les règles de quel jeu ?
rules-held = Dans ta main
confirm-end = Arrêter la partie pour tout le monde ? Il n’y aura pas de résultat.
confirm-leave = Quitter la partie ? Un pirate virtuel prend ta place et ta main.

## Réponses

done-opened = Réglages et pirates virtuels : *Options*.
done-opened-in-thread = Ta table est ouverte dans **[un fil de ce salon]({ $link })**. Réglages et pirates virtuels : *Options*.
done-joined = Tu es de la partie ! Tes cartes arriveront ici et, si tu l’autorises, en message privé.
done-tips = 💡 Désormais, des astuces accompagnent tes cartes. Pour les masquer : { COMMAND("tavern", "preferences") }.
done-forced = ⏩ Désormais je joue tes coups forcés pour toi, chacun dans les deux minutes, sauf pendant tes heures de repos. Pour changer : { COMMAND("tavern", "preferences") }.
done-left = Tu as quitté la table.
done-left-game = Tu as quitté la partie. Un pirate virtuel continue à ta place.
done-computer-added = { $name } prend place.
done-computer-removed = Un pirate virtuel s’en va.
done-option = Enregistré.
done-dealt = Les cartes sont distribuées.
done-undone = Coup repris.
done-ended = La partie est arrêtée.
done-kept = Rien n’a changé.
done-replaced = { $name } joue maintenant sur le siège { $seat }.
bring-about = Plusieurs de tes tables n’ont plus de salon. L’une d’elles peut s’installer ici.
bring-which = Quelle table ?
done-shown = Voici la table : { $link }
done-record = Toute la partie, avec la preuve du mélange. Avec le code du bot, tout le monde peut vérifier : `python -m bot replay FILE`.
share-about = Où publier le résultat ? Je ne mentionne personne.
share-where = Salon
done-shared = Partagé dans { $channel }.
scorepad-empty = Aucune manche n’est encore comptée.

## Refus : ce qui ne va pas, et ce qu’on peut faire

refusal-no-table-here = { $game } : il n’y a pas de table dans ce salon. Ouvres-en une avec { COMMAND($command, "start") }.
refusal-other-game-here = À cette table, on joue à { $game }.
refusal-no-such-table = Cette table n’existe plus. { COMMAND("tavern", "my-tables") } montre les tiennes.
refusal-not-your-table = Tu n’es pas à cette table. { $free ->
        [0] Elle est complète.
       *[other] Il reste de la place : appuie sur *Prendre place*.
    }
refusal-not-started = Les cartes ne sont pas encore distribuées. La table montre ce qui manque.
refusal-already-started = Les cartes sont déjà distribuées. Demande à l’hôte de te donner une place : { COMMAND("table", "manage") }.
refusal-table-closed = Cette partie est finie. Ouvre une nouvelle table avec { COMMAND($command, "start") }.
refusal-table-frozen = Cette table est gelée en attendant la modération. Rien n’est perdu.
refusal-table-moved-on = La partie a avancé ; voici où elle en est.
refusal-channel-taken = Il y a déjà **[une table]({ $link })** dans ce salon.
refusal-already-seated = Tu es déjà à cette table.
refusal-already-seated-there = { $name } est déjà à cette table.
refusal-table-full = Les { $places } places sont prises. Les tables où il reste de la place sont sous *Qui veut jouer ?*
refusal-too-few-players = Il faut être au moins { $least }. Attends les autres, ou ajoute des pirates virtuels.
refusal-places-out-of-range = Ce jeu se joue de { $least } à { $most }. Choisis un nombre dans cet intervalle.
refusal-too-many-computers = Avec autant de places, il peut y avoir de 0 à { $most } pirates virtuels : une place est pour toi.
refusal-no-computer-here = Il n’y a aucun pirate virtuel à cette table.
refusal-host-only = Seul l’hôte peut faire ça. La table montre qui c’est.
refusal-host-or-moderator-only = Seuls l’hôte de cette table et la modération peuvent faire ça. Demande-leur.
refusal-no-such-seat = Cette place n’existe pas à cette table. Choisis parmi les propositions.
refusal-computer-already = Un pirate virtuel occupe déjà cette place.
refusal-computer-only = C’est un bot. Laisse le nom vide pour un pirate virtuel.
refusal-nothing-to-undo = Tu n’as aucun coup à reprendre.
refusal-not-over = On ne télécharge et on ne revoit qu’une partie finie : avant, on verrait la main de tout le monde.
refusal-share-not-yours = Tu ne peux pas écrire dans { $channel }. Choisis un autre salon.
refusal-share-not-mine = Je ne peux pas écrire dans { $channel }. Il me manque : { $permissions }. Choisis un autre salon ou demande à un admin.
refusal-share-refused = { $channel } n’a pas pris le message. Choisis un autre salon.
refusal-unknown-option = { $option } : { $value }, ce n’est pas possible. Choisis { $allowed ->
        [none] parmi les valeurs proposées
       *[other] { $allowed }
    }.
refusal-options-apart = { $option } ne va qu’avec { $other } : { $needed }. Choisis cela d’abord, ou laisse { $option } de côté.
refusal-too-many-seated = Avec ce choix, on joue à { $most } au plus, et vous êtes { $seated }. Choisis autre chose, ou libère d’abord des places.
refusal-missing-permissions = Je ne peux pas jouer dans ce salon. Il me manque : { $permissions }. Demande à l’administration du serveur.
thread-archives-early = Discord archive ce fil après { $hours ->
        [one] 1 heure
       *[other] { $hours } heures
    } sans messages, avant que le délai pour jouer soit écoulé. Choisis une durée plus longue dans les paramètres du fil.
refusal-not-in-thread = Je ne suis pas encore dans ce fil privé et ne peux rien y écrire. Mentionne-moi une fois ({ $bot }), puis réessaie.
refusal-post-not-taken = Je ne peux pas écrire dans ce salon, il n’y a donc pas de table. Choisis un autre salon, ou demande à l’administration du serveur de me laisser écrire ici.
refusal-guild-only = Ça ne marche que dans les salons d’un serveur, pas ici.
refusal-table-elsewhere = Ta table est dans un autre salon : { $link }
refusal-discord-unavailable = Discord ne répond pas bien en ce moment. Ton coup est bien enregistré ; réessaie dans un instant.
refusal-command-changed = Cette commande a changé avec une de mes mises à jour. Tape-la de nouveau ; si ton Discord montre encore l’ancienne, recharge-le d’abord.
refusal-command-moved = Cette commande est maintenant { COMMAND($group, $command) }.
refusal-command-moved-to-button = C’est maintenant *{ $button }* dans { COMMAND($group, $command) }.
refusal-unknown-button = Ce bouton ne marche plus. { COMMAND("tavern", "my-tables") } montre tes tables ; tout autre panneau se rouvre avec sa commande.
refusal-unknown-move = Je ne comprends pas « { $words } ». Appuie sur *Ma main* et choisis, ou prends une des propositions en tapant.
refusal-move-unclear = « { $words } » n’est pas un coup que je peux jouer. Tu peux taper : { $moves }
refusal-game-over = Cette partie est finie. *Ouvrir une nouvelle table* en commence une autre.
refusal-not-your-turn = Ce n’est pas à toi de jouer. On attend { $name }.
refusal-unknown-card = Il n’y a pas de carte « { $word } » dans ce jeu. Appuie sur *Ma main* et choisis, ou prends une des propositions en tapant.
refusal-not-in-hand = Tu n’as pas cette carte en main : { $card }. *Ma main* te montre les tiennes.
error-answer-lost = Discord n’a pas transmis ma réponse, mais ton coup a sans doute été pris en compte. Regarde la table avant de réessayer.
error-not-stored = Je ne peux rien enregistrer en ce moment : rien de ce que tu viens de faire n’a été pris en compte. Réessaie plus tard ; si ça dure, préviens la personne qui gère le bot : les logs disent pourquoi.
error-not-certain = Il y a eu un problème avec la base de données, et je ne sais pas si ta dernière action a été enregistrée. Regarde la table avant de réessayer.
error-late = La base de données ne répond pas en ce moment : je ne sais pas encore si ton action a été enregistrée. La réponse suivra dès que possible ; s’il n’en vient pas, regarde la table avant de réessayer.
error-partly-stored = Je ne peux plus rien enregistrer en ce moment, mais une partie de ce que tu viens de faire a été prise en compte. Regarde avant de réessayer ; si ça dure, préviens la personne qui gère le bot : les logs disent pourquoi.
error-bug = Quelque chose a mal tourné de mon côté. Tout ce que je t’ai confirmé est bien enregistré ; réessaie. Si ça recommence, donne ce code à la personne qui gère le bot : `{ $reference }`
form-typed = Ce que tu as écrit
button-form-again = Changer et réessayer

permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-read-message-history = Voir les anciens messages
permission-attach-files = Joindre des fichiers

# What the command help shows

help-moderators = Pour la modération : { COMMAND("tavern", "server-settings") } · { COMMAND("tavern", "tables") } · { COMMAND("league", "league-create") }

# Before the name of a computer pirate; `gender` is the pirate's own.
rank-cabin-boy =
    { $gender ->
       *[other] Mousse { $name }
    }
rank-bosun =
    { $gender ->
       *[other] Bosco { $name }
    }
rank-captain =
    { $gender ->
       *[other] Capitaine { $name }
    }
ranks-about = Le mousse se trompe parfois, le bosco joue bien, le capitaine prévoit.
select-level = Grade d’un pirate virtuel
done-level = C’est maintenant { $name }.
refusal-no-such-level = Ce grade n’existe pas dans ce jeu. Choisis-en un autre.

labelled = { $label } : { $text }
