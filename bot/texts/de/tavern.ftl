# Was zu keinem einzelnen Spiel gehört: die Lobby, der Tisch, die Buttons, das Ende.
# keys.py, button_key: button-*
# keys.py, key_of: button-yes-* confirm-* permission-*
# keys.py, refusal_key: refusal-*

## Die Lobby

lobby-title = { $game }: Wer spielt mit?
lobby-seats = { $taken } von { $places } Plätzen besetzt
lobby-players = { $least } bis { $most } Leute
lobby-turns = etwa { $turns } Züge pro Person
lobby-days = einmal am Tag: { $once ->
        [one] 1 Tag
       *[other] { $once } Tage
    } · zweimal oder öfter: { $few ->
        [one] 1 Tag
       *[other] { $few } Tage
    }
lobby-minutes = etwa { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    }
lobby-length-days = { $length } · { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    }
lobby-length-minutes = { $length } · { $minutes } Min.
lobby-live = Live: { $minutes } Min.
lobby-is-host = Host
options-title = { $game }: Optionen
options-by = Ändern kann das { $host }.
lobby-hint-few = { $least ->
       *[other] Ab { $least } geht es los, Computerpiraten zählen mit.
    }

option-yes = ja
option-no = nein
list-and = 
    { $sound ->
       *[other] { $others } und { $last }
    }

button-join = Platz nehmen
button-leave = Aufstehen
button-add-computer = Computerpirat dazuholen
button-remove-computer = Computerpirat wegschicken
button-deal = Karten austeilen
button-rules = Regeln
button-signs = Zeichen
button-options = Optionen
button-fair = Fair?
button-no-tips = Danke, keine Tipps
button-hand = Meine Karten
button-bid = Ansagen
button-play = Karte spielen
button-board = Tisch
button-scorepad = Wertungsblock
button-more = Mehr
button-my-tables = Meine Tische
button-play-now = Jetzt spielen
button-to-that-table = Zum anderen Tisch
button-open-in-thread = In einem Thread eröffnen
button-me = Ich
button-my-preferences = Meine Einstellungen
button-record = Spieldatei sichern
button-show-step = Ab hier Zug für Zug
button-share = Teilen
button-again = Neuer Tisch
button-back = Zurück
button-done = Fertig
button-undo = Meinen Zug zurücknehmen
button-give-up = Aus dem Spiel aussteigen
button-end = Spiel beenden
button-yes-end = Ja, beenden
button-yes-leave = Ja, aussteigen
button-no = Nein, zurück
select-option = { $option }: { $value }
select-chosen = { $value } · { $option }
select-switches = Außerdem dabei

## Der Tisch

table-frozen = Dieser Tisch ist eingefroren: Protokoll und Wertungsblock passen nicht zusammen, und raten will ich nicht. Vom Protokoll geht nichts verloren. Die Moderation kann das Spiel beenden.
table-ended = Dieses Spiel wurde vorzeitig beendet: kein Ergebnis.
event-game-over = Das Spiel ist aus.
event-won = { $count ->
        [one] { $names } gewinnt!
       *[other] { $names } gewinnen!
    }
place-line = { $place }. **{ $name }**: { $score }
tally-title = { $games ->
        [one] Nach einer Partie
       *[other] Nach { $games } Partien
    }
tally-line = { $name }: { $wins ->
        [one] ein Sieg
       *[other] { $wins } Siege
    }
