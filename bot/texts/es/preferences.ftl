# Lo que prefiere cada cual, cuándo está fuera, y todas sus mesas.

## Mis mesas

mine-turn = Te toca
mine-waiting = Les toca a otros
mine-open = Sin repartir todavía
mine-none = Ahora no estás en ninguna mesa. Abre una, por ejemplo con `/skullking start`, o siéntate donde alguien haya abierto una.
mine-more = { $count ->
        [one] … y una más.
       *[other] … y { $count } más.
    }
mine-line = [{ $game }]({ $link }){ $server }: { $what }{ $until }
mine-you = se te espera.
mine-others = se espera a { $names }.
mine-paused = ⏸ en pausa, { $ago }.
mine-frozen = bloqueada hasta que la moderación la mire.
mine-absent = Un pirata virtual juega por ti. Recupera tu asiento con `/tavern back` en ese canal.
mine-host = Eres quien la organiza, sin asiento.

## Las preferencias

preferences-title = **Tus preferencias**
    Valen en todos los servidores, y esto solo lo ves tú.
preferences-forced-on = Jugadas sin elección: **se hacen por ti**.
preferences-forced-off = Jugadas sin elección: **las haces tú**.
preferences-forced-about = Cuando solo puedes hacer una jugada, puede hacerse por ti, nunca en tus horas de descanso. Llega tras una espera al azar, como si tuvieras el móvil a mano. Pero quien sepa que estás con otra cosa puede adivinar que no tenías elección.
preferences-zone = Zona horaria: **{ $zone }**. Si ahora no son las **{ $time }** donde estás, elige otra.
preferences-quiet = Horas de descanso: **de { $begin } a { $end }**. En ellas tu tiempo no corre.
preferences-quiet-none = Horas de descanso: ninguna.
preferences-vacation = Vacaciones, en las que tu tiempo no corre:
preferences-vacation-none = Vacaciones: ninguna.
preferences-days = { $days ->
        [0] En este servidor no cuentan las vacaciones.
        [one] Este servidor concede un día de vacaciones al año.
       *[other] Este servidor concede { $days } días de vacaciones al año.
    }
preferences-days-anywhere = Cada servidor decide cuántos días de vacaciones al año concede.
select-language = Idioma
language-name = Español
language-discord = como en Discord ({ $language })
select-nudges = Cuando te toca
nudges-mention = una mención
nudges-mention-about = Se te menciona en el canal de la mesa
nudges-dm = un mensaje directo
nudges-dm-about = Te escribo, y solo te menciono si no se puede
nudges-none = nada
nudges-none-about = Nadie te avisa; /tavern mine muestra dónde te toca
select-hands = Tus cartas
hands-dm = por mensaje directo
hands-dm-about = Se te envían y se mantienen al día
hands-demand = solo si las pides
hands-demand-about = Te las muestran el botón de tus cartas y el comando
select-no-vacation = Borrar unas vacaciones
vacation-all = todas
button-forced-on = Hacer por mí las jugadas sin elección
button-forced-off = Hago yo todas mis jugadas
button-quiet = Horas de descanso y zona horaria
button-no-quiet = Sin horas de descanso
button-vacation = Añadir vacaciones
form-quiet-begin = Desde
form-quiet-end = Hasta
form-time-about = Por ejemplo 22:30; deja las dos vacías si no quieres horas de descanso
form-zone = Zona horaria
form-zone-about = Una ciudad grande con tu hora, por ejemplo Madrid o America/Bogota
form-vacation-first = Primer día
form-vacation-last = Último día
form-day-about = Año, mes y día, por ejemplo 2026-12-24
done-preferences = Cambiado.

## Lo que no se puede

refusal-unknown-zone = No conozco ninguna zona horaria «{ $value }». Di una ciudad grande con tu hora, en inglés, por ejemplo Madrid o Mexico City.
refusal-no-time = «{ $value }» no es una hora. Escríbela de 0:00 a 24:00, por ejemplo 22:30; hacen falta un principio y un final.
refusal-quiet-nothing = Unas horas de descanso que acaban cuando empiezan no son nada. *Sin horas de descanso* en `/tavern preferences` las quita.
refusal-quiet-too-long = Las horas de descanso duran como mucho { $most } horas al día. Si te vas, añade unas vacaciones.
refusal-no-day = «{ $value }» no es un día. Escribe año, mes y día, por ejemplo 2026-12-24.
refusal-vacation-backwards = Estas vacaciones acaban antes de empezar.
refusal-vacation-over = Estas vacaciones ya han pasado.
refusal-vacation-too-far = Las vacaciones se apuntan con { $most } años de antelación como mucho.
refusal-vacation-too-long = Unas vacaciones duran { $most } días como mucho, contando juntas las que se tocan. Si te vas más tiempo, cede tu asiento.
refusal-too-many-vacations = Puedes apuntar { $most } vacaciones como mucho. Borra antes unas.
refusal-no-vacation = Esas vacaciones ya no existen.
