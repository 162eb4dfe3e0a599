# The Flying Hollander. Cartas finales (tapadas), cartas de combate (a la vista), pila de juego y mazo de robo.
# keys.py, card_key: hollander-card-*
# keys.py, command_key: command-*
# keys.py, deck_key: hollander-deck*
# keys.py, event_key: hollander-event-*
# keys.py, field_key: hollander-home-*
# keys.py, game_key: game-hollander
# keys.py, game_option_key: hollander-option-*
# keys.py, key_of: hollander-pad-*
# keys.py, option_key: option-*
# keys.py, pitch_key: hollander-pitch
# keys.py, refusal_key: refusal-*
# keys.py, score_key: hollander-score

game-hollander = The Flying Hollander
hollander-pitch = Quédate sin cartas antes que nadie, entre fantasmas, motines y Kraken.
hollander-score = { $score ->
        [0] cero cartas
        [one] { $score } carta
       *[other] { $score } cartas
    }

## Las cartas

hollander-card-1 = Grumete
hollander-card-2 = Mecánico
hollander-card-3 = Contramaestre
hollander-card-4 = Vigía
hollander-card-5 = Cocinero
hollander-card-6 = Cartógrafo
hollander-card-7 = Artillero
hollander-card-8 = Abordadores
hollander-card-9 = Médico
hollander-card-10 = Suboficial
hollander-card-11 = Primer oficial
hollander-card-12 = Capitán
hollander-card-fh = Holandés Errante
hollander-card-kr = Kraken
hollander-card-mu = Motín
hollander-card-wh = Agujero de gusano
hollander-card-is = Isla
hollander-card-pi = Pirata
hollander-card-pi-fh = Pirata como Holandés Errante

hollander-option-play-on = Seguir hasta el último
hollander-option-play-limit = Parar tras 1000 jugadas

## La mesa

hollander-preparing = Todos pueden cambiar sus cartas de combate por las de la mano. Faltan: { $names }. Después empieza **{ $starter }**.
hollander-turn = { $place ->
        [hand] Le toca a **{ $name }**.
        [clash] Le toca a **{ $name }**, con las cartas de combate.
       *[final] Le toca a **{ $name }** destapar una carta final.
    }
hollander-turn-call = **{ $name }** ha destapado un Agujero de gusano y elige quién sigue.
hollander-turn-swap = **{ $name }** ha destapado un Pirata y elige qué cambiar.
hollander-order = { $bound ->
        [any] Vale cualquier carta.
        [at_least] Hay que jugar **{ $rank } o más** (o una carta especial).
       *[at_most] Hay que jugar **{ $rank } o menos** (o una carta especial).
    }{ $captain ->
        [yes] {" "}Sobre un Capitán no valen ni Motín ni Isla.
       *[no] {""}
    }
hollander-order-brief = { $bound ->
        [any] Cualquier carta
        [at_least] { $rank } o más
       *[at_most] { $rank } o menos
    }
hollander-order-more = { $captain ->
        [yes] ni Motín ni Isla
       *[no] o carta especial
    }
hollander-pile = **Pila de juego** ({ $count }), desde arriba:
hollander-draw = Mazo de robo: { $draw } · fuera del juego: { $removed }
hollander-pile-shown = { $count ->
        [0] Pila de juego: vacía
        [1] Pila de juego: 1 carta
       *[other] Pila: { $count }, última a la izquierda
    }
hollander-draw-shown = Mazo: { $draw }
hollander-player = { $name }: mano { $hand }, combate { $clash }, finales { $final }
hollander-player-out = { $name } ya no tiene cartas: puesto { $place }
hollander-dealer = reparte
hollander-is-ready = ya está ✅

hollander-event-begins = Empieza { $seat }.
hollander-event-played = { $seat } juega { $cards }.
hollander-event-pirate-as-hollander = { $seat } no tiene con quién cambiar: el Pirata cuenta como Holandés Errante.
hollander-event-turn-lost = { $seat } pierde el turno.
hollander-event-called = { $seat } da el turno a { $called }.
hollander-event-turned = { $seat } destapa { $card }{ $played ->
        [yes] {""}.
       *[no] , que no se puede jugar.
    }
hollander-event-took-pile = { $seat } se lleva la pila de juego: { $count ->
        [one] una carta.
       *[other] { $count } cartas.
    }
hollander-event-pile-removed = { $four_of_a_kind ->
        [yes] ¡Póquer! La pila de juego queda fuera.
       *[no] El Kraken se traga la pila de juego: queda fuera.
    }
