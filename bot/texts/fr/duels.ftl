# Duels: two people play the same three sealed deals, each alone.
# keys.py, key_of: duel-news-*
# keys.py, refusal_key: refusal-*

duel-call = 🤺 { $mention }, { $name } te défie en duel : { $game }, les trois mêmes parties scellées, chacun de son côté, dans les trois jours.
duel-about = Les trois mêmes parties scellées pour les deux, chacun de son côté contre des pirates virtuels. Jusqu’au { $at } ({ $ago }).
duel-progress = { $name } : { $done } sur { $deals }
duel-seals = Sceaux (SHA-256) : les cartes sont fixées, les graines viennent à la fin.
duel-trust = Jusqu’à la fin du duel, tes cartes et tes points sont visibles par toi uniquement. Une partie laissée est finie par un pirate virtuel ; une partie non commencée compte comme une partie faible.
duel-title = ### Duel avec { $name } · partie { $number } sur { $deals } · { $game }
duel-until = Jusqu’au { $at } ({ $ago })
duel-deal = Partie { $number }
duel-sum = Somme
duel-not-played = Pas encore jouée
duel-under-way = En cours
duel-done = Tes points : { $score }
duel-won = 🏆 **{ $name }** gagne le duel, { $own } à { $theirs }.
duel-won-deals = 🏆 **{ $name }** gagne le duel : égalité à { $own }, mais plus de parties gagnées.
duel-shared = 🤝 Duel nul, { $points } partout.
duel-result = { $name } { $score }
duel-missed = { $name } { $score } (pas finie)
duel-missed-short = pas finie
duel-parted = différentes après { $moves ->
        [one] 1 coup pareil
       *[other] { $moves } coups pareils
    }
duel-parted-never = jouées pareil jusqu’à la dernière carte
duel-news-accepted = 🤺 { $name } accepte ton défi : { $game }. Tes trois parties sont ouvertes jusqu’au { $at } ({ $ago }).
duel-news-finished = 🤺 { $name } a fini les { $deals } parties du duel ({ $game }). Les tiennes sont ouvertes jusqu’au { $at } ({ $ago }).
duel-news-decided = 🤺 Ton duel avec { $name } ({ $game }) est décidé.
button-duel-play = Jouer
button-duel-next = Jouer la partie { $number }
button-duel-deals = Toutes les parties
button-duel-longer = Trois jours de plus
button-duel-again = Encore un duel
button-duel-compare = Comparer
button-duel-channel = Vers le salon
button-duel-with = Duel : { $name }
mine-duel = { $game } · duel avec **{ $name }** : { $done } sur { $deals }.{ $until }
mine-duel-over = { $game } · duel avec **{ $name }** : décidé.
card-duels = Duels

refusal-duel-gone = Ce duel n’est plus conservé. Lance un nouveau défi : { COMMAND("tavern", "challenge") }
refusal-duel-over = Le temps de ce duel est écoulé : on ne peut plus y jouer. Le résultat arrive dans un instant.
refusal-duel-not-yours = Jusqu’à sa fin, ce duel n’est visible que pour les deux adversaires. Lance le tien : { COMMAND("tavern", "challenge") }
refusal-duel-longer = Tu as déjà demandé trois jours de plus. L’autre peut le faire une fois aussi.
