# What those who watch predict.
# keys.py, button_key: button-*
# keys.py, refusal_key: refusal-*

predict-title = Predictions
predict-about = It locks when the round’s first trick ends (in round 1, with the first card); then other spectators see it. The rarer a right answer, the more points it brings.
predict-about-moves = It locks once everyone has moved; then other spectators see it. The rarer a right answer, the more points it brings.
predict-tick = Leave out those who will miss.
predict-select-bids = Who meets their bid?
predict-bid = Bid { $bid }
predict-winner = Who wins the game?
predict-bids = Who meets their bid in round { $round }?
predict-said = { $name }: { $names }
predict-you = You say
predict-nobody = nobody
predict-captain = The Captain 🤖
predict-points = Points so far:
predict-seer = { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
button-predictions = Predictions
button-seers = Seers
seers-title = 🔮 Seers · { $name }
seers-about = Points for what spectators predicted, at finished tables.
seers-none = Nobody has predicted anything at a finished table yet. Watch a game with *My hand* under its post, and say who will meet their bids.
refusal-players-predict-nothing = Only spectators can predict, and you play at this table or have done so.
refusal-prediction-locked = Too late for this one. You can predict again once the next bids are revealed.
