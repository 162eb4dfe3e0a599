# Il tempo e le persone: ritmi, scadenze, richiami, pause, assenze, e ciò che il tavolo decide insieme.

## I ritmi, e che cosa succede quando il tempo scade

select-pace = Ritmo
pace-none = senza scadenza
pace-none-about = Nessuno mette fretta a nessuno
pace-live = in diretta
pace-live-about = Cinque minuti per turno, poi ancora uno
pace-daily = giornaliero
pace-daily-about = Un giorno per turno, poi ancora quattro ore
pace-relaxed = con calma
pace-relaxed-about = Tre giorni per turno, poi ancora dodici ore
select-absence = Quando il tempo scade
absence-move = giocare solo questo turno
absence-move-about = Un pirata virtuale gioca solo questo turno; dopo tre di fila prende il posto
absence-seat = giocare fino al ritorno
absence-seat-about = Un pirata virtuale tiene il posto finché chi ci giocava non torna
absence-substitute = una riserva
absence-substitute-about = Il posto va a chi si è offerto come riserva; se non c’è nessuno, a un pirata virtuale
absence-host = avvisare l’host
absence-host-about = Da solo non succede niente; l’host viene avvisato

## Al tavolo

until = { " " }Scadenza: { $at } ({ $ago }).
post-due = ⏳ { $name }: { $ago }
post-paused = ⏸ In pausa ({ $ago }). Per continuare premi *Altro*.
post-left = { $name } ha lasciato il posto { $seat }; un pirata virtuale ha continuato.
post-replaced = { $name } ha lasciato il posto { $seat }; { $by } ha continuato.

## Richiami

nudge = { $mentions }: si gioca! Il tavolo di { $game } aspetta.{ $until }
nudge-half = { $mentions }: metà del tempo è passata, e il tavolo di { $game } aspetta ancora.{ $until }
nudge-last = { $mentions }: al tavolo di { $game } il tempo è scaduto, ma c’è ancora un piccolo recupero.{ $until }
nudge-expired = { $host }: tempo scaduto per { $names }. Puoi dare altro tempo (`/tavern extend`) o dare il posto a qualcun altro (`replace`).
away = Un pirata virtuale gioca al posto tuo a [{ $game }]({ $link }), perché il tuo tempo era scaduto. Il posto e le carte restano tuoi.

## Ciò che il tavolo decide insieme

proposal = **{ $name }** propone di { $what }. { $mentions }, d’accordo? Si fa appena tutti dicono di sì.
proposal-declined = **{ $name }** preferisce non { $what }.
proposal-what-undo = ritirare una mossa e tutto quello che è venuto dopo
proposal-what-pause = mettere in pausa la partita
proposal-what-resume = riprendere la partita
proposal-what-pace = cambiare ritmo: { $pace }
proposal-what-rematch = giocare ancora, con le stesse persone agli stessi posti

## Pulsanti e risposte

button-pause = Pausa
button-resume = Riprendi
button-recap = Che cosa è successo?
button-log = Registro
button-replay = Rivedi mossa per mossa
button-rematch = Rivincita
button-take-back = Riprendi il mio posto
button-offer = Posso fare da riserva
button-withdraw = Preferisco non fare da riserva
button-agree = D’accordo
button-decline = Meglio di no
done-paused = La partita è in pausa. Il tempo è fermo per tutti.
done-resumed = Si riprende a giocare.
done-pace = Il ritmo è cambiato.
done-extended = { $hours ->
        [one] Chi deve giocare ha un’ora in più.
       *[other] Chi deve giocare ha { $hours } ore in più.
    }
done-rematch = Le carte sono date.
done-asked = Ho chiesto agli altri. Si fa appena tutti dicono di sì.
done-agreed = Hai detto di sì. Si fa appena lo dicono tutti.
done-agreed-all = Tutti d’accordo: fatto.
done-back = Eccoti di nuovo: il posto è tuo.
done-offered = Grazie! Se a qualcuno scade il tempo e il tavolo vuole una riserva, il posto può toccare a te.
done-withdrawn = Va bene, qui non farai da riserva.

## Rifiuti

refusal-no-table-in-channel = In questo canale non c’è nessun tavolo. Aprine uno con `start`, per esempio `/skullking start`.
refusal-table-paused = La partita è in pausa. Per continuare: *Altro* e *Riprendi*, oppure `/tavern resume`.
refusal-not-paused = La partita non è in pausa.
refusal-not-away = Nessuno ha preso il tuo posto: stai giocando tu.
refusal-no-substitute = Qui non ti sei offerto come riserva.
refusal-hours-out-of-range = Puoi dare da 1 a { $most } ore.
refusal-no-deadline-here = Questo tavolo non ha scadenze. Prima dagli un ritmo: `/tavern pace`.
refusal-agreement-needed = A carte date può cambiarlo solo chi modera, oppure tutto il tavolo insieme.
refusal-proposal-open = { $name } ha già chiesto qualcosa al tavolo. Prima rispondi a quello.
refusal-proposal-gone = Questa domanda non è più aperta.
refusal-unknown-pace = Questo ritmo non c’è. Scegli tra: senza scadenza, in diretta, giornaliero, con calma.
refusal-not-over-yet = La rivincita si gioca a partita finita.
refusal-no-plans-here = Solo a Skull King si possono prevedere le mosse.
refusal-nothing-planned = Non hai previsto nulla.
refusal-moderators-open = In questo server i tavoli li apre chi modera. Chiedi a loro.
refusal-role-opens = In questo server apre i tavoli solo chi ha il ruolo { $role }.
refusal-not-in-this-channel = I tavoli stanno in questi canali: { $channels }
