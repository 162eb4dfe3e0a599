# La hoja de una partida con cartas de verdad: su mensaje, cómo se escribe, y lo que no se puede.
# keys.py, key_of: pad-is-*
# keys.py, refusal_key: refusal-*

## El mensaje

pad-title = 📝 { $game } con cartas de verdad · hoja { $number }
pad-open = Siguiente: ronda { $round } de { $rounds }{ $cards ->
        [0] .
        [one] , 1 carta por persona.
       *[other] , { $cards } cartas por persona.
    }
pad-waits = **Falta gente,** se juega de { $least } a { $most }: pulsa *Yo también juego*. Quien no está en Discord se añade con *Quién juega y final*.
pad-open-endless = Siguiente: ronda { $round }.
pad-house-rules = 🏠 **Con reglas de la casa.** Solo cuenta en una liga si la moderación lo decide.
pad-beyond = ⚠️ **«Fue así»:** { $count ->
        [one] la ronda { $rounds } va
       *[other] las rondas { $rounds } van
    } más allá de las reglas impresas. Solo cuenta en una liga si la moderación lo decide.
pad-bids = **Apuestas de la ronda { $round }:** { $bids }
pad-finished = **Fin de la partida.** ¿Está todo bien? Falta que confirmen: { $names }
pad-confirmed = ✅ **Confirmada por todos.** Quien gestiona una liga puede incluirla: { COMMAND("pad", "pad-show") }
pad-counted = 🏆 **Cuenta para { $league }.**
pad-dropped = 🗑 **Esta hoja se descartó** y ya no cuenta.
pad-guest = sin Discord
pad-corrected = Ronda { $round } corregida por { $name }, { $at }
pad-struck = Ronda { $round } tachada por { $name }, { $at }
pad-is-open = en curso
pad-is-finished = acabada
pad-is-confirmed = confirmada
pad-is-counted = cuenta para una liga
pad-is-dropped = descartada
pad-link = [Ir a la hoja]({ $link })

button-pad-enter = Anotar la ronda { $round }
button-pad-bids = Apuestas { $round }
button-pad-tricks = Bazas { $round }
button-pad-save = Guardar la ronda { $round }
button-pad-save-as-bid = Guardar, el resto acertó
button-pad-save-none = Guardar, resto sin bazas
button-pad-rest = El resto apuesta 0
button-pad-bonus = Con puntos de bonus
button-pad-bonus-typed = Escribirlos
button-pad-others = Los demás
button-pad-correct = Corregir una ronda
button-pad-confirm = Confirmar
button-pad-again = Otra, misma gente
button-pad-drop = Descartar

## Anotar

pad-form-new = Ronda { $round }
pad-form-correct = Corregir la ronda { $round }
pad-form-bonus = Puntos de bonus de la ronda { $round }
pad-tap-bids = **Apuestas de la ronda { $round }**: { $total } hasta ahora, para { $cards ->
        [one] 1 baza
       *[other] { $cards } bazas
    }. Lo que eliges se guarda al momento.
pad-tap-tricks = **Bazas de la ronda { $round }**: { $total } de { $cards } hasta ahora. Puedes saltarte a quien acertó, o a quien no tiene ninguna: el botón dice cuál de los dos.
pad-tap-bonuses = **Puntos de bonus de la ronda { $round }**: elige lo que se ha llevado cada persona. Lo que eliges se guarda al momento.
pad-no-bonuses = En la ronda { $round } nadie puede tener bonus: hacen falta una baza y la apuesta cumplida.
pad-form-lines = Una línea por persona
pad-round = Ronda { $round }
pad-correct-which = ¿Qué ronda está mal? Los valores de antes se conservan, y todos confirman otra vez.
select-pad-round = La ronda que hay que corregir
select-pad-league = Incluirla en una liga
select-pad-allies = { $loot }: la alianza
pad-drop-question = ¿Descartar la hoja { $number }? Dejará de contar, y nadie podrá anotar nada más.
button-pad-strike = Tachar la ronda { $round }
button-pad-yes-drop = Sí, descartarla
button-pad-keep = No, conservarla

done-pad-begun = La hoja { $number } está lista.
done-pad-written = La ronda { $round } está guardada.
done-pad-corrected = La ronda { $round } está corregida.
done-pad-over = Fin de la partida. Ahora todos pulsan *Confirmar*.
done-pad-struck = La ronda { $round } está tachada.
done-pad-confirmed = ¡Gracias! Falta que confirmen: { $names }
done-pad-confirmed-all = ¡Gracias! Ya han confirmado todos.
done-pad-dropped = La hoja está descartada.
done-pad-kept = Todo sigue igual.
done-pad-counted = La hoja { $number } cuenta ahora para **{ $league }**.

## Lo acordado

button-pad-agreed = Opciones
button-pad-house-rules = Reglas de la casa
button-pad-printed-rules = Reglas impresas
button-pad-so = Fue así
button-pad-yes-count = Incluirla de todos modos
pad-count-question = ¿Incluir de todos modos la hoja { $number } en **{ $league }**? No es como siempre:
pad-agreed = **¿Qué han acordado?** Todo puede cambiar mientras cada ronda siga siendo posible. Con las *Reglas de la casa* hay bonus aunque se falle la apuesta, se puede anotar cualquier bonus, y cualquier número de bazas puede no ser de nadie.
pad-agreed-by = Cambiado por { $name }, { $at }: { $what }
pad-agreed-house-rules = Reglas de la casa
pad-agreed-printed-rules = Reglas impresas
done-pad-house-rules = Ahora se juega con reglas de la casa: solo se comprueban las sumas.
done-pad-printed-rules = Ahora se juega con las reglas impresas.

