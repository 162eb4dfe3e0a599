# Voyages: leagues in which everyone plays the same sealed deals alone, until a last day.
# keys.py, button_key: button-*
# keys.py, key_of: format-*
# keys.py, refusal_key: refusal-*

format-voyage = traversée
format-voyage-about = Tout le monde joue les mêmes parties scellées en solo, à son rythme, jusqu’au dernier jour
voyage-what = { $format } · { $game } · en solo
voyage-plan = { $deals } parties, les mêmes pour tout le monde, contre trois pirates virtuels ({ $level }), à tout moment jusqu’au { $at } ({ $ago }).
voyage-length = Une partie prend environ { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } et demande environ { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    }.
voyage-points = Une partie rapporte tes points moins la moyenne de 300 parties de pirates virtuels avec les mêmes cartes : la chance aux cartes n’aide pas. Une partie non commencée vaut un score que neuf de ces parties sur dix dépassent ; une partie laissée est finie par un pirate virtuel et vaut cela au plus.
voyage-trust = Tu vois les points des autres dans une partie dès que tu l’as finie. Garde tes cartes secrètes, merci.
voyage-sealed = Tu vois les parties que tu as finies ; à la fin, tout le monde les voit toutes.
voyage-progress = **Parties finies :** { $names }
voyage-standings = Classement, sur les parties que tout le monde a finies
voyage-counted = Parties : { $done } sur { $deals }
voyage-known = { $count ->
        [0] aucune que tu connais
        [one] points de la seule que tu connais
       *[other] points des { $count } que tu connais
    }
voyage-is-over = **La traversée est finie.**
voyage-begun = La traversée a commencé !
voyage-ends-soon = La traversée finit { $ago }, à { $at }. Il reste des parties à finir pour :
standings-by-deal = Par partie : { $points }
form-deals-about = De 3 à 15
form-voyage-until = Dernier jour de la traversée
form-voyage-until-about = { $example } ({ $zone }), ou un nombre d’heures
button-voyage = Jouer
button-voyage-deals = Toutes les parties
button-voyage-next = Jouer la partie { $number }
button-voyage-go-on = { $league }, partie { $number }
done-voyage-joined = Te voilà dans **{ $name }** ! Appuie sur *Jouer* dans son message quand tu veux : toutes les parties sont ouvertes jusqu’au dernier jour.
done-voyage-signed-up = Te voilà dans **{ $name }** ! Au départ de la traversée, *Jouer* apparaît dans son message : toutes les parties sont alors ouvertes jusqu’au dernier jour.
done-voyage-begun = ✅ La traversée a commencé : toutes les parties sont ouvertes.

## A game, and the list of them

voyage-title = ### { $league } · partie { $number } sur { $deals } · { $game }
voyage-until = { $deals } parties, jusqu’au { $at } ({ $ago })
voyage-about = C’est visible par toi uniquement. Tu peux partir à tout moment : *Jouer* et { COMMAND("tavern", "my-tables") } te ramènent ici.
voyage-select = Voir une partie
voyage-deal = Partie { $number }
voyage-not-played = Pas encore jouée
voyage-under-way = En cours
voyage-missed = Pas finie : { $points }
voyage-measuring = Score { $score } ; la comparaison n’est pas encore prête
voyage-done = { $points } (score { $score }, moyenne { $mean })
voyage-result = { $name } : { $points } (score { $score })
voyage-result-missing = { $name } : { $points } (pas finie)
voyage-seed = Graine { $seed }, SHA-256 { $seal } : toutes les cartes en découlent.
voyage-the-rule = Un pirate virtuel à ta place
voyage-parted = **Là où les chemins se séparent**, après { $moves ->
        [one] 1 coup identique
       *[other] { $moves } coups identiques
    } :
    Toi : { $own }
    { $other } : { $theirs }
voyage-parted-never = { $other } : les mêmes coups que toi jusqu’à la dernière carte.
mine-voyage = { $game } · **{ $league }**, partie { $number } : à toi de jouer.{ $until }
season-deals = Parties
season-best-deal = Meilleure partie
season-deals-done = Parties finies : { $done } sur { $deals }

## Refusals

refusal-voyage-past = Le dernier jour doit être dans le futur, après la fin des inscriptions. Choisis un jour plus tard.
refusal-voyage-deals = Nombre de parties d’une traversée : de { $least } à { $most }. Avec moins, la chance décide.
refusal-voyage-over = Cette traversée est finie ou n’est pas ouverte : on ne peut plus y jouer ni s’y inscrire. Son message montre le classement.
refusal-voyage-sign-up-first = Inscris-toi d’abord à cette traversée : appuie sur *M’inscrire* dans son message. Tu pourras jouer toutes les parties.
refusal-voyage-field-plays = La comparaison n’est pas encore prête. Réessaie dans quelques minutes.
refusal-voyage-is-sealed = Personne ne peut voir ni corriger les résultats d’une traversée avant la fin du dernier jour.
