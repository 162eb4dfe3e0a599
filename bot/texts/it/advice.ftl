# I consigli durante il gioco, e uno sguardo alla partita quando è finita.
# keys.py, button_key: button-*
# keys.py, refusal_key: refusal-*

button-advice = Tu che cosa giocheresti?
button-look-back = Rivedi le tue scelte
button-allow-advice = Permetti i consigli
button-forbid-advice = Niente consigli
post-advice = 🧠 Qui i consigli sono permessi: c’è un pulsante accanto alle tue carte.
done-advice-allowed = Adesso qui tutti possono chiedere consiglio.
done-advice-forbidden = A questo tavolo non ci sono più consigli.
advice-chances = { $game ->
        [corsari] Quanto è probabile vincere con ogni scelta:
        [hollander] Quanto è probabile vincere con ogni scelta:
       *[other] Quanto è probabile centrare la tua dichiarazione con ogni carta:
    }
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
look-back-nothing = Questa volta nessuna scelta spicca.
look-back-best = La tua scelta migliore
look-back-best-line = { $move } valeva circa { $points } punti più di { $other }, la scelta abituale.
look-back-hardest = La tua scelta giusta più difficile
look-back-hardest-line = { $others ->
        [one] { $move } era la scelta giusta: l’altra sarebbe costata almeno { $points } punti.
       *[other] Una sola scelta giusta, { $move }: ognuna delle altre { $others } sarebbe costata almeno { $points } punti.
    }
look-back-given-away = Rispetto al capitano al tuo posto hai perso circa { $points } punti per scelta; il nostromo ne avrebbe persi { $bosun }.
look-back-none-given = Al tuo posto, il capitano non avrebbe scelto meglio.
look-back-how = { $game ->
        [corsari] { advice-how } Un punto è l’1% di probabilità di vincere.
        [hollander] { advice-how } Un punto è l’1% di probabilità di vincere.
       *[other] { advice-how }
    }
look-back-lesson = Una cosa da imparare
look-back-lesson-line = { $move } è costato circa { $points } punti. { $reason ->
        [takes] { $better } avrebbe probabilmente vinto la presa, e te ne serviva ancora una.
        [leaves] { $better } avrebbe probabilmente lasciato la presa agli altri: non ti serviva.
        [waits] { $better } avrebbe lasciato questa presa agli altri, e { $move } ti restava per una migliore.
        [takes_keeps] Anche { $better } avrebbe probabilmente vinto la presa, e { $move } ti restava per dopo.
        [takes_sheds] Anche { $better } avrebbe probabilmente vinto la presa, e dopo non può dartene una di troppo.
        [leaves_keeps] Anche { $better } avrebbe probabilmente lasciato la presa agli altri, e { $move } ti restava per dopo.
        [leaves_sheds] Anche { $better } avrebbe probabilmente lasciato la presa agli altri, e dopo non può dartene una di troppo.
        [likelier] Con { $better } centri la tua dichiarazione in circa { $chance } casi su 100, con { $move } in { $less }.
        [pays] Con { $better } centri la tua dichiarazione meno spesso ({ $chance } casi su 100 invece di { $less }), ma porta più punti.
        [bid_likelier] { $better } riesce in circa { $chance } casi su 100, { $move } in { $less }.
        [bid_pays] { $better } riesce meno spesso ({ $chance } casi su 100 invece di { $less }), ma porta di più.
        [keeps] Con { $better } quel tesoro è tuo alla fine in circa { $chance } casi su 100, con { $move } in { $less }.
        [lost] Così il tesoro ti resta solo in circa { $less } casi su 100. Meglio { $better }.
        [towels] Con { $better } ti restano più teli, e ognuno vale un punto alla fine.
        [stops] Dopo { $better }, chi viene dopo deve prendere il mazzo di gioco in circa { $chance } casi su 100, dopo { $move } in { $less }.
        [spared] Dopo { $better } devi prendere il mazzo di gioco al tuo prossimo turno in circa { $chance } casi su 100, dopo { $move } in { $less }.
        [unbeaten] Con { $better } salpi senza andare sotto in circa { $chance } casi su 100, con { $move } in { $less }.
        [sunk] Con { $better } vai sotto in circa { $chance } casi su 100, con { $move } in { $less }.
        [fewer] Con { $better } prendi in media meno carte penalità.
       *[none] Meglio { $better }.
    }
button-share-moment = Condividi il momento
share-moment-about = Dove pubblico questo momento? Non menziono nessuno.
skullking-advised-bid = Dichiarare { $bid }
skullking-advised-discard = Scartare { $cards }
skullking-advised-lead = { $name } apre la prossima presa
skullking-moment-bid = Mano { $round }, dichiarazione
skullking-moment-trick = Mano { $round }, presa { $trick }
playapirata-moment = Mano { $number }, turno { $turn }
playapirata-advised-lay = { $towels } su { $treasure }
corsari-moment = Manche { $number }, turno { $turn }
corsari-advised-discard = Scartare { $card }
corsari-advised-sail = Salpare con { $limit } scartando { $card }
hollander-moment = Giocata { $number }
refusal-no-advice-here = Nelle leghe non ci sono consigli.
refusal-advice-off = A questo tavolo non ci sono consigli. La prossima volta l’host può permetterli prima di distribuire le carte.
refusal-advice-not-now = Chiedi consiglio quando tocca a te dichiarare o giocare.
refusal-advice-coming = Sto ancora pensando alla tua ultima domanda.
refusal-advice-busy = In questo momento me lo chiedono in troppi. Riprova tra un minuto.
refusal-no-look-back = Puoi rivedere le tue scelte a partita finita.
