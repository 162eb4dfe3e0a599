# La smazzata del giorno: una al giorno, uguale per tutti, da soli contro tre pirati.
# keys.py, button_key: button-*
# keys.py, command_key: command-*
# keys.py, refusal_key: refusal-*

command-daily = smazzata-del-giorno
command-daily-about = La smazzata del giorno: contro tre pirati, con le stesse carte per tutti

button-daily = Smazzata del giorno
button-daily-here = Gioca quella di oggi
button-solo-look = Guarda di nuovo
button-solo-share = Condividi in questa chat
button-solo-back = Guarda l’ultima
button-solo-before = Quella prima
button-solo-again = Giocala ancora
button-solo-rules = Regole
button-solo-replay = Rivedi
button-solo-help = Aiuto

## A hand

solo-game-edition = { $game } (edizione: { $edition })
solo-title = ### Smazzata { $deal } · { $game }
    -# La prossima: { $at }, { $ago }.
solo-about = Oggi tutti ricevono queste carte, contro gli stessi tre pirati. Lo vedi solo tu.
solo-late = Data: { $day }; vale ancora per quel giorno.
solo-unranked = Giocata ancora una volta: non vale.
solo-on-trust = Sulla fiducia: le carte seguono dalla data, quindi chi legge il codice può calcolarle. Non ci sono classifiche, ruoli né premi.

## When it is over

solo-made = dichiarate { $bid }, fatte { $won }, { $points }
solo-better = Pirati battuti: { $percent }%.
solo-place = Posto { $place } su { $of }.
solo-field-plays = Altri pirati stanno ancora giocando questa smazzata: guarda di nuovo tra un momento per confrontarti.
solo-par = La regola dei pirati qui fa { $points }.
solo-in-a-row = { $days ->
        [one] 🔥 1 giorno di fila.
       *[other] 🔥 { $days } giorni di fila.
    }

## The day after

solo-back-title = ### Smazzata { $deal } · { $game }
    -# { $day }. Il suo giorno è passato: ecco tutte le carte.
solo-yours = **Tu:** { $made }
solo-rule = **La regola dei pirati al tuo posto:** { $made }
solo-not-played = Non hai finito questa smazzata nel suo giorno. Puoi ancora giocarla, ma senza che valga.

morning-played = { $name }: { $made }
morning-judged = { $name }: giocata **{ $figure }** su 100 · { $made }
morning-field = I punti di { $games } pirati virtuali. { $people ->
        [one] Il sole mostra il risultato di qui.
       *[other] I soli mostrano quelli di qui.
    }
morning-week = **Questa settimana** (contano i cinque giorni migliori)
morning-week-won = 🏆 **La settimana scorsa:** { $names } con { $points } (contavano i cinque giorni migliori)
morning-of-week = { $rank }. { $name } · { $points } { $days ->
        [one] (1 giorno)
       *[other] ({ $days } giorni)
    }
morning-more = { $count ->
        [one] … e 1 altro.
       *[other] … e altri { $count }.
    }
morning-days = { $days ->
        [one] Giocata qui 1 giorno di fila.
       *[other] Giocata qui { $days } giorni di fila.
    }

## Help, and what people and servers choose

solo-help = ## La smazzata del giorno
    - Ogni giorno una mano di Skull King da cinque a otto carte, a turno nella prima edizione e in quella del 2021. La nuova arriva a mezzanotte UTC; la pagina mostra quando è da te.
    - I tre avversari sono per tutti gli stessi pirati virtuali, e chi gioca uguale riceve risposte uguali. «Pirati battuti» ti confronta con 300 pirati che ogni tanto sbagliano.
    - Qui non si annullano mosse, non ci sono consigli, pause, scadenze, carte prenotate né rivincite: tutti giocano la stessa smazzata una volta. Puoi lasciarla lì e continuarla per una settimana, su qualsiasi dispositivo.
    - Il giorno dopo puoi rivederla con tutte le carte, vedere che cosa ha fatto la regola e giocarla ancora senza che valga.
    - I giorni di fila resistono a una vacanza. Nessuno riceve mai un promemoria.
solo-help-trust = **Sulla fiducia.** Le carte seguono dalla data, quindi chi legge il codice può calcolarle, come nel primo Wordle. Per questo non ci sono classifiche, ruoli né premi. Il numero dopo il punto dice quali pirati giocano: con altri non ci si confronta.
privacy-deals = **Smazzate del giorno:** le tue mosse, la partita e l’ora; server e canale dove condividi, con il tuo nome se non lo togli. Quelle non finite: una settimana.

## Refusals

refusal-deal-clock = La mia data è di prima della prima smazzata. Dillo a chi gestisce il bot; quando sarà giusta, { COMMAND("daily") } darà le carte.
refusal-deal-not-over = Una smazzata si rivede quando il suo giorno è passato. Premi *Gioca quella di oggi* per quella di oggi.
refusal-deal-gone = Non ho più questa smazzata. { COMMAND("daily") } dà quella di oggi.
refusal-deal-moved-on = Questa smazzata è andata avanti, forse su un altro dispositivo. Ora è così:
refusal-no-game-to-replay = Non hai ancora finito una partita a un tavolo. { COMMAND("tavern", "my-tables") } mostra i tuoi tavoli.
