# Una mesa abierta: qué espera y qué hace por sí sola.
# keys.py, button_key: button-*
# keys.py, key_of: action-* ring-* table-*
# keys.py, refusal_key: refusal-*

## En el mensaje de la mesa, según su estado

open-ready = Ya hay gente suficiente para una partida. { $host } o la moderación puede repartir ahora; toda la mesa, desde el { $at }.
open-deals = Todos los asientos están ocupados. Las cartas se reparten { $ago }.
open-waits = Todos los asientos están ocupados. Las cartas esperan a *Repartir las cartas*.
open-here = Todos los asientos están ocupados. Cuando todos hayan pulsado *Aquí estoy*, se reparten las cartas. Faltan: { $names }. Sus asientos quedan libres { $ago }.
open-ends-deal = Aquí no cambia nada desde hace un rato. Las cartas se reparten { $ago }.
open-ends-ask = Hace un rato que no llega nadie. Preguntaré qué hacer con esta mesa { $ago }.
open-ends-close = Hace un rato que no llega nadie. Esta mesa se cierra { $ago }.
open-asked = No ha llegado nadie más. ¿Y ahora? Sin respuesta, esta mesa se cierra { $ago }.

## Mensajes que mencionan a personas

ring-ready = { $people }: ya hay gente suficiente para { $game }. { $host } puede repartir ahora; toda la mesa, desde el { $at }. O esperen a más gente.
ring-full = { $people }: todos los asientos de { $game } están ocupados. Las cartas se reparten { $ago }.
ring-waits = { $people }: todos los asientos de { $game } están ocupados. Las cartas esperan a *Repartir las cartas*.
ring-here = { $people }: todos los asientos de { $game } están ocupados. Cuando todos pulsen *Aquí estoy*, se reparten las cartas. Los demás asientos quedan libres { $ago }.
ring-asked = { $people }: no ha llegado nadie más para { $game }. ¿Y ahora? Sin respuesta, la mesa se cierra { $ago }.
ring-dealt = { $game }: las cartas están repartidas.
ring-not-here = Ningún *Aquí estoy* de { $names }: esos asientos de { $game } vuelven a estar libres.

## Botones y respuestas

button-hold = Esperar
button-here = Aquí estoy
button-keep-open = Dejarla abierta
button-play-with = { $count ->
       *[other] Jugar entre { $count }
    }
button-deal-with-pirates = Con piratas virtuales
button-close-table = Liberar el canal
done-held = Las cartas esperan. *Repartir las cartas* empieza la partida.
done-here = Bien. En cuanto estén todos, se reparten las cartas.
done-kept-open = Esta mesa sigue abierta.
done-closed-table = La mesa ya no existe: el canal está libre.

## Cerrada, y en el registro

table-closed-alone = No llegó nadie más: la mesa ya no existe.
table-closed-unanswered = Nadie respondió: la mesa ya no existe.
table-closed-no-channel = Ya no tenía acceso al canal: la mesa ya no existe.
channel-gone-open = Ya no tengo acceso al canal de tu mesa de { $game }: la mesa ya no existe. Aún no se habían repartido cartas.
action-closed-alone = No llegó nadie más: la mesa ya no existe.
action-closed-unanswered = Nadie respondió: la mesa ya no existe.
action-closed-no-channel = El canal ya no es accesible: la mesa ya no existe.
action-not-here = { $other } no pulsó *Aquí estoy*: el asiento vuelve a estar libre.

## Rechazos

refusal-deal-later = Toda la mesa puede repartir { $ago }. Hasta entonces puede hacerlo { $host } o la moderación.
refusal-not-asked-now = Eso ya está resuelto. La mesa muestra cómo está todo.
