# La feuille de score d’une partie avec de vraies cartes : son message, y écrire, et ce qui est refusé.

## Le message

pad-title = 📝 { $game } avec de vraies cartes · feuille { $number }
pad-open = Prochaine manche : { $round } sur { $rounds }.
pad-open-endless = Prochaine manche : { $round }.
pad-finished = **La partie est finie.** Tout est juste ? Il manque la confirmation de : { $names }
pad-confirmed = ✅ **Confirmée par tout le monde.** Qui gère une ligue peut la compter : `/scorepad count`
pad-counted = 🏆 **Compte pour { $league }.**
pad-dropped = 🗑 **Cette feuille a été abandonnée** et ne compte pas.
pad-guest = de passage
pad-corrected = Manche { $round } corrigée par { $name }, { $at }
pad-struck = Manche { $round } rayée par { $name }, { $at }
pad-is-open = en cours
pad-is-finished = finie
pad-is-confirmed = confirmée
pad-is-counted = comptée
pad-is-dropped = abandonnée
pad-link = [Vers la feuille]({ $link })

button-pad-enter = Noter la manche { $round }
button-pad-correct = Corriger une manche
button-pad-confirm = Confirmer
button-pad-drop = Abandonner

## Écrire

pad-form-new = Manche { $round }
pad-form-correct = Corriger la manche { $round }
pad-form-order = Une valeur chacun, dans cet ordre : { $names }
pad-typed = Ce que tu as écrit
pad-round = Manche { $round }
pad-correct-which = Quelle manche est fausse ? Ce qui était noté avant est gardé, et tout le monde confirme à nouveau.
select-pad-round = La manche à corriger
pad-drop-question = Abandonner la feuille { $number } ? Elle ne comptera pas, et personne ne pourra plus y écrire.
button-pad-again = Changer et réessayer
button-pad-form = Remplir le formulaire
button-pad-strike = Rayer la manche { $round }
button-pad-yes-drop = Oui, l’abandonner
button-pad-keep = Non, la garder

done-pad-begun = La feuille { $number } est prête. Jouez une manche, puis appuie sur *Noter la manche 1*.
done-pad-written = La manche { $round } est notée.
done-pad-corrected = La manche { $round } est corrigée.
done-pad-over = La partie est finie : maintenant, tout le monde appuie sur *Confirmer*.
done-pad-struck = La manche { $round } est rayée.
done-pad-confirmed = Merci. Il manque la confirmation de : { $names }
done-pad-confirmed-all = Merci. Tout le monde a confirmé.
done-pad-dropped = La feuille est abandonnée.
done-pad-kept = Elle reste comme elle est.
done-pad-counted = La feuille { $number } compte maintenant pour **{ $league }**.

## Ce qui n’est pas possible

refusal-no-such-pad = Ce serveur n’a pas de telle feuille. `/scorepad show` propose celles qu’il a.
refusal-no-pad-here = Il n’y a pas de feuille dans ce salon. `/scorepad start` en commence une.
refusal-not-your-pad = Seuls ceux qui jouent sur cette feuille peuvent le faire, ou la modération.
refusal-pad-counted = Cette feuille compte déjà pour une ligue, donc plus rien n’y change. Son résultat peut être corrigé là-bas.
refusal-pad-dropped = Cette feuille a été abandonnée. `/scorepad start` en commence une nouvelle.
refusal-pad-over = La partie de cette feuille est finie. *Corriger une manche* change ce qui est noté.
refusal-pad-round-written = Quelqu’un d’autre a noté la manche { $round } entre-temps. Regarde la feuille ; si c’est faux, corrige-la.
refusal-pad-same-line = La manche { $round } dit déjà exactement cela.
refusal-pad-not-last = Seule la dernière manche peut être rayée : c’est la { $last }, pas la { $round }.
refusal-pad-not-over = La partie n’est pas finie. On confirme quand la dernière manche est notée.
refusal-pad-confirmed-already = Tu as déjà confirmé.
refusal-pad-confirmed = Tout le monde a confirmé cette feuille : seule la modération peut l’abandonner. Tu peux encore corriger une manche.
refusal-pad-people = Vous seriez { $count }, mais ce jeu se joue de { $least } à { $most }. Tu peux aussi nommer des gens sans Discord.
refusal-pad-person-twice = « { $word } » est là deux fois. Nomme chacun une seule fois, et les gens de passage de façon à les distinguer.
refusal-pad-begun = Une manche est déjà notée. Ce qui est convenu ne change qu’avant la première.
refusal-pad-no-bots = Les bots ne jouent pas avec de vraies cartes. Ne nomme que des personnes.
refusal-pad-values = { $field } : tu en as écrit { $count }, mais vous êtes { $players }. Écris une valeur chacun, dans cet ordre : { $names }. Un `-` veut dire : rien.
refusal-pad-of-another-game = Cette feuille est d’un autre jeu que la ligue.
refusal-pad-not-confirmed = Cette feuille n’est pas encore confirmée : la partie doit être finie, et chaque personne avec un compte appuyer sur *Confirmer*.
refusal-pad-fits-no-match = Aucune rencontre de la ronde en cours ne réunit exactement ces personnes sans avoir de résultat.
refusal-pad-match-opening = La table de cette rencontre est en train de s’ouvrir. Réessaie quand son fil est là.

privacy-scorepads = **Feuilles de parties avec de vraies cartes :** qui joue et ton nom, ce que tu as écrit, quand, et si tu as confirmé. Elles restent, pour que les résultats se comprennent ; si tu effaces tes données, tu y restes de façon anonyme.
