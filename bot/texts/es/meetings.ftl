# Cómo se encuentra la gente: retos, invitaciones, ganas de jugar.
# keys.py, button_key: button-*
# keys.py, command_key: command-*
# keys.py, key_of: button-calls-* button-invited-* preferences-invited-* settings-calls-*
# keys.py, option_key: option-*
# keys.py, refusal_key: refusal-*

menu-challenge = Retar
menu-invite = Invitar a mi mesa
command-challenge = retar
command-challenge-about = Reta a alguien a una partida entre dos
option-challenge-player = persona
option-challenge-player-about = A quién retas

challenge-ways = Reta a **{ $name }**: una mesa para dos, o un duelo de { $game }: las mismas tres partidas selladas, cada cual por su cuenta, en un plazo de tres días.
challenge-whom = ¿A quién quieres retar?
select-challenge-whom = Elige a alguien
select-challenge-game = Otro juego
button-challenge-duel = Las mismas tres partidas
button-challenge-table = Una mesa para dos
button-challenge-someone = Retar a alguien
challenge-call = 🤺 { $mention }, { $name } te reta a { $game }, solo entre dos.
challenge-accepted = 🤺 { $rival } acepta el reto de { $name }: { $game }.
challenge-declined = 🤺 Esta vez no: { $rival } no acepta.
challenge-taken-back = 🤺 { $name } se echa atrás.
challenge-ran-out = 🤺 { $name } – { $rival }: otra vez será.
challenge-open = { $name } ya te lo ha [pedido]({ $link }). Puedes responder hasta el { $at }.
challenge-open-own = Ya se lo has [pedido a { $name }]({ $link }), que puede responder hasta el { $at }.
invite-call = 🤺 { $mention }, { $name } te invita a una mesa de { $game }.
invite-accepted = 🤺 { $rival } se sienta a la mesa de { $name }: { $game }.
button-challenge-accept = Aceptar
button-challenge-decline = No, gracias
button-challenge-undo = Retirar
done-challenge-declined = Has dicho que no. En tus preferencias puedes desactivar los retos: { COMMAND("tavern", "preferences") }
done-challenge-undone = Retirado. { $name } ya no tiene que responder.
done-challenged = { $name } tiene una semana para responder.

preferences-invited-on = Retos: **sí**
preferences-invited-off = Retos: **no**
button-invited-on = Recibir retos
button-invited-off = Sin retos

refusal-challenge-bot = Los bots no aceptan retos. { COMMAND("tavern", "help") } abre una mesa, a la que puedes añadir piratas virtuales.
refusal-challenge-self = No puedes retarte. Elige a otra persona, o juega el reparto del día: { COMMAND("daily") }
refusal-challenge-yours = Tiene que aceptar la otra persona. Espera, o reta a alguien más: { COMMAND("tavern", "challenge") }
refusal-challenge-not-yours = Este reto es para otra persona. Lanza uno tuyo: { COMMAND("tavern", "challenge") }
refusal-challenge-old = Ya ha terminado: hubo respuesta, se retiró o tiene más de una semana. Lanza otro reto: { COMMAND("tavern", "challenge") }
refusal-challenge-undo = Solo { $name } puede retirarlo. Para decir que no, pulsa *No, gracias*.
refusal-declined-lately = La respuesta fue no. Puedes volver a pedírselo a esta persona { $ago }, o retar ya a alguien más: { COMMAND("tavern", "challenge") }
refusal-many-challenges = Van { $most } retos e invitaciones en un día, y no se puede más. El próximo podrás hacerlo { $ago }. Mientras, cualquiera puede sentarse a una mesa que abras: { COMMAND("tavern", "help") }
refusal-no-thread-here = En este canal ya hay una mesa, y aquí no puedo abrir un hilo. Prueba en otro canal.
refusal-challenger-left = Quien te retó ya no está en este servidor. Reta a otra persona: { COMMAND("tavern", "challenge") }
refusal-invite-bot = Los bots no juegan. Para un pirata virtual, pulsa *Opciones* debajo de tu mesa.
refusal-invite-self = Ya estás en tu mesa. Elige a otra persona.
refusal-invited-is-seated = { $name } ya está en tu mesa. Elige a otra persona.
refusal-no-invitations = { $name } no quiere retos ni invitaciones. Elige a otra persona.
refusal-no-open-table = No tienes ninguna mesa abierta con un asiento libre en este servidor. { COMMAND("tavern", "help") } abre una.

button-looking = ¿Quién juega?
select-looking = ¿A qué quieres jugar?
looking-about = Las mesas abiertas, y quién quiere jugar a qué. Elige lo que quieras: te menciono cuando se abra una mesa así, y abro una en cuanto suficientes personas quieran lo mismo. Tu petición vale una semana (2 horas en vivo).
looking-none = Todavía nadie busca con quién jugar. Elige abajo a qué quieres jugar.
looking-line = **{ $game }** · { $pace }: { $names } ({ $count } de { $enough })
looking-option = { $game } · { $pace }
looking-fits = 🔍 Hay una mesa para ti: *Sentarme*, o espera a más gente.
looking-call = 🔍 { $mentions }: { $host } ha abierto una mesa de { $game } ({ $pace }). { $seats }.
looking-call-over = 🔍 { $game }: en esta mesa ya no es posible sentarse.
looking-opened = 🔍 Has encontrado mesa: **[{ $game }]({ $link })**. Allí menciono a todos.
looking-opened-for-others = 🔍 Se acaba de abrir una mesa para otras personas: **[{ $game }]({ $link })**.
looking-waits = 🔍 Ya hay gente suficiente, pero ahora no puedo abrir una mesa aquí. Lo intento de nuevo en cuanto alguien abra esta lista.
settings-meeting = Quién juega: mesas y menciones solo en { $value }
settings-select-meeting = Canal para buscar gente
settings-clear-meeting = Cualquier canal
settings-meeting-gone = Ese canal ya no existe. Mientras no elijan otro, mesas y menciones llegan en cualquier canal.
settings-calls-on = Menciones cuando se abre una mesa que alguien busca: **activadas**
settings-calls-off = Menciones cuando se abre una mesa que alguien busca: **desactivadas**
button-calls-on = Mencionar a quien busca
button-calls-off = No mencionar a nadie
refusal-table-hidden = No ves el canal de esta mesa. Busca otra: { COMMAND("tavern", "help") }

privacy-watching = **Pronósticos y «¿Quién juega?»:** tus pronósticos, con nombre y hora; a qué quieres jugar, y las menciones por ello, tuyas o por tu mesa: una semana; retos e invitaciones, tuyos y para ti, y las respuestas: dos semanas.
