# Lo que no es de un solo juego: quién se sienta, el mensaje de la mesa, los botones, el final.

## Antes de la partida

lobby-title = { $game }: ¿quién se sienta?
lobby-host = La mesa es de { $host }. { $free ->
        [0] No queda ningún asiento libre.
        [one] Queda un asiento libre.
       *[other] Quedan { $free } asientos libres.
    }
lobby-seats = Asientos ocupados: { $taken } de { $places }
lobby-hint-few = { $least ->
       *[other] Hacen falta { $least } jugadores para empezar. Los piratas virtuales cuentan.
    }
lobby-hint-ready = { $host } ya puede repartir.
lobby-fairness = Cartas sin trampa: el orden del mazo ya está fijado. Su sello es `{ $commitment }`; al acabar la partida se publica la semilla y cualquiera puede comprobarlo.

option-yes = sí
option-no = no

button-join = Sentarme
button-leave = Levantarme
button-add-computer = Añadir pirata virtual
button-remove-computer = Quitar uno
button-deal = Repartir
button-rules = Reglas
button-hand = Mis cartas
button-bid = Apostar
button-play = Jugar
button-scorepad = Marcador
button-more = Más
button-record = Descargar partida
button-again = Mesa nueva
button-back = Atrás
button-done = Listo
button-undo = Deshacer mi jugada
button-give-up = Dejar la mesa
button-end = Cerrar la mesa
button-yes-end = Sí, cerrarla
button-yes-leave = Sí, me voy
button-no = No, seguir jugando
select-replace = Cambiar a un jugador por un pirata virtual
select-option = { $option }: { $value }

## La mesa

table-frozen = Esta mesa está congelada: su registro y su marcador no coinciden, y aquí no se adivina nada. La moderación puede cerrarla; del registro no se pierde nada.
table-ended = Esta mesa se cerró. No hay resultado.
event-game-over = Fin de la partida.
place-line = { $place }. **{ $name }** con { $score }
tally-title = Tras { $games } partidas
tally-line = { $name }: { $wins ->
        [one] { $wins } partida ganada
       *[other] { $wins } partidas ganadas
    }
fairness-open = La semilla era `{ $seed }`. Su SHA-256 es `{ $commitment }`, el sello de antes de repartir.

## Las cartas y los paneles

hand-title = { $game } · tus cartas
hand-link = Ir a la mesa: { $link }
hand-closed-dm = No puedo enviarte mensajes directos. No pasa nada: con *Mis cartas* siempre las ves aquí.
hand-not-dealt = Ya tienes asiento. Las cartas llegan cuando reparta quien organiza la mesa.
hand-over = Esta partida terminó.
hand-away = Un pirata virtual está jugando por ti. Con tu próxima jugada, o con *Recuperar mi asiento*, vuelves a la mesa.
more-title = ¿Qué más?
end-confirm = ¿Cerrar esta mesa para todos? No habrá resultado.
leave-confirm = ¿Dejar la partida en curso? Un pirata virtual se queda con tu asiento y tus cartas.

## Respuestas

done-opened = Tu mesa está abierta.
done-joined = ¡Ya estás en la mesa! Tus cartas llegarán aquí y, si lo permites, también por mensaje directo.
done-left = Ya no estás en la mesa.
done-left-game = Un pirata virtual sigue jugando por ti.
done-computer-added = { $name } se sienta a la mesa.
done-computer-removed = Se fue un pirata virtual.
done-option = Cambiado.
done-dealt = Cartas repartidas.
done-undone = Jugada deshecha.
done-ended = La mesa está cerrada.
done-kept = Todo sigue igual.
done-replaced = Ahora juega { $name } en el asiento { $seat }.
done-shown = Aquí está la mesa: { $link }
done-record = La partida entera, con la prueba de que se barajó sin trampas. Cualquiera puede reproducirla: `python -m bot replay FILE`.
scorepad-empty = Todavía no hay ninguna ronda anotada.

## Negativas: qué pasa y qué se puede hacer

refusal-no-table-here = En este canal no hay ninguna mesa de { $game }. Abre una con `/{ $command } start`.
refusal-no-such-table = Esta mesa ya no existe.
refusal-not-your-table = No estás en esta mesa. { $free ->
        [0] Todos los asientos están ocupados.
       *[other] Hay sitio: pulsa *Sentarme*.
    }
refusal-not-started = Aún no se han repartido las cartas. Reparte quien organiza la mesa cuando haya gente suficiente.
refusal-already-started = Las cartas ya están repartidas. Pide a quien organiza la mesa que te dé un asiento con `/{ $command } reemplazar`.
refusal-table-closed = Esta mesa está cerrada. Abre otra con `/{ $command } abrir`.
refusal-table-frozen = Esta mesa está congelada hasta que la revise la moderación. No se pierde nada.
refusal-table-moved-on = La partida siguió adelante: así está ahora.
refusal-channel-taken = En este canal ya hay una mesa: { $link }
refusal-already-seated = Ya estás en esta mesa.
refusal-already-seated-there = { $name } ya está en esta mesa.
refusal-table-full = Los { $places } asientos están ocupados.
refusal-too-few-players = Hacen falta al menos { $least } jugadores. Espera a que llegue alguien o añade piratas virtuales.
refusal-places-out-of-range = Este juego es de { $least } a { $most } jugadores.
refusal-too-many-computers = Con estos asientos puede haber de 0 a { $most } piratas virtuales: un asiento es tuyo.
refusal-no-computer-here = Aquí no hay ningún pirata virtual.
refusal-host-only = Eso solo puede hacerlo quien organiza la mesa.
refusal-host-or-moderator-only = Eso solo puede hacerlo quien organiza la mesa o la moderación.
refusal-no-such-seat = En esta mesa no hay ese asiento.
refusal-computer-already = Ahí ya hay un pirata virtual.
refusal-computer-only = Ese usuario es un bot. Para un pirata virtual, deja el nombre vacío.
refusal-nothing-to-undo = No tienes ninguna jugada que deshacer.
refusal-not-over = Solo se descarga o se repasa una partida terminada: antes se verían las cartas de todos.
refusal-unknown-option = { $option } no puede ser { $value }.
refusal-missing-permissions = En este canal no puedo jugar. Permisos que me faltan: { $permissions }.
refusal-guild-only = Las mesas están en los canales de un servidor, no aquí.
refusal-table-elsewhere = Tu mesa está en otro canal: { $link }
refusal-discord-unavailable = Ahora mismo Discord no responde como debería. Tu jugada está a salvo; prueba otra vez en un momento.
refusal-command-changed = Este comando ha cambiado con una actualización mía. Escríbelo otra vez; si tu Discord aún muestra el antiguo, recárgalo antes.
refusal-unknown-button = Este botón ya no hace nada. Vuelve a pedir aquello a lo que pertenece.
refusal-unknown-move = No entiendo «{ $words }».
refusal-game-over = Esta partida terminó.
refusal-not-your-turn = No te toca. Esperamos a { $name }.
refusal-unknown-card = En este juego no existe la carta «{ $word }».
refusal-not-in-hand = No tienes esta carta: { $card }.
error-bug = Algo salió mal por mi parte, y no cambió nada que yo no te confirmara. Si avisas a quien me administra, menciona este código: `{ $reference }`

permission-view-channel = Ver canal
permission-send-messages = Enviar mensajes
permission-send-messages-in-threads = Enviar mensajes en hilos
permission-read-message-history = Leer el historial de mensajes
permission-attach-files = Adjuntar archivos
