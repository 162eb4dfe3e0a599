# I pronostici di chi guarda.
# keys.py, button_key: button-*
# keys.py, refusal_key: refusal-*

predict-title = Pronostici
predict-about = Gli altri li leggono quando non si possono più cambiare: con la prima carta della mano 1, poi alla fine della prima presa. Più una risposta giusta è rara, più punti porta.
predict-about-moves = Gli altri lo leggono quando tutti hanno fatto una mossa. Una risposta giusta vale di più se l’hanno data in pochi.
predict-tick = Chi lasci fuori, secondo te, la manca.
predict-select-bids = Chi centra la sua dichiarazione?
predict-bid = Dichiarazione: { $bid }
predict-winner = Chi vince la partita?
predict-bids = Chi centra la sua dichiarazione nella mano { $round }?
predict-said = { $name }: { $names }
predict-you = Tu dici
predict-nobody = nessuno
predict-captain = Il Capitano 🤖
predict-points = Punti finora:
predict-seer = { $name }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
button-predictions = Pronostici
button-seers = Indovini
seers-title = 🔮 Indovini · { $name }
seers-about = I punti dei pronostici fatti guardando, ai tavoli finiti.
seers-none = Nessuno ha ancora fatto pronostici a un tavolo finito. Guarda una partita con *Le mie carte* sotto il suo messaggio, e di’ chi centrerà la sua dichiarazione.
refusal-players-predict-nothing = Giochi a questo tavolo, o ci hai giocato: i pronostici sono per chi guarda soltanto.
refusal-prediction-locked = Troppo tardi: per questa mano i pronostici sono chiusi. Quando si vedranno le prossime dichiarazioni potrai fare di nuovo un pronostico.
