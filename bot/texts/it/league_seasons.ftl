# Cambiare una lega in corso, e la stagione che segue.
# keys.py, refusal_key: refusal-*
button-league-edit = Impostazioni
editing-title = Impostazioni
editing-about = Quello che cambi vale da adesso. Qui vedi prima che cosa comporta.
editing-nothing = Per ora non cambia niente.
editing-hours = Dalla prossima. Quella in corso si prolunga dal pannello.
editing-points = La classifica si ricalcola, partite già giocate comprese.
editing-pace = Ai tavoli che si aprono da adesso.
editing-places = { $moved ->
        [0] Nessuno perde il posto.
        [one] Entra { $moved } persona dalla lista d’attesa.
       *[other] Entrano { $moved } persone dalla lista d’attesa.
    }
editing-best = La classifica si ricalcola.
editing-language = Per il messaggio della lega e tutto ciò che segue. I tavoli aperti tengono la loro.
editing-fixed = Non cambia finché la lega è in corso: { $names }.
refusal-cup-is-fixed = La coppa è iniziata: i finalisti e quanti passano non cambiano più.
league-rules-changed = **{ $name }** ha cambiato le regole. Valgono anche per le partite già giocate; la classifica è ricalcolata:
league-best-all = tutte
league-best = { $best ->
        [one] Vale solo la giornata migliore di ciascuno.
       *[other] Valgono solo le { $best } giornate migliori di ciascuno.
    }
form-best = Giornate migliori che valgono
form-best-about = Per ciascuno, come 5 su 7; vuoto: tutte
button-edit-do = Cambia ora
done-league-edited = ✅ Le impostazioni sono cambiate.
history-edited = **{ $name }** cambia le impostazioni.
refusal-rounds-were-drawn = { $stage ->
        [0] { $drawn } giornate sono già sorteggiate, non possono essere di meno.
       *[other] Le giornate sono finite e la coppa è iniziata, quindi il numero resta.
    } Scegli un altro numero.
league-invited = **Inviti mandati** ({ $count })
league-asked = **Hai un invito!** Premi *Iscriviti* per giocare. Altrimenti non entri nel sorteggio.
league-round-over = **{ $round }**: è finita.
league-digest = { $count ->
        [one] resta un tavolo da giocare
       *[other] restano { $count } tavoli da giocare
    }
button-digest-on = Riepilogo della settimana
button-digest-off = Niente riepilogo
done-digest-on = ✅ Ogni lunedì il canale della lega riassume che cosa resta da giocare; la prossima volta { $at } ({ $ago }).
done-digest-off = ✅ Non ci sarà più il riepilogo della settimana.
button-next-season = Prossima stagione
button-next-season-begin = Apri le iscrizioni
next-season-title = Dopo { $name }
next-season-about = La prossima stagione ha le stesse impostazioni e lo stesso canale. Tutti quelli qui sotto ricevono un invito; partecipa solo chi preme *Iscriviti*.
next-season-asked = Inviti ({ $count }): { $names }
next-season-up = ⬆️ Salgono: { $names }
next-season-down = ⬇️ Scendono: { $names }
done-next-season = ✅ Le iscrizioni sono aperte, e gli inviti partono nel canale: { $leagues }
button-divisions = Divisioni
divisions-title = Divisioni: { $name }
divisions-about = Leghe dello stesso gioco possono stare una sotto l’altra. Quando sono tutte finite, *Prossima stagione* le apre insieme: gli ultimi scendono, i primi di quella sotto salgono. Chi non ha un invito si iscrive nella più bassa.
divisions-above = La divisione sopra questa lega
divisions-none = Nessuna sopra
divisions-how-many = Quanti salgono e scendono
divisions-moves = { $count ->
        [one] { $count } su, { $count } giù
       *[other] { $count } su, { $count } giù
    }
