# Las ligas: su mensaje, las inscripciones, las partidas, crearlas, y lo que no se puede.

## El mensaje de una liga

format-ladder = clasificación abierta
format-ladder-about = Cuentan las partidas que la moderación le apunta; sin rondas
format-season = temporada
format-season-about = Todos juegan cada ronda, cada vez en mesas sorteadas de nuevo
format-cup = copa
format-cup-about = Los mejores de cada mesa siguen, fase a fase, hasta la mesa final
select-format = Tipo de liga
league-what = { $format } · { $game } · mesas de { $size } · ritmo: { $pace }
league-plan-ladder = Para la clasificación cuenta cada partida que la moderación le apunta.
league-plan-cup = Copa: { $advance ->
        [one] de cada mesa sigue el primer puesto
       *[other] de cada mesa siguen los { $advance } primeros
    }, { $time } por fase.
league-plan-season = { $rounds ->
        [one] Una ronda
       *[other] { $rounds } rondas
    }, { $time } para cada una.
league-plan-final = Después, los { $finalists } mejores juegan una copa por la victoria.
league-days = { $days ->
        [one] un día
       *[other] { $days } días
    }
league-hours = { $hours ->
        [one] una hora
       *[other] { $hours } horas
    }
league-sign-up = **Las inscripciones están abiertas.** Terminan cuando la moderación empieza la liga.
league-sign-up-until = **Las inscripciones están abiertas** hasta el { $at } ({ $ago }).
league-players = { $count ->
        [0] Todavía no se ha apuntado nadie.
        [one] Una inscripción por ahora.
       *[other] { $count } inscripciones.
    }
league-places = { $free ->
        [0] Las { $places } plazas están ocupadas; quien llegue ahora va a la lista de espera.
        [one] Queda una plaza de { $places }.
       *[other] Quedan { $free } plazas de { $places }.
    }
league-waiting-list = **Lista de espera** ({ $count })
league-substitutes = **Suplentes** ({ $count })
league-more = … y { $count } más
league-paused = ⏸ **La liga está en pausa.** Las partidas empezadas siguen.
league-over = **La liga ha terminado.**
league-ended = **Esta liga se cerró** antes de que se jugara nada.
league-won = 🏆 { $count ->
        [one] ¡Gana **{ $names }**!
       *[other] ¡Ganan a la vez **{ $names }**!
    }
league-games = Partidas que cuentan
league-round = Ronda { $round } de { $rounds }
league-stage = Copa, fase { $stage } · { $tables } mesas
league-final = La final
league-until = hasta el { $at } ({ $ago })
league-opening = Abriendo mesas: { $opened } de { $tables }
league-byes = Esta vez descansa: { $names }
league-closeness = Hasta ahora { $meetings } encuentros en las mesas, { $repeated } de ellos con alguien ya conocido; al menos { $unavoidable } de estos no se pueden evitar.
league-standings = Clasificación
league-standing = { $rank }. **{ $name }** · { $points } · { $games ->
        [one] una partida
       *[other] { $games } partidas
    }
button-league-join = Apuntarme
button-league-leave = Retirarme
button-league-offer = Puedo ser suplente

## Las ligas de un servidor

leagues-title = Las ligas de este servidor
leagues-none = Este servidor aún no tiene ligas. Quien lo gestiona o lo modera crea una con `/league create`.
league-link = [Ir a la liga]({ $link })
league-is-sign-up = inscripciones abiertas
league-is-running = en marcha
league-is-paused = en pausa
league-is-finished = terminada
league-is-ended = cerrada

## Las partidas

match-thread = ronda { $round } · mesa { $table }
match-title = Mesa { $table }
match-planned = está sorteada
match-opening = se está abriendo
match-waiting = ya están { $there } de { $people }
match-playing = se está jugando
match-done = ha terminado
match-void = no cuenta
match-starts = Se reparte en cuanto estén todos.
match-starts-at = Se reparte en cuanto estén todos, y en cualquier caso el { $at } ({ $ago }).
match-begun = La partida ha empezado: { $link }
match-void-told = Esta partida no se juega.
button-match-there = Estoy aquí

## Crear una liga

