# Le jeu équitable dans les ligues : ce qui compte, et pour qui.

## Des résultats joués par les personnes elles-mêmes

select-computer-seats = Sièges des pirates virtuels
computer-seats-none = aucun point
computer-seats-none-about = 0 point, rien pour la cote, les autres avancent d’une place
computer-seats-forfeit = forfait
computer-seats-forfeit-about = Compte comme un forfait de la personne absente
computer-seats-points = points
computer-seats-points-about = La personne absente reçoit ce que le pirate virtuel a obtenu
league-computer-seats-none = Qui est absent à la fin, ou laisse un pirate virtuel jouer la plupart de ses coups, n’a aucun point et rien pour la cote ; les autres avancent d’une place.
league-computer-seats-forfeit = Qui est absent à la fin, ou laisse un pirate virtuel jouer la plupart de ses coups, perd par forfait.
league-computer-seats-points = Qui est absent reçoit les points qu’un pirate virtuel obtient, mais rien pour la cote.
founding-to-fair = Suite : jeu équitable
founding-back-to-league = Retour : réglages de la ligue
match-by-computer = { $name } 💤 (un pirate virtuel a joué)
match-shared = { $name } ({ $other } : { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    })
