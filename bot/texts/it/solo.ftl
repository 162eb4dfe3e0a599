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
button-solo-back = Rivedi l’ultima smazzata
button-solo-before = Smazzata precedente
button-solo-again = Giocala ancora
button-solo-rules = Regole
button-solo-replay = Rivedi
button-solo-help = Aiuto
button-practise = Prima una prova

## A hand

solo-game-edition = { $game } ({ $edition ->
        [first] prima edizione
       *[other] edizione { $edition }
    })
solo-title = ### Smazzata { $deal } · { $game }
    -# La prossima: { $at }, { $ago }.
solo-about = Oggi tutti ricevono queste carte, contro gli stessi tre pirati. Lo vedi solo tu.
solo-late = Smazzata di un giorno passato ({ $day }): vale ancora per quel giorno.
solo-unranked = Giocata ancora una volta: non vale.
solo-practise-first = È la prima volta? *Prima una prova*: quattro carte, due minuti, e non vale.
solo-practice-title = ### Una smazzata di prova · { $game }
    -# Non vale.
solo-practised = È tutto qui. Quella di oggi ha solo qualche carta in più.
solo-first-bid = La dichiarazione è il numero esatto di prese che farai.
solo-first-score = Se è esatta porta 20 punti per presa; ogni presa di differenza costa 10. Uno 0 porta o costa 10 per carta.
solo-on-trust = Sulla fiducia: il codice è pubblico, quindi le carte si possono calcolare. Non ci sono classifiche, ruoli né premi.

## When it is over

solo-score = **{ $points }** · Dichiarazione { $bid }, prese { $won }: { $met ->
        [yes] centrata.
       *[no] mancata.
    }
solo-played = Gioco: **{ $figure }** su 100{ $count ->
        [0] .
       *[other] , le tue ultime { $count } smazzate { $mean }.
    }
solo-bid-cost = { $points ->
        [0] La dichiarazione non ha perso nulla.
        [one] La dichiarazione ha perso 1 punto.
       *[other] La dichiarazione ha perso { $points } punti.
    }
solo-judging = Sto ancora calcolando quanto hai giocato bene: premi *Guarda di nuovo* tra un momento.
solo-made = dichiarazione { $bid }, prese { $won }, { $points }
solo-field-plays = Il confronto non è ancora pronto: guarda di nuovo tra un minuto.
solo-captains-bid = Un capitano, il più forte dei pirati virtuali, avrebbe dichiarato { $bid }.
solo-par = Un pirata virtuale al tuo posto: { $points }.
solo-in-a-row = { $days ->
        [one] 🔥 1 giorno di fila.
       *[other] 🔥 { $days } giorni di fila.
    }

## The day after

solo-back-title = ### Smazzata { $deal } · { $game }
    -# { $day }. Il suo giorno è passato: ecco tutte le carte.
solo-yours = **Tu:** { $made }
solo-rule = **Un pirata virtuale al tuo posto:** { $made }
solo-not-played = Non hai finito questa smazzata nel suo giorno. Puoi ancora giocarla, ma senza che valga.

morning-played = { $name }: { $made }
morning-judged = { $name } · gioco: **{ $figure }** su 100 · { $made }
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
    - Ogni giorno una mano di Skull King fino a otto carte, alternando la prima edizione e quella del 2021. Dichiari quante prese farai, poi giochi per farne esattamente altrettante: il resto è nelle *Regole*. La nuova arriva a mezzanotte UTC; la pagina mostra quando è da te.
    - Tutti hanno le stesse carte e gli stessi tre pirati virtuali, che alle stesse giocate rispondono sempre allo stesso modo. C’è un solo tentativo: niente mosse annullate, niente consigli. Puoi lasciare la smazzata lì e continuarla per una settimana, su qualsiasi dispositivo.
    - Il giorno dopo puoi rivederla con tutte le carte, vedere che cosa ha fatto un pirata virtuale al tuo posto e giocarla ancora senza che valga.
    - Una vacanza non interrompe la serie. Non mando mai promemoria.
    - **Gioco:** 100 è giocare come un capitano, 0 è giocare a caso. La dichiarazione e ogni carta vengono confrontate con quelle di un capitano che non ne sa più di te: le carte fortunate quindi non aiutano. Una sola smazzata dice poco, le ultime sette dicono di più. Le barre sono i punti di 300 pirati virtuali che ogni tanto sbagliano.
solo-help-trust = **Sulla fiducia.** Il codice è pubblico, quindi le carte si possono calcolare, come nel primo Wordle. Per questo non ci sono classifiche, ruoli né premi.
privacy-deals = **Smazzate del giorno, traversate, duelli:** mosse, punti e ora, e con chi è il duello; dove condividi, e il tuo nome se non lo togli. Smazzate non finite: una settimana.

## Refusals

refusal-deal-clock = La mia data è sbagliata, quindi non posso dare le carte. Dillo a chi gestisce il bot.
refusal-deal-not-over = Una smazzata si rivede quando il suo giorno è passato. Premi *Gioca quella di oggi* per quella di oggi.
refusal-deal-gone = Non ho più questa smazzata. { COMMAND("daily") } dà quella di oggi.
refusal-deal-moved-on = Questa smazzata è andata avanti, forse su un altro dispositivo. Ora è così:
refusal-no-game-to-replay = Non hai ancora finito una partita a un tavolo. { COMMAND("tavern", "my-tables") } mostra i tuoi tavoli.
