# I consigli durante il gioco, e uno sguardo alla partita quando è finita.
# keys.py, button_key: button-*
# keys.py, refusal_key: refusal-*

button-advice = Tu che cosa giocheresti?
button-look-back = Rivedi le tue scelte
button-allow-advice = Permetti i consigli
button-forbid-advice = Niente consigli
post-advice = 🧭 Qui i consigli sono permessi: c’è un pulsante accanto alle tue carte.
done-advice-allowed = Adesso qui tutti possono chiedere consiglio.
done-advice-forbidden = A questo tavolo non ci sono più consigli.
advice-chances = Quanto è probabile centrare la tua dichiarazione con ogni carta:
advice-bids = Quanto è probabile centrare ogni dichiarazione, e quanti punti porta in media:
advice-points = I punti che puoi aspettarti da ogni scelta:
advice-only = Io farei così:
advice-how = Conta solo quello che vedi tu: ho giocato il resto molte volte, con carte che gli altri potrebbero avere.
advice-chance = { $move } – **{ $chance }%**
advice-bid = { $move } – **{ $chance }%**, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
advice-gain = { $move } – **{ $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }**
look-back-title = Le tue scelte: { $game }
look-back-about = Quelle che ti sono costate di più, in base a quello che vedevi in quel momento:
look-back-nothing = Nessuna delle tue scelte ti è costata molto.
look-back-line = { $moment }: { $move } è costato circa { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }. { $reason ->
        [took] { $better } avrebbe probabilmente vinto la presa.
        [took_as_well] Anche { $better } l’avrebbe probabilmente vinta.
        [ducked] { $better } avrebbe probabilmente lasciato la presa agli altri.
       *[none] Meglio { $better }.
    }
skullking-advised-bid = Dichiarare { $bid }
skullking-moment-bid = Mano { $round }, dichiarazione
skullking-moment-trick = Mano { $round }, presa { $trick }
playapirata-moment = Mano { $number }, turno { $turn }
playapirata-advised-lay = { $towels } su { $treasure }
refusal-no-advice-here = I consigli ci sono solo in Playa Pirata e nella prima edizione di Skull King, e mai nelle leghe.
refusal-advice-off = A questo tavolo non ci sono consigli. La prossima volta l’host può permetterli prima di distribuire le carte.
refusal-advice-not-now = Chiedi consiglio quando tocca a te dichiarare o giocare.
refusal-advice-coming = Sto ancora pensando alla tua ultima domanda.
refusal-advice-busy = In questo momento me lo chiedono in troppi. Riprova tra un minuto.
refusal-no-look-back = Puoi rivedere le tue scelte a partita finita, in Playa Pirata e nella prima edizione di Skull King.
