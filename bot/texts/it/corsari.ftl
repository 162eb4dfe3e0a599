# Corsari. Le parole sono quelle del regolamento: molo, prigionieri, ciurma, clandestini, limite.
# keys.py, command_key: command-*
# keys.py, deck_key: corsari-deck*
# keys.py, event_key: corsari-event-*
# keys.py, field_key: corsari-home-*
# keys.py, game_key: game-corsari
# keys.py, key_of: corsari-button-* corsari-colour-* corsari-drew-* corsari-part-* corsari-source-* corsari-took-*
# keys.py, option_key: option-*
# keys.py, pitch_key: corsari-pitch
# keys.py, refusal_key: refusal-*
# keys.py, rules_key: corsari-rules*
# keys.py, score_key: corsari-score

game-corsari = Corsari
corsari-pitch = Raccogli una ciurma di due colori e salpa prima degli altri, quasi senza clandestini.
corsari-score = { $score ->
        [one] { $score } carta penalità
       *[other] { $score } carte penalità
    }

## Le carte

corsari-colour-r = rosso
corsari-colour-o = arancione
corsari-colour-y = giallo
corsari-colour-g = verde
corsari-colour-b = blu
corsari-colour-l = azzurro
corsari-colour-v = viola
corsari-colour-p = rosa
corsari-colour-n = marrone
corsari-colour-s = grigio
corsari-card = { $number } { $colour }

corsari-part-crew = Ciurma
corsari-part-prisoners = Prigionieri
corsari-part-attached = Attaccate
corsari-part-stowaways = Clandestini
corsari-no-stowaways = Nessun clandestino: cappotto!
corsari-worth = Limite **{ $limit }**, { $stowaways ->
        [0] nessun clandestino
        [one] { $stowaways } clandestino
       *[other] { $stowaways } clandestini
    }
corsari-worth-by-count = { $stowaways ->
        [0] nessun clandestino
        [one] { $stowaways } clandestino
       *[other] { $stowaways } clandestini
    }, limite { $limit }

## Il tavolo

corsari-round = Manche { $round }
corsari-last-round = **l’ultima manche**
corsari-pier-colour = Molo: { $colour }
corsari-to-draw = Tocca a **{ $name }** pescare.
corsari-drew-stock = { $name } ha pescato dal tallone.
corsari-drew-discard = { $name } ha preso { $card } dagli scarti.
corsari-drew-pier = { $name } ha preso { $card } dal molo.
corsari-to-discard = Ora **{ $name }** scarta, oppure salpa.
corsari-event-last-stock-card = **{ $name }** ha pescato l’ultima carta del tallone e deve salpare.
corsari-laying = **{ $name }** salpa! { $missing ->
        [one] Deve ancora calare { $missing } avversario.
       *[other] Devono ancora calare { $missing } avversari.
    }
corsari-pier = Molo ({ $cards ->
        [one] ultima carta
       *[other] { $cards } carte
    }):
corsari-pile = Scarti:
corsari-pile-empty = nessuna carta
corsari-stock = Tallone:
corsari-stock-left = { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }
corsari-took-stock = dal tallone
corsari-took-discard = { $card } dagli scarti
corsari-took-pier = { $card } dal molo
corsari-turn = { $name } ha pescato { $source } e scartato { $discard }
corsari-closed = **{ $name }** salpa con limite **{ $limit }**:
corsari-openings = Alla ciurma di chi salpa si può attaccare: { $cards }
corsari-event-round-void = Manche { $round } a monte: { $name } ha pescato l’ultima carta del molo.
corsari-ended-swept = Manche { $round }: cappotto! Nessun clandestino in mano a { $name }.
corsari-ended-under = Manche { $round }: { $name } ha salpato ma va sotto, per mano di { $senders }.
corsari-ended-held = Manche { $round }: { $name } ha salpato col limite più basso e non paga niente.
corsari-you-took = Hai preso { $taken ->
        [0] nessuna carta penalità
        [one] una carta penalità
       *[other] { $taken } carte penalità
    }.
corsari-revealed = { $name } { $role ->
        [closer] ha salpato, limite { $limit }
        [sender] manda sotto chi ha salpato, limite { $limit }
        [sweeper] fa cappotto
       *[other] ha limite { $limit }
    }; { $taken ->
        [0] nessuna carta penalità
        [one] { $taken } carta penalità
       *[other] { $taken } carte penalità
    }
corsari-player = { $name }: { $total ->
        [one] { $total } carta penalità
       *[other] { $total } carte penalità
    }
corsari-dealer = dà le carte
corsari-has-laid = { $laid ->
        [yes] ha calato
       *[no] ci pensa
    }
