# Las ligas: su mensaje, las inscripciones, las partidas, crearlas, y lo que no se puede.
# keys.py, button_key: button-*
# keys.py, key_of: format-* league-is-* match-* permission-* rhythm-* select-* strictness-* strictness-seats-*
# keys.py, refusal_key: refusal-*

## El mensaje de una liga

format-ladder = ranking
format-ladder-about = Sin jornadas; cuenta lo que acuerda toda la mesa antes de la primera jugada, o añade la moderación
format-season = temporada
format-season-about = Todos juegan cada jornada, cada vez en mesas sorteadas de nuevo
format-cup = copa
format-cup-about = Los mejores de cada mesa pasan, fase a fase, hasta la mesa final
select-format = Tipo de liga
league-what = { $format } · { $game } · mesas de { $size } · ritmo: { $pace }
league-plan-ladder = Sin jornadas: una partida cuenta para el ranking si toda la mesa lo acuerda antes de la primera jugada, o si la incluye la moderación.
league-plan-cup = Copa: { $advance ->
        [one] pasa el primero de cada mesa
       *[other] pasan los { $advance } primeros de cada mesa
    }, y los mejores resultados del resto si quedan plazas. Como mucho { $time } por fase.
league-by-lot = 🎲 Empate de puesto, puntos y puntuación: el sorteo decidió las últimas plazas entre { $names }.
league-plan-season = { $rounds ->
        [one] Una jornada
       *[other] { $rounds } jornadas
    }, como mucho { $time } por jornada.
league-plan-final = Después, los { $finalists } mejores juegan una copa por el título.
league-in-all = En total: { $time }.
league-ends-about = Termina hacia el { $end }.
league-level = Los piratas virtuales juegan como { $level }, también por quien no está.
league-cabin-boys = grumetes
league-bosuns = contramaestres
league-captains = capitanes
league-length = Unos { $turns } turnos por partida, uno tras otro. Si se entra { $rhythm }, 9 de cada 10 partidas acaban en { $time }.
league-length-live = Una partida tiene unos { $turns } turnos, uno tras otro: a este ritmo, más o menos { $time }.
league-too-short = No cabe en una jornada. Dale { $days ->
        [one] un día
       *[other] { $days } días
    }, o elige una partida más corta o un ritmo más rápido.
league-days = { $days ->
        [one] un día
       *[other] { $days } días
    }
league-hours = { $hours ->
        [one] una hora
       *[other] { $hours } horas
    }
league-sign-up = **Inscripciones abiertas** hasta que la moderación empiece la liga.
league-sign-up-until = **Inscripciones abiertas** hasta el { $at } ({ $ago }).
league-sign-up-short = **Las inscripciones siguen abiertas:** la liga empieza en cuanto haya bastante gente.
league-players = { $count ->
        [0] Todavía no hay inscripciones.
        [one] Una inscripción por ahora.
       *[other] { $count } inscripciones por ahora.
    }
league-tables = { $byes ->
        [0] Con { $count }: mesas de { $tables }
       *[other] Con { $count }: mesas de { $tables }; descansan: { $byes }
    }
league-places = { $free ->
        [0] Las { $places } plazas están ocupadas; quien se inscriba ahora va a la lista de espera.
        [one] Queda una plaza de { $places }.
       *[other] Quedan { $free } plazas de { $places }.
    }
league-waiting-list = **Lista de espera** ({ $count })
league-substitutes = **Suplentes** ({ $count })
league-more = … y { $count } más
league-paused = ⏸ **La liga está en pausa.** Las partidas empezadas siguen. La moderación la reanuda con { COMMAND("league", "league-manage") }.
league-rests = ⏸ **La liga está en pausa y no corre ningún plazo.** Se puede jugar igual. La moderación la reanuda con { COMMAND("league", "league-manage") }.
league-over = **La liga ha terminado.**
league-nobody-won = No ha ganado nadie: ninguna partida la terminó quien la jugaba.
league-nobody-ranked = No ha ganado nadie: nadie tiene partidas suficientes para un puesto.
league-ended = **Esta liga se cerró antes de tiempo:** no se había jugado nada.
league-won = 🏆 { $count ->
        [one] ¡Gana **{ $names }**!
       *[other] ¡Victoria compartida: **{ $names }**!
    }
