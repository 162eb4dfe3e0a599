# Ceux qui mènent une ligue : son panneau, ses membres, ses parties, les corrections et les refus.

## Le panneau d’une ligue

managing-post = vers son affiche
managing-people = { $players ->
        [one] Une personne participe
       *[other] { $players } participent
    }, { $waiting } sur la liste d’attente.
managing-late = { $count ->
        [one] Une table est en retard
       *[other] { $count } tables sont en retard
    }
managing-awaits = on attend : { $names }
managing-select = S’occuper d’une partie
managing-begin = Commencer maintenant
managing-next = Ronde suivante maintenant
managing-pause = Pause
managing-resume = Reprendre
managing-entrants = Qui participe
managing-again = Afficher ici
managing-end = Terminer la ligue
managing-players = **Participent** ({ $count })
managing-add = Ajouter quelqu’un
managing-remove = Retirer quelqu’un
end-league-confirm = Faut-il vraiment terminer cette ligue maintenant ? Le classement reste tel quel ; les parties en cours ne comptent plus.
button-yes-end-league = Oui, terminer
done-league-begun = ✅ La première ronde est tirée au sort. Ses tables s’ouvrent.
done-league-next = ✅ La ronde suivante est tirée au sort. Les parties en cours comptent encore.
done-league-finished = ✅ C’était la dernière ronde : la ligue est terminée.
done-league-paused = ✅ La ligue est en pause. Les parties commencées continuent.
done-league-resumed = ✅ La ligue reprend. Toutes les échéances sont repoussées de la durée de la pause.
done-league-extended = ✅ La ronde dure maintenant jusqu’au { $at }.
done-league-ended = ✅ La ligue est terminée.
done-league-moved = ✅ L’affiche arrive dans { $channel }, les prochaines tables aussi.
done-league-added = ✅ { $name } participe.
done-league-removed = ✅ { $name } ne participe plus. Ce qui a été joué compte.

## Une partie

referee-table = vers la table
referee-computer = pirate virtuel
referee-there = est là
referee-missing = pas encore là
referee-awaited = doit jouer
referee-away = absent, un pirate virtuel joue
referee-forfeited = a déclaré forfait
referee-drawn = tiré au sort
referee-result = place { $place }, { $score }
referee-nudge = Relancer
referee-start = Commencer maintenant
referee-open = Rouvrir son fil
referee-correct = Corriger le résultat
referee-count = Compter de nouveau
referee-void = Ne pas compter
referee-select-forfeit = Qui perd par forfait ?
referee-select-replace = À qui prendre sa place ?
referee-substitute = Quelqu’un qui veut bien remplacer
referee-anybody = N’importe qui sur ce serveur
referee-by-computer = Un pirate virtuel
referee-reason = Pourquoi ?
referee-reason-about = Tout le monde peut le lire
referee-scores = Les scores, dans l’ordre des sièges
referee-scores-about = { $count } nombres entiers séparés par des virgules, comme 120, 80, -10, 40
referee-places = Les places, si les scores ne suffisent pas
referee-places-about = Dans l’ordre des sièges, comme 1, 2, 2, 4 ; sinon, laisse vide
referee-voided = **{ $name }** ne compte pas cette partie ({ $before }) : { $reason }
referee-corrected = **{ $name }** corrige ({ $before }) en ({ $after }) : { $reason }
referee-counted = **{ $name }** compte de nouveau cette partie ({ $after }) : { $reason }
referee-call-start = 👋 { $mentions } Votre table de **{ $league }** vous attend. Appuyez sur « Je suis là » ci-dessus.
referee-call-move = 👋 { $mentions } Votre table de **{ $league }** attend votre coup.
action-forfeited = { $other } a déclaré forfait ; un pirate virtuel continue.
done-match-nudged = ✅ Relance envoyée : { $names }
done-match-started = ✅ Les cartes sont distribuées maintenant.
done-match-opened = ✅ La partie se rouvre dans { $channel }.
done-match-forfeited = ✅ { $name } perd cette partie par forfait.
done-match-replaced = ✅ À la place de { $name } maintenant : { $other }.
done-match-voided = ✅ Cette partie ne compte plus. Le classement est recalculé.
done-match-counted = ✅ Cette partie compte de nouveau. Le classement est recalculé.
done-match-corrected = ✅ Le résultat est corrigé. Le classement est recalculé.

## Classements libres

done-table-counts = ✅ Cette table compte pour **{ $name }**.
done-table-counts-no-more = ✅ Cette table ne compte plus pour **{ $name }**.

## Refus

refusal-league-stands-still = La ligue ne tourne pas, rien n’est donc distribué. Fais-la d’abord reprendre.
refusal-match-counts-nowhere = Cette partie ne compte nulle part : elle n’a pas encore de jeu, ou elle est déjà annulée.
refusal-match-counts-already = Cette partie compte déjà.
refusal-nudged-already = La relance est déjà partie. Tu pourras recommencer <t:{ $again }:R>.
refusal-nobody-to-nudge = Cette partie n’attend personne en ce moment.
refusal-match-thread-closed = Le fil de cette partie a disparu, ou je ne peux pas y écrire. *Rouvrir son fil* en ouvre un nouveau ; une table déjà en jeu change de salon avec `/tavern tables`.
refusal-not-signed-up-any-more = Cette personne ne remplace plus personne. Choisis quelqu’un d’autre.
refusal-no-scores = « { $value } » ne sont pas des scores. Écris des nombres entiers séparés par des virgules, comme 120, 80, -10, 40.
refusal-host-or-league-only = Seul l’hôte de cette table, ou qui mène les ligues ici, peut la faire compter.
refusal-table-counts-nowhere = Cette table ne compte pour aucun classement libre. Utilise la commande dans le salon d’une table qui compte.
button-league-panel = Gérer
