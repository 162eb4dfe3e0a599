# Playa Pirata. Un tesoro de la mesa se llama en todas partes por su lugar, por ejemplo #3.
# keys.py, card_key: playapirata-card-*
# keys.py, command_key: command-*
# keys.py, deck_key: playapirata-deck*
# keys.py, event_key: playapirata-event-*
# keys.py, field_key: playapirata-home-*
# keys.py, game_key: game-playapirata
# keys.py, game_option_key: playapirata-option-*
# keys.py, key_of: playapirata-about-* playapirata-ask-* playapirata-button-* playapirata-colour-* playapirata-do-* playapirata-effect-* playapirata-pad-* playapirata-turn-*
# keys.py, length_key: playapirata-length-*
# keys.py, option_key: option-*
# keys.py, pitch_key: playapirata-pitch
# keys.py, refusal_key: refusal-*
# keys.py, rules_key: playapirata-rules*
# keys.py, score_key: playapirata-score

game-playapirata = Playa Pirata
playapirata-pitch = Entierra tesoros, farolea y que al final de la ronda tu toalla quede encima.
playapirata-score = { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    }

## Las cartas

playapirata-colour-y = amarillo
playapirata-colour-r = rojo
playapirata-colour-b = azul
playapirata-colour-g = verde
playapirata-card-number = Tesoro { $points }
playapirata-card-ts = Calavera
playapirata-card-tt = Tesoro de la toalla
playapirata-card-towel = Toalla { $value } ({ $colour })
playapirata-card-top = Toalla de arriba
playapirata-card-spy = Catalejo
playapirata-card-map = Mapa
playapirata-card-umb = Sombrilla
playapirata-card-castle = Castillo de arena
playapirata-card-skeleton = Esqueleto
playapirata-card-wave = Ola
playapirata-card-double = Toalla doble
playapirata-card-flag = Bandera
playapirata-card-bucket = Balde
playapirata-card-lifeguard = Socorrista
playapirata-card-flipflops = Chanclas
playapirata-card-piggy = Alcancía
playapirata-card-parrot = Loro

playapirata-effect-castle = quédatela; cada toalla de 3 que te sobre vale 3 puntos en vez de 1
playapirata-effect-skeleton = quédatela; 3 puntos si desentierras una calavera
playapirata-effect-wave = quédatela; 3 puntos si desentierras dos tesoros del mismo número
playapirata-effect-double = ponla junto a un tesoro; allí las toallas deben superar en 2 a la de arriba
playapirata-effect-flag = ponla junto a un tesoro al enterrarlo; allí no sirven ni piratas ni cartas especiales
playapirata-effect-bucket = mira en secreto un tesoro boca abajo que tenga un 3 arriba
playapirata-effect-lifeguard = mira en secreto los tesoros que otro jugador tiene en la mano
playapirata-effect-flipflops = mueve tu sombrilla a otro tesoro que ocupes
playapirata-effect-piggy = recupera una de tus toallas de valor 1 o 2, esté donde esté en un montón
playapirata-effect-parrot = en este turno basta con que tus toallas igualen a la de arriba, sin superarla

## Las opciones

playapirata-option-hands = Rondas
playapirata-option-hands-match = una por jugador
playapirata-option-hands-one = solo una
playapirata-option-hands-two = dos
playapirata-length-one = 1 ronda
playapirata-length-two = 2 rondas
playapirata-length-match = 1 por jugador
playapirata-option-specials = Cartas especiales

## La mesa

playapirata-headline = **Ronda { $number } de { $hands }** · turno { $round } de { $rounds }
playapirata-turn-draft = **{ $name }** se queda una carta especial y cede las demás.
playapirata-event-seat-choice = **{ $name }** tiene menos puntos que nadie y elige su puesto en el orden de turno de la segunda ronda.
playapirata-turn-bury = **{ $name }** entierra su primer tesoro.
playapirata-turn-card = **{ $name }** juega un tesoro o un pirata.
playapirata-turn-end = **{ $name }** aún puede jugar una carta especial o terminar el turno.
playapirata-turn-towels = **{ $name }** pone toallas.
playapirata-turn-towels-more = **{ $name }** puede poner toallas en un tesoro más.
playapirata-event-last-turn = Último turno de la ronda: **{ $name }** puede poner toallas en un tesoro.
playapirata-parrot-on = En este turno basta con igualar la toalla de arriba.

