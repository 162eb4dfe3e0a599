# Skull King, la edición de 2021: sus cartas, sus opciones y los poderes de sus piratas.
# keys.py, card_key: skullking-card-*
# keys.py, deck_key: skullking-deck*
# keys.py, event_key: skullking-event-*
# keys.py, field_key: skullking-home-*
# keys.py, game_option_key: skullking-option-*
# keys.py, key_of: skullking-about-* skullking-button-* skullking-load-* skullking-suit-*
# keys.py, length_key: skullking-length-*
# keys.py, preset_key: skullking-preset*
# keys.py, refusal_key: refusal-*
# keys.py, rules_key: skullking-rules*

skullking-suit-g = verde
skullking-suit-u = morado
skullking-card-l = Botín
skullking-card-ti = Tigresa
skullking-card-ti-p = Tigresa como Pirata
skullking-card-ti-e = Tigresa como Huida
skullking-card-kr = Kraken
skullking-card-ww = Ballena Blanca
skullking-card-pr = Rosie D’Laney
skullking-card-pb = Bendt el Bandido
skullking-card-ps = Rascal de Roatán
skullking-card-pj = Juanita Jade
skullking-card-ph = Harry el Gigante
skullking-button-ti-p = Tigresa: Pirata
skullking-button-ti-e = Tigresa: Huida
skullking-ghost = El fantasma de Barbagrís

skullking-option-edition = Edición
skullking-option-edition-first = primera
skullking-option-edition-2021 = 2021
skullking-option-dealing = Cartas
skullking-option-dealing-classic = de 1 a 10
skullking-option-dealing-even-keeled = 2 2 4 4 hasta 10 10
skullking-option-dealing-brawl = refriega: de 6 a 10
skullking-option-dealing-swift = 5, cinco veces
skullking-option-dealing-broadside = 10, diez veces
skullking-option-dealing-whirlpool = 9 9 7 7 hasta 1 1
skullking-option-dealing-bedtime = 1, una vez
skullking-length-swift = 5 × 5 cartas
skullking-length-brawl = 6–10 cartas
skullking-length-classic = 1–10 cartas
skullking-option-scoring = Puntuación
skullking-option-scoring-skull-king = Skull King
skullking-option-scoring-rascal = Rascal
skullking-option-cannonball = Bala de cañón
skullking-option-cannonball-about = Cada apuesta es metralla o bala de cañón: todo o nada
skullking-option-kraken = Kraken
skullking-option-kraken-about = Aparta una baza: no la gana nadie
skullking-option-whale = Ballena Blanca
skullking-option-whale-about = En su baza solo cuentan los números
skullking-option-loot = Botín
skullking-option-loot-about = Dos cartas que crean aliados
skullking-option-powers = Poderes de los piratas
skullking-option-powers-about = Quien gana con un pirata usa su poder
skullking-option-ghost = Fantasma de Barbagrís
skullking-option-ghost-about = Entre dos, juega también una tercera mano
skullking-preset = Ajustes predefinidos (2021)
skullking-preset-beginner = Para empezar
skullking-preset-beginner-about = Las 70 cartas y nada más
skullking-preset-all-aboard = Todos a bordo
skullking-preset-all-aboard-about = Kraken, Ballena Blanca, Botín y poderes

skullking-no-suit = En esta baza no hay palo que seguir
skullking-power-due = **{ $name }** ha ganado con { $card } y usa su poder.
skullking-load = { $load ->
        [cannon] bala de cañón
       *[grape] metralla
    }
skullking-load-grape = Metralla
skullking-load-cannon = Bala de cañón
skullking-bet = arriesga { $bet }
skullking-pile = { $count ->
        [one] { $count } carta no se ha repartido
       *[other] { $count } cartas no se han repartido
    }
