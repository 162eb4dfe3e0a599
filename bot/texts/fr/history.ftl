# Ce qui s’est passé : le résumé, le journal, la vue du public, la partie à revoir ; et ce que chacun a fait.
# keys.py, key_of: action-*

recap-title = { $game } · ce qui s’est passé
recap-since-move = Depuis ton dernier coup
recap-since-round = Depuis le début de la dernière manche
recap-nothing = Il ne s’est rien passé depuis. Tu n’as rien manqué.
recap-earlier = … { $count ->
        [one] { $count } événement plus tôt
       *[other] { $count } événements plus tôt
    }
recap-awaited = ▸ À **{ $name }** de jouer.{ $until }
recap-your-turn = ▸ **À toi de jouer.**{ $until }

log-title = { $game } · le journal
log-page = Page { $page } sur { $pages }
log-empty = Il ne s’est encore rien passé ici.
log-undone = { $count ->
        [one] { $name } a repris un coup.
       *[other] { $name } a repris un coup et ce qui a suivi : { $count } coups.
    }

spectator-about = Tu regardes la partie : tu vois ce que tout le monde peut voir.
spectator-last = Ce qui vient de se passer

replay-title = { $game } · la partie, coup par coup
replay-dealt = Les cartes sont distribuées.
replay-hands = Ce que tout le monde a en main
replay-trick-before = Pli précédent
replay-trick-after = Pli suivant
replay-turn-before = Tour précédent
replay-turn-after = Tour suivant
replay-round-before = Manche précédente
replay-round-after = Manche suivante

## Ce que chacun a fait

action-by-nobody = Quelqu’un
action-dealt = { $name } distribue les cartes.
action-left = { $other } quitte la partie ; un pirate virtuel continue.
action-gone = { $other } n’est plus sur ce serveur ; un pirate virtuel continue.
action-replaced = { $name } donne le siège { $seat } à { $detail }, qui remplace { $other }.
action-substituted = { $detail } remplace { $other }, dont le temps était écoulé.
action-returned = { $name } est de retour ; { $other } ne remplace plus.
action-away = { $other } n’est pas là ; un pirate virtuel joue à sa place.
action-back = { $other } est de retour.
action-missed = { $other } n’a plus de temps ; un pirate virtuel joue ce tour.
action-played-out = La ronde est finie : des pirates virtuels terminent cette partie.
action-ended = { $name } arrête la partie.
action-lost = Je n’étais plus sur ce serveur depuis trop longtemps : la partie est arrêtée.
action-paused = { $name } met la partie en pause.
action-resumed = { $name } met fin à la pause.
action-thawed = { $name } dégèle la table : la partie continue.
action-pace = { $name } change le rythme : { $detail }.
action-absence = { $name } change ce qui se passe quand le temps est écoulé : { $detail }.
action-extended = { $name } donne plus de temps : { $detail ->
        [one] { $detail } heure
       *[other] { $detail } heures
    }.
action-asked = { $name } propose de { $detail }.
action-declined = { $name } a dit non : { $detail }.
action-impossible = { $name } est d’accord, mais ce n’est plus possible : { $detail }.
action-moved = { $name } amène la table dans ce salon.
action-deleted = { $other } a effacé toutes ses données ; un pirate virtuel continue.
