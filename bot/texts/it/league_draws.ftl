# Chi i sorteggi di una stagione separano o mettono insieme, e a che ore piace giocare.
# keys.py, key_of: draws-* select-*
# keys.py, refusal_key: refusal-*
wish-apart = Mai allo stesso tavolo di…
wish-together = Sempre allo stesso tavolo di…
wish-apart-computer = Mai allo stesso tavolo di questo pirata virtuale
wish-together-computer = Sempre allo stesso tavolo di questo pirata virtuale
wish-forget = Togli un desiderio
wished-apart = Mai allo stesso tavolo di: { $names }
wished-together = Sempre allo stesso tavolo di: { $names }
done-wished-apart = ✅ Dal prossimo sorteggio { $name } e { $other } giocano a tavoli diversi.
done-wished-together = ✅ Dal prossimo sorteggio { $name } e { $other } giocano allo stesso tavolo.
done-wish-forgotten = ✅ Il sorteggio è di nuovo libero per { $name } e { $other }.
refusal-wishes-need-a-season = Si può separare qualcuno o metterlo insieme ad altri solo in una stagione in corso.
refusal-wishes-need-two = Scegli qualcun altro che partecipa a questa lega.
history-apart = **{ $name }** separa { $who } e { $other } nel sorteggio.
history-together = **{ $name }** mette insieme { $who } e { $other } nel sorteggio.
history-unwished = **{ $name }** rende di nuovo libero il sorteggio per { $who } e { $other }.
preferences-plays = Ti piace giocare: **dalle { $begin } alle { $end }**
form-plays-begin = Mi piace giocare dalle
form-plays-end = Mi piace giocare fino alle
form-plays-about = Per esempio 18:00; lascia vuoti tutti e due se per te è uguale
refusal-plays-half = Per le ore in cui ti piace giocare servono un inizio e una fine, per esempio 18:00 e 23:00.
refusal-plays-nothing = Inizio e fine coincidono. Lascia vuoti i due campi se per te è uguale.
button-draw-look-on = Controlla i sorteggi
button-draw-look-off = Apri senza controllare
done-draw-look-on = ✅ Dal prossimo sorteggio i tavoli aspettano il tuo via libera qui.
done-draw-look-off = ✅ Dal prossimo sorteggio i tavoli si aprono subito.
managing-open-draw = Apri i tavoli
done-draw-opened = ✅ I tavoli si aprono. La giornata ha tutto il suo tempo da adesso.
managing-swap = Scambia due persone
managing-swap-computer = Scambia un pirata virtuale
swap-with-whom = Chi scambia il posto con { $name }?
swap-person = Qualcuno della lega
swap-computer = Un altro pirata virtuale
done-draw-swapped = ✅ { $name } e { $other } si sono scambiati il posto.
swap-breaks-apart = { $name } e { $other } vanno tenuti a tavoli diversi, e finirebbero allo stesso. Scambiare lo stesso?
swap-breaks-together = { $name } e { $other } vanno allo stesso tavolo, e non lo sarebbero più. Scambiare lo stesso?
button-yes-swap = Sì, scambia
refusal-swap-needs-two = Scegli due persone che in questo sorteggio sono a tavoli diversi.
refusal-draw-is-open = I tavoli di questo sorteggio sono già aperti.
refusal-draw-is-held = Controlla il sorteggio della giornata { $round }, poi apri i suoi tavoli: { COMMAND("league", "league-manage") }
league-draw-held = I prossimi tavoli sono sorteggiati e si apriranno presto.
history-swapped = **{ $name }** scambia { $who } e { $other } nel sorteggio.

## Chi incontra chi

select-draws = Chi incontra chi
draws-meet = tutti contro tutti
draws-meet-about = Quanti più avversari diversi possibile
draws-swiss = svizzera per classifica
draws-swiss-about = Si gioca con chi ha punti simili, evitando di incontrarsi due volte
draws-seeded = svizzera per rating
draws-seeded-about = Prima forti e deboli mescolati, poi per classifica
editing-draws = Dal prossimo sorteggio.
league-draws-swiss = Sistema svizzero: in ogni giornata si gioca con chi ha punti simili, evitando se possibile di incontrarsi due volte.
league-draws-seeded = Sistema svizzero: la prima giornata mescola forti e deboli per rating; poi si gioca con chi ha punti simili, evitando se possibile di incontrarsi due volte.
refusal-swiss-round-not-over = Qui si sorteggia per classifica: prima deve finire questa giornata. Falla finire, o correggi i risultati delle partite.
