# Cambiar una liga en marcha, y la temporada que sigue.
# keys.py, refusal_key: refusal-*
button-league-edit = Ajustes
editing-title = Ajustes
editing-about = Lo que cambies vale desde ahora. Aquí ves antes qué supone.
editing-nothing = De momento no cambia nada.
editing-hours = Desde la próxima. La actual se alarga en el panel.
editing-points = La clasificación se recalcula, también con lo ya jugado.
editing-pace = En las mesas que se abran desde ahora.
editing-places = { $moved ->
        [0] Nadie pierde su plaza.
        [one] Entra { $moved } persona de la lista de espera.
       *[other] Entran { $moved } personas de la lista de espera.
    }
editing-best = La clasificación se recalcula.
editing-language = Para el anuncio de la liga y todo lo nuevo. Las mesas abiertas conservan el suyo.
editing-fixed = No cambia mientras la liga esté en marcha: { $names }.
refusal-cup-is-fixed = La copa ha empezado: los finalistas y cuántos pasan ya no cambian.
league-rules-changed = **{ $name }** ha cambiado las reglas. Valen también para las partidas ya jugadas; la clasificación se ha recalculado:
league-best-all = todas
league-best = { $best ->
        [one] Solo cuenta la mejor jornada de cada persona.
       *[other] Solo cuentan las { $best } mejores jornadas de cada persona.
    }
form-best = Mejores jornadas que cuentan
form-best-about = Por persona, como 5 de 7; vacío: todas
button-edit-do = Cambiar ya
done-league-edited = ✅ Los ajustes han cambiado.
history-edited = **{ $name }** cambia los ajustes.
refusal-rounds-were-drawn = { $stage ->
        [0] Ya hay { $drawn } jornadas sorteadas, no puede haber menos.
       *[other] Las jornadas han acabado y la copa ha empezado, así que su número se queda.
    } Elige otro número.
league-invited = **Con invitación** ({ $count })
league-asked = **¡Tienes una invitación!** Pulsa *Inscribirme* para jugar. Si no, no entras en el sorteo.
league-round-over = **{ $round }**: ha terminado.
league-digest = { $count ->
        [one] queda una mesa por jugar
       *[other] quedan { $count } mesas por jugar
    }
button-digest-on = Resumen de la semana
button-digest-off = Sin resumen de la semana
done-digest-on = ✅ Cada lunes por la tarde, el canal de la liga resume lo que queda por jugar; la próxima vez, { $at } ({ $ago }).
done-digest-off = ✅ Ya no habrá resumen de la semana.
button-next-season = Próxima temporada
button-next-season-begin = Abrir las inscripciones
next-season-title = Después de { $name }
next-season-about = La próxima temporada tiene los mismos ajustes y el mismo canal. Todas estas personas reciben una invitación; solo participa quien pulsa *Inscribirme*.
next-season-asked = Invitaciones ({ $count }): { $names }
next-season-up = ⬆️ Suben: { $names }
next-season-down = ⬇️ Bajan: { $names }
done-next-season = ✅ Las inscripciones están abiertas y las invitaciones salen en el canal: { $leagues }
button-divisions = Divisiones
divisions-title = Divisiones: { $name }
divisions-about = Las ligas del mismo juego pueden ir una debajo de otra. Cuando todas han terminado, *Próxima temporada* las abre a la vez: los últimos puestos bajan y los primeros de la siguiente suben. Sin invitación, uno se inscribe en la más baja.
divisions-above = La división por encima de esta liga
divisions-none = Ninguna por encima
divisions-how-many = Cuántas personas suben y bajan
divisions-moves = { $count ->
        [one] { $count } sube, { $count } baja
       *[other] { $count } suben, { $count } bajan
    }
