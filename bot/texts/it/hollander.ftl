# The Flying Hollander. I nomi sono quelli del regolamento: carte finali, carte scontro, mazzo di gioco, mazzo di pesca.
# keys.py, card_key: hollander-card-*
# keys.py, command_key: command-*
# keys.py, deck_key: hollander-deck*
# keys.py, event_key: hollander-event-*
# keys.py, field_key: hollander-home-*
# keys.py, game_key: game-hollander
# keys.py, game_option_key: hollander-option-*
# keys.py, key_of: hollander-pad-*
# keys.py, option_key: option-*
# keys.py, pitch_key: hollander-pitch
# keys.py, refusal_key: refusal-*
# keys.py, score_key: hollander-score

game-hollander = The Flying Hollander
hollander-pitch = Finisci le carte prima di tutti, tra fantasmi, ammutinamenti e Kraken.
hollander-score = { $score ->
        [0] nessuna carta rimasta
        [one] { $score } carta rimasta
       *[other] { $score } carte rimaste
    }

## Le carte

hollander-card-1 = Mozzo
hollander-card-2 = Meccanico
hollander-card-3 = Nostromo
hollander-card-4 = Vedetta
hollander-card-5 = Cuoco
hollander-card-6 = Cartografo
hollander-card-7 = Artigliere
hollander-card-8 = Abbordatori
hollander-card-9 = Medico
hollander-card-10 = Sottoufficiale
hollander-card-11 = Primo ufficiale
hollander-card-12 = Capitano
hollander-card-fh = Flying Hollander
hollander-card-kr = Kraken
hollander-card-mu = Ammutinamento
hollander-card-wh = Wormhole
hollander-card-is = Isola
hollander-card-pi = Pirata
hollander-card-pi-fh = Pirata come Hollander

hollander-option-play-on = Fino all’ultimo
hollander-option-play-limit = Stop dopo 1.000 giocate

## Il tavolo

hollander-preparing = Tutti possono scambiare le carte scontro con quelle in mano. Mancano ancora: { $names }. Poi inizia **{ $starter }**.
hollander-turn = { $place ->
        [hand] Tocca a **{ $name }**.
        [clash] Tocca a **{ $name }**, con le carte scontro.
       *[final] Tocca a **{ $name }**, che scopre una carta finale.
    }
hollander-turn-call = **{ $name }** ha scoperto un Wormhole e sceglie a chi tocca.
hollander-turn-swap = **{ $name }** ha scoperto un Pirata e sceglie che cosa scambiare.
hollander-order = { $bound ->
        [any] Si può giocare qualsiasi carta.
        [at_least] Da giocare: **{ $rank } o più**, oppure una carta speciale.
       *[at_most] Da giocare: **{ $rank } o meno**, oppure una carta speciale.
    }{ $captain ->
        [yes] {" "}Sul Capitano niente Ammutinamento e niente Isola.
       *[no] {""}
    }
hollander-order-brief = { $bound ->
        [any] Qualsiasi carta
        [at_least] { $rank } o più
       *[at_most] { $rank } o meno
    }
hollander-order-more = { $captain ->
        [yes] né Ammutin. né Isola
       *[no] o carta speciale
    }
hollander-pile = **Mazzo di gioco** ({ $count }), dalla cima:
hollander-draw = Mazzo di pesca: { $draw } · eliminate: { $removed }
hollander-pile-shown = { $count ->
        [0] Mazzo di gioco: vuoto
        [1] Mazzo di gioco: 1 carta
       *[other] Mazzo: { $count }, ultima a sinistra
    }
hollander-draw-shown = Da pescare: { $draw }
hollander-player = { $name }: mano { $hand }, scontro { $clash }, finali { $final }
hollander-player-out = { $name } ha finito le carte: { $place }º posto
hollander-dealer = dà le carte
hollander-is-ready = tutto pronto ✅

hollander-event-begins = Inizia { $seat }.
hollander-event-played = { $seat } gioca { $cards }.
hollander-event-pirate-as-hollander = { $seat } non ha con chi scambiare: il Pirata vale come Flying Hollander.
hollander-event-turn-lost = { $seat } salta il turno.
hollander-event-called = { $seat } sceglie: ora tocca a { $called }.
hollander-event-turned = { $seat } scopre { $card }{ $played ->
        [yes] {""}.
       *[no] {""}, e non si può giocare.
    }
hollander-event-took-pile = { $seat } prende il mazzo di gioco: { $count ->
        [one] { $count } carta.
       *[other] { $count } carte.
    }
hollander-event-pile-removed = { $four_of_a_kind ->
        [yes] Poker! Il mazzo di gioco è eliminato.
       *[no] Il Kraken si porta via il mazzo di gioco.
    }