playapirata-beach = En la playa
playapirata-face-down = boca abajo
playapirata-pile = la de arriba, de { $height ->
        [one] 1 toalla
       *[other] { $height } toallas
    }
playapirata-you = tú
playapirata-eye = Está boca abajo, pero tú sabes cuál es.
playapirata-buried-by = Los enterraron: { $list }
playapirata-told-by = enterrado por { $name }
playapirata-told-pile = { $top } de { $name } arriba, { $height ->
        [one] 1 toalla
       *[other] { $height } toallas
    }

playapirata-player = { $name } ({ $colour })
playapirata-total = { $total ->
        [one] 1 punto
       *[other] { $total } puntos
    }
playapirata-starts = empieza
playapirata-holds = { $treasures ->
        [one] 1 tesoro
       *[other] { $treasures } tesoros
    }, { $towels ->
        [one] 1 toalla
       *[other] { $towels } toallas
    }
playapirata-holds-special = una carta especial
playapirata-shown = tuvo que enseñar { $towels }
playapirata-umbrella-kept = sombrilla guardada por 1 punto
playapirata-played = ha jugado: { $cards }

playapirata-evening = Ronda { $number }: se cuentan las toallas
playapirata-took = { $name } +{ $score }: { $treasures }; { $left ->
        [0] no le sobran toallas
        [one] le sobra 1 toalla
       *[other] le sobran { $left } toallas
    }
playapirata-took-nothing = ningún tesoro

## Las cartas en la mano

playapirata-wins = Cuentan los tesoros bajo tus toallas.
playapirata-do-draft = **Quédate una de estas cartas especiales.** Las demás las cedes.
playapirata-do-sit = **Tienes menos puntos que nadie**, así que eliges tú: ¿en qué puesto juegas la segunda ronda?
playapirata-do-bury = **Te toca.** Entierra un tesoro: solo tú sabrás cuál es.
playapirata-do-card = **Te toca.** Juega un tesoro o un pirata; después vienen las toallas.
playapirata-do-treasure = **Te toca.** Juega un tesoro; después vienen las toallas.
playapirata-do-pirate = **Te toca.** Juega un pirata; después vienen las toallas.
playapirata-do-end = **Te toca.** Termina el turno, o juega antes tu carta especial si se puede.
playapirata-do-lay = **Te toca.** ¿Dónde pones toallas?
playapirata-do-lay-more = **Te toca.** Puedes poner toallas en un tesoro más, o terminar el turno.
playapirata-do-done = **Te toca.** No puedes poner más: termina el turno.
playapirata-do-show = **Te toca.** No puedes poner toallas en ningún sitio. Enseña a todos las que tienes: así termina tu turno.
playapirata-do-last = **El último turno de la ronda es tuyo.** Pon toallas en un tesoro o termina el turno.
playapirata-do-other-towels = ¿En qué tesoro pones otras toallas? `4+` quiere decir: entre todas, 4 o más.
playapirata-do-guard = Puedes jugar ahora tu socorrista, antes de que se entierre el primer tesoro.

playapirata-ask-spy = ¿Qué tesoro miras? Solo tú sabrás cuál es.
playapirata-ask-map = ¿Qué tesoro pones boca arriba, para todos y hasta el final?
playapirata-ask-umbrella = ¿En qué tesoro pones la sombrilla? Allí ya no se podrán poner más toallas.
playapirata-ask-double = ¿Junto a qué tesoro la pones? Allí habrá que superar en 2 la toalla de arriba.
playapirata-ask-bucket = ¿Qué tesoro miras? Solo tú sabrás cuál es.
playapirata-ask-lifeguard = ¿De quién miras los tesoros?
playapirata-ask-flipflops = ¿Adónde va tu sombrilla?
playapirata-ask-piggy = ¿De qué montón recuperas una toalla?
playapirata-ask-piggy-towel = ¿Cuál de tus toallas de #{ $place } recuperas?
playapirata-ask-lay = ¿Qué toallas en #{ $place }? Al menos **{ $needed }**; la más baja queda arriba.
playapirata-chosen = De momento { $towels }, en total { $sum }.

