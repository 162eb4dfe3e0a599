# Cómo se encuentra la gente: retos, invitaciones, ganas de jugar.
# keys.py, button_key: button-*
# keys.py, command_key: command-*
# keys.py, key_of: button-invited-* preferences-invited-*
# keys.py, option_key: option-*
# keys.py, refusal_key: refusal-*

menu-challenge = Retar
menu-invite = Invitar a mi mesa
command-challenge = retar
command-challenge-about = Reta a alguien a una partida entre dos
option-challenge-player = persona
option-challenge-player-about = A quién retas

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
done-challenge-declined = No has aceptado. En tus preferencias puedes desactivar los retos: { COMMAND("tavern", "preferences") }
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
refusal-challenge-no-thread = En este canal ya hay una mesa, y aquí no puedo abrir un hilo. Prueba { COMMAND("tavern", "challenge") } en otro canal.
refusal-challenger-left = Quien te retó ya no está en este servidor. Reta a otra persona: { COMMAND("tavern", "challenge") }
refusal-invite-bot = Los bots no juegan. Para un pirata virtual, pulsa *Opciones* debajo de tu mesa.
refusal-invite-self = Ya estás en tu mesa. Elige a otra persona.
refusal-invited-is-seated = { $name } ya está en tu mesa. Elige a otra persona.
refusal-no-invitations = { $name } no quiere retos ni invitaciones. Elige a otra persona.
refusal-no-open-table = No tienes ninguna mesa abierta con un asiento libre en este servidor. { COMMAND("tavern", "help") } abre una.

button-looking = Busco mesa
select-looking = ¿A qué quieres jugar?
looking-about = Elige a qué quieres jugar y a qué ritmo. En cuanto { $enough } personas quieran lo mismo, abro una mesa para ellas en { $channel } y las menciono allí, una sola vez. Un deseo dura una semana; en vivo, 2 horas.
looking-none = Todavía nadie busca mesa.
looking-line = **{ $game }** · { $pace }: { $names } ({ $count } de { $enough })
looking-option = { $game } · { $pace }
looking-met = 🔍 { $mentions }: quieren jugar a { $game } ({ $pace }), y aquí está la mesa. { $host } reparte cuando estén todos.
looking-opened = 🔍 Has encontrado mesa: { $link }
looking-opened-for-others = 🔍 Se acaba de abrir una mesa para otras personas: { $link }
looking-waits = 🔍 Hay bastante gente, pero ahora no puedo abrir una mesa en { $channel }. Lo intento de nuevo en cuanto alguien abra esta lista.
settings-meeting = Búsqueda de mesa: { $value }
settings-no-meeting = **ningún canal**
settings-select-meeting = Canal para quien busca mesa
settings-clear-meeting = Ningún canal para quien busca
refusal-no-meeting-channel = Este servidor aún no tiene un canal para buscar mesa: se elige con { COMMAND("tavern", "server-settings") } (Gestionar servidor). O reta a alguien: { COMMAND("tavern", "challenge") }

privacy-watching = **Pronósticos y búsqueda de mesa:** tus pronósticos, con nombre y hora; a qué quieres jugar, una semana como mucho; a quién retas o invitas, quién te reta o te invita, y la respuesta, dos semanas como mucho.
