# La démo dans le navigateur.

demo-welcome =
    ## Bienvenue à bord de la Pirate Tavern
    C’est le vrai bot, sur un Discord simulé : rien à créer, rien à casser.
    1. Clique sur un des jeux ci-dessous : cela ouvre une table avec trois pirates virtuels.
    2. À la table, clique sur *Distribuer*.
    3. Ta main s’ouvre rien que pour toi. Touche ce que tu veux jouer chaque fois que c’est à toi. *Ma main* la fait revenir.
    Un salon n’a qu’une table à la fois : pour un autre jeu, finis celui-ci, ou clique sur *Plus* et termine-le.
    Tu peux aussi taper des commandes, comme `/skullking start`, ou changer de personne en haut et jouer à sa place.
demo-button-open = Jouer à { $game }
demo-command = démo
demo-command-about = La démo elle-même : laisser passer le temps, voir un autre salon
demo-command-wait = attendre
demo-command-wait-about = Laisser passer le temps, comme si tu avais attendu
demo-option-hours-about = Combien d’heures passent, jusqu’à deux semaines
demo-command-go = aller
demo-command-go-about = Voir un autre salon, ou le fil d’une table
demo-button-wait = { $hours ->
        [one] Une heure passe
       *[other] { $hours } heures passent
    }
demo-waiting = { $hours ->
        [one] Une heure passe. Laisse un instant à la page.
       *[other] { $hours } heures passent. Laisse un instant à la page.
    }
demo-going = En route vers { $channel }. Retour avec `/demo go`.
demo-button-look = Faire un tour
demo-channels = Où aller ? Retour avec `/demo go`.
