# Lo que está en manos de quien organiza y de la moderación: los ajustes de un servidor y todas sus mesas.

## Ajustes de un servidor

settings-title = Ajustes de este servidor
settings-about = Valen para todas las mesas de aquí. Lo que elijas vale al momento; el ritmo y las ausencias valen para las mesas que se abran desde ahora.
settings-openers = Quién abre mesas: **{ $who }**
settings-channels = En estos canales y sus hilos: { $channels }
settings-every-channel = **todos**
settings-moderators = Moderación: quien puede gestionar mensajes y quien tiene este rol: { $role }
settings-no-role = **ninguno**
settings-defaults = Ritmo de las mesas nuevas: **{ $pace }**. Cuando se acaba el tiempo: **{ $absence }**
settings-vacation = Vacaciones que paran el reloj: { $days ->
        [0] **nunca**
        [one] **un día** al año
       *[other] **{ $days } días** al año
    }
settings-vacation-option = { $days ->
        [0] Vacaciones: ninguna
        [one] Vacaciones: un día al año
       *[other] Vacaciones: { $days } días al año
    }
settings-select-opener-role = El rol que abre mesas
settings-select-channels = Los canales donde hay mesas
settings-select-moderator-role = El rol que cuenta como moderación
settings-select-vacation = Días de vacaciones al año
settings-clear-opener-role = Ningún rol para abrir
settings-clear-channels = Todos los canales
settings-clear-moderator-role = Ningún rol de moderación
select-openers = Quién abre mesas
openers-everyone = cualquiera
openers-everyone-about = Quien puede usar mis comandos en un canal
openers-role = quien tenga el rol
openers-role-about = Elige el rol más abajo; la moderación también puede
openers-moderators = la moderación
openers-moderators-about = Nadie más abre mesas
done-settled = ✅ Hecho.

## Todas las mesas de un servidor

status-open = espera jugadores
status-running = en juego
status-paused = en pausa
status-frozen = congelada
status-finished = terminada
status-ended = cerrada
tables-title = { $count ->
        [0] Mesas de este servidor
        [one] La única mesa de este servidor
       *[other] Las { $count } mesas de este servidor
    }
tables-none = Ahora mismo no hay ninguna mesa.
tables-line = **{ $id }** · { $game } · { $channel } · { $status } · mesa de { $host }
tables-waits = Se espera a **{ $name }** desde el { $since }
tables-until = · el tiempo se acaba { $until }
tables-late = · con retraso
tables-waits-more = { $count ->
        [one] y a otra persona
       *[other] y a otras { $count } personas
    }
tables-refresh = Volver a mirar
tables-select = Ocuparse de una mesa

## Una mesa

oversee-title = { $game } · mesa { $id }
oversee-about = { $status } en { $channel } · [a la mesa]({ $link }) · mesa de { $host }
oversee-extend = { $hours ->
        [24] +1 día
        [72] +3 días
       *[other] +{ $hours } h
    }
oversee-again = Mostrar otra vez
oversee-seat = Dar un asiento a una persona
oversee-substitute = ¿Quién ocupa el asiento de { $name }?
oversee-back = Volver a la lista

## Negativas

refusal-manage-server-only = Eso es para quien gestiona este servidor: hace falta el permiso *Gestionar servidor*.
refusal-moderators-only = Eso es cosa de la moderación: quien puede gestionar mensajes o tiene el rol que el servidor ha señalado para ello.
refusal-opener-role-missing = Elige primero el rol, más abajo; después, quien lo tenga abre las mesas.
refusal-everyone-moderates = Con @​everyone, todo el mundo sería moderación. Elige otro rol.
refusal-too-many-channels = Puedes elegir como mucho { $most } canales. Sin ninguno, hay mesas en todos.
refusal-vacation-days-out-of-range = Puedes conceder de 0 a { $most } días de vacaciones al año.
refusal-not-a-member = Quien no está en este servidor no puede ocupar un asiento aquí.
