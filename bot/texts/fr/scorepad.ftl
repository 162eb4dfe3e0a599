# La feuille de score d’une partie avec de vraies cartes : son message, y écrire, et ce qui est refusé.
# keys.py, key_of: pad-is-*
# keys.py, refusal_key: refusal-*

## Le message

pad-title = 📝 { $game } avec de vraies cartes · feuille { $number }
pad-open = Prochaine manche : { $round } sur { $rounds }{ $cards ->
        [0] .
        [one] , 1 carte par personne.
       *[other] , { $cards } cartes par personne.
    }
pad-waits = **Il manque du monde,** on joue de { $least } à { $most } : appuie sur *Jouer aussi*. Pour une personne sans Discord : *Qui joue, et fin*.
pad-open-endless = Prochaine manche : { $round }.
pad-house-rules = 🏠 **Avec des règles maison.** Elle ne compte dans une ligue que si la modération le décide.
pad-beyond = ⚠️ **« C’était bien ça » :** { $count ->
        [one] la manche { $rounds } dépasse
       *[other] les manches { $rounds } dépassent
    } les règles imprimées. Elle ne compte dans une ligue que si la modération le décide.
pad-bids = **Annonces de la manche { $round } :** { $bids }
pad-finished = **La partie est finie.** Tout est juste ? Il manque la confirmation de : { $names }
pad-confirmed = ✅ **Confirmée par tout le monde.** Les responsables de ligue peuvent la faire compter : { COMMAND("pad", "pad-show") }
pad-counted = 🏆 **Compte pour { $league }.**
pad-dropped = 🗑 **Cette feuille a été supprimée** et ne compte plus.
pad-guest = sans Discord
pad-corrected = Manche { $round } corrigée par { $name }, { $at }
pad-struck = Manche { $round } supprimée par { $name }, { $at }
pad-is-open = en cours
pad-is-finished = finie
pad-is-confirmed = confirmée
pad-is-counted = comptée
pad-is-dropped = supprimée
pad-link = [Aller à la feuille]({ $link })

button-pad-enter = Noter la manche { $round }
button-pad-bids = Annonces { $round }
button-pad-tricks = Plis { $round }
button-pad-save = Enregistrer la manche { $round }
button-pad-save-as-bid = OK, reste comme annoncé
button-pad-save-none = OK, le reste sans pli
button-pad-rest = Le reste annonce 0
button-pad-bonus = Avec des points bonus
button-pad-bonus-typed = Les taper
button-pad-others = Les autres
button-pad-correct = Corriger une manche
button-pad-confirm = Confirmer
button-pad-again = Rejouer, mêmes personnes
button-pad-drop = Supprimer

## Écrire

pad-form-new = Manche { $round }
pad-form-correct = Corriger la manche { $round }
pad-form-bonus = Points bonus de la manche { $round }
pad-tap-bids = **Annonces de la manche { $round }** : { $total } pour l’instant, pour { $cards ->
        [one] 1 pli
       *[other] { $cards } plis
    }. Chaque choix est enregistré aussitôt.
pad-tap-tricks = **Plis de la manche { $round }** : { $total } sur { $cards } pour l’instant. Tu peux laisser de côté qui a fait son annonce, ou aucun pli : le bouton dit lequel des deux.
pad-tap-bonuses = **Points bonus de la manche { $round }** : choisis ce que chaque personne a pris. Chaque choix est enregistré aussitôt.
pad-no-bonuses = Personne ne peut avoir de bonus dans la manche { $round } : il faut un pli et l’annonce réussie.
pad-form-lines = Une ligne par personne
pad-round = Manche { $round }
pad-correct-which = Quelle manche est fausse ? Les anciennes valeurs sont gardées, et tout le monde confirme à nouveau.
select-pad-round = La manche à corriger
select-pad-league = Faire compter dans une ligue
select-pad-allies = { $loot } : l’alliance
pad-drop-question = Supprimer la feuille { $number } ? Elle ne comptera pas, et personne ne pourra plus y écrire.
button-pad-strike = Supprimer la manche { $round }
button-pad-yes-drop = Oui, la supprimer
button-pad-keep = Non, la garder

