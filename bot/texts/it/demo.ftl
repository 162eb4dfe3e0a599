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
