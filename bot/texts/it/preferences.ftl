# Che cosa preferisce ognuno, quando è via, e tutti i suoi tavoli.
# keys.py, key_of: button-forced-* button-leads-* hands-* nudges-* preferences-forced-* preferences-leads-* select-* tips-*
# keys.py, refusal_key: refusal-*

## I miei tavoli

mine-turn = Tocca a te
mine-waiting = Tocca ad altri
mine-open = Carte non ancora distribuite
mine-none = Non sei a nessun tavolo. Siediti da qualche parte o apri un tavolo, per esempio con { COMMAND("skullking", "start") }.
mine-more = { $count ->
        [one] … e { $count } altro.
       *[other] … e altri { $count }.
    }
button-next-table = Prossimo: { $game }
mine-line = [{ $game }]({ $link }){ $place }: { $what }{ $until }
mine-you = tocca a te.
mine-others = si aspetta { $names }.
mine-paused = ⏸ partita messa in pausa { $ago }.
mine-frozen = congelato finché chi modera non gli dà un’occhiata.
mine-absent = Un pirata virtuale gioca per te. Riprendi il posto lì con { COMMAND("table", "manage") }.
mine-host = Sei l’host, senza un posto al tavolo.

## Le preferenze

preferences-title = **Le tue preferenze**, in ogni server
preferences-forced-on = Mosse obbligate: **le faccio io**
preferences-forced-off = Mosse obbligate: **le fai tu**
preferences-leads-on = Quando si apre una presa: **ti chiedo subito la carta**
preferences-leads-off = Quando si apre una presa: **aspetto che tocchi a te**
preferences-forced-about = Quando hai una sola mossa possibile, posso farla io per te dopo un’attesa decisa dal caso, fuori dalle tue ore di quiete. Gli altri possono intuire che era obbligata.
preferences-leads-about = A Skull King, tranne in tempo reale: scegli la carta prima, in segreto, e nessuno deve aspettarti dopo.
preferences-zone = Fuso orario: **{ $zone }** (ora { $time })
preferences-quiet = Ore di quiete: **dalle { $begin } alle { $end }**
preferences-quiet-none = Ore di quiete: **nessuna**
preferences-vacation = Vacanze:
preferences-vacation-none = Vacanze: **nessuna**
preferences-days = { $days ->
        [0] Qui le vacanze non fermano il tuo tempo
        [one] Qui { $days } giorno all’anno ferma il tuo tempo
       *[other] Qui { $days } giorni all’anno fermano il tuo tempo
    }
preferences-days-anywhere = Quanti giorni di vacanza all’anno fermano il tuo tempo lo decide ogni server.
select-language = Lingua
language-name = Italiano
language-discord = come in Discord
select-nudges = Avvisi quando tocca a te
nudges-mention = una menzione
nudges-mention-about = Ti menziono nel canale del tavolo
nudges-dm = un messaggio diretto
nudges-dm-about = Ti scrivo, o ti menziono se i tuoi messaggi diretti sono chiusi
nudges-none = nessuno
nudges-none-about = Nessun avviso; { COMMAND_NAME("tavern", "my-tables") } mostra dove tocca a te
select-hands = Le mie carte
hands-dm = in un messaggio diretto
hands-dm-about = Te le mando e le tengo aggiornate
hands-demand = solo se le chiedi
hands-demand-about = Le vedi con il pulsante «Le mie carte» o con il comando
select-tips = Dritte
tips-first = prime partite
tips-first-about = Spiego la tua prima partita di ogni gioco
tips-always = sempre
tips-always-about = Spiego in ogni partita
tips-never = mai
tips-never-about = Scopri tutto da te
select-no-vacation = Cancella una vacanza
vacation-all = tutte
button-forced-on = Mosse obbligate per me
button-forced-off = Faccio io ogni mossa
button-leads-on = Chiedimi subito
button-leads-off = Chiedimi al mio turno
button-quiet = Ore di quiete e fuso
button-no-quiet = Togli le ore di quiete
button-vacation = Aggiungi una vacanza
form-quiet-begin = Dalle
form-quiet-end = Alle
form-time-about = Per esempio 22:30; lascia vuoti tutti e due se non vuoi ore di quiete
form-zone = Fuso orario
form-zone-about = Una grande città con la tua ora, per esempio Roma o America/New_York
form-vacation-first = Primo giorno
form-vacation-last = Ultimo giorno
form-day-about = Per esempio { $example }; l’anno si può omettere
done-preferences = Salvato.
done-away = Salvato. In quel periodo il tuo tempo è fermo.

## Che cosa non si può

refusal-unknown-zone = Non conosco un fuso orario «{ $value }». Scrivi una grande città con la tua ora, per esempio Roma o Zurigo.
refusal-zone-close = Non conosco un fuso orario «{ $value }». Intendi { $close }?
refusal-no-time = «{ $value }» non è un’ora. Scrivine una da 0:00 a 24:00, per esempio 22:30.
refusal-quiet-half = Servono un inizio e una fine, per esempio 22:30 e 7:00.
refusal-quiet-nothing = Inizio e fine coincidono. Per non avere ore di quiete, premi *Togli le ore di quiete* in { COMMAND("tavern", "preferences") }.
refusal-quiet-too-long = Le ore di quiete durano al massimo { $most } ore al giorno. Se vai via, aggiungi una vacanza.
refusal-no-day = «{ $value }» non è una data. Scrivine una, per esempio { $example }.
refusal-vacation-backwards = Questa vacanza finisce prima di cominciare. Controlla i due giorni.
refusal-vacation-over = Questa vacanza è già finita. Scegli un ultimo giorno più avanti.
refusal-vacation-too-far = Una vacanza si può segnare al massimo { $most } anni prima.
refusal-vacation-too-long = Una vacanza dura al massimo { $most } giorni, contando insieme quelle che si toccano. Se stai via di più, dai il posto a qualcun altro.
refusal-too-many-vacations = Puoi segnare al massimo { $most } vacanze. Prima cancellane una.
refusal-no-vacation = Questa vacanza è già stata cancellata.
