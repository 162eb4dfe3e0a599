# Lo que no es de un solo juego: quién se sienta, el mensaje de la mesa, los botones, el final.
# keys.py, button_key: button-*
# keys.py, key_of: button-yes-* confirm-* permission-*
# keys.py, refusal_key: refusal-*

## Antes de la partida

lobby-title = { $game }: ¿quién se sienta?
lobby-seats = Asientos ocupados: { $taken } de { $places }
lobby-players = de { $least } a { $most } jugadores
lobby-turns = unos { $turns } turnos cada uno
lobby-days = una vez al día: { $once ->
        [one] 1 día
       *[other] { $once } días
    } · dos veces o más: { $few ->
        [one] 1 día
       *[other] { $few } días
    }
lobby-minutes = cerca de { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minutos
    }
lobby-length-days = { $length } · { $days ->
        [one] 1 día
       *[other] { $days } días
    }
lobby-length-minutes = { $length } · { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minutos
    }
lobby-live = En vivo: { $minutes } min
lobby-is-host = organiza
options-title = { $game }: opciones
options-by = Puede cambiarlas { $host }.
lobby-hint-few = { $least ->
       *[other] Hacen falta al menos { $least } jugadores para empezar. Los piratas virtuales cuentan.
    }

option-yes = sí
option-no = no
list-and = 
    { $sound ->
        [i] { $others } e { $last }
       *[other] { $others } y { $last }
    }

button-join = Sentarme
button-leave = Levantarme
button-add-computer = Añadir pirata virtual
button-remove-computer = Quitar pirata virtual
button-deal = Repartir las cartas
button-rules = Reglas
button-signs = Signos
button-options = Opciones
button-fair = ¿Sin trampas?
button-no-tips = Sin consejos, gracias
button-hand = Mis cartas
button-bid = Apostar
button-play = Jugar
button-board = Mesa
button-scorepad = Marcador
button-more = Más
button-my-tables = Mis mesas
button-play-now = Jugar ahora
button-to-that-table = Ir a esa mesa
button-open-in-thread = Abrirla en un hilo
button-me = Yo
button-my-preferences = Mis preferencias
button-record = Descargar la partida
button-show-step = Ver desde aquí
button-share = Compartir
button-again = Mesa nueva
button-back = Atrás
button-done = Listo
button-undo = Deshacer mi jugada
button-give-up = Dejar la partida
button-end = Cerrar la partida
button-yes-end = Sí, cerrarla
button-yes-leave = Sí, dejarla
button-no = No, volver
select-option = { $option }: { $value }
select-chosen = { $value } · { $option }
select-switches = También en juego

## La mesa

table-frozen = Esta mesa está congelada: su registro y su marcador no coinciden, y no voy a adivinar. Del registro no se pierde nada. La moderación puede cerrar la partida.
table-ended = Esta partida se cerró antes de tiempo: no hay resultado.
event-game-over = Fin de la partida.
event-won = { $count ->
        [one] ¡Gana { $names }!
       *[other] ¡Ganan { $names }!
    }
place-line = { $place }. **{ $name }** con { $score }
tally-title = { $games ->
        [one] Tras una partida
       *[other] Tras { $games } partidas
    }
tally-line = { $name }: { $wins ->
        [one] una victoria
       *[other] { $wins } victorias
    }
fair-title = ¿Es limpio el barajado?
fair-about = Antes del primer reparto saqué 32 bytes al azar, la **semilla**. De ahí sale cada barajado de esta partida, así que nadie puede elegir una carta después. El **sello** es el SHA-256 de esos 32 bytes: no revela nada, y solo esa semilla encaja.
fair-seal = El sello: `{ $seal }`
fair-later = Cuando termine la partida, la semilla aparecerá aquí y cualquiera podrá comprobarla.
fair-seed = La semilla: `{ $seed }`
fair-check = Para comprobarla: la semilla está escrita en hexadecimal, dos cifras por byte, y el hash es de los 32 bytes, no de esas cifras. Elige `hex` como entrada en cualquier herramienta SHA-256, o escribe en un terminal: { $command }. El archivo de la partida contiene todas las cartas.

## Las cartas y los paneles

