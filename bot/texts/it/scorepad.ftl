# Il blocchetto di una partita con le carte vere: il messaggio, come si scrive, e cosa non si può.
# keys.py, key_of: pad-is-*
# keys.py, refusal_key: refusal-*

## Il messaggio

pad-title = 📝 { $game } con le carte vere · blocchetto { $number }
pad-open = Prossima mano: { $round } di { $rounds }{ $cards ->
        [0] .
        [one] , 1 carta a testa.
       *[other] , { $cards } carte a testa.
    }
pad-waits = **Manca ancora qualcuno,** si gioca da { $least } a { $most }: premi *Gioco anch’io*. Chi non è su Discord si aggiunge con *Chi gioca, e fine*.
pad-open-endless = Prossima mano: { $round }.
pad-house-rules = 🏠 **Con regole della casa.** Vale per una lega solo se lo decide chi modera.
pad-beyond = ⚠️ **«È andata così»:** { $count ->
        [one] la mano { $rounds } va
       *[other] le mani { $rounds } vanno
    } oltre le regole stampate. Vale per una lega solo se lo decide chi modera.
pad-bids = **Dichiarazioni della mano { $round }:** { $bids }
pad-finished = **La partita è finita.** È tutto giusto? Manca la conferma di: { $names }
pad-confirmed = ✅ **Confermato da tutti.** Chi gestisce le leghe può farlo valere: { COMMAND("pad", "pad-show") }
pad-counted = 🏆 **Vale per { $league }.**
pad-dropped = 🗑 **Questo blocchetto è stato eliminato** e non vale più.
pad-guest = ospite
pad-corrected = Mano { $round } corretta da { $name }, { $at }
pad-struck = Mano { $round } eliminata da { $name }, { $at }
pad-is-open = in corso
pad-is-finished = finito
pad-is-confirmed = confermato
pad-is-counted = vale per una lega
pad-is-dropped = eliminato
pad-link = [Vai al blocchetto]({ $link })

button-pad-enter = Segna la mano { $round }
button-pad-bids = Dichiarazioni { $round }
button-pad-tricks = Prese { $round }
button-pad-save = Salva la mano { $round }
button-pad-save-as-bid = Salva, resto come detto
button-pad-save-none = Salva, resto senza prese
button-pad-rest = Il resto dichiara 0
button-pad-bonus = Con punti bonus
button-pad-bonus-typed = Scrivili
button-pad-others = Gli altri
button-pad-correct = Correggi una mano
button-pad-confirm = Conferma
button-pad-again = Ancora, stesse persone
button-pad-drop = Elimina

## Scrivere

pad-form-new = Mano { $round }
pad-form-correct = Correggi la mano { $round }
pad-form-bonus = Punti bonus della mano { $round }
pad-tap-bids = **Dichiarazioni della mano { $round }**: finora { $total }, per { $cards ->
        [one] 1 presa
       *[other] { $cards } prese
    }. Ogni scelta è salvata subito.
pad-tap-tricks = **Prese della mano { $round }**: finora { $total } su { $cards }. Puoi saltare chi ha preso quanto ha dichiarato, o niente: il pulsante dice quale dei due.
pad-tap-bonuses = **Punti bonus della mano { $round }**: scegli quello che ha preso ciascuno. Ogni scelta è salvata subito.
pad-no-bonuses = Nella mano { $round } nessuno può avere punti bonus: servono una presa e la dichiarazione centrata.
pad-form-lines = Una riga a testa
pad-round = Mano { $round }
pad-correct-which = Quale mano è sbagliata? I valori di prima restano conservati, e tutti confermano di nuovo.
select-pad-round = La mano da correggere
select-pad-league = Fallo valere per una lega
select-pad-allies = { $loot }: l’alleanza
pad-drop-question = Eliminare il blocchetto { $number }? Non varrà più, e nessuno potrà più scriverci.
button-pad-strike = Elimina la mano { $round }
button-pad-yes-drop = Sì, eliminalo
button-pad-keep = No, tienilo

done-pad-begun = Il blocchetto { $number } è pronto.
done-pad-written = La mano { $round } è segnata.
done-pad-corrected = La mano { $round } è corretta.
done-pad-over = La partita è finita. Ora tutti premono *Conferma*.
done-pad-struck = La mano { $round } è eliminata.
done-pad-confirmed = Grazie! Manca la conferma di: { $names }
done-pad-confirmed-all = Grazie! Hanno confermato tutti.
done-pad-dropped = Il blocchetto è eliminato.
done-pad-kept = Non è cambiato nulla.
done-pad-counted = Il blocchetto { $number } ora vale per **{ $league }**.

## Che cosa è deciso

button-pad-agreed = Opzioni
button-pad-house-rules = Regole della casa
button-pad-printed-rules = Regole stampate
button-pad-so = È andata così
button-pad-yes-count = Fallo valere lo stesso
pad-count-question = Far valere lo stesso il blocchetto { $number } per **{ $league }**? Non è come al solito:
pad-agreed = **Che cosa avete deciso?** Tutto può cambiare finché ogni mano resta possibile. Con le *Regole della casa* c’è un bonus anche se la dichiarazione è mancata, si può segnare qualsiasi bonus, e qualsiasi numero di prese può non andare a nessuno.
pad-agreed-by = Cambiato da { $name }, { $at }: { $what }
pad-agreed-house-rules = Regole della casa
pad-agreed-printed-rules = Regole stampate
done-pad-house-rules = Ora si gioca con le regole della casa: si controllano solo le somme.
done-pad-printed-rules = Ora si gioca con le regole stampate.

## Chi arriva, chi se ne va, la fine

