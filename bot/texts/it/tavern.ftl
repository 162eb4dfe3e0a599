# Ciò che non è di un solo gioco: chi si siede, il messaggio del tavolo, i pulsanti, la fine.
# keys.py, button_key: button-*
# keys.py, key_of: button-yes-* confirm-* permission-*
# keys.py, refusal_key: refusal-*

## Prima della partita

lobby-title = { $game }: chi si siede?
lobby-seats = Posti occupati: { $taken } su { $places }
lobby-players = da { $least } a { $most } giocatori
lobby-turns = circa { $turns } turni a testa
lobby-days = una volta al giorno: { $once ->
        [one] 1 giorno
       *[other] { $once } giorni
    } · due volte o più: { $few ->
        [one] 1 giorno
       *[other] { $few } giorni
    }
lobby-minutes = circa { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minuti
    }
lobby-length-days = { $length } · { $days ->
        [one] 1 giorno
       *[other] { $days } giorni
    }
lobby-length-minutes = { $length } · { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minuti
    }
lobby-live = In tempo reale: { $minutes } min
lobby-is-host = host
options-title = { $game }: opzioni
options-by = Può cambiarle { $host }.
lobby-hint-few = { $least ->
       *[other] Per iniziare bisogna essere almeno in { $least }. Contano anche i pirati virtuali.
    }

option-yes = sì
option-no = no
list-and = 
    { $sound ->
        [e] { $others } ed { $last }
       *[other] { $others } e { $last }
    }

button-join = Siediti
button-leave = Alzati
button-add-computer = Aggiungi pirata virtuale
button-remove-computer = Togli un pirata virtuale
button-deal = Dai le carte
button-rules = Regole
button-signs = Segni
button-options = Opzioni
button-fair = Mazzo truccato?
button-no-tips = Niente dritte, grazie
button-hand = Le mie carte
button-bid = Dichiara
button-play = Gioca
button-board = Tavolo
button-scorepad = Segnapunti
button-more = Altro
button-my-tables = I miei tavoli
button-play-now = Gioca ora
button-to-that-table = Vai a quel tavolo
button-open-in-thread = Aprilo in un thread
button-me = Io
button-my-preferences = Le mie preferenze
button-record = Scarica la partita
button-show-step = Rivedi da qui
button-share = Condividi
button-again = Apri un nuovo tavolo
button-back = Indietro
button-done = Fatto
button-undo = Annulla la mia mossa
button-give-up = Lascia la partita
button-end = Interrompi la partita
button-yes-end = Sì, interrompi
button-yes-leave = Sì, me ne vado
button-no = No, torna indietro
select-option = { $option }: { $value }
select-chosen = { $value } · { $option }
select-switches = In gioco anche

## Il tavolo

table-frozen = Questo tavolo è congelato: registro e segnapunti non coincidono, e preferisco non tirare a indovinare. Del registro non si perde nulla. Chi modera può interrompere la partita.
table-ended = Questa partita è stata interrotta: nessun risultato.
event-game-over = La partita è finita.
event-won = { $count ->
        [one] Vince { $names }!
       *[other] Vincono { $names }!
    }
place-line = { $place }. **{ $name }**: { $score }
tally-title = { $games ->
        [one] Dopo { $games } partita
       *[other] Dopo { $games } partite
    }
tally-line = { $name }: { $wins ->
        [one] { $wins } vittoria
       *[other] { $wins } vittorie
    }
fair-title = Il mazzo è truccato?
fair-about = Prima della prima distribuzione ho estratto 32 byte a caso, il **seed**. Ogni mescolata di questa partita viene da lì, quindi nessuna carta si può scegliere dopo. Il **sigillo** è lo SHA-256 di quei 32 byte: non rivela nulla, e solo quel seed gli corrisponde.
fair-seal = Il sigillo: `{ $seal }`
fair-later = A partita finita qui compare anche il seed, e chiunque può controllare.
fair-seed = Il seed: `{ $seed }`
fair-check = Per controllare: il seed è scritto in esadecimale, due cifre per byte, e l’hash è dei 32 byte, non di queste cifre. Scegli `hex` come input in un qualsiasi strumento SHA-256, o scrivi in un terminale: { $command }. Il file della partita contiene tutte le carte.

## Le carte in mano e i pannelli

