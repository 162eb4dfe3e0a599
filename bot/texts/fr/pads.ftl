# La feuille de score d’une partie avec de vraies cartes : ce qui se dit pour chaque jeu.
# keys.py, refusal_key: refusal-*

refusal-pad-seats = Places notées : { $count }, mais vous êtes { $players }. Note tout le monde dans l’ordre des sièges, avec `|` entre les personnes.
refusal-pad-field-missing = { $name } : il manque { $field } ({ $allowed }).
refusal-pad-value = { $name } : { $field } ne peut pas être « { $word } ». Possible : { $allowed }
refusal-pad-too-much = { $name } : « { $word } » est de trop. Il faut pour chaque personne, une fois : { $fields }.
refusal-pad-no-such-round = Il n’y a pas de manche { $round } sur cette feuille. { $last ->
        [0] Aucune manche n’est encore notée.
       *[other] La dernière notée est la { $last }.
    }
refusal-pad-over-before = Avec cette correction, la partie aurait été finie après la manche { $round }. Supprime d’abord les manches suivantes, en commençant par la dernière.
refusal-places-needed = Ces scores ne suffisent pas à savoir qui a fini où. Indique aussi les places.
refusal-impossible-result = Une partie ne peut pas finir ainsi. { $reason ->
        [score] { $name } ne peut pas avoir { $score }, seulement de { $least } à { $most }.
        [never] { $name } ne peut pas avoir { $score } : aucune suite de manches ne donne ce total.
        [together] Ces scores font { $total } en tout ; ensemble, on ne peut atteindre que de { $least } à { $most }.
        [out] Sans cartes : { $count } ; il en faut { $allowed }.
       *[places] Les places ne vont pas avec les scores. Les ex æquo partagent la place, comme 1, 2, 2, 4.
    }

# Playa Pirata

refusal-treasure-too-often = `{ $treasure }` est noté { $count } fois, mais il n’y en a que { $most }.
refusal-treasures-buried = Trop de trésors : { $count } sont notés, { $most } au plus sont enterrés.
