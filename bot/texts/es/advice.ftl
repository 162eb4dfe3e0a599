# Consejos durante el juego, y una mirada atrás cuando termina.
# keys.py, button_key: button-*
# keys.py, refusal_key: refusal-*

button-advice = ¿Tú qué jugarías?
button-look-back = Analizar mis decisiones
button-allow-advice = Permitir sugerencias
button-forbid-advice = Sin sugerencias
post-advice = 🧠 Aquí se permiten sugerencias: hay un botón junto a tus cartas.
done-advice-allowed = Desde ahora todos pueden pedirme sugerencias aquí.
done-advice-forbidden = En esta mesa ya no hay sugerencias.
advice-chances = { $game ->
        [corsari] Probabilidad de ganar con cada opción:
        [hollander] Probabilidad de ganar con cada opción:
       *[other] Probabilidad de cumplir tu apuesta con cada carta:
    }
advice-bids = Probabilidad de cumplir cada apuesta, y los puntos que da en promedio:
advice-points = Puntos que puedes esperar de cada opción:
advice-only = Yo haría esto:
advice-how = Solo cuenta lo que ves tú: he jugado el resto muchas veces, con cartas que podrían tener los demás.
advice-chance = { $move } – **{ $chance } %**
advice-bid = { $move } – **{ $chance } %**, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
advice-gain = { $move } – **{ $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }**
look-back-title = Tus decisiones: { $game }
look-back-nothing = Esta vez ninguna decisión destaca.
look-back-best = Tu mejor decisión
look-back-best-line = { $move } valía unos { $points } puntos más que { $other }, la opción habitual.
look-back-hardest = Tu acierto más difícil
look-back-hardest-line = { $others ->
        [one] { $move } era lo correcto: la otra opción habría costado al menos { $points } puntos.
       *[other] Solo { $move } era lo correcto: cada una de las otras { $others } opciones habría costado al menos { $points } puntos.
    }
look-back-given-away = Comparado con el capitán en tu lugar, regalaste unos { $points } puntos por decisión; el contramaestre habría regalado { $bosun }.
look-back-none-given = En tu lugar, el capitán no habría decidido mejor.
look-back-how = { $game ->
        [corsari] { advice-how } Un punto es un uno por ciento de probabilidad de ganar.
        [hollander] { advice-how } Un punto es un uno por ciento de probabilidad de ganar.
       *[other] { advice-how }
    }
look-back-lesson = Algo que aprender
look-back-lesson-line = { $move } costó unos { $points } puntos. { $reason ->
        [takes] { $better } seguramente habría ganado la baza, y aún te faltaba una.
        [leaves] { $better } seguramente habría dejado la baza a los demás: no te hacía falta.
        [waits] { $better } habría dejado esta baza a los demás, y te quedaba { $move } para una mejor.
        [takes_keeps] { $better } seguramente también habría ganado la baza, y te quedaba { $move } para después.
        [takes_sheds] { $better } seguramente también habría ganado la baza, y después no puede darte una de más.
        [leaves_keeps] { $better } seguramente también habría dejado la baza a los demás, y te quedaba { $move } para después.
        [leaves_sheds] { $better } seguramente también habría dejado la baza a los demás, y después no puede darte una de más.
        [likelier] Con { $better } cumples tu apuesta en el { $chance } % de los casos, más o menos; con { $move }, en el { $less } %.
        [pays] Con { $better } cumples tu apuesta menos veces ({ $chance } % en vez de { $less } %), pero da más puntos.
        [bid_likelier] { $better } sale bien en el { $chance } % de los casos, más o menos; { $move }, en el { $less } %.
        [bid_pays] { $better } sale bien menos veces ({ $chance } % en vez de { $less } %), pero da más.
        [keeps] Con { $better } ese tesoro es tuyo al final en el { $chance } % de los casos, más o menos; con { $move }, en el { $less } %.
        [lost] Así, el tesoro solo te queda en el { $less } % de los casos, más o menos. { $better } habría sido mejor.
        [towels] Con { $better } te quedan más toallas, y cada una vale un punto al final.
        [stops] Después de { $better }, quien sigue tiene que llevarse la pila en el { $chance } % de los casos, más o menos; después de { $move }, en el { $less } %.
        [spared] Después de { $better }, en tu próximo turno tienes que llevarte la pila en el { $chance } % de los casos, más o menos; después de { $move }, en el { $less } %.
        [unbeaten] Con { $better } zarpas sin acabar abajo en el { $chance } % de los casos, más o menos; con { $move }, en el { $less } %.
        [sunk] Con { $better } acabas abajo en el { $chance } % de los casos, más o menos; con { $move }, en el { $less } %.
        [fewer] Con { $better } te llevas menos cartas de penalización de media.
       *[none] { $better } habría sido mejor.
    }
button-share-moment = Compartir el momento
share-moment-about = ¿Dónde publico este momento? No menciono a nadie.
skullking-advised-bid = Apostar { $bid }
skullking-advised-discard = Descartar { $cards }
skullking-advised-lead = { $name } abre la siguiente baza
skullking-moment-bid = Ronda { $round }, apuesta
skullking-moment-trick = Ronda { $round }, baza { $trick }
playapirata-moment = Ronda { $number }, turno { $turn }
playapirata-advised-lay = { $towels } en { $treasure }
corsari-moment = Ronda { $number }, turno { $turn }
corsari-advised-discard = Descartar { $card }
corsari-advised-sail = Zarpar con { $limit } descartando { $card }
hollander-moment = Jugada { $number }
refusal-no-advice-here = En las ligas no hay sugerencias.
refusal-advice-off = En esta mesa no hay sugerencias. La próxima vez, quien organiza la mesa puede permitirlas antes de repartir.
refusal-advice-not-now = Pide una sugerencia cuando te toque apostar o jugar.
refusal-advice-coming = Todavía estoy pensando en tu última pregunta.
refusal-advice-busy = Ahora mismo me pregunta demasiada gente. Inténtalo de nuevo en un minuto.
refusal-no-look-back = Puedes analizar tus decisiones cuando termine la partida.