hand-title = { $game } · le tue carte
done-moved = La tua mossa: { $move }
hand-link = [Al tavolo]({ $link })
hand-due = Scadenza: { $at } ({ $ago })
hand-closed-dm = Non riesco a mandarti messaggi diretti. Nessun problema: con *Le mie carte* le vedi sempre qui.
hand-dm-later = Non posso ancora mandarti le carte con un messaggio diretto: Discord mi lascia iniziare poche conversazioni all’ora. Con *Le mie carte* le vedi sempre qui.
channel-gone = **{ $game }**: il canale della tua partita è stato eliminato. La partita continua: scrivi { COMMAND("table", "show") } in un altro canale del server, e si sposta lì.
channel-closed = **{ $game }**: non posso più scrivere in { $channel }, quindi lì la partita non si vede. Chiedi a chi amministra il server di darmi questi permessi nel canale: { $permissions }. Oppure chiedi a chi modera di spostare il tavolo con { COMMAND("tavern", "tables") }.
server-lost = **{ $game }**: non sono più nel server della tua partita, quindi resta in attesa: nessun tempo scorre. Appena un admin mi aggiunge di nuovo, riprende da dove si era fermata. Aspetta fino a { $until }, poi finisce senza risultato.
hand-not-dealt = Le carte arrivano appena sono distribuite.
hand-first-game = Prima partita? Ti spiego strada facendo.
hand-over = Questa partita è finita.
hand-newer = Le tue carte sono aperte in un messaggio più recente.
hand-away = Un pirata virtuale sta giocando per te. Fai la tua prossima mossa o premi *Riprendi il mio posto*, e torni in gioco.
hand-missed = ⏰ Il tuo tempo era scaduto: un pirata virtuale ha fatto la tua ultima mossa. Sei ancora in partita.
help-anywhere = Si gioca nei canali di un server; qui ricevi le carte e fai le tue mosse.
help-about = Quattro giochi di carte di pirati, con gli amici o con pirati virtuali. Si fa tutto con i pulsanti, le regole sono brevi, e nella prima partita trovi qualche dritta.
help-challenge = Una partita a due: { COMMAND("tavern", "challenge") }
help-voyages = Le traversate, le stesse partite per tutti: { COMMAND("league", "league-list") }
help-leagues = Le leghe di questo server: { COMMAND("league", "league-list") }
help-own = Lingua e avvisi: { COMMAND("tavern", "preferences") } · i tuoi dati: { COMMAND("tavern", "privacy") } · i punti con le carte vere: { COMMAND("pad", "pad-start") }
help-which = Quale gioco?
welcome =
    ## Sali a bordo!
    Quattro giochi di carte di pirati, per una pausa o per tutta la settimana, e si fa tutto con i pulsanti.
    • Comincia in qualsiasi canale con { COMMAND("tavern", "help") }: apre un tavolo, e i pirati virtuali occupano i posti liberi.
    • Chi apre i tavoli, dove e a che ritmo: { COMMAND("tavern", "server-settings") }
    • Una lega tutta tua: { COMMAND("league", "league-create") }
    Non leggo i messaggi di nessuno. Questo lo vedi solo tu, e una volta sola.
rules-title = { $game }: le regole, { $page } di { $pages }
rules-which = Le regole di quale gioco?
rules-held = Nella tua mano
confirm-end = Interrompere la partita per tutti? Non ci sarà nessun risultato.
confirm-leave = Lasciare la partita? Un pirata virtuale prende il tuo posto e le tue carte.

## Risposte

done-opened = Impostazioni e pirati virtuali: *Opzioni*.
done-opened-in-thread = Il tuo tavolo è aperto in **[un thread di questo canale]({ $link })**. Impostazioni e pirati virtuali: *Opzioni*.
done-joined = Sei al tavolo! Le tue carte arriveranno qui e, se lo permetti, anche per messaggio diretto.
done-tips = 💡 D’ora in poi, accanto alle tue carte trovi qualche dritta. Per non vederle più: { COMMAND("tavern", "preferences") }.
done-forced = ⏩ D’ora in poi faccio io le tue mosse obbligate, ognuna entro due minuti, ma non nelle tue ore di quiete. Per cambiare: { COMMAND("tavern", "preferences") }.
done-left = Hai lasciato il tavolo.
done-left-game = Hai lasciato la partita. Un pirata virtuale continua al posto tuo.
done-computer-added = { $name } si siede al tavolo.
done-computer-removed = Un pirata virtuale se ne va.
done-option = Salvato.
done-dealt = Carte distribuite.
done-undone = Mossa annullata.
done-ended = La partita è interrotta.
done-kept = Non è cambiato nulla.
done-replaced = Al posto { $seat } adesso gioca { $name }.
bring-about = Più di un tuo tavolo non ha più un canale. Uno può spostarsi qui.
bring-which = Quale tavolo?
done-shown = Ecco il tavolo: { $link }
done-record = Tutta la partita, con la prova che il mazzo non era truccato. Con il codice del bot chiunque può controllarla: `python -m bot replay FILE`.
share-about = Dove pubblico il risultato? Non menziono nessuno.
share-where = Canale
done-shared = Condiviso in { $channel }.
scorepad-empty = Ancora nessuna mano segnata.

