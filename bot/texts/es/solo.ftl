# El reparto del día: uno al día, igual para todos, a solas contra tres piratas.
# keys.py, button_key: button-*
# keys.py, command_key: command-*
# keys.py, refusal_key: refusal-*

command-daily = reparto-del-día
command-daily-about = El reparto del día: contra tres piratas, con las mismas cartas para todos

button-daily = Reparto del día
button-daily-here = Jugar el de hoy
button-solo-look = Ver otra vez
button-solo-share = Compartir en este chat
button-solo-back = Repasar el último
button-solo-before = El anterior
button-solo-again = Jugarlo otra vez
button-solo-rules = Reglas
button-solo-replay = Repasar partida
button-solo-help = Ayuda
button-practise = Practicar antes

## A hand

solo-game-edition = { $game } ({ $edition ->
        [first] primera edición
       *[other] edición de { $edition }
    })
solo-title = ### Reparto { $deal } · { $game }
    -# El próximo: { $at }, { $ago }.
solo-about = Hoy todos reciben estas cartas, contra los mismos tres piratas. Solo tú ves esto.
solo-late = Del { $day }; todavía cuenta para ese día.
solo-unranked = Jugado otra vez: no cuenta.
solo-practise-first = ¿Es tu primera vez? *Practicar antes*: cuatro cartas, dos minutos, y no cuenta.
solo-practice-title = ### Un reparto de práctica · { $game }
    -# No cuenta.
solo-practised = Eso es todo. El reparto de hoy solo tiene unas cartas más.
solo-first-bid = Tu apuesta es el número exacto de bazas que ganarás.
solo-first-score = Exacta, da 20 puntos por baza; cada baza de diferencia cuesta 10. Un 0 da o cuesta 10 por carta.
solo-on-trust = De buena fe: el código es público, así que las cartas se pueden calcular. No hay rating, rol ni premio.

## When it is over

solo-score = **{ $points }** · Apuesta { $bid }, bazas { $won }: { $met ->
        [yes] cumplida.
       *[no] fallada.
    }
solo-played = Juego: **{ $figure }** de 100{ $count ->
        [0] .
       *[other] , tus últimos { $count } repartos { $mean }.
    }
solo-bid-cost = { $points ->
        [0] La apuesta no regaló nada.
        [one] La apuesta regaló 1 punto.
       *[other] La apuesta regaló { $points } puntos.
    }
solo-judging = Todavía calculo lo bien que jugaste: pulsa *Ver otra vez* en un momento.
solo-made = apuesta { $bid }, bazas { $won }, { $points }
solo-field-plays = La comparación aún no está lista: mira otra vez en un minuto.
solo-captains-bid = Un capitán, el más fuerte de los piratas virtuales, habría apostado { $bid }.
solo-par = Un pirata virtual en tu lugar: { $points }.
solo-in-a-row = { $days ->
        [one] 🔥 1 día seguido.
       *[other] 🔥 { $days } días seguidos.
    }

## The day after

solo-back-title = ### Reparto { $deal } · { $game }
    -# { $day }. Su día ya pasó: aquí están todas las cartas.
solo-yours = **Tú:** { $made }
solo-rule = **Un pirata virtual en tu lugar:** { $made }
solo-not-played = No terminaste este reparto en su día. Todavía puedes jugarlo, sin que cuente.

morning-played = { $name }: { $made }
morning-judged = { $name } · juego: **{ $figure }** de 100 · { $made }
morning-field = Los puntos de { $games } piratas virtuales. { $people ->
        [one] El sol muestra el resultado de aquí.
       *[other] Los soles muestran los de aquí.
    }
morning-week = **Esta semana** (cuentan los cinco mejores días)
morning-week-won = 🏆 **La semana pasada:** { $names } con { $points } (contaban los cinco mejores días)
morning-of-week = { $rank }. { $name } · { $points } { $days ->
        [one] (1 día)
       *[other] ({ $days } días)
    }
morning-more = { $count ->
        [one] … y 1 más.
       *[other] … y { $count } más.
    }
morning-days = { $days ->
        [one] Jugado aquí 1 día seguido.
       *[other] Jugado aquí { $days } días seguidos.
    }

## Help, and what people and servers choose

solo-help = ## El reparto del día
    - Cada día una ronda de Skull King de hasta ocho cartas, alternando la primera edición y la de 2021. Apuestas cuántas bazas ganarás y juegas para ganar exactamente esas: lo demás está en las *Reglas*. El nuevo llega a medianoche UTC; la página muestra cuándo es donde estás.
    - Todos tienen las mismas cartas y los mismos tres piratas virtuales, que a las mismas jugadas responden siempre igual. Un solo intento: nada de deshacer, nada de sugerencias. Puedes dejar el reparto y seguir durante una semana, en cualquier dispositivo.
    - Al día siguiente puedes repasarlo con todas las cartas, ver qué hizo un pirata virtual en tu lugar y jugarlo otra vez sin que cuente.
    - Las vacaciones no rompen tu racha. Nunca envío recordatorios.
    - **Juego:** 100 es jugar como un capitán, 0 es jugar al azar. Tu apuesta y cada carta se comparan con las de un capitán que no sabe más que tú, así que la suerte con las cartas no ayuda. Un solo reparto dice poco; los últimos siete dicen más. Las barras son los puntos de 300 piratas virtuales que a veces se equivocan.
solo-help-trust = **De buena fe.** El código es público, así que las cartas se pueden calcular, como en el primer Wordle. Por eso no hay rating, rol ni premio.
privacy-deals = **Repartos del día, travesías, duelos:** jugadas, puntos y hora, y tu rival en duelos; dónde compartes, y tu nombre si no lo quitas. Repartos sin terminar: una semana.

## Refusals

refusal-deal-clock = Mi fecha está mal, así que no puedo repartir. Díselo a quien administra el bot.
refusal-deal-not-over = Un reparto se repasa cuando su día ya pasó. El de hoy: *Jugar el de hoy*.
refusal-deal-gone = Ya no guardo ese reparto. { COMMAND("daily") } reparte el de hoy.
refusal-deal-moved-on = Este reparto ya avanzó, quizá en otro dispositivo. Ahora está así:
refusal-no-game-to-replay = Todavía no has terminado ninguna partida en una mesa. { COMMAND("tavern", "my-tables") } muestra tus mesas.