skullking-ghost-cards = { $name }: { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
skullking-your-bid-load = Tu apuesta: **{ $bid }**, { $load ->
        [cannon] bala de cañón
       *[grape] metralla
    }. Puedes cambiarla hasta que llegue la última.
skullking-ask-pr = **Te toca.** Rosie D’Laney: ¿quién abre la siguiente baza?
skullking-ask-pb = **Te toca.** Bendt el Bandido ha robado { $cards } para ti. Descarta { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
skullking-ask-ps = **Te toca.** Rascal de Roatán: arriesga puntos por tu apuesta de { $bid }. Si la cumples, los ganas; si fallas, los pierdes.
skullking-ask-ph = **Te toca.** Harry el Gigante: tu apuesta es { $bid }; bazas ganadas: { $won }. Cambia tu apuesta en uno, o déjala.
skullking-seen = Juanita Jade te ha mostrado las cartas sin repartir
skullking-thrown = Por Bendt has descartado { $cards }.
skullking-button-bet = Arriesgar { $bet }
skullking-button-no-bet = No arriesgar nada
skullking-button-change = { $change ->
        [0] Dejar mi apuesta en { $bid }
       *[other] Cambiar mi apuesta a { $bid }
    }

skullking-event-set-aside = Nadie gana la baza: { $cards }. { $name } abre la siguiente.
skullking-allied = Botín: { $name } se alía con { $allies }
skullking-event-power-due = { $name } usa el poder: { $card }.
skullking-event-drew = Bendt el Bandido roba { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } para { $name }.
skullking-event-drew-seen = Bendt el Bandido roba para { $name }: { $cards }
skullking-event-looked = Juanita Jade muestra a { $name } las cartas sin repartir.
skullking-event-leader-chosen = { $name } elige quién abre la siguiente baza: { $leader }.
skullking-event-discarded = { $name } descarta { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }.
skullking-event-discarded-seen = { $name } descarta { $cards }
skullking-event-bet-made = { $bet ->
        [0] { $name } no arriesga nada.
       *[other] { $name } arriesga { $bet } puntos.
    }
skullking-event-bid-changed = { $change ->
        [0] { $name } deja su apuesta en { $bid }.
       *[other] { $name } cambia su apuesta a { $bid }.
    }

skullking-pad-dealt = 3·4: ronda 3, 4 cartas por jugador
skullking-pad-load = { $load ->
        [cannon] B
       *[grape] m
    }
skullking-pad-loads = m metralla, B bala

refusal-load-needed = En esta partida cada apuesta lleva una carga. Pulsa *Mis cartas* o apuesta de nuevo con { OPTION("load") }.
refusal-no-loads-here = En esta partida no hay bala de cañón. Apuesta solo el número, sin { OPTION("load") }.
refusal-power-due = Primero va { $card }: la mesa espera a que uses ese poder. Pulsa *Mis cartas* para ver las opciones.
refusal-no-power-due = Ahora no tienes ningún poder de pirata que usar. Pulsa *Mis cartas* para ver qué puedes hacer.
refusal-leader-out-of-range = Elige a alguien por su asiento, del 1 al { $most }.
refusal-discard-count = Descarta { $count ->
        [one] exactamente { $count } carta
       *[other] exactamente { $count } cartas distintas
    } de las que tienes en la mano.
refusal-bet-out-of-range = Puedes arriesgar 0, 10 o 20.
refusal-change-out-of-range = Tu apuesta es { $bid }: puedes cambiarla en uno como mucho, de { $least } a { $most }. Pon -1, 0 o 1.
refusal-which-pirate = Tienes más de un Pirata, y cada uno tiene su poder. Nombra uno: { $cards }.
button-power = Usar el poder

## Con cartas de verdad

skullking-home-load = Carga

refusal-lost-tricks = En esta ronda hay { $needed ->
        [one] una baza
       *[other] { $needed } bazas
    }, de las que { $most } como mucho no las gana nadie, pero las anotadas suman { $tricks }.
refusal-bonus-between = { $name } no puede tener un bonus de { $bonus }: todo bonus es un múltiplo de { $step }.
refusal-bonus-out-of-range = En esta ronda, { $name } no puede tener un bonus de { $bonus }: con una apuesta de { $bid } y { $tricks ->
        [one] una baza
       *[other] { $tricks } bazas
    } solo puede ser { $allowed }.
refusal-ally-missing = Para un bonus de { $bonus }, { $name } necesita una alianza, que da 20 puntos a ambas partes. Anótala en las dos.
refusal-tricks-too-many = En esta ronda hay { $needed ->
        [one] una baza
       *[other] { $needed } bazas
    }, pero las anotadas suman { $tricks }.

skullking-rules-2021 =
    En pocas palabras: gana justo las bazas que apostaste. Esta es la edición de 2021, de 2 a 8 jugadores.
    • Una baza: cada uno juega una carta y la mejor se las lleva todas.
    • Todos apuestan en secreto. Cuando llega la última apuesta, se muestran todas.
    • Decide la primera carta que no es Huida ni Botín: un número fija el palo que hay que seguir; con una carta especial no hay palo en esta baza. Una carta especial se puede jugar siempre.
    • El negro es triunfo. Una Sirena vence a todos los palos, un Pirata vence a las Sirenas, el Skull King vence a los Piratas y una Sirena vence al Skull King. Huidas y Botines solo ganan entre sí: gana la primera carta. La Tigresa es Pirata o Huida: tú decides.
    • Apuesta cumplida: 20 puntos por baza. Fallada: −10 por cada baza de diferencia. Apostar 0: ±10 por carta repartida.
    • Bonus si cumpliste tu apuesta: 10 por cada 14 que ganes (20 por el negro), 20 por cada Sirena que gane tu Pirata, 30 por cada Pirata que gane tu Skull King, 40 si tu Sirena gana al Skull King.
    • Kraken: nadie gana la baza. Ballena Blanca: gana el número más alto, sea cual sea su palo. Si están en la misma baza, vale la que se jugó después. Si nadie gana la baza, abre la siguiente quien la habría ganado sin el Kraken; tras una Ballena Blanca sin ningún número, quien jugó la Ballena.
    • Con dos jugadores juega también el fantasma de Barbagrís: recibe cartas y juega siempre en segundo lugar la de arriba, sin tener que seguir palo. Puede ganar bazas y entonces abre, pero no apuesta, no puntúa, no usa poderes ni se alía con nadie. Con ocho, nadie recibe más de 8 cartas.
    • Botín: quien lo juega y quien lo gana tienen 20 cada uno si ambos cumplen su apuesta.
    • Poderes, para quien gana con un pirata: Rosie D’Laney elige quién abre; Bendt el Bandido roba 2 cartas y descarta 2; Rascal de Roatán arriesga 0, 10 o 20; Juanita Jade muestra las cartas sin repartir; Harry el Gigante cambia la apuesta en uno. Tras la última baza de una ronda solo vale el suyo.
    • Puntuación del Rascal: cada ronda vale 10 por carta, la mitad si fallas por una baza, también en el bonus de las cartas, no en lo arriesgado. Bala de cañón: 15 por carta, o nada.
skullking-deck-2021 = 70 cartas: ⭐ 🦜 📜 🏴 del 1 al 14, 5 Huidas, 5 Piratas, 2 Sirenas, la Tigresa, el Skull King. Si se elige, también el Kraken, la Ballena Blanca y 2 Botines.
skullking-about-ww = Ballena Blanca: en su baza solo cuentan los números; gana el más alto, de cualquier palo.
skullking-about-kr = Kraken: la baza en que se juega no la gana nadie.
skullking-about-l = Botín: solo gana entre Huidas y Botines, si se juega primero. Quien lo gane se alía contigo: 20 para cada uno si los dos cumplen su apuesta.
skullking-about-ti = Tigresa: Pirata o Huida, lo dices al jugarla.
skullking-about-ph = Harry el Gigante: un Pirata. Si ganas con él, puedes cambiar tu apuesta en uno.
skullking-about-pj = Juanita Jade: una Pirata. Si ganas con ella, ves las cartas sin repartir.
skullking-about-ps = Rascal de Roatán: un Pirata. Si ganas con él, puedes jugarte 10 o 20 a tu apuesta.
skullking-about-pb = Bendt el Bandido: un Pirata. Si ganas con él, robas 2 cartas y descartas 2.
skullking-about-pr = Rosie D’Laney: una Pirata. Si ganas con ella, eliges quién abre la siguiente baza.

skullking-typed-lead = apertura
skullking-typed-discard = descartar
skullking-typed-bet = arriesgar
skullking-typed-change = cambiar apuesta
