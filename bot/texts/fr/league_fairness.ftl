# Le jeu équitable dans les ligues : ce qui compte, et pour qui.

## Des résultats joués par les personnes elles-mêmes

select-credit = Sièges des pirates virtuels
credit-none = aucun point
credit-none-about = 0 point, rien pour la cote, les autres avancent d’une place
credit-forfeit = forfait
credit-forfeit-about = Qui n’est pas là perd par forfait
credit-points = points
credit-points-about = Qui n’est pas là reçoit ce que le pirate virtuel obtient
league-computer-seats-none = Qui n’est pas là à la fin, ou laisse un pirate virtuel jouer la plupart de ses coups, n’a aucun point et rien pour la cote ; les autres avancent d’une place.
league-computer-seats-forfeit = Qui n’est pas là à la fin, ou laisse un pirate virtuel jouer la plupart de ses coups, perd par forfait.
league-computer-seats-points = Qui n’est pas là reçoit les points qu’un pirate virtuel obtient, mais rien pour la cote.
founding-to-fair = Suite : jeu équitable
founding-back-to-league = Retour : réglages de la ligue
match-by-computer = { $name } 💤 (un pirate virtuel a joué)
match-shared = { $name } ({ $other } : { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    })
