# Le leghe: il loro messaggio, le iscrizioni, le partite, la creazione, e che cosa non va.

## Il messaggio di una lega

format-ladder = classifica aperta
format-ladder-about = Fanno classifica le partite che chi modera ci conta; niente turni
format-season = stagione
format-season-about = Tutti giocano ogni turno, ogni volta a tavoli sorteggiati di nuovo
format-cup = coppa
format-cup-about = I migliori di ogni tavolo vanno avanti, di fase in fase, fino alla finale
select-format = Tipo di lega
league-what = { $format } · { $game } · tavoli da { $size } · ritmo: { $pace }
league-plan-ladder = Fa classifica ogni partita che chi modera ci conta.
league-plan-cup = Coppa: { $advance ->
        [one] da ogni tavolo va avanti il primo posto
       *[other] da ogni tavolo vanno avanti i primi { $advance }
    }, { $time } per fase.
league-plan-season = { $rounds ->
        [one] Un turno
       *[other] { $rounds } turni
    }, { $time } per ciascuno.
league-plan-final = Poi i migliori { $finalists } giocano una coppa per la vittoria.
league-days = { $days ->
        [one] un giorno
       *[other] { $days } giorni
    }
league-hours = { $hours ->
        [one] un’ora
       *[other] { $hours } ore
    }
league-sign-up = **Le iscrizioni sono aperte.** Finiscono quando chi modera fa partire la lega.
league-sign-up-until = **Le iscrizioni sono aperte** fino al { $at } ({ $ago }).
league-players = { $count ->
        [0] Non c’è ancora nessuno.
        [one] Una sola iscrizione finora.
       *[other] { $count } iscrizioni.
    }
league-places = { $free ->
        [0] Tutti i { $places } posti sono presi: chi arriva ora va in lista d’attesa.
        [one] È libero un posto su { $places }.
       *[other] Sono liberi { $free } posti su { $places }.
    }
league-waiting-list = **Lista d’attesa** ({ $count })
league-substitutes = **Riserve** ({ $count })
league-more = … e altri { $count }
league-paused = ⏸ **La lega è in pausa.** Le partite iniziate continuano.
league-over = **La lega è finita.**
league-ended = **Questa lega è stata chiusa** prima che si giocasse.
league-won = 🏆 { $count ->
        [one] Vince **{ $names }**!
       *[other] Vincono insieme **{ $names }**!
    }
league-games = Partite che contano
league-round = Turno { $round } di { $rounds }
league-stage = Coppa, fase { $stage } · { $tables } tavoli
league-final = La finale
league-until = fino al { $at } ({ $ago })
league-opening = Apertura dei tavoli: { $opened } su { $tables }
league-byes = Stavolta riposa: { $names }
league-closeness = Finora { $meetings } incontri ai tavoli, di cui { $repeated } con qualcuno di già incontrato; almeno { $unavoidable } di questi non si possono evitare.
league-standings = Classifica
league-standing = { $rank }. **{ $name }** · { $points } · { $games ->
        [one] una partita
       *[other] { $games } partite
    }
button-league-join = Iscriviti
button-league-leave = Ritirati
button-league-offer = Posso fare da riserva

## Le leghe di un server

leagues-title = Le leghe di questo server
leagues-none = Questo server non ha ancora leghe. Chi lo gestisce o lo modera ne crea una con `/league create`.
league-link = [Vai alla lega]({ $link })
league-is-sign-up = iscrizioni aperte
league-is-running = in corso
league-is-paused = in pausa
league-is-finished = finita
league-is-ended = chiusa

## Le partite

match-thread = turno { $round } · tavolo { $table }
match-title = Tavolo { $table }
match-planned = è sorteggiato
match-opening = si sta aprendo
match-waiting = presenti { $there } su { $people }
match-playing = si gioca
match-done = è finito
match-void = non conta
match-starts = Si danno le carte appena ci siete tutti.
match-starts-at = Si danno le carte appena ci siete tutti, e comunque il { $at } ({ $ago }).
match-begun = La partita è iniziata: { $link }
match-void-told = Questa partita non si gioca.
button-match-there = Ci sono

## Creare una lega

founding-about = Questo lo vedi solo tu. Imposta tutto come vuoi, poi apri le iscrizioni.
founding-points = Un tavolo porta: **{ $points }**
league-points-usual = i soliti punti (4-2-1 in tre, 5-3-2-1 in quattro e così via)
league-points-score = il punteggio del gioco stesso
league-points-word = punteggio
founding-start = Una partita inizia appena ci sono tutti, al più tardi **{ $hours ->
        [one] un’ora
       *[other] { $hours } ore
    }** dopo l’apertura del tavolo.
