# What those who watch predict.
# keys.py, button_key: button-*
# keys.py, refusal_key: refusal-*

predict-title = Predictions
predict-about = The others read it once it locks: with the first card of round 1, or later when a round’s first trick ends. A right answer is worth more, the fewer gave it.
predict-about-moves = The others read it once everyone has moved. A right answer is worth more, the fewer gave it.
predict-tick = Whoever you don’t tick misses, you say.
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
seers-about = Points for what those who watched predicted, at finished tables.
seers-none = Nobody has predicted anything at a finished table yet. Watch a game with *My hand* under its post, and say who will meet their bids.
refusal-players-predict-nothing = You play at this table, or did: predicting is for those who only watch.
refusal-prediction-locked = Too late, that has locked. When the next round’s bids are shown you can predict again.
