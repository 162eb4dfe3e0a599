# Was Host und Moderation in der Hand haben: die Einstellungen eines Servers und alle seine Tische.

## Einstellungen eines Servers

settings-title = Einstellungen dieses Servers
settings-about = Sie gelten für alle Tische hier. Was du auswählst, gilt sofort; Tempo und Abwesenheit gelten für Tische, die ab jetzt aufgemacht werden.
settings-openers = Wer Tische aufmacht: **{ $who }**
settings-channels = In diesen Kanälen und ihren Threads: { $channels }
settings-every-channel = **in allen**
settings-moderators = Zur Moderation gehören alle, die Nachrichten verwalten dürfen, und alle mit der Rolle: { $role }
settings-no-role = **keine**
settings-defaults = Tempo neuer Tische: **{ $pace }**. Wenn die Zeit um ist: **{ $absence }**
settings-vacation = Urlaub, der die Uhr anhält: { $days ->
        [0] **keiner**
        [one] **ein Tag** im Jahr
       *[other] **{ $days } Tage** im Jahr
    }
settings-vacation-option = { $days ->
        [0] Urlaub: keiner
        [one] Urlaub: ein Tag im Jahr
       *[other] Urlaub: { $days } Tage im Jahr
    }
settings-select-opener-role = Die Rolle, die Tische aufmacht
settings-select-channels = Die Kanäle, in denen Tische stehen
settings-select-moderator-role = Die Rolle, die als Moderation zählt
settings-select-vacation = Urlaubstage im Jahr
settings-clear-opener-role = Keine Rolle zum Aufmachen
settings-clear-channels = Alle Kanäle
settings-clear-moderator-role = Keine Rolle für die Moderation
select-openers = Wer Tische aufmacht
openers-everyone = alle
openers-everyone-about = Wer in einem Kanal meine Befehle benutzen darf
openers-role = alle mit der Rolle
openers-role-about = Die Rolle wählst du darunter; die Moderation darf auch
openers-moderators = die Moderation
openers-moderators-about = Sonst macht niemand einen Tisch auf
done-settled = ✅ Gilt.

## Alle Tische eines Servers

status-open = wartet auf Mitspieler
status-running = wird gespielt
status-paused = macht Pause
status-frozen = eingefroren
status-finished = zu Ende
status-ended = beendet
tables-title = { $count ->
        [0] Tische dieses Servers
        [one] Der eine Tisch dieses Servers
       *[other] Die { $count } Tische dieses Servers
    }
tables-none = Gerade steht hier kein Tisch.
tables-line = **{ $id }** · { $game } · { $channel } · { $status } · Host ist { $host }
tables-waits = Wartet auf **{ $name }** seit { $since }
tables-until = · die Zeit endet { $until }
tables-late = · überfällig
tables-waits-more = { $count ->
        [one] und auf noch jemanden
       *[other] und auf { $count } weitere
    }
tables-refresh = Neu nachsehen
tables-select = Um einen Tisch kümmern

## Ein Tisch

oversee-title = { $game } · Tisch { $id }
oversee-about = { $status } in { $channel } · [zum Tisch]({ $link }) · Host ist { $host }
oversee-extend = { $hours ->
        [24] +1 Tag
        [72] +3 Tage
       *[other] +{ $hours } Std.
    }
oversee-again = Neu zeigen
oversee-seat = Einen Platz an jemanden vergeben
oversee-substitute = Wer übernimmt den Platz von { $name }?
oversee-back = Zurück zur Liste

## Absagen

refusal-manage-server-only = Das dürfen nur alle, die diesen Server verwalten: mit der Berechtigung *Server verwalten*.
refusal-moderators-only = Das ist Sache der Moderation: wer Nachrichten verwalten darf oder die Rolle hat, die der Server dafür bestimmt hat.
refusal-opener-role-missing = Wähl erst darunter die Rolle aus; dann machen alle mit dieser Rolle Tische auf.
refusal-everyone-moderates = Mit @​everyone würden alle zur Moderation gehören. Nimm eine andere Rolle.
refusal-too-many-channels = Du kannst höchstens { $most } Kanäle auswählen. Ohne Auswahl stehen Tische in allen.
refusal-vacation-days-out-of-range = Du kannst 0 bis { $most } Urlaubstage im Jahr erlauben.
refusal-not-a-member = Wer nicht auf diesem Server ist, kann hier keinen Platz übernehmen.
