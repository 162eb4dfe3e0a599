# Skull King. Las cartas se llaman como las llaman quienes lo juegan.
# keys.py, card_key: skullking-card-*
# keys.py, deck_key: skullking-deck*
# keys.py, event_key: skullking-event-*
# keys.py, field_key: skullking-home-*
# keys.py, game_key: game-skullking
# keys.py, game_option_key: skullking-option-*
# keys.py, key_of: skullking-about-* skullking-button-* skullking-pad-* skullking-suit-*
# keys.py, length_key: skullking-length-*
# keys.py, pitch_key: skullking-pitch
# keys.py, refusal_key: refusal-*
# keys.py, rules_key: skullking-rules*
# keys.py, score_key: skullking-score

game-skullking = Skull King
skullking-pitch = Apuesta cuántas bazas vas a ganar, y gana justo esas.
skullking-score = { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    }

skullking-suit-y = amarillo
skullking-suit-r = rojo
skullking-suit-b = azul
skullking-suit-k = negro
skullking-card-number = { $rank } { $suit }
skullking-card-e = Huida
skullking-card-p = Pirata
skullking-card-m = Sirena
skullking-card-sm = Scary Mary
skullking-card-sm-p = Scary Mary como Pirata
skullking-card-sm-e = Scary Mary como Huida
skullking-card-sk = Skull King
skullking-button-sm-p = Mary: Pirata
skullking-button-sm-e = Mary: Huida

skullking-option-rounds = Rondas por partida
skullking-length-5 = 5 rondas
skullking-length-7 = 7 rondas
skullking-length-10 = 10 rondas
skullking-round = Ronda { $round } de { $rounds }
skullking-bidding = Apuestas en secreto. { $missing ->
        [one] Falta una.
       *[other] Faltan { $missing }.
    }
skullking-cards-each = { $cards ->
        [one] 1 carta por persona
       *[other] { $cards } cartas por persona
    }
skullking-revealed = **¡Yo-ho-ho!** Las apuestas están sobre la mesa.
skullking-leads = **{ $name }** abre la baza { $trick } de { $tricks }.
skullking-turn = Le toca a **{ $name }**: baza { $trick } de { $tricks }.
skullking-follow = Palo que hay que seguir: { $suit }
skullking-follow-none = Aún no hay palo que seguir
skullking-trick = En la mesa
skullking-last-trick = Última baza, ganada por **{ $name }**: { $cards }
skullking-last-aside = Última baza, apartada: { $cards }
skullking-bonus = bonus { $bonus }
skullking-player-bidding = { $name }: { $bid ->
        [yes] ya ha apostado
       *[no] pensando
    }, { $total ->
        [one] { $total } punto
       *[other] { $total } puntos
    }
skullking-player = { $name }: apuesta { $bid }, bazas { $won }, { $total ->
        [one] { $total } punto
       *[other] { $total } puntos
    }
skullking-dealer = reparte
skullking-is-leader = abre
skullking-winning = 👑 la gana por ahora
skullking-leads-first = { $name } abre la primera baza.
skullking-you-lead = Tú abres la primera baza.
skullking-deck = Edición: la primera (Schmidt Spiele). 66 cartas: ⭐ ❤️ 🔷 🏴 del 1 al 13, 5 Huidas, 5 Piratas, 2 Sirenas, Scary Mary, el Skull King. Sin Kraken ni Botín: esos están en la edición de 2021, que se puede elegir en la mesa.
skullking-tip-trick = Una baza: cada uno juega una carta y la mejor se las lleva todas.
skullking-tip-bid = { $strong ->
        [0] Ninguna de tus cartas suele ganar.
        [one] Una de tus cartas suele ganar (como 🗡️ { $two_faced } 💀 🧜 y los 🏴 altos).
       *[other] { $strong } de tus cartas suelen ganar (como 🗡️ { $two_faced } 💀 🧜 y los 🏴 altos).
    } { $good ->
        [zero] 0 es una buena apuesta.
        [low] Apuesta 0, o 1 si te atreves.
        [about] Apuesta { $bid }, más o menos{ $fewer ->
            [yes] , porque no todas ganarán.
           *[no] .
        }
       *[either] Apuesta { $bid }, más o menos, porque a veces ganan otras, o 0 si prefieres esquivarlas todas.
    }
