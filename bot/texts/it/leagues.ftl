# Le leghe: il loro messaggio, le iscrizioni, le partite, la creazione, e che cosa non va.
# keys.py, button_key: button-*
# keys.py, key_of: format-* league-is-* match-* permission-* rhythm-* select-* strictness-* strictness-seats-*
# keys.py, refusal_key: refusal-*

## Il messaggio di una lega

format-ladder = classifica aperta
format-ladder-about = Niente giornate; vale ciò che il tavolo concorda prima della prima mossa, o che include chi modera
format-season = stagione
format-season-about = Tutti giocano ogni giornata, ogni volta a tavoli sorteggiati di nuovo
format-cup = coppa
format-cup-about = Da ogni tavolo passano i migliori, di fase in fase, fino alla finale
select-format = Tipo di lega
league-what = { $format } · { $game } · tavoli da { $size } · ritmo: { $pace }
league-plan-ladder = Niente giornate: una partita vale se tutto il tavolo è d’accordo prima della prima mossa, o se la include chi modera.
league-plan-cup = Coppa: { $advance ->
        [one] da ogni tavolo passa il primo
       *[other] da ogni tavolo passano i primi { $advance }
    }, e i migliori degli altri dove restano posti. Al massimo { $time } per fase.
league-by-lot = 🎲 Parità di piazzamento, punti e punteggio: ha deciso la sorte chi passa tra { $names }.
league-plan-season = { $rounds ->
        [one] { $rounds } giornata
       *[other] { $rounds } giornate
    }, al massimo { $time } ciascuna.
league-plan-final = Poi i primi { $finalists } si giocano il titolo in una coppa.
league-in-all = In tutto: { $time }.
league-ends-about = Fine: circa { $end }.
league-level = I pirati virtuali giocano da { $level }, anche al posto di chi non c’è.
league-cabin-boys = mozzi
league-bosuns = nostromi
league-captains = capitani
league-length = Circa { $turns } turni a partita, uno dopo l’altro. Se ci si collega { $rhythm }, 9 partite su 10 durano al massimo { $time }.
league-length-live = Una partita ha circa { $turns } turni uno dopo l’altro: con questo ritmo circa { $time }.
league-too-short = Non ci sta in una giornata della lega. Servono almeno { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    }, oppure scegli una partita più breve o un ritmo più veloce.
league-days = { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    }
league-hours = { $hours ->
        [one] { $hours } ora
       *[other] { $hours } ore
    }
league-sign-up = **Le iscrizioni sono aperte** finché chi modera non fa partire la lega.
league-sign-up-until = **Le iscrizioni sono aperte.** Scadenza: { $at } ({ $ago }).
league-sign-up-short = **Le iscrizioni restano aperte:** la lega comincia appena c’è abbastanza gente.
league-players = { $count ->
        [0] Ancora nessuna iscrizione.
        [one] { $count } iscrizione.
       *[other] { $count } iscrizioni.
    }
league-tables = { $byes ->
        [0] In { $count }: tavoli da { $tables }
       *[other] In { $count }: tavoli da { $tables }; a riposo: { $byes }
    }
league-places = { $free ->
        [0] Tutti e { $places } i posti sono presi: le nuove iscrizioni vanno in lista d’attesa.
        [one] È libero { $free } posto su { $places }.
       *[other] Sono liberi { $free } posti su { $places }.
    }
league-waiting-list = **Lista d’attesa** ({ $count })
league-substitutes = **Riserve** ({ $count })
league-more = … e altri { $count }
league-paused = ⏸ **La lega è in pausa.** Le partite iniziate continuano. Chi la modera la riprende con { COMMAND("league", "league-manage") }.
league-rests = ⏸ **La lega è in pausa e nessuna scadenza corre.** Si può ancora giocare. Chi la modera la riprende con { COMMAND("league", "league-manage") }.
league-over = **La lega è finita.**
league-nobody-won = Non ha vinto nessuno: nessuna partita è stata finita da chi la giocava.
league-nobody-ranked = Non ha vinto nessuno: nessuno ha abbastanza partite per la classifica.
league-ended = **Questa lega è stata chiusa:** non si era ancora giocato.
league-won = 🏆 { $count ->
        [one] Vince **{ $names }**!
       *[other] Vincono insieme **{ $names }**!
    }
