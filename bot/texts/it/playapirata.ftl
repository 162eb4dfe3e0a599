# Playa Pirata. Le carte si chiamano come nel regolamento; un tesoro in tavola ha il suo posto, per esempio #3.
# keys.py, card_key: playapirata-card-*
# keys.py, command_key: command-*
# keys.py, deck_key: playapirata-deck*
# keys.py, event_key: playapirata-event-*
# keys.py, field_key: playapirata-home-*
# keys.py, game_key: game-playapirata
# keys.py, game_option_key: playapirata-option-*
# keys.py, key_of: playapirata-about-* playapirata-ask-* playapirata-button-* playapirata-colour-* playapirata-do-* playapirata-effect-* playapirata-pad-* playapirata-turn-*
# keys.py, length_key: playapirata-length-*
# keys.py, option_key: option-*
# keys.py, pitch_key: playapirata-pitch
# keys.py, refusal_key: refusal-*
# keys.py, rules_key: playapirata-rules*
# keys.py, score_key: playapirata-score

game-playapirata = Playa Pirata
playapirata-pitch = Sotterra tesori, bluffa, e fa’ che alla fine della mano in cima ci sia il tuo telo.
playapirata-score = { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }

## Le carte

playapirata-colour-y = giallo
playapirata-colour-r = rosso
playapirata-colour-b = blu
playapirata-colour-g = verde
playapirata-card-number = Tesoro { $points }
playapirata-card-ts = Teschio
playapirata-card-tt = Tesoro con il telo
playapirata-card-towel = Telo { $value } ({ $colour })
playapirata-card-top = Telo in cima
playapirata-card-spy = Cannocchiale
playapirata-card-map = Mappa
playapirata-card-umb = Ombrellone
playapirata-card-castle = Castello di sabbia
playapirata-card-skeleton = Scheletro
playapirata-card-wave = Onda
playapirata-card-double = Telo a due piazze
playapirata-card-flag = Bandiera
playapirata-card-bucket = Secchiello
playapirata-card-lifeguard = Bagnino
playapirata-card-flipflops = Ciabatte
playapirata-card-piggy = Salvadanaio
playapirata-card-parrot = Pappagallo

playapirata-effect-castle = tienila; ogni telo da 3 che ti avanza vale 3 punti invece di 1
playapirata-effect-skeleton = tienila; 3 punti se dissotterri un teschio
playapirata-effect-wave = tienila; 3 punti se dissotterri due tesori dello stesso valore
playapirata-effect-double = mettilo accanto a un tesoro; lì i teli devono superare di 2 quello in cima
playapirata-effect-flag = mettila accanto a un tesoro mentre lo sotterri; lì pirati e carte speciali non hanno effetto
playapirata-effect-bucket = guarda in segreto un tesoro coperto con un 3 in cima
playapirata-effect-lifeguard = guarda in segreto i tesori in mano a un altro giocatore
playapirata-effect-flipflops = sposta il tuo ombrellone su un altro tesoro che occupi
playapirata-effect-piggy = riprendi un tuo telo di valore 1 o 2, anche se non è in cima alla pila
playapirata-effect-parrot = in questo turno i tuoi teli possono eguagliare quello in cima invece di superarlo

## Le opzioni

playapirata-option-hands = Mani
playapirata-option-hands-match = una per giocatore
playapirata-option-hands-one = una sola
playapirata-option-hands-two = due
playapirata-length-one = 1 mano
playapirata-length-two = 2 mani
playapirata-length-match = 1 per giocatore
playapirata-option-specials = Carte speciali

## Il tavolo

playapirata-headline = **Mano { $number } di { $hands }** · turno { $round } di { $rounds }
playapirata-turn-draft = **{ $name }** si tiene una carta speciale e cede le altre.
playapirata-event-seat-choice = **{ $name }** ha meno punti e sceglie la posizione nell’ordine di gioco della seconda mano.
playapirata-turn-bury = **{ $name }** sotterra il suo primo tesoro.
playapirata-turn-card = **{ $name }** gioca un tesoro o un pirata.
playapirata-turn-end = **{ $name }** può ancora giocare una carta speciale, oppure chiude il turno.
playapirata-turn-towels = **{ $name }** gioca i teli.
playapirata-turn-towels-more = **{ $name }** può giocare teli su un altro tesoro ancora.
playapirata-event-last-turn = Ultimo turno della mano: **{ $name }** può giocare teli su un solo tesoro.
playapirata-parrot-on = In questo turno basta eguagliare il telo in cima.