done-divisions = ✅ Divisiones guardadas.
refusal-season-goes-on = Esta temporada, o una de sus divisiones, aún no ha terminado. Ciérrala antes y abre luego la próxima.
refusal-season-was-followed = Esta temporada ya tiene continuación: { COMMAND("league", "league-list") } la muestra.
refusal-no-such-division = Debajo de esa liga no se puede: tiene que ser una liga del mismo juego en este servidor, sin terminar y sin otra debajo. Elige otra.
refusal-league-by-invitation = En esta división solo se entra con invitación. Inscríbete en la más baja: { COMMAND("league", "league-list") } la muestra.
select-continues = Próxima temporada auto
editing-continues = Una semana después del final, o nunca.
league-continues = Una semana después del final se abre sola la inscripción de la próxima temporada.
league-unwanted = **{ $name }** no se juega: hay muy pocas inscripciones ({ $count } de { $needed }).
select-sign-up-role = Quién puede inscribirse: un rol
sign-up-everybody = todos
select-only-invited = Solo con invitación
editing-sign-up = Desde la próxima inscripción.
league-for-invited = La inscripción es solo con invitación.
league-for-role = Solo puede inscribirse quien tiene { $role }.
refusal-league-only-invited = A esta liga solo se entra con invitación. Pide una a la moderación.
refusal-league-sign-up-role = En esta liga solo puede inscribirse quien tiene { $role }. Pide el rol a la moderación.
select-protests = Reclamaciones
protests-none = ninguna
editing-protests = La siguiente jornada espera como mucho hasta entonces.
league-protests = Después de una partida se puede reclamar durante { $time }.
league-protests-until = ✋ Se puede reclamar hasta el { $at } ({ $ago }); después la liga continúa.
button-protest = Reclamar
protest-until = La partida ha terminado. ¿Algo no cuadra? Quien ha jugado puede reclamar hasta el { $at } ({ $ago }).
protest-about = Solo lo lee la moderación
protest-line = **{ $name }** reclama: { $reason }
protest-open = sin decidir aún
protest-allowed = **{ $name }** lo acepta: { $reason }
protest-dismissed = **{ $name }** lo rechaza: { $reason }
protest-allow = Aceptar una reclamación
protest-dismiss = Rechazar una reclamación
match-decided = La moderación ha decidido sobre esta partida. La clasificación muestra lo que cuenta ahora.
protest-told = **{ $name }** reclama ({ $match }): { $reason }. En *Gestionar*, corrige o anula la partida si hace falta, y acepta o rechaza la reclamación.
protest-told-publicly = Hay una reclamación ({ $match }). Quien gestiona las ligas la lee en *Gestionar*.
protest-disputed = { $mentions } Hay una reclamación contra este resultado. La moderación decide; su respuesta estará aquí.
protest-answered-allowed = { $mentions } La reclamación contra este resultado queda aceptada: { $reason } (**{ $name }**). La clasificación muestra lo que cuenta ahora.
protest-answered-dismissed = { $mentions } La reclamación contra este resultado queda rechazada: { $reason } (**{ $name }**).
done-protest = Tu reclamación ha llegado a la moderación. Decidirá si el resultado se mantiene; su respuesta estará aquí, en el hilo.
done-protest-allowed = ✅ La reclamación queda aceptada.
done-protest-dismissed = ✅ La reclamación queda rechazada.
refusal-no-protest-any-more = El plazo para reclamar por esta partida ha pasado. Habla con la moderación.
refusal-protested-already = Tu reclamación ya ha llegado a la moderación. Espera la respuesta.
refusal-protest-is-decided = Ya se ha decidido sobre esta reclamación. Pulsa *Actualizar* para ver cómo.
done-invited = ✅ { $count ->
        [0] Ninguna invitación nueva: **{ $name }**.
        [one] { $count } invitación enviada: **{ $name }**. Se participa al pulsar *Inscribirme*.
       *[other] { $count } invitaciones enviadas: **{ $name }**. Se participa al pulsar *Inscribirme*.
    }
invite-bad-rows = { $count ->
        [one] { $count } fila omitida:
       *[other] { $count } filas omitidas:
    }
invite-row-no-id = Fila { $row }: «{ $cell }» no es un ID de Discord.
invite-row-twice = Fila { $row }: { $cell } está dos veces en el archivo.
invite-row-no-member = Fila { $row }: { $cell } no está en este servidor o es un bot.
managing-invite = Invitar a gente
button-league-file = Invitar desde un archivo
form-file = Archivo CSV
form-file-about = Un CSV con un ID de Discord en la primera columna, o en user_id
invite-row-rounded = Fila { $row }: { $cell } es un ID que una hoja de cálculo ha redondeado. Pon la columna en formato texto y pega los ID otra vez.
invite-hint = Sin ID: { COMMAND("league", "league-manage") }, luego *Participantes* e *Invitar a gente*, de 25 en 25.
invite-no-members = { $count ->
        [one] Se omite a 1: es un bot o no está en este servidor.
       *[other] Se omite a { $count }: son bots o no están en este servidor.
    }
refusal-invite-file = No puedo leer esta lista. Envía un CSV con un ID de Discord en la primera columna o en user_id; filas como mucho: { $most }.
select-league-forum = Foro
league-forum-none = ninguno
refusal-league-forum-wanted = Las partidas necesitan un canal de foro de este servidor. Elige uno en los ajustes, o ninguno.
tag-waiting = en espera
tag-playing = en juego
tag-over = terminada

## Roles

select-player-role = Rol de participante
select-champion-role = Rol de quien gana
league-role-none = ninguno
editing-player-role = Se da al inscribirse y se quita al acabar la liga.
editing-champion-role = Quien gana lo conserva hasta que acabe la temporada siguiente.
roles-refused = ⚠️ No puedo dar ni quitar { $roles }. Necesito «Gestionar roles», y mi rol tiene que estar por encima; si ya no existe, elige otro.
roles-refused-to = ⚠️ Discord no me deja ni dar ni quitar { $role } a { $names }: { $reason }
refusal-league-role-wanted = Elige un rol que podrías dar tú: necesitas «Gestionar roles», y tu rol más alto tiene que estar por encima.
