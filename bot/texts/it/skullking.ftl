# Skull King. Le carte si chiamano come nel regolamento.

game-skullking = Skull King
skullking-score = { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }

skullking-suit-y = giallo
skullking-suit-r = rosso
skullking-suit-b = azzurro
skullking-suit-k = nero
skullking-card-number = { $rank } { $suit }
skullking-card-e = Escape
skullking-card-p = Pirata
skullking-card-m = Mermaid
skullking-card-sm = Scary Mary
skullking-card-sm-p = Scary Mary come Pirata
skullking-card-sm-e = Scary Mary come Escape
skullking-card-sk = Skull King
skullking-button-sm-p = Mary: Pirata
skullking-button-sm-e = Mary: Escape

skullking-option-rounds = Round
skullking-round = Round { $round } di { $rounds }
skullking-bidding = Si dichiara in segreto. { $missing ->
        [one] Manca una dichiarazione.
       *[other] Mancano { $missing } dichiarazioni.
    }
skullking-revealed = **Yo – ho – ho!** Le dichiarazioni sono sul tavolo.
skullking-leads = **{ $name }** apre la presa { $trick } di { $tricks }.
skullking-turn = Tocca a **{ $name }**: presa { $trick } di { $tricks }.
skullking-follow = Colore da seguire: { $suit }
skullking-follow-none = Ancora nessun colore da seguire
skullking-trick = In tavola
skullking-last-trick = Ultima presa, a **{ $name }**: { $cards }
skullking-bonus = bonus { $bonus }
skullking-player-bidding = { $name }: { $bid ->
        [yes] ha dichiarato
       *[no] ci sta pensando
    }, { $total } punti
skullking-player = { $name }: dichiarate { $bid }, fatte { $won }, { $total } punti
skullking-dealer = mazziere
skullking-event-round-scored = Round { $round }: { $scores }
skullking-your-bid = Hai dichiarato **{ $bid }**. Puoi cambiare finché non arriva l’ultima dichiarazione.
skullking-make-bid = { $tricks ->
        [one] C’è una sola presa: 0 o 1?
       *[other] Quante delle { $tricks } prese farai?
    }
skullking-your-cards = Le tue carte
skullking-may-play = Puoi giocare
skullking-not-now = Adesso no
skullking-your-turn = **Tocca a te.**
skullking-wait-turn = Tocca a **{ $name }**.
skullking-tally = Hai dichiarato { $bid }, prese fatte: { $won }

skullking-event-bid-made = { $name } ha dichiarato.
skullking-event-bids-revealed = **Yo – ho – ho!** Le dichiarazioni: { $bids }
skullking-event-played = { $name } gioca { $card }
skullking-event-trick-won = Presa a { $name }: { $cards }
skullking-event-dealt = Comincia il round { $round }.

skullking-pad-round = Rd
skullking-pad-bid = dichiarate
skullking-pad-won = fatte
skullking-pad-bonus = bonus
skullking-pad-score = punti
skullking-pad-total = totale

refusal-still-bidding = Si gioca quando tutti hanno dichiarato.
refusal-bids-revealed = Le dichiarazioni sono scoperte: ormai non si cambiano più.
refusal-bid-out-of-range = In questo round si dichiara da 0 a { $most }.
refusal-must-follow = Hai { $suit } in mano: rispondi a colore o gioca una carta speciale. Niente { $card }, per ora.
refusal-face-needed = Scary Mary ha due facce: gioca `SM:P` (come Pirata) o `SM:E` (come Escape).
refusal-unknown-plan = Non capisco «{ $words }» come mossa in anticipo. Indica una carta che hai in mano: `play Y5`, oppure `play Y5 unless special` (solo se nella presa non c’è una carta speciale).
refusal-no-plan-now = Adesso non puoi scegliere una carta in anticipo. Puoi farlo quando tutti hanno dichiarato, tocca a qualcun altro e hai ancora carte in mano.

plan-standing = Al tuo turno: **{ $card }**{ $unless ->
        [yes] , salvo che nella presa ci sia una carta speciale
       *[no] { "" }
    }.
select-plan = Quando tocca a me, gioca …
button-plan-always = Giocala comunque
button-plan-unless = Salvo carte speciali sul tavolo
button-drop-plan = Togli la mossa prevista

## Con le carte vere

skullking-home-bid = Dichiarazione
skullking-home-tricks = Prese vinte
skullking-home-bonus = Punti bonus
refusal-tricks-must-add-up = In questa mano ci sono { $needed } prese, ma quelle segnate sono { $tricks } in tutto. Ogni presa la vince qualcuno.
refusal-bonus-not-earned = { $name } ha dichiarato { $bid } e vinto { $tricks }: il bonus c’è solo se una dichiarazione di almeno 1 riesce. Segna 0.
refusal-one-bonus-a-round = C’è un solo Skull King, quindi in una mano il bonus può averlo una persona sola. { $name } ha { $bonus }, e ce l’ha anche qualcun altro.

skullking-rules =
    In breve: fai esattamente le prese che hai dichiarato.
    • Dieci round: nel primo ognuno ha una carta, nel decimo dieci.
    • Tutti dichiarano in segreto quante prese faranno. Arrivata l’ultima dichiarazione, si scoprono tutte.
    • Se puoi, rispondi al colore di apertura. Una carta speciale si può giocare sempre.
    • Il nero (la bandiera a teschio) è briscola. Una Mermaid batte tutti i colori, un Pirata batte le Mermaid, lo Skull King batte i Pirati, e una Mermaid batte lo Skull King ogni volta che finiscono nella stessa presa. Tra due Pirati, o due Mermaid, vince la carta giocata per prima.
    • Un Escape non vince mai, a meno che nella presa ci siano solo Escape: allora vince il primo. Scary Mary vale come Pirata o come Escape, decidi tu.
    • Dichiarazione centrata: 20 punti a presa. Mancata: −10 per ogni presa di differenza. Dichiarare 0 vale dieci volte il numero del round, in più o in meno.
    • Bonus, se hai centrato la dichiarazione: 30 per ogni Pirata che il tuo Skull King cattura, 50 se la tua Mermaid cattura lo Skull King.
    • Dopo l’ultimo round vince il totale più alto.
