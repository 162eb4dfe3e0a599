# Ciò che non è di un solo gioco: chi si siede, il messaggio del tavolo, i pulsanti, la fine.

## Prima della partita

lobby-title = { $game }: chi si siede?
lobby-host = Il tavolo è di { $host }. { $free ->
        [0] I posti sono tutti occupati.
        [one] C’è un posto libero.
       *[other] Ci sono { $free } posti liberi.
    }
lobby-seats = Posti occupati: { $taken } di { $places }
lobby-hint-few = { $least ->
       *[other] Per iniziare servono { $least } giocatori. I pirati virtuali contano.
    }
lobby-hint-ready = { $host } può dare le carte.
lobby-fairness = Niente trucchi: il mazzo è già mescolato, una volta per tutte. Il sigillo è `{ $commitment }`; a partita finita si pubblica il seed e chiunque può controllare.

option-yes = sì
option-no = no

button-join = Siediti
button-leave = Alzati
button-add-computer = Aggiungi pirata virtuale
button-remove-computer = Mandane via uno
button-deal = Dai le carte
button-rules = Regole
button-hand = Le mie carte
button-bid = Dichiara
button-play = Gioca
button-scorepad = Segnapunti
button-more = Altro
button-record = Scarica la partita
button-again = Nuovo tavolo
button-back = Indietro
button-done = Fatto
button-undo = Ritira la mia mossa
button-give-up = Lascia il tavolo
button-end = Chiudi il tavolo
button-yes-end = Sì, chiudilo
button-yes-leave = Sì, me ne vado
button-no = No, si continua
select-replace = Sostituisci un giocatore con un pirata virtuale
select-option = { $option }: { $value }

## Il tavolo

table-frozen = Questo tavolo è congelato: registro e segnapunti non coincidono, e qui non si tira a indovinare. Chi modera può chiuderlo; del registro non si perde nulla.
table-ended = Questo tavolo è stato chiuso. Non c’è risultato.
event-game-over = La partita è finita.
place-line = { $place }. **{ $name }** con { $score }
tally-title = Dopo { $games } partite
tally-line = { $name }: { $wins ->
        [one] { $wins } partita vinta
       *[other] { $wins } partite vinte
    }
fairness-open = Il seed era `{ $seed }`. Il suo SHA-256 è `{ $commitment }`, il sigillo che c’era prima di dare le carte.

## Le carte in mano e i pannelli

hand-title = { $game } · le tue carte
hand-link = Vai al tavolo: { $link }
hand-closed-dm = Non riesco a mandarti messaggi diretti. Nessun problema: con *Le mie carte* le vedi sempre qui.
hand-not-dealt = Il posto è tuo. Le carte arrivano quando l’host le dà.
hand-over = Questa partita è finita.
hand-away = Un pirata virtuale sta giocando per te. Con la tua prossima mossa, o con *Riprendi il mio posto*, torni al tavolo.
more-title = Che altro?
end-confirm = Chiudere il tavolo per tutti? Non ci sarà nessun risultato.
leave-confirm = Lasciare la partita in corso? Un pirata virtuale prende il tuo posto e le tue carte.

## Risposte

done-opened = Il tuo tavolo è aperto.
done-joined = Sei al tavolo! Le tue carte arriveranno qui e, se lo permetti, anche per messaggio diretto.
done-left = Hai lasciato il tavolo.
done-left-game = Un pirata virtuale continua al posto tuo.
done-computer-added = { $name } si siede al tavolo.
done-computer-removed = Un pirata virtuale se n’è andato.
done-option = Modificato.
done-dealt = Le carte sono date.
done-undone = Mossa ritirata.
done-ended = Il tavolo è chiuso.
done-kept = Tutto come prima.
done-replaced = Al posto { $seat } adesso gioca { $name }.
done-shown = Ecco il tavolo: { $link }
done-record = Tutta la partita, con la prova che il mazzo non era truccato. Chiunque può rigiocarla: `python -m bot replay FILE`.
scorepad-empty = Ancora nessun round segnato.

