# Was zu keinem einzelnen Spiel gehört: die Lobby, der Tisch, die Buttons, das Ende.

## Die Lobby

lobby-title = { $game }: Wer spielt mit?
lobby-host = Host ist { $host }. { $free ->
        [0] Alle Plätze sind besetzt.
        [one] Ein Platz ist frei.
       *[other] { $free } Plätze sind frei.
    }
lobby-seats = Plätze: { $taken } von { $places }
lobby-hint-few = { $least ->
       *[other] Ab { $least } geht es los, Computerpiraten zählen mit.
    }
lobby-hint-ready = { $host } kann jetzt austeilen.
lobby-fairness = Ehrlich gemischt: Die Reihenfolge der Karten steht schon fest. Ihr Siegel ist `{ $commitment }`; nach dem Spiel wird der Seed verraten, und alle können nachprüfen.

option-yes = ja
option-no = nein

button-join = Platz nehmen
button-leave = Aufstehen
button-add-computer = Computerpirat dazuholen
button-remove-computer = Einen wegschicken
button-deal = Karten austeilen
button-rules = Regeln
button-hand = Meine Karten
button-bid = Ansagen
button-play = Ausspielen
button-scorepad = Wertungsblock
button-more = Mehr
button-record = Mitschrift
button-again = Neuer Tisch
button-back = Zurück
button-done = Fertig
button-undo = Zug zurücknehmen
button-give-up = Tisch verlassen
button-end = Tisch beenden
button-yes-end = Ja, beenden
button-yes-leave = Ja, ich gehe
button-no = Nein, weiterspielen
select-replace = Jemanden durch einen Computerpiraten ersetzen
select-option = { $option }: { $value }

## Der Tisch

table-frozen = Dieser Tisch ist eingefroren: Protokoll und Wertungsblock passen nicht zusammen, und geraten wird hier nicht. Die Moderation kann ihn beenden; vom Protokoll geht nichts verloren.
table-ended = Dieser Tisch wurde beendet. Es gibt kein Ergebnis.
event-game-over = Das Spiel ist aus.
place-line = { $place }. **{ $name }**: { $score }
tally-title = Nach { $games } Spielen
tally-line = { $name }: { $wins ->
        [one] { $wins } Spiel gewonnen
       *[other] { $wins } Spiele gewonnen
    }
fairness-open = Der Seed war `{ $seed }`. Sein SHA-256 ist `{ $commitment }`, genau das Siegel von vor dem ersten Austeilen.

## Karten und Fenster

hand-title = { $game } · deine Karten
hand-link = [Zum Tisch]({ $link })
hand-closed-dm = Ich kann dir keine Direktnachrichten schicken. Macht nichts: *Meine Karten* zeigt sie dir immer hier.
hand-not-dealt = Dein Platz ist sicher. Karten bekommst du, sobald der Host austeilt.
hand-over = Dieses Spiel ist aus.
hand-away = Ein Computerpirat spielt gerade für dich. Mit deinem nächsten Zug oder mit *Platz zurücknehmen* bist du wieder dabei.
more-title = Was noch?
end-confirm = Den Tisch für alle beenden? Ein Ergebnis gibt es dann nicht.
leave-confirm = Mitten im Spiel gehen? Ein Computerpirat übernimmt deinen Platz und deine Karten.

## Antworten

done-opened = Dein Tisch ist offen.
done-joined = Du sitzt mit am Tisch. Deine Karten kommen hierher und, wenn du das zulässt, auch als Direktnachricht.
done-left = Du bist aufgestanden.
done-left-game = Ein Computerpirat spielt für dich weiter.
done-computer-added = { $name } setzt sich dazu.
done-computer-removed = Ein Computerpirat ist gegangen.
done-option = Geändert.
done-dealt = Die Karten sind ausgeteilt.
done-undone = Dein Zug ist zurückgenommen.
done-ended = Der Tisch ist beendet.
done-kept = Alles bleibt, wie es war.
done-replaced = { $name } spielt jetzt auf Platz { $seat }.
done-shown = Hier ist der Tisch: { $link }
done-record = Das ganze Spiel, mit dem Beweis, dass fair gemischt wurde. Nachspielen können es alle: `python -m bot replay FILE`.
scorepad-empty = Noch ist kein Durchgang gewertet.