playapirata-beach = In spiaggia
playapirata-face-down = coperto
playapirata-pile = in cima, su { $height ->
        [one] 1 telo
       *[other] { $height } teli
    }
playapirata-you = tu
playapirata-eye = È coperto, ma tu sai che cos’è.
playapirata-buried-by = Chi li ha sotterrati: { $list }
playapirata-told-by = sotterrato da { $name }
playapirata-told-pile = { $top } di { $name } in cima, { $height ->
        [one] 1 telo
       *[other] { $height } teli
    }

playapirata-player = { $name } ({ $colour })
playapirata-total = { $total ->
        [one] 1 punto
       *[other] { $total } punti
    }
playapirata-starts = inizia
playapirata-holds = { $treasures ->
        [one] 1 tesoro
       *[other] { $treasures } tesori
    }, { $towels ->
        [one] 1 telo
       *[other] { $towels } teli
    }
playapirata-holds-special = una carta speciale
playapirata-shown = ha dovuto mostrare { $towels }
playapirata-umbrella-kept = ombrellone tra le prese: 1 punto
playapirata-played = ha giocato: { $cards }

playapirata-evening = Mano { $number }: si contano i teli
playapirata-took = { $name } +{ $score }: { $treasures }; { $left ->
        [0] nessun telo avanzato
        [one] 1 telo avanzato
       *[other] { $left } teli avanzati
    }
playapirata-took-nothing = nessun tesoro

## Le carte in mano

playapirata-wins = Contano i tesori sotto i tuoi teli.
playapirata-do-draft = **Tieni una di queste carte speciali.** Le altre le cedi.
playapirata-do-sit = **Hai meno punti di tutti**, quindi scegli tu: quale posizione nell’ordine di gioco della seconda mano?
playapirata-do-bury = **Tocca a te.** Sotterra un tesoro: saprai solo tu che cos’è.
playapirata-do-card = **Tocca a te.** Gioca un tesoro o un pirata; poi verranno i teli.
playapirata-do-treasure = **Tocca a te.** Gioca un tesoro; poi verranno i teli.
playapirata-do-pirate = **Tocca a te.** Gioca un pirata; poi verranno i teli.
playapirata-do-end = **Tocca a te.** Chiudi il turno, o prima gioca la tua carta speciale, se puoi.
playapirata-do-lay = **Tocca a te.** Dove giochi i teli?
playapirata-do-lay-more = **Tocca a te.** Puoi giocare teli su un altro tesoro ancora, o chiudere il turno.
playapirata-do-done = **Tocca a te.** Non puoi giocare altri teli: chiudi il turno.
playapirata-do-show = **Tocca a te.** Non puoi giocare teli da nessuna parte. Mostra a tutti quelli che hai: così chiudi il turno.
playapirata-do-last = **L’ultimo turno della mano è tuo.** Gioca teli su un solo tesoro, o chiudi il turno.
playapirata-do-other-towels = Su quale tesoro giochi altri teli? `4+` vuol dire: in tutto 4 o più.
playapirata-do-guard = Adesso puoi giocare il tuo bagnino, prima che si sotterri il primo tesoro.

playapirata-ask-spy = Quale tesoro guardi? Saprai solo tu che cos’è.
playapirata-ask-map = Quale tesoro giri a faccia in su, per tutti e per sempre?
playapirata-ask-umbrella = Su quale tesoro metti l’ombrellone? Lì non si potranno più giocare teli.
playapirata-ask-double = Accanto a quale tesoro lo metti? Da ora lì i teli devono superare di 2 quello in cima.
playapirata-ask-bucket = Quale tesoro guardi? Saprai solo tu che cos’è.
playapirata-ask-lifeguard = Di chi guardi i tesori?
playapirata-ask-flipflops = Dove va il tuo ombrellone?
playapirata-ask-piggy = Da quale pila riprendi un telo?
playapirata-ask-piggy-towel = Quale dei tuoi teli su #{ $place } riprendi?
playapirata-ask-lay = Quali teli su #{ $place }? Almeno **{ $needed }**; in cima va il più basso.
playapirata-chosen = Finora { $towels }, in tutto { $sum }.