corsari-all = Carte penalità finora: { $total } ({ $last }: ultima manche · { $over }: fine della partita)
corsari-all-brief = Penalità del tavolo: { $total } su { $last }
corsari-turn-brief = **{ $name }** ha preso { $drawn }, lasciato { $left }

## La mano

corsari-draw-now = **Tocca a te:** pesca una carta.
corsari-discard-now = Pescata: { $card }. **Scarta** (· limite: basso è meglio) o salpa.
corsari-sail-now = Hai pescato { $card }, l’ultima carta del tallone: **devi salpare.**
corsari-wait-turn = Tocca a **{ $name }**.
corsari-lay-down = **Cala le tue carte.** Si scoprono quando tutti hanno calato.
corsari-lay-against = **Cala le tue carte** contro il limite di { $name }: **{ $limit }**.
corsari-best-shown = L’immagine mostra la tua divisione migliore.
corsari-wait-laid = Hai calato le carte. Gli altri devono ancora farlo.
corsari-you-laid = Hai calato:
corsari-best-now = Le tue carte:
corsari-if-you-sail = Se salpi ora scartando { $discard }:
corsari-penalty = Le tue carte penalità: { $total }
corsari-deck = Edizione: quella con il molo, con le regole in cinque lingue. 110 carte: dieci colori, da 1 a 11.
corsari-tip-draw = Prendi una carta che va con la ciurma (due colori, ogni numero una volta) o con il molo; se no pesca dal tallone.
corsari-tip-discard = { $low ->
        [yes] Con { $limit } puoi già salpare.
       *[must] { $limit } è il più basso con cui puoi salpare.
    }
corsari-tip-lay = { $outcome ->
        [sweep] Nessun clandestino: è un cappotto e vince subito la partita.
        [sinks] Il tuo limite non è più alto: mandi sotto chi ha salpato, che prende i tuoi clandestini.
       *[higher] Il tuo limite è più alto: i tuoi clandestini diventano penalità.
    }
corsari-you-discard = Scarti { $card }.
corsari-pick-split = Come cali le altre?
corsari-own-split = Scegli la ciurma dalla lista: al massimo due colori, ogni numero una volta sola; il colore del molo va tra i prigionieri, il resto tra i clandestini.

corsari-button-draw = Pesca una carta
corsari-button-discard = Scarta o salpa
corsari-button-lay = Cala le carte
corsari-draw-stock = Tallone ({ $cards })
corsari-draw-last-stock = Ultima del tallone: devi salpare
corsari-draw-discard = Scarti: { $card }
corsari-draw-pier = Molo: { $card }
corsari-draw-last-pier = Molo: { $card }, manche a monte
corsari-sail = Salpa con { $limit }
corsari-sail-menu = Salpa con un altro scarto
corsari-sail-option = Scarta { $card }: limite { $limit }, { $stowaways ->
        [0] nessun clandestino
        [one] { $stowaways } clandestino
       *[other] { $stowaways } clandestini
    }
corsari-split-yourself = Dividi le carte come vuoi
corsari-confirm = Cala: limite { $limit }
corsari-into-crew = Metti { $card } nella ciurma
corsari-crew-menu = La tua ciurma
corsari-attach-menu = Attacca all’altra ciurma

corsari-pad-round = N.
corsari-pad-legend = Per persona: limite (\* ha salpato, ^ manda sotto chi ha salpato, ! cappotto), penalità della manche, totale

## Che cosa è successo

corsari-event-drew-stock = { $name } pesca dal tallone.
corsari-event-drew-stock-seen = { $name } pesca { $card } dal tallone.
corsari-event-drew-discard = { $name } prende { $card } dagli scarti.
corsari-event-drew-pier = { $name } prende { $card } dal molo.
corsari-event-pier-colour-changed = Il colore del molo ora è: { $colour }.
corsari-event-discarded = { $name } scarta { $card }.
corsari-event-sailed = { $name } scarta { $discard } e salpa con limite { $limit }: { $cards }
corsari-event-laid = { $name } ha calato le carte.
corsari-event-revealed = { $name } ha limite { $limit }: { $cards }
corsari-event-swept = Cappotto! Nessun clandestino in mano a { $names }.
corsari-event-sent-under = { $name } va sotto, per mano di { $names }.
corsari-event-not-sent-under = { $name } ha il limite più basso e non paga niente.
corsari-event-round-scored = Manche { $round }, carte penalità: { $scores }
corsari-event-last-round = La manche { $round } sarà l’ultima.
corsari-event-dealt = Manche { $round }: dà le carte { $name }.

## Rifiuti