## Quién llega, quién se va, el final

button-pad-join = Yo también juego
button-pad-people = Quién juega y final
button-pad-guest = Llega alguien sin Discord
button-pad-end = Acabar aquí
button-pad-yes-end = Sí, acabar aquí
button-pad-play-on = Seguir jugando
button-pad-stay = Deshacer
button-pad-without-place = Sin puesto
button-pad-ranked-last = En el último puesto
button-pad-with-none = Con 0 puntos
button-pad-with-lowest = Con { $points }, el mínimo
select-pad-join = ¿Quién llega, en Discord?
select-pad-leave = ¿Quién se va?
pad-people = **Desde la ronda { $round }:** ¿quién llega, quién se va? Las rondas jugadas se quedan como están.
pad-form-guest = Llega alguien sin Discord
pad-form-guest-name = Nombre
pad-join-question = Llega { $name }: ¿con cuántos puntos?
pad-end-question = ¿Acabar la partida tras la ronda { $round }? Todos lo confirman, y cuenta con las rondas jugadas.
pad-ended-question = La partida acabó antes de su última ronda. ¿Seguir jugando?
pad-ended = Acabada tras { $rounds ->
        [0] la ronda { $round }
       *[other] la ronda { $round } de { $rounds }
    }.
pad-left = hasta la ronda { $round }
pad-left-by = hasta la ronda { $round }, según { $name }
pad-without-place = sin puesto
pad-came = desde la ronda { $round }
done-pad-joined = { $name } juega desde la ronda { $round }.
done-pad-left = { $name } ya no juega desde la ronda { $round }, y queda detrás de quienes la juegan.
done-pad-out = { $name } ya no juega desde la ronda { $round }, y no tendrá puesto: ni aquí, ni en una liga.
done-pad-off = { $name } ya no está en la hoja.
done-pad-stays = { $name } sigue jugando.
done-pad-played-on = La partida sigue con la ronda { $round }.

## Lo que no se puede

refusal-no-such-pad = En este servidor no hay esa hoja. { COMMAND("pad", "pad-show") } propone las que hay al escribir.
refusal-no-pad-here = En este canal no hay ninguna hoja de puntos. Abre una con { COMMAND("pad", "pad-start") }.
refusal-not-your-pad = Eso solo puede hacerlo quien juega en esta hoja, o la moderación.
refusal-pad-counted = Esta hoja ya cuenta para una liga y ya no cambia. Su resultado se puede corregir allí.
refusal-pad-dropped = Esta hoja se descartó. Abre una nueva con { COMMAND("pad", "pad-start") }.
refusal-pad-over = La partida de esta hoja ha acabado. Para cambiar un valor, pulsa *Corregir una ronda*.
refusal-pad-round-written = Otra persona acaba de anotar la ronda { $round }. Mira la hoja; si está mal, corrígela.
refusal-pad-same-line = La ronda { $round } ya dice exactamente eso.
refusal-pad-other-line = Otra persona acaba de corregir la ronda { $round }. Ahora pone: { $line }. Abre otra vez el formulario para corregirlo.
refusal-pad-not-last = Solo se puede tachar la última ronda: es la { $last }, no la { $round }.
refusal-pad-not-over = La partida no ha acabado. Confirma cuando esté anotada la última ronda.
refusal-pad-confirmed-already = Ya has confirmado.
refusal-pad-confirmed = Todos han confirmado esta hoja, así que solo puede descartarla la moderación. Aún puedes corregir una ronda.
refusal-pad-people = Con { $count ->
        [one] una sola persona
       *[other] { $count }
    } no puede ser: este juego es de { $least } a { $most } jugadores. También puedes nombrar a invitados sin Discord.
refusal-pad-person-twice = «{ $word }» aparece dos veces. Nombra a cada persona una sola vez, y a los invitados de modo que se distingan.
refusal-pad-round-against = Así la ronda { $round } no sería posible tal como está. Corrígela antes con *Corregir una ronda*, o abre una hoja nueva.
refusal-pad-no-house-rules = Este juego no tiene apuestas, así que aquí no hay reglas de la casa.
refusal-pad-not-here = Esta persona no juega en esta ronda. Mira la hoja.
refusal-pad-part-taken = Ya lo tiene otra persona, o aquí no da nada. Pulsa otra vez *Con puntos de bonus*.
refusal-pad-one-ally = Una alianza tiene dos lados: elige a dos personas, o a nadie.
refusal-pad-same-people = En este juego juegan las mismas personas de la primera ronda a la última. Pulsa *Acabar aquí*, o abre una hoja nueva.
refusal-pad-begun-already = Ya hay una ronda anotada. Quien juega puede incluirte: *Quién juega y final*.
refusal-pad-no-bots = Los bots no juegan con cartas de verdad. Nombra solo a personas.
refusal-pad-lines = Hay { $count ->
        [one] 1 línea
       *[other] { $count } líneas
    }, pero juegan { $players }. Escribe una línea por persona, en este orden: { $names }. Un `-` significa: nada.
refusal-pad-of-another-game = El juego de esta hoja no es el de la liga.
refusal-pad-not-confirmed = Esta hoja aún no está confirmada. Termina la partida; luego cada jugador con Discord pulsa *Confirmar*.
refusal-pad-fits-no-match = Ninguna partida de la jornada actual es exactamente entre estas personas y sigue sin resultado.
refusal-pad-match-opening = La mesa de esta partida aún se está abriendo. Prueba otra vez cuando esté su hilo.

privacy-scorepads = **Hojas de puntos:** quién juega, qué anotas y cuándo, tu confirmación. Se quedan; si borras tus datos, allí queda «Anon.».
