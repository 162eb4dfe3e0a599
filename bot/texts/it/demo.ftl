# La demo nel browser.

demo-welcome =
    ## Sali a bordo della Pirate Tavern!
    Questo è il vero bot su un Discord simulato: niente registrazione, e non puoi rompere nulla.
    1. Premi uno dei giochi qui sotto: si apre un tavolo con tre pirati virtuali.
    2. Al tavolo, premi *Dai le carte*.
    3. Le tue carte si aprono solo per te. Tocca quello che vuoi giocare ogni volta che è il tuo turno. Con *Le mie carte* le ritrovi.
    In un canale c’è un tavolo alla volta: per un altro gioco finisci questo, oppure premi *Altro* e chiudilo.
    Puoi anche scrivere i comandi, per esempio `/skullking start`, oppure cambiare persona e giocare come qualcun altro.
demo-button-open = Gioca a { $game }
demo-command = demo
demo-command-about = La demo stessa: far passare il tempo, vedere un altro canale
demo-command-wait = aspetta
demo-command-wait-about = Fa passare il tempo, come se avessi aspettato
demo-option-hours-about = Quante ore passano, fino a due settimane
demo-command-go = vai
demo-command-go-about = Vedi un altro canale, o il thread di un tavolo
demo-button-wait = { $hours ->
        [one] Passa un’ora
       *[other] Passano { $hours } ore
    }
demo-waiting = { $hours ->
        [one] Passa un’ora. Dai un attimo alla pagina.
       *[other] Passano { $hours } ore. Dai un attimo alla pagina.
    }
demo-going = Si va in { $channel }. Si torna con `/demo go`.
demo-button-look = Guardati intorno
demo-channels = Dove? Si torna con `/demo go`.
