# Il tempo e le persone: ritmi, scadenze, richiami, pause, assenze, e ciò che il tavolo decide insieme.
# keys.py, button_key: button-*
# keys.py, key_of: absence-* pace-* proposal-what-* select-*
# keys.py, refusal_key: refusal-*

## I ritmi, e che cosa succede quando il tempo scade

select-pace = Ritmo
pace-none = senza scadenza
pace-none-about = Nessuno mette fretta a nessuno
pace-live = in tempo reale
pace-live-about = 5 minuti per turno, poi 1 minuto in più
pace-daily = giornaliero
pace-daily-about = 1 giorno per turno, poi 4 ore in più
pace-relaxed = con calma
pace-relaxed-about = 3 giorni per turno, poi 12 ore in più
pace-bank = scorta di tempo
pace-bank-about = Alcuni giorni a testa per tutta la partita, 2 ore in più a ogni turno; poi 1 ora per turno
pace-bank-of = scorta di tempo di { $count } giorni
select-bank = Scorta di tempo
bank-days = { $count } giorni
bank-own = La tua scorta di tempo: { $hours }, e 2 ore in più a ogni turno.
bank-hours = { $hours } h
select-extend = Più tempo
select-absence = A tempo scaduto
absence-move = pirata virtuale, un turno
absence-move-about = Un pirata virtuale gioca solo questo turno; dopo tre di fila prende il posto
absence-seat = un pirata resta
absence-seat-about = Un pirata virtuale tiene il posto finché chi ci giocava non torna
absence-substitute = una riserva
absence-substitute-about = Il posto va a chi si è offerto come riserva; se non c’è nessuno, a un pirata virtuale
absence-host = avviso all’host
absence-host-about = Da solo non succede niente; decide l’host

## Al tavolo

until = { " " }Scadenza: { $at } ({ $ago }).
post-due = ⏳ { $name }: { $ago }
post-paused = ⏸ Partita messa in pausa { $ago }. Per continuare: *Altro*, poi *Riprendi*.
post-paused-league = ⏸ Partita messa in pausa { $ago } da chi modera la lega, che la riprende con { COMMAND("tavern", "tables") }. Oppure *Altro*, poi *Riprendi*: si continua quando siete tutti d’accordo.
post-rests = ⏸ La lega è in pausa: nessuna scadenza corre, e si può ancora giocare.
post-round-ends = Fine della giornata: { $at } ({ $ago }).
post-round-ends-cut = Fine della giornata: { $at } ({ $ago }). Poi un turno ha al massimo 2 giorni.
post-lost = ⏸ Non sono più nel server di questa partita. Resta in attesa finché non mi aggiungono di nuovo.
post-played-out = 🏁 La giornata è finita: i pirati virtuali concludono questa partita.
hand-played-out = Questa mossa è ancora tua.
post-left = Posto { $seat }: { $name } ha lasciato la partita, ha continuato un pirata virtuale.
post-replaced = Posto { $seat }: { $by } ha sostituito { $name }.

## Richiami

nudge = { $mentions }: è il momento di giocare a { $game }.{ $until }
lead-turn = Tocca a { $name }.{ $until }
nudge-half = { $mentions }: metà del tempo è passata, e a { $game } si aspetta ancora una mossa.{ $until }
nudge-last = { $mentions }: a { $game } il tempo è scaduto, ma c’è ancora un piccolo recupero.{ $until }
nudge-expired = { $host }: tempo scaduto per { $names }. Dai più tempo o sostituisci qualcuno: premi *Altro*, o scrivi { COMMAND("table", "manage") }.
away = Un pirata virtuale gioca al posto tuo a [{ $game }]({ $link }), perché il tuo tempo era scaduto. Il posto e le carte restano tuoi.
subbing-in = { $substitute } gioca da riserva per { $away }. { $away }, se torni prima che { $substitute } abbia giocato, il posto è di nuovo tuo.
subbing-in-for-good = { $substitute } gioca da riserva per { $away }.

