# Ein Piratenpass: was jemandes beendete Partien ergeben, die Rivalen und die Rekorde eines Servers.
# keys.py, command_key: command-*
# keys.py, button_key: button-*
# keys.py, key_of: animal-* animals-* card-fell-* card-of-* card-record-* card-unit-* select-*
# keys.py, option_key: option-*
# keys.py, refusal_key: refusal-*

command-card = piratenpass
command-card-about = Ein Piratenpass: Partien und Siege, geschaffte Ansagen, beste Durchgänge, Rivalen
option-card-player = person
option-card-player-about = Wessen Piratenpass; leer: deiner
menu-card = Piratenpass

button-card = Mein Piratenpass
button-card-server = Nur Partien von hier
button-card-all = Partien all meiner Server
button-card-private = Vor anderen verbergen
button-card-public = Anderen zeigen
button-card-records = Rekorde des Servers
button-card-animal = Ein anderes Tier
button-card-beside = Neben meinem
select-card-rival = Nebeneinander mit …
animals-0 = Im Wasser und in der Luft
animals-1 = An Land
select-card-of = Piratenpass
card-of-server = Partien auf diesem Server
card-of-server-about = Auf einem Server sieht man, was du dort gespielt hast
card-of-all = Partien aller Server
card-of-all-about = Zahlen aus all deinen Servern, ohne deren Namen
card-of-private = privat
card-of-private-about = Nur du siehst ihn, und andere Pässe nennen dich nicht

card-of = Piratenpass von { $name }
card-games = { $count ->
        [one] 1 Partie
       *[other] { $count } Partien
    }
card-wins = { $count ->
        [0] kein Sieg
        [one] 1 Sieg
       *[other] { $count } Siege
    }
card-unit-wins = { $count ->
        [one] Sieg
       *[other] Siege
    }
card-unit-games = { $count ->
        [one] Partie
       *[other] Partien
    }
card-alone = allein gegen Computerpiraten: { $games }, { $wins }
card-best = bester Durchgang: { $points }
card-met = Ansagen geschafft: { $met } von { $made } ({ $percent } %)
card-percent = { $percent } %
card-streak = am Stück: { $count }
card-prey = Liebste Beute
card-nemesis = Angstgegner
card-ahead = vorn: { $ahead } von { $games }
card-behind = hinten: { $behind } von { $games }
card-league = Spielstärke in Ligen, { $game }
card-league-best = Höchststand: { $best }, Ligapartien: { $count }
card-daily = Blatt des Tages
card-days = { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
card-all-servers = Zahlen aus allen Servern dieser Person; die Rivalen sind von diesem.
card-is-private = Diesen Pass siehst nur du.
card-counts = Gezählt werden beendete Partien von hier, die eine Person von Anfang bis Ende gespielt hat.
card-animal = Welches Tier willst du sein? Es steht in Bildern neben deinem Namen, hier und auf jedem Server. Haben zwei an einem Tisch dasselbe, zeigt ein anderes, wer später dazugekommen ist.
animal-octopus = Krake
animal-fish = Fisch
animal-shark = Hai
animal-lobster = Hummer
animal-snail = Schnecke
animal-frog = Frosch
animal-crocodile = Krokodil
animal-penguin = Pinguin
animal-flamingo = Flamingo
animal-owl = Eule
animal-duck = Ente
animal-macaw = Ara
animal-peacock = Pfau
animal-bat = Fledermaus
animal-butterfly = Schmetterling
animal-bee = Biene
animal-spider = Spinne
animal-snake = Schlange
animal-monkey = Affe
animal-elephant = Elefant
animal-giraffe = Giraffe
animal-rabbit = Kaninchen
animal-cat = Katze
animal-dog = Hund
animal-fox = Fuchs
animal-lion = Löwe
animal-tiger = Tiger
animal-pig = Schwein
animal-hedgehog = Igel
animal-ram = Widder
animal-deer = Hirsch
animal-camel = Kamel

card-beside = { $name } · { $other }
card-beside-games = Gemeinsame Partien
card-beside-ahead = Weiter vorn gelandet
card-beside-wins = Siege, alle Partien
card-beside-best = Bester Durchgang, { $game }
card-beside-met = Ansagen geschafft, { $game }
card-beside-streak = Ansagen am Stück geschafft
card-beside-all = Alle Partien

card-records = Rekorde auf diesem Server
card-records-none = Noch keine Rekorde. Sie kommen aus beendeten Partien von mindestens zwei Personen.
card-record-round = meiste Punkte in einem Durchgang: **{ $value }**
card-record-streak = meiste geschaffte Ansagen am Stück in einer Partie: **{ $value }**
card-record-length = längste Partie, in Zügen: **{ $value }**
card-record-by = { $name }, [Tisch { $table }]({ $link })
card-record-at = [Tisch { $table }]({ $link })
card-someone = jemand mit privatem Pass
card-fell-round = Neuer Rekord auf diesem Server, Punkte in einem Durchgang: { $value }
card-fell-streak = Neuer Rekord auf diesem Server, geschaffte Ansagen am Stück: { $value }
card-fell-length = Neuer Rekord auf diesem Server, längste Partie in Zügen: { $value }

button-season-mine = Meine Saison
season-games = Partien
season-players = Leute
season-best = Meiste Punkte in einem Durchgang
season-streak = Meiste Ansagen am Stück geschafft
season-length = Längste Partie, in Zügen
season-rank = Platz
season-rank-of = { $rank } von { $count }
season-points = Punkte
season-mine = Deine Saison: { $league }

refusal-card-none = { $name } hat hier noch keine Partie beendet und hat deshalb noch keinen Piratenpass.
card-none-yours = Du hast hier noch keine Partie beendet. Nach der ersten stehen hier deine Zahlen.
refusal-card-private = { $name } zeigt den Piratenpass nicht.
refusal-card-of-bot = Das ist ein Bot. Einen Piratenpass haben nur Menschen.
refusal-card-left = { $name } ist nicht mehr auf diesem Server, deshalb wird der Piratenpass nicht gezeigt.
refusal-no-rival = Du und { $name } habt hier noch keine 3 Partien zusammen beendet. Danach könnt ihr euch vergleichen.
refusal-rival-yourself = Das bist du. Wähl jemand anders zum Vergleichen.
refusal-season-none = Du hast keine Partie in dieser Liga, deshalb gibt es für dich nichts zusammenzufassen.
refusal-season-not-over = Diese Liga läuft noch. Deine Saison wird an ihrem Ende zusammengefasst.

privacy-cards = **Dein Piratenpass:** dein Tier, ob er privat ist, und welche Partien er zählt.