playapirata-your-cards = Le tue carte
playapirata-no-towels-left = Niente più teli
playapirata-seen-hand = In mano a { $name }: { $cards }
playapirata-seen-draft = Carte speciali tra cui hai scelto: { $cards }

playapirata-button-turn = Il mio turno
playapirata-button-bury = Sotterra: { $card }
playapirata-button-sit = Posizione { $place }
playapirata-button-spy = Cannocchiale, senza effetto
playapirata-button-map = Mappa, senza effetto
playapirata-button-umbrella = Tieni l’ombrellone per 1 punto
playapirata-button-batch = { $count ->
        [one] Telo { $values }
       *[other] Teli { $values }
    }
playapirata-button-more-towels = Di più…
playapirata-button-lay = Su { $place }{ $known ->
        [0] {""}
       *[other] {" "}({ $known })
    }: { $towels }
playapirata-other-towels = Gioca altri teli…
playapirata-deck = Edizione: dV Giochi, 2014. 15 tesori: due 💰 per ogni valore da 3 a 7, quattro ☠️, un 🏖️. Ognuno ha 12 teli (quattro da 1, da 2 e da 3) e 🔭 🗺️ ⛱️. A scelta anche 10 carte speciali.
playapirata-tip-bury = Difendi un tesoro alto, o attira gli altri altrove con un teschio.
playapirata-about-spy = Cannocchiale: ti mostra un tesoro in segreto.
playapirata-about-map = Mappa: gira un tesoro a faccia in su.
playapirata-about-umb = Ombrellone: conquista per sempre un tesoro che occupi.
playapirata-tip-lay = { $alone ->
        [yes] Un 3 da solo regge meglio di tutti.
       *[no] Basta superare il tuo telo più basso.
    }
playapirata-tip-scored = Mano { $round }: { $treasures } per i tesori, { $towels } per i teli avanzati, { $more } per il resto: { $score } in tutto.
playapirata-button-show = Mostra i miei teli
playapirata-button-done = Chiudi il turno

## Il segnapunti

playapirata-pad-hand = Mano { $number }
playapirata-pad-treasures = tesori
playapirata-pad-towels = teli avanzati
playapirata-pad-bonus = bonus
playapirata-pad-score = punti
playapirata-pad-total = totale
playapirata-pad-taken = Sotto ogni nome i tesori dissotterrati: il loro valore, { $skull } per un teschio, { $towel } per il tesoro con il telo

## Che cosa è successo

playapirata-event-kept = { $name } si tiene una carta speciale.
playapirata-event-kept-seen = { $name } si tiene una carta speciale: { $card }.
playapirata-event-draft-over = Tutti hanno la loro carta speciale. Inizia { $name }.
playapirata-event-seat-chosen = { $name } sceglie la posizione { $place } nell’ordine di gioco.
playapirata-event-dealt = Mano { $hand } distribuita; inizia { $name }.
playapirata-event-buried = { $name } sotterra un tesoro in #{ $place }.
playapirata-event-buried-seen = { $name } sotterra un tesoro in #{ $place }: { $card }.
playapirata-event-spied = { $name } guarda #{ $place } col cannocchiale.
playapirata-event-spied-seen = { $name } guarda #{ $place } col cannocchiale: { $card }.
playapirata-event-spied-none = { $name } gioca il cannocchiale, ma non c’è niente da guardare.
playapirata-event-mapped = { $name } scopre #{ $place } con la mappa: { $card }.
playapirata-event-mapped-none = { $name } gioca la mappa, ma non c’è niente da scoprire.
playapirata-event-umbrella-played = { $name } pianta l’ombrellone su #{ $place }.
playapirata-event-umbrella-played-none = { $name } mette l’ombrellone tra le prese per 1 punto.
playapirata-event-laid = { $name } gioca { $towels } su #{ $place }.
playapirata-event-laid-taken = { $name } gioca { $towels } su #{ $place } e lo soffia a { $other }.
playapirata-event-towels-shown = { $name } non può giocare teli e mostra { $towels }.
playapirata-event-towels-shown-none = { $name } non ha più teli da giocare.
playapirata-event-double-laid = { $name } mette il telo a due piazze accanto a #{ $place }.
playapirata-event-flag-laid = { $name } pianta la bandiera accanto a #{ $place }.
playapirata-event-bucket-played = { $name } guarda #{ $place } col secchiello.
playapirata-event-bucket-played-seen = { $name } guarda #{ $place } col secchiello: { $card }.
playapirata-event-lifeguard-played = { $name } manda il bagnino a guardare i tesori di { $other }.
playapirata-event-lifeguard-played-seen = { $name } manda il bagnino a guardare i tesori di { $other }: { $cards }.
playapirata-event-umbrella-moved = { $name } infila le ciabatte e sposta l’ombrellone su #{ $place }.
playapirata-event-towel-taken-back = { $name } rompe il salvadanaio e riprende { $card } da #{ $place }; in cima c’è { $top }.
playapirata-event-towel-taken-back-none = { $name } rompe il salvadanaio e riprende { $card } da #{ $place }; lì non resta nessun telo.
playapirata-event-parrot-played = { $name } gioca il pappagallo. { playapirata-parrot-on }
playapirata-event-treasure-taken = { $name } dissotterra #{ $place }: { $card }.
playapirata-event-hand-scored = Mano { $hand }: { $scores }

