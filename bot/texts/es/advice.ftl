# Consejos durante el juego, y una mirada atrás cuando termina.

button-advice = ¿Tú qué jugarías?
button-look-back = Mirar atrás
button-allow-advice = Permitir consejos
button-forbid-advice = Sin consejos
post-advice = 🧭 Aquí se permiten consejos: en tu mano hay un botón.
done-advice-allowed = Desde ahora todos pueden pedir consejo aquí.
done-advice-forbidden = En esta mesa ya no hay consejos.
advice-chances = Probabilidad de cumplir tu apuesta con cada carta:
advice-bids = Probabilidad de cumplir cada apuesta, y los puntos que da de media:
advice-points = Puntos que puedes esperar de cada opción:
advice-only = Yo haría esto:
advice-how = Según lo que ves: el resto se jugó muchas veces con cartas que pueden tener los demás.
advice-chance = { $move } – **{ $chance } %**
advice-bid = { $move } – **{ $chance } %**, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
advice-gain = { $move } – **{ $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }**
look-back-title = Una mirada atrás: { $game }
look-back-about = Lo que más te costó, según lo que veías entonces:
look-back-nothing = Ninguna de tus decisiones te costó mucho.
look-back-line = { $moment }: { $move } costó unos { $points ->
        [one] { $points } puntos
       *[other] { $points } puntos
    }. { $reason ->
        [took] { $better } seguramente habría ganado la baza.
        [took_as_well] { $better } seguramente también la habría ganado.
        [ducked] { $better } seguramente habría dejado la baza a los demás.
       *[none] Era mejor { $better }.
    }
skullking-advised-bid = Apostar { $bid }
skullking-moment-bid = Ronda { $round }, apuesta
skullking-moment-trick = Ronda { $round }, baza { $trick }
playapirata-moment = Ronda { $number }, turno { $turn }
playapirata-advised-lay = { $towels } en { $treasure }
refusal-no-advice-here = Solo hay consejos en Playa Pirata y en la primera edición de Skull King, y nunca en las ligas.
refusal-advice-off = En esta mesa no hay consejos. La próxima vez, quien organiza la mesa puede permitirlos antes de repartir.
refusal-advice-not-now = Pide consejo cuando te toque apostar o jugar.
refusal-advice-coming = Todavía estoy pensando en tu última pregunta.
refusal-advice-busy = Ahora mismo me preguntan demasiados. Inténtalo de nuevo en un minuto.
refusal-no-look-back = Puedes mirar atrás cuando termine el juego, en Playa Pirata y en la primera edición de Skull King.
