# Come ci si trova: sfide, inviti, voglia di giocare.
# keys.py, button_key: button-*
# keys.py, command_key: command-*
# keys.py, key_of: button-calls-* button-invited-* preferences-invited-* settings-calls-*
# keys.py, option_key: option-*
# keys.py, refusal_key: refusal-*

menu-challenge = Sfida
menu-invite = Invita al mio tavolo
command-challenge = sfida
command-challenge-about = Sfida qualcuno a una partita a due
option-challenge-player = persona
option-challenge-player-about = Chi vuoi sfidare

challenge-ways = Sfida **{ $name }**: un tavolo a due, o un duello a { $game }: le stesse tre partite sigillate, ciascuno per conto suo, entro tre giorni.
challenge-whom = Chi vuoi sfidare?
select-challenge-whom = Scegli una persona
select-challenge-game = Un altro gioco
button-challenge-duel = Le stesse tre partite
button-challenge-table = Un tavolo a due
button-challenge-someone = Sfida qualcuno
challenge-call = 🤺 { $mention }, { $name } ti sfida a { $game }, solo voi due.
challenge-accepted = 🤺 { $rival } accetta la sfida di { $name }: { $game }.
challenge-declined = 🤺 Questa volta no: { $rival } declina.
challenge-taken-back = 🤺 { $name } ci ripensa.
challenge-ran-out = 🤺 { $name } – { $rival }: sarà per un’altra volta.
challenge-open = { $name } te l’ha già [chiesto]({ $link }). Puoi rispondere fino a: { $at }.
challenge-open-own = L’hai già [chiesto a { $name }]({ $link }), che può rispondere fino a: { $at }.
invite-call = 🤺 { $mention }, { $name } ti invita a un tavolo di { $game }.
invite-accepted = 🤺 { $rival } è al tavolo di { $name }: { $game }.
button-challenge-accept = Accetta
button-challenge-decline = No, grazie
button-challenge-undo = Ritira
done-challenge-declined = Hai declinato. Nelle preferenze puoi disattivare le sfide: { COMMAND("tavern", "preferences") }
done-challenge-undone = Ritirata. { $name } non deve più rispondere.
done-challenged = { $name } ha una settimana per rispondere.

preferences-invited-on = Sfide: **sì**
preferences-invited-off = Sfide: **no**
button-invited-on = Accetta sfide
button-invited-off = Niente sfide

refusal-challenge-bot = I bot non accettano sfide. { COMMAND("tavern", "help") } apre un tavolo, a cui puoi aggiungere pirati virtuali.
refusal-challenge-self = Non ci si può sfidare da soli. Scegli qualcun altro, o gioca la smazzata del giorno: { COMMAND("daily") }
refusal-challenge-yours = Deve accettare l’altra persona. Aspetta, o sfida qualcun altro: { COMMAND("tavern", "challenge") }
refusal-challenge-not-yours = Questa sfida è per qualcun altro. Lanciane una tua: { COMMAND("tavern", "challenge") }
refusal-challenge-old = È finita: c’è già una risposta, è stata ritirata, o ha più di una settimana. Lancia una nuova sfida: { COMMAND("tavern", "challenge") }
refusal-challenge-undo = Può ritirarla solo { $name }. Per dire di no premi *No, grazie*.
refusal-declined-lately = La risposta è stata no. Puoi chiedere di nuovo a questa persona { $ago }, o sfidare subito qualcun altro: { COMMAND("tavern", "challenge") }
refusal-many-challenges = Sono già { $most } tra sfide e inviti in un giorno, e di più non si può. La prossima sfida è possibile { $ago }. Intanto chiunque può sedersi a un tavolo che apri: { COMMAND("tavern", "help") }
refusal-no-thread-here = In questo canale c’è già un tavolo, e qui non posso aprire un thread. Prova in un altro canale.
refusal-challenger-left = Chi ti ha lanciato la sfida ha lasciato questo server. Sfida qualcun altro: { COMMAND("tavern", "challenge") }
refusal-invite-bot = I bot non giocano. Per un pirata virtuale premi *Opzioni* sotto il tuo tavolo.
refusal-invite-self = Sei già al tuo tavolo. Scegli qualcun altro.
refusal-invited-is-seated = { $name } è già al tuo tavolo. Scegli qualcun altro.
refusal-no-invitations = { $name } non vuole sfide né inviti. Scegli qualcun altro.
refusal-no-open-table = In questo server non hai un tavolo aperto con un posto libero. { COMMAND("tavern", "help") } ne apre uno.

button-looking = Chi gioca?
select-looking = A che cosa vuoi giocare?
looking-about = I tavoli aperti, e chi vuole giocare a che cosa. Scegli che cosa vuoi: ti menziono quando si apre un tavolo così, e ne apro uno quando abbastanza persone vogliono la stessa cosa. La richiesta vale una settimana (2 ore in tempo reale).
looking-none = Nessuno cerca ancora. Scegli qui sotto a che cosa vuoi giocare.
looking-line = **{ $game }** · { $pace }: { $names } ({ $count } su { $enough })
looking-option = { $game } · { $pace }
looking-fits = 🔍 C’è un tavolo per te: *Siediti*, o aspetta altre persone.
looking-call = 🔍 { $mentions }: { $host } ha aperto un tavolo di { $game } ({ $pace }). { $seats }.
looking-call-over = 🔍 { $game }: a questo tavolo non ci si può più sedere.
looking-opened = 🔍 Hai trovato un tavolo: **[{ $game }]({ $link })**. Lì menziono tutti.
looking-opened-for-others = 🔍 Si è appena aperto un tavolo per altri: **[{ $game }]({ $link })**.
looking-waits = 🔍 Ci sono abbastanza persone, ma adesso non posso aprire un tavolo qui. Riprovo appena qualcuno apre questa lista.
settings-meeting = Chi gioca: tavoli e menzioni solo in { $value }
settings-select-meeting = Canale per cercare persone
settings-clear-meeting = Cercare in ogni canale
settings-meeting-gone = Questo canale non c’è più. Finché non ne scegliete un altro, tavoli e menzioni arrivano in ogni canale.
settings-calls-on = Menzioni quando si apre un tavolo che qualcuno cerca: **attive**
settings-calls-off = Menzioni quando si apre un tavolo che qualcuno cerca: **disattivate**
button-calls-on = Menziona chi cerca
button-calls-off = Non menzionare chi cerca
refusal-table-hidden = Non vedi il canale di questo tavolo. Cercane un altro: { COMMAND("tavern", "help") }

privacy-watching = **Pronostici e «Chi gioca?»:** i tuoi pronostici, con nome e ora; a che cosa vuoi giocare, e le menzioni per questo, tue o tramite il tuo tavolo: una settimana; sfide e inviti, tuoi e a te, e le risposte: due settimane.