fair-title = Sind die Karten fair?
fair-about = Vor dem ersten Austeilen habe ich 32 zufällige Bytes gezogen, den **Seed**. Daraus folgt jedes Mischen in diesem Spiel, also lässt sich später keine Karte mehr aussuchen. Das **Siegel** ist der SHA-256 dieser 32 Bytes: Es verrät nichts, und nur dieser Seed passt dazu.
fair-seal = Das Siegel: `{ $seal }`
fair-later = Wenn das Spiel aus ist, steht hier auch der Seed, und alle können nachrechnen.
fair-seed = Der Seed: `{ $seed }`
fair-check = Zum Nachrechnen: Der Seed steht hier als Hex, zwei Ziffern pro Byte, und gerechnet wird mit den 32 Bytes, nicht mit diesen Ziffern. Stell in einem beliebigen SHA-256-Rechner die Eingabe auf `hex` oder tipp in ein Terminal: { $command }. In der Datei aus *Spieldatei sichern* steht jede Karte, sodass sich das ganze Spiel nachspielen lässt.

## Karten und Fenster

hand-title = { $game } · deine Karten
done-moved = Dein Zug: { $move }
hand-link = [Zum Tisch]({ $link })
hand-due = Frist: { $at } ({ $ago })
hand-closed-dm = Ich kann dir keine Direktnachrichten schicken. Macht nichts: *Meine Karten* zeigt sie dir immer hier.
hand-dm-later = Deine Karten kann ich dir noch nicht per Direktnachricht schicken: Discord lässt mich in einer Stunde nur wenige Gespräche beginnen. *Meine Karten* zeigt sie dir immer hier.
channel-gone = **{ $game }**: Der Kanal eurer Partie wurde gelöscht. Die Partie geht weiter: Gib { COMMAND("table", "show") } in einem anderen Kanal des Servers ein, dann zieht sie dorthin um.
channel-closed = **{ $game }**: In { $channel } darf ich nicht mehr schreiben, also ist eure Partie dort nicht zu sehen. Bitte jemanden, der den Server verwaltet, mir in diesem Kanal diese Berechtigungen zu geben: { $permissions }. Oder lass den Tisch mit { COMMAND("tavern", "tables") } von der Moderation verlegen.
server-lost = **{ $game }**: Ich bin nicht mehr auf dem Server eurer Partie. Sie macht Pause: Keine Frist läuft. Sobald ein Admin mich wieder hinzufügt, geht es genau dort weiter. Die Partie wartet bis { $until }, danach endet sie ohne Ergebnis.
hand-not-dealt = Karten bekommst du, sobald ausgeteilt ist.
hand-first-game = Erstes Spiel? Ich erkläre alles nach und nach.
hand-over = Dieses Spiel ist aus.
hand-newer = Deine Karten stehen jetzt in einer neueren Nachricht.
hand-away = Ein Computerpirat spielt gerade für dich. Mit deinem nächsten Zug oder mit *Platz zurücknehmen* bist du wieder dabei.
hand-missed = ⏰ Deine Zeit war um, deshalb hat ein Computerpirat deinen letzten Zug gemacht. Du bist weiter dabei.
help-anywhere = Gespielt wird in den Kanälen eines Servers; hier bekommst du deine Karten und machst deine Züge.
help-about = Vier Piratenkartenspiele, mit Freunden oder Computerpiraten. Alles geht mit Knöpfen, die Regeln sind kurz, und beim ersten Spiel gibt es Tipps.
help-challenge = Ein Spiel zu zweit: { COMMAND("tavern", "challenge") }
help-voyages = Kaperfahrten, dieselben Partien für alle: { COMMAND("league", "league-list") }
help-leagues = Ligen auf diesem Server: { COMMAND("league", "league-list") }
help-own = Sprache und Benachrichtigungen: { COMMAND("tavern", "preferences") } · deine Daten: { COMMAND("tavern", "privacy") } · Punkte für echte Karten: { COMMAND("pad", "pad-start") }
help-which = Welches Spiel?
welcome =
    ## Willkommen an Bord!
    Vier Piratenspiele mit Karten, für eine kurze Pause oder eine ganze Woche, und alles geht mit Knöpfen.
    • Anfangen kannst du in jedem Kanal mit { COMMAND("tavern", "help") }: Das macht einen Tisch auf, und Computerpiraten füllen die leeren Plätze.
    • Wer Tische aufmacht, wo und wie schnell gespielt wird: { COMMAND("tavern", "server-settings") }
    • Eine eigene Liga: { COMMAND("league", "league-create") }
    Nachrichten lese ich nicht mit. Das hier siehst nur du, und nur dieses eine Mal.
