# La demo nel browser.

demo-welcome =
    ## Sali a bordo della Pirate Tavern!
    Questo è il vero bot su un Discord simulato: niente registrazione, e non puoi rompere nulla.
    1. Premi uno dei pulsanti qui sotto: si apre un tavolo con tre pirati virtuali.
    2. Al tavolo, premi *Dai le carte*.
    3. Le tue carte si aprono solo per te. Tocca quello che vuoi giocare quando tocca a te. Con *Le mie carte* le ritrovi.

    In un canale c’è un tavolo alla volta: per provare un altro gioco finisci la partita, oppure premi *Altro* e interrompila.
    Puoi anche scrivere i comandi, per esempio { COMMAND("skullking", "start") }, oppure cambiare persona e giocare come qualcun altro.
demo-button-open = Gioca a { $game }
command-demo = demo
command-demo-about = La demo stessa: andare avanti nel tempo, vedere un altro canale
command-demo-wait = aspetta
command-demo-wait-about = Fa passare il tempo, come se avessi aspettato
demo-option-hours-about = Quante ore passano, fino a due settimane
command-demo-guests = ospiti
command-demo-guests-about = Scegli chi gioca da sé mentre il tempo passa
command-demo-go = vai
command-demo-go-about = Vedi un altro canale, o il thread di un tavolo
demo-button-wait = { $hours ->
        [one] Vai avanti di { $hours } ora
       *[other] Vai avanti di { $hours } ore
    }
demo-waiting = { $hours ->
        [one] Vado avanti di { $hours } ora. Dai un attimo alla pagina.
       *[other] Vado avanti di { $hours } ore. Dai un attimo alla pagina.
    }
demo-going = Si va in { $channel }. Si torna con { COMMAND("demo", "demo-go") }.
demo-button-guests = Chi gioca da sé
demo-guests = Chi gioca da sé mentre il tempo passa? Si iscrive alle leghe, viene al suo tavolo e fa le sue mosse, come farebbe un pirata virtuale. ✋ aspetta te: cambia persona in alto per giocare al suo posto, o lascia che manchi.
demo-button-look = Guardati intorno
demo-button-direct = I miei messaggi diretti
demo-channels = Dove? Si torna con { COMMAND("demo", "demo-go") }.
demo-direct-none = Non ti ho ancora scritto. Dopo la distribuzione le tue carte arrivano qui.
