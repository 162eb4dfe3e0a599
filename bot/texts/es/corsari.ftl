# Corsari (Corsarios). Las palabras son las del reglamento: muelle, prisioneros, chusma, clandestinos, límite.
# keys.py, command_key: command-*
# keys.py, deck_key: corsari-deck*
# keys.py, event_key: corsari-event-*
# keys.py, field_key: corsari-home-*
# keys.py, game_key: game-corsari
# keys.py, key_of: corsari-button-* corsari-colour-* corsari-drew-* corsari-part-* corsari-source-* corsari-took-*
# keys.py, option_key: option-*
# keys.py, pitch_key: corsari-pitch
# keys.py, refusal_key: refusal-*
# keys.py, rules_key: corsari-rules*
# keys.py, score_key: corsari-score

game-corsari = Corsari
corsari-pitch = Reúne una chusma de dos colores y zarpa antes que los demás, casi sin clandestinos.
corsari-score = { $score ->
        [one] { $score } carta de penalización
       *[other] { $score } cartas de penalización
    }

## Las cartas

corsari-colour-r = rojo
corsari-colour-o = naranja
corsari-colour-y = amarillo
corsari-colour-g = verde
corsari-colour-b = azul
corsari-colour-l = celeste
corsari-colour-v = morado
corsari-colour-p = rosa
corsari-colour-n = marrón
corsari-colour-s = gris
corsari-card = { $number } { $colour }

corsari-part-crew = Chusma
corsari-part-prisoners = Prisioneros
corsari-part-attached = Pegadas
corsari-part-stowaways = Clandestinos
corsari-no-stowaways = Ningún clandestino: ¡capote!
corsari-worth = Límite **{ $limit }**, { $stowaways ->
        [0] ningún clandestino
        [one] { $stowaways } clandestino
       *[other] { $stowaways } clandestinos
    }
corsari-worth-by-count = { $stowaways ->
        [0] ningún clandestino
        [one] { $stowaways } clandestino
       *[other] { $stowaways } clandestinos
    }, límite { $limit }

## La mesa

corsari-round = Ronda { $round }
corsari-last-round = **la última ronda**
corsari-pier-colour = Muelle: { $colour }
corsari-to-draw = Le toca robar a **{ $name }**.
corsari-drew-stock = { $name } ha robado del mazo.
corsari-drew-discard = { $name } ha tomado { $card } del descarte.
corsari-drew-pier = { $name } ha tomado { $card } del muelle.
corsari-to-discard = Ahora **{ $name }** descarta o zarpa.
corsari-event-last-stock-card = **{ $name }** ha robado la última carta del mazo y tiene que zarpar.
corsari-laying = ¡**{ $name }** zarpa! { $missing ->
        [one] Falta un rival por bajar sus cartas.
       *[other] Faltan { $missing } rivales por bajar sus cartas.
    }
corsari-pier = Muelle ({ $cards ->
        [one] última carta
       *[other] { $cards } cartas
    }):
corsari-pile = Descarte:
corsari-pile-empty = nada
corsari-stock = Mazo:
corsari-stock-left = { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    }
corsari-took-stock = del mazo
corsari-took-discard = { $card } del descarte
corsari-took-pier = { $card } del muelle
corsari-turn = { $name } robó { $source } y descartó { $discard }
corsari-closed = **{ $name }** ha zarpado con límite **{ $limit }**:
corsari-openings = A esta chusma se pueden pegar: { $cards }
corsari-event-round-void = Ronda { $round } anulada: { $name } ha tomado la última carta del muelle.
corsari-ended-swept = Ronda { $round }: ¡capote! { $name } no ha tenido clandestinos.
corsari-ended-under = Ronda { $round }: { $name } ha zarpado y acaba abajo ante { $senders }.
corsari-ended-held = Ronda { $round }: { $name } ha zarpado con el límite más bajo y no paga nada.
corsari-you-took = Te has llevado { $taken ->
        [0] ninguna carta de penalización
        [one] una carta de penalización
       *[other] { $taken } cartas de penalización
    }.
corsari-revealed = { $name } { $role ->
        [closer] zarpó, límite { $limit }
        [sender] envía abajo a quien zarpó, límite { $limit }
        [sweeper] da capote
       *[other] tiene límite { $limit }
    }; { $taken ->
        [0] ninguna carta de penalización
        [one] una carta de penalización
       *[other] { $taken } cartas de penalización
    }
corsari-player = { $name }: { $total ->
        [one] { $total } carta de penalización
       *[other] { $total } cartas de penalización
    }
corsari-dealer = reparte
corsari-has-laid = { $laid ->
        [yes] ya bajó
       *[no] pensando
    }