rules-title = { $game }: die Regeln, { $page } von { $pages }
rules-which = Die Regeln von welchem Spiel?
rules-held = In deiner Hand
confirm-end = Das Spiel für alle beenden? Ein Ergebnis gibt es dann nicht.
confirm-leave = Aus dem Spiel aussteigen? Ein Computerpirat übernimmt deinen Platz und deine Karten.

## Antworten

done-opened = Einstellungen und Computerpiraten: *Optionen*.
done-opened-in-thread = Dein Tisch steht in **[einem Thread dieses Kanals]({ $link })**. Einstellungen und Computerpiraten: *Optionen*.
done-joined = Du bist dabei! Deine Karten kommen hierher und, wenn du das zulässt, auch als Direktnachricht.
done-tips = 💡 Ab jetzt stehen bei deinen Karten Tipps. Abstellen kannst du sie mit { COMMAND("tavern", "preferences") }.
done-forced = ⏩ Von jetzt an mache ich erzwungene Züge für dich, jeden binnen zwei Minuten, nur nicht in deinen Ruhezeiten. Ändern kannst du das mit { COMMAND("tavern", "preferences") }.
done-left = Du bist ausgestiegen.
done-left-game = Du bist ausgestiegen. Ein Computerpirat spielt für dich weiter.
done-computer-added = { $name } setzt sich dazu.
done-computer-removed = Ein Computerpirat geht.
done-option = Gespeichert.
done-dealt = Die Karten sind ausgeteilt.
done-undone = Zurückgenommen.
done-ended = Das Spiel ist vorzeitig beendet.
done-kept = Alles bleibt, wie es war.
done-replaced = { $name } übernimmt Sitzplatz { $seat }.
bring-about = Mehrere deiner Tische haben keinen Kanal mehr. Einer davon kann hierher umziehen.
bring-which = Welcher Tisch?
done-shown = Hier ist der Tisch: { $link }
done-record = Das ganze Spiel, mit dem Beweis, dass fair gemischt wurde. Wer den Code des Bots hat, kann es nachprüfen: `python -m bot replay FILE`.
share-about = Wo soll ich das Ergebnis posten? Ich erwähne niemanden.
share-where = Kanal
done-shared = Geteilt in { $channel }.
scorepad-empty = Noch ist kein Durchgang gewertet.

## Absagen: was nicht geht, und was stattdessen geht

refusal-no-table-here = In diesem Kanal steht kein Tisch für { $game }. Mach mit { COMMAND($command, "start") } einen auf.
refusal-other-game-here = An diesem Tisch wird { $game } gespielt.
refusal-no-such-table = Diesen Tisch gibt es nicht mehr. { COMMAND("tavern", "my-tables") } zeigt deine.
refusal-not-your-table = Du sitzt nicht an diesem Tisch. { $free ->
        [0] Alle Plätze sind besetzt.
       *[other] Es ist noch Platz: Tipp auf *Platz nehmen*.
    }
