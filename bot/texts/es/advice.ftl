# Consejos durante el juego, y una mirada atrás cuando termina.
# keys.py, button_key: button-*
# keys.py, refusal_key: refusal-*

button-advice = ¿Tú qué jugarías?
button-look-back = Analizar mis decisiones
button-allow-advice = Permitir sugerencias
button-forbid-advice = Sin sugerencias
post-advice = 🧭 Aquí se permiten sugerencias: hay un botón junto a tus cartas.
done-advice-allowed = Desde ahora todos pueden pedirme sugerencias aquí.
done-advice-forbidden = En esta mesa ya no hay sugerencias.
advice-chances = Probabilidad de cumplir tu apuesta con cada carta:
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
look-back-about = Las que más te costaron, según lo que veías en ese momento:
look-back-nothing = Ninguna de tus decisiones te costó mucho.
look-back-line = { $moment }: { $move } costó cerca de { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }. { $reason ->
        [took] { $better } seguramente habría ganado la baza.
        [took_as_well] { $better } seguramente también la habría ganado.
        [ducked] { $better } seguramente habría dejado la baza a los demás.
       *[none] { $better } habría sido mejor.
    }
skullking-advised-bid = Apostar { $bid }
skullking-moment-bid = Ronda { $round }, apuesta
skullking-moment-trick = Ronda { $round }, baza { $trick }
playapirata-moment = Ronda { $number }, turno { $turn }
playapirata-advised-lay = { $towels } en { $treasure }
refusal-no-advice-here = Solo hay sugerencias en Playa Pirata y en la primera edición de Skull King, y nunca en las ligas.
refusal-advice-off = En esta mesa no hay sugerencias. La próxima vez, quien organiza la mesa puede permitirlas antes de repartir.
refusal-advice-not-now = Pide una sugerencia cuando te toque apostar o jugar.
refusal-advice-coming = Todavía estoy pensando en tu última pregunta.
refusal-advice-busy = Ahora mismo me pregunta demasiada gente. Inténtalo de nuevo en un minuto.
refusal-no-look-back = Puedes analizar tus decisiones cuando termine la partida, en Playa Pirata y en la primera edición de Skull King.
