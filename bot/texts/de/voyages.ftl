# Voyages: leagues in which everyone plays the same sealed deals alone, until a last day.
# keys.py, button_key: button-*
# keys.py, key_of: format-*
# keys.py, refusal_key: refusal-*

format-voyage = Kaperfahrt
format-voyage-about = Alle spielen dieselben versiegelten Partien allein, wann sie wollen, bis zu einem letzten Tag
voyage-what = { $format } · { $game } · allein
voyage-plan = { $deals } Partien, dieselben für alle, gegen drei Computerpiraten ({ $level }), jederzeit bis zum { $at } ({ $ago }).
voyage-length = Eine Partie dauert etwa { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    } und hat etwa { $decisions ->
        [one] 1 Entscheidung
       *[other] { $decisions } Entscheidungen
    }.
voyage-points = Eine Partie zählt, wie weit du über oder unter dem Schnitt von 300 Partien von Computerpiraten mit denselben Karten liegst: So hilft Kartenglück nicht. Eine nicht begonnene zählt wie ein Ergebnis, das neun von zehn dieser Partien übertreffen; eine angefangene spielt ein Computerpirat zu Ende, und sie zählt höchstens so viel.
voyage-trust = Die Ergebnisse der anderen in einer Partie siehst du, sobald du sie fertig hast. Bitte verrate deine Karten nicht.
voyage-sealed = Du siehst die Partien, die du selbst fertig hast; am Ende sehen alle alles.
voyage-progress = **Fertige Partien:** { $names }
voyage-standings = Tabelle über die Partien, die alle fertig haben
voyage-counted = { $done } von { $deals } Partien
voyage-known = { $count ->
        [0] davon kennst du keine
        [one] Punkte aus der 1, die du kennst
       *[other] Punkte aus den { $count }, die du kennst
    }
voyage-is-over = **Die Kaperfahrt ist zu Ende.**
voyage-begun = Die Kaperfahrt hat begonnen!
voyage-ends-soon = Die Kaperfahrt endet { $ago }, um { $at }. Noch nicht alle Partien fertig haben:
standings-by-deal = Nach Partien: { $points }
form-deals-about = 3 bis 15
form-voyage-until = Letzter Tag der Kaperfahrt
form-voyage-until-about = { $example } ({ $zone }) oder Zahl der Stunden
button-voyage = Spielen
button-voyage-deals = Alle Partien
button-voyage-next = Partie { $number } spielen
button-voyage-go-on = { $league }, Partie { $number }
done-voyage-joined = Du bist bei **{ $name }** dabei! Tipp im Aushang auf *Spielen*, wann du willst: Alle Partien bleiben offen, bis die Fahrt endet.
done-voyage-signed-up = Du bist bei **{ $name }** dabei! Wenn die Kaperfahrt beginnt, steht *Spielen* im Aushang: Dann sind alle Partien offen, bis die Fahrt endet.
done-voyage-begun = ✅ Die Kaperfahrt hat begonnen: Alle Partien sind offen.

## A game, and the list of them

voyage-title = ### { $league } · Partie { $number } von { $deals } · { $game }
voyage-until = { $deals } Partien, bis zum { $at } ({ $ago })
voyage-about = Das siehst nur du. Du kannst jederzeit gehen: *Spielen* und { COMMAND("tavern", "my-tables") } bringen dich hierher zurück.
voyage-select = Partie ansehen
voyage-deal = Partie { $number }
voyage-not-played = Noch nicht gespielt
voyage-under-way = Angefangen
voyage-missed = Nicht fertig: { $points }
voyage-measuring = Ergebnis { $score }; der Vergleich wird noch berechnet
voyage-done = { $points } (Ergebnis { $score }, Schnitt { $mean })
voyage-result = { $name }: { $points } (Ergebnis { $score })
voyage-result-missing = { $name }: { $points } (nicht fertig)
voyage-seed = Seed { $seed }, SHA-256 { $seal }: Daraus folgen alle Karten.
voyage-the-rule = Ein Computerpirat auf deinem Platz
voyage-parted = **Ab hier verschieden gespielt**, nach { $moves ->
        [one] 1 gleichen Zug
       *[other] { $moves } gleichen Zügen
    }:
    Du: { $own }
    { $other }: { $theirs }
voyage-parted-never = { $other }: bis zur letzten Karte genauso gespielt wie du.
mine-voyage = { $game } · **{ $league }**, Partie { $number }: Du bist dran.{ $until }
season-deals = Partien
season-best-deal = Beste Partie
season-deals-done = { $done } von { $deals } Partien fertig

## Refusals

refusal-voyage-past = Der letzte Tag muss in der Zukunft liegen, nach dem Ende der Anmeldung. Nimm einen späteren.
refusal-voyage-deals = Partien einer Kaperfahrt: { $least } bis { $most }. Bei weniger entscheidet das Glück.
refusal-voyage-over = Diese Kaperfahrt ist zu Ende oder nicht offen: Du kannst keine Partie mehr spielen und dich nicht mehr anmelden. Die Tabelle steht im Aushang.
refusal-voyage-sign-up-first = Melde dich zuerst für diese Kaperfahrt an: Tipp im Aushang auf *Anmelden*. Dann kannst du alle Partien spielen.
refusal-voyage-field-plays = Der Vergleich wird noch berechnet. Versuch es in ein paar Minuten noch einmal.
refusal-voyage-is-sealed = Vor dem Ende des letzten Tages kann niemand die Ergebnisse einer Kaperfahrt ansehen oder korrigieren.
