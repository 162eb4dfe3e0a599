# Les pronostics de celles et ceux qui regardent.
# keys.py, button_key: button-*
# keys.py, refusal_key: refusal-*

predict-title = Pronostics
predict-about = Les autres les lisent une fois figés : à la première carte de la manche 1, ensuite à la fin du premier pli. Une bonne réponse vaut d’autant plus que peu de monde l’a donnée.
predict-about-moves = Les autres le lisent une fois que tout le monde a joué un coup. Une bonne réponse vaut d’autant plus que peu de monde l’a donnée.
predict-tick = Laisse de côté les personnes qui, selon toi, rateront leur annonce.
predict-select-bids = Qui réussit son annonce ?
predict-bid = Annonce : { $bid }
predict-winner = Qui gagne la partie ?
predict-bids = Qui réussit son annonce à la manche { $round } ?
predict-said = { $name } : { $names }
predict-you = Tu dis
predict-nobody = personne
predict-captain = Le Capitaine 🤖
predict-points = Points jusqu’ici :
predict-seer = { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
button-predictions = Pronostics
button-seers = Devins
seers-title = 🔮 Devins · { $name }
seers-about = Les points des pronostics faits en regardant, aux tables finies.
seers-none = Personne n’a encore rien pronostiqué à une table finie. Regarde une partie avec *Ma main* sous son message, et dis qui va réussir son annonce.
refusal-players-predict-nothing = Tu joues à cette table, ou tu y as joué : les pronostics sont pour qui ne fait que regarder.
refusal-prediction-locked = Trop tard, c’est figé. Quand les prochaines annonces seront montrées, tu pourras de nouveau pronostiquer.
