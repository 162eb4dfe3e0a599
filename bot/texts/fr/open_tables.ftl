# Une table ouverte : ce qu’elle attend, et ce qu’elle fait d’elle-même.
# keys.py, button_key: button-*
# keys.py, key_of: action-* ring-* table-*
# keys.py, refusal_key: refusal-*

## Sur le message de la table, selon son état

open-ready = Vous êtes assez pour une partie. { $host } ou la modération peut distribuer dès maintenant, toute la table à partir du { $at }.
open-deals = Toutes les places sont prises. Distribution des cartes { $ago }.
open-waits = Toutes les places sont prises. Les cartes attendent *Distribuer*.
open-here = Toutes les places sont prises. Les cartes sont distribuées quand tout le monde a appuyé sur *Je suis là*. Il manque : { $names }. Leurs places se libèrent { $ago }.
open-ends-deal = Rien n’a changé ici depuis un moment. Distribution des cartes { $ago }.
open-ends-ask = Personne n’est venu depuis un moment. Je vous demanderai que faire de cette table { $ago }.
open-ends-close = Personne n’est venu depuis un moment. Cette table ferme { $ago }.
open-asked = Personne d’autre n’est venu. Que faire ? Sans réponse, cette table ferme { $ago }.

## Messages qui mentionnent des personnes

ring-ready = { $people } : vous êtes assez pour { $game }. { $host } peut distribuer dès maintenant, toute la table à partir du { $at }. Ou attendez du monde.
ring-full = { $people } : toutes les places pour { $game } sont prises. Distribution des cartes { $ago }.
ring-waits = { $people } : toutes les places pour { $game } sont prises. Les cartes attendent *Distribuer*.
ring-here = { $people } : toutes les places pour { $game } sont prises. Un appui de chacun sur *Je suis là*, et les cartes sont distribuées. Les autres places se libèrent { $ago }.
ring-asked = { $people } : personne d’autre n’est venu pour { $game }. Que faire ? Sans réponse, la table ferme { $ago }.
ring-dealt = { $game } : les cartes sont distribuées.
ring-not-here = N’ont pas appuyé sur *Je suis là* : { $names }. Ces places pour { $game } sont de nouveau libres.

## Boutons et réponses

button-hold = Attendre
button-here = Je suis là
button-keep-open = La laisser ouverte
button-play-with = { $count ->
       *[other] Jouer à { $count }
    }
button-deal-with-pirates = Avec des pirates virtuels
button-close-table = Fermer la table
done-held = Les cartes attendent. *Distribuer* lance la partie.
done-here = Bien. Les cartes sont distribuées dès que tout le monde est là.
done-kept-open = Cette table reste ouverte.
done-closed-table = La table est fermée.

## Fermée, et dans le journal

table-closed-alone = Personne d’autre n’est venu : cette table est fermée.
table-closed-unanswered = Personne n’a répondu : cette table est fermée.
table-closed-no-channel = Je n’avais plus accès au salon : cette table est fermée.
channel-gone-open = { $game } : je n’ai plus accès au salon de ta table, et elle est fermée. Aucune carte n’était distribuée.
action-closed-alone = Personne d’autre n’est venu : la table est fermée.
action-closed-unanswered = Personne n’a répondu : la table est fermée.
action-closed-no-channel = Le salon n’est plus accessible : la table est fermée.
action-not-here = { $other } n’a pas appuyé sur *Je suis là* : la place est de nouveau libre.

## Refus

refusal-deal-later = Toute la table peut distribuer { $ago }. D’ici là, { $host } ou la modération le peut.
refusal-not-asked-now = C’est déjà réglé. La table montre où elle en est.
