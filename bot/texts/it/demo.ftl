# La demo nel browser.

demo-welcome =
    ## Sali a bordo della Pirate Tavern!
    Il vero bot su un Discord simulato. Scegli un gioco.
demo-button-open = Gioca a { $game }
command-demo = demo
command-demo-about = La demo stessa: andare avanti nel tempo, vedere un altro canale
command-demo-wait = aspetta
command-demo-wait-about = Fa passare il tempo, come se avessi aspettato
demo-option-hours = ore
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
