# La hoja de una partida con cartas de verdad: lo que se dice en todos los juegos.
# keys.py, refusal_key: refusal-*

refusal-pad-seats = Has anotado { $count ->
        [one] a una persona
       *[other] a { $count }
    }, pero juegan { $players }. Anota a todos por orden de asiento, separados por `|`.
refusal-pad-field-missing = { $name }: falta rellenar «{ $field }» ({ $allowed }).
refusal-pad-value = { $name }: { $field } no puede ser «{ $word }». Elige entre: { $allowed }
refusal-pad-too-much = { $name }: «{ $word }» es un valor de más. De cada persona se anota, una vez: { $fields }.
refusal-pad-no-such-round = En esta hoja no hay ronda { $round }. { $last ->
        [0] Todavía no hay ninguna anotada.
       *[other] La última anotada es la { $last }.
    }
refusal-pad-over-before = Con esta corrección la partida habría acabado tras la ronda { $round }. Tacha antes las rondas siguientes, empezando por la última.
refusal-places-needed = Con estos puntos no queda claro quién quedó en qué puesto. Anota también los puestos.
refusal-impossible-result = Una partida no puede acabar así. { $reason ->
        [score] { $name } no puede tener { $score }, solo de { $least } a { $most }.
        [never] { $name } no puede tener { $score }: ninguna serie de rondas da ese total.
        [together] Estos puntos suman { $total }; entre todos solo pueden sumar de { $least } a { $most }.
        [out] Jugadores sin cartas: { $count }; tiene que ser { $allowed }.
       *[places] Los puestos no encajan con los puntos. Quienes empatan comparten puesto, como 1, 2, 2, 4.
    }

# Playa Pirata

refusal-treasure-too-often = `{ $treasure }` está anotado { $count ->
        [one] una vez
       *[other] { $count } veces
    }, pero solo hay { $most }.
refusal-treasures-buried = Demasiados tesoros: has anotado { $count }, y se entierran { $most } como mucho.
