# La démo dans le navigateur.

demo-welcome =
    ## Bienvenue à bord de la Pirate Tavern
    Le vrai bot, sur un Discord simulé. Choisis un jeu.
demo-button-open = Jouer à { $game }
command-demo = démo
command-demo-about = La démo elle-même : avancer dans le temps, voir un autre salon
command-demo-wait = attendre
command-demo-wait-about = Avancer dans le temps, comme si tu avais attendu
demo-option-hours = heures
demo-option-hours-about = De combien d’heures avancer, jusqu’à deux semaines
command-demo-guests = invites
command-demo-guests-about = Choisis qui joue de soi-même pendant que le temps passe
command-demo-go = aller
command-demo-go-about = Voir un autre salon, ou le fil d’une table
demo-button-wait = { $hours ->
        [one] Avancer de { $hours } heure
       *[other] Avancer de { $hours } heures
    }
demo-waiting = { $hours ->
        [one] J’avance de { $hours } heure. Laisse un instant à la page.
       *[other] J’avance de { $hours } heures. Laisse un instant à la page.
    }
demo-going = En route vers { $channel }. Retour avec { COMMAND("demo", "demo-go") }.
demo-button-guests = Qui joue sans moi
demo-guests = Qui joue tout seul pendant que le temps passe ? Ces personnes s’inscrivent aux ligues, viennent à leur table et jouent comme des pirates virtuels. ✋ t’attend : change de personne en haut pour jouer à sa place, ou laisse sa place vide.
demo-button-look = Faire un tour
demo-button-direct = Mes messages privés
demo-channels = Où aller ? Retour avec { COMMAND("demo", "demo-go") }.
demo-direct-none = Je ne t’ai pas encore écrit. Après la donne, ta main arrivera ici.
