# El tiempo y la gente: ritmos, plazos, avisos, pausas, ausencias, y lo que la mesa decide entre todos.

## Los ritmos, y qué pasa cuando se acaba el tiempo

select-pace = Ritmo
pace-none = sin plazo
pace-none-about = Nadie mete prisa
pace-live = en vivo
pace-live-about = Cinco minutos por turno, y luego uno más
pace-daily = diario
pace-daily-about = Un día por turno, y luego cuatro horas más
pace-relaxed = tranquilo
pace-relaxed-about = Tres días por turno, y luego doce horas más
select-absence = Cuando se acaba el tiempo
absence-move = jugar solo este turno
absence-move-about = Un pirata virtual juega solo este turno; tras tres seguidos, ocupa el asiento
absence-seat = jugar hasta que vuelva
absence-seat-about = Un pirata virtual ocupa el asiento hasta que vuelva quien jugaba en él
absence-substitute = un suplente
absence-substitute-about = Ocupa el asiento quien se ofreció de suplente; si no hay nadie, un pirata virtual
absence-host = avisar a quien organiza
absence-host-about = No pasa nada por sí solo; se avisa a quien organiza la mesa

## En la mesa

until = { " " }Plazo: hasta el { $at } ({ $ago }).
post-due = ⏳ { $name }: { $ago }
post-paused = ⏸ En pausa ({ $ago }). Para seguir, pulsa *Más*.
post-left = { $name } dejó el asiento { $seat }; siguió un pirata virtual.
post-replaced = { $name } dejó el asiento { $seat }; siguió { $by }.

## Avisos

nudge = { $mentions }: ¡a jugar! La mesa de { $game } espera.{ $until }
nudge-half = { $mentions }: ya pasó la mitad del tiempo, y la mesa de { $game } sigue esperando.{ $until }
nudge-last = { $mentions }: se acabó el tiempo en la mesa de { $game }, pero queda una pequeña prórroga.{ $until }
nudge-expired = { $host }: se acabó el tiempo para { $names }. Puedes dar más tiempo (`/tavern extend`) o dar el asiento a otra persona (`replace`).
away = Un pirata virtual juega en tu asiento de [{ $game }]({ $link }), porque se te acabó el tiempo. Tu asiento y tus cartas te esperan.

## Lo que la mesa decide entre todos

proposal = **{ $name }** propone { $what }. { $mentions }, ¿de acuerdo? Se hará en cuanto todos digan que sí.
proposal-declined = **{ $name }** prefiere no { $what }.
proposal-what-undo = deshacer una jugada y todo lo que vino después
proposal-what-pause = poner la partida en pausa
proposal-what-resume = seguir con la partida
proposal-what-pace = cambiar de ritmo: { $pace }
proposal-what-rematch = jugar otra vez, con la misma gente en los mismos asientos

## Botones y respuestas

button-pause = Pausa
button-resume = Seguir
button-recap = ¿Qué ha pasado?
button-log = Registro
button-replay = Ver jugada a jugada
button-rematch = Revancha
button-take-back = Recuperar mi asiento
button-offer = Puedo ser suplente
button-withdraw = Prefiero no ser suplente
button-agree = De acuerdo
button-decline = Mejor no
done-paused = La partida está en pausa. El tiempo no corre para nadie.
done-resumed = La partida sigue.
done-pace = Ritmo cambiado.
done-extended = { $hours ->
        [one] Quien tiene que jugar dispone de una hora más.
       *[other] Quien tiene que jugar dispone de { $hours } horas más.
    }
done-rematch = Cartas repartidas.
done-asked = Se lo he preguntado a los demás. Se hará en cuanto todos digan que sí.
done-agreed = Has dicho que sí. Se hará en cuanto lo digan todos.
done-agreed-all = Todos de acuerdo: hecho.
done-back = ¡Qué bien que vuelvas! El asiento es tuyo otra vez.
done-offered = ¡Gracias! Si a alguien se le acaba el tiempo y la mesa quiere un suplente, el asiento puede ser tuyo.
done-withdrawn = De acuerdo: aquí no serás suplente.

## Negativas

refusal-no-table-in-channel = En este canal no hay ninguna mesa. Abre una con `start`, por ejemplo `/skullking start`.
refusal-table-paused = La partida está en pausa. Para seguir: *Más* y *Seguir*, o `/tavern resume`.
refusal-not-paused = La partida no está en pausa.
refusal-not-away = Nadie ha ocupado tu asiento: estás jugando tú.
refusal-no-substitute = Aquí no te has ofrecido de suplente.
refusal-hours-out-of-range = Puedes dar de 1 a { $most } horas.
refusal-no-deadline-here = Esta mesa no tiene plazos. Dale antes un ritmo: `/tavern pace`.
refusal-agreement-needed = Con las cartas repartidas, eso solo puede cambiarlo la moderación, o toda la mesa junta.
refusal-proposal-open = { $name } ya ha preguntado algo a la mesa. Responde primero a eso.
refusal-proposal-gone = Esa pregunta ya no está abierta.
refusal-unknown-pace = Ese ritmo no existe. Elige entre: sin plazo, en vivo, diario, tranquilo.
refusal-not-over-yet = La revancha es cuando acaba la partida.
refusal-no-plans-here = Solo en Skull King se pueden planear jugadas.
refusal-nothing-planned = No has planeado nada.
refusal-moderators-open = En este servidor abre las mesas la moderación. Pídeselo.
refusal-role-opens = En este servidor solo abre mesas quien tiene el rol { $role }.
refusal-not-in-this-channel = Las mesas están en estos canales: { $channels }
