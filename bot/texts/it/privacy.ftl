# Che cosa è salvato delle persone, per ognuna di loro; e come sta il bot, per chi lo gestisce.
# keys.py, refusal_key: refusal-*

## Che cosa è salvato di me

privacy-title =
    ## Che cosa conservo su di te
privacy-tables = **Ai tavoli:** ID Discord, nome, mosse e ora, risultati, che cos’altro fai (dare le carte, mettere in pausa, lasciare, cedere il posto, fare da riserva); durante una partita scadenza, carta prenotata, offerta come riserva. Gli altri lì vedono il tuo nome e ciò che è scoperto.
privacy-leagues = **Nelle leghe:** nome, date di iscrizione e di arrivo nel server, avversari, risultati; di chi modera, che cosa crea e corregge.
privacy-person = **Su di te:** lingua, preferenze, ore di quiete, fuso orario, vacanze, e quali messaggi diretti sono tuoi.
privacy-never = **Mai:** quello che la gente scrive; non posso leggerlo. Niente viene passato ad altri.
privacy-until = **Finché non lo cancelli.** Nelle partite finite, e nei pronostici da cui dipendono i punti degli altri, c’è poi «Anon.». I backup lo tengono finché non vengono cancellati.

host-contact = **Chi gestisce questo bot:** { $contact }
host-privacy = Privacy
host-terms = Condizioni d’uso
host-support = Assistenza

button-my-data = I miei dati in un file
button-delete-data = Cancella i miei dati
button-yes-delete-data = Sì, cancellali
button-keep-data = No, conservali
delete-data-question = **Cancello tutto quello che conservo su di te?**
    - { $tables ->
        [0] In questo momento non siedi a nessun tavolo.
        [one] Perdi il tuo posto a { $tables } tavolo; se le carte sono state distribuite, continua un pirata virtuale.
       *[other] Perdi i tuoi posti a { $tables } tavoli; dove le carte sono state distribuite, continua un pirata virtuale.
    }
    - Esci da tutte le leghe. Le partite finite conservano mosse e risultati, con «Anon.» al tuo posto.
    - Dimentico le tue preferenze e vacanze, e i miei messaggi diretti sulle tue partite vengono cancellati.
    - Non si può tornare indietro. Se torni, si ricomincia da capo.
done-data-file = Tutto quello che conservo su di te. Questo file lo vedi solo tu.
done-data-deleted = Cancellato. Di te non so più niente; se torni, si ricomincia da capo.

## Come sta il bot

health-title = ## Come sto
health-program = Versione { $version }, Python { $python }, discord.py { $discord }. Avvio: { $since }. Latenza con Discord: { $latency }.
health-tables = Tavoli: { $open } aperti, { $running } in corso, { $finished } finiti, { $ended } interrotti, { $frozen } congelati.
health-untold = Non ancora comunicati a Discord: { $tables ->
        [one] { $tables } tavolo
       *[other] { $tables } tavoli
    }.
health-due = Prossima scadenza: { $next }. In ritardo: { $overdue }.
health-people = Persone conosciute: { $people }.
health-invalid = { $requests ->
        [one] Discord ha rifiutato una richiesta: è un bug, il log dice quale.
       *[other] Discord ha rifiutato { $requests } richieste: sono bug, il log dice quali.
    }
health-no-dms = Discord non mi lascia iniziare messaggi diretti (errore { $code }). Riprovo: { $until }; fino ad allora le carte si vedono nel canale.
health-space = Database: { $size }; { $free } liberi sul suo disco.
health-emojis = Emoji delle carte: { $known } di { $all }.
health-most-used = I più usati in 30 giorni: { $names }.
health-least-used = I meno usati: { $names }.
health-not-used = Mai usati: { $count } su { $all }.
refusal-owner-only = Lo può vedere solo chi gestisce il bot.
