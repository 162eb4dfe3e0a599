# Lo que pone en las imágenes, y si las hay.
# keys.py, key_of: button-pictures-* button-server-* preferences-pictures-* settings-pictures-* settings-server-* sign-*
# keys.py, refusal_key: refusal-*

picture-last-trick = Última baza
picture-trick = Baza { $trick } de { $tricks }
picture-after-trick = Tras la baza { $trick } de { $tricks }
picture-bids = Apuestas
picture-pier = Muelle
picture-discards = Descarte
picture-limit = límite { $limit }
picture-penalty = penalización
picture-after-turn = Tras el último turno
picture-pile-began = Al empezar la pila de juego
picture-took-left = toma · deja
picture-drew-discard = robo · descarte
picture-rounds = { $count ->
        [one] 1 ronda
       *[other] { $count } rondas
    }
picture-wins = ¡Gana { $name }!
picture-all-win = ¡Ganan { $names }!
picture-margin = gana por { $margin }
picture-took-the-lead = La ronda { $round } lo decidió
picture-led = En cabeza desde la ronda { $round } hasta el final
picture-course = La marcha de la partida
picture-cards-left = cartas restantes
picture-out-first = Sin cartas tras { $plays } jugadas
picture-bids-met = apuestas cumplidas, rondas 1 a { $rounds }
picture-most-points = más puntos, rondas 1 a { $rounds }
picture-no-penalty = sin penalización, rondas 1 a { $rounds }
strength-order = De la más débil a la más fuerte
strength-one-trick = Pero en la misma baza
strength-choice = Como tú elijas
strength-apart = Fuera de este orden
strength-any = Sobre cualquier carta
strength-but-captain = Sobre cualquier carta menos un 12
strength-treasures = Lo que valen los tesoros
strength-towels = Las toallas, de menor a mayor
strength-stowaways = Lo que suma un clandestino a tu límite
preferences-pictures-on = Imágenes: **sí**
preferences-pictures-off = Imágenes: **no**
button-pictures-off = Solo texto, sin imágenes
button-pictures-on = Mostrar imágenes
settings-pictures-on = Imágenes: **sí**
settings-pictures-off = Imágenes: **no**
settings-server-on = El nombre del servidor en las imágenes: **sí**
settings-server-off = El nombre del servidor en las imágenes: **no**
button-server-on = Nombrar el servidor
button-server-off = No nombrar el servidor
button-highlights = Mejores momentos
button-film = Guardar como vídeo
done-highlights = Los momentos que decidieron la partida, en 12 segundos, para guardarlos y compartirlos. *Guardar como vídeo* la muestra entera.
done-film = La partida en vídeo, carta a carta, para guardarla y compartirla.
refusal-film-busy = Ya se está preparando otro vídeo para este servidor. Inténtalo de nuevo dentro de un minuto.
refusal-film-failed = Ahora no se puede hacer el vídeo. Inténtalo más tarde: de la partida no se pierde nada.

sign-back = carta oculta
sign-bomb = bala de cañón
sign-buried = boca abajo
sign-chest = tesoros
sign-coins = apuesta aparte
sign-crown = gana la baza
sign-envelope = ha elegido
sign-eye = solo tú lo sabes
sign-grapes = metralla
sign-medal = ha terminado
sign-met = apuesta cumplida
sign-missed = apuesta fallada
sign-octopus = quién lo enterró
sign-penalty = cartas de penalización
sign-towel = toallas
sign-turn = le toca
sign-two-cards = cartas en mano
sign-wheel = sale
