# Ceux qui mènent une ligue : son panneau, ses membres, ses parties, les corrections et les refus.
# keys.py, button_key: button-*
# keys.py, key_of: action-* button-yes-* confirm-* open-tables-*
# keys.py, refusal_key: refusal-*

## Le panneau d’une ligue

managing-post = aller au message de la ligue
managing-people = { $players ->
        [one] { $players } inscription
       *[other] { $players } inscriptions
    }{ $waiting ->
        [0] .
       *[other] , { $waiting } sur la liste d’attente.
    }
managing-late = { $count ->
        [one] { $count } table est en retard
       *[other] { $count } tables sont en retard
    }
managing-awaits = on attend : { $names }
managing-select = Choisir une partie à gérer
managing-begin = Lancer maintenant
managing-next = Ronde suivante maintenant
managing-pause = Pause
managing-away = 🌴 En vacances : { $names }
managing-away-one = { $name } (du { $begin } au { $end })
confirm-pause-league = Mettre la ligue en pause ? Rien n’est tiré au sort pendant ce temps. Les délais des parties en cours peuvent aussi s’arrêter : on peut encore jouer, personne n’est relancé ni ne manque un tour, et la fin de la ronde recule d’autant.
button-pause-rest = Les délais aussi
button-pause-draws = Seulement les tirages
managing-resume = Continuer
managing-entrants = Inscriptions
managing-again = Amener le message ici
managing-end = Arrêter la ligue
managing-delayed-full = Ce serveur a autant de fils ouverts que Discord en permet. Archives-en ou supprimes-en : je réessaie { $again }.
managing-delayed-forbidden = Dans { $channel }, je n’ai pas le droit de faire ce qu’il faut pour la ligue. Vérifie mes permissions : je réessaie { $again }.
league-channel-gone = Le salon de la ligue **{ $name }** n’existe plus. La ligue attend. Choisis un salon où elle continuera.
button-league-go-on = Continuer ici
managing-delayed-gone = Le salon de la ligue n’existe plus. Va dans un autre salon et appuie sur *Amener le message ici*.
managing-delayed-closed = Discord ne prend rien de moi dans { $channel }. Va dans un autre salon et appuie sur *Amener le message ici*, ou attends : je réessaie { $again }.
managing-delayed-away = Discord ne répond pas pour le moment. Je réessaie { $again }.
managing-players = **Inscriptions** ({ $count })
managing-add = Ajouter quelqu’un
managing-remove = Retirer quelqu’un
confirm-end-league = Arrêter cette ligue maintenant ? Le classement reste tel quel ; les parties inachevées ne compteront pas.
button-yes-end-league = Oui, arrêter
done-league-begun = ✅ La première ronde est tirée au sort. Ses tables s’ouvrent.
done-league-drawn = ✅ La ronde est tirée au sort. Regarde-la ici ; *Ouvrir les tables* la fait commencer.
done-league-next = ✅ La ronde suivante est tirée au sort. Les parties commencées comptent toujours.
done-league-finished = ✅ C’était la dernière ronde : la ligue est finie.
done-league-paused = ✅ La ligue est en pause. Les parties commencées continuent.
done-league-rests = ✅ La ligue est en pause, les délais aussi. On peut encore jouer.
done-league-resumed = ✅ La ligue continue. Tous les délais sont repoussés de la durée de la pause.
done-league-extended = ✅ La ronde dure maintenant jusqu’au { $at }.
done-league-ended = ✅ La ligue est arrêtée.
done-league-moved = ✅ Le message de la ligue passe dans { $channel }, et les prochaines tables s’y ouvriront.
done-league-added = ✅ { $name } participe.
done-league-removed = ✅ { $name } ne participe plus. Les parties déjà jouées comptent toujours.

## Une partie

