# Qué ha pasado: el resumen, el registro, quien mira, la partida para repasar; y qué ha hecho cada cual.
# keys.py, key_of: action-*

recap-title = { $game } · qué ha pasado
recap-since-move = Desde tu última jugada
recap-since-round = Desde que empezó la última ronda
recap-nothing = Desde entonces no ha pasado nada. No te has perdido nada.
recap-earlier = … y antes, { $count ->
        [one] un suceso más
       *[other] { $count } sucesos más
    }
recap-awaited = ▸ Le toca a **{ $name }**.{ $until }
recap-your-turn = ▸ **Te toca a ti.**{ $until }

log-title = { $game } · el registro
log-page = Página { $page } de { $pages }
log-empty = Aquí todavía no ha pasado nada.
log-undone = { $count ->
        [one] { $name } deshizo una jugada.
       *[other] { $name } deshizo una jugada y lo que vino después: { $count } jugadas.
    }

spectator-about = Estás mirando: ves lo que puede ver todo el mundo.
spectator-last = Lo último que ha pasado

replay-title = { $game } · jugada a jugada
replay-dealt = Las cartas están repartidas.
replay-hands = Lo que tiene cada cual en la mano
replay-trick-before = Baza anterior
replay-trick-after = Baza siguiente
replay-turn-before = Turno anterior
replay-turn-after = Turno siguiente
replay-round-before = Ronda anterior
replay-round-after = Ronda siguiente

## Qué ha hecho cada cual

action-by-nobody = Alguien
action-dealt = { $name } reparte las cartas.
action-left = { $other } deja la partida; sigue un pirata virtual.
action-gone = { $other } ya no está en este servidor; sigue un pirata virtual.
action-replaced = { $name } da el asiento { $seat } de { $other } a { $detail }.
action-substituted = { $detail } juega de suplente de { $other }, que se quedó sin tiempo.
action-returned = { $name } ha vuelto; { $other } ya no juega de suplente.
action-away = { $other } no está; un pirata virtual juega en su lugar.
action-back = { $other } ha vuelto.
action-missed = A { $other } se le acabó el tiempo; este turno lo juega un pirata virtual.
action-played-out = La jornada ha terminado: los piratas virtuales acaban esta partida.
action-ended = { $name } cierra la partida antes de tiempo.
action-lost = Llevaba demasiado tiempo fuera de este servidor, así que la partida queda cerrada.
action-paused = { $name } pone la partida en pausa.
action-resumed = { $name } reanuda la partida.
action-thawed = { $name } descongela la mesa: la partida se reanuda.
action-pace = { $name } cambia el ritmo: { $detail }.
action-absence = { $name } cambia lo que pasa cuando se acaba el tiempo: { $detail }.
action-extended = { $name } da más tiempo: { $detail ->
        [one] una hora
       *[other] { $detail } horas
    }.
action-asked = { $name } quiere { $detail }.
action-declined = { $name } dice que no: { $detail }.
action-impossible = { $name } acepta, pero ya no es posible: { $detail }.
action-moved = { $name } trae la mesa a este canal.
action-deleted = { $other } ha borrado todos sus datos; sigue un pirata virtual.