league-games = Partidas que cuentan
league-round = Jornada { $round } de { $rounds }
league-round-short = jornada { $round }
league-stage = Copa, fase { $stage }
league-final = La final
league-until = hasta el { $at } ({ $ago })
league-opening = Abriendo mesas: { $opened } de { $tables }
league-opening-slow = Discord solo me deja abrir unos pocos hilos a la vez, así que puede tardar unos minutos.
league-byes = Descanso esta vez: { $names }
league-closeness = Cruces hasta ahora: { $meetings }; repetidos: { $repeated }; inevitables, al menos { $unavoidable }.
league-standings = Clasificación
league-standing = { $place } **{ $name }** · { $points } · { $games ->
        [one] una partida
       *[other] { $games } partidas
    }
button-league-terms = Condiciones
button-league-join = Inscribirme
button-league-leave = Retirarme
button-league-offer = Ofrecerme de suplente

## Las ligas de un servidor

leagues-title = Las ligas de este servidor
leagues-none = Este servidor aún no tiene ligas. La moderación crea una con { COMMAND("league", "league-create") }.
league-link = [Ir a la liga]({ $link })
league-is-sign-up = inscripciones abiertas
league-is-running = en marcha
league-is-paused = en pausa
league-is-finished = terminada
league-is-ended = cerrada antes de tiempo

## Las partidas

match-table = mesa { $table }
match-title = Mesa { $table }
match-planned = está sorteada
match-opening = se está abriendo
match-waiting = ya están { $there } de { $people }
match-playing = se está jugando
match-done = ha terminado
match-void = no cuenta
match-undecided = sin resultado
match-unrated = ha terminado, sin rating
match-house-rules = 🏠 reglas de la casa
match-ended-early = ⏱ { $planned ->
        [0] terminada tras la ronda { $played }
       *[other] { $played } de { $planned } rondas
    }
match-starts = Se reparte en cuanto estén todos.
match-starts-at = Se reparte en cuanto estén todos, como muy tarde el { $at } ({ $ago }).
match-ends-at = La jornada termina el { $at } ({ $ago }).
match-round-ends = Esta jornada de **{ $league }** termina el { $at } ({ $ago }). Por jugar: { $mentions }
match-played-out = La jornada de **{ $league }** ha terminado. Lo que siga en juego lo acaban los piratas virtuales el { $at } ({ $ago }). Por jugar: { $mentions }
match-ends-now = La moderación da por terminada esta jornada de **{ $league }**. Si te toca ahora, conservas tu plazo; lo demás lo juegan los piratas virtuales. Por jugar: { $mentions }
match-begun = Las cartas están repartidas: [ir a la mesa]({ $link })
match-void-told = Esta partida no cuenta: no se juega.
button-match-there = Aquí estoy

## Crear una liga

founding-points = Puntos por mesa: **{ $points }**
league-points-usual = los habituales (4-2-1 entre tres, 5-3-2-1 entre cuatro, etcétera)
league-points-score = la puntuación del propio juego
league-points-word = puntuación
founding-start = Una partida empieza en cuanto están todos, a más tardar **{ $hours ->
        [one] una hora
       *[other] { $hours } horas
    }** después de abrirse su mesa.
founding-until = Inscripciones hasta **{ $until }**.
founding-no-end = que la moderación empiece la liga
founding-any-number = sin límite
founding-computers = { $count ->
        [0] ninguno
       *[other] { $count }
    }
founding-kind = **{ $kind }** ({ $time }): { $about }.
founding-no-limit = lo que quieras
founding-of-people = { $time } con { $people } jugadores
founding-weeks = { $weeks ->
        [one] cerca de una semana
       *[other] unas { $weeks } semanas
    }
founding-season = **{ $game }**, mesas de { $size }, si se entra { $rhythm }: **{ $rounds ->
        [one] una jornada
       *[other] { $rounds } jornadas
    }**, como mucho { $time } por jornada.
