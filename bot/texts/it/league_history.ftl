# Che cosa è stato fatto in una lega: chi, quando e perché; e ogni partita di ogni giornata.
# keys.py, refusal_key: refusal-*
managing-now = Quello che è in corso
managing-round = Vedi una giornata
button-league-history = Cronologia
history-title = Cronologia: { $name }
history-nothing = Nessuno è ancora intervenuto.
history-all = Tutto
history-with-reason = { $text } Motivo: { $reason }
history-begun = **{ $name }** fa partire la lega.
history-next = **{ $name }** sorteggia la prossima giornata.
history-paused = **{ $name }** mette in pausa la lega.
history-rested = **{ $name }** mette in pausa la lega e le sue scadenze.
history-resumed = **{ $name }** mette fine alla pausa.
history-extended = **{ $name }** prolunga la giornata{ $hours ->
        [0] .
        [one] {" "}di un’ora.
       *[other] {" "}di { $hours } ore.
    }
history-played-out = **{ $name }** fa finire la giornata ai pirati virtuali.
history-ended = **{ $name }** chiude la lega.
history-moved = **{ $name }** sposta il messaggio della lega.
history-added = **{ $name }** aggiunge { $who }.
history-removed = **{ $name }** toglie { $who }.
history-nudged = **{ $name }** manda un sollecito.
history-started = **{ $name }** fa partire la partita.
history-reopened = **{ $name }** riapre il thread.
history-forfeited = **{ $name }** decide: { $who } perde a tavolino.
history-forfeit-taken-back = **{ $name }** annulla la sconfitta a tavolino: { $who }.
history-played-themselves = **{ $name }** decide: { $who } ha giocato di persona.
history-replaced = **{ $name }** decide: { $other } sostituisce { $who }.
history-substituted = { $other } sostituisce { $who }, che non c’era quando le carte sono state distribuite.
history-credited = **{ $name }** decide: il risultato a nome di { $who } va a { $other }.
history-points = **{ $name }** cambia a mano i punti di { $who }: { $given }.
history-points-back = **{ $name }** annulla dei punti dati a mano a { $who }: { $given }.
history-own-table = ⚠️ È il suo stesso tavolo.
history-own-points = ⚠️ Punti per sé.
referee-select-forfeit-back = Annulla una sconfitta a tavolino
referee-select-credit = Ha giocato qualcun altro
referee-select-themselves = Ha giocato di persona
referee-credit-about = Chi ha giocato al posto di { $name }? Il risultato e i suoi punti vanno allora a quella persona.
done-match-forfeit-back = ✅ Sconfitta a tavolino annullata: { $name }. La classifica è ricalcolata.
done-match-themselves = ✅ Il risultato ora è di { $name }. La classifica è ricalcolata.
done-match-credited = ✅ Il risultato a nome di { $name } va a { $other }. La classifica è ricalcolata.
managing-nudge-late = Sollecita chi è in ritardo
done-late-nudged = ✅ Sollecito mandato: { $names }{ $refused ->
        [0] {""}
        [one] {" "}(non a { $refused } tavolo: già sollecitato, o thread chiuso)
       *[other] {" "}(non a { $refused } tavoli: già sollecitati, o thread chiusi)
    }
refusal-nobody-is-late = { $refused ->
        [0] Nessun tavolo in ritardo ora aspetta qualcuno.
       *[other] Tutti i tavoli in ritardo sono stati sollecitati da meno di un’ora, o i loro thread sono chiusi.
    } Apri una partita per vedere che cosa aspetta.
managing-search = Cerca
managing-person = Vedi una persona
managing-found = { $count ->
        [one] { $count } persona trovata.
       *[other] { $count } persone trovate.
    }
form-search = Una parte del nome
form-search-about = Per esempio «ann» per Anna e Gianna
refusal-nobody-called = In questa lega nessuno ha «{ $value }» nel nome. Prova con una parte più corta.
entrant-new-account = account di { $days ->
        [one] un giorno
       *[other] { $days } giorni
    }
entrant-new-member = qui da { $days ->
        [one] un giorno
       *[other] { $days } giorni
    }
entrant-player = partecipa
entrant-waiting = in lista d’attesa
entrant-substitute = riserva
entrant-invited = invito senza risposta
entrant-out = non partecipa più
entrant-replace = Sostituisci fino alla fine
entrant-replace-anybody = Sostituisci con chiunque nel server
button-entrant-points = Dai o togli punti
form-given = Punti
form-given-about = { $low ->
        [1] Per esempio 2 o -1. Si aggiungono alla media, dove meno è meglio
       *[other] Per esempio 2, o -1 per toglierne uno
    }
points-take-back = Annulla dei punti dati a mano
done-points-given = ✅ I punti di { $name } sono cambiati. La classifica è ricalcolata.
done-points-back = ✅ Quel cambio ai punti di { $name } non vale più. La classifica è ricalcolata.
refusal-adjustment-out-of-range = Scrivi un numero intero da 1 a { $most }, con il meno davanti per togliere punti.
refusal-points-have-changed = Da quando hai iniziato, qualcuno ha cambiato dei punti a mano. Guarda la classifica qui sotto e premi di nuovo se va ancora bene.
refusal-adjustment-taken-back = Quei punti sono già stati annullati.
done-replaced-for-good = ✅ { $other } sostituisce { $name } da adesso, ai tavoli aperti e in ogni sorteggio. Le partite già giocate valgono ancora per { $name }.
