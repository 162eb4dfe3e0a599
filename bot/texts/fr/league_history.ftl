# Ce qui a été fait dans une ligue : qui, quand et pourquoi ; et chaque partie de chaque ronde.
# keys.py, refusal_key: refusal-*
managing-now = Ce qui est en cours
managing-round = Voir une ronde
button-league-history = Historique
history-title = Historique : { $name }
history-nothing = Personne n’est encore intervenu.
history-all = Tout
history-with-reason = { $text } Motif : { $reason }
history-begun = **{ $name }** lance la ligue.
history-next = **{ $name }** tire au sort la ronde suivante.
history-paused = **{ $name }** met la ligue en pause.
history-rested = **{ $name }** met la ligue et ses délais en pause.
history-resumed = **{ $name }** met fin à la pause.
history-extended = **{ $name }** prolonge la ronde{ $hours ->
        [0] .
        [one] {" "}de { $hours } heure.
       *[other] {" "}de { $hours } heures.
    }
history-played-out = **{ $name }** fait finir la ronde par des pirates virtuels.
history-ended = **{ $name }** arrête la ligue.
history-moved = **{ $name }** déplace le message de la ligue.
history-added = **{ $name }** ajoute { $who }.
history-removed = **{ $name }** retire { $who }.
history-nudged = **{ $name }** envoie une relance.
history-started = **{ $name }** lance la partie.
history-reopened = **{ $name }** rouvre le fil.
history-forfeited = **{ $name }** décide : { $who } perd par forfait.
history-forfeit-taken-back = **{ $name }** retire le forfait : { $who }.
history-played-themselves = **{ $name }** décide : { $who } a bien joué en personne.
history-replaced = **{ $name }** décide : { $other } remplace { $who }.
history-substituted = { $other } remplace { $who }, qui manquait au moment de la donne.
history-credited = **{ $name }** décide : le résultat noté pour { $who } revient à { $other }.
history-points = **{ $name }** donne des points à la main. { $who } : { $given }.
history-points-back = **{ $name }** revient sur des points donnés à la main. { $who } : { $given }.
history-own-table = ⚠️ Il s’agit de sa propre table.
history-own-points = ⚠️ Des points pour soi-même.
referee-select-forfeit-back = Retirer un forfait
referee-select-credit = Quelqu’un d’autre a joué
referee-select-themselves = A bien joué en personne
referee-credit-about = Qui a remplacé { $name } ? Le résultat et ses points lui reviennent alors.
done-match-forfeit-back = ✅ Forfait retiré : { $name }. Le classement est recalculé.
done-match-themselves = ✅ Le résultat compte pour { $name }. Le classement est recalculé.
done-match-credited = ✅ Le résultat noté pour { $name } revient à { $other }. Le classement est recalculé.
managing-nudge-late = Relancer les tables en retard
done-late-nudged = ✅ Relance envoyée : { $names }{ $refused ->
        [0] {""}
        [one] {" "}(sauf à { $refused } table : déjà relancée, ou fil fermé)
       *[other] {" "}(sauf à { $refused } tables : déjà relancées, ou fils fermés)
    }
refusal-nobody-is-late = { $refused ->
        [0] Aucune table en retard n’attend quelqu’un en ce moment.
       *[other] Toutes les tables en retard ont été relancées depuis moins d’une heure, ou leurs fils sont fermés.
    } Ouvre une partie pour voir ce qu’elle attend.
managing-search = Chercher
managing-person = Voir une personne
managing-found = { $count ->
        [one] { $count } personne trouvée.
       *[other] { $count } personnes trouvées.
    }
form-search = Une partie du nom
form-search-about = Comme « ann » pour Anna et Joanna
refusal-nobody-called = Dans cette ligue, personne n’a « { $value } » dans son nom. Essaie une partie plus courte.
entrant-new-account = compte de { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
entrant-new-member = ici depuis { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
entrant-player = participe
entrant-waiting = sur la liste d’attente
entrant-substitute = propose de remplacer
entrant-invited = invitation sans réponse
entrant-out = ne participe plus
entrant-replace = Remplacer jusqu’à la fin
entrant-replace-anybody = Remplacer par n’importe qui du serveur
button-entrant-points = Donner ou ôter des points
form-given = Points
form-given-about = { $low ->
        [1] Par exemple 2 ou -1. S’ajoute à la moyenne, où moins, c’est mieux
       *[other] Par exemple 2, ou -1 pour en retirer
    }
points-take-back = Revenir sur des points donnés à la main
done-points-given = ✅ Points changés pour { $name }. Le classement est recalculé.
done-points-back = ✅ Ce changement de points ne compte plus pour { $name }. Le classement est recalculé.
refusal-adjustment-out-of-range = Écris un nombre entier de 1 à { $most }, avec un moins pour retirer des points.
refusal-points-have-changed = Des points ont été donnés ou retirés à la main depuis que tu as commencé. Regarde le classement ci-dessous, puis appuie de nouveau si c’est toujours juste.
refusal-adjustment-taken-back = On est déjà revenu sur ces points.
done-replaced-for-good = ✅ { $other } remplace { $name } dès maintenant, aux tables ouvertes et à chaque tirage. Les parties déjà jouées comptent toujours pour { $name }.
