# Gioco leale nelle leghe: che cosa vale, e per chi.
# keys.py, key_of: credit-* league-by-* league-played-out-* played-out-* proposal-what-* ranking-* select-*
# keys.py, refusal_key: refusal-*

## Risultati giocati di persona

select-credit = Posti dei pirati virtuali
credit-none = niente punti
credit-none-about = 0 punti, niente rating, gli altri guadagnano una posizione
credit-forfeit = a tavolino
credit-forfeit-about = Chi non c’è perde a tavolino
credit-points = punti
credit-points-about = Chi non c’è riceve quanto ottiene il pirata virtuale
league-computer-seats-none = Chi alla fine non c’è, o lascia la maggior parte delle mosse a un pirata virtuale, non riceve punti né rating; gli altri guadagnano una posizione.
league-computer-seats-forfeit = Chi alla fine non c’è, o lascia la maggior parte delle mosse a un pirata virtuale, perde a tavolino.
league-computer-seats-points = Chi non c’è riceve i punti che ottiene un pirata virtuale, ma niente rating.
league-your-seat = Il tuo posto è tuo finché rispetti le scadenze.
select-played-out = Tavoli finiti dai pirati virtuali
played-out-undecided = senza esito
played-out-undecided-about = Chi rispetta le scadenze ha i punti del riposo; niente rating
played-out-as-it-stands = così com’è
played-out-as-it-stands-about = Il risultato vale, ma senza rating
played-out-void = annullato
played-out-void-about = Nessuno riceve punti
league-played-out-undecided = Se dopo la fine della giornata i pirati virtuali fanno la maggior parte delle mosse di un tavolo, quel tavolo resta senza esito: chi ha rispettato le scadenze riceve i punti del riposo, senza rating.
league-played-out-as-it-stands = Se dopo la fine della giornata i pirati virtuali fanno la maggior parte delle mosse di un tavolo, il risultato vale così com’è, ma senza rating.
league-played-out-void = Se dopo la fine della giornata i pirati virtuali fanno la maggior parte delle mosse di un tavolo, quel tavolo è annullato.
why-undecided = Giornata { $round }, tavolo { $table }: senza esito, vale come riposo.
match-by-computer = { $name } 💤 (ha giocato un pirata virtuale)
match-shared = { $name } ({ $other }: { $moves ->
        [one] { $moves } mossa
       *[other] { $moves } mosse
    })

## Chi non viene

select-no-shows = Chi non viene
league-no-shows-after = { $count ->
        [0] resta nella lega
        [one] fuori dopo { $count } volta
       *[other] fuori dopo { $count } volte di fila
    }
league-no-shows = Chi non fa nemmeno una mossa { $count ->
        [one] a un tavolo
       *[other] a { $count } tavoli di fila
    } è fuori, e così chi lascia il server.
match-no-show = { $mention } ha saltato { $count ->
        [one] il suo tavolo (prima assenza).
       *[other] { $count } tavoli di fila.
    } { $most ->
        [0] Se non puoi giocare, avvisa chi modera.
       *[other] Dopo { $most } di fila sei fuori.
    }
match-no-show-out = { $mention } manca all’appello, { $count ->
        [one] ed è fuori dalla lega.
       *[other] per { $count } tavoli di fila, ed è fuori dalla lega.
    } Chi gestisce la lega può aggiungerti di nuovo.
no-show-told = **{ $name }** ha saltato { $count ->
        [one] il suo tavolo, prima assenza
       *[other] { $count } tavoli di fila
    } ({ $match }). Per trovare qualcun altro fino a fine stagione: *Gestisci*, poi *Iscrizioni*.
no-show-told-out = **{ $name }** manca all’appello { $count ->
        [one] ({ $match })
       *[other] per { $count } tavoli di fila ({ $match })
    } ed è fuori dalla lega. Per aggiungere di nuovo: *Gestisci*, poi *Iscrizioni*.
match-no-show-over = { $mention } ha saltato { $count ->
        [one] il suo tavolo.
       *[other] { $count } tavoli di fila.
    } La lega ora è finita.
no-show-told-over = **{ $name }** ha saltato { $count ->
        [one] il suo ultimo tavolo
       *[other] i suoi ultimi { $count } tavoli
    } ({ $match }).
missing-told = **{ $name }** non c’era quando le carte sono state distribuite ({ $match }).
missing-replaced = **{ $name }** non c’era quando le carte sono state distribuite: gioca **{ $other }** ({ $match }).
button-put-in = Fai giocare { $name }
select-substitutes = Le riserve entrano da sole
editing-level = Ai tavoli in cui si distribuiscono le carte da ora in poi.
editing-substitutes = Subito, anche nelle partite in corso.
league-substitutes-come = Se qualcuno non c’è quando si distribuiscono le carte, o non c’è più durante la partita, gioca la prima riserva.
refusal-came-after-all = Nel frattempo ha giocato: il posto resta suo. In *Gestisci* si può ancora sostituire.
refusal-seated-this-round = { $name } ha già un posto in questa giornata. Scegli qualcun altro.

## Sconfitte a tavolino

forfeit-confirm = { $name } perde questa partita a tavolino? Al suo posto gioca un pirata virtuale. Puoi tornare indietro.
button-yes-forfeit = Sì, perde a tavolino
done-match-plays-again = ✅ { $name } gioca di nuovo.
refusal-match-forfeited = Hai perso questa partita a tavolino: al tuo posto gioca un pirata virtuale. Se è un errore, chiedi a chi modera di rimediare.

## Classifiche aperte

proposal-what-count = far valere questa partita per una classifica aperta
select-least-people = Minimo di persone (senza bot)
league-least-people = { $count }, più pirati virtuali
league-ladder-people = Al tavolo servono almeno { $count ->
        [one] { $count } persona
       *[other] { $count } persone
    }, oltre ai pirati virtuali.
select-ranking = Ordine
ranking-rating = per rating
ranking-rating-about = Conta chi si batte, non quanto si gioca
ranking-points = per punti
ranking-points-about = I punti di tutte le partite: chi gioca di più ne ha di più
editing-ranking = La classifica segue subito.
select-least-games = Partite per una posizione
league-least-games = { $count ->
        [one] posizione da una partita
       *[other] posizione da { $count } partite
    }
league-by-rating = L’ordine segue il rating, dalle sole partite di questa classifica aperta; si è in classifica { $least ->
        [one] dalla prima partita
       *[other] da { $least } partite
    }. Una partita vale finché almeno due di chi gioca si sono incontrati meno di tre volte da lunedì.
league-by-points = L’ordine segue i punti di tutte le partite.
refusal-ladder-met-enough = Tutti a questo tavolo si sono già incontrati tre volte da lunedì: questa partita non vale per la classifica aperta. Aggiungete qualcuno, o fate valere la prossima da lunedì.
refusal-count-too-late = Una partita vale per una classifica aperta solo se tutti sono d’accordo prima della prima mossa. Chiedi a chi modera di includere questa.
refusal-ladder-too-few-people = Per questa classifica aperta valgono i tavoli con almeno { $least ->
        [one] { $least } persona
       *[other] { $least } persone
    }. Serve più gente.

## Tavoli di grandezza diversa

league-small-tables = A un tavolo più piccolo ogni piazzamento vale di più, così in media tutti i tavoli rendono lo stesso.
league-own-points = Un tavolo più piccolo usa i primi di questi punti; dopo la fine della lista, 0.
standings-tenths = { $whole },{ $tenth }

## Cambiare dopo

editing-computer-seats = La classifica è ricalcolata, comprese le partite già giocate.
editing-no-shows = Ai tavoli che finiscono da ora in poi.