## Ciò che il tavolo decide insieme

proposal = **{ $name }** propone di { $what }. { $mentions }, d’accordo? Si fa appena tutti dicono di sì.
proposal-declined = **{ $name }** ha detto di no: { $what }.
proposal-impossible = Non è più possibile: { $what }.
proposal-what-undo = annullare una mossa e tutto quello che è venuto dopo
proposal-what-pause = mettere in pausa la partita
proposal-what-resume = riprendere la partita
proposal-what-pace = cambiare ritmo: { $pace }
proposal-what-rematch = giocare ancora, con le stesse persone agli stessi posti

## Pulsanti e risposte

button-pause = Pausa
button-resume = Riprendi
button-recap = Che cosa è successo?
button-log = Registro
button-replay = Rivedi la partita
button-rematch = Rivincita
button-take-back = Riprendi il mio posto
button-im-back = Eccomi di nuovo
button-offer = Offriti come riserva
button-withdraw = Ritira la mia offerta
button-to-table = Vai al tavolo
button-agree = D’accordo
button-decline = Meglio di no
done-paused = La partita è in pausa. Il tempo è fermo per tutti.
done-resumed = Si riprende a giocare.
done-pace = Il ritmo è cambiato.
done-extended = { $hours ->
        [one] Per tutte le mosse attese c’è { $hours } ora in più.
       *[other] Per tutte le mosse attese ci sono { $hours } ore in più.
    }
done-rematch = Carte distribuite.
done-asked = Ho chiesto agli altri. Si fa appena tutti dicono di sì.
done-agreed = Hai detto di sì. Si fa appena lo dicono tutti.
done-agreed-all = Tutti d’accordo: fatto!
done-back = Eccoti di nuovo! Il posto è tuo.
done-offered = Grazie! Se serve una riserva, il posto può toccare a te.
done-withdrawn = Non sei più tra le riserve.

## Che cosa si può scrivere per un giorno; tra più parole sta una virgola

typed-today = oggi
typed-tomorrow = domani

## Rifiuti

refusal-no-table-in-channel = In questo canale non c’è nessun tavolo. Aprine uno, per esempio con { COMMAND("skullking", "start") }.
refusal-table-paused = La partita è in pausa. Per continuare: *Altro* e poi *Riprendi*, oppure { COMMAND("table", "manage") }.
refusal-server-lost = Non sono più nel server di questa partita, quindi resta in attesa. Appena chi gestisce il server mi aggiunge di nuovo, riprende.
refusal-not-paused = La partita non è in pausa.
refusal-not-away = Nessuno ha preso il tuo posto: stai giocando tu.
refusal-substitute-has-moved = Nel frattempo { $name } ha giocato al tuo posto e lo tiene per questa partita.
refusal-no-substitute = Qui non sei tra le riserve.
refusal-hours-out-of-range = Puoi dare da 1 a { $most } ore in più.
refusal-no-deadline-here = Questo tavolo non ha scadenze. Prima scegli un ritmo: { COMMAND("table", "manage") }.
refusal-agreement-needed = A carte date può cambiarlo solo chi modera, oppure tutto il tavolo insieme.
refusal-proposal-open = { $name } ha già chiesto qualcosa al tavolo. Prima rispondi a quello.
refusal-proposal-gone = Questa domanda non è più aperta.
refusal-unknown-pace = Questo ritmo non c’è. Scegli tra: senza scadenza, in tempo reale, giornaliero, con calma, scorta di tempo.
refusal-not-over-yet = La rivincita si chiede a partita finita.
refusal-no-plans-here = Solo a Skull King si può prenotare una carta.
refusal-nothing-planned = Non hai prenotato nessuna carta.
refusal-moderators-open = In questo server i tavoli li apre chi modera. Chiedi a chi modera.
refusal-role-opens = In questo server apre i tavoli solo chi ha il ruolo { $role }. Chiedi a qualcuno che ce l’ha.
refusal-not-in-this-channel = In questo server si gioca in questi canali: { $channels }