skullking-tip-play = { $aim ->
        [only] Es la única carta que puedes jugar.
        [late] Tu apuesta ya es imposible, pero cada baza aún te ahorra 10 puntos.
        [take-lead] Aún necesitas { $needed } de las { $left } bazas que quedan: abre con una carta fuerte, o con una baja para guardar las fuertes.
        [take-or-keep] Aún necesitas { $needed } de las { $left } bazas que quedan: vence a 👑 ahora, o guarda tus cartas fuertes para luego.
        [take-follow] Aún necesitas { $needed } de las { $left } bazas que quedan: vence a 👑 con una carta difícil de vencer.
        [take-last] Aún necesitas { $needed } de las { $left } bazas que quedan y juegas al final: basta la más débil que venza a 👑.
        [take-none] Ninguna de tus cartas vence a 👑: suelta una que no necesites.
        [aside] Tal como está, nadie gana esta baza.
        [leave-lead] No quieres más bazas: abre con un número bajo o una Huida.
        [leave-strong] No quieres más bazas, pero tus cartas son fuertes: confía en que alguien te venza.
        [leave-special] No quieres más bazas. Solo tus cartas especiales quedan por debajo de 👑; un número sirve si alguien aún lo vence.
        [leave-none] No quieres más bazas, pero todas tus cartas vencen a 👑: confía en que alguien te venza.
        [leave-last] Esta baza es tuya: suelta tu carta más fuerte.
       *[leave-follow] No quieres más bazas: quédate por debajo de 👑, mejor con una carta alta.
    }
skullking-tip-scored = Ronda { $round }: apostaste { $bid } y ganaste { $won }. { $how ->
        [zero-met] Una apuesta de 0 cumplida da 10 por carta repartida: { $score } puntos.
        [zero-missed] Una apuesta de 0 fallada cuesta 10 por carta repartida: { $score } puntos.
        [some-met] Apuesta cumplida: cuenta cada baza, y los bonus también: { $score } puntos.
       *[some-missed] Apuesta fallada: cada baza de diferencia cuesta: { $score } puntos.
    }
skullking-about-sk = Skull King: gana cualquier baza, salvo que haya una Sirena.
skullking-about-sm = Scary Mary: Pirata o Huida, lo dices al jugarla.
skullking-about-m = Sirena: vence a todos los números y al Skull King; los Piratas la vencen.
skullking-about-p = Pirata: vence a todos los números y a las Sirenas; solo el Skull King lo vence.
skullking-about-e = Huida: casi nunca gana. Déjala para una baza que no quieras.
skullking-event-round-scored = Ronda { $round }: { $scores }
skullking-your-bid = Tu apuesta: **{ $bid }**. Puedes cambiarla hasta que llegue la última.
skullking-make-bid = { $tricks ->
        [one] Solo hay una baza: ¿la ganas (1) o no (0)?
       *[other] ¿Cuántas de las { $tricks } bazas vas a ganar?
    }
skullking-your-cards = Tus cartas
skullking-may-play = Puedes jugar
skullking-not-now = Ahora no
skullking-your-turn = **Te toca.**
skullking-wait-turn = Le toca a **{ $name }**.
skullking-tally = { $stands ->
        [none] Tu apuesta es 0: **no ganes ninguna baza**
        [met] Apuesta { $bid }, bazas { $won }: **no ganes más**
        [over] Apuesta { $bid }, bazas { $won }: demasiadas
       *[short] Apuesta { $bid }, bazas { $won }: **faltan { $needed }**
    }

skullking-event-bid-made = { $name } ya ha apostado.
skullking-event-bids-revealed = **¡Yo-ho-ho!** Las apuestas: { $bids }
skullking-event-played = { $name } juega { $card }
skullking-led = { $name } abre con { $card }. ¿Tu carta?
skullking-event-trick-won = Baza para { $name }: { $cards }
skullking-event-dealt = Empieza la ronda { $round }.

skullking-pad-round = Rd
skullking-pad-bid = apuesta
skullking-pad-won = bazas
skullking-pad-bonus = bonus
skullking-pad-score = puntos
skullking-pad-total = total

