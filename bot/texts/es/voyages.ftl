# Voyages: leagues in which everyone plays the same sealed deals alone, until a last day.
# keys.py, button_key: button-*
# keys.py, key_of: format-*
# keys.py, refusal_key: refusal-*

format-voyage = travesía
format-voyage-about = Todos juegan a solas las mismas partidas selladas, cuando quieran, hasta el último día
voyage-what = { $format } · { $game } · en solitario
voyage-plan = { $deals } partidas, las mismas para todos, contra tres piratas virtuales ({ $level }), en cualquier momento hasta el { $at } ({ $ago }).
voyage-length = Una partida dura cerca de { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minutos
    } y pide { $decisions ->
        [one] 1 decisión
       *[other] unas { $decisions } decisiones
    }.
voyage-points = Una partida da tus puntos menos la media de 300 partidas de piratas virtuales con las mismas cartas: la suerte con las cartas no ayuda. Una sin empezar vale una puntuación que superan nueve de cada diez de esas partidas; una que dejes la acaba un pirata virtual, y vale eso como mucho.
voyage-trust = Ves los puntos de los demás en una partida cuando la has terminado. Por favor, no cuentes tus cartas.
voyage-sealed = Ves las partidas que has terminado; al final todos las ven todas.
voyage-progress = **Partidas terminadas:** { $names }
voyage-standings = Clasificación, de las partidas que todos han terminado
voyage-counted = Partidas: { $done } de { $deals }
voyage-known = { $count ->
        [0] ninguna que conozcas
        [one] puntos de la única que conoces
       *[other] puntos de las { $count } que conoces
    }
voyage-is-over = **La travesía ha terminado.**
voyage-begun = ¡La travesía ha empezado!
voyage-ends-soon = La travesía termina { $ago }, a las { $at }. Aún tienen partidas por terminar:
standings-by-deal = Por partida: { $points }
form-deals-about = De 3 a 15
form-voyage-until = Último día de la travesía
form-voyage-until-about = { $example } ({ $zone }), o un número de horas
button-voyage = Jugar
button-voyage-deals = Todas las partidas
button-voyage-next = Jugar la partida { $number }
button-voyage-go-on = { $league }, partida { $number }
done-voyage-joined = ¡Ya estás en **{ $name }**! Pulsa *Jugar* en su anuncio cuando quieras: todas las partidas están abiertas hasta el último día.
done-voyage-signed-up = ¡Ya estás en **{ $name }**! Cuando empiece la travesía, en su anuncio aparece *Jugar*: todas las partidas estarán abiertas hasta el último día.
done-voyage-begun = ✅ La travesía ha empezado: todas las partidas están abiertas.

## A game, and the list of them

voyage-title = ### { $league } · partida { $number } de { $deals } · { $game }
voyage-until = { $deals } partidas, hasta el { $at } ({ $ago })
voyage-about = Solo tú ves esto. Puedes irte cuando quieras: *Jugar* y { COMMAND("tavern", "my-tables") } te traen de vuelta.
voyage-select = Ver una partida
voyage-deal = Partida { $number }
voyage-not-played = Sin jugar
voyage-under-way = Empezada
voyage-missed = Sin terminar: { $points }
voyage-measuring = Puntuación { $score }; la comparación aún no está lista
voyage-done = { $points } (puntuación { $score }, media { $mean })
voyage-result = { $name }: { $points } (puntuación { $score })
voyage-result-missing = { $name }: { $points } (sin terminar)
voyage-seed = Semilla { $seed }, SHA-256 { $seal }: de ahí salen todas las cartas.
voyage-the-rule = Un pirata virtual en tu lugar
voyage-parted = **Donde los caminos se separan**, tras { $moves ->
        [one] 1 jugada igual
       *[other] { $moves } jugadas iguales
    }:
    Tú: { $own }
    { $other }: { $theirs }
voyage-parted-never = { $other }: las mismas jugadas que tú hasta la última carta.
mine-voyage = { $game } · **{ $league }**, partida { $number }: te toca.{ $until }
season-deals = Partidas
season-best-deal = Mejor partida
season-deals-done = Partidas terminadas: { $done } de { $deals }

## Refusals

refusal-voyage-past = El último día tiene que estar en el futuro y después de las inscripciones. Elige uno posterior.
refusal-voyage-deals = Partidas de una travesía: de { $least } a { $most }. Con menos decide la suerte.
refusal-voyage-over = Esta travesía terminó o no está abierta: ya no se puede jugar ni inscribirse. Su anuncio muestra la clasificación.
refusal-voyage-sign-up-first = Primero inscríbete en esta travesía: pulsa *Inscribirme* en su anuncio. Después puedes jugar todas las partidas.
refusal-voyage-field-plays = La comparación aún no está lista. Prueba otra vez en unos minutos.
refusal-voyage-is-sealed = Antes de que acabe el último día nadie puede ver ni corregir los resultados de una travesía.
