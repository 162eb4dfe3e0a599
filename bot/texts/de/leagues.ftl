# Ligen: ihr Aushang, Anmelden, Partien, Gründen, und was nicht geht.
# keys.py, button_key: button-*
# keys.py, key_of: format-* league-is-* match-* permission-* rhythm-* select-* strictness-* strictness-seats-*
# keys.py, refusal_key: refusal-*

## Der Aushang einer Liga

format-ladder = Rangliste
format-ladder-about = Keine Runden; es zählt, worauf sich vor dem ersten Zug alle einigen oder was die Moderation wertet
format-season = Saison
format-season-about = Alle spielen jede Runde, jedes Mal an neu ausgelosten Tischen
format-cup = Pokal
format-cup-about = Die Besten jedes Tisches kommen weiter, bis zum Finaltisch
select-format = Art der Liga
league-what = { $format } · { $game } · { $size } pro Tisch · Tempo: { $pace }
league-plan-ladder = Ohne Runden: Eine Partie zählt, wenn sich vor dem ersten Zug alle am Tisch darauf einigen oder die Moderation sie wertet.
league-plan-cup = Pokal: { $advance ->
        [one] pro Tisch kommt der beste Platz weiter
       *[other] pro Tisch kommen die besten { $advance } weiter
    }, und von den anderen die besten, wo noch Plätze frei sind. Höchstens { $time } pro Pokalrunde.
league-by-lot = 🎲 Um die letzten Plätze waren Platz, Punkte und Spielpunkte gleich; das Los hat entschieden zwischen { $names }.
league-plan-season = { $rounds ->
        [one] Eine Runde
       *[other] { $rounds } Runden
    }, höchstens { $time } pro Runde.
league-plan-final = Danach spielen die besten { $finalists } einen Pokal um den Titel.
league-in-all = Insgesamt: { $time }.
league-ends-about = Zu Ende etwa am { $end }.
league-level = Computerpiraten spielen als { $level }, auch für Abwesende.
league-cabin-boys = Schiffsjungen
league-bosuns = Bootsleute
league-captains = Kapitäne
league-length = Etwa { $turns } Züge je Partie, einer nach dem anderen. Schaut man { $rhythm } vorbei, dauern 9 von 10 Partien höchstens { $time }.
league-length-live = Eine Partie dauert etwa { $turns } Züge nacheinander: in diesem Tempo etwa { $time }.
league-too-short = Das passt nicht in eine Runde der Liga. Gib ihr { $days ->
        [one] einen Tag
       *[other] { $days } Tage
    } oder nimm ein kürzeres Spiel oder ein höheres Tempo.
league-days = { $days ->
        [one] ein Tag
       *[other] { $days } Tage
    }
league-hours = { $hours ->
        [one] eine Stunde
       *[other] { $hours } Stunden
    }
league-sign-up = **Die Anmeldung läuft.** Sie endet, wenn die Moderation die Liga startet.
league-sign-up-until = **Die Anmeldung läuft** bis zum { $at } ({ $ago }).
league-sign-up-short = **Die Anmeldung bleibt offen:** Die Liga beginnt, sobald genug angemeldet sind.
league-players = { $count ->
        [0] Noch ist niemand angemeldet.
        [one] Bisher eine Anmeldung.
       *[other] Bisher { $count } Anmeldungen.
    }
league-tables = { $byes ->
        [0] { $count } dabei, an Tischen zu { $tables }
       *[other] { $count } dabei, an Tischen zu { $tables }; spielfrei: { $byes }
    }
league-places = { $free ->
        [0] Alle { $places } Plätze sind vergeben; wer sich jetzt anmeldet, kommt auf die Warteliste.
        [one] Ein Platz von { $places } ist noch frei.
       *[other] { $free } von { $places } Plätzen sind noch frei.
    }