hollander-event-plays-again = { $seat } vuelve a jugar.
hollander-news-drew = Has robado { $cards }.
hollander-event-swapped-hand = { $seat } cambia con { $other } una carta de la mano.
hollander-event-swapped-clash = { $seat } cambia cartas de combate con { $other }: { $gave } por { $got }.
hollander-event-swapped-final = { $seat } cambia su carta final { $slot } por la { $other_slot } de { $other }.
hollander-event-went-out = { $seat } se queda sin cartas: ¡puesto { $place }!
hollander-event-play-limit = { $plays } jugadas: aquí acaba la partida.
hollander-event-ready = { $seat } ha terminado de cambiar.
hollander-event-swapped = { $seat } cambia la carta de combate { $lifted } por { $laid }.
hollander-event-drew = { $count ->
        [one] { $seat } roba una carta.
       *[other] { $seat } roba { $count } cartas.
    }
hollander-event-drew-seen = { $seat } roba { $cards }.
hollander-event-swapped-hand-seen = De mano a mano: { $seat } da { $gave } a { $other } y recibe { $got }.

## La mano

hollander-prepare = **Prepárate:** toca una carta de combate para cambiarla por una de tu mano, las veces que quieras. Después pulsa *Listo*.
hollander-lay-which = ¿Qué carta de tu mano va en el lugar de { $card }?
hollander-you-are-ready = Ya has terminado. Siguen cambiando: { $names }.
hollander-your-turn = { $place ->
        [hand] **Te toca.** Juega una carta o varias iguales.
       *[clash] **Te toca.** No tienes cartas en la mano: juega las de combate.
    }
hollander-how-many = **Te toca.** { $card }: ¿cuántas?
hollander-must-take = **Te toca.** No puedes jugar nada: te llevas la pila de juego{ $count ->
        [one] {""}, una carta.
       *[other] {""}, { $count } cartas.
    }
hollander-turn-one = **Te toca.** Destapa una carta final; si no se puede jugar, va a tu mano con la pila.
hollander-whom-to-call = **Agujero de gusano:** ¿quién sigue?
hollander-swap-whom = **Pirata:** ¿con quién cambias?
hollander-deck = Edición: la de cartas finales y cartas de combate. 72 cartas: cuatro de cada uno de los 12 personajes (1 a 12) y de 👻 🐙 🔃 🌀 🏝️ 🏴‍☠️.
hollander-tip-setup = Las cartas de combate van tras la mano; las finales, al final y a ciegas. Deja en combate las altas y las especiales.
hollander-tip-play = { $cards ->
        [one] Solo puedes jugar este tipo de carta.
        [special] Ahora solo valen las especiales: juega la que menos necesites.
       *[some] Juega la carta más baja que puedas, con todas las iguales; guarda las especiales para cuando no valga otra cosa.
    }
hollander-tip-lowest = Primero la más baja: { $card }.
hollander-tip-take = La pila no es tan mala: puede traer cartas especiales.
hollander-swap-which = { $known ->
        [yes] **Pirata:** ¿qué cambias con { $name }?
       *[no] **Pirata:** ¿con quién cambias, y qué?
    } Primero tu carta; de la mano se roba al azar.
hollander-swap-both = tú ⇄ { $name }
hollander-you-are-out = Te has quedado sin cartas: ¡puesto { $place }!
hollander-wait = Le toca a **{ $name }**.
hollander-clash = Tus cartas de combate
hollander-finals = Tus cartas finales
hollander-buttons-swap = cambia con los botones
hollander-your-cards = Tu mano
hollander-may-play = Puedes jugar
hollander-not-now = Ahora no
hollander-seen = En secreto, { $name } dio { $gave } a { $other } por { $got }.

hollander-place-hand = cartas de la mano
hollander-place-clash = cartas de combate
hollander-place-final = cartas finales
hollander-where = { $place ->
        [hand] mano
        [clash] combate
       *[final] finales
    }
hollander-final-card = Carta final { $slot }
hollander-button-prepare = Cambiar cartas
hollander-button-ready = Listo
hollander-button-take = Llevarme la pila ({ $count })

hollander-pad-name = Nombre
hollander-pad-left = cartas
hollander-pad-taken = pilas
hollander-pad-out = fin
hollander-pad-legend = cartas que quedan · pilas recogidas · puesto y jugada al acabar

## Negativas

refusal-not-yourself = Tiene que ser otra persona, no tú.
refusal-not-in-game = { $name } ya no tiene cartas. Elige a otra persona.
refusal-empty-hand = { $name } no tiene cartas en la mano. Elige a otra persona u otras cartas.
refusal-not-in-clash = Entre las cartas de combate de { $name } no hay ninguna así: { $card }.
refusal-no-final-there = { $name } ya no tiene la carta final { $slot }.
refusal-no-such-slot = Las cartas finales van del 1 al 3.
refusal-still-swapping = { $ready ->
        [yes] Tú ya has terminado, pero hay quien sigue cambiando cartas de combate. Espera un poco.
       *[no] Aún se cambian cartas de combate. Cuando acabes, pulsa *Listo*.
    }
