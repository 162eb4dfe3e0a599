# Ciò che è in mano all’host e a chi modera: le impostazioni di un server e tutti i suoi tavoli.

## Impostazioni di un server

settings-title = Impostazioni di questo server
settings-about = Valgono per tutti i tavoli di qui. Ciò che scegli vale subito; ritmo e assenze valgono per i tavoli aperti da ora in poi.
settings-openers = Chi apre i tavoli: **{ $who }**
settings-channels = In questi canali e nei loro thread: { $channels }
settings-every-channel = **tutti**
settings-moderators = Modera chi può gestire i messaggi, e chi ha questo ruolo: { $role }
settings-no-role = **nessuno**
settings-defaults = Ritmo dei nuovi tavoli: **{ $pace }**. Quando il tempo è scaduto: **{ $absence }**
settings-vacation = Ferie che fermano l’orologio: { $days ->
        [0] **mai**
        [one] **un giorno** all’anno
       *[other] **{ $days } giorni** all’anno
    }
settings-vacation-option = { $days ->
        [0] Ferie: nessuna
        [one] Ferie: un giorno all’anno
       *[other] Ferie: { $days } giorni all’anno
    }
settings-select-opener-role = Il ruolo che apre i tavoli
settings-select-channels = I canali in cui stanno i tavoli
settings-select-moderator-role = Il ruolo di chi modera
settings-select-vacation = Giorni di ferie all’anno
settings-clear-opener-role = Nessun ruolo per aprire
settings-clear-channels = Tutti i canali
settings-clear-moderator-role = Nessun ruolo per moderare
select-openers = Chi apre i tavoli
openers-everyone = chiunque
openers-everyone-about = Chi può usare i miei comandi in un canale
openers-role = chi ha il ruolo
openers-role-about = Scegli il ruolo qui sotto; può farlo anche chi modera
openers-moderators = chi modera
openers-moderators-about = Nessun altro apre un tavolo
done-settled = ✅ Fatto.

## Tutti i tavoli di un server

status-open = aspetta giocatori
status-running = si gioca
status-paused = in pausa
status-frozen = congelato
status-finished = finito
status-ended = chiuso
tables-title = { $count ->
        [0] Tavoli di questo server
        [one] L’unico tavolo di questo server
       *[other] I { $count } tavoli di questo server
    }
tables-none = Al momento non c’è nessun tavolo.
tables-line = **{ $id }** · { $game } · { $channel } · { $status } · tavolo di { $host }
tables-waits = Si aspetta **{ $name }** dal { $since }
tables-until = · il tempo scade { $until }
tables-late = · in ritardo
tables-waits-more = { $count ->
        [one] e un’altra persona
       *[other] e altre { $count } persone
    }
tables-refresh = Ricontrolla
tables-select = Occupati di un tavolo

## Un tavolo

oversee-title = { $game } · tavolo { $id }
oversee-about = { $status } in { $channel } · [al tavolo]({ $link }) · tavolo di { $host }
oversee-extend = { $hours ->
        [24] +1 giorno
        [72] +3 giorni
       *[other] +{ $hours } ore
    }
oversee-again = Mostra di nuovo
oversee-seat = Dai un posto a una persona
oversee-substitute = Chi prende il posto di { $name }?
oversee-back = Torna all’elenco

## Rifiuti

refusal-manage-server-only = È riservato a chi gestisce questo server: serve il permesso *Gestisci server*.
refusal-moderators-only = È compito di chi modera questo server: chi può gestire i messaggi, o ha il ruolo che il server ha indicato.
refusal-opener-role-missing = Scegli prima il ruolo, qui sotto; poi chi lo ha apre i tavoli.
refusal-everyone-moderates = Con @​everyone modererebbero tutti. Scegli un altro ruolo.
refusal-too-many-channels = Puoi scegliere al massimo { $most } canali. Senza nessuno, i tavoli stanno in tutti.
refusal-vacation-days-out-of-range = Puoi concedere da 0 a { $most } giorni di ferie all’anno.
refusal-not-a-member = Chi non è in questo server non può prendere posto qui.
button-thaw = Scongela
done-thawed = Il tavolo è scongelato: registro e segnapunti coincidono di nuovo, e si riprende a giocare.
refusal-not-frozen = Questo tavolo non è congelato.
refusal-still-frozen = Il tavolo resta congelato: registro e segnapunti ancora non coincidono.
