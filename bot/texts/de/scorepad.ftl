# Der Block eines Spiels mit echten Karten: sein Aushang, das Eintragen, und was nicht geht.
# keys.py, key_of: pad-is-*
# keys.py, refusal_key: refusal-*

## Der Aushang

pad-title = 📝 { $game } mit echten Karten · Block { $number }
pad-open = Als Nächstes kommt Durchgang { $round } von { $rounds }{ $cards ->
        [0] .
        [one] , mit 1 Karte für alle.
       *[other] , mit je { $cards } Karten.
    }
pad-waits = **Es fehlen noch Leute,** { $least } bis { $most } spielen: Tipp auf *Mitspielen*. Wer nicht auf Discord ist, kommt über *Leute und Schluss* dazu.
pad-open-endless = Als Nächstes kommt Durchgang { $round }.
pad-house-rules = 🏠 **Mit Hausregeln.** Für eine Liga zählt der Block nur, wenn jemand von der Moderation das entscheidet.
pad-beyond = ⚠️ **„So war es“:** { $count ->
        [one] Durchgang { $rounds } geht
       *[other] die Durchgänge { $rounds } gehen
    } über die gedruckten Regeln hinaus. Für eine Liga zählt der Block nur, wenn jemand von der Moderation das entscheidet.
pad-bids = **Ansagen in Durchgang { $round }:** { $bids }
pad-finished = **Das Spiel ist aus.** Stimmt alles? Bestätigen müssen noch: { $names }
pad-confirmed = ✅ **Von allen bestätigt.** Wer eine Liga leitet, kann ihn werten: { COMMAND("pad", "pad-show") }
pad-counted = 🏆 **Zählt für { $league }.**
pad-dropped = 🗑 **Dieser Block wurde verworfen** und zählt nicht mehr.
pad-guest = Gast
pad-corrected = Durchgang { $round } korrigiert von { $name }, { $at }
pad-struck = Durchgang { $round } gestrichen von { $name }, { $at }
pad-is-open = wird gespielt
pad-is-finished = zu Ende
pad-is-confirmed = bestätigt
pad-is-counted = gewertet
pad-is-dropped = verworfen
pad-link = [Zum Block]({ $link })

button-pad-enter = Durchgang { $round } eintragen
button-pad-bids = Ansagen { $round }
button-pad-tricks = Stiche { $round }
button-pad-save = Durchgang { $round } speichern
button-pad-save-as-bid = Rest wie Ansage speichern
button-pad-save-none = Rest ohne Stich speichern
button-pad-rest = Der Rest sagt 0 an
button-pad-bonus = Mit Bonuspunkten
button-pad-bonus-typed = Eintippen
button-pad-others = Die anderen
button-pad-correct = Durchgang korrigieren
button-pad-confirm = Bestätigen
button-pad-again = Noch mal, gleiche Leute
button-pad-drop = Verwerfen

## Eintragen

pad-form-new = Durchgang { $round }
pad-form-correct = Durchgang { $round } korrigieren
pad-form-bonus = Bonuspunkte in Durchgang { $round }
pad-tap-bids = **Ansagen in Durchgang { $round }**: bisher { $total }, bei { $cards ->
        [one] 1 Stich
       *[other] { $cards } Stichen
    }. Was du antippst, ist sofort gespeichert.
pad-tap-tricks = **Stiche in Durchgang { $round }**: bisher { $total } von { $cards }. Wer so viele hat wie angesagt, oder keinen, darf fehlen: Der Knopf sagt, was davon.
pad-tap-bonuses = **Bonuspunkte von Durchgang { $round }**: Tipp an, was alle genommen haben. Was du antippst, ist sofort gespeichert.
pad-no-bonuses = In Durchgang { $round } kann niemand Bonuspunkte haben: Dazu braucht es einen Stich und die erfüllte Ansage.
pad-form-lines = Eine Zeile pro Person
pad-round = Durchgang { $round }
pad-correct-which = Welcher Durchgang ist falsch? Die alten Werte bleiben erhalten, und alle bestätigen noch einmal.
select-pad-round = Der Durchgang, der falsch ist
select-pad-league = Für eine Liga werten
select-pad-allies = { $loot }: das Bündnis
pad-drop-question = Block { $number } verwerfen? Dann zählt er nicht, und niemand kann mehr etwas eintragen.
button-pad-strike = Durchgang { $round } streichen
button-pad-yes-drop = Ja, verwerfen
button-pad-keep = Nein, behalten

