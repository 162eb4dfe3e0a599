# Il blocchetto di una partita con le carte vere: quello che vale per ogni gioco.

refusal-pad-seats = Sono segnati { $count } posti, ma si gioca in { $players }. Scrivi ognuno nell’ordine dei posti, con `|` in mezzo.
refusal-pad-field-missing = { $name }: manca { $field } ({ $allowed }).
refusal-pad-value = { $name }: { $field } non può essere «{ $word }». Possibile: { $allowed }
refusal-pad-too-much = { $name }: «{ $word }» è di troppo. Per ognuno ci sono, una volta: { $fields }.
refusal-pad-no-such-round = Su questo blocchetto la mano { $round } non c’è. { $last ->
        [0] Non è ancora segnata nessuna mano.
       *[other] L’ultima segnata è la { $last }.
    }
refusal-pad-over-before = Con questa correzione la partita sarebbe finita dopo la mano { $round }. Prima cancella le mani successive, cominciando dall’ultima.
refusal-places-needed = Da questi punteggi non si capisce chi è arrivato dove. Indica anche i posti.
refusal-impossible-result = Una partita così non può finire in questo modo. { $reason ->
        [score] { $name } non può avere { $score }, solo da { $least } a { $most }.
        [never] { $name } non può avere { $score }: nessuna serie di mani dà quel totale.
        [together] Questi punteggi fanno { $total } in tutto, e insieme non ci si arriva: solo da { $least } a { $most }.
        [out] { $count } sarebbero senza carte; devono essere { $allowed }.
       *[places] I posti non vanno d’accordo con i punteggi; a parità si divide il posto, come 1, 2, 2, 4.
    }

# Playa Pirata

refusal-treasure-too-often = `{ $treasure }` è segnato { $count } volte, ma ce ne sono solo { $most }.
refusal-treasures-buried = Non c’erano così tanti tesori in tavola: ne sono segnati { $count }, se ne sotterrano al massimo { $most }.
refusal-treasures-need-towels = { $name } ha { $count } tesori, ma con questi teli avanzati ne ha giocati solo { $laid }. Su ogni tesoro ci vuole un suo telo.
refusal-towels-on-treasure = Sul tesoro con il telo non possono esserci { $count } teli: al massimo { $most }, visti i teli avanzati e gli altri tesori.
refusal-umbrella-was-early = L’ombrellone lo mette da parte solo chi non occupa tesori; dopo, { $name } può prenderne al massimo { $most }.
refusal-special-not-earned = { $name } non può avere { $points } punti per una carta speciale: il castello di sabbia ne dà 2 per ogni 3 avanzato, lo scheletro 3 con un teschio, l’onda 3 con due numeri uguali.
refusal-special-twice = Castello di sabbia, scheletro e onda ci sono una volta sola: i punti delle carte speciali non stanno insieme.
