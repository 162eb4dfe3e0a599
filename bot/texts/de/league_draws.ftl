# Wer bei den Auslosungen einer Saison getrennt oder zusammen sitzt, und zu welchen Zeiten jemand gern spielt.
# keys.py, key_of: draws-* select-*
# keys.py, refusal_key: refusal-*
wish-apart = Nicht an einen Tisch mit …
wish-together = Immer an einen Tisch mit …
wish-apart-computer = Nicht an einen Tisch mit diesem Computerpiraten
wish-together-computer = Immer an einen Tisch mit diesem Computerpiraten
wish-forget = Einen Wunsch streichen
wished-apart = Nie an einem Tisch mit: { $names }
wished-together = Immer an einem Tisch mit: { $names }
done-wished-apart = ✅ Ab der nächsten Auslosung sitzen { $name } und { $other } an verschiedenen Tischen.
done-wished-together = ✅ Ab der nächsten Auslosung sitzen { $name } und { $other } an einem Tisch.
done-wish-forgotten = ✅ { $name } und { $other } werden wieder frei ausgelost.
refusal-wishes-need-a-season = Trennen oder zusammensetzen kannst du Leute nur in einer laufenden Saison.
refusal-wishes-need-two = Such eine andere Person aus, die in dieser Liga mitmacht.
history-apart = **{ $name }** trennt { $who } und { $other } bei der Auslosung.
history-together = **{ $name }** setzt { $who } und { $other } bei der Auslosung zusammen.
history-unwished = **{ $name }** streicht den Wunsch: { $who } und { $other } werden wieder frei ausgelost.
preferences-plays = Du spielst gern: **{ $begin } bis { $end }**
form-plays-begin = Ich spiele gern ab
form-plays-end = Ich spiele gern bis
form-plays-about = Z. B. 18:00; lass beide leer, wenn es dir egal ist
refusal-plays-half = Die Zeit, in der du gern spielst, braucht Anfang und Ende, z. B. 18:00 und 23:00.
refusal-plays-nothing = Anfang und Ende sind gleich. Lass beide Felder leer, wenn es dir egal ist.
button-draw-look-on = Auslosungen vorher prüfen
button-draw-look-off = Auslosungen sofort öffnen
done-draw-look-on = ✅ Ab der nächsten Auslosung prüfst und öffnest du die Tische hier.
done-draw-look-off = ✅ Ab der nächsten Auslosung öffnen sich die Tische sofort.
managing-open-draw = Tische öffnen
done-draw-opened = ✅ Die Tische gehen auf. Die Runde hat von jetzt an ihre ganze Zeit.
managing-swap = Zwei Plätze tauschen
managing-swap-computer = Computerpiraten tauschen
swap-with-whom = Wer tauscht mit { $name } den Platz?
swap-person = Jemand aus der Liga
swap-computer = Ein anderer Computerpirat
done-draw-swapped = ✅ { $name } und { $other } haben die Plätze getauscht.
swap-breaks-apart = { $name } und { $other } werden nicht zusammengesetzt und wären dann an einem Tisch. Trotzdem tauschen?
swap-breaks-together = { $name } und { $other } werden zusammengesetzt und wären dann getrennt. Trotzdem tauschen?
button-yes-swap = Ja, tauschen
refusal-swap-needs-two = Such zwei Leute aus, die in dieser Auslosung an verschiedenen Tischen sitzen.
refusal-draw-is-open = Die Tische dieser Auslosung sind schon offen.
refusal-draw-is-held = Prüf die Auslosung von Runde { $round } der Liga und öffne dann ihre Tische: { COMMAND("league", "league-manage") }
league-draw-held = Die nächsten Tische sind ausgelost und öffnen sich bald.
history-swapped = **{ $name }** tauscht in der Auslosung { $who } und { $other }.

## Wer auf wen trifft

select-draws = Wer auf wen trifft
draws-meet = alle gegen alle
draws-meet-about = Möglichst viele verschiedene Gegner
draws-swiss = Schweizer System
draws-swiss-about = Wer ähnlich viele Punkte hat, spielt zusammen, möglichst nie zweimal
draws-seeded = Schweizer System, gesetzt
draws-seeded-about = In der ersten Runde Starke und Schwache gemischt, dann nach Tabelle
editing-draws = Ab der nächsten Auslosung.
league-draws-swiss = Schweizer System: In jeder Runde spielt zusammen, wer ähnlich viele Punkte hat, möglichst nie zweimal gegeneinander.
league-draws-seeded = Schweizer System: Die erste Runde mischt Starke und Schwache nach Spielstärke; danach spielt zusammen, wer ähnlich viele Punkte hat, möglichst nie zweimal gegeneinander.
refusal-swiss-round-not-over = Hier wird nach Tabelle ausgelost; erst muss diese Runde zu Ende sein. Lass ihre Partien zu Ende spielen oder korrigiere ihre Ergebnisse.
