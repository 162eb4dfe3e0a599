# La demo en el navegador.

demo-welcome =
    ## ¡Sube a bordo de la Pirate Tavern!
    Este es el bot de verdad en un Discord simulado: sin registros y sin nada que se pueda romper.
    1. Pulsa el botón de abajo: abre una mesa de Skull King con tres piratas virtuales.
    2. En la mesa, pulsa *Repartir*.
    3. Tus cartas se abren solo para ti. Toca una apuesta y luego una carta cada vez que te toque. Con *Mis cartas* vuelves a verlas.
    También puedes escribir comandos, como `/skullking start`, o cambiar de persona y jugar por otra.
demo-button-open = Jugar ya a Skull King