refusal-already-laid = Hai già calato le tue carte.
refusal-must-lay = Qualcuno è salpato: adesso cala le tue carte.
refusal-nobody-sailed = Nessuno è ancora salpato, quindi non puoi calare.
refusal-must-draw = Prima pesca una carta: dal tallone, dagli scarti o dal molo.
refusal-already-drawn = Hai già pescato: scarta una carta, oppure salpa.
refusal-must-sail = Hai pescato l’ultima carta del tallone: ora devi salpare.
refusal-prisoner-not-of-pier = I prigionieri devono essere del colore del molo ({ $pier }), non { $card }.
refusal-crew-third-colour = La ciurma ha al massimo due colori, non { $colours }.
refusal-crew-same-number = Nella ciurma ogni numero sta una volta sola, non { $cards }.
refusal-closer-attaches-nothing = Sei tu a salpare, quindi non c’è una ciurma a cui attaccare: { $cards }.
refusal-attach-wrong-colour = { $card }: non si può attaccare, la ciurma di chi ha salpato è di colore { $colours }.
refusal-attach-number-taken = { $card }: non si può attaccare, la ciurma di chi ha salpato ha già quel numero ({ $by }).
refusal-attach-same-number = Ogni numero si attacca una volta sola, non { $cards }.
refusal-stowaway-could-join = { $card }: non può essere un clandestino, perché ha posto altrove ({ $part }).
refusal-one-discard = Indica prima la carta che scarti, una sola, per esempio `O7`.
refusal-part-needed = Indica che cosa sono le tue carte: `ciurma`, `prigionieri` o `attacca`. Il resto sono clandestini.
refusal-card-twice = { $card } compare due volte. Indica ogni carta una volta sola.

## Con le carte vere

corsari-home-closed = Ha salpato (1 = sì)
corsari-home-limit = Limite
corsari-home-stowaways = Numero di clandestini
refusal-one-closes = In una manche salpa una persona sola; ne hai segnate { $count }. Una manche andata a monte non si segna.
refusal-nothing-after-sweep = Chi salpa senza clandestini vince subito la partita, quindi nessun altro cala. Lascia vuoti limite e clandestini di { $name }.
refusal-limit-and-stowaways = Per { $name } servono tutti e due: il limite e il numero di clandestini.
refusal-limit-of-stowaways = Con { $stowaways ->
        [one] { $stowaways } clandestino
       *[other] { $stowaways } clandestini
    }, il limite di { $name } va da { $least } a { $most }.
refusal-limits-together = Tutti i clandestini insieme ({ $stowaways }) non possono fare { $limit }, perché ogni carta c’è una volta sola: solo da { $least } a { $most }.

corsari-rules =
    In breve: imbarca meno clandestini possibile.
    • Si hanno 12 carte a testa. Nel tuo turno pesca una carta (dal tallone, la prima degli scarti o la prima del molo) e scartane una.
    • Dopo aver pescato puoi salpare: scarta e cala le altre 12. I *prigionieri* sono del colore della prima carta del molo. La *ciurma* ha al massimo due colori e ogni numero una volta sola. Il resto sono *clandestini*; la loro somma è il tuo *limite*. Una carta che potrebbe stare tra i prigionieri o nella ciurma non può essere clandestina.
    • Poi calano anche gli altri, in segreto e insieme. Prima possono *attaccare* carte alla ciurma di chi ha salpato: dei suoi colori, di numeri che le mancano, ciascuno una volta a testa.
    • Si confronta il limite con quello di chi ha salpato. Il tuo è più alto: tieni i tuoi clandestini come carte penalità. Più basso o uguale: lo *mandi sotto*, prende i tuoi clandestini e tiene anche i suoi. Se nessuno lo manda sotto, non paga niente.
    • Chi pesca l’ultima carta del molo manda a monte la manche. Chi pesca l’ultima del tallone deve salpare.
    • Con 35 carte penalità in tutto si gioca un’ultima manche; con 45 la partita è finita. Vince chi ha meno carte penalità.
    • Cappotto: chi cala senza nessun clandestino vince subito la partita.

## Comandi

command-corsari = corsari
command-corsari-about = Corsari: salpa con pochi clandestini a bordo
command-draw = pesca
command-draw-about = Pesca una carta dal tallone, dagli scarti o dal molo
command-discard = scarta
command-discard-about = Scarta una carta
command-sail = salpa
command-sail-about = Scarta una carta e salpa nel modo migliore
command-lay-down = cala
command-lay-down-about = Cala le carte nel modo migliore quando qualcuno è salpato
option-from = da
option-from-about = Da dove peschi
corsari-source-stock = Tallone
corsari-source-discard = Pila degli scarti
corsari-source-pier = Molo
option-discard = scarto
option-discard-about = La carta che scarti, per esempio O7
option-card-discard-about = La carta che scarti, per esempio O7
corsari-typed-crew = ciurma
corsari-typed-prisoners = prigionieri
corsari-typed-attach = attacca