refusal-still-bidding = Las cartas se juegan cuando están todas las apuestas.
refusal-bids-revealed = Las apuestas ya están a la vista: no puedes cambiar la tuya.
refusal-bid-out-of-range = En esta ronda se apuesta de 0 a { $most }.
refusal-must-follow = Tienes { $suit }: sigue el palo o juega una carta especial. El { $card } no se puede jugar ahora.
refusal-face-needed = { $card } tiene dos caras: juega `{ $kind }:P` (como Pirata) o `{ $kind }:E` (como Huida).
refusal-unknown-plan = No entiendo «{ $words }». Elige una carta que tengas, por ejemplo `Y5`; { OPTION("unless") } es una opción aparte.
refusal-no-plan-now = Ahora no puedes anticipar una jugada. Puedes cuando están todas las apuestas, le toca a otra persona y aún te quedan cartas.
refusal-condition-gone = Eso ya no puede pasar en esta baza, así que tu carta no se jugaría nunca. Elige otra condición, o ninguna.
refusal-plan-too-late = Ya te toca: es tarde para anticipar una carta. Elige tu carta aquí abajo.

plan-asked = Pulsa ahora una carta: la jugaré cuando te toque.
plan-standing = { $only ->
        [leading] Si te llevas esta baza, abro por ti con **{ $card }**.
        [special] Cuando te toque: **{ $card }**, pero solo si nadie juega una carta especial.
        [leader] Cuando te toque: **{ $card }**, pero solo si la baza sigue siendo de { $name }.
       *[no] Cuando te toque: **{ $card }**.
    }
plan-else = Si no: **{ $card }**.
plan-else-asks = Si no, te preguntaré.
plan-asks = pregúntame
plan-dropped = { $why ->
        [undone] Tu jugada anticipada ({ $card }) ya no vale: se deshizo una carta de esa baza.
        [failed] Tu jugada anticipada ({ $card }) ya no encaja. Elige otra carta.
       *[over] Tu jugada anticipada ({ $card }) no se jugó: esa baza ha terminado.
    }
select-plan = Cuando me toque, jugar …
select-plan-lead = Si me llevo la baza, abrir con …
select-plan-else = Si no …
button-plan-always = Jugarla en cualquier caso
button-plan-special = Sin cartas especiales
button-plan-leader = Solo si gana { $name }
button-drop-plan = Quitar la anticipada

## Con cartas de verdad

skullking-home-bid = Apuesta
skullking-home-tricks = Bazas ganadas
skullking-home-bonus = Puntos de bonus
refusal-tricks-must-add-up = En esta ronda hay { $needed ->
        [one] una baza
       *[other] { $needed } bazas
    }, pero las anotadas suman { $tricks }. Cada baza la gana alguien.
refusal-bonus-not-earned = { $name } apostó { $bid } y ganó { $tricks }: solo hay bonus si se cumple una apuesta de 1 o más. Anota 0.
refusal-one-bonus-a-round = Solo hay un Skull King, así que en una ronda solo una persona puede tener bonus. { $name } tiene { $bonus }, y alguien más también.

skullking-rules =
    En pocas palabras: gana justo las bazas que apostaste.
    • Una baza: cada uno juega una carta y la mejor se las lleva todas.
    • Diez rondas: en la primera hay una carta por jugador; en la décima, diez.
    • Todos apuestan en secreto cuántas bazas van a ganar. Cuando llega la última apuesta, se muestran todas.
    • Sigue el palo que abrió la baza si puedes. Una carta especial se puede jugar siempre.
    • El negro (la bandera pirata) es triunfo. Una Sirena vence a todos los palos, un Pirata vence a las Sirenas, el Skull King vence a los Piratas, y una Sirena vence al Skull King siempre que coincidan en la misma baza. Entre dos Piratas, o dos Sirenas, gana la carta que se jugó primero.
    • Una Huida nunca gana, salvo que en la baza solo haya Huidas: entonces gana la primera. Scary Mary es Pirata o Huida: tú decides.
    • Apuesta cumplida: 20 puntos por baza. Fallada: −10 por cada baza de diferencia. Apostar 0 vale diez veces el número de la ronda, a favor (si no ganas ninguna) o en contra.
    • Bonus si cumpliste tu apuesta: 30 por cada Pirata que atrape tu Skull King, 50 si tu Sirena atrapa al Skull King.
    • Tras la última ronda, gana el total más alto.