league-games = Partite che valgono
league-round = Giornata { $round } di { $rounds }
league-round-short = giornata { $round }
league-stage = Coppa, fase { $stage }
league-final = La finale
league-until = scadenza: { $at } ({ $ago })
league-opening = Apertura dei tavoli: { $opened } su { $tables }
league-opening-slow = Discord mi lascia aprire solo pochi thread per volta, quindi può volerci qualche minuto.
league-byes = A riposo stavolta: { $names }
league-closeness = Incontri ai tavoli finora: { $meetings }; già visti: { $repeated }; inevitabili: almeno { $unavoidable }.
league-standings = Classifica
league-standing = { $place } **{ $name }** · { $points } · { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }
button-league-terms = Condizioni
button-league-join = Iscriviti
button-league-leave = Ritirati
button-league-offer = Offriti come riserva

## Le leghe di un server

leagues-title = Le leghe di questo server
leagues-none = Questo server non ha ancora leghe. Chi modera ne crea una con { COMMAND("league", "league-create") }.
league-link = [Vai alla lega]({ $link })
league-is-sign-up = iscrizioni aperte
league-is-running = in corso
league-is-paused = in pausa
league-is-finished = finita
league-is-ended = chiusa

## Le partite

match-table = tavolo { $table }
match-title = Tavolo { $table }
match-planned = sorteggiato
match-opening = si sta aprendo
match-waiting = presenti { $there } su { $people }
match-playing = in corso
match-done = finito
match-void = annullato
match-undecided = senza esito
match-unrated = finito, niente rating
match-house-rules = 🏠 regole della casa
match-ended-early = ⏱ { $planned ->
        [0] finita dopo la mano { $played }
       *[other] mano { $played } su { $planned }
    }
match-starts = Si danno le carte appena ci siete tutti.
match-starts-at = Si danno le carte appena ci siete tutti, al più tardi: { $at } ({ $ago }).
match-ends-at = Fine della giornata della lega: { $at } ({ $ago }).
match-round-ends = La giornata di **{ $league }** sta per finire ({ $at }, { $ago }). Si aspetta ancora: { $mentions }
match-played-out = La giornata di **{ $league }** è finita. Le partite ancora in corso le finiscono i pirati virtuali ({ $at }, { $ago }). Si aspetta ancora: { $mentions }
match-ends-now = Chi modera chiude ora questa giornata di **{ $league }**. Chi deve muovere ora mantiene la scadenza; tutto il resto lo giocano i pirati virtuali. Si aspetta ancora: { $mentions }
match-begun = Le carte sono state distribuite: [vai al tavolo]({ $link })
match-void-told = Questa partita è annullata: non si gioca.
button-match-there = Ci sono

## Creare una lega

founding-points = Punti per tavolo: **{ $points }**
league-points-usual = standard (4-2-1 in tre, 5-3-2-1 in quattro e così via)
league-points-score = il punteggio del gioco stesso
league-points-word = punteggio
founding-start = Una partita inizia appena ci sono tutti, al più tardi **{ $hours ->
        [one] { $hours } ora
       *[other] { $hours } ore
    }** dopo l’apertura del tavolo.
founding-until = Fine delle iscrizioni: **{ $until }**.
founding-no-end = quando chi modera fa partire la lega
founding-any-number = senza limite
founding-computers = { $count ->
        [0] nessuno
       *[other] { $count }
    }
founding-kind = **{ $kind }** ({ $time }): { $about }.
founding-no-limit = quanto vuoi
founding-of-people = { $time } in { $people }
founding-weeks = { $weeks ->
        [one] circa una settimana
       *[other] circa { $weeks } settimane
    }
founding-season = **{ $game }**, tavoli da { $size }, per chi si collega { $rhythm }: **{ $rounds ->
        [one] { $rounds } giornata
       *[other] { $rounds } giornate
    }**, al massimo { $time } ciascuna.