league-waiting-list = **Warteliste** ({ $count })
league-substitutes = **Springen gern ein** ({ $count })
league-more = … und { $count } weitere
league-paused = ⏸ **Die Liga macht Pause.** Angefangene Partien gehen weiter. Die Moderation setzt sie mit { COMMAND("league", "league-manage") } fort.
league-rests = ⏸ **Die Liga macht Pause, keine Frist läuft.** Spielen geht weiterhin. Die Moderation setzt sie mit { COMMAND("league", "league-manage") } fort.
league-over = **Die Liga ist zu Ende.**
league-nobody-won = Niemand hat gewonnen: Keine Partie ist von denen zu Ende gespielt worden, die sie begonnen haben.
league-nobody-ranked = Niemand hat gewonnen: Für einen Rang hat niemand genug Partien.
league-ended = **Diese Liga wurde vorzeitig beendet:** Gespielt war noch nichts.
league-won = 🏆 { $count ->
        [one] **{ $names }** gewinnt!
       *[other] **{ $names }** gewinnen gemeinsam!
    }
league-games = Gewertete Partien
league-round = Runde { $round } von { $rounds }
league-round-short = Runde { $round }
league-stage = Pokalrunde { $stage }
league-final = Das Finale
league-until = bis zum { $at } ({ $ago })
league-opening = Tische werden aufgemacht: { $opened } von { $tables }
league-opening-slow = Discord lässt mich nur wenige Threads auf einmal aufmachen, das kann also ein paar Minuten dauern.
league-byes = Spielfrei: { $names }
league-closeness = Begegnungen bisher: { $meetings }, davon Wiederholungen: { $repeated } (mindestens { $unavoidable } unvermeidbar).
league-standings = Tabelle
league-standing = { $place } **{ $name }** · { $points } · { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    }
button-league-terms = Bedingungen
button-league-join = Anmelden
button-league-leave = Abmelden
button-league-offer = Ich springe gern ein

## Die Ligen eines Servers

leagues-title = Ligen auf diesem Server
leagues-none = Auf diesem Server gibt es noch keine Liga. Die Moderation gründet eine mit { COMMAND("league", "league-create") }.
league-link = [Zur Liga]({ $link })
league-is-sign-up = Anmeldung läuft
league-is-running = läuft
league-is-paused = macht Pause
league-is-finished = zu Ende
league-is-ended = vorzeitig beendet

## Partien

match-table = Tisch { $table }
match-title = Tisch { $table }
match-planned = ist ausgelost
match-opening = wird aufgemacht
match-waiting = { $there } von { $people } da
match-playing = wird gespielt
match-done = ist zu Ende
match-void = zählt nicht
match-undecided = ohne Entscheidung
match-unrated = ist zu Ende, ohne Spielstärke
match-house-rules = 🏠 Hausregeln
match-ended-early = ⏱ { $planned ->
        [0] nach Durchgang { $played } beendet
       *[other] { $played } von { $planned } Durchgängen
    }
match-starts = Ausgeteilt wird, sobald alle da sind.
match-starts-at = Ausgeteilt wird, sobald alle da sind, spätestens aber am { $at } ({ $ago }).
match-ends-at = Die Runde der Liga endet am { $at } ({ $ago }).
match-round-ends = Diese Runde von **{ $league }** endet am { $at } ({ $ago }). Gewartet wird auf: { $mentions }
match-played-out = Die Runde von **{ $league }** ist um. Was noch läuft, übernehmen Computerpiraten am { $at } ({ $ago }). Gewartet wird auf: { $mentions }
match-ends-now = Die Moderation beendet diese Runde von **{ $league }** jetzt. Wer gerade dran ist, behält die Frist; alles Weitere spielen Computerpiraten. Gewartet wird auf: { $mentions }
match-begun = Die Karten sind ausgeteilt: [zum Tisch]({ $link })
match-void-told = Diese Partie zählt nicht: Sie wird nicht gespielt.
button-match-there = Ich bin da

## Eine Liga gründen

