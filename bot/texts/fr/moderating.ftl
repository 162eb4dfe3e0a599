# Ce que l’hôte et la modération ont en main : les réglages d’un serveur et toutes ses tables.
# keys.py, button_key: button-*
# keys.py, key_of: openers-* select-* status-*
# keys.py, refusal_key: refusal-*

## Réglages d’un serveur

settings-title = Réglages de ce serveur
settings-about = Les changements valent tout de suite ; rythme et retard, pour les nouvelles tables.
settings-channels = Salons des tables : { $value }
settings-every-channel = **tous**
settings-moderators = Modération : *Gérer les messages*, *Gérer le serveur* ou le rôle : { $value }
settings-no-role = **aucun**
settings-moderator-channel = Pour la modération : { $value }
settings-league-channel = **le salon de la ligue**
settings-language-discord = du serveur ou de l’hôte
settings-vacation-days = { $count ->
        [0] aucune
        [one] { $count } jour par an
       *[other] { $count } jours par an
    }
settings-select-opener-role = Rôle qui ouvre des tables
settings-select-channels = Salons des tables
settings-select-moderator-role = Rôle de modération
settings-select-moderator-channel = Salon de la modération
settings-select-vacation = Vacances
settings-clear-opener-role = Effacer le rôle qui ouvre
settings-clear-channels = Permettre tous les salons
settings-clear-moderator-channel = Sans salon de modération
settings-clear-moderator-role = Sans rôle de modération
select-openers = Qui peut ouvrir des tables
openers-everyone = tout le monde
openers-everyone-about = Toute personne qui peut utiliser mes commandes dans un salon
openers-role = les gens qui ont le rôle
openers-role-about = Choisis le rôle plus bas ; la modération peut aussi
openers-moderators = la modération
openers-moderators-about = Personne d’autre ne peut ouvrir de table
done-settled = ✅ Enregistré.

## Toutes les tables d’un serveur

status-open = attend du monde
status-running = en cours
status-paused = en pause
status-frozen = gelée
status-finished = finie
status-ended = arrêtée
tables-title = { $count ->
        [0] Tables de ce serveur
        [one] { $count } table sur ce serveur
       *[other] { $count } tables sur ce serveur
    }
tables-none = Il n’y a aucune table en ce moment.
tables-without-files = ⚠️ Je ne peux pas joindre de fichiers dans { $channels } : les tables y sont sans images. Donne à mon rôle « Joindre des fichiers » à cet endroit.
tables-rights = 🔑 Les commandes pour la table d’un salon forment maintenant un groupe à part : { COMMAND("table", "show") } et d’autres. Les droits que vous avez réglés dans « Intégrations » pour les jeux n’y valent pas : réglez-les aussi pour ce groupe.
tables-line = **{ $id }** · { $game } · { $channel } · { $status } · hôte : { $host }
host-league = une ligue
tables-waits = On attend **{ $name }** depuis le { $since }
tables-until = · délai { $until }
tables-late = · en retard
tables-waits-more = { $count ->
        [one] et une autre personne
       *[other] et { $count } autres personnes
    }
tables-refresh = Actualiser
tables-select = Choisir une table à gérer

## Une table

oversee-title = { $game } · table n° { $id }
oversee-about = { $status } dans { $channel } · [aller à la table]({ $link }) · hôte : { $host }
oversee-extend = { $hours ->
        [24] +1 jour
        [72] +3 jours
        [168] +7 jours
        [336] +14 jours
       *[other] +{ $hours } h
    }
oversee-again = Réafficher la table
oversee-seat = Remplacer quelqu’un
oversee-substitute = Qui remplace { $name } ?
oversee-computer = Un pirate virtuel
oversee-back = Retour à la liste

## Refus

refusal-manage-server-only = Il faut pour ça la permission *Gérer le serveur*. Demande à quelqu’un qui l’a.
refusal-moderators-only = C’est réservé à la modération de ce serveur : la permission *Gérer les messages* ou *Gérer le serveur*, ou le rôle de modération. Demande-lui.
refusal-opener-role-missing = Choisis d’abord le rôle, plus bas ; ensuite, les gens qui l’ont pourront ouvrir des tables.
refusal-everyone-moderates = Avec @​everyone, tout le monde ferait partie de la modération. Choisis un autre rôle.
refusal-too-many-channels = Tu peux choisir { $most } salons au plus. Sans choix, on joue dans tous.
refusal-setting-out-of-range = Choisis un nombre de { $least } à { $most }.
refusal-not-a-member = Cette personne n’est pas sur ce serveur et ne peut donc pas y prendre place. Choisis quelqu’un qui y est.
button-thaw = Dégeler
done-thawed = La table est dégelée : son journal et ses scores concordent à nouveau, et la partie continue.
refusal-not-frozen = Cette table n’est pas gelée.
refusal-still-frozen = La table reste gelée : son journal et ses scores ne concordent toujours pas.
