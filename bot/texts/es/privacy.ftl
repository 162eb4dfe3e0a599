# Qué se guarda de la gente, para cada quien; y cómo está el bot, para quien lo aloja.

## Qué se guarda de mí

privacy-title =
    ## Qué guardo de ti
    Para que las partidas puedan durar días y seguir después de un reinicio.
privacy-tables = **En las mesas:** por cada asiento tuyo, tu ID de Discord y tu nombre tal como lo muestra el servidor; las jugadas de ese asiento, con su hora; el resultado. Lo que haces aparte de jugar: repartir, pausar, irte, que te sustituyan, entrar por otra persona. Y mientras dura una partida, tu plazo, una jugada que hayas preparado y tu oferta de sustituir a alguien. Los demás en la mesa ven tu nombre y lo que está boca arriba.
privacy-leagues = **En las ligas:** que participas y con qué nombre; con quién te tocó en el sorteo; tus resultados. De los moderadores, también qué ligas han creado y qué resultados han corregido.
privacy-person = **Sobre ti:** tu idioma, tus preferencias, tus horas de descanso con su zona horaria, tus vacaciones, y los ID de nuestra conversación y de mis mensajes en ella, para que tu mano esté al día allí.
privacy-never = **Lo que nunca guardo:** lo que la gente escribe. Tampoco puedo leerlo. Nada se pasa a nadie.
privacy-until = **Cuánto tiempo:** hasta que lo borres. En las partidas terminadas queda entonces «Anon.» en tu lugar. Quien me aloja puede tener copias de seguridad; de ahí desaparece cuando se tiran.

button-my-data = Mis datos en un archivo
button-delete-data = Borrar mis datos
button-yes-delete-data = Sí, bórralos
button-keep-data = No, guárdalos
delete-data-question = **¿Borro todo lo que guardo de ti?**
    - { $tables ->
        [0] Ahora mismo no estás en ninguna mesa.
        [one] Pierdes tu asiento en { $tables } mesa; si las cartas están repartidas, sigue un pirata virtual.
       *[other] Pierdes tus asientos en { $tables } mesas; donde las cartas están repartidas, sigue un pirata virtual.
    }
    - Sales de tus ligas. Las partidas terminadas conservan sus jugadas y resultados, con «Anon.» en tu lugar.
    - Tus preferencias y vacaciones se olvidan, y mis mensajes directos sobre tus partidas se borran.
    - Esto no se puede deshacer. Si vuelves a usarme, empiezo de cero.
done-data-file = Todo lo que guardo de ti. Solo tú ves este archivo.
done-data-deleted = Borrado: ya no sé nada de ti. Si vuelves a usarme, nos conoceremos de nuevo.

## Cómo está el bot

health-title = ## Cómo estoy
health-program = Versión { $version }, Python { $python }, discord.py { $discord }. Arrancado { $since }. Retraso hasta Discord: { $latency }.
health-tables = Mesas: { $open } abiertas, { $running } en juego, { $finished } terminadas, { $ended } cerradas, { $frozen } congeladas.
health-untold = Aún sin contar a Discord: { $tables ->
        [one] { $tables } mesa
       *[other] { $tables } mesas
    }.
health-due = Próximo plazo: { $next }. Vencidos: { $overdue }.
health-people = Gente conocida: { $people }.
health-space = Base de datos: { $size }; { $free } libres en su disco.
refusal-owner-only = Eso solo lo puede ver quien aloja este bot.