done-pad-begun = Block { $number } ist bereit.
done-pad-written = Durchgang { $round } ist gespeichert.
done-pad-corrected = Durchgang { $round } ist korrigiert.
done-pad-over = Das Spiel ist aus. Jetzt tippen alle auf *Bestätigen*.
done-pad-struck = Durchgang { $round } ist gestrichen.
done-pad-confirmed = Danke! Bestätigen müssen noch: { $names }
done-pad-confirmed-all = Danke! Jetzt haben alle bestätigt.
done-pad-dropped = Der Block ist verworfen.
done-pad-kept = Alles bleibt, wie es war.
done-pad-counted = Block { $number } zählt jetzt für **{ $league }**.

## Was ausgemacht ist

button-pad-agreed = Optionen
button-pad-house-rules = Hausregeln
button-pad-printed-rules = Gedruckte Regeln
button-pad-so = So war es
button-pad-yes-count = Trotzdem werten
pad-count-question = Block { $number } trotzdem für **{ $league }** werten? Er ist nicht wie sonst:
pad-agreed = **Was habt ihr ausgemacht?** Ändern lässt sich alles, womit jeder Durchgang möglich bleibt. Mit *Hausregeln* gibt es einen Bonus auch bei verfehlter Ansage, jeder Bonus lässt sich eintragen, und beliebig viele Stiche können an niemanden gehen.
pad-agreed-by = Geändert von { $name }, { $at }: { $what }
pad-agreed-house-rules = Hausregeln
pad-agreed-printed-rules = Gedruckte Regeln
done-pad-house-rules = Jetzt spielt ihr nach Hausregeln: Geprüft werden nur die Summen.
done-pad-printed-rules = Jetzt spielt ihr nach den gedruckten Regeln.

## Wer kommt, wer geht, der Schluss

button-pad-join = Mitspielen
button-pad-people = Leute und Schluss
button-pad-guest = Ein Gast kommt dazu
button-pad-end = Hier aufhören
button-pad-yes-end = Ja, hier aufhören
button-pad-play-on = Weiterspielen
button-pad-stay = Rückgängig
button-pad-without-place = Ohne Platz
button-pad-ranked-last = Auf den letzten Platz
button-pad-with-none = Mit 0 Punkten
button-pad-with-lowest = Mit { $points }, wie hinten
select-pad-join = Wer kommt von Discord?
select-pad-leave = Wer geht?
pad-people = **Ab Durchgang { $round }:** Wer kommt, wer geht? Was gespielt ist, bleibt stehen.
pad-form-guest = Ein Gast kommt dazu
pad-form-guest-name = Name
pad-join-question = { $name } kommt dazu: mit wie vielen Punkten?
pad-end-question = Das Spiel nach Durchgang { $round } beenden? Alle bestätigen das, und es zählt mit dem, was gespielt ist.
pad-ended-question = Das Spiel wurde vor dem letzten Durchgang beendet. Doch weiterspielen?
pad-ended = Beendet nach { $rounds ->
        [0] Durchgang { $round }
       *[other] { $round } von { $rounds } Durchgängen
    }.
pad-left = gegangen nach Durchgang { $round }
pad-left-by = gegangen nach Durchgang { $round }, sagt { $name }
pad-without-place = ohne Platz
pad-came = seit Durchgang { $round }
done-pad-joined = { $name } spielt ab Durchgang { $round } mit.
done-pad-left = { $name } spielt ab Durchgang { $round } nicht mehr mit und steht am Ende hinter allen, die ihn spielen.
done-pad-out = { $name } spielt ab Durchgang { $round } nicht mehr mit und bekommt keinen Platz: weder hier noch in einer Liga.
done-pad-off = { $name } steht nicht mehr auf dem Block.
done-pad-stays = { $name } spielt weiter mit.
done-pad-played-on = Das Spiel geht weiter mit Durchgang { $round }.

## Was nicht geht