playapirata-your-cards = Tus cartas
playapirata-no-towels-left = Ya no te quedan toallas
playapirata-seen-hand = En la mano de { $name }: { $cards }
playapirata-seen-draft = Cartas especiales entre las que elegiste: { $cards }

playapirata-button-turn = Mi turno
playapirata-button-bury = Enterrar: { $card }
playapirata-button-sit = Puesto { $place }
playapirata-button-spy = Catalejo, sin efecto
playapirata-button-map = Mapa, sin efecto
playapirata-button-umbrella = Guardar la sombrilla por 1 punto
playapirata-button-batch = { $count ->
        [one] Toalla { $values }
       *[other] Toallas { $values }
    }
playapirata-button-more-towels = Más…
playapirata-button-lay = En { $place }{ $known ->
        [0] {""}
       *[other] {" "}({ $known })
    }: { $towels }
playapirata-other-towels = Poner otras toallas…
playapirata-deck = Edición: dV Giochi, 2014. 15 tesoros: dos 💰 de cada valor del 3 al 7, cuatro ☠️, un 🏖️. Cada uno tiene 12 toallas (cuatro de 1, de 2 y de 3) y 🔭 🗺️ ⛱️. Si se elige, también 10 cartas especiales.
playapirata-tip-bury = Defiende un tesoro alto, o despista a los demás con una calavera.
playapirata-about-spy = Catalejo: te enseña un tesoro en secreto.
playapirata-about-map = Mapa: pone un tesoro boca arriba.
playapirata-about-umb = Sombrilla: asegura un tesoro que ocupas.
playapirata-tip-lay = { $alone ->
        [yes] Un 3 sin nada más es lo que mejor aguanta.
       *[no] Solo hay que superar tu toalla más baja.
    }
playapirata-tip-scored = Ronda { $round }: { $treasures } por tesoros, { $towels } por toallas sobrantes, { $more } por lo demás: { $score } en total.
playapirata-button-show = Enseñar mis toallas
playapirata-button-done = Terminar el turno

## El marcador

playapirata-pad-hand = Ronda { $number }
playapirata-pad-treasures = tesoros
playapirata-pad-towels = toallas sobrantes
playapirata-pad-bonus = bonus
playapirata-pad-score = puntos
playapirata-pad-total = total
playapirata-pad-taken = Debajo de cada nombre, los tesoros desenterrados: su número, { $skull } para una calavera, { $towel } para el tesoro de la toalla

## Lo que ha pasado

