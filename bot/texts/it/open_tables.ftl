# Un tavolo aperto: che cosa aspetta, e che cosa fa da solo.
# keys.py, button_key: button-*
# keys.py, key_of: action-* ring-* table-*
# keys.py, refusal_key: refusal-*

## Sul messaggio del tavolo, secondo lo stato

open-ready = Siete abbastanza per una partita. { $host } o chi modera può dare le carte subito, tutto il tavolo più tardi ({ $at }).
open-deals = Tutti i posti sono occupati. Le carte vengono distribuite { $ago }.
open-waits = Tutti i posti sono occupati. Le carte aspettano *Dai le carte*.
open-here = Tutti i posti sono occupati. Quando tutti hanno premuto *Ci sono*, le carte vengono distribuite. Mancano: { $names }. I loro posti si liberano { $ago }.
open-ends-deal = Qui da un po’ non cambia niente. Le carte vengono distribuite { $ago }.
open-ends-ask = Da un po’ non arriva nessuno. Vi chiederò che cosa fare di questo tavolo { $ago }.
open-ends-close = Da un po’ non arriva nessuno. Questo tavolo si chiude { $ago }.
open-asked = Non è arrivato nessun altro. E adesso? Senza risposta, questo tavolo si chiude { $ago }.

## Messaggi che menzionano persone

ring-ready = { $people }: per { $game } siete abbastanza. { $host } può dare le carte subito, tutto il tavolo più tardi ({ $at }). Oppure aspettate altri.
ring-full = { $people }: tutti i posti per { $game } sono occupati. Le carte vengono distribuite { $ago }.
ring-waits = { $people }: tutti i posti per { $game } sono occupati. Le carte aspettano *Dai le carte*.
ring-here = { $people }: tutti i posti per { $game } sono occupati. Quando tutti premono *Ci sono*, le carte vengono distribuite. Gli altri posti si liberano { $ago }.
ring-asked = { $people }: per { $game } non è arrivato nessun altro. E adesso? Senza risposta, il tavolo si chiude { $ago }.
ring-dealt = { $game }: le carte sono distribuite.
ring-not-here = Nessun *Ci sono* da { $names }: quei posti per { $game } sono di nuovo liberi.

## Pulsanti e risposte

button-hold = Aspetta
button-here = Ci sono
button-keep-open = Lascialo aperto
button-play-with = { $count ->
       *[other] Gioca in { $count }
    }
button-deal-with-pirates = Con pirati virtuali
button-close-table = Libera il canale
done-held = Le carte aspettano. *Dai le carte* comincia la partita.
done-here = Bene. Appena ci sono tutti, le carte vengono distribuite.
done-kept-open = Questo tavolo resta aperto.
done-closed-table = Il tavolo non c’è più: il canale è libero.

## Chiuso, e nel registro

table-closed-alone = Non è arrivato nessun altro: il tavolo non c’è più.
table-closed-unanswered = Nessuno ha risposto: il tavolo non c’è più.
table-closed-no-channel = Non avevo più accesso al canale: il tavolo non c’è più.
channel-gone-open = Non ho più accesso al canale del tuo tavolo di { $game }: il tavolo non c’è più. Nessuna carta era stata distribuita.
action-closed-alone = Non è arrivato nessun altro: il tavolo non c’è più.
action-closed-unanswered = Nessuno ha risposto: il tavolo non c’è più.
action-closed-no-channel = Il canale non è più accessibile: il tavolo non c’è più.
action-not-here = { $other } non ha premuto *Ci sono*: il posto è di nuovo libero.

## Rifiuti

refusal-deal-later = Tutti al tavolo possono dare le carte { $ago }. Fino ad allora può farlo { $host } o chi modera.
refusal-not-asked-now = Ormai è deciso. Il tavolo mostra a che punto siete.
