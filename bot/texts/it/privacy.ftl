# Che cosa è salvato delle persone, per ognuna di loro; e come sta il bot, per chi lo gestisce.

## Che cosa è salvato di me

privacy-title =
    ## Che cosa conservo di te
    Perché le partite possano durare giorni e riprendere dopo un riavvio.
privacy-tables = **Ai tavoli:** per ogni tuo posto il tuo ID Discord e il tuo nome, come lo mostra il server; le mosse di quel posto, con l'ora; il risultato. Quello che fai oltre alle mosse: dare le carte, mettere in pausa, andartene, farti sostituire, subentrare. E finché dura una partita, la tua scadenza, una mossa che hai preparato e la tua offerta di subentrare. Gli altri al tavolo vedono il tuo nome e ciò che è scoperto.
privacy-leagues = **Nei campionati:** che partecipi e con quale nome; con chi sei finito per sorteggio; i tuoi risultati. Dei moderatori anche quali campionati hanno creato e quali risultati hanno corretto.
privacy-person = **Su di te:** la tua lingua, le tue preferenze, le tue ore di quiete con il fuso orario, le tue vacanze, e gli ID della nostra conversazione e dei miei messaggi lì dentro, così la tua mano resta aggiornata.
privacy-never = **Che cosa non conservo mai:** quello che la gente scrive. Non posso nemmeno leggerlo. Niente viene passato ad altri.
privacy-until = **Per quanto tempo:** finché non lo cancelli. Nelle partite finite al tuo posto c'è poi «Anon.». Chi mi gestisce può avere copie di riserva; lì i dati spariscono quando le copie vengono buttate.

button-my-data = I miei dati in un file
button-delete-data = Cancella i miei dati
button-yes-delete-data = Sì, cancella
button-keep-data = No, conservali
delete-data-question = **Cancello tutto quello che conservo di te?**
    - { $tables ->
        [0] In questo momento non siedi a nessun tavolo.
        [one] Perdi il tuo posto a { $tables } tavolo; se le carte sono date, continua un pirata virtuale.
       *[other] Perdi i tuoi posti a { $tables } tavoli; dove le carte sono date, continua un pirata virtuale.
    }
    - Esci dai tuoi campionati. Le partite finite conservano mosse e risultati, con «Anon.» al tuo posto.
    - Le tue preferenze e vacanze sono dimenticate, e i miei messaggi privati sulle tue partite vengono eliminati.
    - Non si può tornare indietro. Se mi usi ancora, ricomincio da capo.
done-data-file = Tutto quello che conservo di te. Questo file lo vedi solo tu.
done-data-deleted = Cancellato: di te non so più niente. Se mi usi ancora, ci conosceremo di nuovo.

## Come sta il bot

health-title = ## Come sto
health-program = Versione { $version }, Python { $python }, discord.py { $discord }. Avviato { $since }. Ritardo verso Discord: { $latency }.
health-tables = Tavoli: { $open } aperti, { $running } in corso, { $finished } finiti, { $ended } chiusi, { $frozen } congelati.
health-untold = Non ancora comunicati a Discord: { $tables ->
        [one] { $tables } tavolo
       *[other] { $tables } tavoli
    }.
health-due = Prossima scadenza: { $next }. In ritardo: { $overdue }.
health-people = Persone conosciute: { $people }.
health-invalid = { $requests ->
        [one] Una richiesta non è stata capita da Discord: è un bug, il log dice quale.
       *[other] { $requests } richieste non sono state capite da Discord: è un bug, il log dice quale.
    }
health-space = Database: { $size }; { $free } liberi sul suo disco.
refusal-owner-only = Lo può vedere solo chi gestisce questo bot.