done-pad-begun = La feuille { $number } est prête.
done-pad-written = La manche { $round } est notée.
done-pad-corrected = La manche { $round } est corrigée.
done-pad-over = La partie est finie. Maintenant, tout le monde appuie sur *Confirmer*.
done-pad-struck = La manche { $round } est supprimée.
done-pad-confirmed = Merci ! Il manque la confirmation de : { $names }
done-pad-confirmed-all = Merci ! Tout le monde a confirmé.
done-pad-dropped = La feuille est supprimée.
done-pad-kept = Rien n’a changé.
done-pad-counted = La feuille { $number } compte maintenant pour **{ $league }**.

## Ce qui est convenu

button-pad-agreed = Options
button-pad-house-rules = Règles maison
button-pad-printed-rules = Règles imprimées
button-pad-so = C’était bien ça
button-pad-yes-count = Faire compter quand même
pad-count-question = Faire compter quand même la feuille { $number } pour **{ $league }** ? Elle n’est pas comme d’habitude :
pad-agreed = **Qu’avez-vous convenu ?** Tout peut changer tant que chaque manche reste possible. Avec les *Règles maison*, il y a un bonus même pour une annonce ratée, tout bonus peut être noté, et n’importe quel nombre de plis peut n’aller à personne.
pad-agreed-by = Changé par { $name }, { $at } : { $what }
pad-agreed-house-rules = Règles maison
pad-agreed-printed-rules = Règles imprimées
done-pad-house-rules = On joue maintenant avec des règles maison : seules les sommes sont vérifiées.
done-pad-printed-rules = On joue maintenant avec les règles imprimées.

## Qui arrive, qui s’en va, la fin

button-pad-join = Jouer aussi
button-pad-people = Qui joue, et fin
button-pad-guest = Une personne arrive
button-pad-end = Finir ici
button-pad-yes-end = Oui, finir ici
button-pad-play-on = Continuer
button-pad-stay = Annuler
button-pad-without-place = Sans place
button-pad-ranked-last = À la dernière place
button-pad-with-none = Avec 0 point
button-pad-with-lowest = Avec { $points }, le minimum
select-pad-join = Qui arrive, sur Discord ?
select-pad-leave = Qui s’en va ?
pad-people = **Dès la manche { $round } :** qui arrive, qui s’en va ? Les manches jouées restent comme elles sont.
pad-form-guest = Une personne sans Discord arrive
pad-form-guest-name = Nom
pad-join-question = { $name } arrive : avec combien de points ?
pad-end-question = Finir la partie après la manche { $round } ? Tout le monde confirme, et elle compte avec les manches jouées.
pad-ended-question = La partie a été finie avant sa dernière manche. Continuer quand même ?
pad-ended = Finie après { $rounds ->
        [0] la manche { $round }
       *[other] la manche { $round } sur { $rounds }
    }.
pad-left = jusqu’à la manche { $round }
pad-left-by = jusqu’à la manche { $round }, selon { $name }
pad-without-place = sans place
pad-came = depuis la manche { $round }
done-pad-joined = { $name } joue dès la manche { $round }.
done-pad-left = { $name } ne joue plus à partir de la manche { $round }, et finira derrière les personnes qui continuent.
done-pad-out = { $name } ne joue plus à partir de la manche { $round }, et n’aura pas de place : ni ici, ni dans une ligue.
done-pad-off = { $name } n’est plus sur la feuille.
done-pad-stays = { $name } continue de jouer.
done-pad-played-on = La partie continue avec la manche { $round }.

## Ce qui n’est pas possible

