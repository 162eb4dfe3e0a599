# Der Block eines Spiels mit echten Karten: sein Beitrag, das Eintragen, und was nicht geht.

## Der Beitrag

pad-title = 📝 { $game } mit echten Karten · Block { $number }
pad-open = Als Nächstes kommt Durchgang { $round } von { $rounds }.
pad-open-endless = Als Nächstes kommt Durchgang { $round }.
pad-finished = **Das Spiel ist aus.** Stimmt alles? Bestätigen müssen noch: { $names }
pad-confirmed = ✅ **Von allen bestätigt.** Wer eine Liga leitet, kann ihn werten: `/scorepad count`
pad-counted = 🏆 **Zählt für { $league }.**
pad-dropped = 🗑 **Dieser Block wurde verworfen** und zählt nicht.
pad-guest = Gast
pad-corrected = Durchgang { $round } berichtigt von { $name }, { $at }
pad-struck = Durchgang { $round } gestrichen von { $name }, { $at }
pad-is-open = wird geschrieben
pad-is-finished = zu Ende
pad-is-confirmed = bestätigt
pad-is-counted = gewertet
pad-is-dropped = verworfen
pad-link = [Zum Block]({ $link })

button-pad-enter = Durchgang { $round } eintragen
button-pad-correct = Durchgang berichtigen
button-pad-confirm = Bestätigen
button-pad-drop = Verwerfen

## Eintragen

pad-form-new = Durchgang { $round }
pad-form-correct = Durchgang { $round } berichtigen
pad-form-order = Je ein Wert, in dieser Reihenfolge: { $names }
pad-typed = Das hast du geschrieben
pad-round = Durchgang { $round }
pad-correct-which = Welcher Durchgang ist falsch? Was vorher dastand, bleibt erhalten, und alle bestätigen neu.
select-pad-round = Der Durchgang, der falsch ist
pad-drop-question = Block { $number } verwerfen? Dann zählt er nicht, und niemand kann mehr etwas eintragen.
button-pad-again = Ändern und nochmal
button-pad-form = Formular ausfüllen
button-pad-strike = Durchgang { $round } streichen
button-pad-yes-drop = Ja, verwerfen
button-pad-keep = Nein, behalten

done-pad-begun = Block { $number } ist angefangen. Spielt einen Durchgang und drückt dann *Durchgang 1 eintragen*.
done-pad-written = Durchgang { $round } ist eingetragen.
done-pad-corrected = Durchgang { $round } ist berichtigt.
done-pad-over = Das Spiel ist aus: Jetzt drücken alle auf *Bestätigen*.
done-pad-struck = Durchgang { $round } ist gestrichen.
done-pad-confirmed = Danke. Bestätigen müssen noch: { $names }
done-pad-confirmed-all = Danke. Jetzt haben alle bestätigt.
done-pad-dropped = Der Block ist verworfen.
done-pad-kept = Er bleibt, wie er ist.
done-pad-counted = Block { $number } zählt jetzt für **{ $league }**.

## Was nicht geht

refusal-no-such-pad = Diesen Block gibt es auf diesem Server nicht. `/scorepad show` schlägt die vor, die es gibt.
refusal-no-pad-here = In diesem Kanal gibt es keinen Block. Mit `/scorepad start` fängst du einen an.
refusal-not-your-pad = Das kann nur, wer auf diesem Block mitspielt, oder die Moderation.
refusal-pad-counted = Dieser Block zählt schon für eine Liga, also ändert sich auf ihm nichts mehr. Sein Ergebnis lässt sich dort berichtigen.
refusal-pad-dropped = Dieser Block wurde verworfen. Mit `/scorepad start` fängst du einen neuen an.
refusal-pad-over = Das Spiel auf diesem Block ist aus. Mit *Durchgang berichtigen* änderst du, was dasteht.
refusal-pad-round-written = Durchgang { $round } hat inzwischen jemand anders eingetragen. Sieh auf den Block; wenn es dort nicht stimmt, berichtige es.
refusal-pad-same-line = Genau das steht bei Durchgang { $round } schon da.
refusal-pad-not-last = Streichen lässt sich nur der letzte Durchgang: das ist { $last }, nicht { $round }.
refusal-pad-not-over = Das Spiel läuft noch. Bestätigt wird, wenn der letzte Durchgang eingetragen ist.
refusal-pad-confirmed-already = Du hast schon bestätigt.
refusal-pad-confirmed = Diesen Block haben alle bestätigt, also kann ihn nur die Moderation verwerfen. Einen Durchgang berichtigen kannst du aber noch.
refusal-pad-people = { $count } würden mitspielen, aber dieses Spiel ist für { $least } bis { $most }. Auch Gäste ohne Discord kannst du nennen.
refusal-pad-person-twice = „{ $word }“ steht doppelt da. Nenn alle nur einmal, und Gäste so, dass man sie auseinanderhält.
refusal-pad-begun = Ein Durchgang ist schon eingetragen. Was ausgemacht ist, lässt sich nur vor dem ersten ändern.
refusal-pad-no-bots = Bots spielen nicht mit echten Karten. Nenn nur Menschen.
refusal-pad-values = { $field }: { $count } stehen da, aber { $players } spielen mit. Schreib für jeden Platz einen Wert, in dieser Reihenfolge: { $names }. Ein `-` heißt: nichts.
refusal-pad-of-another-game = Dieser Block ist von einem anderen Spiel als die Liga.
refusal-pad-not-confirmed = Dieser Block ist noch nicht bestätigt: Erst muss das Spiel aus sein, und alle mit Konto müssen *Bestätigen* drücken.
refusal-pad-fits-no-match = Keine Partie der laufenden Runde ist genau zwischen diesen Leuten und noch ohne Ergebnis.
refusal-pad-match-opening = Der Tisch dieser Partie wird gerade erst aufgemacht. Versuch es nochmal, wenn ihr Thread da ist.

privacy-scorepads = **Blöcke von Spielen mit echten Karten:** wer mitspielt und wie du dort heißt, was du wann eingetragen hast, und ob du bestätigt hast. Sie bleiben, damit Ergebnisse nachvollziehbar sind; löschst du deine Daten, bist du dort ein anonymer Gast.
