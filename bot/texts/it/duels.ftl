# Duels: two people play the same three sealed deals, each alone.
# keys.py, key_of: duel-news-*
# keys.py, refusal_key: refusal-*

duel-call = 🤺 { $mention }, { $name } ti sfida a duello a { $game }: le stesse tre partite sigillate, ciascuno per conto suo, entro tre giorni.
duel-about = Le stesse tre partite sigillate per entrambi, ciascuno per conto suo contro pirati virtuali. Scadenza: { $at } ({ $ago }).
duel-progress = { $name }: { $done } di { $deals }
duel-seals = Sigilli (SHA-256): le carte sono fissate, i seed arrivano alla fine.
duel-trust = Fino alla fine del duello le tue carte e i tuoi punti li vedi solo tu. Una partita lasciata la finisce un pirata virtuale; una non iniziata vale come una debole.
duel-title = ### Duello con { $name } · partita { $number } di { $deals } · { $game }
duel-until = Scadenza: { $at } ({ $ago })
duel-deal = Partita { $number }
duel-sum = Somma
duel-not-played = Non ancora giocata
duel-under-way = In corso
duel-done = I tuoi punti: { $score }
duel-won = 🏆 **{ $name }** vince il duello, { $own } a { $theirs }.
duel-won-deals = 🏆 **{ $name }** vince il duello: pari a { $own }, ma con più partite vinte.
duel-shared = 🤝 Duello in parità, { $points } a testa.
duel-result = { $name } { $score }
duel-missed = { $name } { $score } (non finita)
duel-missed-short = non finita
duel-parted = diverse dopo { $moves ->
        [one] 1 mossa uguale
       *[other] { $moves } mosse uguali
    }
duel-parted-never = giocate uguali fino all’ultima carta
duel-news-accepted = 🤺 { $name } accetta la tua sfida: { $game }. Le tue tre partite sono aperte fino a: { $at } ({ $ago }).
duel-news-finished = 🤺 { $name } ha finito tutte le { $deals } partite del duello ({ $game }). Le tue sono aperte fino a: { $at } ({ $ago }).
duel-news-decided = 🤺 Il tuo duello con { $name } ({ $game }) è deciso.
button-duel-play = Gioca
button-duel-next = Gioca la partita { $number }
button-duel-deals = Tutte le partite
button-duel-longer = Altri tre giorni
button-duel-again = Un altro duello
button-duel-compare = Confronta
button-duel-channel = Al canale
button-duel-with = Duello: { $name }
mine-duel = { $game } · duello con **{ $name }**: { $done } di { $deals } partite finite.{ $until }
mine-duel-over = { $game } · duello con **{ $name }**: deciso.
card-duels = Duelli

refusal-duel-gone = Questo duello non è più salvato. Lancia una nuova sfida: { COMMAND("tavern", "challenge") }
refusal-duel-over = Il tempo di questo duello è finito: non ci si può più giocare. Il risultato arriva tra poco.
refusal-duel-not-yours = Finché non è deciso, questo duello lo vedono solo i due che lo giocano. Lanciane uno tuo: { COMMAND("tavern", "challenge") }
refusal-duel-longer = Hai già chiesto altri tre giorni. Può farlo una volta anche l’altra persona.
