# Quienes llevan una liga: su panel, quién participa, las partidas, las correcciones y lo que no se puede.
# keys.py, button_key: button-*
# keys.py, key_of: action-* button-yes-* confirm-* open-tables-*
# keys.py, refusal_key: refusal-*

## El panel de una liga

managing-post = ir a su anuncio
managing-people = { $players ->
        [one] Participa una persona
       *[other] Participan { $players }
    }{ $waiting ->
        [0] .
       *[other] , { $waiting } en lista de espera.
    }
managing-late = { $count ->
        [one] Una mesa va con retraso
       *[other] { $count } mesas van con retraso
    }
managing-awaits = faltan: { $names }
managing-select = Gestionar una partida
managing-begin = Empezar ya
managing-next = Siguiente jornada ya
managing-pause = Pausa
managing-away = 🌴 De vacaciones: { $names }
managing-away-one = { $name } (del { $begin } al { $end })
confirm-pause-league = ¿Poner la liga en pausa? Mientras tanto no se sortea nada. También pueden pararse los plazos de las partidas en juego: se puede jugar igual, nadie recibe avisos ni pierde un turno, y el final de la jornada se mueve lo que dure la pausa.
button-pause-rest = Parar también los plazos
button-pause-draws = Parar solo los sorteos
managing-resume = Reanudar
managing-entrants = Participantes
managing-again = Traer el anuncio aquí
managing-end = Cerrar la liga
managing-delayed-full = Este servidor tiene tantos hilos abiertos como permite Discord. Archiva o elimina algunos: lo intento de nuevo { $again }.
managing-delayed-forbidden = En { $channel } no me está permitido lo que necesita la liga. Revisa mis permisos: lo intento de nuevo { $again }.
league-channel-gone = El canal de **{ $name }** ya no existe. La liga espera. Elige un canal en el que siga.
button-league-go-on = Continuar aquí
managing-delayed-gone = El canal de la liga ya no existe. Ve a otro canal y pulsa *Traer el anuncio aquí*.
managing-delayed-closed = En { $channel } Discord no acepta nada de mí. Ve a otro canal y pulsa *Traer el anuncio aquí*, o espera: lo intento de nuevo { $again }.
managing-delayed-away = Discord no responde ahora mismo. Lo intento de nuevo { $again }.
managing-players = **Participantes** ({ $count })
managing-add = Añadir a alguien
managing-remove = Quitar a alguien
confirm-end-league = ¿Cerrar ya esta liga? La clasificación queda como está; las partidas sin terminar no cuentan.
button-yes-end-league = Sí, cerrarla
done-league-begun = ✅ La primera jornada está sorteada. Se abren sus mesas.
done-league-drawn = ✅ La jornada está sorteada. Mírala aquí; con *Abrir las mesas* empieza.
done-league-next = ✅ La siguiente jornada está sorteada. Las partidas en curso siguen contando.
done-league-finished = ✅ Era la última jornada: la liga ha terminado.
done-league-paused = ✅ La liga está en pausa. Las partidas empezadas siguen.
done-league-rests = ✅ La liga está en pausa, y sus plazos también. Se puede jugar igual.
done-league-resumed = ✅ La liga se reanuda. Todos los plazos se han movido lo que duró la pausa.
done-league-extended = ✅ La jornada dura ahora hasta el { $at }.
done-league-ended = ✅ La liga está cerrada.
done-league-moved = ✅ El anuncio pasa a { $channel }, y las próximas mesas también.
done-league-added = ✅ { $name } participa.
done-league-removed = ✅ { $name } ya no participa. Lo jugado sigue contando.

## Una partida