referee-table = aller à la table
referee-computer = pirate virtuel
referee-there = est là
referee-missing = pas encore là
referee-awaited = doit jouer
referee-away = n’est pas là, un pirate virtuel joue
referee-forfeited = forfait
referee-drawn = partie tirée au sort
referee-result = place { $place }, { $score }
referee-nudge = Relancer
referee-start = Commencer maintenant
referee-open = Rouvrir son fil
referee-correct = Corriger le résultat
referee-count = Compter de nouveau
referee-void = Annuler la partie
referee-select-forfeit = Qui perd par forfait ?
referee-select-replace = Qui faut-il remplacer ?
referee-substitute = Une des personnes qui proposent de remplacer
referee-anybody = N’importe qui sur ce serveur
referee-by-computer = Un pirate virtuel
referee-reason = Pourquoi ?
referee-reason-about = Tout le monde peut le lire
referee-places = Les places, si les scores ne suffisent pas
referee-places-about = Dans l’ordre des sièges, comme 1, 2, 2, 4 ; sinon, laisse vide
referee-voided = **{ $name }** annule cette partie ({ $before }) : { $reason }
referee-corrected = **{ $name }** corrige ({ $before }) en ({ $after }) : { $reason }
referee-counted = **{ $name }** fait de nouveau compter cette partie ({ $after }) : { $reason }
referee-take-back = Annuler la correction
correcting-score = Actuellement : { $score }
correcting-change = Changer { $name } · { $score }
correcting-place = place { $place }
correcting-follows = Le classement deviendrait :
correcting-unmoved = Personne ne changerait de place ni de points.
correcting-protest-open = Réclamation ({ $name }) : décider plus tard
correcting-protest-allowed = Réclamation ({ $name }) : acceptée
correcting-protest-dismissed = Réclamation ({ $name }) : rejetée
button-correct = Corriger
button-correct-scores = Changer les scores
button-correct-places = Places et motif
refusal-result-has-changed = Ce résultat, ou une réclamation à son sujet, a changé depuis que tu as commencé. Tes scores sont gardés : compare-les avec ce qui compte maintenant.
refusal-no-places = « { $value } » ne sont pas des places. Écris-en une par personne, comme 1, 2, 2, 4, ou laisse vide.
refusal-correction-not-to-take-back = Cette correction ne peut plus être annulée. Appuie sur *Actualiser* pour voir ce qui compte.
referee-call-start = 👋 { $mentions } Dans **{ $league }**, on attend du monde à cette table : appuie sur *Je suis là*.
referee-call-move = 👋 { $mentions } Dans **{ $league }**, la table attend le prochain coup.
referee-call-in = 👋 { $mentions } Dans **{ $league }**, tu remplaces quelqu’un à cette table : la place est à toi.
action-forfeited = { $other } perd par forfait ; un pirate virtuel continue.
done-match-nudged = ✅ Relance envoyée : { $names }
done-match-started = ✅ Les cartes sont distribuées.
done-match-opened = ✅ La partie se rouvre dans { $channel }.
done-match-forfeited = ✅ { $name } perd cette partie par forfait.
done-match-replaced = ✅ { $other } remplace { $name }.
done-match-voided = ✅ Cette partie ne compte plus. Le classement est recalculé.
done-match-counted = ✅ Cette partie compte de nouveau. Le classement est recalculé.
done-match-corrected = ✅ Le résultat est corrigé. Le classement est recalculé.

## Classements libres

done-table-counts = ✅ Cette table compte pour **{ $name }**.
done-table-counts-no-more = ✅ Cette table ne compte plus pour **{ $name }**.

## Refus

refusal-league-stands-still = La ligue n’est pas en cours, rien n’est donc distribué. Appuie d’abord sur *Continuer*.
refusal-match-counts-nowhere = Cette partie ne compte pas : elle n’a pas encore commencé, ou elle est déjà annulée.
refusal-match-counts-already = Cette partie compte déjà.
refusal-nudged-already = La relance est déjà partie. Tu pourras recommencer <t:{ $again }:R>.
refusal-nobody-to-nudge = Cette partie n’attend personne en ce moment.
refusal-match-thread-closed = Le fil de cette partie a disparu, ou je ne peux pas y écrire. Appuie sur *Rouvrir son fil* ; si la partie est en cours, change sa table de salon avec { COMMAND("tavern", "tables") }.
refusal-not-signed-up-any-more = Cette personne a retiré sa proposition de remplacer. Choisis quelqu’un d’autre.
refusal-table-counts-not-here = Cette table ne compte pas pour ce classement libre. Gère-le dans le salon d’une table qui compte.
button-league-panel = Gérer
button-league-uncount = Ne plus compter la table

## Les tables ouvertes à la fin d’une ronde

open-tables-soon = { $round } : fin { $ago }, et { $count ->
        [one] { $count } table joue
       *[other] { $count } tables jouent
    } encore :
open-tables-moved = { $round } n’est pas finie : elle est prolongée, une seule fois, jusqu’au { $at }. { $count ->
        [one] { $count } table joue
       *[other] { $count } tables jouent
    } encore :
open-tables-late = { $round } est finie, mais { $count ->
        [one] { $count } table joue
       *[other] { $count } tables jouent
    } encore :
open-tables-then-longer = Si tu ne fais rien, la ronde continue ensuite 3 jours, une seule fois.
open-tables-then-out = Si tu ne fais rien, des pirates virtuels terminent ces tables à partir du { $at } ({ $ago }).
button-open-extend = Donner 3 jours de plus
button-open-nudge = Relancer
button-open-play-out = Finir avec des pirates
confirm-play-out = Faire finir maintenant par des pirates virtuels toutes les tables ouvertes de cette ronde ? Le tour en cours garde son délai.
button-yes-play-out = Oui, faire finir
done-round-played-out = ✅ Des pirates virtuels terminent ce qui est encore en cours.
refusal-round-is-over = Cette ronde est finie : plus aucune table ne joue.