founding-points = Punkte pro Tisch: **{ $points }**
league-points-usual = die üblichen Punkte (4-2-1 zu dritt, 5-3-2-1 zu viert und so weiter)
league-points-score = die Punkte des Spiels selbst
league-points-word = spiel
founding-start = Eine Partie beginnt, sobald alle da sind, spätestens **{ $hours ->
        [one] eine Stunde
       *[other] { $hours } Stunden
    }**, nachdem der Tisch aufgemacht wurde.
founding-until = Anmeldung bis **{ $until }**.
founding-no-end = zum Start durch die Moderation
founding-any-number = beliebig viele
founding-computers = { $count ->
        [0] keine
       *[other] { $count }
    }
founding-kind = **{ $kind }** ({ $time }): { $about }.
founding-no-limit = so lange ihr mögt
founding-of-people = { $time } bei { $people } am Start
founding-weeks = { $weeks ->
        [one] etwa eine Woche
       *[other] etwa { $weeks } Wochen
    }
founding-season = **{ $game }**, { $size } pro Tisch; man schaut { $rhythm } vorbei. **{ $rounds ->
        [one] Eine Runde
       *[other] { $rounds } Runden
    }**, höchstens { $time } pro Runde.
founding-cup = **{ $game }**, { $size } pro Tisch; man schaut { $rhythm } vorbei. Höchstens { $time } pro Pokalrunde, bis ein Tisch übrig ist.
founding-ladder = **{ $game }**, ohne Ende: Eine Partie zählt, wenn sich vor dem ersten Zug alle einigen und mindestens { $least } mitspielen.
founding-voyage = **{ $game }**: dieselben **{ $deals } Partien** für alle, allein und jederzeit, bis **{ $end }**.
founding-rounds = { $rounds ->
        [one] Eine Runde
       *[other] { $rounds } Runden
    }, { $time }
founding-deals = Partien
founding-in-days = { $days ->
        [one] in einem Tag
       *[other] in { $days } Tagen
    }
founding-usually = { $value } (üblich: { $usual })
founding-to-more = Mehr …
founding-to-kinds = Andere Art
founding-voyage-instead = Lieber eine Kaperfahrt
founding-too-long = ⚠️ Drei Runden dieses Spiels dauern länger als acht Wochen. Eine Kaperfahrt dauert zwei.
founding-final = { $tables ->
        [0] kein Finale
        [one] ein Finaltisch
       *[other] { $tables } Tische, dann ein Finale
    }