## Rifiuti: che cosa non va, e che cosa si può fare

refusal-no-table-here = In questo canale non c’è nessun tavolo di { $game }. Aprine uno con { COMMAND($command, "start") }.
refusal-other-game-here = A questo tavolo si gioca a { $game }.
refusal-no-such-table = Questo tavolo non esiste più. { COMMAND("tavern", "my-tables") } mostra i tuoi.
refusal-not-your-table = Non sei a questo tavolo. { $free ->
        [0] I posti sono tutti occupati.
       *[other] C’è posto: premi *Siediti*.
    }
refusal-not-started = Le carte non sono ancora state distribuite. Il tavolo mostra che cosa manca.
refusal-already-started = Le carte sono già state distribuite. Chiedi all’host di darti un posto: { COMMAND("table", "manage") }.
refusal-table-closed = Questa partita è finita. Apri un nuovo tavolo con { COMMAND($command, "start") }.
refusal-table-frozen = Questo tavolo è congelato finché chi modera non ci dà un’occhiata. Non si perde nulla.
refusal-table-moved-on = Intanto la partita è andata avanti: ecco a che punto siamo.
refusal-channel-taken = In questo canale c’è già **[un tavolo]({ $link })**.
refusal-already-seated = Sei già a questo tavolo.
refusal-already-seated-there = { $name } è già a questo tavolo.
refusal-table-full = Tutti e { $places } i posti sono occupati. I tavoli con posti liberi sono in *Chi gioca?*
refusal-too-few-players = Bisogna essere almeno in { $least }. Aspetta qualcun altro o aggiungi dei pirati virtuali.
refusal-places-out-of-range = Questo gioco va da { $least } a { $most } giocatori. Scegli un numero tra questi.
refusal-too-many-computers = Con questi posti i pirati virtuali possono essere da 0 a { $most }: un posto è tuo.
refusal-no-computer-here = A questo tavolo non c’è nessun pirata virtuale.
refusal-host-only = Può farlo solo l’host. Il tavolo mostra chi è.
refusal-host-or-moderator-only = Possono farlo solo l’host di questo tavolo e chi modera. Chiedi a loro.
refusal-no-such-seat = A questo tavolo quel posto non c’è. Scegli tra i suggerimenti.
refusal-computer-already = Lì c’è già un pirata virtuale.
refusal-computer-only = Questo utente è un bot. Per un pirata virtuale lascia vuoto il nome.
refusal-nothing-to-undo = Non hai mosse da annullare.
refusal-not-over = Si scarica o si rivede solo una partita finita: prima si vedrebbero le carte di tutti.
refusal-share-not-yours = In { $channel } non puoi scrivere. Scegli un altro canale.
refusal-share-not-mine = In { $channel } non posso scrivere. Mi manca: { $permissions }. Scegli un altro canale o chiedi a un admin.
refusal-share-refused = { $channel } non ha accettato il messaggio. Scegli un altro canale.
refusal-unknown-option = { $option } non può essere { $value }. Scegli { $allowed ->
        [none] uno dei valori proposti
       *[other] { $allowed }
    }.
refusal-options-apart = { $option } c’è solo con { $other }: { $needed }. Scegli prima quello, o lascia stare { $option }.
refusal-too-many-seated = Così si gioca in { $most } al massimo, e siete in { $seated }. Scegli altro, o libera prima dei posti.
refusal-missing-permissions = In questo canale non posso giocare. Permessi che mi mancano: { $permissions }. Chiedi a chi amministra il server.
thread-archives-early = Discord archivia questo thread dopo { $hours ->
        [one] 1 ora
       *[other] { $hours } ore
    } senza messaggi, prima che scada il tempo per una mossa. Scegli un tempo più lungo nelle impostazioni del thread.
