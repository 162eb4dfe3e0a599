# Che cosa è successo: il riepilogo, il registro, chi guarda, la partita da rivedere; e che cosa ha fatto ognuno.

recap-title = { $game } · che cosa è successo
recap-since-move = Dalla tua ultima mossa
recap-since-round = Dall’inizio dell’ultima mano
recap-nothing = Da allora non è successo niente. Non ti sei perso nulla.
recap-earlier = … { $count } prima
recap-awaited = ▸ Tocca a **{ $name }**.{ $until }
recap-your-turn = ▸ **Tocca a te.**{ $until }

log-title = { $game } · il registro
log-page = Pagina { $page } di { $pages }
log-empty = Qui non è ancora successo niente.
log-undone = { $count ->
        [one] L’ultima mossa di { $name } è stata ritirata.
       *[other] L’ultima mossa di { $name } è stata ritirata, con quello che è seguito: { $count } mosse.
    }

spectator-about = Stai guardando: vedi quello che possono vedere tutti.
spectator-last = Le ultime cose successe

replay-title = { $game } · mossa per mossa
replay-dealt = Le carte sono date.
replay-hands = Che cosa ha in mano ognuno
replay-round-before = Mano precedente
replay-round-after = Mano successiva

## Che cosa ha fatto ognuno

action-by-nobody = qualcuno
action-dealt = { $name } dà le carte.
action-left = { $other } lascia il tavolo; continua un pirata virtuale.
action-gone = { $other } non è più in questo server; continua un pirata virtuale.
action-replaced = { $name } dà il posto { $seat } a { $detail }; { $other } si alza.
action-substituted = { $detail } prende il posto di { $other }: il tempo era scaduto.
action-away = { $other } non c’è; al suo posto gioca un pirata virtuale.
action-back = { $other } è di nuovo al tavolo.
action-missed = Il tempo di { $other } è scaduto; questo turno lo gioca un pirata virtuale.
action-ended = { $name } chiude il tavolo.
action-paused = { $name } mette in pausa la partita.
action-resumed = { $name } fa riprendere la partita.
action-thawed = { $name } scongela il tavolo: si riprende a giocare.
action-pace = { $name } cambia il ritmo: { $detail }.
action-absence = { $name } cambia che cosa succede a tempo scaduto: { $detail }.
action-extended = { $name } concede più tempo: { $detail ->
        [one] un’ora
       *[other] { $detail } ore
    }.
action-asked = { $name } vorrebbe { $detail }.
action-declined = { $name } preferisce non { $detail }.
action-moved = { $name } porta il tavolo in questo canale.
action-deleted = { $other } ha fatto cancellare tutto; continua un pirata virtuale.
