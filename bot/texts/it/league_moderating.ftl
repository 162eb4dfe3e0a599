# Chi guida una lega: il suo pannello, chi partecipa, le partite, le correzioni e i rifiuti.

## Il pannello di una lega

managing-post = al suo avviso
managing-people = { $players ->
        [one] Partecipa una persona
       *[other] Partecipano in { $players }
    }, { $waiting } in lista d’attesa.
managing-late = { $count ->
        [one] Un tavolo è in ritardo
       *[other] { $count } tavoli sono in ritardo
    }
managing-awaits = si aspetta: { $names }
managing-select = Occupati di una partita
managing-begin = Comincia ora
managing-next = Prossimo turno ora
managing-pause = Pausa
managing-resume = Riprendi
managing-entrants = Chi partecipa
managing-again = Mostra l’avviso qui
managing-end = Chiudi la lega
managing-players = **Partecipano** ({ $count })
managing-add = Aggiungi qualcuno
managing-remove = Togli qualcuno
end-league-confirm = Vuoi davvero chiudere ora questa lega? La classifica resta com’è; le partite in corso non contano più.
button-yes-end-league = Sì, chiudi
done-league-begun = ✅ Il primo turno è sorteggiato. Si aprono i suoi tavoli.
done-league-next = ✅ Il prossimo turno è sorteggiato. Le partite in corso contano ancora.
done-league-finished = ✅ Era l’ultimo turno: la lega è finita.
done-league-paused = ✅ La lega è in pausa. Le partite cominciate vanno avanti.
done-league-resumed = ✅ La lega riprende. Ogni scadenza si è spostata della durata della pausa.
done-league-extended = ✅ Il turno ora dura fino a { $at }.
done-league-ended = ✅ La lega è finita.
done-league-moved = ✅ L’avviso arriva in { $channel }, e così i prossimi tavoli.
done-league-added = ✅ { $name } partecipa.
done-league-removed = ✅ { $name } non partecipa più. Quel che ha giocato conta.

## Una partita

referee-table = al tavolo
referee-computer = pirata virtuale
referee-there = c’è
referee-missing = non c’è ancora
referee-awaited = tocca a lui o a lei
referee-away = assente, gioca un pirata virtuale
referee-forfeited = ha rinunciato
referee-drawn = sorteggiato
referee-result = posto { $place }, { $score }
referee-nudge = Sollecita
referee-start = Comincia ora
referee-open = Riapri il thread
referee-correct = Correggi il risultato
referee-count = Conta di nuovo
referee-void = Non contare
referee-select-forfeit = Chi perde a tavolino?
referee-select-replace = Chi va sostituito?
referee-substitute = Qualcuno disposto a subentrare
referee-anybody = Chiunque in questo server
referee-by-computer = Un pirata virtuale
referee-reason = Perché?
referee-reason-about = Tutti possono leggerlo
referee-scores = I punteggi, nell’ordine dei posti
referee-scores-about = { $count } numeri interi separati da virgole, come 120, 80, -10, 40
referee-places = I piazzamenti, se i punteggi non bastano
referee-places-about = Nell’ordine dei posti, come 1, 2, 2, 4; altrimenti lascia vuoto
referee-voided = **{ $name }** non conta questa partita ({ $before }): { $reason }
referee-corrected = **{ $name }** corregge ({ $before }) in ({ $after }): { $reason }
referee-counted = **{ $name }** conta di nuovo questa partita ({ $after }): { $reason }
referee-call-start = 👋 { $mentions } Il vostro tavolo in **{ $league }** vi aspetta. Premete «Ci sono» qui sopra.
referee-call-move = 👋 { $mentions } Il vostro tavolo in **{ $league }** aspetta la vostra mossa.
action-forfeited = { $other } ha rinunciato; continua un pirata virtuale.
done-match-nudged = ✅ Sollecito mandato: { $names }
done-match-started = ✅ Ora si danno le carte.
done-match-opened = ✅ La partita si riapre in { $channel }.
done-match-forfeited = ✅ { $name } perde questa partita a tavolino.
done-match-replaced = ✅ Al posto di { $name } ora: { $other }.
done-match-voided = ✅ Questa partita non conta più. La classifica è ricalcolata.
done-match-counted = ✅ Questa partita conta di nuovo. La classifica è ricalcolata.
done-match-corrected = ✅ Il risultato è corretto. La classifica è ricalcolata.

## Classifiche aperte

done-table-counts = ✅ Questo tavolo conta per **{ $name }**.
done-table-counts-no-more = ✅ Questo tavolo non conta più per **{ $name }**.

## Rifiuti

refusal-league-stands-still = La lega non è in corso, quindi non si danno carte. Prima falla riprendere.
refusal-match-counts-nowhere = Questa partita non conta da nessuna parte: non è ancora cominciata, o è già annullata.
refusal-match-counts-already = Questa partita conta già.
refusal-nudged-already = Il sollecito è già partito. Puoi rifarlo <t:{ $again }:R>.
refusal-nobody-to-nudge = Questa partita ora non aspetta nessuno.
refusal-match-thread-closed = Il thread di questa partita non c’è più, o non posso scriverci. *Riapri il thread* ne apre uno nuovo; un tavolo già in gioco si sposta in un altro canale con `/tavern tables`.
refusal-not-signed-up-any-more = Questa persona non vuole più subentrare. Scegli qualcun altro.
refusal-no-scores = «{ $value }» non sono punteggi. Scrivi numeri interi separati da virgole, come 120, 80, -10, 40.
refusal-host-or-league-only = Solo chi ospita questo tavolo, o chi guida le leghe qui, può farlo contare.
refusal-table-counts-nowhere = Questo tavolo non conta per nessuna classifica. Usa il comando nel canale di un tavolo che conta.
button-league-panel = Gestisci
