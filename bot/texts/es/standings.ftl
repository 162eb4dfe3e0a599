# Lo que todos pueden mirar: clasificaciones y porqués, fichas, ratings, ligas terminadas.
# keys.py, command_key: command-*
# keys.py, key_of: why-* why-by-*
# keys.py, option_key: option-*
# keys.py, refusal_key: refusal-*

## Comandos

command-league-standings = clasificación
command-league-standings-about = Muestra la clasificación completa de una liga, y lo que se ha corregido
command-league-export = exportar
command-league-export-about = Exporta una liga en archivos, para una hoja de cálculo o un programa
option-game = juego
option-format = formato
option-format-about = CSV para una hoja de cálculo, JSON para un programa

## Clasificación

standings-title = Clasificación · { $name }
standings-page = página { $page } de { $pages }
standings-points = { $points } { $count ->
        [one] punto
       *[other] puntos
    }
standings-rating = rating { $rating }
standings-unranked = partidas: { $games } de { $least }
standings-rating-by-game = Rating por partida, desde 1000: { $changes }
standings-games = { $count ->
        [one] una partida
       *[other] { $count } partidas
    }
standings-wins = { $count ->
        [0] ninguna victoria
        [one] una victoria
       *[other] { $count } victorias
    }
standings-byes = { $count ->
        [one] una jornada de descanso
       *[other] { $count } jornadas de descanso
    }
standings-forfeits = { $count ->
        [one] un abandono
       *[other] { $count } abandonos
    }
standings-given = { $given } a mano
standings-empty = Todavía no se ha jugado nada.
standings-low = Cuantos menos puntos, mejor: cuenta la media por partida.
standings-by-round = Por jornada: { $points }
standings-by-game = Por partida: { $points }
standings-bye = descanso
standings-unusual = { $count ->
        [one] 1 partida con reglas de la casa o terminada antes cuenta, por decisión de la moderación.
       *[other] { $count } partidas con reglas de la casa o terminadas antes cuentan, por decisión de la moderación.
    }
standings-corrected = { $count ->
        [one] La moderación ha hecho una corrección.
       *[other] La moderación ha hecho { $count } correcciones.
    }
button-standings = Clasificación
button-why = ¿Por qué este puesto?
button-ratings = Rating
button-profile = Mi ficha
button-corrections = Correcciones

## Correcciones


## Por qué ese puesto. La primera cifra es siempre la de la otra persona.

why-rank = { $own ->
        [yes] Estás
       *[other] **{ $name }** está
    } en el puesto { $rank } con { $points }.
why-unranked = { $own ->
        [yes] Aún no tienes puesto
       *[other] **{ $name }** aún no tiene puesto
    }. Partidas terminadas: { $games } de { $least }.
why-by-rating = Decide el rating: { $theirs } a { $figure }.
why-rules-rating = El rating dice quién ganó a quién en las partidas de este ranking; dejar una partida es quedar en último lugar. A igual rating se comparte el puesto.
why-above = Por delante de { $own ->
        [yes] ti
       *[other] { $name }
    }: **{ $other }**. { $reason }
why-beside = { $own ->
        [yes] En tu mismo puesto
       *[other] En el puesto de { $name }
    }: **{ $other }**. { $reason }
why-below = Por detrás de { $own ->
        [yes] ti
       *[other] { $name }
    }: **{ $other }**. { $reason }
why-given = { $given } a mano, de **{ $name }**:
why-by-points = Deciden los puntos: { $theirs } a { $figure }.
why-by-table = Empate a puntos: decide la única mesa en común, { $theirs } a { $figure } puntos.
why-by-head-to-head = Empate a puntos: deciden los enfrentamientos directos (las mesas comunes), con una media de { $theirs } a { $figure } puntos.
why-by-best-result = Empate a puntos y en las mesas comunes. Decide el mejor resultado: { $theirs } a { $figure } puntos.
why-by-best-count = Empate a puntos, en las mesas comunes y en el mejor resultado. Decide cuántas veces se logró: { $theirs } a { $figure }.
why-by-shared = Nada decide el empate, así que comparten el puesto.
why-rules = Lo que decide, por orden: los puntos; los enfrentamientos directos, en las mesas comunes; el mejor resultado, y cuántas veces se logró. Quien siga empatando comparte el puesto.

## Fichas y ratings

card-title = La ficha de { $name }
profile-of = La ficha de otra persona
card-none = Todavía no hay partidas para una ficha. Muestra las partidas de liga terminadas, salvo las que jugó un pirata virtual.
card-place = Puesto medio: { $whole },{ $tenth }
card-bids = Apuestas cumplidas: { $met } de { $made } ({ $percent } %)
card-form = Últimos puestos, el más reciente primero: { $places }
card-rating = Rating: **{ $rating }** ± { $uncertainty }, tras { $count ->
        [one] una partida
       *[other] { $count } partidas
    }
ratings-title = Rating · { $game }
ratings-about = Con todas las partidas de liga de este servidor, según el modelo de Plackett y Luce (openskill). Todos empiezan con 1000. El número es una estimación prudente de lo bien que juega cada cual; ±, el margen de duda, que baja con cada partida.
card-answers = Tiempo de respuesta habitual: { $time }. Solo lo ven esta persona y la moderación.
card-minutes = { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    }
ratings-server = En las ligas de aquí: { $games ->
        [one] una partida
       *[other] { $games } partidas
    }, { $people ->
        [one] una persona
       *[other] { $people } personas
    }.
ratings-none = Aquí todavía no ha terminado ninguna partida de liga.
ratings-row = { $rank }. **{ $name }** · **{ $rating }** ± { $uncertainty } · { $count ->
        [one] una partida
       *[other] { $count } partidas
    }

## Ligas terminadas

archive-title = Ligas terminadas
archive-none = Todavía no ha terminado ninguna liga de este servidor. { COMMAND("league", "league-list") } muestra las que están en marcha.
archive-select = Ver la clasificación de una liga
done-league-exported = Todos los datos públicos de **{ $name }**, a fecha de hoy.

refusal-no-standing = Esa persona no está en la clasificación de esta liga. { COMMAND("league", "league-standings") } muestra quién está.
