# Ce que l’hôte et la modération ont en main : les réglages d’un serveur et toutes ses tables.

## Réglages d’un serveur

settings-title = Réglages de ce serveur
settings-about = Ils valent pour toutes les tables d’ici. Ce que tu choisis compte tout de suite ; le rythme et les absences comptent pour les tables ouvertes désormais.
settings-openers = Qui ouvre les tables : **{ $who }**
settings-channels = Dans ces salons et leurs fils : { $channels }
settings-every-channel = **tous**
settings-moderators = La modération : qui peut gérer les messages, et qui a ce rôle : { $role }
settings-no-role = **aucun**
settings-defaults = Rythme des nouvelles tables : **{ $pace }**. Quand le temps est écoulé : **{ $absence }**
settings-vacation = Vacances qui arrêtent l’horloge : { $days ->
        [0] **jamais**
        [1] **un jour** par an
       *[other] **{ $days } jours** par an
    }
settings-vacation-option = { $days ->
        [0] Vacances : aucune
        [1] Vacances : un jour par an
       *[other] Vacances : { $days } jours par an
    }
settings-select-opener-role = Le rôle qui ouvre les tables
settings-select-channels = Les salons où se tiennent les tables
settings-select-moderator-role = Le rôle qui vaut modération
settings-select-vacation = Jours de vacances par an
settings-clear-opener-role = Aucun rôle pour ouvrir
settings-clear-channels = Tous les salons
settings-clear-moderator-role = Aucun rôle de modération
select-openers = Qui ouvre les tables
openers-everyone = tout le monde
openers-everyone-about = Qui peut utiliser mes commandes dans un salon
openers-role = qui a le rôle
openers-role-about = Choisis le rôle plus bas ; la modération peut aussi
openers-moderators = la modération
openers-moderators-about = Personne d’autre n’ouvre de table
done-settled = ✅ C’est réglé.

## Toutes les tables d’un serveur

status-open = attend du monde
status-running = en cours
status-paused = en pause
status-frozen = gelée
status-finished = finie
status-ended = terminée
tables-title = { $count ->
        [0] Tables de ce serveur
        [1] La seule table de ce serveur
       *[other] Les { $count } tables de ce serveur
    }
tables-none = Il n’y a aucune table en ce moment.
tables-line = **{ $id }** · { $game } · { $channel } · { $status } · hôte : { $host }
tables-waits = On attend **{ $name }** depuis le { $since }
tables-until = · fin du temps { $until }
tables-late = · en retard
tables-waits-more = { $count ->
        [1] et une autre personne
       *[other] et { $count } autres personnes
    }
tables-refresh = Actualiser
tables-select = S’occuper d’une table

## Une table

oversee-title = { $game } · table n° { $id }
oversee-about = { $status } dans { $channel } · [vers la table]({ $link }) · hôte : { $host }
oversee-extend = { $hours ->
        [24] +1 jour
        [72] +3 jours
       *[other] +{ $hours } h
    }
oversee-again = Montrer à nouveau
oversee-seat = Donner une place à quelqu’un
oversee-substitute = Qui prend la place de { $name } ?
oversee-back = Retour à la liste

## Refus

refusal-manage-server-only = C’est réservé à qui gère ce serveur : il faut la permission *Gérer le serveur*.
refusal-moderators-only = C’est l’affaire de la modération : qui peut gérer les messages, ou a le rôle que le serveur a désigné pour cela.
refusal-opener-role-missing = Choisis d’abord le rôle, plus bas ; ensuite, qui l’a ouvre les tables.
refusal-everyone-moderates = Avec @​everyone, tout le monde ferait partie de la modération. Choisis un autre rôle.
refusal-too-many-channels = Tu peux choisir { $most } salons au plus. Sans aucun, les tables se tiennent dans tous.
refusal-vacation-days-out-of-range = Tu peux accorder de 0 à { $most } jours de vacances par an.
refusal-not-a-member = Cette personne n’est pas sur ce serveur : elle ne peut pas y prendre place.
button-thaw = Dégeler
done-thawed = La table est dégelée : son journal et sa feuille de score concordent à nouveau, et la partie continue.
refusal-not-frozen = Cette table n’est pas gelée.
refusal-still-frozen = La table reste gelée : son journal et sa feuille de score ne concordent toujours pas.