button-pad-join = Gioco anch’io
button-pad-people = Chi gioca, e fine
button-pad-guest = Arriva un ospite
button-pad-end = Finisci qui
button-pad-yes-end = Sì, finisci qui
button-pad-play-on = Continua
button-pad-stay = Annulla
button-pad-without-place = Senza posto
button-pad-ranked-last = All’ultimo posto
button-pad-with-none = Con 0 punti
button-pad-with-lowest = Con { $points }, il minimo
select-pad-join = Chi arriva, su Discord?
select-pad-leave = Chi se ne va?
pad-people = **Dalla mano { $round }:** chi arriva, chi se ne va? Le mani giocate restano come sono.
pad-form-guest = Arriva un ospite
pad-form-guest-name = Nome
pad-join-question = Arriva { $name }: con quanti punti?
pad-end-question = Finire la partita dopo la mano { $round }? Tutti confermano, e vale con le mani giocate.
pad-ended-question = La partita è stata finita prima dell’ultima mano. Continuare lo stesso?
pad-ended = Finita dopo { $rounds ->
        [0] la mano { $round }
       *[other] la mano { $round } su { $rounds }
    }.
pad-left = fino alla mano { $round }
pad-left-by = fino alla mano { $round }, dice { $name }
pad-without-place = senza posto
pad-came = dalla mano { $round }
done-pad-joined = { $name } gioca dalla mano { $round }.
done-pad-left = { $name } non gioca più dalla mano { $round }, e finisce dietro a chi la gioca.
done-pad-out = { $name } non gioca più dalla mano { $round }, e non avrà un posto: né qui, né in una lega.
done-pad-off = { $name } non è più sul blocchetto.
done-pad-stays = { $name } continua a giocare.
done-pad-played-on = La partita continua con la mano { $round }.

## Cosa non si può

refusal-no-such-pad = Questo blocchetto in questo server non esiste. { COMMAND("pad", "pad-show") } suggerisce quelli che ci sono.
refusal-no-pad-here = In questo canale non c’è nessun blocchetto. Aprine uno con { COMMAND("pad", "pad-start") }.
refusal-not-your-pad = Può farlo solo chi gioca su questo blocchetto, o chi modera.
refusal-pad-counted = Questo blocchetto vale già per una lega, quindi non cambia più. Il risultato si può correggere lì.
refusal-pad-dropped = Questo blocchetto è stato eliminato. Aprine uno nuovo con { COMMAND("pad", "pad-start") }.
refusal-pad-over = La partita di questo blocchetto è finita. Per cambiare un valore premi *Correggi una mano*.
refusal-pad-round-written = Qualcun altro ha appena segnato la mano { $round }. Guarda il blocchetto; se è sbagliata, correggila.
refusal-pad-same-line = La mano { $round } dice già esattamente questo.
refusal-pad-other-line = Qualcun altro ha appena corretto la mano { $round }. Ora lì c’è: { $line }. Riapri il modulo per correggerlo.
refusal-pad-not-last = Si può eliminare solo l’ultima mano: è la numero { $last }, non la numero { $round }.
refusal-pad-not-over = La partita non è ancora finita. Si conferma quando l’ultima mano è segnata.
refusal-pad-confirmed-already = Hai già confermato.
refusal-pad-confirmed = Questo blocchetto l’hanno confermato tutti, quindi può eliminarlo solo chi modera. Puoi ancora correggere una mano.
refusal-pad-people = { $count ->
        [one] Da una persona sola
       *[other] In { $count }
    } non si può: si gioca da { $least } a { $most }. Puoi indicare anche ospiti senza Discord.
refusal-pad-person-twice = «{ $word }» c’è due volte. Indica ogni persona una volta sola, e gli ospiti in modo da distinguerli.
refusal-pad-round-against = Così la mano { $round } non sarebbe possibile com’è. Prima correggila con *Correggi una mano*, o apri un blocchetto nuovo.
refusal-pad-no-house-rules = In questo gioco non ci sono dichiarazioni, quindi qui non ci sono regole della casa.
refusal-pad-not-here = Questa persona non gioca in questa mano. Guarda il blocchetto.
refusal-pad-part-taken = Ce l’ha già un’altra persona, o qui non porta niente. Premi di nuovo *Con punti bonus*.
refusal-pad-one-ally = Un’alleanza ha due lati: scegli due persone, o nessuna.
refusal-pad-same-people = In questo gioco giocano le stesse persone dalla prima mano all’ultima. Premi *Finisci qui*, o apri un blocchetto nuovo.
refusal-pad-begun-already = Una mano è già segnata. Chi gioca può farti entrare: *Chi gioca, e fine*.
refusal-pad-no-bots = I bot non giocano con le carte vere. Indica solo persone.
refusal-pad-lines = { $count ->
        [one] C’è 1 riga
       *[other] Ci sono { $count } righe
    }, ma si gioca in { $players }. Scrivi una riga a testa, in quest’ordine: { $names }. Un `-` vuol dire: niente.
refusal-pad-of-another-game = Questo blocchetto è di un gioco diverso da quello della lega.
refusal-pad-not-confirmed = Questo blocchetto non è ancora confermato. Prima va finita la partita; poi ogni persona su Discord preme *Conferma*.
refusal-pad-fits-no-match = Nella giornata in corso nessuna partita ancora senza risultato è proprio fra queste persone.
refusal-pad-match-opening = Il tavolo di questa partita si sta ancora aprendo. Riprova quando c’è il suo thread.

privacy-scorepads = **Blocchetti:** chi gioca, che cosa segni e quando, la tua conferma. Restano; se cancelli i tuoi dati, lì resta un ospite anonimo.
