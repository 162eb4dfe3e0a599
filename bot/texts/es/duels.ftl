# Duels: two people play the same three sealed deals, each alone.
# keys.py, key_of: duel-news-*
# keys.py, refusal_key: refusal-*

duel-call = 🤺 { $mention }, { $name } te reta a un duelo de { $game }: las mismas tres partidas selladas, cada cual por su cuenta, en un plazo de tres días.
duel-about = Las mismas tres partidas selladas para los dos, cada cual por su cuenta contra piratas virtuales. Hasta el { $at } ({ $ago }).
duel-progress = { $name }: { $done } de { $deals }
duel-seals = Sellos (SHA-256): las cartas están fijadas, las semillas llegan al final.
duel-trust = Hasta el final del duelo solo tú ves tus cartas y tus puntos. Una partida que dejes la termina un pirata virtual; una sin empezar cuenta como una floja.
duel-title = ### Duelo con { $name } · partida { $number } de { $deals } · { $game }
duel-until = Hasta el { $at } ({ $ago })
duel-deal = Partida { $number }
duel-sum = Suma
duel-not-played = Sin jugar
duel-under-way = Empezada
duel-done = Tus puntos: { $score }
duel-won = 🏆 **{ $name }** gana el duelo, { $own } a { $theirs }.
duel-won-deals = 🏆 **{ $name }** gana el duelo: empate a { $own }, pero con más partidas ganadas.
duel-shared = 🤝 Duelo empatado a { $points }.
duel-result = { $name } { $score }
duel-missed = { $name } { $score } (sin terminar)
duel-missed-short = sin terminar
duel-parted = distintas tras { $moves ->
        [one] 1 jugada igual
       *[other] { $moves } jugadas iguales
    }
duel-parted-never = jugadas igual hasta la última carta
duel-news-accepted = 🤺 { $name } acepta tu reto: { $game }. Tus tres partidas están abiertas hasta el { $at } ({ $ago }).
duel-news-finished = 🤺 { $name } ha terminado las { $deals } partidas del duelo ({ $game }). Las tuyas están abiertas hasta el { $at } ({ $ago }).
duel-news-decided = 🤺 Tu duelo con { $name } ({ $game }) está decidido.
button-duel-play = Jugar
button-duel-next = Jugar la partida { $number }
button-duel-deals = Todas las partidas
button-duel-longer = Tres días más
button-duel-again = Otro duelo
button-duel-compare = Comparar
button-duel-channel = Ir al canal
button-duel-with = Duelo: { $name }
mine-duel = { $game } · duelo con **{ $name }**: { $done } de { $deals } partidas terminadas.{ $until }
mine-duel-over = { $game } · duelo con **{ $name }**: decidido.
card-duels = Duelos

refusal-duel-gone = Este duelo ya no está guardado. Lanza un nuevo reto: { COMMAND("tavern", "challenge") }
refusal-duel-over = El tiempo de este duelo ha terminado: ya no se puede jugar. El resultado llega enseguida.
refusal-duel-not-yours = Hasta que se decida, este duelo solo lo ven sus dos rivales. Lanza uno tuyo: { COMMAND("tavern", "challenge") }
refusal-duel-longer = Ya has pedido tres días más. La otra persona también puede pedirlos una vez.
