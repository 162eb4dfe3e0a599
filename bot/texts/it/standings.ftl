# Quello che tutti possono guardare: classifiche e perché, schede, punteggi di forza, leghe concluse.
# keys.py, command_key: command-*
# keys.py, key_of: why-* why-by-*
# keys.py, option_key: option-*
# keys.py, refusal_key: refusal-*

## Comandi

command-league-standings = classifica
command-league-standings-about = La classifica completa di una lega, e che cosa è stato corretto
command-league-export = esporta
command-league-export-about = Una lega in file, per un foglio di calcolo o un programma
option-game = gioco
option-format = formato
option-format-about = CSV per un foglio di calcolo, JSON per un programma

## Classifica

standings-title = Classifica · { $name }
standings-page = pagina { $page } di { $pages }
standings-points = { $points } { $count ->
        [one] punto
       *[other] punti
    }
standings-rating = rating { $rating }
standings-unranked = partite: { $games } su { $least }
standings-rating-by-game = Rating per partita, da 1000: { $changes }
standings-games = { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }
standings-wins = { $count ->
        [0] nessuna vittoria
        [one] { $count } vittoria
       *[other] { $count } vittorie
    }
standings-byes = { $count ->
        [one] { $count } giornata di riposo
       *[other] { $count } giornate di riposo
    }
standings-forfeits = { $count ->
        [one] { $count } sconfitta a tavolino
       *[other] { $count } sconfitte a tavolino
    }
standings-given = { $given } a mano
standings-empty = Non si è ancora giocato niente.
standings-low = Meno punti hai, meglio è: conta la media di punti per partita.
standings-by-round = Per giornata: { $points }
standings-by-game = Per partita: { $points }
standings-bye = riposo
standings-unusual = { $count ->
        [one] 1 partita con regole della casa o finita prima vale, per decisione di chi modera.
       *[other] { $count } partite con regole della casa o finite prima valgono, per decisione di chi modera.
    }
standings-corrected = { $count ->
        [one] Chi modera ha fatto { $count } correzione.
       *[other] Chi modera ha fatto { $count } correzioni.
    }
button-standings = Classifica
button-why = Perché questa posizione?
button-ratings = Rating
button-profile = La mia scheda
button-corrections = Correzioni

## Correzioni


## Perché quel posto. La prima cifra è sempre dell’altra persona.

why-rank = { $own ->
        [yes] Il tuo posto
       *[other] Il posto di **{ $name }**
    }: { $rank }º, con { $points }.
why-unranked = { $own ->
        [yes] Non sei
       *[other] **{ $name }** non è
    } ancora in classifica. Partite finite: { $games } su { $least }.
why-by-rating = Decide il rating: { $theirs } a { $figure }.
why-rules-rating = Il rating dice chi ha battuto chi nelle partite di questa classifica aperta; lasciare una partita è arrivarvi ultimi. A parità di rating si condivide la posizione.
why-above = Davanti a { $own ->
        [yes] te
       *[other] { $name }
    }: **{ $other }**. { $reason }
why-beside = Alla pari con { $own ->
        [yes] te
       *[other] { $name }
    }: **{ $other }**. { $reason }
why-below = Dietro a { $own ->
        [yes] te
       *[other] { $name }
    }: **{ $other }**. { $reason }
why-given = { $given } a mano, da **{ $name }**:
why-by-points = Decidono i punti: { $theirs } a { $figure }.
why-by-table = A pari punti decide l’unico tavolo giocato insieme: { $theirs } a { $figure } punti.
why-by-head-to-head = A pari punti decidono gli scontri diretti (i tavoli in comune): in media { $theirs } a { $figure } punti.
why-by-best-result = A pari punti, e alla pari negli scontri diretti, decide il miglior risultato: { $theirs } a { $figure } punti.
why-by-best-count = A pari punti, alla pari negli scontri diretti e con lo stesso miglior risultato, decide quante volte è stato raggiunto: { $theirs } a { $figure }.
why-by-shared = Sono pari in tutto: il posto è condiviso.
why-rules = Che cosa decide, nell’ordine: i punti; gli scontri diretti, ai tavoli in comune; il miglior risultato, e quante volte è stato raggiunto. Chi resta alla pari condivide la posizione.

## Schede e forza

card-title = La scheda di { $name }
profile-of = La scheda di qualcun altro
card-none = Ancora nessuna partita per una scheda. Mostra le partite di lega finite, tranne quelle giocate da un pirata virtuale.
card-place = Piazzamento medio: { $whole },{ $tenth }
card-bids = Dichiarazioni centrate: { $met } su { $made } ({ $percent }%)
card-form = Ultimi piazzamenti, dal più recente: { $places }
card-rating = Rating: **{ $rating }** ± { $uncertainty }, dopo { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }
ratings-title = Rating · { $game }
ratings-about = Su tutte le partite di lega di questo server, secondo il modello di Plackett e Luce (openskill). Tutti partono da 1000. Il numero è prudente: la forza reale è quasi di sicuro almeno quella; ± è l’incertezza, che cala a ogni partita.
card-answers = Tempo di risposta abituale: { $time }. Lo vedono solo questa persona e chi modera.
card-minutes = { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minuti
    }
ratings-server = Nelle leghe di qui: { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }, { $people ->
        [one] { $people } persona
       *[other] { $people } persone
    }.
ratings-none = Qui non è ancora finita nessuna partita di lega.
ratings-row = { $rank }. **{ $name }** · **{ $rating }** ± { $uncertainty } · { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }

## Leghe concluse

archive-title = Leghe finite
archive-none = In questo server non è ancora finita nessuna lega. { COMMAND("league", "league-list") } mostra quelle in corso.
archive-select = Guarda la classifica di una lega
done-league-exported = Tutti i dati pubblici di **{ $name }**, aggiornati a ora.

refusal-no-standing = Questa persona non c’è in questa lega, o non si è iscritta. { COMMAND("league", "league-standings") } mostra chi c’è.
