# Chi guida una lega: il suo pannello, chi partecipa, le partite, le correzioni e i rifiuti.
# keys.py, button_key: button-*
# keys.py, key_of: action-* button-yes-* confirm-* open-tables-*
# keys.py, refusal_key: refusal-*

## Il pannello di una lega

managing-post = vai al messaggio della lega
managing-people = { $players ->
        [one] { $players } iscrizione
       *[other] { $players } iscrizioni
    }{ $waiting ->
        [0] .
       *[other] , { $waiting } in lista d’attesa.
    }
managing-late = { $count ->
        [one] { $count } tavolo è in ritardo
       *[other] { $count } tavoli sono in ritardo
    }
managing-awaits = si aspetta: { $names }
managing-select = Scegli una partita
managing-begin = Fai partire ora
managing-next = Prossima giornata ora
managing-pause = Pausa
managing-away = 🌴 In vacanza: { $names }
managing-away-one = { $name }: { $begin } – { $end }
confirm-pause-league = Mettere in pausa la lega? Intanto non si sorteggia niente. Anche le scadenze delle partite in corso possono fermarsi: si può ancora giocare, nessuno riceve solleciti o perde un turno, e la fine della giornata si sposta della durata della pausa.
button-pause-rest = Ferma anche le scadenze
button-pause-draws = Ferma solo i sorteggi
managing-resume = Riprendi
managing-entrants = Iscrizioni
managing-again = Sposta qui il messaggio
managing-end = Chiudi la lega
managing-delayed-full = In questo server ci sono tanti thread aperti quanti Discord ne permette. Archiviane o eliminane alcuni: riprovo { $again }.
managing-delayed-forbidden = In { $channel } non mi è permesso quello che serve alla lega. Controlla i miei permessi: riprovo { $again }.
league-channel-gone = Il canale di **{ $name }** non c’è più. La lega aspetta. Scegli un canale in cui farla continuare.
button-league-go-on = Continua qui
managing-delayed-gone = Il canale della lega non c’è più. Vai in un altro canale e premi *Sposta qui il messaggio*.
managing-delayed-closed = In { $channel } Discord non accetta niente da me. Vai in un altro canale e premi *Sposta qui il messaggio*, o aspetta: riprovo { $again }.
managing-delayed-away = Discord al momento non risponde. Riprovo { $again }.
managing-players = **Iscrizioni** ({ $count })
managing-add = Aggiungi qualcuno
managing-remove = Togli qualcuno
confirm-end-league = Chiudere ora questa lega? La classifica resta com’è; le partite non finite non varranno.
button-yes-end-league = Sì, chiudi
done-league-begun = ✅ La prima giornata è sorteggiata. Si aprono i suoi tavoli.
done-league-drawn = ✅ La giornata è sorteggiata. Guardala qui; con *Apri i tavoli* comincia.
done-league-next = ✅ La prossima giornata è sorteggiata. Le partite in corso valgono ancora.
done-league-finished = ✅ Era l’ultima giornata: la lega è finita.
done-league-paused = ✅ La lega è in pausa. Le partite iniziate continuano.
done-league-rests = ✅ La lega è in pausa, e anche le scadenze. Si può ancora giocare.
done-league-resumed = ✅ La lega riprende. Ogni scadenza si è spostata della durata della pausa.
done-league-extended = ✅ Nuova fine della giornata: { $at }.
done-league-ended = ✅ La lega è chiusa.
done-league-moved = ✅ Il messaggio della lega passa in { $channel }, e lì si apriranno i prossimi tavoli.
done-league-added = ✅ { $name } partecipa.
done-league-removed = ✅ { $name } non partecipa più. Le partite giocate valgono ancora.

## Una partita