refusal-no-such-pad = Diesen Block gibt es auf diesem Server nicht. { COMMAND("pad", "pad-show") } schlägt dir beim Tippen vor, welche es gibt.
refusal-no-pad-here = In diesem Kanal gibt es keinen Punkteblock. Fang mit { COMMAND("pad", "pad-start") } einen an.
refusal-not-your-pad = Das kann nur, wer auf diesem Block mitspielt, oder die Moderation.
refusal-pad-counted = Dieser Block zählt schon für eine Liga und ändert sich nicht mehr. Dort lässt sich sein Ergebnis korrigieren.
refusal-pad-dropped = Dieser Block wurde verworfen. Fang mit { COMMAND("pad", "pad-start") } einen neuen an.
refusal-pad-over = Das Spiel auf diesem Block ist aus. Um einen Wert zu ändern, tipp auf *Durchgang korrigieren*.
refusal-pad-round-written = Durchgang { $round } hat gerade jemand anders eingetragen. Sieh auf den Block; stimmt dort etwas nicht, korrigiere es.
refusal-pad-same-line = Genau das steht bei Durchgang { $round } schon da.
refusal-pad-other-line = Durchgang { $round } hat gerade jemand anders korrigiert. Jetzt steht dort: { $line }. Öffne das Formular noch einmal, um das zu korrigieren.
refusal-pad-not-last = Streichen lässt sich nur der letzte Durchgang: Das ist { $last }, nicht { $round }.
refusal-pad-not-over = Das Spiel läuft noch. Bestätige, wenn der letzte Durchgang eingetragen ist.
refusal-pad-confirmed-already = Du hast schon bestätigt.
refusal-pad-confirmed = Diesen Block haben alle bestätigt, also kann ihn nur die Moderation verwerfen. Einen Durchgang korrigieren kannst du noch.
refusal-pad-people = { $count ->
        [one] Bis jetzt spielst nur du mit
       *[other] So wärt ihr { $count }
    }, aber dieses Spiel ist für { $least } bis { $most }. Auch Gäste ohne Discord kannst du nennen.
refusal-pad-person-twice = „{ $word }“ steht doppelt da. Nenn alle nur einmal, und Gäste so, dass man sie auseinanderhält.
refusal-pad-round-against = Damit wäre Durchgang { $round } so nicht möglich. Tipp zuerst auf *Durchgang korrigieren* oder fang einen neuen Block an.
refusal-pad-no-house-rules = In diesem Spiel sagt niemand Stiche an, darum gibt es hier keine Hausregeln.
refusal-pad-not-here = Diese Person spielt in diesem Durchgang nicht mit. Sieh auf den Block.
refusal-pad-part-taken = Das hat schon jemand anders, oder es bringt hier nichts. Tipp noch einmal auf *Mit Bonuspunkten*.
refusal-pad-one-ally = Ein Bündnis hat zwei Seiten: Wähl zwei Personen oder niemanden.
refusal-pad-same-people = In diesem Spiel spielen in jedem Durchgang dieselben Leute. Tipp auf *Hier aufhören* oder fang einen neuen Block an.
refusal-pad-begun-already = Ein Durchgang ist schon eingetragen. Wer mitspielt, kann dich dazunehmen: *Leute und Schluss*.
refusal-pad-no-bots = Bots spielen nicht mit echten Karten. Nenn nur Menschen.
refusal-pad-lines = { $count ->
        [one] Da steht 1 Zeile
       *[other] Da stehen { $count } Zeilen
    }, am Tisch sind { $players }. Schreib eine Zeile pro Person, in dieser Reihenfolge: { $names }. Ein `-` heißt: nichts.
refusal-pad-of-another-game = Auf diesem Block steht ein anderes Spiel als das der Liga.
refusal-pad-not-confirmed = Dieser Block ist noch nicht bestätigt. Erst muss das Spiel aus sein; dann tippen alle mit Discord auf *Bestätigen*.
refusal-pad-fits-no-match = In der laufenden Runde der Liga gibt es keine Partie ohne Ergebnis zwischen genau diesen Leuten.
refusal-pad-match-opening = Der Tisch dieser Partie wird gerade erst aufgemacht. Versuch es noch einmal, wenn ihr Thread da ist.

privacy-scorepads = **Punkteblöcke:** wer mitspielt, was du wann einträgst, deine Bestätigung. Sie bleiben; löschst du deine Daten, bist du dort ein anonymer Gast.
