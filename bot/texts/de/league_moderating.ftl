# Wer eine Liga leitet: ihre Übersicht, ihre Leute, ihre Partien, Korrekturen, und was nicht geht.
# keys.py, button_key: button-*
# keys.py, key_of: action-* button-yes-* confirm-* open-tables-*
# keys.py, refusal_key: refusal-*

## Die Übersicht einer Liga

managing-post = zum Aushang
managing-people = { $players ->
        [one] Eine Person macht mit
       *[other] { $players } machen mit
    }{ $waiting ->
        [0] .
       *[other] , { $waiting } auf der Warteliste.
    }
managing-late = { $count ->
        [one] Ein Tisch ist spät dran
       *[other] { $count } Tische sind spät dran
    }
managing-awaits = es fehlen: { $names }
managing-select = Partie auswählen
managing-begin = Jetzt starten
managing-next = Nächste Runde jetzt
managing-pause = Pause
managing-away = 🌴 Im Urlaub: { $names }
managing-away-one = { $name } ({ $begin } bis { $end })
confirm-pause-league = Soll die Liga Pause machen? Solange wird nichts ausgelost. Auch die Fristen der laufenden Partien können ruhen: Ziehen geht weiterhin, niemand wird angestupst oder verpasst einen Zug, und das Ende der Runde verschiebt sich um die Pause.
button-pause-rest = Auch Fristen anhalten
button-pause-draws = Nur Auslosung anhalten
managing-resume = Weiterspielen
managing-entrants = Wer mitmacht
managing-again = Aushang hier zeigen
managing-end = Liga beenden
managing-delayed-full = Auf diesem Server sind so viele Threads offen, wie Discord erlaubt. Archiviere oder lösch welche: Ich versuche es { $again } wieder.
managing-delayed-forbidden = In { $channel } darf ich nicht, was die Liga braucht. Sieh dort meine Berechtigungen durch: Ich versuche es { $again } wieder.
league-channel-gone = Der Kanal von **{ $name }** ist weg. Die Liga wartet. Sag, in welchem Kanal sie weitergeht.
button-league-go-on = Hier weitermachen
managing-delayed-gone = Der Kanal der Liga ist weg. Geh in einen anderen Kanal und tipp dort auf *Aushang hier zeigen*.
managing-delayed-closed = Discord nimmt in { $channel } nichts von mir an. Geh in einen anderen Kanal und tipp dort auf *Aushang hier zeigen* oder warte: Ich versuche es { $again } wieder.
managing-delayed-away = Discord antwortet gerade nicht. Ich versuche es { $again } wieder.
managing-players = **Machen mit** ({ $count })
managing-add = Jemanden dazunehmen
managing-remove = Jemanden herausnehmen
confirm-end-league = Diese Liga jetzt beenden? Die Tabelle bleibt, wie sie ist; laufende Partien zählen dann nicht.
button-yes-end-league = Ja, beenden
done-league-begun = ✅ Die erste Runde ist ausgelost. Ihre Tische werden aufgemacht.
done-league-drawn = ✅ Die Runde ist ausgelost. Sieh sie dir hier an; mit *Tische öffnen* geht es los.
done-league-next = ✅ Die nächste Runde ist ausgelost. Laufende Partien zählen weiter.
done-league-finished = ✅ Das war die letzte Runde: Die Liga ist zu Ende.
done-league-paused = ✅ Die Liga macht Pause. Angefangene Partien gehen weiter.
done-league-rests = ✅ Die Liga macht Pause, die Fristen ruhen. Ziehen geht weiterhin.
done-league-resumed = ✅ Die Liga geht weiter. Alle Fristen sind um die Dauer der Pause verschoben.
done-league-extended = ✅ Die Runde dauert jetzt bis zum { $at }.
done-league-ended = ✅ Die Liga ist beendet.
done-league-moved = ✅ Der Aushang kommt nach { $channel }, und dort stehen auch die nächsten Tische.
done-league-added = ✅ { $name } macht mit.
done-league-removed = ✅ { $name } macht nicht mehr mit. Gespielte Partien zählen weiter.

## Eine Partie