founding-cup = **{ $game }**, mesas de { $size }, si se entra { $rhythm }: como mucho { $time } por fase, hasta que quede una mesa.
founding-ladder = **{ $game }**, sin final: una partida cuenta si toda la mesa lo acuerda antes de la primera jugada y juegan al menos { $least }.
founding-voyage = **{ $game }**: las mismas **{ $deals } partidas** para todos, en solitario y en cualquier momento, hasta el **{ $end }**.
founding-rounds = { $rounds ->
        [one] una jornada
       *[other] { $rounds } jornadas
    }, { $time }
founding-deals = Partidas
founding-in-days = { $days ->
        [one] en un día
       *[other] en { $days } días
    }
founding-usually = { $value } (lo habitual: { $usual })
founding-to-more = Más…
founding-to-kinds = Otro tipo
founding-voyage-instead = Mejor una travesía
founding-too-long = ⚠️ Tres jornadas de este juego duran más de ocho semanas. Una travesía dura dos.
founding-final = { $tables ->
        [0] sin final
        [one] una mesa final
       *[other] { $tables } mesas y después una final
    }
select-final = Final
select-setting = Cambiar un ajuste
select-strictness = Severidad
strictness-friendly = amistosa
strictness-friendly-about = Nadie queda fuera, los piratas virtuales puntúan por los ausentes, sin reclamaciones
strictness-fair = justa
strictness-fair-about = Fuera tras dos ausencias seguidas, nada por los piratas virtuales, sin reclamaciones
strictness-strict = estricta
strictness-strict-about = Fuera tras una ausencia, nada por los piratas virtuales, un día para reclamar
strictness-seats-friendly-about = Los piratas virtuales puntúan por los ausentes, sin reclamaciones
strictness-seats-fair-about = Nada por los piratas virtuales, sin reclamaciones
strictness-seats-strict-about = Nada por los piratas virtuales, un día para reclamar
strictness-own = Severidad: ajustes propios
button-founding-rounds = Números…
button-founding-cup = Más números…
button-founding-about = Un texto propio
form-about = Un texto propio
form-about-about = Reglas, premios, fechas: todos lo leen en el anuncio de la liga. Sin menciones
league-about-none = ninguno
refusal-about-has-mentions = El texto no puede mencionar a nadie. Quita @everyone, @here y las menciones, y escribe los nombres.
button-founding-open = Abrir las inscripciones
button-founding-begin = Empezar el ranking
select-league-game = Juego
select-league-size = Tamaño de las mesas
select-rhythm = Cada cuánto se entra
rhythm-once = más o menos una vez al día
rhythm-once-about = Un banco de tiempo de 14 días o más, y jornadas largas
rhythm-few = dos o tres veces al día
rhythm-few-about = Un día por turno
rhythm-often = cada pocas horas
rhythm-often-about = Un día por turno, y jornadas cortas
select-league-channel = Canal para el anuncio y las mesas
select-league-computers = Piratas virtuales
select-league-level = Rango
form-rounds = Jornadas de la liga
form-hours = Tiempo por jornada
form-stage-hours = Tiempo por fase
form-hours-about = Por ejemplo 168 o 7 días; lo atrasado lo acaban los piratas virtuales
form-points = Puntos por puesto
form-points-about = Como 5-3-2-1; vacío: los habituales; «puntuación»: la del propio juego
form-places = Plazas
form-places-about = Quien se inscriba después va a la lista de espera; vacío: sin límite
form-until = Inscripciones hasta
form-until-about = { $example } ({ $zone }), o un número de horas; vacío: la empiezas tú
form-finalists = Finalistas
form-finalists-about = Cuántos juegan una copa tras la temporada; 0: sin copa
form-advance = Cuántos pasan por mesa en una copa
form-advance-about = Lo normal es 1
form-start = Empezar sin ausentes tras
form-start-about = Por ejemplo 24 o 2 días; antes, si todos han pulsado «Aquí estoy»

## Respuestas

