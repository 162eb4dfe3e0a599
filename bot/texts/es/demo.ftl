# La demo en el navegador.

demo-welcome =
    ## ¡Sube a bordo de la Pirate Tavern!
    El bot de verdad en un Discord simulado. Elige un juego.
demo-button-open = Jugar a { $game }
command-demo = demo
command-demo-about = La propia demo: deja pasar el tiempo, mira otro canal
command-demo-wait = esperar
command-demo-wait-about = Deja pasar el tiempo, como si hubieras esperado
demo-option-hours = horas
demo-option-hours-about = Cuántas horas pasan, hasta dos semanas
command-demo-guests = gente
command-demo-guests-about = Elige quién juega por su cuenta mientras pasa el tiempo
command-demo-go = ir
command-demo-go-about = Mira otro canal o el hilo de una mesa
demo-button-wait = { $hours ->
        [one] Pasa una hora
       *[other] Pasan { $hours } horas
    }
demo-waiting = { $hours ->
        [one] Pasa una hora. Dale un momento a la página.
       *[other] Pasan { $hours } horas. Dale un momento a la página.
    }
demo-going = Vamos a { $channel }. Para volver, { COMMAND("demo", "demo-go") }.
demo-button-guests = Quién juega sin mí
demo-guests = ¿Quién juega por su cuenta mientras pasa el tiempo? Se inscribe en las ligas, va a su mesa y hace sus jugadas, como haría un pirata virtual. ✋ te espera a ti: cambia de persona arriba para jugar en su lugar, o deja que falte.
demo-button-look = Mirar alrededor
demo-button-direct = Mis mensajes directos
demo-channels = ¿Adónde? Para volver, { COMMAND("demo", "demo-go") }.
demo-direct-none = Todavía no te he escrito. Tras el reparto, tus cartas llegarán aquí.