referee-table = ir a la mesa
referee-computer = pirata virtual
referee-there = está aquí
referee-missing = aún no está
referee-awaited = le toca
referee-away = ausente, juega un pirata virtual
referee-forfeited = abandono
referee-drawn = por sorteo
referee-result = puesto { $place }, { $score }
referee-nudge = Avisar
referee-start = Empezar ya
referee-open = Abrir su hilo de nuevo
referee-correct = Corregir el resultado
referee-count = Contarla otra vez
referee-void = Anularla
referee-select-forfeit = ¿Quién pierde por abandono?
referee-select-replace = Reemplazar a alguien
referee-substitute = Alguien de la lista de suplentes
referee-anybody = Cualquiera de este servidor
referee-by-computer = Un pirata virtual
referee-reason = ¿Por qué?
referee-reason-about = Lo puede leer todo el mundo
referee-places = Los puestos, si los puntos no bastan
referee-places-about = Por orden de asiento, como 1, 2, 2, 4; si no, déjalo vacío
referee-voided = **{ $name }** anula esta partida ({ $before }): { $reason }
referee-corrected = **{ $name }** corrige ({ $before }) a ({ $after }): { $reason }
referee-counted = **{ $name }** vuelve a contar esta partida ({ $after }): { $reason }
referee-take-back = Deshacer la corrección
correcting-score = Ahora: { $score }
correcting-change = Cambiar { $name } · { $score }
correcting-place = puesto { $place }
correcting-follows = La clasificación quedaría así:
correcting-unmoved = Nadie cambiaría de puesto ni de puntos.
correcting-protest-open = Reclamación de { $name }: decidir más tarde
correcting-protest-allowed = Reclamación de { $name }: aceptada
correcting-protest-dismissed = Reclamación de { $name }: rechazada
button-correct = Corregir
button-correct-scores = Cambiar los puntos
button-correct-places = Puestos y motivo
refusal-result-has-changed = Este resultado, o una reclamación contra él, ha cambiado desde que empezaste. Tus puntos siguen aquí: compáralos con lo que cuenta ahora.
refusal-no-places = «{ $value }» no son puestos. Escribe uno por persona, como 1, 2, 2, 4, o déjalo vacío.
refusal-correction-not-to-take-back = Esta corrección ya no se puede deshacer. Pulsa *Actualizar* para ver lo que cuenta.
referee-call-start = 👋 { $mentions } La mesa de **{ $league }** te espera. Pulsa *Aquí estoy*.
referee-call-move = 👋 { $mentions } La mesa de **{ $league }** espera tu jugada.
referee-call-in = 👋 { $mentions } Entras de suplente en esta mesa de **{ $league }**: el asiento es tuyo.
action-forfeited = { $other } pierde por abandono; sigue un pirata virtual.
done-match-nudged = ✅ Aviso enviado: { $names }
done-match-started = ✅ Cartas repartidas.
done-match-opened = ✅ La partida se abre de nuevo en { $channel }.
done-match-forfeited = ✅ { $name } pierde esta partida por abandono.
done-match-replaced = ✅ { $other } reemplaza a { $name }.
done-match-voided = ✅ Esta partida ya no cuenta. La clasificación se ha recalculado.
done-match-counted = ✅ Esta partida vuelve a contar. La clasificación se ha recalculado.
done-match-corrected = ✅ El resultado está corregido. La clasificación se ha recalculado.

## Rankings

done-table-counts = ✅ Esta mesa cuenta para **{ $name }**.
done-table-counts-no-more = ✅ Esta mesa ya no cuenta para **{ $name }**.

## Lo que no se puede

refusal-league-stands-still = La liga no está en marcha, así que no se reparte nada. Pulsa antes *Reanudar*.
refusal-match-counts-nowhere = Esta partida no cuenta de todos modos: aún no ha empezado o ya está anulada.
refusal-match-counts-already = Esta partida ya cuenta.
refusal-nudged-already = Ya se ha avisado. Puedes hacerlo otra vez <t:{ $again }:R>.
refusal-nobody-to-nudge = Esta partida no espera a nadie ahora.
refusal-match-thread-closed = El hilo de esta partida ya no está, o no puedo escribir en él. Pulsa *Abrir su hilo de nuevo*; si ya está en juego, lleva su mesa a otro canal con { COMMAND("tavern", "tables") }.
refusal-not-signed-up-any-more = Esa persona ya no está de suplente. Elige a otra.
refusal-table-counts-not-here = Esta mesa no cuenta para este ranking. Gestiónalo en el canal de una que cuente.
button-league-panel = Gestionar
button-league-uncount = Excluir esta mesa

## Las mesas abiertas al final de una jornada

open-tables-soon = { $round } termina { $ago }, y { $count ->
        [one] aún juega una mesa
       *[other] aún juegan { $count } mesas
    }:
open-tables-moved = { $round } no ha terminado, así que se alarga, una sola vez, hasta el { $at }. { $count ->
        [one] Aún juega una mesa
       *[other] Aún juegan { $count } mesas
    }:
open-tables-late = { $round } ha terminado, pero { $count ->
        [one] aún juega una mesa
       *[other] aún juegan { $count } mesas
    }:
open-tables-then-longer = Si no haces nada, la jornada sigue después 3 días, una sola vez.
open-tables-then-out = Si no haces nada, los piratas virtuales acaban estas mesas a partir del { $at } ({ $ago }).
button-open-extend = Dar 3 días más
button-open-nudge = Avisar
button-open-play-out = Que acaben los piratas
confirm-play-out = ¿Que los piratas virtuales acaben ya todas las mesas abiertas de esta jornada? Quien tenga el turno conserva su plazo.
button-yes-play-out = Sí, que acaben
done-round-played-out = ✅ Los piratas virtuales acaban lo que sigue en juego.
refusal-round-is-over = Esa jornada ha terminado: ya no juega ninguna mesa.