founding-until = Iscrizioni fino a: **{ $until }**
founding-no-end = fa partire la lega chi modera
founding-places = Posti: **{ $places }**, pirati virtuali che partecipano: **{ $computers }**
founding-any-number = quanti si vuole
founding-channel = Messaggio e tavoli: { $channel }
founding-to-league = Avanti: la lega
founding-to-game = Indietro: il gioco
founding-computers = { $count ->
        [0] nessuno
       *[other] { $count }
    }
button-founding-rounds = Turni, punti, iscrizioni
button-founding-cup = Coppa e inizio
button-founding-open = Apri le iscrizioni
button-founding-begin = Fai partire la classifica
select-league-game = Gioco
select-league-size = Grandezza dei tavoli
league-size = da { $size }
select-league-channel = Il canale per il messaggio e i tavoli
select-league-computers = Pirati virtuali
form-rounds = Turni
form-hours = Ore per turno
form-hours-about = 168 sono una settimana; poi i pirati virtuali finiscono le partite in ritardo
form-points = Punti di un tavolo
form-points-about = Per esempio 5-3-2-1; vuoto: i soliti; “punteggio”: quello del gioco
form-places = Posti
form-places-about = Chi arriva dopo va in lista d’attesa; vuoto: quanti si vuole
form-until = Iscrizioni fino a
form-until-about = 2026-12-24 20:00 ({ $zone }), o un numero di ore; vuoto: decidi tu
form-finalists = Finalisti
form-finalists-about = Quanti giocano una coppa dopo la stagione; 0: nessuno
form-advance = Quanti per tavolo vanno avanti nella coppa
form-advance-about = Di solito 1
form-start = Ore prima di iniziare comunque
form-start-about = Si inizia prima se tutti hanno premuto “Ci sono”

## Risposte

done-league-joined = Partecipi a **{ $name }**. Quando si apre il tuo tavolo ti menziono nel suo thread.
done-league-joined-late = Partecipi a **{ $name }** dal prossimo turno.
done-league-waiting = I posti di **{ $name }** sono tutti presi: sei al numero { $place } della lista d’attesa.
done-league-left = Non partecipi più a **{ $name }**. Quello che hai giocato conta.
done-league-offered = Grazie! Se in **{ $name }** manca qualcuno, forse te lo chiederanno.
done-league-founded = **{ $name }** è aperta. Il messaggio arriva in { $channel }.
done-match-there = Bene che ci sei. Mancano ancora: { $names }
done-match-all-there = Ci siete tutti: si danno le carte.
permission-create-public-threads = Creare thread pubblici

## Rifiuti

refusal-leagues-by-moderators = Le leghe le crea e le guida chi gestisce questo server, o chi ha il ruolo di moderazione che il server ha scelto. Chiedi a loro.
refusal-no-such-league = In questo server non c’è una lega così. `/league list` le mostra tutte.
refusal-league-name-length = Il nome di una lega ha da 1 a { $most } caratteri. Scegline uno più corto.
refusal-league-name-taken = In questo server c’è già una lega “{ $word }”. Scegli un altro nome.
refusal-league-computers = I pirati virtuali possono essere da 0 a { $most }, quanti sono i posti.
refusal-league-out-of-range = { $what ->
        [league_rounds] Il numero dei turni
        [league_round_hours] Il numero di ore per turno
        [league_start_hours] Il numero di ore prima di iniziare comunque
       *[league_places] Il numero dei posti
    } va da { $least } a { $most }.
