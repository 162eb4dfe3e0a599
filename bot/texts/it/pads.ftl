# Il blocchetto di una partita con le carte vere: quello che vale per ogni gioco.
# keys.py, refusal_key: refusal-*

refusal-pad-seats = { $count ->
        [one] Hai segnato { $count } persona
       *[other] Hai segnato { $count } persone
    }, ma si gioca in { $players }. Scrivi i valori nell’ordine dei posti, con `|` tra una persona e l’altra.
refusal-pad-field-missing = { $name }: manca { $field } ({ $allowed }).
refusal-pad-value = { $name }: { $field } non può essere «{ $word }». Possibile: { $allowed }
refusal-pad-too-much = { $name }: «{ $word }» è di troppo. Per ognuno ci sono, una volta: { $fields }.
refusal-pad-no-such-round = Su questo blocchetto la mano { $round } non c’è. { $last ->
        [0] Non è ancora segnata nessuna mano.
       *[other] L’ultima segnata è la numero { $last }.
    }
refusal-pad-over-before = Con questa correzione la partita sarebbe finita dopo la mano { $round }. Prima elimina le mani successive, cominciando dall’ultima.
refusal-places-needed = Da questi punteggi non si capisce chi è arrivato dove. Indica anche i piazzamenti.
refusal-impossible-result = Una partita non può finire in questo modo. { $reason ->
        [score] { $name } non può avere { $score }, solo da { $least } a { $most }.
        [never] { $name } non può avere { $score }: nessuna serie di mani dà quel totale.
        [together] Questi punteggi fanno { $total } in tutto; insieme si può arrivare solo da { $least } a { $most }.
        [out] Senza carte: { $count }; devono essere { $allowed }.
       *[places] I piazzamenti non corrispondono ai punteggi. A parità si condivide il piazzamento, come 1, 2, 2, 4.
    }

# Playa Pirata

refusal-treasure-too-often = `{ $treasure }` è segnato { $count } volte, ma ce ne sono solo { $most }.
refusal-treasures-buried = Troppi tesori: ne sono segnati { $count }, se ne sotterrano al massimo { $most }.
refusal-treasures-need-towels = Tesori di { $name }: { $count }, ma con questi teli avanzati ne ha giocati solo { $laid }. Su ogni tesoro ci vuole un suo telo.
refusal-towels-on-treasure = Sul tesoro con il telo non possono esserci { $count } teli: al massimo { $most }, visti i teli avanzati e gli altri tesori.
refusal-umbrella-was-early = L’ombrellone va tra le prese solo se non si occupano tesori; dopo, { $name } può prenderne al massimo { $most }.
refusal-special-not-earned = { $name }: una carta speciale non può valere { $points }. Il castello di sabbia ne dà 2 per ogni telo da 3 avanzato, lo scheletro 3 con un teschio, l’onda 3 con due tesori dello stesso valore.
refusal-special-twice = Castello di sabbia, scheletro e onda ci sono una volta sola: questi punti delle carte speciali non tornano.