done-league-joined = ¡Ya estás en **{ $name }**! Cuando se abra tu mesa te mencionaré en su hilo.
done-league-joined-late = Estás en **{ $name }** a partir de la próxima jornada.
done-ladder-joined = ¡Ya estás en **{ $name }**! Una partida cuenta si toda la mesa está de acuerdo antes de la primera jugada.
league-earlier-rounds = Las jornadas anteriores no te dan { $best ->
        [0] puntos.
        [one] puntos, pero solo cuenta la mejor.
       *[other] puntos, pero solo cuentan las { $best } mejores.
    }
done-league-vacation = 🌴 Has anunciado vacaciones a partir del { $begin }. Entonces tu tiempo no corre, y la jornada se alarga el tiempo que tu mesa te espere. Si faltas la mayor parte de una jornada, descansas, y una persona suplente puede jugar por ti.
done-league-waiting = **{ $name }** está llena: eres el número { $place } de la lista de espera.
done-league-left = Te has retirado de **{ $name }**. Lo que has jugado sigue contando.
league-still-seated = ⏳ Tu asiento en una mesa en juego sigue siendo tuyo, y los demás esperan tus turnos. Acaba la partida o deja el asiento: entonces lo ocupa un pirata virtual.
button-play-on = Acabar la partida
button-give-seat-up = Dejar el asiento
done-league-offered = ¡Gracias! Si **{ $name }** necesita suplente, puede que te toque.
done-league-founded = **{ $name }** está abierta. Su anuncio aparece en { $channel }.
done-match-there = Anotado: ya estás. Faltan por llegar: { $names }
done-match-all-there = Ya están todos: se reparte.
permission-create-public-threads = Crear hilos públicos

## Rechazos