referee-table = vai al tavolo
referee-computer = pirata virtuale
referee-there = c’è
referee-missing = non c’è ancora
referee-awaited = deve giocare
referee-away = non c’è, gioca un pirata virtuale
referee-forfeited = perde a tavolino
referee-drawn = sorteggiato
referee-result = { $place }º posto, { $score }
referee-nudge = Sollecita
referee-start = Fai partire ora
referee-open = Riapri il thread
referee-correct = Correggi il risultato
referee-count = Riconvalida la partita
referee-void = Annulla la partita
referee-select-forfeit = Chi perde a tavolino?
referee-select-replace = Sostituisci qualcuno
referee-substitute = Una riserva
referee-anybody = Chiunque in questo server
referee-by-computer = Un pirata virtuale
referee-reason = Perché?
referee-reason-about = Tutti possono leggerlo
referee-places = I piazzamenti, se i punteggi non bastano
referee-places-about = Nell’ordine dei posti, come 1, 2, 2, 4; altrimenti lascia vuoto
referee-voided = **{ $name }** annulla questa partita ({ $before }): { $reason }
referee-corrected = **{ $name }** corregge ({ $before }) in ({ $after }): { $reason }
referee-counted = **{ $name }** riconvalida questa partita ({ $after }): { $reason }
referee-take-back = Annulla la correzione
correcting-score = Ora: { $score }
correcting-change = Cambia { $name } · { $score }
correcting-place = { $place }º posto
correcting-follows = La classifica diventerebbe:
correcting-unmoved = Nessuno cambierebbe posto né punti.
correcting-protest-open = Reclamo di { $name }: decidi più tardi
correcting-protest-allowed = Reclamo di { $name }: accolto
correcting-protest-dismissed = Reclamo di { $name }: respinto
button-correct = Correggi
button-correct-scores = Cambia i punteggi
button-correct-places = Piazzamenti e motivo
refusal-result-has-changed = Questo risultato, o un reclamo che lo riguarda, è cambiato da quando hai iniziato. I tuoi punteggi sono ancora qui: confrontali con ciò che vale ora.
refusal-no-places = «{ $value }» non sono piazzamenti. Scrivine uno per persona, come 1, 2, 2, 4, oppure lascia vuoto.
refusal-correction-not-to-take-back = Questa correzione non si può più annullare. Premi *Aggiorna* per vedere che cosa vale.
referee-call-start = 👋 { $mentions } In **{ $league }** manca ancora qualcuno a questo tavolo: premi *Ci sono*.
referee-call-move = 👋 { $mentions } In **{ $league }** si aspetta una mossa.
referee-call-in = 👋 { $mentions } Giochi da riserva a questo tavolo di **{ $league }**: il posto ora è tuo.
action-forfeited = { $other } perde a tavolino; continua un pirata virtuale.
done-match-nudged = ✅ Sollecito mandato: { $names }
done-match-started = ✅ Carte distribuite.
done-match-opened = ✅ La partita si riapre in { $channel }.
done-match-forfeited = ✅ { $name } perde questa partita a tavolino.
done-match-replaced = ✅ { $other } sostituisce { $name }.
done-match-voided = ✅ Questa partita è annullata. La classifica è ricalcolata.
done-match-counted = ✅ Questa partita è riconvalidata. La classifica è ricalcolata.
done-match-corrected = ✅ Il risultato è stato corretto, la classifica ricalcolata.

## Classifiche aperte

done-table-counts = ✅ Questo tavolo vale per **{ $name }**.
done-table-counts-no-more = ✅ Questo tavolo non vale più per **{ $name }**.

## Rifiuti

refusal-league-stands-still = La lega non è in corso, quindi non si danno carte. Premi prima *Riprendi*.
refusal-match-counts-nowhere = Questa partita non vale comunque: non è ancora iniziata, o è già annullata.
refusal-match-counts-already = Questa partita vale già.
refusal-nudged-already = Il sollecito è già partito. Puoi rifarlo <t:{ $again }:R>.
refusal-nobody-to-nudge = Questa partita ora non aspetta nessuno.
refusal-match-thread-closed = Il thread di questa partita non c’è più, o non posso scriverci. Premi *Riapri il thread*; se la partita è in corso, sposta il tavolo con { COMMAND("tavern", "tables") }.
refusal-not-signed-up-any-more = Questa persona non è più tra le riserve. Scegli qualcun altro.
refusal-table-counts-not-here = Questo tavolo non vale per questa classifica aperta. Gestiscila nel canale di uno che vale.
button-league-panel = Gestisci
button-league-uncount = Escludi questo tavolo

## I tavoli aperti alla fine di una giornata

open-tables-soon = { $round }: fine { $ago }, e { $count ->
        [one] { $count } tavolo gioca
       *[other] { $count } tavoli giocano
    } ancora:
open-tables-moved = { $round } non è finita e quindi si prolunga, una volta sola (fino a: { $at }). { $count ->
        [one] { $count } tavolo gioca
       *[other] { $count } tavoli giocano
    } ancora:
open-tables-late = { $round } è finita, ma { $count ->
        [one] { $count } tavolo gioca
       *[other] { $count } tavoli giocano
    } ancora:
open-tables-then-longer = Se non fai niente, la giornata continua poi per 3 giorni, una volta sola.
open-tables-then-out = Se non fai niente, i pirati virtuali finiscono questi tavoli ({ $at }, { $ago }).
button-open-extend = Dai altri 3 giorni
button-open-nudge = Sollecita
button-open-play-out = Fai finire ai pirati
confirm-play-out = Far finire ora ai pirati virtuali tutti i tavoli aperti di questa giornata? Chi deve muovere ora mantiene la scadenza.
button-yes-play-out = Sì, fai finire
done-round-played-out = ✅ I pirati virtuali finiscono ciò che è ancora in corso.
refusal-round-is-over = Questa giornata è finita: non gioca più nessun tavolo.
