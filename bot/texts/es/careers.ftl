# Un carné de pirata: lo que dan las partidas terminadas de alguien, sus rivales y los récords de un servidor.
# keys.py, command_key: command-*
# keys.py, button_key: button-*
# keys.py, key_of: animal-* animals-* card-fell-* card-of-* card-record-* card-unit-* select-*
# keys.py, option_key: option-*
# keys.py, refusal_key: refusal-*

command-card = carné
command-card-about = El carné de pirata: partidas y victorias, apuestas cumplidas, mejores rondas, rivales
option-card-player = persona
option-card-player-about = De quién es el carné; el tuyo si lo dejas vacío
menu-card = Carné de pirata

button-card = Mi carné
button-card-server = Contar solo este servidor
button-card-all = Todos mis servidores
button-card-private = Ocultarlo a los demás
button-card-public = Mostrarlo a los demás
button-card-records = Récords del servidor
button-card-animal = Otro animal
button-card-beside = Junto al mío
select-card-rival = Lado a lado con …
animals-0 = En el agua y en el aire
animals-1 = En tierra
select-card-of = Carné de pirata
card-of-server = solo este servidor
card-of-server-about = En un servidor los demás ven lo que jugaste allí
card-of-all = todos mis servidores
card-of-all-about = Los números de todos tus servidores, sin sus nombres
card-of-private = privado
card-of-private-about = Solo lo ves tú, y los demás carnés no te nombran

card-of = Carné de pirata: { $name }
card-games = { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
card-wins = { $count ->
        [0] ninguna victoria
        [one] { $count } victoria
       *[other] { $count } victorias
    }
card-unit-wins = { $count ->
        [one] victoria
       *[other] victorias
    }
card-unit-games = { $count ->
        [one] partida
       *[other] partidas
    }
card-alone = solo contra piratas virtuales: { $games }, { $wins }
card-best = mejor ronda: { $points }
card-met = apuestas cumplidas: { $met } de { $made } ({ $percent } %)
card-percent = { $percent } %
card-streak = seguidas: { $count }
card-prey = Presa favorita
card-nemesis = Bestia negra
card-ahead = por delante: { $ahead } de { $games }
card-behind = por detrás: { $behind } de { $games }
card-league = Rating de liga, { $game }
card-league-best = máximo: { $best }, partidas de liga: { $count }
card-daily = Reparto del día
card-days = { $count ->
        [one] { $count } día
       *[other] { $count } días
    }
card-all-servers = Números de todos los servidores de esta persona; los rivales son de este.
card-is-private = Este carné solo lo ves tú.
card-counts = Cuentan las partidas terminadas aquí que la misma persona jugó de la primera a la última carta.
card-animal = ¿Qué animal quieres ser? En las imágenes está junto a tu nombre, aquí y en todos los servidores. Si dos en una mesa tienen el mismo, quien llegó después muestra otro.
animal-octopus = Pulpo
animal-fish = Pez
animal-shark = Tiburón
animal-lobster = Langosta
animal-snail = Caracol
animal-frog = Rana
animal-crocodile = Cocodrilo
animal-penguin = Pingüino
animal-flamingo = Flamenco
animal-owl = Búho
animal-duck = Pato
animal-macaw = Guacamayo
animal-peacock = Pavo real
animal-bat = Murciélago
animal-butterfly = Mariposa
animal-bee = Abeja
animal-spider = Araña
animal-snake = Serpiente
animal-monkey = Mono
animal-elephant = Elefante
animal-giraffe = Jirafa
animal-rabbit = Conejo
animal-cat = Gato
animal-dog = Perro
animal-fox = Zorro
animal-lion = León
animal-tiger = Tigre
animal-pig = Cerdo
animal-hedgehog = Erizo
animal-ram = Carnero
animal-deer = Ciervo
animal-camel = Camello

card-beside = { $name } · { $other }
card-beside-games = Partidas en común
card-beside-ahead = Veces por delante
card-beside-wins = Victorias, todas las partidas
card-beside-best = Mejor ronda, { $game }
card-beside-met = Apuestas cumplidas, { $game }
card-beside-streak = Apuestas cumplidas seguidas
card-beside-all = Todas las partidas

card-records = Los récords de este servidor
card-records-none = Aún no hay récords. Salen de partidas terminadas por al menos dos personas.
card-record-round = más puntos en una ronda: **{ $value }**
card-record-streak = más apuestas cumplidas seguidas en una partida: **{ $value }**
card-record-length = la partida más larga, en jugadas: **{ $value }**
card-record-by = { $name }, [mesa { $table }]({ $link })
card-record-at = [mesa { $table }]({ $link })
card-someone = un carné privado
card-fell-round = Nuevo récord del servidor, puntos en una ronda: { $value }
card-fell-streak = Nuevo récord del servidor, apuestas cumplidas seguidas: { $value }
card-fell-length = Nuevo récord del servidor, partida más larga en jugadas: { $value }

button-season-mine = Mi temporada
season-games = Partidas
season-players = Piratas
season-best = Más puntos en una ronda
season-streak = Apuestas cumplidas seguidas
season-length = Partida más larga, en jugadas
season-rank = Puesto
season-rank-of = { $rank } de { $count }
season-points = Puntos
season-mine = Tu temporada: { $league }

refusal-card-none = { $name } aún no ha terminado ninguna partida aquí, así que no tiene carné.
card-none-yours = Aún no has terminado ninguna partida aquí. Después de la primera, tus cifras estarán aquí.
refusal-card-private = { $name } tiene el carné en privado.
refusal-card-of-bot = Ese usuario es un bot. Solo las personas tienen carné.
refusal-card-left = { $name } ya no está en este servidor, así que su carné no se muestra.
refusal-no-rival = { $name } y tú aún no tienen 3 partidas terminadas en común aquí. Después podrás comparar.
refusal-rival-yourself = Esa persona eres tú. Elige a otra persona para comparar.
refusal-season-none = No tienes partidas en esta liga, así que no hay nada que resumir para ti.
refusal-season-not-over = Esta liga aún no ha terminado. Tu temporada se resume al final.

privacy-cards = **Tu carné de pirata:** tu animal, si es privado, y qué partidas cuenta.
