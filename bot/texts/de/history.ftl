# Was passiert ist: Rückblick, Protokoll, Zuschauen, Nachspielen; und was Leute getan haben, in Worten.
# keys.py, key_of: action-*

recap-title = { $game } · was passiert ist
recap-since-move = Seit deinem letzten Zug
recap-since-round = Seit Beginn des letzten Durchgangs
recap-nothing = Seitdem ist nichts passiert. Du hast nichts verpasst.
recap-earlier = … { $count ->
        [one] ein früheres Ereignis
       *[other] { $count } frühere Ereignisse
    }
recap-awaited = ▸ **{ $name }** ist dran.{ $until }
recap-your-turn = ▸ **Du bist dran.**{ $until }

log-title = { $game } · Protokoll
log-page = Seite { $page } von { $pages }
log-empty = Hier ist noch nichts passiert.
log-undone = { $count ->
        [one] { $name } hat einen Zug zurückgenommen.
       *[other] { $name } hat einen Zug zurückgenommen, samt allem danach: { $count } Züge.
    }

spectator-about = Du schaust zu: Du siehst, was alle sehen dürfen.
spectator-last = Was zuletzt passiert ist

replay-title = { $game } · Zug für Zug
replay-dealt = Die Karten sind ausgeteilt.
replay-hands = Was alle auf der Hand haben
replay-trick-before = Stich zurück
replay-trick-after = Nächster Stich
replay-turn-before = Zug zurück
replay-turn-after = Nächster Zug
replay-round-before = Durchgang zurück
replay-round-after = Nächster Durchgang

## Was Leute getan haben

action-by-nobody = Jemand
action-dealt = { $name } teilt die Karten aus.
action-left = { $other } steigt aus; ein Computerpirat spielt weiter.
action-gone = { $other } ist nicht mehr auf diesem Server; ein Computerpirat spielt weiter.
action-replaced = { $name } gibt Sitzplatz { $seat } an { $detail }; { $other } steht auf.
action-substituted = { $detail } springt für { $other } ein: Die Zeit war um.
action-returned = { $name } ist wieder da; { $other } springt nicht mehr ein.
action-away = { $other } ist nicht da; so lange spielt ein Computerpirat.
action-back = { $other } ist wieder da.
action-missed = Die Zeit von { $other } ist um; ein Computerpirat spielt diesen Zug.
action-played-out = Die Runde ist um: Computerpiraten spielen diese Partie zu Ende.
action-ended = { $name } beendet das Spiel vorzeitig.
action-lost = Ich war zu lange nicht auf diesem Server, deshalb ist die Partie beendet.
action-paused = { $name } macht eine Pause.
action-resumed = { $name } beendet die Pause: Das Spiel geht weiter.
action-thawed = { $name } taut den Tisch auf: Das Spiel geht weiter.
action-pace = { $name } ändert das Tempo: { $detail }.
action-absence = { $name } ändert, was passiert, wenn die Zeit um ist: { $detail }.
action-extended = { $name } gibt mehr Zeit: { $detail ->
        [one] eine Stunde
       *[other] { $detail } Stunden
    }.
action-asked = { $name } möchte: { $detail }.
action-declined = { $name } ist dagegen: { $detail }.
action-impossible = { $name } ist dafür, aber das geht nicht mehr: { $detail }.
action-moved = { $name } holt den Tisch in diesen Kanal.
action-deleted = { $other } hat alle eigenen Daten gelöscht; ein Computerpirat spielt weiter.
