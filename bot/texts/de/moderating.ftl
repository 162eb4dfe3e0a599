# Was Host und Moderation in der Hand haben: die Einstellungen eines Servers und alle seine Tische.
# keys.py, button_key: button-*
# keys.py, key_of: openers-* select-* status-*
# keys.py, refusal_key: refusal-*

## Einstellungen eines Servers

settings-title = Einstellungen für diesen Server
settings-about = Änderungen gelten sofort; Tempo und verspätete Züge für neue Tische.
settings-channels = Kanäle für Tische: { $value }
settings-every-channel = **alle**
settings-moderators = Moderation: *Nachrichten verwalten*, *Server verwalten* oder die Rolle: { $value }
settings-no-role = **keine**
settings-moderator-channel = Für die Moderation: { $value }
settings-league-channel = **im Kanal der Liga**
settings-language-discord = wie der Server oder Host
settings-vacation-days = { $count ->
        [0] keiner
        [one] ein Tag im Jahr
       *[other] { $count } Tage im Jahr
    }
settings-select-opener-role = Rolle, die Tische aufmacht
settings-select-channels = Kanäle für Tische
settings-select-moderator-role = Rolle der Moderation
settings-select-moderator-channel = Kanal der Moderation
settings-select-vacation = Urlaub
settings-clear-opener-role = Keine Rolle zum Aufmachen
settings-clear-channels = Alle Kanäle erlauben
settings-clear-moderator-channel = Kein Moderationskanal
settings-clear-moderator-role = Ohne Moderationsrolle
select-openers = Wer Tische aufmacht
openers-everyone = alle
openers-everyone-about = Wer in einem Kanal meine Befehle benutzen darf
openers-role = alle mit der Rolle
openers-role-about = Die Rolle wählst du darunter; die Moderation darf auch
openers-moderators = die Moderation
openers-moderators-about = Sonst macht niemand einen Tisch auf
done-settled = ✅ Gespeichert.

## Alle Tische eines Servers

status-open = noch nicht voll
status-running = wird gespielt
status-paused = macht Pause
status-frozen = eingefroren
status-finished = zu Ende gespielt
status-ended = vorzeitig beendet
tables-title = { $count ->
        [0] Tische auf diesem Server
        [one] Ein Tisch auf diesem Server
       *[other] { $count } Tische auf diesem Server
    }
tables-none = Gerade steht hier kein Tisch.
tables-without-files = ⚠️ In { $channels } darf ich keine Dateien anhängen, deshalb haben die Tische dort keine Bilder. Gib meiner Rolle dort „Dateien anhängen“.
tables-rights = 🔑 Befehle für den Tisch eines Kanals stehen jetzt in einer eigenen Gruppe: { COMMAND("table", "show") } und andere. Berechtigungen, die ihr unter „Integrationen“ für die Spiele vergeben habt, gelten dort nicht: Vergebt sie auch für diese Gruppe.
tables-line = **{ $id }** · { $game } · { $channel } · { $status } · Host: { $host }
host-league = eine Liga
tables-waits = Wartet auf **{ $name }** seit { $since }
tables-until = · Frist { $until }
tables-late = · überfällig
tables-waits-more = { $count ->
        [one] und auf eine weitere Person
       *[other] und auf { $count } weitere
    }
tables-refresh = Aktualisieren
tables-select = Tisch auswählen

## Ein Tisch

oversee-title = { $game } · Tisch { $id }
oversee-about = { $status } in { $channel } · [zum Tisch]({ $link }) · Host: { $host }
oversee-extend = { $hours ->
        [24] +1 Tag
        [72] +3 Tage
        [168] +7 Tage
        [336] +14 Tage
       *[other] +{ $hours } Std.
    }
oversee-again = Tisch erneut zeigen
oversee-seat = Jemanden ersetzen
oversee-substitute = Wer übernimmt den Platz von { $name }?
oversee-computer = Ein Computerpirat
oversee-back = Zurück zur Liste

## Absagen

refusal-manage-server-only = Dafür brauchst du die Berechtigung *Server verwalten*. Frag jemanden, der sie hat.
refusal-moderators-only = Das ist Sache der Moderation: alle mit *Nachrichten verwalten*, *Server verwalten* oder der Moderationsrolle. Frag dort nach.
refusal-opener-role-missing = Wähl darunter zuerst die Rolle aus; dann machen alle mit dieser Rolle Tische auf.
refusal-everyone-moderates = Mit @​everyone würden alle zur Moderation gehören. Wähl eine andere Rolle.
refusal-too-many-channels = Du kannst höchstens { $most } Kanäle auswählen. Ohne Auswahl stehen Tische in allen.
refusal-setting-out-of-range = Wähl eine Zahl von { $least } bis { $most }.
refusal-not-a-member = Diese Person ist nicht auf diesem Server und kann hier keinen Platz übernehmen. Wähl jemand anders aus.
button-thaw = Auftauen
done-thawed = Der Tisch ist aufgetaut: Protokoll und Wertungsblock passen wieder zusammen, und es geht weiter.
refusal-not-frozen = Dieser Tisch ist gar nicht eingefroren.
refusal-still-frozen = Der Tisch bleibt eingefroren: Protokoll und Wertungsblock passen noch immer nicht zusammen.
