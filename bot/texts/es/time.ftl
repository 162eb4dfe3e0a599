# El tiempo y la gente: ritmos, plazos, avisos, pausas, ausencias, y lo que la mesa decide entre todos.
# keys.py, button_key: button-*
# keys.py, key_of: absence-* pace-* proposal-what-* select-*
# keys.py, refusal_key: refusal-*

## Los ritmos, y qué pasa cuando se acaba el tiempo

select-pace = Ritmo
pace-none = sin plazo
pace-none-about = Nadie mete prisa
pace-live = en vivo
pace-live-about = 5 minutos por turno, más 1 de prórroga
pace-daily = diario
pace-daily-about = 1 día por turno, más 4 horas de prórroga
pace-relaxed = tranquilo
pace-relaxed-about = 3 días por turno, más 12 horas de prórroga
pace-bank = banco de tiempo
pace-bank-about = Unos días por persona para toda la partida, 2 horas más por turno; luego 1 hora por turno
pace-bank-of = banco de tiempo de { $count } días
select-bank = Banco de tiempo
bank-days = { $count } días
bank-own = Tu banco de tiempo: { $hours }, y 2 horas más con cada turno.
bank-hours = { $hours } h
select-extend = Más tiempo
select-absence = Sin tiempo
absence-move = pirata virtual, un turno
absence-move-about = Un pirata virtual juega solo este turno; tras tres seguidos, ocupa el asiento
absence-seat = virtual, sigue
absence-seat-about = Un pirata virtual ocupa el asiento hasta que vuelva quien jugaba en él
absence-substitute = suplente
absence-substitute-about = Ocupa el asiento quien se ofreció de suplente; si no hay nadie, un pirata virtual
absence-host = solo un aviso
absence-host-about = No pasa nada por sí solo; decide quien organiza la mesa

## En la mesa

until = { " " }Plazo: hasta el { $at } ({ $ago }).
post-due = ⏳ { $name }: { $ago }
post-paused = ⏸ En pausa ({ $ago }). Pulsa *Más* y luego *Reanudar*.
post-paused-league = ⏸ En pausa ({ $ago }) por la moderación de la liga, que la reanuda con { COMMAND("tavern", "tables") }. O bien *Más* y luego *Reanudar*: sigue cuando todo el mundo esté de acuerdo.
post-rests = ⏸ La liga está en pausa: no corre ningún plazo, y se puede jugar igual.
post-round-ends = La jornada termina el { $at } ({ $ago }).
post-round-ends-cut = La jornada termina el { $at } ({ $ago }). Después, un turno tiene 2 días como mucho.
post-lost = ⏸ Ya no estoy en el servidor de esta partida. Queda en espera hasta que me añadan de nuevo.
post-played-out = 🏁 La jornada ha terminado: los piratas virtuales acaban esta partida.
hand-played-out = Esta jugada aún es tuya.
post-left = Asiento { $seat }: se fue { $name } y siguió un pirata virtual.
post-replaced = Asiento { $seat }: { $by } siguió en lugar de { $name }.

## Avisos

nudge = { $mentions }: ¡a jugar! La mesa de { $game } te espera.{ $until }
lead-turn = Le toca a { $name }.{ $until }
nudge-half = { $mentions }: ya pasó la mitad de tu tiempo, y la mesa de { $game } te sigue esperando.{ $until }
nudge-last = { $mentions }: se acabó tu tiempo en la mesa de { $game }, pero te queda una pequeña prórroga.{ $until }
nudge-expired = { $host }: se acabó el tiempo para { $names }. Da más tiempo o reemplaza a alguien: pulsa *Más* o escribe { COMMAND("table", "manage") }.
away = Un pirata virtual juega por ti en [{ $game }]({ $link }), porque se te acabó el tiempo. Tu asiento y tus cartas te esperan.
subbing-in = { $substitute } juega de suplente de { $away }. { $away }, si vuelves antes de que { $substitute } haya jugado, el asiento es tuyo otra vez.
subbing-in-for-good = { $substitute } juega de suplente de { $away }.