refusal-deadline-past = Le iscrizioni sarebbero già finite. Scegli un momento più avanti, o lascia vuoto.
refusal-no-number = “{ $value }” non è un numero intero. Scrivi per esempio 4.
refusal-no-instant = “{ $value }” non è un momento. Scrivi anno, mese, giorno e ora, come 2026-12-24 20:00, o un numero di ore, come 48.
refusal-league-channel-wanted = Una lega ha bisogno di un canale testuale di questo server. Scegline uno nella pagina della lega.
refusal-league-permissions = In { $channel } non posso tenere una lega. Mi manca: { $permissions }. Dammi il permesso, o scegli un altro canale.
refusal-signed-up-already = Partecipi già. *Ritirati* ti fa uscire.
refusal-not-signed-up = Non partecipi a questa lega. *Iscriviti* ti fa entrare.
refusal-already-in-league = { $name } partecipa già. Scegli qualcun altro.
refusal-league-over = Questa lega non è aperta. `/league list` mostra quelle che lo sono.
refusal-league-paused = Questa lega è in pausa. Iscriviti quando riprende.
refusal-league-has-begun = Questa lega è già iniziata. *Iscriviti* ti fa entrare dal prossimo turno, se non è una coppa.
refusal-league-has-no-next-round = Non c’è un prossimo turno da sorteggiare: la lega deve essere in corso, e una classifica aperta non ha turni.
refusal-league-has-no-round = Non è ancora iniziato nessun turno con una scadenza. Fai prima partire la lega; una classifica aperta non ha scadenze.
refusal-league-not-running = Si può mettere in pausa solo una lega in corso. Falla prima partire, o chiudila.
refusal-league-not-paused = Può riprendere solo una lega in pausa; questa non lo è.
refusal-cup-has-begun = Questa coppa è iniziata e nessuno può più entrare. Puoi però offrirti come riserva.
refusal-stage-not-over = Una partita di questa fase non ha ancora un risultato. Fatela finire, o correggete il risultato; poi si può sorteggiare la prossima fase.
refusal-no-such-match = In questo server non c’è una partita così. `/league show` mostra quelle di una lega.
refusal-not-your-match = In questa partita non giochi. Nel thread della tua ti menziono.
refusal-match-has-begun = Questa partita non aspetta nessuno: è già iniziata, o il suo tavolo è ancora da aprire.
refusal-there-already = So già che ci sei. Si danno le carte appena ci siete tutti.
refusal-match-waits-here = Questo thread è tenuto per una partita di lega, le cui carte si danno qui. Apri il tuo tavolo in un altro canale.
refusal-not-in-match = Questa persona non gioca in questa partita, o non più. Scegli qualcuno che ci gioca.
refusal-match-is-over = Questa partita è finita. Il risultato si può correggere o annullare, con un motivo.
refusal-match-has-no-result = Questa partita non ha ancora un risultato. Si può correggere quando è finita.
refusal-reason-wanted = Per una correzione serve un motivo da 1 a { $most } caratteri: lo possono leggere tutti.
refusal-scores-wanted = Dai un punteggio per ogni posto: { $wanted } numeri interi, nell’ordine dei posti.
refusal-table-counts-already = Questo tavolo conta già per una lega. Scegline un altro.
refusal-not-a-ladder = I tavoli singoli contano solo per le classifiche aperte; stagioni e coppe aprono i propri.
refusal-another-game = A questo tavolo si gioca a un altro gioco rispetto alla lega. Scegline uno con il suo gioco.
refusal-table-cannot-count = Può contare solo un tavolo in cui si gioca o in cui la partita è finita.
refusal-table-size = { $size } per tavolo non si può: questo gioco è da { $smallest } a { $largest }.
refusal-too-few-people = { $people ->
        [0] Non partecipa nessuno
        [one] C’è una sola iscrizione
       *[other] Ci sono solo { $people } iscrizioni
    }, e ne servono almeno { $fewest }. Aspettane altre, aggiungi qualcuno, o gioca con meno finalisti.
refusal-person-twice = Qualcuno c’è due volte: { $people } voci, { $different } persone diverse. Togli la seconda voce.
refusal-sizes-do-not-fit = { $people } persone non stanno a tavoli con { $places } posti in tutto. Cambia la grandezza dei tavoli, o quanti partecipano.
refusal-cup-bye = In { $people } a tavoli di questa grandezza dovrebbero riposare in { $byes }, e in una coppa non riposa nessuno. Cambia la grandezza dei tavoli, o quanti partecipano.
refusal-cup-advance = Non possono andare avanti in { $advance } per tavolo se al tavolo più piccolo siedono in { $smallest }: almeno uno va avanti e uno resta.
refusal-cup-without-end = In { $people }, a tavoli da { $size } da cui vanno avanti in { $advance }, la coppa non finirebbe mai. Fanne andare avanti meno, o fai i tavoli più grandi.
refusal-points-not-numbers = I punti sono numeri interi con dei trattini in mezzo, come 5-3-2-1.
refusal-points-too-many = Nessun tavolo ha più di { $most } posti. Dai punti al massimo per tanti posti.
refusal-points-too-high = Un posto può portare al massimo { $most } punti.
refusal-points-rise = Un posto più basso non può portare più di uno più alto. Scrivili dal primo in giù, come 5-3-2-1.
