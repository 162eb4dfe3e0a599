# Ce que chacun préfère, ses absences et toutes ses tables.
# keys.py, key_of: button-forced-* button-leads-* hands-* nudges-* preferences-forced-* preferences-leads-* select-* tips-*
# keys.py, refusal_key: refusal-*

## Mes tables

mine-turn = À toi de jouer
mine-waiting = Aux autres de jouer
mine-open = Pas encore distribué
mine-none = Tu n’es à aucune table. Prends place quelque part, ou ouvre une table, par exemple avec { COMMAND("skullking", "start") }.
mine-more = { $count ->
        [one] … et encore une.
       *[other] … et encore { $count }.
    }
button-next-table = Ensuite : { $game }
mine-line = [{ $game }]({ $link }){ $place } : { $what }{ $until }
mine-you = c’est à toi de jouer.
mine-others = on attend { $names }.
mine-paused = ⏸ mise en pause { $ago }.
mine-frozen = gelée en attendant la modération.
mine-absent = Un pirate virtuel joue à ta place. Reprends-la là-bas avec { COMMAND("table", "manage") }.
mine-host = Ici, c’est toi l’hôte, sans place à la table.

## Les préférences

preferences-title = **Tes préférences**, sur tous les serveurs
preferences-forced-on = Coups forcés : **joués pour toi**
preferences-forced-off = Coups forcés : **à toi de les jouer**
preferences-leads-on = Quand un pli commence : **je te demande ta carte tout de suite**
preferences-leads-off = Quand un pli commence : **j’attends que ce soit ton tour**
preferences-forced-about = Quand un seul coup est possible, je peux le jouer pour toi après un délai tiré au hasard, hors de tes heures de repos. On peut deviner qu’il était forcé.
preferences-leads-about = À Skull King, sauf en temps réel : tu choisis ta carte d’avance et en secret, et personne n’a à t’attendre ensuite.
preferences-zone = Fuseau horaire : **{ $zone }** (il y est { $time })
preferences-quiet = Heures de repos : **de { $begin } à { $end }**
preferences-quiet-none = Heures de repos : **aucune**
preferences-vacation = Vacances :
preferences-vacation-none = Vacances : **aucune**
preferences-days = { $days ->
        [0] Ici, les vacances ne suspendent pas ton délai
        [one] Ici, { $days } jour par an suspend ton délai
       *[other] Ici, { $days } jours par an suspendent ton délai
    }
preferences-days-anywhere = Chaque serveur décide combien de jours de vacances par an suspendent ton délai.
select-language = Langue
language-name = Français
language-discord = comme dans Discord
select-nudges = Rappels quand c’est à toi
nudges-mention = une mention
nudges-mention-about = Je te mentionne dans le salon de la table
nudges-dm = un message privé
nudges-dm-about = Je t’écris, ou te mentionne si tes messages privés sont fermés
nudges-none = aucun
nudges-none-about = Pas de rappel ; { COMMAND_NAME("tavern", "my-tables") } montre où c’est à toi
select-hands = Ma main
hands-dm = en message privé
hands-dm-about = Je te l’envoie et je la tiens à jour
hands-demand = seulement à ma demande
hands-demand-about = Le bouton « Ma main » et la commande te la montrent
select-tips = Astuces
tips-first = premières parties
tips-first-about = J’explique ta première partie de chaque jeu
tips-always = toujours
tips-always-about = J’explique à chaque partie
tips-never = jamais
tips-never-about = Tu découvres tout toi-même
select-no-vacation = Supprimer des vacances
vacation-all = toutes
button-forced-on = Jouer mes coups forcés
button-forced-off = Jouer tous mes coups
button-leads-on = Me demander tôt
button-leads-off = Me demander à mon tour
button-quiet = Heures de repos, fuseau
button-no-quiet = Sans heures de repos
button-vacation = Ajouter des vacances
form-quiet-begin = De
form-quiet-end = À
form-time-about = Par exemple 22:30 ; laisse les deux vides si tu ne veux pas d’heures de repos
form-zone = Fuseau horaire
form-zone-about = Une grande ville à ton heure, par exemple Paris ou America/Montreal
form-vacation-first = Premier jour
form-vacation-last = Dernier jour
form-day-about = Par exemple { $example } ; l’année est facultative
done-preferences = Enregistré.
done-away = Enregistré. Ton délai est alors suspendu.

## Ce qui n’est pas possible

refusal-unknown-zone = Je ne connais pas le fuseau horaire « { $value } ». Donne une grande ville à ton heure, par exemple Paris ou Bruxelles.
refusal-zone-close = Je ne connais pas le fuseau horaire « { $value } ». Tu veux dire { $close } ?
refusal-no-time = « { $value } » n’est pas une heure. Écris-en une de 0:00 à 24:00, par exemple 22:30 ou 22h30.
refusal-quiet-half = Il faut un début et une fin, par exemple 22:30 et 7:00.
refusal-quiet-nothing = Le début et la fin sont identiques. Pour n’en avoir aucune, appuie sur *Sans heures de repos* dans { COMMAND("tavern", "preferences") }.
refusal-quiet-too-long = Les heures de repos durent au plus { $most } heures par jour. Si tu t’absentes, ajoute des vacances.
refusal-no-day = « { $value } » n’est pas une date valable. Écris-en une comme { $example }.
refusal-vacation-backwards = Ces vacances finissent avant de commencer. Vérifie les deux jours.
refusal-vacation-over = Ces vacances sont déjà finies. Choisis un dernier jour plus tard.
refusal-vacation-too-far = Des vacances se prévoient { $most } ans à l’avance au plus.
refusal-vacation-too-long = Des vacances durent { $most } jours au plus, celles qui se touchent comptées ensemble. Si tu pars plus longtemps, donne ta place à quelqu’un d’autre.
refusal-too-many-vacations = Tu peux prévoir { $most } périodes de vacances au plus. Supprimes-en une d’abord.
refusal-no-vacation = Ces vacances sont déjà supprimées.