founding-about = Esto solo lo ves tú. Ajústalo todo a tu gusto y luego abre las inscripciones.
founding-points = Una mesa da: **{ $points }**
league-points-usual = los puntos de siempre (4-2-1 entre tres, 5-3-2-1 entre cuatro, etcétera)
league-points-score = la puntuación del propio juego
league-points-word = puntuación
founding-start = Una partida empieza en cuanto están todos, a más tardar **{ $hours ->
        [one] una hora
       *[other] { $hours } horas
    }** después de abrirse su mesa.
founding-until = Inscripciones hasta: **{ $until }**
founding-no-end = la moderación empieza la liga
founding-places = Plazas: **{ $places }**, piratas virtuales que participan: **{ $computers }**
founding-any-number = las que hagan falta
founding-channel = Mensaje y mesas: { $channel }
founding-to-league = Sigue: la liga
founding-to-game = Vuelve: el juego
founding-computers = { $count ->
        [0] ninguno
       *[other] { $count }
    }
button-founding-rounds = Rondas, puntos, inscripciones
button-founding-cup = Copa y comienzo
button-founding-open = Abrir las inscripciones
button-founding-begin = Empezar la clasificación
select-league-game = Juego
select-league-size = Tamaño de las mesas
league-size = de { $size }
select-league-channel = El canal para el mensaje y las mesas
select-league-computers = Piratas virtuales
form-rounds = Rondas
form-hours = Horas por ronda
form-hours-about = 168 son una semana; después, los piratas virtuales acaban lo atrasado
form-points = Puntos de una mesa
form-points-about = Como 5-3-2-1; vacío: los de siempre; «puntuación»: la del propio juego
form-places = Plazas
form-places-about = Quien llega después va a la lista de espera; vacío: las que hagan falta
form-until = Inscripciones hasta
form-until-about = 2026-12-24 20:00 ({ $zone }), o un número de horas; vacío: decides tú
form-finalists = Finalistas
form-finalists-about = Cuántos juegan una copa tras la temporada; 0: nadie
form-advance = Cuántos de cada mesa siguen en una copa
form-advance-about = Lo normal es 1
form-start = Horas hasta empezar de todos modos
form-start-about = Se empieza antes si todos han pulsado «Estoy aquí»

## Respuestas

done-league-joined = Participas en **{ $name }**. Cuando se abra tu mesa te mencionaré en su hilo.
done-league-joined-late = Participas en **{ $name }** desde la próxima ronda.
done-league-waiting = En **{ $name }** no quedan plazas: eres el número { $place } de la lista de espera.
done-league-left = Ya no participas en **{ $name }**. Lo que has jugado cuenta.
done-league-offered = ¡Gracias! Si falta alguien en **{ $name }**, puede que te lo pidan.
done-league-founded = **{ $name }** está abierta. Su mensaje aparece en { $channel }.
done-match-there = Qué bien que estás. Faltan: { $names }
done-match-all-there = Ya están todos: se reparte.
permission-create-public-threads = Crear hilos públicos

## Rechazos

refusal-leagues-by-moderators = Las ligas las crea y las lleva quien gestiona este servidor, o quien tiene el rol de moderación que el servidor ha elegido. Pídeselo.
refusal-no-such-league = En este servidor no hay una liga así. `/league list` las muestra todas.
refusal-league-name-length = El nombre de una liga tiene de 1 a { $most } caracteres. Elige uno más corto.
refusal-league-name-taken = En este servidor ya hay una liga «{ $word }». Elige otro nombre.
refusal-league-computers = Puede haber de 0 a { $most } piratas virtuales, tantos como plazas.
refusal-league-out-of-range = { $what ->
        [league_rounds] El número de rondas
        [league_round_hours] El número de horas por ronda
        [league_start_hours] El número de horas hasta empezar de todos modos
       *[league_places] El número de plazas
    } va de { $least } a { $most }.
