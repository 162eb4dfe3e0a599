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
