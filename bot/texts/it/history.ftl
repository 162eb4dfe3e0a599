# Che cosa è successo: il riepilogo, il registro, chi guarda, la partita da rivedere; e che cosa ha fatto ognuno.
# keys.py, key_of: action-*

recap-title = { $game } · che cosa è successo
recap-since-move = Dalla tua ultima mossa
recap-since-round = Dall’inizio dell’ultima mano
recap-nothing = Da allora non è successo niente: non ti manca nulla.
recap-earlier = … { $count ->
        [one] { $count } evento precedente
       *[other] { $count } eventi precedenti
    }
recap-awaited = ▸ Tocca a **{ $name }**.{ $until }
recap-your-turn = ▸ **Tocca a te.**{ $until }

log-title = { $game } · il registro
log-page = Pagina { $page } di { $pages }
log-empty = Qui non è ancora successo niente.
log-undone = { $count ->
        [one] { $name } ha annullato una mossa.
       *[other] { $name } ha annullato una mossa e quello che è seguito: { $count } mosse.
    }

spectator-about = Stai guardando: vedi quello che possono vedere tutti.
spectator-last = Le ultime cose successe

replay-title = { $game } · la partita, mossa per mossa
replay-dealt = Carte distribuite.
replay-hands = Che cosa ha in mano ognuno
replay-trick-before = Presa precedente
replay-trick-after = Presa successiva
replay-turn-before = Turno precedente
replay-turn-after = Turno successivo
replay-round-before = Mano precedente
replay-round-after = Mano successiva

## Che cosa ha fatto ognuno

action-by-nobody = Qualcuno
action-dealt = { $name } dà le carte.
action-left = { $other } lascia la partita; continua un pirata virtuale.
action-gone = { $other } non è più in questo server; continua un pirata virtuale.
action-replaced = { $name } dà il posto { $seat } a { $detail }, che sostituisce { $other }.
action-substituted = { $detail } entra come riserva per { $other }: il tempo era scaduto.
action-returned = { $name } è di nuovo al tavolo; { $other } non gioca più da riserva.
action-away = { $other } non c’è; al suo posto gioca un pirata virtuale.
action-back = { $other } è di nuovo al tavolo.
action-missed = Il tempo di { $other } è scaduto; questo turno lo gioca un pirata virtuale.
action-played-out = La giornata è finita: i pirati virtuali concludono questa partita.
action-ended = { $name } interrompe la partita.
action-lost = Mancavo da troppo tempo da questo server, quindi la partita è interrotta.
action-paused = { $name } mette in pausa la partita.
action-resumed = { $name } riprende la partita.
action-thawed = { $name } scongela il tavolo: la partita riprende.
action-pace = { $name } cambia il ritmo: { $detail }.
action-absence = { $name } cambia che cosa succede a tempo scaduto: { $detail }.
action-extended = { $name } dà più tempo: { $detail ->
        [one] { $detail } ora
       *[other] { $detail } ore
    }.
action-asked = { $name } propone di { $detail }.
action-declined = { $name } ha detto di no: { $detail }.
action-impossible = { $name } è d’accordo, ma non è più possibile: { $detail }.
action-moved = { $name } porta il tavolo in questo canale.
action-deleted = { $other } ha cancellato i suoi dati; continua un pirata virtuale.
