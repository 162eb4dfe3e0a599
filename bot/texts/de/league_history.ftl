# Was in einer Liga getan wurde: wer, wann und warum; und jede Partie jeder Runde.
# keys.py, refusal_key: refusal-*
managing-now = Was gerade läuft
managing-round = Runde anzeigen
button-league-history = Verlauf
history-title = Verlauf: { $name }
history-nothing = Bisher hat niemand eingegriffen.
history-all = Alles
history-with-reason = { $text } Grund: { $reason }
history-begun = **{ $name }** startet die Liga.
history-next = **{ $name }** lost die nächste Runde aus.
history-paused = **{ $name }** lässt die Liga Pause machen.
history-rested = **{ $name }** lässt die Liga und ihre Fristen ruhen.
history-resumed = **{ $name }** lässt die Liga weiterspielen.
history-extended = **{ $name }** verlängert die Runde{ $hours ->
        [0] .
        [one] {" "}um eine Stunde.
       *[other] {" "}um { $hours } Stunden.
    }
history-played-out = **{ $name }** lässt Computerpiraten die Runde zu Ende spielen.
history-ended = **{ $name }** beendet die Liga.
history-moved = **{ $name }** holt den Aushang in einen anderen Kanal.
history-added = **{ $name }** nimmt { $who } dazu.
history-removed = **{ $name }** nimmt { $who } heraus.
history-nudged = **{ $name }** stupst an.
history-started = **{ $name }** startet die Partie.
history-reopened = **{ $name }** öffnet den Thread neu.
history-forfeited = **{ $name }** entscheidet: { $who } verliert kampflos.
history-forfeit-taken-back = **{ $name }** nimmt zurück: { $who } verliert doch nicht kampflos.
history-played-themselves = **{ $name }** entscheidet: { $who } hat selbst gespielt.
history-replaced = **{ $name }** entscheidet: { $other } spielt für { $who } weiter.
history-substituted = { $other } springt für { $who } ein: nicht da beim Austeilen.
history-credited = **{ $name }** entscheidet: Das Ergebnis von { $who } geht an { $other }.
history-points = **{ $name }** ändert die Punkte von { $who } von Hand: { $given }.
history-points-back = **{ $name }** nimmt von Hand vergebene Punkte zurück. { $who }: { $given }.
history-own-table = ⚠️ Hat an diesem Tisch selbst gespielt.
history-own-points = ⚠️ Punkte für sich selbst.
referee-select-forfeit-back = Doch nicht kampflos verloren
referee-select-credit = Jemand anders hat gespielt
referee-select-themselves = Hat doch selbst gespielt
referee-credit-about = Wer hat für { $name } gespielt? Ergebnis und Punkte gehören dann dieser Person.
done-match-forfeit-back = ✅ { $name } verliert diese Partie doch nicht kampflos. Die Tabelle ist neu berechnet.
done-match-themselves = ✅ Das Ergebnis zählt jetzt für { $name }. Die Tabelle ist neu berechnet.
done-match-credited = ✅ Das Ergebnis von { $name } geht an { $other }. Die Tabelle ist neu berechnet.
managing-nudge-late = Alle Nachzügler anstupsen
done-late-nudged = ✅ Angestupst: { $names }{ $refused ->
        [0] {""}
        [one] {" "}(an einem Tisch nicht: schon angestupst, oder der Thread ist zu)
       *[other] {" "}(an { $refused } Tischen nicht: schon angestupst, oder der Thread ist zu)
    }
refusal-nobody-is-late = { $refused ->
        [0] Gerade ist kein Tisch spät dran.
       *[other] Alle Nachzügler wurden in der letzten Stunde angestupst, oder die Threads ihrer Tische sind zu.
    } Öffne eine Partie, um zu sehen, worauf sie wartet.
managing-search = Suchen
managing-person = Person anzeigen
managing-found = { $count ->
        [one] Eine Person gefunden.
       *[other] { $count } Personen gefunden.
    }
form-search = Ein Teil des Namens
form-search-about = Z. B. „ann“ für Anna und Hannah
refusal-nobody-called = In dieser Liga hat niemand „{ $value }“ im Namen. Versuch es mit einem kürzeren Teil.
entrant-new-account = Konto { $days ->
        [one] einen Tag
       *[other] { $days } Tage
    } alt
entrant-new-member = hier seit { $days ->
        [one] einem Tag
       *[other] { $days } Tagen
    }
entrant-player = macht mit
entrant-waiting = auf der Warteliste
entrant-substitute = springt gern ein
entrant-invited = eingeladen, noch ohne Antwort
entrant-out = nicht mehr dabei
entrant-replace = Für den Rest der Saison ersetzen
entrant-replace-anybody = Durch irgendwen auf diesem Server ersetzen
button-entrant-points = Punkte geben oder nehmen
form-given = Punkte
form-given-about = { $low ->
        [1] Etwa 2 oder -1. Sie kommen zum Schnitt dazu, bei dem weniger besser ist
       *[other] Etwa 2, oder -1 für einen Abzug
    }
points-take-back = Vergebene Punkte zurücknehmen
done-points-given = ✅ Die Punkte von { $name } sind geändert. Die Tabelle ist neu berechnet.
done-points-back = ✅ Diese Änderung an den Punkten von { $name } zählt nicht mehr. Die Tabelle ist neu berechnet.
refusal-adjustment-out-of-range = Schreib eine ganze Zahl von 1 bis { $most }, für einen Abzug mit Minus davor.
refusal-points-have-changed = Seit du angefangen hast, hat jemand Punkte von Hand geändert. Sieh dir die Tabelle unten an und tipp noch einmal, wenn es so stimmt.
refusal-adjustment-taken-back = Diese Punkte sind schon zurückgenommen.
done-replaced-for-good = ✅ { $other } spielt ab jetzt für { $name }, an den offenen Tischen und in jeder Auslosung. Gespielte Partien zählen weiter für { $name }.