hand-title = { $game } · tus cartas
done-moved = Tu jugada: { $move }
hand-link = [A la mesa]({ $link })
hand-due = Plazo: { $at } ({ $ago })
hand-closed-dm = No puedo enviarte mensajes directos. No pasa nada: con *Mis cartas* siempre las ves aquí.
hand-dm-later = Todavía no puedo enviarte tus cartas por mensaje directo: Discord solo me deja empezar unas pocas conversaciones por hora. Con *Mis cartas* siempre las ves aquí.
channel-gone = **{ $game }**: el canal de tu partida ha sido eliminado. La partida sigue: escribe { COMMAND("table", "show") } en otro canal del servidor y se mudará allí.
channel-closed = **{ $game }**: ya no puedo escribir en { $channel }, así que tu partida no se ve allí. Pide a quien administra el servidor que me dé estos permisos en ese canal: { $permissions }. O pide a la moderación que mueva la mesa con { COMMAND("tavern", "tables") }.
server-lost = **{ $game }**: ya no estoy en el servidor de tu partida, así que queda en espera: ningún plazo corre. En cuanto un admin me añada de nuevo, seguirá donde se quedó. Espera hasta { $until }; después termina sin resultado.
hand-not-dealt = Tus cartas llegan en cuanto se repartan.
hand-first-game = ¿Primera partida? Te explico sobre la marcha.
hand-over = Esta partida terminó.
hand-newer = Tus cartas están abiertas en un mensaje más reciente.
hand-away = Un pirata virtual está jugando por ti. Con tu próxima jugada, o con *Recuperar mi asiento*, vuelves a la mesa.
hand-missed = ⏰ Se te acabó el tiempo: un pirata virtual hizo tu última jugada. Sigues en la partida.
help-anywhere = Se juega en los canales de un servidor; aquí recibes tus cartas y haces tus jugadas.
help-about = Cuatro juegos de cartas de piratas, con amigos o con piratas virtuales. Todo son botones, las reglas son cortas, y en tu primera partida hay consejos.
help-challenge = Una partida para dos: { COMMAND("tavern", "challenge") }
help-voyages = Las travesías, las mismas partidas para todos: { COMMAND("league", "league-list") }
help-leagues = Las ligas de este servidor: { COMMAND("league", "league-list") }
help-own = Idioma y avisos: { COMMAND("tavern", "preferences") } · tus datos: { COMMAND("tavern", "privacy") } · los puntos con cartas de verdad: { COMMAND("pad", "pad-start") }
help-which = ¿Qué juego?
welcome =
    ## ¡Sube a bordo!
    Cuatro juegos de cartas de piratas, para un rato o para toda una semana, y todo con botones.
    • Empieza en cualquier canal con { COMMAND("tavern", "help") }: abre una mesa, y los piratas virtuales ocupan los asientos libres.
    • Quién abre mesas, dónde y a qué ritmo: { COMMAND("tavern", "server-settings") }
    • Una liga propia: { COMMAND("league", "league-create") }
    No leo los mensajes de nadie. Esto solo lo ves tú, y una sola vez.
rules-title = { $game }: las reglas, { $page } de { $pages }
rules-which = ¿Las reglas de qué juego?
rules-held = En tu mano
confirm-end = ¿Cerrar la partida para todos? No habrá resultado.
confirm-leave = ¿Dejar la partida? Un pirata virtual se queda con tu asiento y tus cartas.

## Respuestas

done-opened = Ajustes y piratas virtuales: *Opciones*.
done-opened-in-thread = Tu mesa está abierta en **[un hilo de este canal]({ $link })**. Ajustes y piratas virtuales: *Opciones*.
done-joined = ¡Ya estás en la mesa! Tus cartas llegarán aquí y, si lo permites, también por mensaje directo.
done-tips = 💡 A partir de ahora hay consejos junto a tus cartas. Para quitarlos: { COMMAND("tavern", "preferences") }.
done-forced = ⏩ A partir de ahora hago por ti las jugadas forzadas, cada una en menos de dos minutos, salvo en tus horas de descanso. Para cambiarlo: { COMMAND("tavern", "preferences") }.
done-left = Te has levantado de la mesa.
done-left-game = Has dejado la partida. Un pirata virtual sigue jugando por ti.
done-computer-added = { $name } se sienta a la mesa.
done-computer-removed = Un pirata virtual se va.
done-option = Guardado.
done-dealt = Cartas repartidas.
done-undone = Deshecho.
done-ended = La partida se cerró antes de tiempo.
done-kept = Todo sigue igual.
done-replaced = { $name } ocupa ahora el asiento { $seat }.
bring-about = Varias de tus mesas se han quedado sin canal. Una puede mudarse aquí.
bring-which = ¿Qué mesa?
done-shown = Aquí está la mesa: { $link }
done-record = La partida entera, con la prueba de que se barajó sin trampas. Quien tenga el código del bot puede comprobarlo: `python -m bot replay FILE`.
share-about = ¿Dónde publico el resultado? No menciono a nadie.
share-where = Canal
done-shared = Compartido en { $channel }.
scorepad-empty = Todavía no hay ninguna ronda anotada.