## Absagen: was nicht geht, und was stattdessen geht

refusal-no-table-here = In diesem Kanal steht kein Tisch für { $game }. Mach einen auf: `/{ $command } start`.
refusal-no-such-table = Diesen Tisch kenne ich nicht mehr.
refusal-not-your-table = Du sitzt nicht an diesem Tisch. { $free ->
        [0] Alle Plätze sind besetzt.
       *[other] Es ist noch frei: Klick auf *Platz nehmen*.
    }
refusal-not-started = Die Karten sind noch nicht ausgeteilt. Das macht der Host, sobald genug am Tisch sitzen.
refusal-already-started = Die Karten sind schon ausgeteilt. Bitte den Host, dir mit `/{ $command } ersetzen` einen Platz zu geben.
refusal-table-closed = Dieser Tisch ist geschlossen. Mach mit `/{ $command } start` einen neuen auf.
refusal-table-frozen = Dieser Tisch ist eingefroren, bis die Moderation nachsieht. Verloren ist nichts.
refusal-table-moved-on = Am Tisch ging es schon weiter; so steht es jetzt.
refusal-channel-taken = In diesem Kanal steht schon ein Tisch: { $link }
refusal-already-seated = Du sitzt schon an diesem Tisch.
refusal-already-seated-there = { $name } sitzt schon an diesem Tisch.
refusal-table-full = Alle { $places } Plätze sind besetzt.
refusal-too-few-players = Erst ab { $least } geht es los. Warte auf andere, oder hol Computerpiraten dazu.
refusal-places-out-of-range = Das Spiel ist für { $least } bis { $most } Leute.
refusal-too-many-computers = Bei so vielen Plätzen gehen 0 bis { $most } Computerpiraten; ein Platz ist deiner.
refusal-no-computer-here = Hier sitzt kein Computerpirat.
refusal-host-only = Das kann nur der Host dieses Tisches.
refusal-host-or-moderator-only = Das kann nur der Host dieses Tisches oder die Moderation.
refusal-no-such-seat = Diesen Platz gibt es am Tisch nicht.
refusal-computer-already = Da sitzt schon ein Computerpirat.
refusal-computer-only = Das ist ein Bot. Für einen Computerpiraten lass den Namen einfach leer.
refusal-nothing-to-undo = Du hast keinen Zug gemacht, der sich zurücknehmen lässt.
refusal-not-over = Mitschrift und Nachspielen gibt es erst nach dem Spiel: Vorher würden sie alle Karten verraten.
refusal-unknown-option = { $option }: { $value } geht nicht.
refusal-missing-permissions = In diesem Kanal kann ich nicht spielen. Mir fehlt: { $permissions }.
refusal-guild-only = Tische stehen in den Kanälen eines Servers, nicht hier.
refusal-table-elsewhere = Dein Tisch steht in einem anderen Kanal: { $link }
refusal-discord-unavailable = Discord antwortet gerade nicht richtig. Dein Zug ist sicher; versuch es gleich noch einmal.
refusal-command-changed = Diesen Befehl hat ein Update von mir verändert. Tipp ihn noch einmal; zeigt dein Discord noch den alten, lade es vorher neu.
refusal-unknown-button = Dieser Knopf bewirkt nichts mehr. Ruf das, wozu er gehört, neu auf.
refusal-unknown-move = „{ $words }“ verstehe ich nicht.
refusal-game-over = Dieses Spiel ist aus.
refusal-not-your-turn = Du bist nicht dran. Wir warten auf { $name }.
refusal-unknown-card = Eine Karte „{ $word }“ gibt es in diesem Spiel nicht.
refusal-not-in-hand = Diese Karte hast du nicht auf der Hand: { $card }.
error-bug = Bei mir ist etwas schiefgegangen. Geändert hat sich nur, was ich dir bestätigt habe. Wenn du es meinem Betreiber meldest, nenn diese Kennung: `{ $reference }`

permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-read-message-history = Nachrichtenverlauf anzeigen
permission-attach-files = Dateien anhängen
