# La demo en el navegador.

demo-welcome =
    ## ¡Sube a bordo de la Pirate Tavern!
    Este es el bot de verdad en un Discord simulado: sin registros y sin nada que se pueda romper.
    1. Pulsa uno de los juegos de abajo: abre una mesa con tres piratas virtuales.
    2. En la mesa, pulsa *Repartir*.
    3. Tus cartas se abren solo para ti. Toca lo que quieras jugar cada vez que sea tu turno. Con *Mis cartas* vuelves a verlas.
    En un canal hay una sola mesa a la vez: para otro juego, termina este o pulsa *Más* y ciérralo.
    También puedes escribir comandos, como `/skullking start`, o cambiar de persona y jugar por otra.
demo-button-open = Jugar a { $game }
