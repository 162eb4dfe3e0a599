# Lo que prefiere cada cual, cuándo está fuera, y todas sus mesas.
# keys.py, key_of: button-forced-* button-leads-* hands-* nudges-* preferences-forced-* preferences-leads-* select-* tips-*
# keys.py, refusal_key: refusal-*

## Mis mesas

mine-turn = Te toca
mine-waiting = Les toca a otros
mine-open = Sin repartir todavía
mine-none = No estás en ninguna mesa. Siéntate a una o abre otra, por ejemplo con { COMMAND("skullking", "start") }.
mine-more = { $count ->
        [one] … y una más.
       *[other] … y { $count } más.
    }
button-next-table = Siguiente: { $game }
mine-line = [{ $game }]({ $link }){ $place }: { $what }{ $until }
mine-you = te toca.
mine-others = le toca a { $names }.
mine-paused = ⏸ en pausa, { $ago }.
mine-frozen = congelada hasta que la revise la moderación.
mine-absent = Un pirata virtual juega por ti. Recupera tu asiento con { COMMAND("table", "manage") } en ese canal.
mine-host = Organizas esta mesa, sin asiento.

## Las preferencias

preferences-title = **Tus preferencias**, en todos los servidores
preferences-forced-on = Jugadas forzadas: **las hago por ti**
preferences-forced-off = Jugadas forzadas: **las haces tú**
preferences-leads-on = Cuando se abre una baza: **te pido la carta enseguida**
preferences-leads-off = Cuando se abre una baza: **espero a que te toque**
preferences-forced-about = Si solo puedes hacer una jugada, puedo hacerla por ti tras una espera al azar, fuera de tus horas de descanso. Los demás pueden adivinar que era forzada.
preferences-leads-about = En Skull King, salvo en vivo: eliges tu carta de antemano y en secreto, y nadie tiene que esperarte después.
preferences-zone = Zona horaria: **{ $zone }** (ahora { $time })
preferences-quiet = Horas de descanso: **de { $begin } a { $end }**
preferences-quiet-none = Horas de descanso: **ninguna**
preferences-vacation = Vacaciones:
preferences-vacation-none = Vacaciones: **ninguna**
preferences-days = { $days ->
        [0] Aquí tu tiempo corre también en vacaciones
        [one] Aquí, un día al año detiene tu tiempo
       *[other] Aquí, { $days } días al año detienen tu tiempo
    }
preferences-days-anywhere = Cada servidor decide en cuántos días de vacaciones al año no corre tu tiempo.
select-language = Idioma
language-name = Español
language-discord = como en Discord
select-nudges = Cuando te toca
nudges-mention = una mención
nudges-mention-about = Te menciono en el canal de la mesa
nudges-dm = un mensaje directo
nudges-dm-about = Te escribo; si no se puede, te menciono
nudges-none = nada
nudges-none-about = Sin avisos; { COMMAND_NAME("tavern", "my-tables") } muestra dónde te toca
select-hands = Tus cartas
hands-dm = por mensaje directo
hands-dm-about = Te las envío y las mantengo al día
hands-demand = solo si las pides
hands-demand-about = Te las muestran el botón «Mis cartas» y el comando
select-tips = Consejos
tips-first = primeras partidas
tips-first-about = Explico tu primera partida de cada juego
tips-always = siempre
tips-always-about = Explico en todas las partidas
tips-never = nunca
tips-never-about = Lo descubres todo por tu cuenta
select-no-vacation = Borrar unas vacaciones
vacation-all = todas
button-forced-on = Jugadas forzadas por mí
button-forced-off = Jugarlo todo yo
button-leads-on = Preguntarme antes
button-leads-off = Preguntarme en mi turno
button-quiet = Descanso y zona horaria
button-no-quiet = Sin horas de descanso
button-vacation = Añadir vacaciones
form-quiet-begin = Desde
form-quiet-end = Hasta
form-time-about = Por ejemplo 22:30; deja las dos vacías si no quieres horas de descanso
form-zone = Zona horaria
form-zone-about = Una ciudad grande con tu hora, por ejemplo Madrid o America/Bogota
form-vacation-first = Primer día
form-vacation-last = Último día
form-day-about = Por ejemplo { $example }; el año se puede omitir
done-preferences = Guardado.
done-away = Guardado. Entonces tu tiempo no corre.

## Lo que no se puede

refusal-unknown-zone = No conozco la zona horaria «{ $value }». Di una ciudad grande con tu hora, por ejemplo Madrid o Ciudad de México.
refusal-zone-close = No conozco la zona horaria «{ $value }». ¿Quieres decir { $close }?
refusal-no-time = «{ $value }» no es una hora. Escribe una de 0:00 a 24:00, por ejemplo 22:30.
refusal-quiet-half = Las horas de descanso necesitan principio y final, por ejemplo 22:30 y 7:00.
refusal-quiet-nothing = El inicio y el final coinciden. Si no quieres ninguna, pulsa *Sin horas de descanso* en { COMMAND("tavern", "preferences") }.
refusal-quiet-too-long = Las horas de descanso duran como mucho { $most } horas al día. Si vas a estar fuera más tiempo, añade unas vacaciones.
refusal-no-day = «{ $value }» no es una fecha. Escribe una, por ejemplo { $example }.
refusal-vacation-backwards = Estas vacaciones acaban antes de empezar. Revisa los dos días.
refusal-vacation-over = Estas vacaciones ya han pasado. Elige un último día posterior.
refusal-vacation-too-far = Las vacaciones se añaden con { $most } años de antelación como mucho.
refusal-vacation-too-long = Unas vacaciones duran { $most } días como mucho, contando juntas las que se tocan. Si vas a estar fuera más tiempo, cede tu asiento.
refusal-too-many-vacations = Puedes tener { $most } vacaciones como mucho. Borra antes unas.
refusal-no-vacation = Esas vacaciones ya están borradas.
