# Ce qui n’est propre à aucun jeu : le salon d’attente, la table, les boutons, la fin.

## Avant la partie

lobby-title = { $game } : qui est de la partie ?
lobby-host = L’hôte de la table : { $host }. { $free ->
        [0] Elle est complète.
        [one] Il reste une place.
       *[other] Il reste { $free } places.
    }
lobby-seats = Places : { $taken } sur { $places }
lobby-hint-few = { $least ->
       *[other] Il faut être { $least } pour commencer, pirates virtuels compris.
    }
lobby-hint-ready = { $host } peut distribuer.
lobby-fairness = Rien dans les manches : le mélange est déjà fixé. Son sceau est `{ $commitment }` ; à la fin de la partie, la graine est publiée et tout le monde peut vérifier.

option-yes = oui
option-no = non

button-join = Prendre place
button-leave = Se lever
button-add-computer = Ajouter un pirate virtuel
button-remove-computer = En renvoyer un
button-deal = Distribuer
button-rules = Règles
button-hand = Ma main
button-bid = Annoncer
button-play = Jouer
button-scorepad = Feuille de score
button-more = Plus
button-record = Enregistrement
button-again = Nouvelle table
button-back = Retour
button-done = Terminé
button-undo = Reprendre mon coup
button-give-up = Quitter la table
button-end = Terminer la table
button-yes-end = Oui, terminer
button-yes-leave = Oui, quitter
button-no = Non, on continue
select-replace = Remplacer quelqu’un par un pirate virtuel
select-option = { $option } : { $value }

## La table

table-frozen = Cette table est gelée : son journal et sa feuille de score ne concordent pas, et on ne devine rien. La modération peut la terminer ; rien du journal n’est perdu.
table-ended = Cette table a été terminée. Il n’y a pas de résultat.
event-game-over = La partie est finie.
place-line = { $place }. **{ $name }** : { $score }
tally-title = Après { $games } parties
tally-line = { $name } : { $wins ->
        [one] { $wins } partie gagnée
       *[other] { $wins } parties gagnées
    }
fairness-open = La graine était `{ $seed }`. Son SHA-256 est `{ $commitment }`, le sceau affiché avant la première donne.

## Mains et panneaux

hand-title = { $game } · ta main
hand-link = [Vers la table]({ $link })
hand-closed-dm = Je ne peux pas t’envoyer de messages privés. Pas grave : *Ma main* te montre toujours tes cartes ici.
hand-not-dealt = Tu as ta place. Tes cartes arrivent dès que l’hôte distribue.
hand-over = Cette partie est finie.
hand-away = Un pirate virtuel joue pour toi. Ton prochain coup, ou *Reprendre ma place*, te ramène à la table.
more-title = Quoi d’autre ?
end-confirm = Terminer cette table pour tout le monde ? Il n’y aura pas de résultat.
leave-confirm = Quitter la partie en cours ? Un pirate virtuel prend ta place et ta main.

## Réponses

done-opened = Ta table est ouverte.
done-joined = Tu es à la table. Tes cartes arriveront ici et, si tu l’autorises, en message privé.
done-left = Tu as quitté la table.
done-left-game = Un pirate virtuel continue à ta place.
done-computer-added = { $name } prend place.
done-computer-removed = Un pirate virtuel est parti.
done-option = C’est changé.
done-dealt = Les cartes sont distribuées.
done-undone = Tu as repris ton coup.
done-ended = La table est terminée.
done-kept = Rien n’a changé.
done-replaced = { $name } joue maintenant à la place { $seat }.
done-shown = Voici la table : { $link }
done-record = Toute la partie, avec la preuve du mélange. Tout le monde peut la rejouer : `python -m bot replay FILE`.
scorepad-empty = Aucune manche n’est encore comptée.

## Refus : ce qui ne va pas, et ce qu’on peut faire

refusal-no-table-here = Il n’y a pas de table de { $game } dans ce salon. Ouvres-en une avec `/{ $command } start`.
refusal-no-such-table = Je ne connais plus cette table.
refusal-not-your-table = Tu n’es pas à cette table. { $free ->
        [0] Elle est complète.
       *[other] Il reste de la place : clique sur *Prendre place*.
    }
refusal-not-started = Les cartes ne sont pas encore distribuées. L’hôte s’en charge dès que vous êtes assez à la table.
refusal-already-started = Les cartes sont déjà distribuées. Demande à l’hôte de te donner une place avec `/{ $command } remplacer`.
refusal-table-closed = Cette table est fermée. Ouvres-en une nouvelle avec `/{ $command } ouvrir`.
refusal-table-frozen = Cette table est gelée en attendant que la modération y jette un œil. Rien n’est perdu.
refusal-table-moved-on = La partie a avancé ; voici où elle en est.
refusal-channel-taken = Il y a déjà une table dans ce salon : { $link }
refusal-already-seated = Tu es déjà à cette table.
refusal-already-seated-there = { $name } est déjà à cette table.
refusal-table-full = Les { $places } places sont prises.
refusal-too-few-players = Il faut être au moins { $least }. Attends les autres, ou ajoute des pirates virtuels.
refusal-places-out-of-range = Ce jeu se joue de { $least } à { $most }.
refusal-too-many-computers = Avec autant de places, de 0 à { $most } pirates virtuels ; une place est pour toi.
refusal-no-computer-here = Aucun pirate virtuel à cette table.
refusal-host-only = Seul l’hôte de cette table peut faire ça.
refusal-host-or-moderator-only = Seuls l’hôte de cette table et la modération peuvent faire ça.
refusal-no-such-seat = Cette place n’existe pas à cette table.
refusal-computer-already = Un pirate virtuel occupe déjà cette place.
refusal-computer-only = C’est un bot. Laisse le nom vide pour un pirate virtuel.
refusal-nothing-to-undo = Tu n’as aucun coup à reprendre.
refusal-not-over = On n’enregistre et on ne revoit qu’une partie finie : avant, on verrait la main de tout le monde.
refusal-unknown-option = { $option } : { $value }, ce n’est pas possible.
refusal-missing-permissions = Je ne peux pas jouer dans ce salon. Il me manque : { $permissions }.
refusal-guild-only = Les tables se tiennent dans les salons d’un serveur, pas ici.
refusal-table-elsewhere = Ta table est dans un autre salon : { $link }
refusal-discord-unavailable = Discord ne répond pas bien en ce moment. Ton coup est bien enregistré ; réessaie dans un instant.
refusal-command-changed = Cette commande a changé avec une de mes mises à jour. Tape-la de nouveau ; si ton Discord montre encore l’ancienne, recharge-le d’abord.
refusal-unknown-button = Ce bouton ne fait plus rien. Redemande ce à quoi il appartient.
refusal-unknown-move = Je ne comprends pas « { $words } ».
refusal-game-over = Cette partie est finie.
refusal-not-your-turn = Ce n’est pas à toi. On attend { $name }.
refusal-unknown-card = Il n’y a pas de carte « { $word } » dans ce jeu.
refusal-not-in-hand = Tu n’as pas cette carte en main : { $card }.
error-answer-lost = Discord n’a pas transmis ma réponse, mais ce que tu as fait a sans doute été pris en compte. Regarde la table avant de réessayer.
error-bug = Quelque chose a mal tourné de mon côté ; seul ce que je t’ai confirmé a changé. Si tu préviens la personne qui m’héberge, donne-lui cette référence : `{ $reference }`

permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-read-message-history = Voir les anciens messages
permission-attach-files = Joindre des fichiers
