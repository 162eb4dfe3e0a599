# Wer eine Liga leitet: ihre Übersicht, ihre Leute, ihre Partien, Korrekturen, und was nicht geht.

## Die Übersicht einer Liga

managing-post = zum Aushang
managing-people = { $players ->
        [one] Eine Person macht mit
       *[other] { $players } machen mit
    }, { $waiting } auf der Warteliste.
managing-late = { $count ->
        [one] Ein Tisch ist im Verzug
       *[other] { $count } Tische sind im Verzug
    }
managing-awaits = gewartet wird auf: { $names }
managing-select = Um eine Partie kümmern
managing-begin = Jetzt anfangen
managing-next = Nächste Runde jetzt
managing-pause = Pause
managing-resume = Weiter
managing-entrants = Wer mitmacht
managing-again = Aushang hier zeigen
managing-end = Liga beenden
managing-players = **Machen mit** ({ $count })
managing-add = Jemanden dazunehmen
managing-remove = Jemanden herausnehmen
end-league-confirm = Soll diese Liga wirklich jetzt enden? Die Tabelle bleibt, wie sie ist; laufende Spiele zählen nicht mehr.
button-yes-end-league = Ja, beenden
done-league-begun = ✅ Die erste Runde ist ausgelost. Ihre Tische werden eröffnet.
done-league-next = ✅ Die nächste Runde ist ausgelost. Laufende Spiele zählen weiter.
done-league-finished = ✅ Das war die letzte Runde: Die Liga ist vorbei.
done-league-paused = ✅ Die Liga macht Pause. Angefangene Spiele gehen weiter.
done-league-resumed = ✅ Die Liga geht weiter. Alle Fristen sind um die Dauer der Pause verschoben.
done-league-extended = ✅ Die Runde dauert jetzt bis { $at }.
done-league-ended = ✅ Die Liga ist vorbei.
done-league-moved = ✅ Der Aushang kommt nach { $channel }, die nächsten Tische auch.
done-league-added = ✅ { $name } macht mit.
done-league-removed = ✅ { $name } macht nicht mehr mit. Schon Gespieltes zählt.

## Eine Partie

referee-table = zum Tisch
referee-computer = Computerpirat
referee-there = ist da
referee-missing = noch nicht da
referee-awaited = ist am Zug
referee-away = abwesend, ein Computerpirat spielt
referee-forfeited = hat aufgegeben
referee-drawn = ist ausgelost
referee-result = Platz { $place }, { $score }
referee-nudge = Anstupsen
referee-start = Jetzt anfangen
referee-open = Thread neu öffnen
referee-correct = Ergebnis korrigieren
referee-count = Wieder zählen
referee-void = Nicht zählen
referee-select-forfeit = Wer verliert kampflos?
referee-select-replace = Wessen Platz übernimmt jemand anders?
referee-substitute = Jemand, der einspringen würde
referee-anybody = Irgendwer auf diesem Server
referee-by-computer = Ein Computerpirat
referee-reason = Warum?
referee-reason-about = Alle können das lesen
referee-scores = Die Punkte, nach Sitzplätzen
referee-scores-about = { $count } ganze Zahlen mit Kommas dazwischen, zum Beispiel 120, 80, -10, 40
referee-places = Die Plätze, wenn die Punkte sie nicht zeigen
referee-places-about = Nach Sitzplätzen, zum Beispiel 1, 2, 2, 4; sonst leer lassen
referee-voided = **{ $name }** lässt diese Partie nicht zählen ({ $before }): { $reason }
referee-corrected = **{ $name }** korrigiert ({ $before }) zu ({ $after }): { $reason }
referee-counted = **{ $name }** lässt diese Partie wieder zählen ({ $after }): { $reason }
referee-call-start = 👋 { $mentions } Euer Tisch in **{ $league }** wartet auf euch. Drückt oben auf „Ich bin da“.
referee-call-move = 👋 { $mentions } Euer Tisch in **{ $league }** wartet auf euren Zug.
action-forfeited = { $other } hat aufgegeben; ein Computerpirat spielt weiter.
done-match-nudged = ✅ Angestupst: { $names }
done-match-started = ✅ Jetzt wird ausgeteilt.
done-match-opened = ✅ Die Partie wird in { $channel } neu eröffnet.
done-match-forfeited = ✅ { $name } verliert diese Partie kampflos.
done-match-replaced = ✅ Für { $name } spielt jetzt: { $other }.
done-match-voided = ✅ Diese Partie zählt nicht mehr. Die Tabelle ist neu berechnet.
done-match-counted = ✅ Diese Partie zählt wieder. Die Tabelle ist neu berechnet.
done-match-corrected = ✅ Das Ergebnis ist korrigiert. Die Tabelle ist neu berechnet.

## Ranglisten

done-table-counts = ✅ Dieser Tisch zählt für **{ $name }**.
done-table-counts-no-more = ✅ Dieser Tisch zählt nicht mehr für **{ $name }**.

## Was nicht geht

refusal-league-stands-still = Die Liga läuft gerade nicht, also wird nichts ausgeteilt. Lass sie erst weitergehen.
refusal-match-counts-nowhere = Diese Partie zählt nirgends: Es gibt noch kein Spiel, oder sie ist schon gestrichen.
refusal-match-counts-already = Diese Partie zählt schon.
refusal-nudged-already = Da wurde schon angestupst. Du kannst es <t:{ $again }:R> wieder tun.
refusal-nobody-to-nudge = Diese Partie wartet gerade auf niemanden.
refusal-match-thread-closed = Der Thread dieser Partie ist weg, oder ich darf dort nicht schreiben. *Thread neu öffnen* macht einen neuen auf; einen Tisch, an dem schon gespielt wird, bringst du mit `/tavern tables` in einen anderen Kanal.
refusal-not-signed-up-any-more = Da würde niemand mehr einspringen. Wähle jemand anderen.
refusal-no-scores = „{ $value }“ sind keine Punkte. Schreib ganze Zahlen mit Kommas dazwischen, zum Beispiel 120, 80, -10, 40.
refusal-host-or-league-only = Nur wer diesen Tisch leitet oder hier die Ligen leitet, kann ihn zählen lassen.
refusal-table-counts-nowhere = Dieser Tisch zählt für keine Rangliste. Nimm den Befehl im Kanal eines Tisches, der zählt.
button-league-panel = Verwalten