playapirata-event-kept = { $name } se queda una carta especial.
playapirata-event-kept-seen = { $name } se queda una carta especial: { $card }.
playapirata-event-draft-over = Todos tienen su carta especial. Empieza { $name }.
playapirata-event-seat-chosen = { $name } elige el puesto { $place } en el orden de turno.
playapirata-event-dealt = Ronda { $hand } repartida; empieza { $name }.
playapirata-event-buried = { $name } entierra un tesoro en #{ $place }.
playapirata-event-buried-seen = { $name } entierra un tesoro en #{ $place }: { $card }.
playapirata-event-spied = { $name } mira #{ $place } con el catalejo.
playapirata-event-spied-seen = { $name } mira #{ $place } con el catalejo: { $card }.
playapirata-event-spied-none = { $name } juega el catalejo, pero no hay nada que mirar.
playapirata-event-mapped = { $name } pone #{ $place } boca arriba con el mapa: { $card }.
playapirata-event-mapped-none = { $name } juega el mapa, pero no hay nada que descubrir.
playapirata-event-umbrella-played = { $name } planta la sombrilla en #{ $place }.
playapirata-event-umbrella-played-none = { $name } guarda la sombrilla por 1 punto.
playapirata-event-laid = { $name } pone { $towels } en #{ $place }.
playapirata-event-laid-taken = { $name } pone { $towels } en #{ $place } y se lo quita a { $other }.
playapirata-event-towels-shown = { $name } no puede poner toallas y enseña { $towels }.
playapirata-event-towels-shown-none = A { $name } no le quedan toallas que poner.
playapirata-event-double-laid = { $name } pone la toalla doble junto a #{ $place }.
playapirata-event-flag-laid = { $name } planta la bandera junto a #{ $place }.
playapirata-event-bucket-played = { $name } mira #{ $place } con el balde.
playapirata-event-bucket-played-seen = { $name } mira #{ $place } con el balde: { $card }.
playapirata-event-lifeguard-played = { $name } manda al socorrista a mirar los tesoros de { $other }.
playapirata-event-lifeguard-played-seen = { $name } manda al socorrista a mirar los tesoros de { $other }: { $cards }.
playapirata-event-umbrella-moved = { $name } se calza las chanclas y lleva su sombrilla a #{ $place }.
playapirata-event-towel-taken-back = { $name } rompe la alcancía y recupera { $card } de #{ $place }; arriba está { $top }.
playapirata-event-towel-taken-back-none = { $name } rompe la alcancía y recupera { $card } de #{ $place }; allí no queda ninguna toalla.
playapirata-event-parrot-played = { $name } juega el loro. { playapirata-parrot-on }
playapirata-event-treasure-taken = { $name } desentierra #{ $place }: { $card }.
playapirata-event-hand-scored = Ronda { $hand }: { $scores }

## Negativas

refusal-special-is-kept = Esta carta no se juega: cuenta al final de la ronda. ({ $card })
refusal-not-your-colour = Esta toalla no es tuya: { $card }. Tu color es el { $colour }.
refusal-not-in-packet = No puedes quedarte { $card }. Elige una de estas: { $packet }.
refusal-draft-first = Primero elige la carta especial que te quedas.
refusal-seat-first = Primero elige tu puesto en el orden de turno de la segunda ronda.
refusal-card-first = Primero juega un tesoro o un pirata; las toallas vienen después.
refusal-first-turn-over = Tu tesoro ya está enterrado. Juega ahora tu carta especial o termina el turno.
refusal-card-already-played = Ya has jugado tu tesoro o tu pirata. Ahora pon toallas, o enséñalas si no puedes.
refusal-only-towels-left = En este último turno solo puedes poner toallas en un tesoro o terminar el turno.
refusal-nothing-to-keep = Ahora no hay cartas especiales para elegir.
refusal-no-seat-choice = Ahora no puedes elegir tu puesto en el orden de turno.
refusal-no-towels-on-first-turn = En el primer turno de una ronda solo se entierra un tesoro. Las toallas llegan a partir del segundo.
refusal-under-umbrella = En #{ $place } está la sombrilla de { $name }: allí no se pueden poner ni recuperar toallas.
refusal-laid-there-already = En este turno ya has puesto toallas en #{ $place }. Elige otro tesoro, o termina el turno.
refusal-too-few-towels = De { $card } solo tienes { $held }, no { $wanted }.
refusal-too-low = No basta. Arriba de #{ $place } está { $top }, así que tus toallas deben sumar { $needed } o más, no { $sum }.
refusal-laid-already = En este turno ya has puesto toallas: termina el turno.
refusal-must-lay-towels = Todavía puedes poner toallas, así que tienes que hacerlo. Se puede en: { $places }.
refusal-must-show = No puedes poner toallas. Enseña las que tienes: así termina tu turno.
refusal-bury-first = En el primer turno de una ronda se entierra un tesoro. Los piratas vienen después.
refusal-must-aim = Elige un tesoro para { $card }: { $places }.
refusal-umbrella-needs-treasure = No tienes la toalla de arriba en ningún tesoro. Así, la sombrilla solo se juega cuando es tu última carta de tesoro o pirata.
refusal-flagged = Junto a #{ $place } hay una bandera: allí no sirven ni piratas ni cartas especiales. Elige otro tesoro.
refusal-not-occupied = No ocupas #{ $place }: arriba tiene que estar tu toalla.
refusal-face-up-already = #{ $place } ya está boca arriba. Elige otro tesoro.
refusal-special-before-towels = Las cartas especiales van antes que las toallas; en este turno ya es tarde para { $card }.
refusal-special-not-on-first-turn = En el primer turno de una ronda no se puede jugar { $card }.
refusal-flag-needs-burial = La bandera acompaña a un tesoro que entierras en el mismo turno: entierra uno primero.
refusal-top-is-not-three = El balde solo mira debajo de una toalla de valor 3, y arriba de #{ $place } no hay ninguna.
refusal-own-hand = Tus tesoros ya los conoces. Elige a otro jugador.
refusal-nobody-has-colour = En esta mesa nadie juega con el { $colour }. Elige otro color.
refusal-no-treasures-in-hand = A { $name } ya no le quedan tesoros en la mano. Elige a otra persona.
refusal-umbrella-not-in-play = Tu sombrilla aún no está en ningún tesoro, así que las chanclas no tienen nada que mover.
refusal-umbrella-is-there = Tu sombrilla ya está en #{ $place }. Elige otro tesoro.
refusal-towel-not-there = En #{ $place } no hay ninguna toalla tuya como esa: { $card }.
refusal-towel-too-high = La alcancía recupera toallas de valor { $most } como mucho, así que esta no: { $card }.
refusal-no-such-treasure = No hay ningún tesoro #{ $place }. Van del #1 al #{ $last }.
refusal-no-such-turn = En el orden de turno no hay puesto { $place }. Elige uno del 1 al { $last }.

