# Los pronósticos de quienes miran.
# keys.py, button_key: button-*
# keys.py, refusal_key: refusal-*

predict-title = Pronósticos
predict-about = Los demás los leen cuando quedan fijados: con la primera carta de la ronda 1, después al final de la primera baza. Un acierto vale más cuanta menos gente lo haya dicho.
predict-about-moves = Los demás lo leen cuando todos hayan hecho una jugada. Un acierto vale más cuanta menos gente lo haya dicho.
predict-tick = Quien no elijas, según tú, no la cumple.
predict-select-bids = ¿Quién cumple su apuesta?
predict-bid = Apuesta: { $bid }
predict-winner = ¿Quién gana la partida?
predict-bids = ¿Quién cumple su apuesta en la ronda { $round }?
predict-said = { $name }: { $names }
predict-you = Tú dices
predict-nobody = nadie
predict-captain = El Capitán 🤖
predict-points = Puntos hasta ahora:
predict-seer = { $name }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
button-predictions = Pronósticos
button-seers = Adivinos
seers-title = 🔮 Adivinos · { $name }
seers-about = Los puntos de los pronósticos hechos mirando, en mesas terminadas.
seers-none = Nadie ha pronosticado aún nada en una mesa terminada. Mira una partida con *Mis cartas* debajo de su mensaje y di quién cumplirá su apuesta.
refusal-players-predict-nothing = Juegas en esta mesa, o jugaste: los pronósticos son para quien solo mira.
refusal-prediction-locked = Demasiado tarde, ya está fijado. Cuando se vean las próximas apuestas podrás pronosticar de nuevo.