founding-cup = **{ $game }**, tavoli da { $size }, per chi si collega { $rhythm }: al massimo { $time } per fase, finché non resta un solo tavolo.
founding-ladder = **{ $game }**, senza una fine fissata: una partita vale se tutto il tavolo è d’accordo prima della prima mossa, in almeno { $least }.
founding-voyage = **{ $game }**: le stesse **{ $deals } partite** per tutti, in solitario e in ogni momento, fino a: **{ $end }**.
founding-rounds = { $rounds ->
        [one] { $rounds } giornata
       *[other] { $rounds } giornate
    }, { $time }
founding-deals = Partite
founding-in-days = { $days ->
        [one] tra un giorno
       *[other] tra { $days } giorni
    }
founding-usually = { $value } (di solito: { $usual })
founding-to-more = Altro…
founding-to-kinds = Un altro tipo
founding-voyage-instead = Meglio una traversata
founding-too-long = ⚠️ Tre giornate di questo gioco durano più di otto settimane. Una traversata ne dura due.
founding-final = { $tables ->
        [0] nessuna finale
        [one] un tavolo finale
       *[other] { $tables } tavoli, poi una finale
    }
select-final = Finale
select-setting = Cambia un’impostazione
select-strictness = Severità
strictness-friendly = amichevole
strictness-friendly-about = Nessuno è escluso, i pirati virtuali segnano per gli assenti, niente reclami
strictness-fair = equa
strictness-fair-about = Fuori dopo due assenze di fila, niente per i pirati virtuali, niente reclami
strictness-strict = severa
strictness-strict-about = Fuori dopo un’assenza, niente per i pirati virtuali, un giorno per i reclami
strictness-seats-friendly-about = I pirati virtuali segnano per gli assenti, niente reclami
strictness-seats-fair-about = Niente per i pirati virtuali, niente reclami
strictness-seats-strict-about = Niente per i pirati virtuali, un giorno per i reclami
strictness-own = Severità: le tue impostazioni
button-founding-rounds = Numeri…
button-founding-cup = Altri numeri…
button-founding-about = Un tuo testo
form-about = Un tuo testo
form-about-about = Regole, premi, date: lo leggono tutti nel messaggio della lega. Senza menzioni
league-about-none = nessuno
refusal-about-has-mentions = Il testo non può menzionare nessuno. Togli @everyone, @here e le menzioni, e scrivi i nomi.
button-founding-open = Apri le iscrizioni
button-founding-begin = Fai partire la classifica
select-league-game = Gioco
select-league-size = Tavoli da quante persone?
select-rhythm = Ogni quanto ci si collega
rhythm-once = circa una volta al giorno
rhythm-once-about = Una scorta di tempo di almeno 14 giorni e giornate lunghe
rhythm-few = due o tre volte al giorno
rhythm-few-about = Un giorno per turno
rhythm-often = ogni due o tre ore
rhythm-often-about = Un giorno per turno e giornate brevi
select-league-channel = Il canale per il messaggio della lega e i suoi tavoli
select-league-computers = Pirati virtuali
select-league-level = Grado dei pirati
form-rounds = Giornate della lega
form-hours = Durata di una giornata
form-stage-hours = Durata di una fase
form-hours-about = Per esempio 168 o 7 giorni; poi i pirati virtuali giocano ciò che è in ritardo
form-points = Punti per piazzamento
form-points-about = Per esempio 5-3-2-1; vuoto: standard; «punteggio»: quello del gioco
form-places = Posti
form-places-about = Le iscrizioni successive vanno in lista d’attesa; vuoto: senza limite
form-until = Fine delle iscrizioni
form-until-about = { $example } ({ $zone }), o un numero di ore; vuoto: decidi tu
form-finalists = Finalisti
form-finalists-about = Quanti giocano una coppa dopo la stagione; 0: niente coppa
form-advance = Quanti passano da ogni tavolo
form-advance-about = Di solito 1
form-start = Si inizia comunque dopo
form-start-about = Per esempio 24 o 2 giorni; prima, se tutti hanno premuto «Ci sono»

## Risposte

done-league-joined = Sei in **{ $name }**! Quando si apre il tuo tavolo ti menziono nel suo thread.
done-league-joined-late = Sei in **{ $name }** dalla prossima giornata.
done-ladder-joined = Sei in **{ $name }**! Una partita conta se al tavolo tutti sono d’accordo prima della prima mossa.
league-earlier-rounds = Le giornate precedenti non ti danno { $best ->
        [0] punti.
        [one] punti, ma vale solo la migliore.
       *[other] punti, ma valgono solo le { $best } migliori.
    }