select-final = Finale
select-setting = Eine Einstellung ändern
select-strictness = Strenge
strictness-friendly = locker
strictness-friendly-about = Niemand scheidet aus, Computerpiraten punkten für Abwesende, kein Einspruch
strictness-fair = fair
strictness-fair-about = Wer zweimal nacheinander fehlt, ist raus; nichts für Computerpiraten; kein Einspruch
strictness-strict = streng
strictness-strict-about = Wer einmal fehlt, ist raus; nichts für Computerpiraten; ein Tag für Einsprüche
strictness-seats-friendly-about = Computerpiraten punkten für Abwesende, kein Einspruch
strictness-seats-fair-about = Nichts für Computerpiraten, kein Einspruch
strictness-seats-strict-about = Nichts für Computerpiraten, ein Tag für Einsprüche
strictness-own = Strenge: eigene Einstellungen
button-founding-rounds = Zahlen …
button-founding-cup = Weitere Zahlen …
button-founding-about = Ein eigener Text
form-about = Ein eigener Text
form-about-about = Regeln, Preise, Termine: Alle lesen ihn im Aushang der Liga. Ohne Erwähnungen
league-about-none = keiner
refusal-about-has-mentions = Der Text darf niemanden erwähnen. Nimm @everyone, @here und Erwähnungen heraus und schreib die Namen aus.
button-founding-open = Anmeldung eröffnen
button-founding-begin = Rangliste starten
select-league-game = Spiel
select-league-size = Größe der Tische
select-rhythm = Wie oft man vorbeischaut
rhythm-once = etwa einmal am Tag
rhythm-once-about = Zeitkonto von mindestens 14 Tagen und lange Ligarunden
rhythm-few = zwei- oder dreimal am Tag
rhythm-few-about = Ein Tag pro Zug
rhythm-often = alle paar Stunden
rhythm-often-about = Ein Tag pro Zug und kurze Ligarunden
select-league-channel = Kanal für Aushang und Tische
select-league-computers = Computerpiraten
select-league-level = Piratenrang
form-rounds = Runden der Liga
form-hours = Zeit pro Runde
form-stage-hours = Zeit pro Pokalrunde
form-hours-about = Z. B. 168 oder 7 Tage; was dann noch läuft, spielen Computerpiraten zu Ende
form-points = Punkte nach Platzierung
form-points-about = Z. B. 5-3-2-1; leer: die üblichen; „spiel“: die Punkte des Spiels selbst
form-places = Plätze
form-places-about = Wer sich später anmeldet, kommt auf die Warteliste; leer: beliebig viele
form-until = Anmeldung bis
form-until-about = { $example } ({ $zone }) oder Zahl der Stunden; leer: du startest
form-finalists = Finalplätze
form-finalists-about = Wie viele nach der Saison einen Pokal spielen; 0: kein Pokal
form-advance = Wie viele pro Pokaltisch weiterkommen
form-advance-about = Üblich ist 1
form-start = Start ohne Fehlende nach
form-start-about = Z. B. 24 oder 2 Tage; früher, wenn alle auf „Ich bin da“ getippt haben

## Antworten

done-league-joined = Du bist bei **{ $name }** dabei! Wenn dein Tisch aufgemacht wird, erwähne ich dich in seinem Thread.
done-league-joined-late = Du bist ab der nächsten Runde bei **{ $name }** dabei.
done-ladder-joined = Du bist bei **{ $name }** dabei! Eine Partie zählt, wenn am Tisch alle vor dem ersten Zug zustimmen.
league-earlier-rounds = Frühere Runden bringen dir { $best ->
        [0] keine Punkte.
        [one] keine Punkte, es zählt aber nur die beste.
       *[other] keine Punkte, es zählen aber nur die besten { $best }.
    }
done-league-vacation = 🌴 Du hast ab { $begin } Urlaub angekündigt. Deine Bedenkzeit steht dann still, und die Runde endet um so viel später, wie dein Tisch auf dich wartet. Bist du die meiste Zeit einer Runde weg, hast du spielfrei, und es kann jemand für dich einspringen.
done-league-waiting = **{ $name }** ist voll: Du bist Nummer { $place } auf der Warteliste.
done-league-left = Du bist bei **{ $name }** abgemeldet. Was du gespielt hast, zählt weiter.
league-still-seated = ⏳ An einem laufenden Tisch sitzt du noch, und die anderen warten auf deine Züge. Spiel zu Ende, oder gib den Platz ab: Dann übernimmt ein Computerpirat.
button-play-on = Zu Ende spielen
button-give-seat-up = Platz abgeben
done-league-offered = Danke! Wenn bei **{ $name }** jemand fehlt, springst vielleicht du ein.
done-league-founded = **{ $name }** ist eröffnet. Der Aushang kommt nach { $channel }.
done-match-there = Schön, dass du da bist! Es fehlen noch: { $names }
done-match-all-there = Alle sind da: Es wird ausgeteilt.
permission-create-public-threads = Öffentliche Threads erstellen

## Was nicht geht