## Rifiuti

refusal-special-is-kept = Questa carta non si gioca: dà punti alla fine della mano. ({ $card })
refusal-not-your-colour = Questo telo non è tuo: { $card }. Il tuo colore è { $colour }.
refusal-not-in-packet = Non puoi tenere { $card }. Scegli tra: { $packet }.
refusal-draft-first = Prima scegli la carta speciale che ti tieni.
refusal-seat-first = Prima scegli la tua posizione nell’ordine di gioco della seconda mano.
refusal-card-first = Prima gioca un tesoro o un pirata; i teli vengono dopo.
refusal-first-turn-over = Il tuo tesoro è sotterrato. Gioca ora la tua carta speciale, o chiudi il turno.
refusal-card-already-played = Il tesoro o il pirata l’hai già giocato. Adesso gioca i teli, o mostrali se non puoi.
refusal-only-towels-left = In quest’ultimo turno puoi solo giocare teli su un tesoro, o chiudere il turno.
refusal-nothing-to-keep = Adesso non girano carte speciali.
refusal-no-seat-choice = Adesso non puoi scegliere la posizione nell’ordine di gioco.
refusal-no-towels-on-first-turn = Nel primo turno di una mano si sotterra solo un tesoro. I teli arrivano dal secondo turno.
refusal-under-umbrella = Su #{ $place } c’è l’ombrellone di { $name }: lì i teli non si giocano e non si riprendono.
refusal-laid-there-already = In questo turno hai già giocato teli su #{ $place }. Scegli un altro tesoro, o chiudi il turno.
refusal-too-few-towels = Di { $card } ne hai solo { $held }, non { $wanted }.
refusal-too-low = Non basta. In cima a #{ $place }: { $top }. I tuoi teli devono fare in tutto { $needed } o più, non { $sum }.
refusal-laid-already = In questo turno hai già giocato teli: chiudi il turno.
refusal-must-lay-towels = Puoi ancora giocare teli, quindi devi farlo. Si può su: { $places }.
refusal-must-show = Non puoi giocare teli. Mostra quelli che hai: così chiudi il turno.
refusal-bury-first = Nel primo turno di una mano si sotterra un tesoro. I pirati vengono dopo.
refusal-must-aim = Scegli un tesoro per { $card }: { $places }.
refusal-umbrella-needs-treasure = Non occupi nessun tesoro per il tuo ombrellone. Senza tesoro si gioca solo come tua ultima carta tesoro o pirata.
refusal-flagged = Accanto a #{ $place } c’è la bandiera: lì pirati e carte speciali non hanno effetto. Scegli un altro tesoro.
refusal-not-occupied = Non occupi #{ $place }: in cima deve esserci un telo tuo.
refusal-face-up-already = #{ $place } è già a faccia in su. Scegli un altro tesoro.
refusal-special-before-towels = Le carte speciali si giocano prima dei teli: per questo turno è tardi ({ $card }).
refusal-special-not-on-first-turn = Questa carta speciale non si gioca nel primo turno di una mano: { $card }.
refusal-flag-needs-burial = La bandiera va con un tesoro che sotterri nello stesso turno: prima sotterrane uno.
refusal-top-is-not-three = Il secchiello guarda solo sotto un telo di valore 3, e in cima a #{ $place } non ce n’è.
refusal-own-hand = I tuoi tesori li conosci già. Scegli un altro giocatore.
refusal-nobody-has-colour = A questo tavolo nessuno gioca con il { $colour }. Scegli un altro colore.
refusal-no-treasures-in-hand = { $name } non ha più tesori in mano. Scegli qualcun altro.
refusal-umbrella-not-in-play = Il tuo ombrellone non è ancora su nessun tesoro: le ciabatte non hanno niente da spostare.
refusal-umbrella-is-there = Il tuo ombrellone è già su #{ $place }. Scegli un altro tesoro.
refusal-towel-not-there = Non c’è nessun tuo telo così su #{ $place }: { $card }.
refusal-towel-too-high = Il salvadanaio riprende teli di valore { $most } al massimo, quindi non questo: { $card }.
refusal-no-such-treasure = Il tesoro #{ $place } non c’è. Vanno da #1 a #{ $last }.
refusal-no-such-turn = La posizione { $place } nell’ordine di gioco non c’è. Scegline una da 1 a { $last }.