done-league-vacation = 🌴 Hai annunciato delle vacanze (inizio: { $begin }). Intanto il tuo tempo è fermo, e la giornata si allunga del tempo in cui il tavolo ti aspetta. Se manchi per la maggior parte di una giornata, riposi, e una riserva può giocare per te.
done-league-waiting = **{ $name }** è al completo: hai il numero { $place } nella lista d’attesa.
done-league-left = Non partecipi più a **{ $name }**. Le partite che hai giocato valgono ancora.
league-still-seated = ⏳ A un tavolo in corso il posto è ancora tuo, e gli altri aspettano le tue mosse. Finisci la partita, o lascia il posto: allora lo prende un pirata virtuale.
button-play-on = Finisci la partita
button-give-seat-up = Lascia il posto
done-league-offered = Grazie! Se a **{ $name }** serve una riserva, può toccare a te.
done-league-founded = **{ $name }** è aperta. Il messaggio arriva in { $channel }.
done-match-there = Bene, ci sei! Mancano ancora: { $names }
done-match-all-there = Ci siete tutti: si danno le carte.
permission-create-public-threads = Crea thread pubblici

## Rifiuti

refusal-leagues-by-moderators = Le leghe le crea e le gestisce solo chi modera questo server: serve il permesso *Gestisci server*, o il ruolo di chi modera. Chiedi a chi modera.
refusal-no-such-league = Questa lega qui non esiste. { COMMAND("league", "league-list") } le mostra tutte.
refusal-league-name-length = Il nome di una lega ha da 1 a { $most } caratteri. Scegline un altro.
refusal-league-name-taken = In questo server c’è già una lega «{ $word }». Scegli un altro nome.
refusal-league-computers = I pirati virtuali possono essere da 0 a { $most }, al massimo uno per posto.
refusal-deadline-past = Le iscrizioni sarebbero già finite. Scegli un momento più avanti, o lascia vuoto.
refusal-no-number = «{ $value }» non è un numero intero. Scrivi per esempio 4.
refusal-no-hours = «{ $value }» non è una durata. Scrivi le ore, per esempio 48, o i giorni, per esempio 2 giorni.
refusal-no-instant = «{ $value }» non è una data con l’ora. Scrivi per esempio { $example }, o fra quanto, per esempio 48 ore.
refusal-league-channel-wanted = Una lega ha bisogno di un canale testuale di questo server. Scegline uno nelle impostazioni della lega.
refusal-league-channel-announces = Una lega non può svolgersi in un canale annunci. Scegli un normale canale testuale.
refusal-league-permissions = In { $channel } non posso ospitare una lega. Permessi che mi mancano: { $permissions }. Dammeli, o scegli un altro canale.
refusal-signed-up-already = Partecipi già. Per uscire premi *Ritirati*.
refusal-not-signed-up = Non partecipi a questa lega. Per entrare premi *Iscriviti*.
refusal-already-in-league = { $name } partecipa già a questa lega. Scegli qualcun altro.
refusal-league-over = Questa lega non è aperta. { COMMAND("league", "league-list") } mostra quelle che lo sono.
refusal-league-has-begun = Questa lega è già iniziata. Premi *Aggiorna* per vedere a che punto è.
refusal-league-has-no-next-round = Non c’è una prossima giornata da sorteggiare: la lega deve essere in corso, e una classifica aperta non ha giornate.
refusal-league-has-no-round = Non è ancora iniziata nessuna giornata con una scadenza. Fai prima partire la lega; una classifica aperta non ha scadenze.
refusal-league-not-running = Si può mettere in pausa solo una lega in corso. Falla prima partire, o chiudila.
refusal-league-not-paused = Questa lega non è in pausa, quindi non c’è niente da riprendere.
refusal-cup-has-begun = Questa coppa è iniziata e nessuno può più entrare. Puoi però offrirti come riserva.
refusal-stage-not-over = Una partita di questa fase non ha ancora un risultato. Falla finire, o correggi il risultato; poi si può sorteggiare la prossima fase.
refusal-match-paused = Il tavolo { $number } è in pausa, e la lega aspetta. Chi modera può riprendere la partita con { COMMAND("tavern", "tables") }; altrimenti riprende alla fine della giornata.
refusal-match-thread-taken = Nel thread del tavolo { $number } c’è un altro tavolo: le carte non si possono distribuire. Interrompi quella partita o sposta il suo tavolo con { COMMAND("tavern", "tables") }.
refusal-match-frozen = Il tavolo { $number } è congelato: il suo registro non è affidabile. Scongelalo con { COMMAND("tavern", "tables") }, o annulla la partita.
refusal-league-pause = Solo chi gestisce la lega può mettere in pausa i tavoli della lega, perché gli altri aspettano il risultato. Chiedi a chi la gestisce.
refusal-league-replace = Ai tavoli di una lega sostituisce solo chi gestisce la lega. Chiedi a chi la gestisce.
refusal-no-such-match = Questa partita qui non esiste. { COMMAND("league", "league-show") } elenca quelle di una lega.
refusal-not-your-match = In questa partita non giochi. Cerca il thread in cui ti menziono.
refusal-match-has-begun = Questa partita non aspetta nessuno: è già iniziata, o il suo tavolo è ancora da aprire.
refusal-there-already = So già che ci sei. Si danno le carte appena ci siete tutti.
refusal-match-waits-here = Questo thread è riservato a una partita di lega: le sue carte si danno qui. Apri il tuo tavolo in un altro canale.
refusal-not-in-match = Questa persona non gioca in questa partita, o non più. Scegli qualcuno che ci gioca.
refusal-match-is-over = Questa partita è finita. Il risultato si può correggere o annullare, con un motivo.
refusal-match-has-no-result = Questa partita non ha ancora un risultato. Si può correggere quando è finita.
refusal-reason-wanted = Per una correzione serve un motivo da 1 a { $most } caratteri: lo possono leggere tutti.
refusal-scores-wanted = Dai un punteggio per ogni posto: { $wanted } numeri interi, nell’ordine dei posti.
refusal-table-counts-already = Questo tavolo vale già per una lega. Scegline un altro.
refusal-not-a-ladder = I tavoli singoli valgono solo per le classifiche aperte; stagioni e coppe aprono i propri.
refusal-another-game = Questo tavolo e la lega non sono dello stesso gioco. Scegline uno con lo stesso gioco.
refusal-table-cannot-count = Può valere solo una partita in corso o finita.
refusal-table-size = Tavoli da { $size } non si possono fare: questo gioco è da { $smallest } a { $largest }.
refusal-too-few-people = { $people ->
        [0] Non c’è nessuna iscrizione
        [one] C’è solo { $people } iscrizione
       *[other] Ci sono solo { $people } iscrizioni
    }, e ne servono almeno { $fewest }. Aspettane altre, o aggiungi qualcuno.
