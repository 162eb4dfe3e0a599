# La feuille de score d’une partie avec de vraies cartes : ce qui se dit pour chaque jeu.

refusal-pad-seats = { $count } places sont notées, mais vous êtes { $players }. Note chacun dans l’ordre des places, avec `|` entre eux.
refusal-pad-field-missing = { $name } : il manque { $field } ({ $allowed }).
refusal-pad-value = { $name } : { $field } ne peut pas être « { $word } ». Possible : { $allowed }
refusal-pad-too-much = { $name } : « { $word } » est de trop. Pour chacun il y a, une fois : { $fields }.
refusal-pad-no-such-round = Il n’y a pas de manche { $round } sur cette feuille. { $last ->
        [0] Aucune manche n’est encore notée.
       *[other] La dernière notée est la { $last }.
    }
refusal-pad-over-before = Avec cette correction, la partie aurait été finie après la manche { $round }. Raye d’abord les manches suivantes, en commençant par la dernière.
refusal-places-needed = Ces scores ne suffisent pas à savoir qui a fini où. Indique aussi les places.
refusal-impossible-result = Une telle partie ne peut pas finir ainsi. { $reason ->
        [score] { $name } ne peut pas avoir { $score }, seulement de { $least } à { $most }.
        [never] { $name } ne peut pas avoir { $score } : aucune suite de manches ne donne ce total.
        [together] Ces scores font { $total } en tout, ce qu’on n’atteint pas ensemble : seulement de { $least } à { $most }.
        [out] { $count } n’auraient plus de cartes ; il en faut { $allowed }.
       *[places] Les places ne vont pas avec les scores ; les ex æquo partagent la place, comme 1, 2, 2, 4.
    }

# Playa Pirata

refusal-treasure-too-often = `{ $treasure }` est noté { $count } fois, mais il n’y en a que { $most }.
refusal-treasures-buried = Il n’y avait pas autant de trésors sur la table : { $count } sont notés, { $most } au plus sont enterrés.
refusal-treasures-need-towels = { $name } a { $count } trésors, mais n’a posé que { $laid } serviettes vu celles qui restent. Il en faut une sur chaque trésor.
refusal-towels-on-treasure = Il ne peut pas y avoir { $count } serviettes sur le trésor à la serviette : { $most } au plus, vu celles qui restent et les autres trésors.
refusal-umbrella-was-early = On ne met le parasol de côté que si l’on n’occupe aucun trésor ; ensuite { $name } peut en prendre { $most } au plus.
refusal-special-not-earned = { $name } ne peut pas avoir { $points } points pour une carte spéciale : le château de sable donne 2 par 3 restante, le squelette 3 avec une tête de mort, la vague 3 avec deux nombres égaux.
refusal-special-twice = Le château de sable, le squelette et la vague n’existent qu’une fois chacun : les points des cartes spéciales ne vont pas ensemble.
