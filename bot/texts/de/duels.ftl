# Duels: two people play the same three sealed deals, each alone.
# keys.py, key_of: duel-news-*
# keys.py, refusal_key: refusal-*

duel-call = 🤺 { $mention }, { $name } fordert dich zum Duell heraus: { $game }, dieselben drei versiegelten Partien, jede Person für sich, innerhalb von drei Tagen.
duel-about = Dieselben drei versiegelten Partien für beide, jede Person für sich gegen Computerpiraten. Offen bis zum { $at } ({ $ago }).
duel-progress = { $name }: { $done } von { $deals }
duel-seals = Siegel (SHA-256): Die Karten stehen fest, die Seeds folgen am Ende.
duel-trust = Bis zur Entscheidung siehst nur du deine Karten und Punkte. Eine angefangene Partie spielt ein Computerpirat zu Ende; eine nicht begonnene zählt wie eine schwache.
duel-title = ### Duell mit { $name } · Partie { $number } von { $deals } · { $game }
duel-until = Offen bis zum { $at } ({ $ago })
duel-deal = Partie { $number }
duel-sum = Summe
duel-not-played = Noch nicht gespielt
duel-under-way = Angefangen
duel-done = Deine Punkte: { $score }
duel-won = 🏆 **{ $name }** gewinnt das Duell, { $own } zu { $theirs }.
duel-won-deals = 🏆 **{ $name }** gewinnt das Duell: gleich viele Punkte ({ $own }), aber mehr bessere Partien.
duel-shared = 🤝 Das Duell endet unentschieden, beide mit { $points }.
duel-result = { $name } { $score }
duel-missed = { $name } { $score } (nicht beendet)
duel-missed-short = nicht beendet
duel-parted = nach { $moves ->
        [one] 1 gleichen Zug
       *[other] { $moves } gleichen Zügen
    } ging es auseinander
duel-parted-never = bis zur letzten Karte gleich gespielt
duel-news-accepted = 🤺 { $name } nimmt deine Herausforderung an: { $game }. Deine drei Partien sind offen bis zum { $at } ({ $ago }).
duel-news-finished = 🤺 { $name } hat in eurem Duell ({ $game }) alle { $deals } Partien beendet. Deine sind offen bis zum { $at } ({ $ago }).
duel-news-decided = 🤺 Dein Duell mit { $name } ({ $game }) ist entschieden.
button-duel-play = Spielen
button-duel-next = Partie { $number } spielen
button-duel-deals = Alle Partien
button-duel-longer = Drei Tage mehr
button-duel-again = Noch ein Duell
button-duel-compare = Vergleichen
button-duel-channel = Zum Kanal
button-duel-with = Duell: { $name }
mine-duel = { $game } · Duell mit **{ $name }**: { $done } von { $deals } Partien beendet.{ $until }
mine-duel-over = { $game } · Duell mit **{ $name }**: entschieden.
card-duels = Duelle

refusal-duel-gone = Dieses Duell ist nicht mehr gespeichert. Fordere neu heraus: { COMMAND("tavern", "challenge") }
refusal-duel-over = Die Zeit dieses Duells ist um: Du kannst keine Partie mehr spielen. Das Ergebnis folgt gleich.
refusal-duel-not-yours = Dieses Duell sehen bis zur Entscheidung nur die beiden selbst. Fordere selbst jemanden heraus: { COMMAND("tavern", "challenge") }
refusal-duel-longer = Du hast schon um drei Tage mehr gebeten. Die andere Seite kann das auch noch einmal.