## Las reglas en pocas palabras

## Con cartas de verdad

playapirata-home-treasures = Tesoros
playapirata-home-towels = Toallas sobrantes
playapirata-home-umbrella = Sombrilla guardada (1 = sí)
playapirata-home-special = Puntos de la carta especial
playapirata-rules =
    En pocas palabras: al final de la ronda, procura tener tus toallas encima de los mejores tesoros.
    • Cada jugador tiene 12 toallas (valores de 1 a 3), tres piratas y algunos tesoros: números de 3 a 7 puntos, calaveras (dos valen 10 puntos, tres o más 18) y un tesoro de la toalla (2 puntos por cada toalla que tenga encima, 8 como mucho).
    • En el primer turno entierras un tesoro boca abajo. Solo tú sabes cuál es.
    • Después, en cada turno entierras un tesoro o juegas un pirata: el catalejo mira un tesoro en secreto, el mapa pone uno boca arriba, la sombrilla asegura uno que ocupas.
    • Luego pones toallas en uno o dos tesoros. Entre todas deben superar la de arriba; la más baja queda arriba. Quien tiene la toalla de arriba ocupa el tesoro. Si no puedes poner ninguna, enseñas tus toallas.
    • Jugados todos los tesoros y piratas, solo quien empezó pone toallas una vez más, en un tesoro.
    • Al final de la ronda cada uno desentierra lo que ocupa. Cada toalla que sobra vale 1 punto, y también una sombrilla que se quedó sin tesoro.
    • Hay tantas rondas como jugadores, y cada uno empieza una vez. Gana quien suma más puntos; si hay empate, decide la mejor ronda.
    • Con cartas especiales cada uno elige una más, por turnos. Se juega además del turno normal, o se guarda para el final de la ronda.

## Los comandos

command-playapirata = playapirata
command-playapirata-about = Playa Pirata: cubre los mejores tesoros con tus toallas de playa
command-bury = enterrar
command-bury-about = Entierra un tesoro
command-lay-towels = poner
command-lay-towels-about = Pon toallas en un tesoro
command-end-turn = terminar
command-end-turn-about = Termina tu turno
option-treasure = tesoro
option-treasure-about = Un tesoro de tu mano, por ejemplo T5, TS o TT
option-towels = toallas
option-towels-about = El tesoro y tus toallas, por ejemplo #3 2 1
option-hands = rondas
option-hands-about = Cuántas rondas se juegan
option-specials = especiales
option-specials-about = Si se juega con cartas especiales

playapirata-typed-keep = quedarse
playapirata-typed-sit = puesto
playapirata-typed-show = enseñar
