# Ce que chacun préfère, ses absences et toutes ses tables.

## Mes tables

mine-turn = À toi de jouer
mine-waiting = Aux autres de jouer
mine-open = Pas encore distribué
mine-none = Tu n’es à aucune table en ce moment. Ouvres-en une, par exemple avec `/skullking start`, ou prends place là où quelqu’un en a ouvert une.
mine-more = { $count ->
        [one] … et encore une.
       *[other] … et encore { $count }.
    }
mine-line = [{ $game }]({ $link }){ $server } : { $what }{ $until }
mine-you = on t’attend.
mine-others = on attend { $names }.
mine-paused = ⏸ en pause, { $ago }.
mine-frozen = bloquée jusqu’à ce que la modération y jette un œil.
mine-absent = Un pirate virtuel joue pour toi. Reprends ta place avec `/tavern back` là-bas.
mine-host = Tu en es l’hôte, sans y avoir de place.

## Les préférences

preferences-title = **Tes préférences**
    Elles valent sur tous les serveurs, et tu es seul à voir ceci.
preferences-forced-on = Coups sans choix : **joués pour toi**.
preferences-forced-off = Coups sans choix : **à toi de les jouer**.
preferences-forced-about = Quand un seul coup est possible, il peut être joué pour toi, jamais pendant tes heures de repos. Il vient après un délai tiré au hasard, comme si tu avais ton téléphone sous la main. Mais qui te sait occupé ailleurs peut deviner que tu n’avais pas le choix.
preferences-zone = Fuseau horaire : **{ $zone }**. S’il n’est pas **{ $time }** chez toi, choisis-en un autre.
preferences-quiet = Heures de repos : **de { $begin } à { $end }**. Ton temps ne court pas pendant ces heures.
preferences-quiet-none = Heures de repos : aucune.
preferences-vacation = Vacances, pendant lesquelles ton temps ne court pas :
preferences-vacation-none = Vacances : aucune.
preferences-days = { $days ->
        [0] Ce serveur ne tient pas compte des vacances.
        [one] Ce serveur accepte un jour de vacances par an.
       *[other] Ce serveur accepte { $days } jours de vacances par an.
    }
preferences-days-anywhere = Chaque serveur décide combien de jours de vacances par an il accepte.
select-language = Langue
language-name = Français
language-discord = comme dans Discord ({ $language })
select-nudges = Quand c’est à toi
nudges-mention = une mention
nudges-mention-about = On te mentionne dans le salon de la table
nudges-dm = un message privé
nudges-dm-about = Je t’écris, et ne te mentionne que si c’est impossible
nudges-none = rien
nudges-none-about = Personne ne te prévient ; /tavern mine montre où c’est à toi
select-hands = Ta main
hands-dm = en message privé
hands-dm-about = Elle t’est envoyée et reste à jour
hands-demand = seulement à ta demande
hands-demand-about = Le bouton « Ma main » et la commande te la montrent
select-no-vacation = Supprimer des vacances
vacation-all = toutes
button-forced-on = Jouer pour moi les coups sans choix
button-forced-off = Je joue tous mes coups
button-quiet = Heures de repos et fuseau horaire
button-no-quiet = Pas d’heures de repos
button-vacation = Ajouter des vacances
form-quiet-begin = De
form-quiet-end = À
form-time-about = Par exemple 22:30 ; laisse les deux vides si tu ne veux pas d’heures de repos
form-zone = Fuseau horaire
form-zone-about = Une grande ville à ton heure, par exemple Paris ou America/Montreal
form-vacation-first = Premier jour
form-vacation-last = Dernier jour
form-day-about = Année, mois et jour, par exemple 2026-12-24
done-preferences = C’est changé.

## Ce qui n’est pas possible

refusal-unknown-zone = Je ne connais pas de fuseau horaire « { $value } ». Donne une grande ville à ton heure, en anglais, par exemple Paris ou Brussels.
refusal-no-time = « { $value } » n’est pas une heure. Écris-la de 0:00 à 24:00, par exemple 22:30 ; il faut un début et une fin.
refusal-quiet-nothing = Des heures de repos qui finissent dès qu’elles commencent n’en sont pas. *Pas d’heures de repos* dans `/tavern preferences` les supprime.
refusal-quiet-too-long = Les heures de repos durent au plus { $most } heures par jour. Si tu t’absentes, ajoute des vacances.
refusal-no-day = « { $value } » n’est pas un jour. Écris l’année, le mois et le jour, par exemple 2026-12-24.
refusal-vacation-backwards = Ces vacances finissent avant de commencer.
refusal-vacation-over = Ces vacances sont déjà finies.
refusal-vacation-too-far = Des vacances se prévoient { $most } ans à l’avance au plus.
refusal-vacation-too-long = Des vacances durent { $most } jours au plus, celles qui se touchent comptées ensemble. Si tu pars plus longtemps, mieux vaut céder ta place.
refusal-too-many-vacations = Tu peux prévoir { $most } vacances au plus. Supprimes-en d’abord.
refusal-no-vacation = Ces vacances n’existent plus.