refusal-leagues-by-moderators = Las ligas las crea y las gestiona solo la moderación: quien tiene el permiso *Gestionar servidor* o el rol de moderación. Pídeselo.
refusal-no-such-league = Esa liga no existe en este servidor. { COMMAND("league", "league-list") } las muestra todas.
refusal-league-name-length = El nombre de una liga tiene de 1 a { $most } caracteres. Elige otro.
refusal-league-name-taken = En este servidor ya hay una liga «{ $word }». Elige otro nombre.
refusal-league-computers = Puede haber de 0 a { $most } piratas virtuales, uno por plaza como mucho.
refusal-deadline-past = Las inscripciones ya habrían terminado. Elige una fecha posterior o deja el campo vacío.
refusal-no-number = «{ $value }» no es un número entero. Escribe uno, por ejemplo 4.
refusal-no-hours = «{ $value }» no es una duración. Escribe horas, por ejemplo 48, o días, por ejemplo 2 días.
refusal-no-instant = «{ $value }» no es una fecha con hora. Escribe por ejemplo { $example }, o cuánto falta, por ejemplo 48 horas.
refusal-league-channel-wanted = Una liga necesita un canal de texto de este servidor. Elige uno en los ajustes de la liga.
refusal-league-channel-announces = Una liga no puede jugarse en un canal de anuncios. Elige un canal de texto normal.
refusal-league-permissions = En { $channel } no puedo llevar una liga. Permisos que me faltan: { $permissions }. Dámelos o elige otro canal.
refusal-signed-up-already = Ya te has inscrito. Con *Retirarme* sales de la liga.
refusal-not-signed-up = No estás en esta liga. Con *Inscribirme* entras.
refusal-already-in-league = { $name } ya está en esta liga. Elige a otra persona.
refusal-league-over = Esta liga no está abierta. { COMMAND("league", "league-list") } muestra las que sí.
refusal-league-has-begun = Esta liga ya ha empezado. Pulsa *Actualizar* para ver cómo va.
refusal-league-has-no-next-round = No hay una jornada siguiente que sortear: la liga tiene que estar en marcha, y un ranking no tiene jornadas.
refusal-league-has-no-round = Todavía no ha empezado ninguna jornada con plazo. Empieza antes la liga; un ranking no tiene plazos.
refusal-league-not-running = Solo se puede poner en pausa una liga en marcha. Empiézala antes o ciérrala.
refusal-league-not-paused = Esta liga no está en pausa: no hay nada que reanudar.
refusal-cup-has-begun = Esta copa ya ha empezado y nadie más puede entrar. Pero puedes ofrecerte de suplente.
refusal-stage-not-over = Una partida de esta fase aún no tiene resultado. Hay que terminarla o corregir su resultado; entonces se podrá sortear la fase siguiente.
refusal-match-paused = La mesa { $number } está en pausa, y la liga espera. La moderación la reanuda con { COMMAND("tavern", "tables") }; si no, sigue cuando se acabe la jornada.
refusal-match-thread-taken = En el hilo de la mesa { $number } hay otra mesa, así que no se pueden repartir las cartas. Cierra o mueve esa mesa con { COMMAND("tavern", "tables") }.
refusal-match-frozen = La mesa { $number } está congelada: su registro no es de fiar. Descongélala con { COMMAND("tavern", "tables") }, o anula su partida.
refusal-league-pause = Solo quien gestiona la liga pone sus mesas en pausa, porque los demás esperan el resultado. Pídeselo.
refusal-league-replace = En las mesas de una liga solo cambia a alguien quien gestiona la liga. Pídeselo.
refusal-no-such-match = Esa partida no existe en este servidor. { COMMAND("league", "league-show") } muestra las de una liga.
refusal-not-your-match = Esta partida no es la tuya. Busca el hilo en que te menciono.
refusal-match-has-begun = Esta partida no espera a nadie: ya ha empezado, o su mesa aún está por abrir.
refusal-there-already = Ya sé que estás aquí. Se reparte en cuanto estén todos.
refusal-match-waits-here = Este hilo es para una partida de liga, que se repartirá aquí. Abre tu mesa en otro canal.
refusal-not-in-match = Esa persona no juega en esta partida, o ya no. Elige a alguien que juegue.
refusal-match-is-over = Esta partida ha terminado. Puedes corregir o anular su resultado, con un motivo.
refusal-match-has-no-result = Esta partida aún no tiene resultado. Podrás corregirlo cuando termine.
refusal-reason-wanted = Una corrección necesita un motivo de 1 a { $most } caracteres. Lo puede leer todo el mundo.
refusal-scores-wanted = Da una puntuación por asiento: { $wanted } números enteros, por orden de asiento.
refusal-table-counts-already = Esta mesa ya cuenta para una liga. Elige otra.
refusal-not-a-ladder = Las mesas sueltas solo cuentan para un ranking; las temporadas y las copas abren las suyas.
refusal-another-game = El juego de esta mesa no es el de la liga. Elige una con el mismo juego.
refusal-table-cannot-count = Solo puede contar una partida en juego o terminada.
refusal-table-size = No puede haber mesas de { $size }: este juego es de { $smallest } a { $largest } jugadores.
refusal-too-few-people = { $people ->
        [0] No hay inscripciones
        [one] Solo hay una inscripción
       *[other] Solo hay { $people } inscripciones
    }, y hacen falta al menos { $fewest }. Espera a que haya más o añade a alguien.
refusal-person-twice = Alguien está dos veces: { $people } entradas, { $different } personas distintas. Quita la segunda entrada.
refusal-sizes-do-not-fit = { $people } personas no caben en mesas con { $places } asientos en total. Cambia el tamaño de las mesas o el número de personas.
refusal-cup-bye = Con { $people } personas en mesas de este tamaño harían falta descansos ({ $byes }), y en una copa no los hay. Cambia el tamaño de las mesas o el número de personas.
refusal-cup-advance = No pueden pasar { $advance } por mesa si en la más pequeña hay { $smallest }: al menos uno pasa y uno cae.
refusal-cup-without-end = Con { $people } personas en mesas de { $size }, de las que pasan { $advance }, la copa no terminaría nunca. Haz que pasen menos, o las mesas más grandes.
refusal-points-not-numbers = Los puntos son números enteros unidos por guiones, como 5-3-2-1.
refusal-points-too-many = Ninguna mesa tiene más de { $most } puestos. Da puntos para tantos puestos como mucho.
refusal-points-too-high = Un puesto puede dar { $most } puntos como mucho.
refusal-points-rise = Un puesto más bajo no puede dar más que uno más alto. Escríbelos desde el primero, como 5-3-2-1.