done-divisions = ✅ Divisioni salvate.
refusal-season-goes-on = Questa stagione, o una delle sue divisioni, non è ancora finita. Chiudila prima, poi apri la prossima.
refusal-season-was-followed = Questa stagione ha già un seguito: { COMMAND("league", "league-list") } lo mostra.
refusal-no-such-division = Sotto quella lega non si può: serve una lega dello stesso gioco in questo server, non ancora finita e senza un’altra sotto. Scegline un’altra.
refusal-league-by-invitation = A questa divisione ci si iscrive solo su invito. Iscriviti alla più bassa: { COMMAND("league", "league-list") } la mostra.
select-continues = Prossima stagione auto
editing-continues = Una settimana dopo la fine, o per niente.
league-continues = Una settimana dopo la fine si aprono da sé le iscrizioni alla prossima stagione.
league-unwanted = **{ $name }** non si gioca: ci sono troppo poche iscrizioni ({ $count } su { $needed }).
select-sign-up-role = Chi può iscriversi: un ruolo
sign-up-everybody = tutti
select-only-invited = Solo su invito
editing-sign-up = Dalla prossima iscrizione.
league-for-invited = Ci si iscrive solo su invito.
league-for-role = Può iscriversi solo chi ha il ruolo { $role }.
refusal-league-only-invited = A questa lega ci si iscrive solo su invito. Chiedine uno a chi modera.
refusal-league-sign-up-role = A questa lega può iscriversi solo chi ha il ruolo { $role }. Chiedilo a chi modera.
select-protests = Reclami
protests-none = nessuno
editing-protests = La prossima giornata aspetta al massimo fin lì.
league-protests = Dopo una partita si può fare reclamo per { $time }.
league-protests-until = ✋ Reclami possibili fino a: { $at } ({ $ago }); poi la lega continua.
button-protest = Reclamo
protest-until = La partita è finita. Qualcosa non va? Chi ha giocato può fare reclamo fino a: { $at } ({ $ago }).
protest-about = Lo legge solo chi gestisce le leghe
protest-line = **{ $name }** fa reclamo: { $reason }
protest-open = ancora da decidere
protest-allowed = **{ $name }** accoglie: { $reason }
protest-dismissed = **{ $name }** respinge: { $reason }
protest-allow = Accogli un reclamo
protest-dismiss = Respingi un reclamo
match-decided = Chi modera ha deciso su questa partita. La classifica mostra che cosa vale ora.
protest-told = **{ $name }** fa reclamo ({ $match }): { $reason }. In *Gestisci* correggi o annulla la partita se serve, e accogli o respingi il reclamo.
protest-told-publicly = C’è un reclamo ({ $match }). Chi gestisce le leghe lo legge in *Gestisci*.
protest-disputed = { $mentions } Su questo risultato c’è un reclamo. Decide chi gestisce le leghe; la risposta sarà qui.
protest-answered-allowed = { $mentions } Il reclamo su questo risultato è accolto: { $reason } (**{ $name }**). La classifica mostra che cosa vale ora.
protest-answered-dismissed = { $mentions } Il reclamo su questo risultato è respinto: { $reason } (**{ $name }**).
done-protest = Il tuo reclamo è arrivato a chi gestisce le leghe, che decide se il risultato resta; la risposta sarà qui nel thread.
done-protest-allowed = ✅ Il reclamo è accolto.
done-protest-dismissed = ✅ Il reclamo è respinto.
refusal-no-protest-any-more = Il tempo per i reclami su questa partita è scaduto. Parla con chi gestisce le leghe.
refusal-protested-already = Il tuo reclamo è già arrivato a chi gestisce le leghe. Aspetta la risposta.
refusal-protest-is-decided = Su questo reclamo si è già deciso. Premi *Aggiorna* per vedere come.
done-invited = ✅ { $count ->
        [0] Nessun nuovo invito: **{ $name }**.
        [one] { $count } invito mandato: **{ $name }**. Si partecipa premendo *Iscriviti*.
       *[other] { $count } inviti mandati: **{ $name }**. Si partecipa premendo *Iscriviti*.
    }
invite-bad-rows = { $count ->
        [one] { $count } riga saltata:
       *[other] { $count } righe saltate:
    }
invite-row-no-id = Riga { $row }: «{ $cell }» non è un ID di Discord.
invite-row-twice = Riga { $row }: { $cell } è due volte nel file.
invite-row-no-member = Riga { $row }: { $cell } non è in questo server, o è un bot.
managing-invite = Invita delle persone
button-league-file = Invita da un file
form-file = File CSV
form-file-about = Un CSV con un ID di Discord nella prima colonna, o in user_id
invite-row-rounded = Riga { $row }: { $cell } è un ID arrotondato da un foglio di calcolo. Imposta la colonna come testo e incolla di nuovo gli ID.
invite-hint = Senza ID: { COMMAND("league", "league-manage") }, poi *Iscrizioni* e *Invita delle persone*, 25 alla volta.
invite-no-members = { $count ->
        [one] Uno saltato: un bot, o non è in questo server.
       *[other] { $count } saltati: bot, o non in questo server.
    }
refusal-invite-file = Non riesco a leggere questo elenco. Manda un CSV con un ID di Discord nella prima colonna o in user_id; righe al massimo: { $most }.
select-league-forum = Forum
league-forum-none = nessuno
refusal-league-forum-wanted = Per le partite serve un canale forum di questo server. Scegline uno nelle impostazioni, o nessuno.
tag-waiting = in attesa
tag-playing = in corso
tag-over = finita

## Ruoli

select-player-role = Ruolo di chi partecipa
select-champion-role = Ruolo di chi vince
league-role-none = nessuno
editing-player-role = Chi partecipa lo riceve, e lo perde quando la lega è finita.
editing-champion-role = Chi vince lo tiene fino alla fine della stagione seguente.
roles-refused = ⚠️ Non posso dare né togliere { $roles }. Mi serve «Gestisci ruoli», e il mio ruolo deve stare sopra; se non esiste più, scegline un altro.
roles-refused-to = ⚠️ Discord non mi lascia né dare né togliere { $role } a { $names }: { $reason }
refusal-league-role-wanted = Scegli un ruolo che potresti dare tu: ti serve «Gestisci ruoli», e il tuo ruolo più alto deve stare sopra.