refusal-leagues-by-moderators = Ligen gründet und leitet hier nur die Moderation: alle mit *Server verwalten* oder mit der Moderationsrolle. Frag dort nach.
refusal-no-such-league = Diese Liga gibt es auf diesem Server nicht. { COMMAND("league", "league-list") } zeigt alle.
refusal-league-name-length = Der Name einer Liga hat 1 bis { $most } Zeichen. Wähl einen anderen.
refusal-league-name-taken = Eine Liga „{ $word }“ gibt es auf diesem Server schon. Wähl einen anderen Namen.
refusal-league-computers = Es gehen 0 bis { $most } Computerpiraten, höchstens einer pro Platz.
refusal-deadline-past = Die Anmeldung wäre dann schon vorbei. Nimm eine spätere Zeit oder lass das Feld leer.
refusal-no-number = „{ $value }“ ist keine ganze Zahl. Schreib z. B. 4.
refusal-no-hours = „{ $value }“ ist keine Dauer. Schreib Stunden, z. B. 48, oder Tage, z. B. 2 Tage.
refusal-no-instant = „{ $value }“ ist kein Datum mit Uhrzeit. Schreib z. B. { $example } oder wie lange noch, z. B. 48 Stunden.
refusal-league-channel-wanted = Eine Liga braucht einen Textkanal auf diesem Server. Wähl einen in den Einstellungen der Liga.
refusal-league-channel-announces = In einem Ankündigungskanal kann keine Liga laufen. Wähl einen gewöhnlichen Textkanal.
refusal-league-permissions = In { $channel } kann ich keine Liga ausrichten. Mir fehlt: { $permissions }. Erlaub mir das oder nimm einen anderen Kanal.
refusal-signed-up-already = Du bist schon angemeldet. Mit *Abmelden* bist du wieder raus.
refusal-not-signed-up = Du bist in dieser Liga nicht angemeldet. Mit *Anmelden* bist du dabei.
refusal-already-in-league = { $name } ist in dieser Liga schon dabei. Wähl jemand anders aus.
refusal-league-over = Diese Liga ist nicht offen. { COMMAND("league", "league-list") } zeigt, welche es sind.
refusal-league-has-begun = Diese Liga läuft schon. Tipp auf *Aktualisieren*, um zu sehen, wie sie steht.
refusal-league-has-no-next-round = Eine nächste Runde gibt es nicht: Die Liga muss laufen, und eine Rangliste hat keine Runden.
refusal-league-has-no-round = Noch hat keine Runde mit Frist begonnen. Starte erst die Liga; eine Rangliste hat keine Fristen.
refusal-league-not-running = Nur eine laufende Liga kann Pause machen. Starte sie erst oder beende sie.
refusal-league-not-paused = Diese Liga macht keine Pause, also gibt es nichts fortzusetzen.
refusal-cup-has-begun = Dieser Pokal läuft schon, dazukommen kann niemand mehr. Du kannst aber anbieten, einzuspringen.
refusal-stage-not-over = Eine Partie dieser Pokalrunde hat noch kein Ergebnis. Lass sie zu Ende spielen oder korrigiere ihr Ergebnis; dann kann die nächste ausgelost werden.
refusal-match-paused = Tisch { $number } der Liga macht Pause, und darum wartet die Liga. Die Moderation lässt ihn mit { COMMAND("tavern", "tables") } weiterspielen; sonst geht es weiter, wenn die Runde zu Ende gespielt wird.
refusal-match-thread-taken = Im Thread von Tisch { $number } steht ein anderer Tisch; darum können dort keine Karten ausgeteilt werden. Beende das andere Spiel oder verschiebe seinen Tisch mit { COMMAND("tavern", "tables") }.
refusal-match-frozen = Tisch { $number } der Liga ist eingefroren: Seinem Protokoll ist nicht zu trauen. Taue ihn mit { COMMAND("tavern", "tables") } auf oder werte seine Partie nicht.
refusal-league-pause = An den Tischen einer Liga macht nur eine Pause, wer die Liga leitet, denn die anderen warten auf das Ergebnis. Frag dort nach.
refusal-league-replace = An den Tischen einer Liga ersetzt nur jemanden, wer die Liga leitet. Frag dort.
refusal-no-such-match = Diese Partie gibt es auf diesem Server nicht. { COMMAND("league", "league-show") } listet die einer Liga auf.
refusal-not-your-match = Das ist nicht deine Partie. Such den Thread, in dem du erwähnt wirst.
refusal-match-has-begun = Diese Partie wartet auf niemanden: Sie läuft schon, oder ihr Tisch wird erst noch aufgemacht.
refusal-there-already = Ich weiß schon, dass du da bist. Ausgeteilt wird, sobald alle da sind.
refusal-match-waits-here = Dieser Thread ist für eine Ligapartie da, die hier ausgeteilt wird. Mach deinen Tisch in einem anderen Kanal auf.
refusal-not-in-match = Diese Person spielt in dieser Partie nicht oder nicht mehr mit. Wähl jemanden aus, der mitspielt.
refusal-match-is-over = Diese Partie ist zu Ende. Wenn du einen Grund angibst, kannst du ihr Ergebnis korrigieren oder nicht mehr werten.
refusal-match-has-no-result = Diese Partie hat noch kein Ergebnis. Korrigieren kannst du es, wenn sie zu Ende ist.
refusal-reason-wanted = Eine Korrektur braucht einen Grund mit 1 bis { $most } Zeichen. Alle können ihn lesen.
refusal-scores-wanted = Gib { $wanted } ganze Zahlen an, eine pro Person, in der Sitzreihenfolge (nicht nach Platzierung).
refusal-table-counts-already = Dieser Tisch zählt schon für eine Liga. Nimm einen anderen.
refusal-not-a-ladder = Einzelne Tische zählen nur für Ranglisten; eine Saison und ein Pokal machen ihre eigenen auf.
refusal-another-game = An diesem Tisch wird ein anderes Spiel gespielt als in der Liga. Nimm einen mit demselben Spiel.
refusal-table-cannot-count = Werten lässt sich nur eine laufende oder beendete Partie.
refusal-table-size = { $size } pro Tisch geht nicht: Dieses Spiel ist für { $smallest } bis { $largest }.
refusal-too-few-people = { $people ->
        [0] Noch niemand ist angemeldet
        [one] Bisher gibt es eine Anmeldung
       *[other] Bisher gibt es { $people } Anmeldungen
    }, und es braucht mindestens { $fewest }. Warte auf mehr oder nimm jemanden dazu.
