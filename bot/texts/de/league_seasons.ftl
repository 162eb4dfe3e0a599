# Eine laufende Liga ändern, und die Saison, die auf eine folgt.
button-league-edit = Einstellungen
editing-title = Einstellungen
editing-about = Was du änderst, gilt von jetzt an. Hier siehst du vorher, was es bewirkt.
editing-nothing = Noch ist nichts geändert.
editing-rounds = **Runden:** { $before } → { $after }
editing-hours = **Zeit pro Runde:** { $before } → { $after }, von der nächsten an. Die jetzige kannst du in der Übersicht verlängern.
editing-points = **Punkte:** { $before } → { $after }. Die Tabelle wird neu berechnet, auch für alles schon Gespielte.
editing-pace = **Tempo:** { $before } → { $after }, an Tischen, die ab jetzt aufgemacht werden.
editing-places = **Plätze:** { $before } → { $after }. { $moved ->
        [0] Wer dabei ist, bleibt dabei.
        [one] Eine Person rückt von der Warteliste nach.
       *[other] { $moved } rücken von der Warteliste nach.
    }
editing-best = **Runden, die pro Person zählen:** { $before } → { $after }. Die Tabelle wird neu berechnet.
league-best-all = alle
league-best = { $best ->
        [one] Pro Person zählt nur die beste Runde.
       *[other] Pro Person zählen nur die besten { $best } Runden.
    }
form-best = Beste Runden, die zählen
form-best-about = Pro Person, z. B. 5 von 7; leer: alle
button-edit-form = Zahlen ändern
button-edit-do = Jetzt ändern
done-league-edited = ✅ Die Einstellungen sind geändert.
history-edited = **{ $name }** ändert die Einstellungen.
refusal-rounds-were-drawn = { $stage ->
        [0] { $drawn } Runden sind schon ausgelost, weniger können es nicht werden.
       *[other] Die Runden sind vorbei und der Pokal hat begonnen, also bleibt ihre Zahl.
    } Wähl eine andere Zahl.
