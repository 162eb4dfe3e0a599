# Ce qui est gardé de chacun, pour chacun ; et comment va le bot, pour qui l'héberge.
# keys.py, refusal_key: refusal-*

## Ce qui est gardé de moi

privacy-title =
    ## Ce que je garde sur toi
privacy-tables = **Aux tables :** identifiant Discord, nom, coups et leur heure, résultats, ce que tu fais d’autre (distribuer, mettre en pause, partir, laisser ta place, remplacer) ; pendant une partie, délai, carte prévue, proposition de remplacer. Les autres y voient ton nom et ce qui est face visible.
privacy-leagues = **Dans les ligues :** nom, dates de ton inscription et de ton arrivée sur le serveur, adversaires, résultats ; de la modération, ce qu’elle crée et corrige.
privacy-person = **Sur toi :** langue, préférences, heures de repos, fuseau horaire, vacances, et quels messages privés sont les tiens.
privacy-never = **Jamais :** ce que les gens écrivent ; je ne peux pas le lire. Rien n’est transmis.
privacy-until = **Jusqu’à ce que tu l’effaces.** Les parties finies, et les pronostics dont dépendent les points des autres, disent alors « Anon. ». Les sauvegardes le gardent jusqu’à leur suppression.

host-contact = **La personne qui gère le bot :** { $contact }
host-privacy = Confidentialité
host-terms = Conditions d’utilisation
host-support = Assistance

button-my-data = Mes données en fichier
button-delete-data = Effacer mes données
button-yes-delete-data = Oui, les effacer
button-keep-data = Non, les garder
delete-data-question = **Effacer tout ce que je garde sur toi ?**
    - { $tables ->
        [0] Tu n’es à aucune table en ce moment.
        [one] Tu perds ta place à { $tables } table ; si les cartes sont distribuées, un pirate virtuel continue.
       *[other] Tu perds tes places à { $tables } tables ; là où les cartes sont distribuées, un pirate virtuel continue.
    }
    - Tu quittes toutes tes ligues. Les parties finies gardent leurs coups et leurs résultats, avec « Anon. » à ta place.
    - J’oublie tes préférences et tes vacances, et mes messages privés sur tes parties sont supprimés.
    - C’est définitif. Si tu reviens, on repart de zéro.
done-data-file = Tout ce que je garde sur toi. Ce fichier n’est visible que par toi.
done-data-deleted = C’est effacé. Je ne sais plus rien de toi ; si tu reviens, on repart de zéro.

## Comment va le bot

health-title = ## Comment je vais
health-program = Version { $version }, Python { $python }, discord.py { $discord }. Démarrage : { $since }. Latence vers Discord : { $latency }.
health-tables = Tables : { $open } ouvertes, { $running } en cours, { $finished } finies, { $ended } arrêtées, { $frozen } gelées.
health-untold = Pas encore annoncé à Discord : { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }.
health-due = Prochain délai : { $next }. En retard : { $overdue }.
health-people = Personnes connues : { $people }.
health-invalid = { $requests ->
        [one] Discord a refusé une requête : c’est un bug, le journal dit lequel.
       *[other] Discord a refusé { $requests } requêtes : ce sont des bugs, le journal dit lesquels.
    }
health-no-dms = Discord ne me laisse pas ouvrir de messages privés (erreur { $code }). Nouvel essai : { $until } ; d’ici là, chacun voit sa main dans le salon.
health-space = Base de données : { $size } ; { $free } libres sur son disque.
health-emojis = Émojis des cartes : { $known } sur { $all }.
health-most-used = Les plus utilisés en 30 jours : { $names }.
health-least-used = Les moins utilisés : { $names }.
health-not-used = Jamais utilisés : { $count } sur { $all }.
refusal-owner-only = Seule la personne qui gère le bot peut voir ça.
