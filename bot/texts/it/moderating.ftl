# Ciò che è in mano all’host e a chi modera: le impostazioni di un server e tutti i suoi tavoli.
# keys.py, button_key: button-*
# keys.py, key_of: openers-* select-* status-*
# keys.py, refusal_key: refusal-*

## Impostazioni di un server

settings-title = Impostazioni di questo server
settings-about = Le modifiche valgono subito; ritmo e turni in ritardo per i nuovi tavoli.
settings-channels = Canali per i tavoli: { $value }
settings-every-channel = **tutti**
settings-moderators = Modera chi ha *Gestisci messaggi*, *Gestisci server* o il ruolo: { $value }
settings-no-role = **nessuno**
settings-moderator-channel = Per chi modera: { $value }
settings-league-channel = **il canale della lega**
settings-language-discord = del server o di chi apre
settings-vacation-days = { $count ->
        [0] nessuna
        [one] { $count } giorno all’anno
       *[other] { $count } giorni all’anno
    }
settings-select-opener-role = Ruolo che apre tavoli
settings-select-channels = Canali per i tavoli
settings-select-moderator-role = Ruolo di chi modera
settings-select-moderator-channel = Canale di chi modera
settings-select-vacation = Vacanze
settings-clear-opener-role = Togli il ruolo per aprire
settings-clear-channels = Permetti tutti i canali
settings-clear-moderator-channel = Canale di chi modera: no
settings-clear-moderator-role = Ruolo di chi modera: no
select-openers = Chi può aprire tavoli
openers-everyone = chiunque
openers-everyone-about = Chi può usare i miei comandi in un canale
openers-role = chi ha il ruolo
openers-role-about = Scegli il ruolo qui sotto; può farlo anche chi modera
openers-moderators = chi modera
openers-moderators-about = Nessun altro può aprire un tavolo
done-settled = ✅ Salvato.

## Tutti i tavoli di un server

status-open = aspetta giocatori
status-running = in corso
status-paused = in pausa
status-frozen = congelato
status-finished = finito
status-ended = interrotta
tables-title = { $count ->
        [0] Tavoli di questo server
        [one] { $count } tavolo in questo server
       *[other] { $count } tavoli in questo server
    }
tables-none = Al momento non c’è nessun tavolo.
tables-without-files = ⚠️ Non posso allegare file in { $channels }, quindi i tavoli lì sono senza immagini. Dai al mio ruolo «Allega file» lì.
tables-rights = 🔑 I comandi per il tavolo di un canale ora formano un gruppo a sé: { COMMAND("table", "show") } e altri. I permessi impostati in «Integrazioni» per i giochi lì non valgono: impostali anche per questo gruppo.
tables-line = **{ $id }** · { $game } · { $channel } · { $status } · tavolo di { $host }
host-league = una lega
tables-waits = Si aspetta **{ $name }** da questo momento: { $since }
tables-until = · scadenza { $until }
tables-late = · in ritardo
tables-waits-more = { $count ->
        [one] e un’altra persona
       *[other] e altre { $count } persone
    }
tables-refresh = Aggiorna
tables-select = Scegli un tavolo

## Un tavolo

oversee-title = { $game } · tavolo { $id }
oversee-about = { $status } in { $channel } · [vai al tavolo]({ $link }) · tavolo di { $host }
oversee-extend = { $hours ->
        [24] +1 giorno
        [72] +3 giorni
        [168] +7 giorni
        [336] +14 giorni
       *[other] +{ $hours } ore
    }
oversee-again = Mostra di nuovo il tavolo
oversee-seat = Sostituisci qualcuno
oversee-substitute = Chi sostituisce { $name }?
oversee-computer = Un pirata virtuale
oversee-back = Torna all’elenco

## Rifiuti

refusal-manage-server-only = Serve il permesso *Gestisci server*. Chiedi a qualcuno che ce l’ha.
refusal-moderators-only = Può farlo solo chi modera questo server: serve il permesso *Gestisci messaggi* o *Gestisci server*, o il ruolo di chi modera. Chiedi a chi modera.
refusal-opener-role-missing = Scegli prima il ruolo, qui sotto; poi chi ce l’ha può aprire tavoli.
refusal-everyone-moderates = Con @​everyone modererebbero tutti. Scegli un altro ruolo.
refusal-too-many-channels = Puoi scegliere al massimo { $most } canali. Senza nessuno, si gioca in tutti.
refusal-setting-out-of-range = Scegli un numero da { $least } a { $most }.
refusal-not-a-member = Questa persona non è in questo server, quindi non può sedersi qui. Scegli qualcuno che c’è.
button-thaw = Scongela
done-thawed = Il tavolo è scongelato: registro e segnapunti coincidono di nuovo, e la partita riprende.
refusal-not-frozen = Questo tavolo non è congelato.
refusal-still-frozen = Il tavolo resta congelato: registro e segnapunti ancora non coincidono.
