# Lo que se comparte del reparto del día, y dónde salen sus resultados cada mañana.
# keys.py, button_key: button-*
# keys.py, key_of: button-mornings-* settings-mornings-*
# keys.py, refusal_key: refusal-*
button-solo-share-unnamed = Sin mi nombre

share-title = Reparto del día
share-nobody = Un pirata
share-bid = apuesta { $bid }, bazas { $won }
share-tricks = { $count ->
        [0] Ninguna de las { $tricks } bazas.
       *[other] Bazas ganadas, de { $tricks }: { $numbers }.
    }
share-field = Piratas virtuales con menos puntos: { $below } de { $games }{ $ties ->
        [0] { "" }
       *[other] , con los mismos: { $ties }
    }
share-copy = Esto es para copiar:

## The question for the mornings, and its answers

mornings-ask = ¿Publico aquí los resultados cada mañana? Puede responder quien tenga «Gestionar canales» aquí.
button-mornings-here = Sí, aquí
button-mornings-no = No
done-mornings-here = Publicaré aquí los resultados cada mañana en que se nombre a alguien. { COMMAND("tavern", "server-settings") } lo termina.
done-mornings-no = Aquí no volveré a preguntar. El interruptor está en { COMMAND("tavern", "server-settings") }.
settings-mornings-on = Reparto del día, resultados por la mañana: **cuando acepten bajo un resultado compartido**
settings-mornings-off = Reparto del día, resultados por la mañana: **ninguno**
settings-mornings-channel = Reparto del día, resultados por la mañana: { $value }
settings-select-mornings = Canal para los resultados por la mañana
button-mornings-on = Ofrecer los resultados
button-mornings-off = Mañanas sin resultados

## Refusals

refusal-deal-shared = Hoy ya compartiste aquí.
refusal-deal-share-not-yours = Aquí no puedes escribir, así que yo tampoco lo hago por ti.
refusal-deal-share-refused = Discord no me dejó publicarlo aquí.
refusal-deal-share-filtered = AutoMod paró el mensaje aquí, quizá por tu nombre.
refusal-deal-share-hidden = En este servidor solo tú ves lo que publican las apps de fuera.
refusal-deal-share-later = Ahora mismo Discord no responde como debería; prueba otra vez en un momento.
refusal-mornings-not-yours = Solo puede responder quien tenga «Gestionar canales» aquí.
refusal-mornings-answered = Ya respondió alguien. El interruptor está en { COMMAND("tavern", "server-settings") }.