## Negativas: qué pasa y qué se puede hacer

refusal-no-table-here = En este canal no hay ninguna mesa de { $game }. Abre una con { COMMAND($command, "start") }.
refusal-other-game-here = En esta mesa se juega a { $game }.
refusal-no-such-table = Esa mesa ya no existe. { COMMAND("tavern", "my-tables") } muestra las tuyas.
refusal-not-your-table = No estás en esta mesa. { $free ->
        [0] Todos los asientos están ocupados.
       *[other] Hay sitio: pulsa *Sentarme*.
    }
refusal-not-started = Aún no se han repartido las cartas. La mesa dice qué falta.
refusal-already-started = Las cartas ya están repartidas. Pide un asiento a quien organiza la mesa: { COMMAND("table", "manage") }.
refusal-table-closed = Esta partida terminó. Abre otra mesa con { COMMAND($command, "start") }.
refusal-table-frozen = Esta mesa está congelada hasta que la revise la moderación. No se pierde nada.
refusal-table-moved-on = La partida siguió adelante: así está ahora.
refusal-channel-taken = En este canal ya hay **[una mesa]({ $link })**.
refusal-already-seated = Ya estás en esta mesa.
refusal-already-seated-there = { $name } ya está en esta mesa.
refusal-table-full = Los { $places } asientos están ocupados. Las mesas con sitio están en *¿Quién juega?*
refusal-too-few-players = Hacen falta al menos { $least } jugadores. Espera a que llegue alguien o añade piratas virtuales.
refusal-places-out-of-range = Este juego es de { $least } a { $most } jugadores. Elige uno de esos números.
refusal-too-many-computers = Con estos asientos puede haber de 0 a { $most } piratas virtuales: un asiento es tuyo.
refusal-no-computer-here = En esta mesa no hay ningún pirata virtual.
refusal-host-only = Eso solo puede hacerlo quien organiza la mesa. La mesa muestra quién es.
refusal-host-or-moderator-only = Eso solo puede hacerlo la moderación o quien organiza esta mesa. Pídeselo.
refusal-no-such-seat = En esta mesa no hay ese asiento. Elige uno de los que se proponen.
refusal-computer-already = En ese asiento ya hay un pirata virtual.
refusal-computer-only = Ese usuario es un bot. Para un pirata virtual, deja el nombre vacío.
refusal-nothing-to-undo = No tienes ninguna jugada que deshacer.
refusal-not-over = Solo se puede descargar y repasar una partida terminada: antes se verían las cartas de todos.
refusal-share-not-yours = En { $channel } no puedes escribir. Elige otro canal.
refusal-share-not-mine = No puedo escribir en { $channel }. Me falta: { $permissions }. Elige otro canal o pídelo a un admin.
refusal-share-refused = { $channel } no aceptó el mensaje. Elige otro canal.
refusal-unknown-option = { $option } no puede ser { $value }. Elige { $allowed ->
        [none] uno de los valores que se ofrecen
       *[other] { $allowed }
    }.
refusal-options-apart = { $option } solo va con { $other }: { $needed }. Elige eso primero, o deja { $option } fuera.
refusal-too-many-seated = Así pueden jugar { $most } como mucho, y hay { $seated }. Elige otra cosa o libera antes algún asiento.
refusal-missing-permissions = En este canal no puedo jugar. Permisos que me faltan: { $permissions }. Pídelos a quien administra el servidor.
thread-archives-early = Discord archiva este hilo tras { $hours ->
        [one] 1 hora
       *[other] { $hours } horas
    } sin mensajes, antes de que se acabe el tiempo de alguien. Elige un tiempo más largo en los ajustes del hilo.