refusal-person-twice = Qualcuno c’è due volte: { $people } voci, { $different } persone diverse. Togli la seconda voce.
refusal-sizes-do-not-fit = { $people } persone non stanno a tavoli da { $places }. Cambia la grandezza dei tavoli, o quante persone partecipano.
refusal-cup-bye = Con { $people } persone a tavoli di questa grandezza ne resterebbero a riposo { $byes }, ma in una coppa giocano tutti. Cambia la grandezza dei tavoli, o quante persone partecipano.
refusal-cup-advance = Non si può passare in { $advance } per tavolo se al tavolo più piccolo si gioca in { $smallest }: almeno uno passa, e almeno uno esce.
refusal-cup-without-end = In { $people }, a tavoli da { $size } da cui si passa in { $advance }, la coppa non finirebbe mai. Fanne passare meno, o fai i tavoli più grandi.
refusal-points-not-numbers = I punti sono numeri interi con dei trattini in mezzo, come 5-3-2-1.
refusal-points-too-many = Nessun tavolo ha più di { $most } posti. Scrivine al massimo altrettanti.
refusal-points-too-high = Un piazzamento può valere al massimo { $most } punti.
refusal-points-rise = Un piazzamento più basso non può valere più di uno più alto. Scrivili dal primo in giù, come 5-3-2-1.
