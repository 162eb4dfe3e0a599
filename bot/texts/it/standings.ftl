# Quello che tutti possono guardare: classifiche e perché, schede, punteggi di forza, leghe concluse.

## Comandi

command-league-standings = classifica
command-league-standings-about = La classifica completa di una lega, e che cosa è stato corretto
command-league-why = perché
command-league-why-about = Perché tu, o qualcun altro, siete in quel posto
command-league-card = scheda
command-league-card-about = La scheda di qualcuno: partite, vittorie, posto medio, forma e forza
command-league-ratings = forza
command-league-ratings-about = I punteggi di forza in un gioco, su tutte le leghe di questo server
command-league-archive = archivio
command-league-archive-about = Le leghe concluse di questo server, e chi le ha vinte
command-league-export = esporta
command-league-export-about = Una lega in file, per un foglio di calcolo o un programma
option-person = persona
option-person-league-why-about = Di chi spiegare il posto; il tuo se lasci vuoto
option-person-league-card-about = Di chi è la scheda; la tua se lasci vuoto
option-game = gioco
option-game-league-card-about = Quale gioco; tutti se lasci vuoto
option-game-league-ratings-about = Quale gioco
option-format = formato
option-format-about = CSV per un foglio di calcolo, JSON per un programma

## Classifica

standings-title = Classifica · { $name }
standings-page = pagina { $page } di { $pages }
standings-points = { $points } { $count ->
        [one] punto
       *[other] punti
    }
standings-games = { $count ->
        [one] una partita
       *[other] { $count } partite
    }
standings-wins = { $count ->
        [0] nessuna vittoria
        [one] una vittoria
       *[other] { $count } vittorie
    }
standings-byes = { $count ->
        [one] un turno di riposo
       *[other] { $count } turni di riposo
    }
standings-forfeits = { $count ->
        [one] un ritiro
       *[other] { $count } ritiri
    }
standings-empty = Non si è ancora giocato niente.
standings-low = Meno punti hai, meglio è: conta la media per partita.
standings-corrected = { $count ->
        [one] Chi modera ha fatto una correzione.
       *[other] Chi modera ha fatto { $count } correzioni.
    }
button-standings = Classifica
button-why = Perché sono lì?
button-corrections = Correzioni

## Correzioni

corrections-title = Correzioni · { $name }
corrections-head = **Turno { $round }, tavolo { $table }** · { $name } · { $at }
corrections-voided = Non conta più: { $before }
corrections-scores = { $before } → { $after }
corrections-again = Conta di nuovo: { $after }
corrections-reason = Motivo: { $reason }

## Perché quel posto. La prima cifra è sempre dell’altra persona.

why-rank = { $own ->
        [yes] Sei
       *[other] **{ $name }** è
    } al { $rank }º posto con { $points }.
why-above = Davanti a { $own ->
        [yes] te
       *[other] { $name }
    }: **{ $other }**. { $reason }
why-beside = Accanto a { $own ->
        [yes] te
       *[other] { $name }
    }: **{ $other }**. { $reason }
why-below = Dietro a { $own ->
        [yes] te
       *[other] { $name }
    }: **{ $other }**. { $reason }
why-by-points = Decidono i punti: { $theirs } a { $figure }.
why-by-table = A pari punti decide l’unico tavolo giocato insieme: { $theirs } a { $figure } punti.
why-by-head-to-head = A pari punti decidono i tavoli in cui chi è alla pari si è incontrato: in media { $theirs } a { $figure } punti.
why-by-best-result = A pari punti, e alla pari negli scontri diretti. Decide il miglior risultato: { $theirs } a { $figure } punti.
why-by-best-count = A pari punti, alla pari negli scontri diretti e con lo stesso miglior risultato. Decide quante volte è stato raggiunto: { $theirs } a { $figure }.
why-by-shared = Niente distingue i due, quindi il posto è condiviso.
why-rules = Che cosa decide, nell’ordine: i punti; i tavoli in cui chi è alla pari si è incontrato; il miglior risultato, e quante volte è stato raggiunto. Chi resta alla pari condivide il posto.

## Schede e forza

card-title = La scheda di { $name }
card-none = Qui non è ancora finita nessuna partita di lega.
card-place = Posto medio: { $whole },{ $tenth }
card-bids = Dichiarazioni centrate: { $met } su { $made } ({ $percent } %)
card-form = Ultimi posti, il più recente per primo: { $places }
card-rating = Forza: **{ $rating }** ± { $uncertainty }, dopo { $count ->
        [one] una partita
       *[other] { $count } partite
    }
ratings-title = Forza · { $game }
ratings-about = Su tutte le partite di lega di questo server, secondo il modello di Plackett e Luce (openskill). Tutti partono da 1000; il numero è la forza che qualcuno ha quasi di sicuro, ± quanto è ancora incerta. A ogni partita diventa più sicura.
ratings-none = Qui non è ancora finita nessuna partita di lega.
ratings-row = { $rank }. **{ $name }** · **{ $rating }** ± { $uncertainty } · { $count ->
        [one] una partita
       *[other] { $count } partite
    }

## Leghe concluse

archive-title = Leghe concluse
archive-none = In questo server non è ancora finita nessuna lega. `/league list` mostra quelle in corso.
archive-select = Guarda la classifica di una lega
done-league-exported = Tutto quello che tutti possono sapere di **{ $name }**, com’è adesso.

refusal-no-standing = La persona che intendi non è nella classifica di questa lega. `/league standings` mostra chi c’è.