refusal-not-in-thread = Non sono ancora in questo thread privato e non posso scrivere qui. Menzionami una volta ({ $bot }), poi riprova.
refusal-post-not-taken = Non posso scrivere in questo canale, quindi il tavolo non c’è. Scegli un altro canale, o chiedi a chi amministra il server di lasciarmi scrivere qui.
refusal-guild-only = Funziona solo nei canali di un server, non qui.
refusal-table-elsewhere = Il tuo tavolo è in un altro canale: { $link }
refusal-discord-unavailable = In questo momento Discord non risponde come dovrebbe. La tua mossa è al sicuro; riprova tra poco.
refusal-command-changed = Questo comando è cambiato con un mio aggiornamento. Scrivilo di nuovo; se il tuo Discord mostra ancora quello vecchio, prima ricaricalo.
refusal-command-moved = Questo comando ora è { COMMAND($group, $command) }.
refusal-command-moved-to-button = Ora è *{ $button }* in { COMMAND($group, $command) }.
refusal-unknown-button = Questo pulsante non funziona più. { COMMAND("tavern", "my-tables") } porta ai tuoi tavoli; ogni altro pannello si riapre con il suo comando.
refusal-unknown-move = Non capisco «{ $words }». Premi *Le mie carte* e scegli lì, o prendi uno dei suggerimenti mentre scrivi.
refusal-move-unclear = «{ $words }» non è una mossa che posso fare. Puoi scrivere: { $moves }
refusal-game-over = Questa partita è finita. Con *Apri un nuovo tavolo* ne cominci un’altra.
refusal-not-your-turn = Non tocca a te. Aspettiamo { $name }.
refusal-unknown-card = In questo gioco la carta «{ $word }» non c’è. Premi *Le mie carte* e scegli lì, o prendi uno dei suggerimenti mentre scrivi.
refusal-not-in-hand = Questa carta non ce l’hai: { $card }. Con *Le mie carte* vedi le tue.
error-answer-lost = Discord non ha consegnato la mia risposta, ma la tua mossa è probabilmente andata a buon fine. Guarda il tavolo prima di riprovare.
error-not-stored = In questo momento non riesco a salvare niente, quindi la tua ultima azione non è stata registrata. Riprova più tardi; se continua, avvisa chi gestisce il bot: il log dice perché.
error-not-certain = C’è stato un problema con il database e non so se la tua ultima azione è stata registrata. Guarda il tavolo prima di riprovare.
error-late = In questo momento il database non risponde, quindi non so ancora se la tua azione è stata registrata. La risposta arriverà appena possibile; se non arriva, guarda il tavolo prima di riprovare.
error-partly-stored = In questo momento non riesco a salvare altro, ma una parte di quello che hai appena fatto è stata registrata. Controlla prima di riprovare; se continua, avvisa chi gestisce il bot: il log dice perché.
error-bug = Ho avuto un problema. Quello che ti ho confermato è salvato; riprova. Se succede ancora, dai questo codice a chi gestisce il bot: `{ $reference }`
form-typed = Che cosa hai scritto
button-form-again = Cambia e riprova

permission-view-channel = Visualizza canale
permission-send-messages = Invia messaggi
permission-send-messages-in-threads = Invia messaggi nei thread
permission-read-message-history = Leggi la cronologia messaggi
permission-attach-files = Allega file

# What the command help shows

help-moderators = Per chi modera: { COMMAND("tavern", "server-settings") } · { COMMAND("tavern", "tables") } · { COMMAND("league", "league-create") }

# Before the name of a computer pirate; `gender` is the pirate's own.
rank-cabin-boy =
    { $gender ->
        [f] Mozza { $name }
       *[m] Mozzo { $name }
    }
rank-bosun =
    { $gender ->
       *[other] Nostromo { $name }
    }
rank-captain =
    { $gender ->
        [f] Capitana { $name }
       *[m] Capitano { $name }
    }
ranks-about = Il mozzo ogni tanto sbaglia, il nostromo gioca bene, il capitano prevede le mosse degli altri.
select-level = Grado di un pirata virtuale
done-level = Adesso è { $name }.
refusal-no-such-level = In questo gioco quel grado non esiste. Scegline un altro.

labelled = { $label }: { $text }