refusal-person-twice = Jemand steht doppelt da: { $people } Einträge, { $different } verschiedene Leute. Nimm den zweiten Eintrag heraus.
refusal-sizes-do-not-fit = { $people } Leute passen nicht an Tische mit { $places } Plätzen. Ändere die Größe der Tische oder die Zahl der Leute.
refusal-cup-bye = Bei { $people } Leuten an Tischen dieser Größe wären Freilose nötig ({ $byes }), und im Pokal gibt es keine. Ändere die Größe der Tische oder die Zahl der Leute.
refusal-cup-advance = { $advance } pro Tisch können nicht weiterkommen, wenn am kleinsten Tisch { $smallest } sitzen: Mindestens eine Person kommt weiter, und mindestens eine scheidet aus.
refusal-cup-without-end = Mit { $people } Leuten an Tischen zu { $size }, von denen { $advance } weiterkommen, ginge der Pokal nie zu Ende. Lass weniger weiterkommen oder mach die Tische größer.
refusal-points-not-numbers = Punkte sind ganze Zahlen mit Bindestrichen dazwischen, z. B. 5-3-2-1.
refusal-points-too-many = Kein Tisch hat mehr als { $most } Plätze. Gib höchstens für so viele Punkte an.
refusal-points-too-high = Ein Platz kann höchstens { $most } Punkte bringen.
refusal-points-rise = Ein hinterer Platz kann nicht mehr bringen als ein vorderer. Schreib sie vom ersten Platz an, z. B. 5-3-2-1.