refusal-not-started = Die Karten sind noch nicht ausgeteilt. Was noch fehlt, steht am Tisch.
refusal-already-started = Die Karten sind schon ausgeteilt. Bitte den Host um einen Platz: { COMMAND("table", "manage") }.
refusal-table-closed = Dieses Spiel ist aus. Mach mit { COMMAND($command, "start") } einen neuen Tisch auf.
refusal-table-frozen = Dieser Tisch ist eingefroren, bis die Moderation nachsieht. Verloren ist nichts.
refusal-table-moved-on = Am Tisch ist es inzwischen weitergegangen; so steht es jetzt.
refusal-channel-taken = In diesem Kanal steht schon **[ein Tisch]({ $link })**.
refusal-already-seated = Du sitzt schon an diesem Tisch.
refusal-already-seated-there = { $name } sitzt schon an diesem Tisch.
refusal-table-full = Alle { $places } Plätze sind besetzt. Tische mit freien Plätzen stehen unter *Wer spielt mit?*
refusal-too-few-players = Erst ab { $least } geht es los. Warte auf andere oder hol Computerpiraten dazu.
refusal-places-out-of-range = Dieses Spiel ist für { $least } bis { $most } Leute. Wähl eine Zahl in diesem Bereich.
refusal-too-many-computers = Bei so vielen Plätzen gehen 0 bis { $most } Computerpiraten: Ein Platz ist deiner.
refusal-no-computer-here = An diesem Tisch sitzt kein Computerpirat.
refusal-host-only = Das kann nur der Host. Wer das ist, steht am Tisch.
refusal-host-or-moderator-only = Das können nur der Host dieses Tisches und die Moderation. Frag dort nach.
refusal-no-such-seat = Diesen Sitzplatz gibt es am Tisch nicht. Wähl einen aus den Vorschlägen.
refusal-computer-already = Auf diesem Platz sitzt schon ein Computerpirat.
refusal-computer-only = Das ist ein Bot. Für einen Computerpiraten lass den Namen einfach leer.
refusal-nothing-to-undo = Du hast keinen Zug, den du zurücknehmen kannst.
refusal-not-over = Spieldatei und Nachspielen gibt es erst nach dem Spiel: Vorher würden sie alle Karten verraten.
refusal-share-not-yours = In { $channel } darfst du selbst nicht schreiben. Wähl einen anderen Kanal.
refusal-share-not-mine = In { $channel } kann ich nicht schreiben. Mir fehlt: { $permissions }. Wähl einen anderen Kanal oder frag einen Admin.
refusal-share-refused = { $channel } hat die Nachricht nicht angenommen. Wähl einen anderen Kanal.
refusal-unknown-option = { $option }: { $value } geht nicht. Wähl { $allowed ->
        [none] einen der angebotenen Werte
       *[other] { $allowed }
    }.
refusal-options-apart = { $option } gibt es nur mit { $other }: { $needed }. Wähl zuerst das oder lass { $option } weg.
refusal-too-many-seated = So können höchstens { $most } mitspielen, am Tisch sind { $seated }. Wähl etwas anderes, oder jemand macht vorher Platz.
refusal-missing-permissions = In diesem Kanal kann ich nicht spielen. Mir fehlt: { $permissions }. Frag jemanden, der den Server verwaltet.
thread-archives-early = Discord archiviert diesen Thread nach { $hours ->
        [one] 1 Stunde
       *[other] { $hours } Stunden
    } ohne Nachrichten, also bevor jemandes Zeit um ist. Stell in den Thread-Einstellungen eine längere Zeit ein.
