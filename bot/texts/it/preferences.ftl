# Che cosa preferisce ognuno, quando è via, e tutti i suoi tavoli.

## I miei tavoli

mine-turn = Tocca a te
mine-waiting = Tocca ad altri
mine-open = Carte non ancora date
mine-none = Adesso non sei a nessun tavolo. Aprine uno, per esempio con `/skullking start`, o siediti dove qualcuno ne ha aperto uno.
mine-more = { $count ->
        [one] … e un altro.
       *[other] … e altri { $count }.
    }
mine-line = [{ $game }]({ $link }){ $server }: { $what }{ $until }
mine-you = si aspetta te.
mine-others = si aspetta { $names }.
mine-paused = ⏸ in pausa, { $ago }.
mine-frozen = bloccato finché chi modera non gli dà un’occhiata.
mine-absent = Un pirata virtuale gioca per te. Riprendi il posto con `/tavern back` in quel canale.
mine-host = Sei l’host, senza un posto al tavolo.

## Le preferenze

preferences-title = **Le tue preferenze**
    Valgono in ogni server, e le vedi solo tu.
preferences-forced-on = Mosse senza scelta: **fatte per te**.
preferences-forced-off = Mosse senza scelta: **le fai tu**.
preferences-forced-about = Quando puoi fare una mossa sola, può essere fatta per te, mai nelle tue ore di quiete. Arriva dopo un’attesa decisa dal caso, come se avessi il telefono in mano. Ma chi sa che hai altro da fare può indovinare che non avevi scelta.
preferences-zone = Fuso orario: **{ $zone }**. Se da te adesso non sono le **{ $time }**, scegline un altro.
preferences-quiet = Ore di quiete: **dalle { $begin } alle { $end }**. In quelle ore il tuo tempo è fermo.
preferences-quiet-none = Ore di quiete: nessuna.
preferences-vacation = Vacanze, in cui il tuo tempo è fermo:
preferences-vacation-none = Vacanze: nessuna.
preferences-days = { $days ->
        [0] Questo server non tiene conto delle vacanze.
        [one] Questo server concede un giorno di vacanza all’anno.
       *[other] Questo server concede { $days } giorni di vacanza all’anno.
    }
preferences-days-anywhere = Quanti giorni di vacanza all’anno valgono lo decide ogni server.
select-language = Lingua
language-name = Italiano
language-discord = come in Discord ({ $language })
select-nudges = Quando tocca a te
nudges-mention = una menzione
nudges-mention-about = Vieni menzionato nel canale del tavolo
nudges-dm = un messaggio privato
nudges-dm-about = Ti scrivo, e ti menziono solo se non si può
nudges-none = niente
nudges-none-about = Nessuno ti avvisa; /tavern mine mostra dove tocca a te
select-hands = Le tue carte
hands-dm = in un messaggio privato
hands-dm-about = Ti vengono mandate e restano aggiornate
hands-demand = solo se le chiedi
hands-demand-about = Te le mostrano il bottone delle carte e il comando
select-no-vacation = Cancella una vacanza
vacation-all = tutte
button-forced-on = Fai per me le mosse senza scelta
button-forced-off = Faccio io ogni mossa
button-quiet = Ore di quiete e fuso orario
button-no-quiet = Niente ore di quiete
button-vacation = Aggiungi una vacanza
form-quiet-begin = Dalle
form-quiet-end = Alle
form-time-about = Per esempio 22:30; lascia vuoti tutti e due se non vuoi ore di quiete
form-zone = Fuso orario
form-zone-about = Una grande città con la tua ora, per esempio Rome o America/New_York
form-vacation-first = Primo giorno
form-vacation-last = Ultimo giorno
form-day-about = Anno, mese e giorno, per esempio 2026-12-24
done-preferences = Cambiato.

## Che cosa non si può

refusal-unknown-zone = Non conosco un fuso orario “{ $value }”. Scrivi una grande città con la tua ora, in inglese, per esempio Rome o Zurich.
refusal-no-time = “{ $value }” non è un’ora. Scrivila da 0:00 a 24:00, per esempio 22:30; servono un inizio e una fine.
refusal-quiet-nothing = Ore di quiete che finiscono quando cominciano non ce ne sono. *Niente ore di quiete* in `/tavern preferences` le toglie.
refusal-quiet-too-long = Le ore di quiete durano al massimo { $most } ore al giorno. Se vai via, aggiungi una vacanza.
refusal-no-day = “{ $value }” non è un giorno. Scrivi anno, mese e giorno, per esempio 2026-12-24.
refusal-vacation-backwards = Questa vacanza finisce prima di cominciare.
refusal-vacation-over = Questa vacanza è già finita.
refusal-vacation-too-far = Una vacanza si può segnare al massimo { $most } anni prima.
refusal-vacation-too-long = Una vacanza dura al massimo { $most } giorni, contando insieme quelle che si toccano. Se stai via di più, lascia il posto a qualcun altro.
refusal-too-many-vacations = Puoi segnare al massimo { $most } vacanze. Prima cancellane una.
refusal-no-vacation = Questa vacanza non c’è più.