refusal-no-such-pad = Cette feuille n’existe pas sur ce serveur. { COMMAND("pad", "pad-show") } propose celles qui existent.
refusal-no-pad-here = Il n’y a pas de feuille dans ce salon. Ouvres-en une avec { COMMAND("pad", "pad-start") }.
refusal-not-your-pad = Seules les personnes qui jouent sur cette feuille peuvent faire ça, ou la modération.
refusal-pad-counted = Cette feuille compte déjà pour une ligue : elle ne change plus. Son résultat peut être corrigé là-bas.
refusal-pad-dropped = Cette feuille a été supprimée. Ouvres-en une nouvelle avec { COMMAND("pad", "pad-start") }.
refusal-pad-over = La partie de cette feuille est finie. Pour changer une valeur, appuie sur *Corriger une manche*.
refusal-pad-round-written = Quelqu’un d’autre vient de noter la manche { $round }. Regarde la feuille ; si c’est faux, corrige-la.
refusal-pad-same-line = La manche { $round } dit déjà exactement cela.
refusal-pad-other-line = Quelqu’un d’autre vient de corriger la manche { $round }. On y lit maintenant : { $line }. Rouvre le formulaire pour corriger cela.
refusal-pad-not-last = Seule la dernière manche peut être supprimée : c’est la { $last }, pas la { $round }.
refusal-pad-not-over = La partie n’est pas finie. On confirme quand la dernière manche est notée.
refusal-pad-confirmed-already = Tu as déjà confirmé.
refusal-pad-confirmed = Tout le monde a confirmé cette feuille : seule la modération peut la supprimer. Tu peux encore corriger une manche.
refusal-pad-people = { $count ->
        [one] En jouant en solo
       *[other] À { $count }
    }, ce n’est pas possible : ce jeu se joue de { $least } à { $most }. Tu peux aussi nommer des gens sans Discord.
refusal-pad-person-twice = « { $word } » est là deux fois. Nomme chaque personne une seule fois, et les gens sans Discord de façon à les distinguer.
refusal-pad-round-against = Avec ce choix, la manche { $round } ne serait pas possible telle quelle. Corrige-la d’abord avec *Corriger une manche*, ou ouvre une nouvelle feuille.
refusal-pad-no-house-rules = Ce jeu n’a pas d’annonces, donc pas de règles maison ici.
refusal-pad-not-here = Cette personne ne joue pas dans cette manche. Regarde la feuille.
refusal-pad-part-taken = Quelqu’un d’autre l’a déjà, ou cela ne rapporte rien ici. Appuie encore sur *Avec des points bonus*.
refusal-pad-one-ally = Une alliance a deux côtés : choisis deux personnes, ou aucune.
refusal-pad-same-people = À ce jeu, les mêmes personnes jouent de la première à la dernière manche. Appuie sur *Finir ici*, ou ouvre une nouvelle feuille.
refusal-pad-begun-already = Une manche est déjà notée. Les personnes qui jouent peuvent t’ajouter : *Qui joue, et fin*.
refusal-pad-no-bots = Les bots ne jouent pas avec de vraies cartes. Ne nomme que des personnes.
refusal-pad-lines = { $count ->
        [one] Il y a 1 ligne
       *[other] Il y a { $count } lignes
    }, mais vous êtes { $players }. Écris une ligne par personne, dans cet ordre : { $names }. Un `-` veut dire : rien.
refusal-pad-of-another-game = Cette feuille et la ligue ne sont pas du même jeu.
refusal-pad-not-confirmed = Cette feuille n’est pas encore confirmée. Il faut d’abord finir la partie ; ensuite, chaque personne sur Discord appuie sur *Confirmer*.
refusal-pad-fits-no-match = Dans la ronde en cours, aucune partie encore sans résultat ne réunit exactement ces personnes.
refusal-pad-match-opening = La table de cette partie est en train de s’ouvrir. Réessaie quand son fil sera ouvert.

privacy-scorepads = **Feuilles de points :** qui joue, ce que tu notes et quand, ta confirmation. Elles restent ; si tu effaces tes données, de façon anonyme.