refusal-not-in-thread = Ich bin noch nicht in diesem privaten Thread und kann hier nichts schreiben. Erwähne mich einmal ({ $bot }) und versuch es dann noch einmal.
refusal-post-not-taken = Ich kann in diesem Kanal nichts schreiben, also steht hier kein Tisch. Nimm einen anderen Kanal oder bitte jemanden, der den Server verwaltet, mich hier schreiben zu lassen.
refusal-guild-only = Das geht nur in den Kanälen eines Servers, nicht hier.
refusal-table-elsewhere = Dein Tisch steht in einem anderen Kanal: { $link }
refusal-discord-unavailable = Discord antwortet gerade nicht richtig. Dein Zug ist sicher; versuch es gleich noch einmal.
refusal-command-changed = Ein Update hat diesen Befehl verändert. Tipp ihn noch einmal; zeigt dein Discord noch den alten, lade es vorher neu.
refusal-command-moved = Dieser Befehl heißt jetzt { COMMAND($group, $command) }.
refusal-command-moved-to-button = Das ist jetzt *{ $button }* in { COMMAND($group, $command) }.
refusal-unknown-button = Dieser Knopf geht nicht mehr. { COMMAND("tavern", "my-tables") } führt zu deinen Tischen; jede andere Ansicht öffnet sich wieder mit ihrem Befehl.
refusal-unknown-move = „{ $words }“ verstehe ich nicht. Öffne *Meine Karten* und tipp darauf oder nimm einen der Vorschläge beim Tippen.
refusal-move-unclear = „{ $words }“ ist kein Zug, den ich ausführen kann. Du kannst eingeben: { $moves }
refusal-game-over = Dieses Spiel ist aus. Mit *Neuer Tisch* beginnt ein neues.
refusal-not-your-turn = Du bist nicht dran. Wir warten auf { $name }.
refusal-unknown-card = Eine Karte „{ $word }“ gibt es in diesem Spiel nicht. Öffne *Meine Karten* und tipp darauf oder nimm einen der Vorschläge beim Tippen.
refusal-not-in-hand = Diese Karte hast du nicht auf der Hand: { $card }. *Meine Karten* zeigt deine.
error-answer-lost = Discord hat meine Antwort nicht zugestellt, aber dein Zug ist wahrscheinlich angekommen. Sieh am Tisch nach, bevor du es noch einmal versuchst.
error-not-stored = Ich kann gerade nichts speichern, und was du zuletzt getan hast, wurde nicht übernommen. Versuch es bitte später noch einmal; bleibt es so, sag bitte den Leuten Bescheid, die mich betreiben: Im Log steht, warum.
error-not-certain = Mit der Datenbank ist etwas schiefgegangen, und ich weiß nicht, ob gespeichert ist, was du zuletzt getan hast. Sieh am Tisch nach, bevor du es noch einmal versuchst.
error-late = Die Datenbank antwortet gerade nicht, deshalb weiß ich noch nicht, ob gespeichert ist, was du getan hast. Die Antwort folgt, sobald sie wieder antwortet; kommt keine, sieh am Tisch nach, bevor du es noch einmal versuchst.
error-partly-stored = Ich kann gerade nichts weiter speichern, aber etwas von dem, was du zuletzt getan hast, wurde übernommen. Sieh nach, bevor du es noch einmal versuchst; bleibt es so, sag bitte den Leuten Bescheid, die mich betreiben: Im Log steht, warum.
error-bug = Bei mir ist etwas schiefgegangen. Was ich bestätigt habe, ist sicher; versuch es bitte noch einmal. Passiert es wieder, gib diesen Code an die Leute weiter, die mich betreiben: `{ $reference }`
form-typed = Das hast du getippt
button-form-again = Ändern und noch einmal

permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-read-message-history = Nachrichtenverlauf anzeigen
permission-attach-files = Dateien anhängen

# What the command help shows

help-moderators = Für die Moderation: { COMMAND("tavern", "server-settings") } · { COMMAND("tavern", "tables") } · { COMMAND("league", "league-create") }

# Before the name of a computer pirate; `gender` is the pirate's own.
rank-cabin-boy =
    { $gender ->
        [f] Schiffsmädchen { $name }
       *[m] Schiffsjunge { $name }
    }
rank-bosun =
    { $gender ->
        [f] Bootsfrau { $name }
       *[m] Bootsmann { $name }
    }
rank-captain =
    { $gender ->
        [f] Kapitänin { $name }
       *[m] Kapitän { $name }
    }
ranks-about = Schiffsjungen machen ab und zu Fehler, Bootsleute spielen solide, Kapitäne denken voraus.
select-level = Rang eines Computerpiraten
done-level = Jetzt spielt { $name } mit.
refusal-no-such-level = Diesen Rang gibt es in diesem Spiel nicht. Wähl einen anderen.

labelled = { $label }: { $text }
