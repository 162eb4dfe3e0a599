# Was alle vorhersagen, die zuschauen.
# keys.py, button_key: button-*
# keys.py, refusal_key: refusal-*

predict-title = Vorhersagen
predict-about = Die anderen lesen es, sobald es feststeht: in Durchgang 1 mit der ersten Karte, später mit dem Ende des ersten Stichs. Was stimmt, zählt umso mehr, je weniger es gesagt haben.
predict-about-moves = Die anderen lesen es, sobald alle einmal gezogen haben. Was stimmt, zählt umso mehr, je weniger es gesagt haben.
predict-tick = Wen du auslässt, der schafft sie deiner Meinung nach nicht.
predict-select-bids = Wer schafft die Ansage?
predict-bid = Ansage { $bid }
predict-winner = Wer gewinnt das Spiel?
predict-bids = Wer schafft in Durchgang { $round } die Ansage?
predict-said = { $name }: { $names }
predict-you = Du sagst
predict-nobody = niemand
predict-captain = Der Kapitän 🤖
predict-points = Punkte bisher:
predict-seer = { $name }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
button-predictions = Vorhersagen
button-seers = Wahrsager
seers-title = 🔮 Wahrsager · { $name }
seers-about = Punkte für Vorhersagen beim Zuschauen, an Tischen, die fertig sind.
seers-none = Noch hat niemand an einem fertigen Tisch etwas vorhergesagt. Schau mit *Meine Karten* unter dem Tisch einem Spiel zu und sag, wer die Ansage schafft.
refusal-players-predict-nothing = Du spielst an diesem Tisch oder hast dort gespielt: Vorhersagen ist für alle, die nur zuschauen.
refusal-prediction-locked = Zu spät, das steht schon fest. Sobald die nächsten Ansagen offen sind, kannst du wieder vorhersagen.
