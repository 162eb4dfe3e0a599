# Lo que está en manos de quien organiza y de la moderación: los ajustes de un servidor y todas sus mesas.
# keys.py, button_key: button-*
# keys.py, key_of: openers-* select-* status-*
# keys.py, refusal_key: refusal-*

## Ajustes de un servidor

settings-title = Ajustes de este servidor
settings-about = Los cambios se aplican al momento; ritmo y turnos atrasados, a mesas nuevas.
settings-channels = Canales para mesas: { $value }
settings-every-channel = **todos**
settings-moderators = Moderación: *Gestionar mensajes*, *Gestionar servidor* o el rol: { $value }
settings-no-role = **ninguno**
settings-moderator-channel = Para la moderación: { $value }
settings-league-channel = **el canal de la liga**
settings-language-discord = del servidor o quien abre
settings-vacation-days = { $count ->
        [0] ninguna
        [one] un día al año
       *[other] { $count } días al año
    }
settings-select-opener-role = Rol que puede abrir mesas
settings-select-channels = Canales para mesas
settings-select-moderator-role = Rol de moderación
settings-select-moderator-channel = Canal de la moderación
settings-select-vacation = Vacaciones
settings-clear-opener-role = Ningún rol para abrir
settings-clear-channels = Todos los canales
settings-clear-moderator-channel = Sin canal de moderación
settings-clear-moderator-role = Ningún rol de moderación
select-openers = Quién puede abrir mesas
openers-everyone = cualquiera
openers-everyone-about = Cualquiera que pueda usar mis comandos en un canal
openers-role = quien tenga el rol
openers-role-about = Elige el rol más abajo; la moderación también puede
openers-moderators = la moderación
openers-moderators-about = Nadie más puede abrir mesas
done-settled = ✅ Guardado.

## Todas las mesas de un servidor

status-open = faltan jugadores
status-running = en juego
status-paused = en pausa
status-frozen = congelada
status-finished = terminada
status-ended = cerrada antes de tiempo
tables-title = { $count ->
        [0] Mesas de este servidor
        [one] Una mesa en este servidor
       *[other] { $count } mesas en este servidor
    }
tables-none = Ahora mismo no hay ninguna mesa.
tables-without-files = ⚠️ No puedo adjuntar archivos en { $channels }, así que las mesas de allí no tienen imágenes. Dale allí a mi rol «Adjuntar archivos».
tables-rights = 🔑 Los comandos para la mesa de un canal forman ahora un grupo propio: { COMMAND("table", "show") } y otros. Los permisos puestos en «Integraciones» para los juegos no valen ahí: ponlos también para este grupo.
tables-line = **{ $id }** · { $game } · { $channel } · { $status } · organiza: { $host }
host-league = una liga
tables-waits = Se espera a **{ $name }** desde el { $since }
tables-until = · plazo { $until }
tables-late = · con retraso
tables-waits-more = { $count ->
        [one] y a otra persona
       *[other] y a otras { $count } personas
    }
tables-refresh = Actualizar
tables-select = Gestionar una mesa

## Una mesa

oversee-title = { $game } · mesa { $id }
oversee-about = { $status } en { $channel } · [ir a la mesa]({ $link }) · organiza: { $host }
oversee-extend = { $hours ->
        [24] +1 día
        [72] +3 días
        [168] +7 días
        [336] +14 días
       *[other] +{ $hours } h
    }
oversee-again = Mostrar otra vez
oversee-seat = Reemplazar a alguien
oversee-substitute = ¿Quién ocupa el asiento de { $name }?
oversee-computer = Un pirata virtual
oversee-back = Volver a la lista

## Negativas

refusal-manage-server-only = Para eso hace falta el permiso *Gestionar servidor*. Pídelo a quien lo tenga.
refusal-moderators-only = Eso es cosa de la moderación: quien tiene el permiso *Gestionar mensajes*, *Gestionar servidor* o el rol de moderación. Pídeselo.
refusal-opener-role-missing = Elige primero el rol, más abajo; después, quien lo tenga puede abrir mesas.
refusal-everyone-moderates = Con @​everyone, todo el mundo moderaría. Elige otro rol.
refusal-too-many-channels = Puedes elegir como mucho { $most } canales. Sin ninguno, puede haber mesas en todos.
refusal-setting-out-of-range = Elige un número del { $least } al { $most }.
refusal-not-a-member = Esa persona no está en este servidor y no puede ocupar un asiento aquí. Elige a alguien que esté.
button-thaw = Descongelar
done-thawed = La mesa está descongelada: su registro y su marcador vuelven a coincidir, y la partida se reanuda.
refusal-not-frozen = Esta mesa no está congelada.
refusal-still-frozen = La mesa sigue congelada: su registro y su marcador todavía no coinciden.
