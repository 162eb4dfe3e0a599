# Was passiert ist: Rückblick, Protokoll, Zuschauen, Nachspielen; und was Leute getan haben, in Worten.

recap-title = { $game } · was passiert ist
recap-since-move = Seit deinem letzten Zug
recap-since-round = Seit Beginn der letzten Runde
recap-nothing = Seitdem ist nichts passiert. Du hast nichts verpasst.
recap-earlier = … { $count } davor
recap-awaited = ▸ **{ $name }** ist am Zug.{ $until }
recap-your-turn = ▸ **Du bist am Zug.**{ $until }

log-title = { $game } · Protokoll
log-page = Seite { $page } von { $pages }
log-empty = Hier ist noch nichts passiert.
log-undone = { $count ->
        [one] Der letzte Zug von { $name } wurde zurückgenommen.
       *[other] Der letzte Zug von { $name } wurde zurückgenommen, samt allem danach: { $count } Züge.
    }

spectator-about = Du schaust zu: Du siehst, was alle sehen dürfen.
spectator-last = Was zuletzt passiert ist

replay-title = { $game } · Zug für Zug
replay-dealt = Die Karten sind ausgeteilt.
replay-hands = Was alle auf der Hand haben
replay-round-before = Runde zurück
replay-round-after = Nächste Runde

## Was Leute getan haben

action-by-nobody = jemand
action-dealt = { $name } teilt die Karten aus.
action-left = { $other } verlässt den Tisch; ein Computerpirat spielt weiter.
action-gone = { $other } ist nicht mehr auf diesem Server; ein Computerpirat spielt weiter.
action-replaced = { $name } gibt Platz { $seat } an { $detail }; { $other } steht auf.
action-substituted = { $detail } springt für { $other } ein, die Zeit war um.
action-away = { $other } ist nicht da; ein Computerpirat vertritt den Platz.
action-back = { $other } ist wieder da.
action-missed = Die Zeit von { $other } ist um; ein Computerpirat macht diesen Zug.
action-ended = { $name } beendet den Tisch.
action-paused = { $name } macht eine Pause.
action-resumed = { $name } lässt das Spiel weitergehen.
action-pace = { $name } ändert das Tempo: { $detail }.
action-absence = { $name } ändert, was geschieht, wenn die Zeit um ist: { $detail }.
action-extended = { $name } gibt mehr Zeit: { $detail ->
        [one] eine Stunde
       *[other] { $detail } Stunden
    }.
action-asked = { $name } möchte: { $detail }.
action-declined = { $name } ist dagegen: { $detail }.
action-moved = { $name } holt den Tisch in diesen Kanal.
action-deleted = { $other } hat alles löschen lassen; ein Computerpirat spielt weiter.