hollander-event-plays-again = { $seat } gioca di nuovo.
hollander-news-drew = Hai pescato { $cards }.
hollander-event-swapped-hand = { $seat } scambia una carta in mano con { $other }.
hollander-event-swapped-clash = { $seat } scambia carte scontro con { $other }: { $gave } per { $got }.
hollander-event-swapped-final = { $seat } scambia la sua carta finale { $slot } con la { $other_slot } di { $other }.
hollander-event-went-out = { $seat } ha finito le carte: { $place }º posto!
hollander-event-play-limit = { $plays } giocate: la partita si ferma qui.
hollander-event-ready = { $seat } ha finito gli scambi.
hollander-event-swapped = { $seat } posa { $laid } e prende { $lifted }.
hollander-event-drew = { $count ->
        [one] { $seat } pesca una carta.
       *[other] { $seat } pesca { $count } carte.
    }
hollander-event-drew-seen = { $seat } pesca { $cards }.
hollander-event-swapped-hand-seen = Di mano in mano: { $seat } dà { $gave } a { $other } e riceve { $got }.

## Le carte in mano

hollander-prepare = **Preparati:** tocca una carta scontro per scambiarla con una che hai in mano, quante volte vuoi. Poi premi *Tutto pronto*.
hollander-lay-which = Quale carta in mano va al posto di { $card }?
hollander-you-are-ready = Per te è tutto pronto. Stanno ancora scambiando: { $names }.
hollander-your-turn = { $place ->
        [hand] **Tocca a te.** Gioca una carta, o più carte uguali.
       *[clash] **Tocca a te.** Non hai carte in mano: gioca le carte scontro.
    }
hollander-how-many = **Tocca a te.** { $card }: quante?
hollander-must-take = **Tocca a te.** Non puoi giocare nulla: il mazzo di gioco è tuo{ $count ->
        [one] {""}, { $count } carta.
       *[other] {""}, { $count } carte.
    }
hollander-turn-one = **Tocca a te.** Scopri una carta finale; se non si può giocare, la prendi con il mazzo.
hollander-whom-to-call = **Wormhole:** a chi tocca adesso?
hollander-swap-whom = **Pirata:** con chi scambi?
hollander-deck = Edizione: quella con carte finali e carte scontro. 72 carte: quattro per ognuno dei 12 personaggi (1-12) e per 👻 🐙 🔃 🌀 🏝️ 🏴‍☠️.
hollander-tip-setup = Le carte scontro si giocano dopo la mano, le finali per ultime e alla cieca. Tieni come scontro le più alte e le speciali.
hollander-tip-play = { $cards ->
        [one] Puoi giocare solo questo tipo di carta.
        [special] Ora vanno bene solo le speciali: gioca quella che ti serve meno.
       *[some] Gioca la carta più bassa possibile, insieme a quelle uguali; tieni le speciali per quando non va bene altro.
    }
hollander-tip-lowest = Prima la più bassa: { $card }.
hollander-tip-take = Il mazzo di gioco non è solo un guaio: può contenere carte speciali.
hollander-swap-which = { $known ->
        [yes] **Pirata:** che cosa scambi con { $name }?
       *[no] **Pirata:** con chi scambi, e che cosa?
    } Prima la tua carta; dalla mano si pesca a caso.
hollander-swap-both = tu ⇄ { $name }
hollander-you-are-out = Hai finito le carte: { $place }º posto!
hollander-wait = Tocca a **{ $name }**.
hollander-clash = Le tue carte scontro
hollander-finals = Le tue carte finali
hollander-buttons-swap = scambia con i pulsanti
hollander-your-cards = Le tue carte in mano
hollander-may-play = Puoi giocare
hollander-not-now = Adesso no
hollander-seen = In segreto { $name } ha dato { $gave } a { $other } per { $got }.

hollander-place-hand = carte in mano
hollander-place-clash = carte scontro
hollander-place-final = carte finali
hollander-where = { $place ->
        [hand] mano
        [clash] scontro
       *[final] finali
    }
hollander-final-card = Carta finale { $slot }
hollander-button-prepare = Scambia carte
hollander-button-ready = Tutto pronto
hollander-button-take = Prendi il mazzo di gioco ({ $count })

hollander-pad-name = Nome
hollander-pad-left = carte
hollander-pad-taken = mazzi
hollander-pad-out = uscita
hollander-pad-legend = carte rimaste · mazzi presi · piazzamento e giocata d’uscita

## Rifiuti

refusal-not-yourself = Non puoi scegliere te: serve qualcun altro.
refusal-not-in-game = { $name } ha finito le carte. Scegli qualcun altro.
refusal-empty-hand = { $name } non ha carte in mano. Scegli qualcun altro, o altre carte.
refusal-not-in-clash = { $name } non ha questa carta scontro: { $card }.
refusal-no-final-there = La carta finale { $slot } di { $name } non c’è più.
refusal-no-such-slot = Le carte finali vanno da 1 a 3.
refusal-still-swapping = { $ready ->
        [yes] Per te è tutto pronto, ma altri stanno ancora scambiando le carte scontro. Aspetta un attimo.
       *[no] Si scambiano ancora le carte scontro. Quando hai finito, premi *Tutto pronto*.
    }
