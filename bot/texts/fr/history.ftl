# Ce qui s’est passé : le résumé, le journal, la vue du public, la partie à revoir ; et ce que chacun a fait.

recap-title = { $game } · ce qui s’est passé
recap-since-move = Depuis ton dernier coup
recap-since-round = Depuis le début de la dernière manche
recap-nothing = Il ne s’est rien passé depuis. Tu n’as rien manqué.
recap-earlier = … { $count } avant
recap-awaited = ▸ C’est à **{ $name }** de jouer.{ $until }
recap-your-turn = ▸ **C’est à toi de jouer.**{ $until }

log-title = { $game } · le journal
log-page = Page { $page } sur { $pages }
log-empty = Il ne s’est encore rien passé ici.
log-undone = { $count ->
        [one] Le dernier coup de { $name } a été repris.
       *[other] Le dernier coup de { $name } a été repris, avec ce qui a suivi : { $count } coups.
    }

spectator-about = Tu regardes la partie : tu vois ce que tout le monde peut voir.
spectator-last = Ce qui vient de se passer

replay-title = { $game } · coup par coup
replay-dealt = Les cartes sont distribuées.
replay-hands = Ce que chacun a en main
replay-round-before = Manche d’avant
replay-round-after = Manche suivante

## Ce que chacun a fait

action-by-nobody = quelqu’un
action-dealt = { $name } distribue les cartes.
action-left = { $other } quitte la table ; un pirate virtuel continue à sa place.
action-gone = { $other } n’est plus sur ce serveur ; un pirate virtuel continue à sa place.
action-replaced = { $name } donne la place { $seat } à { $detail } ; { $other } se lève.
action-substituted = { $detail } prend la place de { $other }, dont le temps est écoulé.
action-away = { $other } n’est pas là ; un pirate virtuel joue à sa place.
action-back = { $other } est de retour.
action-missed = Le temps de { $other } est écoulé ; un pirate virtuel joue ce tour.
action-ended = { $name } termine la table.
action-paused = { $name } met la partie en pause.
action-resumed = { $name } reprend la partie.
action-thawed = { $name } dégèle la table : la partie continue.
action-pace = { $name } change le rythme : { $detail }.
action-absence = { $name } change ce qui se passe quand le temps est écoulé : { $detail }.
action-extended = { $name } donne plus de temps : { $detail ->
        [one] une heure
       *[other] { $detail } heures
    }.
action-asked = { $name } voudrait { $detail }.
action-declined = { $name } préfère ne pas { $detail }.
action-moved = { $name } amène la table dans ce salon.
action-deleted = { $other } a fait tout effacer ; un pirate virtuel continue à sa place.
