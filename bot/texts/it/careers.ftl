# Una tessera del pirata: che cosa danno le partite finite di qualcuno, i rivali e i record di un server.
# keys.py, command_key: command-*
# keys.py, button_key: button-*
# keys.py, key_of: animal-* animals-* card-fell-* card-of-* card-record-* card-unit-* select-*
# keys.py, option_key: option-*
# keys.py, refusal_key: refusal-*

command-card = tessera
command-card-about = La tessera del pirata: partite e vittorie, dichiarazioni centrate, mani migliori, rivali
option-card-player = persona
option-card-player-about = Di chi è la tessera; la tua se lasci vuoto
menu-card = Tessera del pirata

button-card = La mia tessera
button-card-server = Conta solo questo server
button-card-all = Conta tutti i miei server
button-card-private = Nascondila agli altri
button-card-public = Mostrala agli altri
button-card-records = Record del server
button-card-animal = Un altro animale
button-card-beside = Accanto alla mia
select-card-rival = Fianco a fianco con …
animals-0 = In acqua e in aria
animals-1 = Sulla terra
select-card-of = Tessera del pirata
card-of-server = solo questo server
card-of-server-about = In un server gli altri vedono che cosa hai giocato lì
card-of-all = tutti i miei server
card-of-all-about = I numeri di tutti i tuoi server, senza i loro nomi
card-of-private = privata
card-of-private-about = La vedi solo tu, e le altre tessere non ti nominano

card-of = Tessera del pirata: { $name }
card-games = { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }
card-wins = { $count ->
        [0] nessuna vittoria
        [one] { $count } vittoria
       *[other] { $count } vittorie
    }
card-unit-wins = { $count ->
        [one] vittoria
       *[other] vittorie
    }
card-unit-games = { $count ->
        [one] partita
       *[other] partite
    }
card-alone = contro soli pirati virtuali: { $games }, { $wins }
card-best = mano migliore: { $points }
card-met = dichiarazioni centrate: { $met } su { $made } ({ $percent }%)
card-percent = { $percent }%
card-streak = di fila: { $count }
card-prey = Preda preferita
card-nemesis = Bestia nera
card-ahead = davanti: { $ahead } su { $games }
card-behind = dietro: { $behind } su { $games }
card-league = Rating di lega, { $game }
card-league-best = massimo: { $best }, partite di lega: { $count }
card-daily = Smazzata del giorno
card-days = { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }
card-all-servers = Numeri di tutti i server di questa persona; i rivali sono di questo.
card-is-private = Questa tessera la vedi solo tu.
card-counts = Contano le partite finite qui che la stessa persona ha giocato dalla prima all’ultima carta.
card-animal = Che animale vuoi essere? Nelle immagini sta accanto al tuo nome, qui e in ogni server. Se due a un tavolo hanno lo stesso, chi è arrivato dopo ne mostra un altro.
animal-octopus = Polpo
animal-fish = Pesce
animal-shark = Squalo
animal-lobster = Aragosta
animal-snail = Lumaca
animal-frog = Rana
animal-crocodile = Coccodrillo
animal-penguin = Pinguino
animal-flamingo = Fenicottero
animal-owl = Gufo
animal-duck = Anatra
animal-macaw = Ara
animal-peacock = Pavone
animal-bat = Pipistrello
animal-butterfly = Farfalla
animal-bee = Ape
animal-spider = Ragno
animal-snake = Serpente
animal-monkey = Scimmia
animal-elephant = Elefante
animal-giraffe = Giraffa
animal-rabbit = Coniglio
animal-cat = Gatto
animal-dog = Cane
animal-fox = Volpe
animal-lion = Leone
animal-tiger = Tigre
animal-pig = Maiale
animal-hedgehog = Riccio
animal-ram = Ariete
animal-deer = Cervo
animal-camel = Cammello

card-beside = { $name } · { $other }
card-beside-games = Partite insieme
card-beside-ahead = Volte davanti
card-beside-wins = Vittorie, tutte le partite
card-beside-best = Mano migliore, { $game }
card-beside-met = Dichiarazioni centrate, { $game }
card-beside-streak = Dichiarazioni centrate di fila
card-beside-all = Tutte le partite

card-records = I record di questo server
card-records-none = Ancora nessun record. Vengono da partite finite da almeno due persone.
card-record-round = più punti in una mano: **{ $value }**
card-record-streak = più dichiarazioni centrate di fila in una partita: **{ $value }**
card-record-length = la partita più lunga, in mosse: **{ $value }**
card-record-by = { $name }, [tavolo { $table }]({ $link })
card-record-at = [tavolo { $table }]({ $link })
card-someone = una tessera privata
card-fell-round = Nuovo record del server, punti in una mano: { $value }
card-fell-streak = Nuovo record del server, dichiarazioni centrate di fila: { $value }
card-fell-length = Nuovo record del server, partita più lunga in mosse: { $value }

button-season-mine = La mia stagione
season-games = Partite
season-players = Pirati
season-best = Più punti in una mano
season-streak = Dichiarazioni centrate di fila
season-length = Partita più lunga, in mosse
season-rank = Posizione
season-rank-of = { $rank } su { $count }
season-points = Punti
season-mine = La tua stagione: { $league }

refusal-card-none = { $name } qui non ha ancora finito una partita: la tessera non c’è ancora.
card-none-yours = Qui non hai ancora finito una partita. Dopo la prima, qui troverai i tuoi numeri.
refusal-card-private = { $name } tiene privata la sua tessera.
refusal-card-of-bot = Questo utente è un bot. La tessera ce l’hanno solo le persone.
refusal-card-left = { $name } non è più in questo server: quindi non mostro la tessera.
refusal-no-rival = Tu e { $name } qui non avete ancora finito 3 partite insieme. Dopo potrai confrontarti.
refusal-rival-yourself = Quella persona sei tu. Scegli qualcun altro per il confronto.
refusal-season-none = Non hai partite in questa lega: per te non c’è niente da riassumere.
refusal-season-not-over = Questa lega non è finita. La tua stagione si riassume alla fine.

privacy-cards = **La tua tessera del pirata:** il tuo animale, se è privata, e quali partite conta.
