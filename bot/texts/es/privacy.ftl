# Qué se guarda de la gente, para cada quien; y cómo está el bot, para quien lo aloja.
# keys.py, refusal_key: refusal-*

## Qué se guarda de mí

privacy-title =
    ## Qué guardo sobre ti
privacy-tables = **En las mesas:** ID de Discord, nombre, jugadas y su hora, resultados, qué más haces (repartir, pausar, irte, que te reemplacen, ser suplente); durante una partida, plazo, jugada anticipada, oferta de suplente. Los demás allí ven tu nombre y lo que está boca arriba.
privacy-leagues = **En las ligas:** nombre, fechas de inscripción y de entrada en el servidor, rivales, resultados; de la moderación, lo que crea y corrige.
privacy-person = **Sobre ti:** idioma, preferencias, horas de descanso, zona horaria, vacaciones, y qué mensajes directos son tuyos.
privacy-never = **Nunca:** lo que la gente escribe; no puedo leerlo. Nada se pasa a nadie.
privacy-until = **Hasta que lo borres.** En las partidas terminadas, y en los pronósticos de los que dependen puntos de los demás, queda entonces «Anon.». Las copias de seguridad lo guardan hasta que se eliminan.

host-contact = **Quién administra este bot:** { $contact }
host-privacy = Privacidad
host-terms = Condiciones de uso
host-support = Ayuda

button-my-data = Mis datos en un archivo
button-delete-data = Borrar mis datos
button-yes-delete-data = Sí, bórralos
button-keep-data = No, consérvalos
delete-data-question = **¿Borro todo lo que guardo sobre ti?**
    - { $tables ->
        [0] Ahora mismo no estás en ninguna mesa.
        [one] Pierdes tu asiento en una mesa; si las cartas están repartidas, sigue un pirata virtual.
       *[other] Pierdes tus asientos en { $tables } mesas; donde las cartas están repartidas, sigue un pirata virtual.
    }
    - Sales de todas tus ligas. Las partidas terminadas conservan sus jugadas y resultados, con «Anon.» en tu lugar.
    - Tus preferencias y vacaciones se olvidan, y mis mensajes directos sobre tus partidas se borran.
    - Esto no se puede deshacer. Si vuelves, empezamos de cero.
done-data-file = Todo lo que guardo sobre ti. Solo tú ves este archivo.
done-data-deleted = Borrado. Ya no sé nada de ti; si vuelves, empezamos de cero.

## Cómo está el bot

health-title = ## Cómo estoy
health-program = Versión { $version }, Python { $python }, discord.py { $discord }. En marcha desde { $since }. Latencia con Discord: { $latency }.
health-tables = Mesas: { $open } abiertas, { $running } en juego, { $finished } terminadas, { $ended } cerradas antes de tiempo, { $frozen } congeladas.
health-untold = Aún sin enviar a Discord: { $tables ->
        [one] una mesa
       *[other] { $tables } mesas
    }.
health-due = Próximo plazo: { $next }. Vencidos: { $overdue }.
health-people = Personas registradas: { $people }.
health-invalid = { $requests ->
        [one] Discord rechazó una petición: es un error del bot; el registro dice cuál.
       *[other] Discord rechazó { $requests } peticiones: son errores del bot; el registro dice cuáles.
    }
health-no-dms = Discord no me deja empezar mensajes directos (error { $code }). Lo intentaré de nuevo: { $until }; hasta entonces, las cartas se ven en el canal.
health-space = Base de datos: { $size }; { $free } libres en su disco.
health-emojis = Emojis de las cartas: { $known } de { $all }.
health-most-used = Lo más usado en 30 días: { $names }.
health-least-used = Lo menos usado: { $names }.
health-not-used = Sin usar: { $count } de { $all }.
refusal-owner-only = Eso solo lo puede ver quien administra el bot.