corsari-all = Cartas de penalización en total: { $total } (a partir de { $last }: última ronda · a partir de { $over }: fin de la partida)
corsari-all-brief = Penalizaciones de la mesa: { $total } de { $last }
corsari-turn-brief = **{ $name }** ha tomado { $drawn }, ha dejado { $left }

## La mano

corsari-draw-now = **Te toca:** roba una carta.
corsari-discard-now = Robada: { $card }. **Descarta** (· límite: bajo es mejor) o zarpa.
corsari-sail-now = Has robado { $card }, la última carta del mazo: **tienes que zarpar.**
corsari-wait-turn = Le toca a **{ $name }**.
corsari-lay-down = **Baja tus cartas.** Se descubren cuando todos hayan bajado.
corsari-lay-against = **Baja tus cartas** contra el límite de { $name }: **{ $limit }**.
corsari-best-shown = La imagen muestra tu mejor combinación.
corsari-wait-laid = Ya bajaste tus cartas. Los demás aún tienen que bajar las suyas.
corsari-you-laid = Bajaste:
corsari-best-now = Tus cartas:
corsari-if-you-sail = Si zarpas ahora descartando { $discard }:
corsari-penalty = Tus cartas de penalización: { $total }
corsari-deck = Edición: la del muelle, con reglas en cinco idiomas. 110 cartas: diez colores, del 1 al 11.
corsari-tip-draw = Toma una carta que encaje en tu chusma (dos colores, cada número una vez) o en el muelle; si no, roba del mazo.
corsari-tip-discard = { $low ->
        [yes] Con { $limit } ya puedes zarpar.
       *[must] { $limit } es lo más bajo con lo que puedes zarpar.
    }
corsari-tip-lay = { $outcome ->
        [sweep] Ningún clandestino: es un capote y gana la partida al instante.
        [sinks] Tu límite no es más alto: quien zarpó acaba abajo y se lleva tus clandestinos.
       *[higher] Tu límite es más alto: tus clandestinos pasan a ser penalizaciones.
    }
corsari-you-discard = Descartas { $card }.
corsari-pick-split = ¿Cómo bajas las demás?
corsari-own-split = Elige tu chusma en la lista: dos colores como máximo, cada número una vez; el color del muelle son prisioneros y el resto, clandestinos.

corsari-button-draw = Robar carta
corsari-button-discard = Descartar o zarpar
corsari-button-lay = Bajar cartas
corsari-draw-stock = Mazo ({ $cards })
corsari-draw-last-stock = Última del mazo: tienes que zarpar
corsari-draw-discard = Descarte: { $card }
corsari-draw-pier = Muelle: { $card }
corsari-draw-last-pier = Muelle: { $card }, ronda anulada
corsari-sail = Zarpar con { $limit }
corsari-sail-menu = Zarpar con otro descarte
corsari-sail-option = Descartar { $card }: límite { $limit }, { $stowaways ->
        [0] ningún clandestino
        [one] { $stowaways } clandestino
       *[other] { $stowaways } clandestinos
    }
corsari-split-yourself = Ordenarlas yo
corsari-confirm = Bajar: límite { $limit }
corsari-into-crew = { $card } a la chusma
corsari-crew-menu = Tu chusma
corsari-attach-menu = Pegar a la otra chusma

corsari-pad-round = Rd
corsari-pad-legend = De cada jugador: límite (\* zarpó, ^ envió abajo a quien zarpó, ! capote), penalizaciones de la ronda, total

## Lo que ha pasado

corsari-event-drew-stock = { $name } roba del mazo.
corsari-event-drew-stock-seen = { $name } roba { $card } del mazo.
corsari-event-drew-discard = { $name } toma { $card } del descarte.
corsari-event-drew-pier = { $name } toma { $card } del muelle.
corsari-event-pier-colour-changed = El muelle cambia de color: { $colour }.
corsari-event-discarded = { $name } descarta { $card }.
corsari-event-sailed = { $name } descarta { $discard } y zarpa con límite { $limit }: { $cards }
corsari-event-laid = { $name } ya ha bajado sus cartas.
corsari-event-revealed = { $name } tiene límite { $limit }: { $cards }
corsari-event-swept = ¡Capote! Sin clandestinos: { $names }.
corsari-event-sent-under = { $name } acaba abajo ante { $names }.
corsari-event-not-sent-under = { $name } tiene el límite más bajo y no paga nada.
corsari-event-round-scored = Ronda { $round }, cartas de penalización: { $scores }
corsari-event-last-round = La ronda { $round } será la última.
corsari-event-dealt = Ronda { $round }: reparte { $name }.

## Rechazos

