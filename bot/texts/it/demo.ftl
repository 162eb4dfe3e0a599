# La demo nel browser.

demo-welcome =
    ## Sali a bordo della Pirate Tavern!
    Questo è il vero bot su un Discord simulato: niente registrazione, e non puoi rompere nulla.
    1. Premi il pulsante qui sotto: apre un tavolo di Skull King con tre pirati virtuali.
    2. Al tavolo, premi *Dai le carte*.
    3. Le tue carte si aprono solo per te. Tocca una dichiarazione, poi una carta ogni volta che è il tuo turno. Con *Le mie carte* le ritrovi.
    Puoi anche scrivere i comandi, per esempio `/skullking start`, oppure cambiare persona e giocare come qualcun altro.
demo-button-open = Gioca subito a Skull King