## Lo que la mesa decide entre todos

proposal = **{ $name }** propone { $what }. { $mentions }, ¿de acuerdo? Se hará en cuanto todos digan que sí.
proposal-declined = **{ $name }** dice que no: { $what }.
proposal-impossible = Ya no es posible: { $what }.
proposal-what-undo = deshacer una jugada y todo lo que vino después
proposal-what-pause = poner la partida en pausa
proposal-what-resume = reanudar la partida
proposal-what-pace = cambiar de ritmo: { $pace }
proposal-what-rematch = jugar otra vez, con la misma gente en los mismos asientos

## Botones y respuestas

button-pause = Pausa
button-resume = Reanudar
button-recap = ¿Qué ha pasado?
button-log = Registro
button-replay = Ver jugada a jugada
button-rematch = Revancha
button-take-back = Recuperar mi asiento
button-im-back = Ya estoy aquí
button-offer = Ofrecerme de suplente
button-withdraw = Retirar mi oferta
button-to-table = Ir a la mesa
button-agree = De acuerdo
button-decline = Mejor no
done-paused = La partida está en pausa. El tiempo no corre para nadie.
done-resumed = La partida se reanuda.
done-pace = El ritmo ha cambiado.
done-extended = { $hours ->
        [one] Quienes faltan por jugar tienen una hora más.
       *[other] Quienes faltan por jugar tienen { $hours } horas más.
    }
done-rematch = Cartas repartidas.
done-asked = Se lo he preguntado a los demás. Se hará en cuanto todos digan que sí.
done-agreed = Has dicho que sí. Se hará en cuanto lo digan todos.
done-agreed-all = Todos de acuerdo. ¡Hecho!
done-back = ¡Qué bien tenerte de vuelta! El asiento es tuyo otra vez.
done-offered = ¡Gracias! Si un asiento necesita suplente, puede ser tuyo.
done-withdrawn = De acuerdo: ya no estás de suplente.

## Lo que se puede escribir para un día; entre varias palabras va una coma

typed-today = hoy
typed-tomorrow = mañana

## Negativas

refusal-no-table-in-channel = En este canal no hay ninguna mesa. Abre una, por ejemplo con { COMMAND("skullking", "start") }.
refusal-table-paused = La partida está en pausa. Pulsa *Más* y luego *Reanudar*, o escribe { COMMAND("table", "manage") }.
refusal-server-lost = Ya no estoy en el servidor de esta partida, así que queda en espera. En cuanto quien administra el servidor me añada de nuevo, seguirá.
refusal-not-paused = La partida no está en pausa.
refusal-not-away = Nadie ha ocupado tu asiento: estás jugando tú.
refusal-substitute-has-moved = Mientras tanto { $name } ha jugado en tu asiento y lo conserva en esta partida.
refusal-no-substitute = En esta mesa no te has ofrecido de suplente.
refusal-hours-out-of-range = Puedes dar de 1 a { $most } horas más.
refusal-no-deadline-here = Esta mesa no tiene plazos. Elige antes un ritmo: { COMMAND("table", "manage") }.
refusal-agreement-needed = Con las cartas repartidas, eso solo puede cambiarlo la moderación, o toda la mesa junta.
refusal-proposal-open = { $name } ya ha preguntado algo a la mesa. Responde primero a eso.
refusal-proposal-gone = Esa pregunta ya no está abierta.
refusal-unknown-pace = Ese ritmo no existe. Elige sin plazo, en vivo, diario, tranquilo o banco de tiempo.
refusal-not-over-yet = La revancha se pide cuando termina la partida.
refusal-no-plans-here = Las jugadas anticipadas solo existen en Skull King.
refusal-nothing-planned = No tienes ninguna jugada anticipada.
refusal-moderators-open = En este servidor abre las mesas la moderación. Pídeselo.
refusal-role-opens = En este servidor solo abre mesas quien tiene el rol { $role }. Pídeselo.
refusal-not-in-this-channel = En este servidor solo hay mesas en estos canales: { $channels }
