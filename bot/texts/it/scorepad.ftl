# Il blocchetto di una partita con le carte vere: il messaggio, come si scrive, e cosa non si può.

## Il messaggio

pad-title = 📝 { $game } con le carte vere · blocchetto { $number }
pad-open = Tocca alla mano { $round } di { $rounds }.
pad-open-endless = Tocca alla mano { $round }.
pad-finished = **La partita è finita.** È tutto giusto? Manca la conferma di: { $names }
pad-confirmed = ✅ **Confermato da tutti.** Chi gestisce una lega può contarlo: `/scorepad count`
pad-counted = 🏆 **Conta per { $league }.**
pad-dropped = 🗑 **Questo blocchetto è stato scartato** e non conta.
pad-guest = ospite
pad-corrected = Mano { $round } corretta da { $name }, { $at }
pad-struck = Mano { $round } cancellata da { $name }, { $at }
pad-is-open = in corso
pad-is-finished = finito
pad-is-confirmed = confermato
pad-is-counted = contato
pad-is-dropped = scartato
pad-link = [Vai al blocchetto]({ $link })

button-pad-enter = Segna la mano { $round }
button-pad-correct = Correggi una mano
button-pad-confirm = Conferma
button-pad-drop = Scarta

## Scrivere

pad-form-new = Mano { $round }
pad-form-correct = Correggi la mano { $round }
pad-form-order = Un valore a testa, in quest’ordine: { $names }
pad-typed = Hai scritto
pad-round = Mano { $round }
pad-correct-which = Quale mano è sbagliata? Quello che c’era prima resta conservato, e tutti confermano di nuovo.
select-pad-round = La mano da correggere
pad-drop-question = Scartare il blocchetto { $number }? Non conterà più, e nessuno potrà più scriverci.
button-pad-again = Cambia e riprova
button-pad-form = Compila il modulo
button-pad-strike = Cancella la mano { $round }
button-pad-yes-drop = Sì, scartalo
button-pad-keep = No, tienilo

done-pad-begun = Il blocchetto { $number } è pronto. Giocate una mano, poi premi *Segna la mano 1*.
done-pad-written = La mano { $round } è segnata.
done-pad-corrected = La mano { $round } è corretta.
done-pad-over = La partita è finita: ora tutti premono *Conferma*.
done-pad-struck = La mano { $round } è cancellata.
done-pad-confirmed = Grazie. Manca la conferma di: { $names }
done-pad-confirmed-all = Grazie. Ora hanno confermato tutti.
done-pad-dropped = Il blocchetto è scartato.
done-pad-kept = Resta com’è.
done-pad-counted = Il blocchetto { $number } ora conta per **{ $league }**.

## Cosa non si può

refusal-no-such-pad = In questo server non c’è un blocchetto così. `/scorepad show` suggerisce quelli che ci sono.
refusal-no-pad-here = In questo canale non c’è nessun blocchetto. `/scorepad start` ne comincia uno.
refusal-not-your-pad = Può farlo solo chi gioca su questo blocchetto, o chi modera.
refusal-pad-counted = Questo blocchetto conta già per una lega, quindi non cambia più nulla. Il risultato si può correggere lì.
refusal-pad-dropped = Questo blocchetto è stato scartato. `/scorepad start` ne comincia uno nuovo.
refusal-pad-over = La partita di questo blocchetto è finita. Con *Correggi una mano* cambi quello che c’è scritto.
refusal-pad-round-written = Intanto qualcun altro ha segnato la mano { $round }. Guarda il blocchetto; se è sbagliata, correggila.
refusal-pad-same-line = La mano { $round } dice già esattamente questo.
refusal-pad-not-last = Si può cancellare solo l’ultima mano: è la { $last }, non la { $round }.
refusal-pad-not-over = La partita non è finita. Si conferma quando l’ultima mano è segnata.
refusal-pad-confirmed-already = Hai già confermato.
refusal-pad-confirmed = Questo blocchetto l’hanno confermato tutti, quindi può scartarlo solo chi modera. Puoi ancora correggere una mano.
refusal-pad-people = Sareste in { $count }, ma si gioca da { $least } a { $most }. Puoi indicare anche ospiti senza Discord.
refusal-pad-person-twice = «{ $word }» c’è due volte. Indica ognuno una volta sola, e gli ospiti in modo da distinguerli.
refusal-pad-begun = Una mano è già segnata. Gli accordi si cambiano solo prima della prima.
refusal-pad-no-bots = I bot non giocano con le carte vere. Indica solo persone.
refusal-pad-values = { $field }: ne hai scritti { $count }, ma giocate in { $players }. Scrivi un valore a testa, in quest’ordine: { $names }. Un `-` vuol dire: niente.
refusal-pad-of-another-game = Questo blocchetto è di un gioco diverso da quello della lega.
refusal-pad-not-confirmed = Questo blocchetto non è ancora confermato: la partita deve essere finita, e chi ha un account deve premere *Conferma*.
refusal-pad-fits-no-match = Nessun incontro del turno in corso è proprio fra queste persone e ancora senza risultato.
refusal-pad-match-opening = Il tavolo di questo incontro si sta ancora aprendo. Riprova quando c’è il suo thread.

privacy-scorepads = **Blocchetti di partite con le carte vere:** chi gioca e il tuo nome lì, che cosa hai scritto, quando, e se hai confermato. Restano, perché i risultati si possano capire; se cancelli i tuoi dati, lì diventi un ospite anonimo.
