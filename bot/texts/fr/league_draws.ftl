# Qui est séparé ou réuni par les tirages d’une saison, et à quelles heures on aime jouer.
# keys.py, key_of: draws-* select-*
# keys.py, refusal_key: refusal-*
wish-apart = Jamais à la même table que…
wish-together = Toujours à la même table que…
wish-apart-computer = Jamais à la même table que ce pirate virtuel
wish-together-computer = Toujours à la même table que ce pirate virtuel
wish-forget = Retirer un souhait
wished-apart = Jamais à la même table que : { $names }
wished-together = Toujours à la même table que : { $names }
done-wished-apart = ✅ À partir du prochain tirage, { $name } et { $other } jouent à des tables différentes.
done-wished-together = ✅ À partir du prochain tirage, { $name } et { $other } jouent à la même table.
done-wish-forgotten = ✅ Le tirage est de nouveau libre pour { $name } et { $other }.
refusal-wishes-need-a-season = On ne peut séparer ou réunir des gens que dans une saison en cours.
refusal-wishes-need-two = Choisis quelqu’un d’autre qui participe à cette ligue.
history-apart = **{ $name }** sépare { $who } et { $other } au tirage.
history-together = **{ $name }** réunit { $who } et { $other } au tirage.
history-unwished = **{ $name }** annule le souhait : le tirage est à nouveau libre pour { $who } et { $other }.
preferences-plays = Tu aimes jouer : **de { $begin } à { $end }**
form-plays-begin = J’aime jouer à partir de
form-plays-end = J’aime jouer jusqu’à
form-plays-about = Par exemple 18:00 ; laisse les deux vides si l’heure t’est égale
refusal-plays-half = Il faut un début et une fin aux heures où tu aimes jouer, par exemple 18:00 et 23:00.
refusal-plays-nothing = Le début et la fin sont identiques. Laisse les deux champs vides si l’heure t’est égale.
button-draw-look-on = Vérifier les tirages
button-draw-look-off = Ouvrir sans vérifier
done-draw-look-on = ✅ À partir du prochain tirage, tu vérifies et ouvres les tables ici.
done-draw-look-off = ✅ À partir du prochain tirage, les tables s’ouvrent tout de suite.
managing-open-draw = Ouvrir les tables
done-draw-opened = ✅ Les tables s’ouvrent. La ronde a tout son temps à partir de maintenant.
managing-swap = Échanger deux personnes
managing-swap-computer = Échanger un pirate virtuel
swap-with-whom = Qui échange sa place avec { $name } ?
swap-person = Quelqu’un de la ligue
swap-computer = Un autre pirate virtuel
done-draw-swapped = ✅ { $name } et { $other } ont échangé leurs places.
swap-breaks-apart = { $name } et { $other } doivent jouer à des tables différentes, et seraient à la même. Échanger quand même ?
swap-breaks-together = { $name } et { $other } doivent jouer à la même table, et ne le feraient plus. Échanger quand même ?
button-yes-swap = Oui, échanger
refusal-swap-needs-two = Choisis deux personnes que ce tirage place à des tables différentes.
refusal-draw-is-open = Les tables de ce tirage sont déjà ouvertes.
refusal-draw-is-held = Vérifie le tirage de la ronde { $round }, puis ouvre ses tables : { COMMAND("league", "league-manage") }
league-draw-held = Les prochaines tables sont tirées au sort et ouvriront bientôt.
history-swapped = **{ $name }** échange { $who } et { $other } dans le tirage.

## Qui rencontre qui

select-draws = Qui rencontre qui
draws-meet = tout le monde se rencontre
draws-meet-about = Le plus d’adversaires différents possible
draws-swiss = suisse selon le classement
draws-swiss-about = On affronte des scores proches, si possible jamais deux fois les mêmes
draws-seeded = suisse selon la cote
draws-seeded-about = D’abord des tables équilibrées par la cote, puis selon le classement
editing-draws = Dès le prochain tirage.
league-draws-swiss = Système suisse : à chaque ronde, on affronte des scores proches, si possible jamais deux fois les mêmes personnes.
league-draws-seeded = Système suisse : les tables de la première ronde sont équilibrées selon la cote ; ensuite, on affronte des scores proches, si possible jamais deux fois les mêmes personnes.
refusal-swiss-round-not-over = Ici, le tirage suit le classement : cette ronde doit d’abord être finie. Attends la fin de ses parties, ou corrige leurs résultats.