## Le regole in breve

## Con le carte vere

playapirata-home-treasures = Tesori
playapirata-home-towels = Teli avanzati
playapirata-home-umbrella = Ombrellone tra le prese (1 = sì)
playapirata-home-special = Punti della carta speciale
playapirata-rules =
    In breve: alla fine della mano, fatti trovare con i tuoi teli in cima ai tesori migliori.
    • Si hanno 12 teli da mare a testa (valori da 1 a 3), tre pirati e alcuni tesori: da 3 a 7 punti, teschi (due valgono 10 punti, tre o più 18) e il tesoro con il telo (2 punti per ogni telo che ha sopra, al massimo 8).
    • Nel primo turno sotterri un tesoro a faccia in giù. Sai solo tu che cos’è.
    • Poi, a ogni turno, sotterri un tesoro o giochi un pirata: il cannocchiale guarda un tesoro in segreto, la mappa ne gira uno a faccia in su, l’ombrellone conquista per sempre un tesoro che occupi.
    • Dopo giochi teli su uno o due tesori. In tutto devono superare il telo in cima; il più basso va in cima. Occupa il tesoro chi ha il telo in cima. Se non puoi giocarne, mostri i tuoi teli.
    • Giocati tutti i tesori e i pirati, solo chi ha iniziato gioca ancora teli, su un unico tesoro.
    • Alla fine della mano si dissotterra ciò che si occupa. Ogni telo avanzato vale 1 punto, e anche un ombrellone rimasto senza tesoro.
    • Si giocano tante mani quante sono le persone, e ognuno inizia una volta. Vince chi ha più punti; a parità conta la mano migliore.
    • Con le carte speciali ognuno ne sceglie una da un mazzetto che gira. Si gioca in aggiunta al turno normale, o si tiene fino alla fine della mano.

## I comandi

command-playapirata = playapirata
command-playapirata-about = Playa Pirata: stendi i tuoi teli da mare sui tesori migliori
command-bury = sotterra
command-bury-about = Sotterra un tesoro
command-lay-towels = stendi
command-lay-towels-about = Gioca teli su un tesoro
command-end-turn = fine-turno
command-end-turn-about = Chiudi il tuo turno
option-treasure = tesoro
option-treasure-about = Un tesoro che hai in mano, per esempio T5, TS o TT
option-towels = teli
option-towels-about = Il tesoro e i tuoi teli, per esempio #3 2 1
option-hands = mani
option-hands-about = Quante mani si giocano
option-specials = speciali
option-specials-about = Se si gioca con le carte speciali

playapirata-typed-keep = tieni
playapirata-typed-sit = scegli posizione
playapirata-typed-show = mostra
