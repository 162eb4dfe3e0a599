# Voyages: leagues in which everyone plays the same sealed deals alone, until a last day.
# keys.py, button_key: button-*
# keys.py, key_of: format-*
# keys.py, refusal_key: refusal-*

format-voyage = traversata
format-voyage-about = Le stesse partite sigillate per tutti, in solitario, quando si vuole, fino all’ultimo giorno
voyage-what = { $format } · { $game } · in solitario
voyage-plan = { $deals } partite, le stesse per tutti, contro tre pirati virtuali ({ $level }), in ogni momento fino a: { $at } ({ $ago }).
voyage-length = Una partita dura circa { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minuti
    } e chiede circa { $decisions ->
        [one] 1 decisione
       *[other] { $decisions } decisioni
    }.
voyage-points = Una partita porta i tuoi punti meno la media di 300 partite di pirati virtuali con le stesse carte: la fortuna con le carte non aiuta. Una non iniziata vale un punteggio che nove di quelle partite su dieci superano; una lasciata la finisce un pirata virtuale, e vale al massimo altrettanto.
voyage-trust = Vedi i punti degli altri in una partita quando l’hai finita. Per favore, tieni segrete le tue carte.
voyage-sealed = Vedi le partite che hai finito; alla fine tutti le vedono tutte.
voyage-progress = **Partite finite:** { $names }
voyage-standings = Classifica, sulle partite che tutti hanno finito
voyage-counted = Partite: { $done } di { $deals }
voyage-known = { $count ->
        [0] nessuna che conosci
        [one] punti dell’unica che conosci
       *[other] punti delle { $count } che conosci
    }
voyage-is-over = **La traversata è finita.**
voyage-begun = La traversata è iniziata!
voyage-ends-soon = La traversata finisce { $ago }, alle { $at }. Hanno ancora partite da finire:
standings-by-deal = Per partita: { $points }
form-deals-about = Da 3 a 15
form-voyage-until = Ultimo giorno della traversata
form-voyage-until-about = { $example } ({ $zone }), o un numero di ore
button-voyage = Gioca
button-voyage-deals = Tutte le partite
button-voyage-next = Gioca la partita { $number }
button-voyage-go-on = { $league }, partita { $number }
done-voyage-joined = Partecipi a **{ $name }**! Premi *Gioca* nel suo messaggio quando vuoi: tutte le partite sono aperte fino all’ultimo giorno.
done-voyage-signed-up = Partecipi a **{ $name }**! Quando la traversata inizia, nel suo messaggio appare *Gioca*: da allora tutte le partite sono aperte fino all’ultimo giorno.
done-voyage-begun = ✅ La traversata è iniziata: tutte le partite sono aperte.

## A game, and the list of them

voyage-title = ### { $league } · partita { $number } di { $deals } · { $game }
voyage-until = { $deals } partite, fino a: { $at } ({ $ago })
voyage-about = Lo vedi solo tu. Puoi andartene quando vuoi: *Gioca* e { COMMAND("tavern", "my-tables") } ti riportano qui.
voyage-select = Guarda una partita
voyage-deal = Partita { $number }
voyage-not-played = Non ancora giocata
voyage-under-way = In corso
voyage-missed = Non finita: { $points }
voyage-measuring = Punteggio { $score }; il confronto non è ancora pronto
voyage-done = { $points } (punteggio { $score }, media { $mean })
voyage-result = { $name }: { $points } (punteggio { $score })
voyage-result-missing = { $name }: { $points } (non finita)
voyage-seed = Seed { $seed }, SHA-256 { $seal }: da lì vengono tutte le carte.
voyage-the-rule = Un pirata virtuale al tuo posto
voyage-parted = **Dove le strade si dividono**, dopo { $moves ->
        [one] 1 mossa uguale
       *[other] { $moves } mosse uguali
    }:
    Tu: { $own }
    { $other }: { $theirs }
voyage-parted-never = { $other }: le tue stesse mosse fino all’ultima carta.
mine-voyage = { $game } · **{ $league }**, partita { $number }: tocca a te.{ $until }
season-deals = Partite
season-best-deal = Partita migliore
season-deals-done = Partite finite: { $done } di { $deals }

## Refusals

refusal-voyage-past = L’ultimo giorno dev’essere nel futuro, dopo la fine delle iscrizioni. Scegline uno più avanti.
refusal-voyage-deals = Partite di una traversata: da { $least } a { $most }. Con meno decide la fortuna.
refusal-voyage-over = Questa traversata è finita o non è aperta: non ci si può più giocare né iscrivere. Il suo messaggio mostra la classifica.
refusal-voyage-sign-up-first = Prima iscriviti a questa traversata: premi *Iscriviti* nel suo messaggio. Poi puoi giocare tutte le partite.
refusal-voyage-field-plays = Il confronto non è ancora pronto. Riprova tra qualche minuto.
refusal-voyage-is-sealed = Prima della fine dell’ultimo giorno nessuno può guardare o correggere i risultati di una traversata.