refusal-already-ready = Hai già confermato: le tue carte scontro restano così.
refusal-swaps-are-over = La partita è iniziata: le carte scontro non si scambiano più.
refusal-call-due = Hai scoperto un Wormhole: prima scegli a chi tocca. Premi *Le mie carte*.
refusal-swap-due = Hai scoperto un Pirata: prima scegli che cosa scambi. Premi *Le mie carte*.
refusal-no-choice-due = Adesso non c’è niente da scambiare né da scegliere.
refusal-swap-changes-nothing = Sono tutte e due { $card }: lo scambio non cambierebbe nulla.
refusal-finals-not-yet = { $place ->
        [hand] Le carte finali vengono per ultime: prima gioca le carte in mano.
       *[clash] Le carte finali vengono per ultime: prima gioca le carte scontro.
    }
refusal-turn-final = Ti restano solo le carte finali: scoprine una.
refusal-can-play = Una carta puoi giocarla, quindi devi. Il mazzo di gioco lo prende solo chi non può giocare.
refusal-cards-differ = Insieme si giocano solo carte uguali, non { $cards }.
refusal-not-on-captain = { $card } sul Capitano non si può giocare. { $must_take ->
        [yes] Non hai altro da giocare: prendi il mazzo di gioco.
       *[no] Scegli un’altra carta.
    }
refusal-must-beat = { $bound ->
        [at_least] { $card }: grado troppo basso. Serve grado { $rank } o superiore, oppure una carta speciale.
       *[at_most] { $card }: grado troppo alto. Serve grado { $rank } o inferiore, oppure una carta speciale.
    } { $must_take ->
        [yes] Non hai altro da giocare: prendi il mazzo di gioco.
       *[no] Scegli un’altra carta.
    }
refusal-clash-not-yet = Le carte scontro si aggiungono solo se in mano hai soltanto quella stessa carta e il mazzo di pesca è finito.

## Comandi

command-hollander = hollander
command-hollander-about = The Flying Hollander: finisci le carte prima di tutti
command-take-pile = prendi-mazzo
command-take-pile-about = Prendi il mazzo di gioco, se non puoi giocare
option-cards = carte
option-cards-about = Una carta, o più carte uguali, per esempio 7 7
option-play-on = a-oltranza
option-play-on-about = Si continua finché solo uno ha ancora carte
option-play-limit = limite-giocate
option-play-limit-about = Stop dopo 1.000 giocate, se nessuno riesce a finire

## Con le carte vere

hollander-home-left = Carte rimaste
hollander-home-out = Ordine d’uscita
hollander-home-taken = Mazzi presi (se contati)
refusal-seats-out = Senza carte: { $count }; devono essere { $allowed }.
refusal-too-many-left = In tutto non possono esserci { $count } carte rimaste: al massimo { $most }.
refusal-out-without-cards = { $name }, carte rimaste: { $left }. Senza carte serve un numero nell’ordine d’uscita, 1 per chi ha finito prima; con carte, nessun numero.
refusal-order-of-going-out = Uscite: { $count ->
        [one] { $count }; il numero è 1.
       *[other] { $count }; i numeri vanno da 1 a { $count }, ognuno una volta.
    }

hollander-rules =
    In breve: finisci le carte prima di tutti.
    • Hai tre carte finali coperte, sopra queste tre carte scontro scoperte, e tre carte in mano. Prima di iniziare tutti possono scambiare le carte scontro con quelle in mano.
    • Al tuo turno gioca una carta, o più carte uguali, di grado uguale o superiore a quella in cima. Poi pesca fino ad avere tre carte, finché c’è il mazzo di pesca.
    • Se puoi giocare, devi. Se non puoi, prendi tutto il mazzo di gioco.
    • Finite le carte in mano e il mazzo di pesca, giochi le carte scontro, poi le carte finali: una per turno, alla cieca. Quella che non si può giocare va in mano con tutto il mazzo di gioco.
    • 👻 Flying Hollander: un fantasma, come se non ci fosse. Se apre il mazzo di gioco, chi viene dopo salta il turno.
    • 🐙 Kraken: elimina il mazzo di gioco e giochi di nuovo. Lo stesso fa un poker, quattro carte uguali di fila.
    • 🔃 Ammutinamento: ora grado uguale o inferiore; su un mazzo vuoto, al massimo 3.
    • 🌀 Wormhole: decidi a chi tocca.
    • 🏝️ Isola: dopo va bene qualsiasi carta. Sul Capitano (12) non si giocano né l’Isola né l’Ammutinamento.
    • 🏴‍☠️ Pirata: scambia una carta con qualcuno, mano con mano, scontro con scontro o finale con finale. Se non c’è nulla da scambiare, vale come Flying Hollander.
    • Vince chi resta per primo senza carte; gli altri si classificano per carte rimaste.

hollander-typed-swap = scambia
hollander-typed-ready = pronto
hollander-typed-final = finale
hollander-typed-call = scegli chi