refusal-deadline-past = Las inscripciones ya habrían terminado. Elige un momento posterior, o déjalo vacío.
refusal-no-number = «{ $value }» no es un número entero. Escribe, por ejemplo, 4.
refusal-no-instant = «{ $value }» no es un momento. Escribe año, mes, día y hora, como 2026-12-24 20:00, o un número de horas, como 48.
refusal-league-channel-wanted = Una liga necesita un canal de texto de este servidor. Elige uno en la página de la liga.
refusal-league-permissions = En { $channel } no puedo llevar una liga. Me falta: { $permissions }. Dame permiso, o elige otro canal.
refusal-signed-up-already = Ya participas. *Retirarme* te saca.
refusal-not-signed-up = No participas en esta liga. *Apuntarme* te hace entrar.
refusal-already-in-league = { $name } ya participa. Elige a otra persona.
refusal-league-over = Esta liga no está abierta. `/league list` muestra las que sí.
refusal-league-paused = Esta liga está en pausa. Apúntate cuando siga.
refusal-league-has-begun = Esta liga ya ha empezado. *Apuntarme* te da sitio desde la próxima ronda, salvo en una copa.
refusal-league-has-no-next-round = No hay una ronda siguiente que sortear: la liga tiene que estar en marcha, y una clasificación abierta no tiene rondas.
refusal-league-has-no-round = Todavía no ha empezado ninguna ronda con plazo. Empieza antes la liga; una clasificación abierta no tiene plazos.
refusal-league-not-running = Solo se puede pausar una liga en marcha. Empiézala antes, o ciérrala.
refusal-league-not-paused = Solo puede seguir una liga en pausa; esta no lo está.
refusal-cup-has-begun = Esta copa ya ha empezado y nadie más puede entrar. Pero puedes ofrecerte como suplente.
refusal-stage-not-over = Una partida de esta fase aún no tiene resultado. Que se termine, o corregid su resultado; entonces se podrá sortear la fase siguiente.
refusal-no-such-match = En este servidor no hay una partida así. `/league show` muestra las de una liga.
refusal-not-your-match = No juegas en esta partida. En el hilo de la tuya te menciono.
refusal-match-has-begun = Esta partida no espera a nadie: ya ha empezado, o su mesa aún está por abrir.
refusal-there-already = Ya sé que estás aquí. Se reparte en cuanto estén todos.
refusal-match-waits-here = Este hilo es para una partida de liga, que se repartirá aquí. Abre tu mesa en otro canal.
refusal-not-in-match = Esa persona no juega en esta partida, o ya no. Elige a alguien que juegue.
refusal-match-is-over = Esta partida ha terminado. Su resultado se puede corregir o anular, con un motivo.
refusal-match-has-no-result = Esta partida aún no tiene resultado. Se podrá corregir cuando termine.
refusal-reason-wanted = Una corrección necesita un motivo de 1 a { $most } caracteres: lo puede leer todo el mundo.
refusal-scores-wanted = Da una puntuación por asiento: { $wanted } números enteros, en el orden de los asientos.
refusal-table-counts-already = Esta mesa ya cuenta para una liga. Elige otra.
refusal-not-a-ladder = Las mesas sueltas solo cuentan para clasificaciones abiertas; las temporadas y las copas abren las suyas.
refusal-another-game = En esta mesa se juega a otra cosa que en la liga. Elige una de su juego.
refusal-table-cannot-count = Solo puede contar una mesa cuya partida sigue o ha terminado.
refusal-table-size = { $size } por mesa no puede ser: este juego es de { $smallest } a { $largest }.
refusal-too-few-people = { $people ->
        [0] No participa nadie
        [one] Solo hay una inscripción
       *[other] Solo hay { $people } inscripciones
    }, y hacen falta al menos { $fewest }. Espera a que haya más, añade a alguien, o juega con menos finalistas.
refusal-person-twice = Alguien está dos veces: { $people } entradas, { $different } personas distintas. Quita la segunda entrada.
refusal-sizes-do-not-fit = { $people } personas no caben en mesas con { $places } asientos en total. Cambia el tamaño de las mesas, o cuántos participan.
refusal-cup-bye = Con { $people } en mesas de este tamaño tendrían que descansar { $byes }, y en una copa no descansa nadie. Cambia el tamaño de las mesas, o cuántos participan.
refusal-cup-advance = No pueden seguir { $advance } por mesa si en la más pequeña hay { $smallest }: al menos uno sigue y uno se queda.
refusal-cup-without-end = Con { $people } en mesas de { $size }, de las que siguen { $advance }, la copa no terminaría nunca. Que sigan menos, o haz las mesas más grandes.
refusal-points-not-numbers = Los puntos son números enteros con guiones en medio, como 5-3-2-1.
refusal-points-too-many = Ninguna mesa tiene más de { $most } puestos. Da puntos para tantos puestos como mucho.
refusal-points-too-high = Un puesto puede dar { $most } puntos como mucho.
refusal-points-rise = Un puesto más bajo no puede dar más que uno más alto. Escríbelos desde el primero, como 5-3-2-1.