## Rifiuti: che cosa non va, e che cosa si può fare

refusal-no-table-here = In questo canale non c’è nessun tavolo di { $game }. Aprine uno con `/{ $command } start`.
refusal-no-such-table = Questo tavolo non esiste più.
refusal-not-your-table = Non sei a questo tavolo. { $free ->
        [0] I posti sono tutti occupati.
       *[other] C’è posto: premi *Siediti*.
    }
refusal-not-started = Le carte non sono ancora date. L’host le dà appena ci sono abbastanza giocatori.
refusal-already-started = Le carte sono già date. Chiedi all’host di darti un posto con `/{ $command } sostituisci`.
refusal-table-closed = Questo tavolo è chiuso. Aprine uno nuovo con `/{ $command } apri`.
refusal-table-frozen = Questo tavolo è congelato finché chi modera non ci dà un’occhiata. Non si perde nulla.
refusal-table-moved-on = Intanto la partita è andata avanti: ecco a che punto siamo.
refusal-channel-taken = In questo canale c’è già un tavolo: { $link }
refusal-already-seated = Sei già a questo tavolo.
refusal-already-seated-there = { $name } è già a questo tavolo.
refusal-table-full = Tutti i { $places } posti sono occupati.
refusal-too-few-players = Servono almeno { $least } giocatori. Aspetta qualcun altro o aggiungi dei pirati virtuali.
refusal-places-out-of-range = Questo gioco va da { $least } a { $most } giocatori.
refusal-too-many-computers = Con questi posti i pirati virtuali possono essere da 0 a { $most }: un posto è tuo.
refusal-no-computer-here = Qui non c’è nessun pirata virtuale.
refusal-host-only = Può farlo solo l’host di questo tavolo.
refusal-host-or-moderator-only = Può farlo solo l’host di questo tavolo o chi modera.
refusal-no-such-seat = A questo tavolo quel posto non c’è.
refusal-computer-already = Lì c’è già un pirata virtuale.
refusal-computer-only = Questo utente è un bot. Per un pirata virtuale lascia vuoto il nome.
refusal-nothing-to-undo = Non hai mosse da ritirare.
refusal-not-over = Si scarica o si rivede solo una partita finita: prima si vedrebbero le carte di tutti.
refusal-unknown-option = { $option } non può essere { $value }.
refusal-missing-permissions = In questo canale non posso giocare. Permessi che mi mancano: { $permissions }.
refusal-guild-only = I tavoli stanno nei canali di un server, non qui.
refusal-table-elsewhere = Il tuo tavolo è in un altro canale: { $link }
refusal-discord-unavailable = In questo momento Discord non risponde come dovrebbe. La tua mossa è al sicuro; riprova tra poco.
refusal-command-changed = Questo comando è cambiato con un mio aggiornamento. Scrivilo di nuovo; se il tuo Discord mostra ancora quello vecchio, prima ricaricalo.
refusal-unknown-button = Questo pulsante non fa più nulla. Richiama di nuovo ciò a cui appartiene.
refusal-unknown-move = Non capisco «{ $words }».
refusal-game-over = Questa partita è finita.
refusal-not-your-turn = Non tocca a te. Aspettiamo { $name }.
refusal-unknown-card = In questo gioco la carta «{ $word }» non c’è.
refusal-not-in-hand = Questa carta non ce l’hai: { $card }.
error-answer-lost = Discord non ha accettato la mia risposta, ma quello che hai fatto è probabilmente andato a buon fine. Guarda il tavolo prima di riprovare.
error-bug = Qualcosa è andato storto da parte mia, e nulla è cambiato senza la mia conferma. Se avvisi chi mi gestisce, cita questo codice: `{ $reference }`

permission-view-channel = Visualizza canale
permission-send-messages = Invia messaggi
permission-send-messages-in-threads = Invia messaggi nei thread
permission-read-message-history = Leggi la cronologia messaggi
permission-attach-files = Allega file