refusal-already-ready = Ya habías terminado: tus cartas de combate se quedan así.
refusal-swaps-are-over = La partida ha empezado: ya no puedes cambiar cartas de combate.
refusal-call-due = Has destapado un Agujero de gusano: elige primero quién sigue. Pulsa *Mis cartas*.
refusal-swap-due = Has destapado un Pirata: elige primero qué cambias. Pulsa *Mis cartas*.
refusal-no-choice-due = Ahora no hay turno que dar ni nada que cambiar.
refusal-swap-changes-nothing = Las dos son { $card }: ese cambio no serviría de nada.
refusal-finals-not-yet = { $place ->
        [hand] Las cartas finales van al final: antes juega las de tu mano.
       *[clash] Las cartas finales van al final: antes juega las de combate.
    }
refusal-turn-final = Solo te quedan cartas finales: destapa una.
refusal-can-play = Puedes jugar una carta, así que tienes que hacerlo. La pila solo se la lleva quien no puede jugar.
refusal-cards-differ = Juntas solo se juegan cartas iguales, no { $cards }.
refusal-not-on-captain = { $card } no se puede jugar sobre un Capitán. { $must_take ->
        [yes] Tampoco puedes jugar otra: llévate la pila.
       *[no] Elige otra carta.
    }
refusal-must-beat = { $bound ->
        [at_least] { $card } no llega: hace falta { $rank } o más, o una carta especial.
       *[at_most] { $card } se pasa: hace falta { $rank } o menos, o una carta especial.
    } { $must_take ->
        [yes] No tienes ninguna: llévate la pila.
       *[no] Elige otra carta.
    }
refusal-clash-not-yet = Las cartas de combate solo se añaden si en la mano no tienes más que esa misma carta y el mazo de robo está vacío.

## Comandos

command-hollander = hollander
command-hollander-about = The Flying Hollander: quédate sin cartas antes que nadie
command-take-pile = recoger
command-take-pile-about = Llévate la pila de juego si no puedes jugar
option-cards = cartas
option-cards-about = Una carta o varias iguales, por ejemplo 7 7
option-play-on = hasta-el-final
option-play-on-about = Se sigue hasta que solo una persona tenga cartas
option-play-limit = tope
option-play-limit-about = Para tras 1000 jugadas, si nadie consigue acabar

## Con cartas de verdad

hollander-home-left = Cartas que quedan
hollander-home-out = Acabó en el puesto
hollander-home-taken = Pilas recogidas (si se contaron)
refusal-seats-out = Jugadores sin cartas: { $count }; deben ser { $allowed }.
refusal-too-many-left = Entre todos no pueden quedar { $count } cartas: { $most } como mucho.
refusal-out-without-cards = { $name }, cartas que quedan: { $left }. Solo quien no tiene ninguna lleva número: 1 quien acabó primero, luego 2, y así.
refusal-order-of-going-out = { $count ->
        [one] Una persona se quedó
       *[other] { $count } se quedaron
    } sin cartas: el orden en que acabaron va del 1 al { $count }, cada número una vez.

hollander-rules =
    En pocas palabras: quédate sin cartas antes que nadie.
    • Tienes tres cartas finales tapadas, sobre ellas tres cartas de combate a la vista, y tres en la mano. Antes de empezar, todos pueden cambiar cartas de combate por las de la mano.
    • En tu turno juega una carta o varias iguales, al menos tan alta como la de arriba. Después roba hasta tener tres, mientras quede mazo de robo.
    • Si puedes jugar, tienes que hacerlo. Si no puedes, te llevas toda la pila de juego.
    • Sin cartas en la mano ni mazo de robo, juegas las cartas de combate y luego las finales: destapas una por turno, a ciegas. Si no se puede jugar, va a tu mano con la pila.
    • 👻 Holandés Errante: un fantasma, como si no estuviera. Si abre la pila, quien va después pierde el turno.
    • 🐙 Kraken: la pila queda fuera del juego y vuelves a jugar. Cuatro cartas iguales seguidas hacen lo mismo.
    • 🔃 Motín: al revés, igual o más baja; si la pila está vacía, 3 como mucho.
    • 🌀 Agujero de gusano: eliges quién sigue.
    • 🏝️ Isla: después vale cualquier carta. Ni Isla ni Motín sobre un Capitán (12).
    • 🏴‍☠️ Pirata: cambia una carta con alguien, mano por mano, combate por combate o final por final. Si no hay con quién, es un Holandés Errante.
    • Gana quien se queda antes sin cartas; los demás se ordenan por las cartas que les quedan.

hollander-typed-swap = cambiar
hollander-typed-ready = listo
hollander-typed-final = final
hollander-typed-call = dar turno