refusal-already-laid = Ya has bajado tus cartas.
refusal-must-lay = Alguien ha zarpado: baja ahora tus cartas.
refusal-nobody-sailed = Nadie ha zarpado todavía, así que no puedes bajar.
refusal-must-draw = Primero roba una carta: del mazo, del descarte o del muelle.
refusal-already-drawn = Ya has robado: descarta una carta o zarpa.
refusal-must-sail = Has robado la última carta del mazo: ahora tienes que zarpar.
refusal-prisoner-not-of-pier = Los prisioneros son del color del muelle ({ $pier }); el { $card } no lo es.
refusal-crew-third-colour = La chusma tiene dos colores como máximo, no { $colours }.
refusal-crew-same-number = En la chusma cada número va una sola vez, pero aquí están { $cards }.
refusal-closer-attaches-nothing = Has zarpado tú, así que no hay chusma a la que pegar: { $cards }.
refusal-attach-wrong-colour = El { $card } no se puede pegar: la chusma de quien zarpó es de color { $colours }.
refusal-attach-number-taken = El { $card } no se puede pegar: la chusma de quien zarpó ya tiene ese número, el { $by }.
refusal-attach-same-number = Cada número se pega una sola vez, pero aquí están { $cards }.
refusal-stowaway-could-join = El { $card } no puede ser clandestino, porque cabe en otra parte: { $part }.
refusal-one-discard = Di primero qué carta descartas, una sola, por ejemplo `O7`.
refusal-part-needed = Di a qué parte van tus cartas: `chusma`, `prisioneros` o `pegar`. El resto son clandestinos.
refusal-card-twice = Has puesto dos veces el { $card }. Nombra cada carta una sola vez.

## Con cartas de verdad

corsari-home-closed = Zarpó (1 = sí)
corsari-home-limit = Límite
corsari-home-stowaways = Número de clandestinos
refusal-one-closes = En una ronda zarpa exactamente una persona; has anotado { $count }. Una ronda anulada no se anota.
refusal-nothing-after-sweep = Quien zarpó no tiene clandestinos y gana al instante, así que nadie más baja: deja vacíos el límite y los clandestinos de { $name }.
refusal-limit-and-stowaways = De { $name } hacen falta las dos cosas: el límite y el número de clandestinos.
refusal-limit-of-stowaways = Con { $stowaways ->
        [one] un clandestino
       *[other] { $stowaways } clandestinos
    }, el límite de { $name } va de { $least } a { $most }.
refusal-limits-together = Todos los clandestinos juntos ({ $stowaways }) no pueden sumar { $limit }, porque cada carta está una sola vez: solo de { $least } a { $most }.

corsari-rules =
    En pocas palabras: lleva a bordo los menos clandestinos (polizones) que puedas.
    • Cada uno tiene 12 cartas. En tu turno roba una (del mazo, la de encima del descarte o la primera del muelle) y descarta una.
    • Después de robar puedes zarpar: descarta y baja las otras 12. Los *prisioneros* son del color de la primera carta del muelle. La *chusma* (tu tripulación) tiene dos colores como máximo y cada número una sola vez. El resto son *clandestinos*; su suma es tu *límite*. Una carta que pueda ser prisionero o entrar en la chusma no puede ser clandestino.
    • Luego bajan los demás, en secreto y a la vez. Antes pueden *pegar* cartas a la chusma de quien zarpó: de sus colores, de números que le falten, cada número una vez por jugador.
    • Compara tu límite con el de quien zarpó. Más alto: te quedas tus clandestinos como cartas de penalización. Más bajo o igual: *envías abajo* a quien zarpó, que se queda tus clandestinos y también los suyos. Si nadie le envía abajo, no paga nada.
    • Quien toma la última carta del muelle anula la ronda. Quien roba la última del mazo tiene que zarpar.
    • A partir de 35 cartas de penalización en total se juega la última ronda; a partir de 45 se acaba. Gana quien tenga menos.
    • Capote: quien al bajar no tiene ningún clandestino gana la partida al instante.

## Comandos

command-corsari = corsari
command-corsari-about = Corsari (Corsarios): zarpa con pocos clandestinos a bordo
command-draw = robar
command-draw-about = Roba una carta del mazo, del descarte o del muelle
command-discard = descartar
command-discard-about = Descarta una carta
command-sail = zarpar
command-sail-about = Descarta una carta y zarpa de la mejor manera
command-lay-down = bajar
command-lay-down-about = Baja tus cartas de la mejor manera cuando alguien ha zarpado
option-from = origen
option-from-about = De dónde robas
corsari-source-stock = Mazo
corsari-source-discard = Pila de descarte
corsari-source-pier = Muelle
option-discard = descarte
option-discard-about = La carta que descartas, por ejemplo O7
option-card-discard-about = La carta que descartas, por ejemplo O7
corsari-typed-crew = chusma
corsari-typed-prisoners = prisioneros
corsari-typed-attach = pegar
