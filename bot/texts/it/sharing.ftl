# Quello che si condivide della smazzata del giorno, e dove i risultati escono ogni mattina.
# keys.py, button_key: button-*
# keys.py, key_of: button-mornings-* settings-mornings-*
# keys.py, refusal_key: refusal-*
button-solo-share-unnamed = Senza il mio nome

share-title = Smazzata del giorno
share-nobody = Un pirata
share-bid = dichiarazione { $bid }, prese { $won }
share-tricks = { $count ->
        [0] Nessuna delle { $tricks } prese.
       *[other] Prese fatte, su { $tricks }: { $numbers }.
    }
share-field = Pirati virtuali con meno punti: { $below } su { $games }{ $ties ->
        [0] { "" }
       *[other] , alla pari: { $ties }
    }
share-copy = Questo è da copiare:

## The question for the mornings, and its answers

mornings-ask = Pubblico qui i risultati ogni mattina? Può rispondere chi ha «Gestisci canali» qui.
button-mornings-here = Sì, qui
button-mornings-no = No
done-mornings-here = Ogni mattina in cui qualcuno è nominato pubblico qui i risultati. { COMMAND("tavern", "server-settings") } li ferma.
done-mornings-no = Qui non lo chiedo più. L’interruttore è in { COMMAND("tavern", "server-settings") }.
settings-mornings-on = Smazzata del giorno, risultati del mattino: **quando direte di sì sotto un risultato condiviso**
settings-mornings-off = Smazzata del giorno, risultati del mattino: **nessuno**
settings-mornings-channel = Smazzata del giorno, risultati del mattino: { $value }
settings-select-mornings = Canale per i risultati del mattino
button-mornings-on = Chiedi per i risultati
button-mornings-off = Mattine senza risultati

## Refusals

refusal-deal-shared = Qui hai già condiviso oggi.
refusal-deal-share-not-yours = Qui non puoi scrivere tu, quindi non scrivo nemmeno io per te.
refusal-deal-share-refused = Discord non mi ha lasciato pubblicarlo qui.
refusal-deal-share-filtered = AutoMod ha fermato il messaggio qui, forse per il tuo nome.
refusal-deal-share-hidden = In questo server quello che pubblicano le app esterne lo vedi solo tu.
refusal-deal-share-later = In questo momento Discord non risponde come dovrebbe; riprova tra poco.
refusal-mornings-not-yours = Può rispondere solo chi ha «Gestisci canali» qui.
refusal-mornings-answered = Qualcuno ha già risposto. L’interruttore è in { COMMAND("tavern", "server-settings") }.