referee-table = zum Tisch
referee-computer = Computerpirat
referee-there = ist da
referee-missing = noch nicht da
referee-awaited = ist dran
referee-away = nicht da, ein Computerpirat spielt
referee-forfeited = kampflos verloren
referee-drawn = ist ausgelost
referee-result = Platz { $place }, { $score }
referee-nudge = Anstupsen
referee-start = Jetzt starten
referee-open = Thread neu öffnen
referee-correct = Ergebnis korrigieren
referee-count = Wieder werten
referee-void = Nicht werten
referee-select-forfeit = Wer verliert kampflos?
referee-select-replace = Jemanden ersetzen
referee-substitute = Jemand, der gern einspringt
referee-anybody = Irgendwer auf diesem Server
referee-by-computer = Ein Computerpirat
referee-reason = Warum?
referee-reason-about = Alle können das lesen
referee-places = Platzierungen, falls die Punkte nicht reichen
referee-places-about = In Sitzreihenfolge, z. B. 1, 2, 2, 4; sonst leer lassen
referee-voided = **{ $name }** wertet diese Partie nicht ({ $before }): { $reason }
referee-corrected = **{ $name }** korrigiert ({ $before }) zu ({ $after }): { $reason }
referee-counted = **{ $name }** wertet diese Partie wieder ({ $after }): { $reason }
referee-take-back = Korrektur zurücknehmen
correcting-score = Jetzt: { $score }
correcting-change = { $name } · { $score } ändern
correcting-place = Platz { $place }
correcting-follows = So stünde es dann in der Tabelle:
correcting-unmoved = Platz und Punkte bleiben bei allen gleich.
correcting-protest-open = Einspruch von { $name }: später entscheiden
correcting-protest-allowed = Einspruch von { $name }: stattgeben
correcting-protest-dismissed = Einspruch von { $name }: ablehnen
button-correct = Korrigieren
button-correct-scores = Punkte ändern
button-correct-places = Plätze und Grund
refusal-result-has-changed = Dieses Ergebnis oder ein Einspruch dagegen hat sich geändert, seit du angefangen hast. Deine Punkte sind noch da: Vergleich sie mit dem, was jetzt zählt.
refusal-no-places = „{ $value }“ sind keine Platzierungen. Schreib für jede Person eine, z. B. 1, 2, 2, 4, oder lass das Feld leer.
refusal-correction-not-to-take-back = Diese Korrektur lässt sich nicht mehr zurücknehmen. Tipp auf *Aktualisieren*, um zu sehen, was zählt.
referee-call-start = 👋 { $mentions } Dein Tisch in **{ $league }** wartet auf dich. Tipp auf *Ich bin da*.
referee-call-move = 👋 { $mentions } Dein Tisch in **{ $league }** wartet auf deinen Zug.
referee-call-in = 👋 { $mentions } Du springst an diesem Tisch in **{ $league }** ein: Der Platz gehört jetzt dir.
action-forfeited = { $other } verliert kampflos; ein Computerpirat spielt weiter.
done-match-nudged = ✅ Angestupst: { $names }
done-match-started = ✅ Die Karten sind ausgeteilt.
done-match-opened = ✅ Die Partie wird in { $channel } neu aufgemacht.
done-match-forfeited = ✅ { $name } verliert diese Partie kampflos.
done-match-replaced = ✅ { $other } spielt für { $name } weiter.
done-match-voided = ✅ Diese Partie zählt nicht mehr. Die Tabelle ist neu berechnet.
done-match-counted = ✅ Diese Partie zählt wieder. Die Tabelle ist neu berechnet.
done-match-corrected = ✅ Das Ergebnis ist korrigiert. Die Tabelle ist neu berechnet.

## Ranglisten

done-table-counts = ✅ Dieser Tisch zählt für **{ $name }**.
done-table-counts-no-more = ✅ Dieser Tisch zählt nicht mehr für **{ $name }**.

## Was nicht geht

refusal-league-stands-still = Die Liga läuft gerade nicht, also wird nichts ausgeteilt. Tipp erst auf *Weiterspielen*.
refusal-match-counts-nowhere = Diese Partie zählt ohnehin nicht: Es gibt noch kein Spiel, oder sie wird schon nicht mehr gewertet.
refusal-match-counts-already = Diese Partie zählt schon.
refusal-nudged-already = Da wurde schon angestupst. Du kannst es <t:{ $again }:R> wieder tun.
refusal-nobody-to-nudge = Diese Partie wartet gerade auf niemanden.
refusal-match-thread-closed = Der Thread dieser Partie ist weg, oder ich darf dort nicht schreiben. Tipp auf *Thread neu öffnen*; wird schon gespielt, hol den Tisch mit { COMMAND("tavern", "tables") } in einen anderen Kanal.
refusal-not-signed-up-any-more = Diese Person springt nicht mehr ein. Wähl jemand anders aus.
refusal-table-counts-not-here = Dieser Tisch zählt nicht für diese Rangliste. Leite sie im Kanal eines Tisches, der zählt.
button-league-panel = Liga leiten
button-league-uncount = Tisch nicht mehr werten

## Tische, die am Ende einer Runde noch spielen

open-tables-soon = { $round } endet { $ago }, und { $count ->
        [one] ein Tisch ist
       *[other] { $count } Tische sind
    } noch nicht fertig:
open-tables-moved = { $round } ist noch nicht fertig und ist deshalb einmalig bis zum { $at } verlängert. Noch offen { $count ->
        [one] ist ein Tisch
       *[other] sind { $count } Tische
    }:
open-tables-late = { $round } ist um, aber { $count ->
        [one] ein Tisch spielt
       *[other] { $count } Tische spielen
    } noch:
open-tables-then-longer = Wenn du nichts tust, geht die Runde danach noch 3 Tage weiter, aber nur einmal.
open-tables-then-out = Wenn du nichts tust, spielen Computerpiraten diese Tische ab dem { $at } ({ $ago }) zu Ende.
button-open-extend = 3 Tage mehr geben
button-open-nudge = Anstupsen
button-open-play-out = Zu Ende spielen lassen
confirm-play-out = Sollen Computerpiraten jetzt alle offenen Tische dieser Runde zu Ende spielen? Wer gerade dran ist, behält die Frist.
button-yes-play-out = Ja, zu Ende spielen
done-round-played-out = ✅ Computerpiraten spielen zu Ende, was noch läuft.
refusal-round-is-over = Diese Runde ist um: Alle Tische sind fertig.