refusal-not-in-thread = Todavía no estoy en este hilo privado y no puedo escribir aquí. Mencióname una vez ({ $bot }) e inténtalo de nuevo.
refusal-post-not-taken = No puedo escribir en este canal, así que no hay mesa. Elige otro canal o pide a quien administra el servidor que me deje escribir aquí.
refusal-guild-only = Eso solo funciona en los canales de un servidor, no aquí.
refusal-table-elsewhere = Tu mesa está en otro canal: { $link }
refusal-discord-unavailable = Ahora mismo Discord no responde como debería. Tu jugada está a salvo; prueba otra vez en un momento.
refusal-command-changed = Me han actualizado y este comando ha cambiado. Escríbelo otra vez; si tu Discord aún muestra el antiguo, recárgalo antes.
refusal-command-moved = Ese comando ahora es { COMMAND($group, $command) }.
refusal-command-moved-to-button = Ahora es *{ $button }* de { COMMAND($group, $command) }.
refusal-unknown-button = Este botón ya no funciona. { COMMAND("tavern", "my-tables") } lleva a tus mesas; cualquier otro panel se abre de nuevo con su comando.
refusal-unknown-move = No entiendo «{ $words }». Pulsa *Mis cartas* y toca, o elige lo que se propone al escribir.
refusal-move-unclear = «{ $words }» no es una jugada que pueda hacer. Puedes escribir: { $moves }
refusal-game-over = Esta partida terminó. Empieza otra con *Mesa nueva*.
refusal-not-your-turn = No te toca. Esperamos a { $name }.
refusal-unknown-card = En este juego no existe la carta «{ $word }». Pulsa *Mis cartas* y toca, o elige lo que se propone al escribir.
refusal-not-in-hand = No tienes esta carta: { $card }. *Mis cartas* muestra las tuyas.
error-answer-lost = Discord no entregó mi respuesta, pero lo más probable es que tu jugada haya quedado registrada. Mira la mesa antes de volver a intentarlo.
error-not-stored = Ahora mismo no puedo guardar nada, así que no se ha guardado lo que acabas de hacer. Prueba otra vez más tarde; si sigue igual, avisa a quien administra el bot: los logs dicen por qué.
error-not-certain = Ha habido un problema con la base de datos y no sé si se ha guardado lo último que has hecho. Mira la mesa antes de volver a intentarlo.
error-late = La base de datos no responde en este momento, así que todavía no sé si se ha guardado lo que has hecho. La respuesta llegará en cuanto sea posible; si no llega, mira la mesa antes de volver a intentarlo.
error-partly-stored = Ahora mismo no puedo guardar nada más, pero una parte de lo que acabas de hacer sí se ha guardado. Míralo antes de volver a intentarlo; si sigue igual, avisa a quien administra el bot: los logs dicen por qué.
error-bug = Algo salió mal por mi parte. Lo que te haya confirmado está a salvo; prueba otra vez. Si vuelve a pasar, dale este código a quien administra el bot: `{ $reference }`
form-typed = Lo que has escrito
button-form-again = Cambiar y reintentar

permission-view-channel = Ver canal
permission-send-messages = Enviar mensajes
permission-send-messages-in-threads = Enviar mensajes en hilos
permission-read-message-history = Leer el historial de mensajes
permission-attach-files = Adjuntar archivos

# What the command help shows

help-moderators = Para la moderación: { COMMAND("tavern", "server-settings") } · { COMMAND("tavern", "tables") } · { COMMAND("league", "league-create") }

# Before the name of a computer pirate; `gender` is the pirate's own.
rank-cabin-boy =
    { $gender ->
       *[other] Grumete { $name }
    }
rank-bosun =
    { $gender ->
       *[other] Contramaestre { $name }
    }
rank-captain =
    { $gender ->
        [f] Capitana { $name }
       *[m] Capitán { $name }
    }
ranks-about = El grumete se equivoca a veces, el contramaestre juega bien y el capitán prevé lo que harán los demás.
select-level = Rango de un pirata virtual
done-level = Ahora es { $name }.
refusal-no-such-level = Ese rango no existe en este juego. Elige otro.

labelled = { $label }: { $text }
