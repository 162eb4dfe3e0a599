# Ligen: ihr Beitrag, Anmelden, Partien, Gründen, und was nicht geht.

## Der Beitrag einer Liga

format-ladder = Rangliste
format-ladder-about = Es zählen die Spiele, die die Moderation wertet; ohne Runden
format-season = Saison
format-season-about = Alle spielen jede Runde, jedes Mal an neu ausgelosten Tischen
format-cup = Pokal
format-cup-about = Die Besten jedes Tisches kommen weiter, bis zum Finaltisch
select-format = Art der Liga
league-what = { $format } · { $game } · { $size } pro Tisch · Tempo: { $pace }
league-plan-ladder = Jedes Spiel, das die Moderation dafür wertet, zählt für die Tabelle.
league-plan-cup = Pokal: { $advance ->
        [one] pro Tisch kommt der beste Platz weiter
       *[other] pro Tisch kommen die besten { $advance } weiter
    }, { $time } pro Stufe.
league-plan-season = { $rounds ->
        [one] Eine Runde
       *[other] { $rounds } Runden
    }, { $time } für jede.
league-plan-final = Danach spielen die besten { $finalists } einen Pokal um den Sieg.
league-days = { $days ->
        [one] ein Tag
       *[other] { $days } Tage
    }
league-hours = { $hours ->
        [one] eine Stunde
       *[other] { $hours } Stunden
    }
league-sign-up = **Die Anmeldung läuft.** Sie endet, wenn die Moderation die Liga startet.
league-sign-up-until = **Die Anmeldung läuft** bis { $at } ({ $ago }).
league-players = { $count ->
        [0] Noch ist niemand angemeldet.
        [one] Eine Anmeldung bisher.
       *[other] { $count } sind angemeldet.
    }
league-places = { $free ->
        [0] Alle { $places } Plätze sind vergeben; wer jetzt kommt, steht auf der Warteliste.
       *[other] { $free } von { $places } Plätzen sind frei.
    }
league-waiting-list = **Warteliste** ({ $count })
league-substitutes = **Würden einspringen** ({ $count })
league-more = … und noch { $count }
league-paused = ⏸ **Die Liga macht Pause.** Angefangene Spiele gehen weiter.
league-over = **Die Liga ist zu Ende.**
league-ended = **Diese Liga wurde beendet**, bevor etwas gespielt war.
league-won = 🏆 { $count ->
        [one] **{ $names }** hat gewonnen!
       *[other] **{ $names }** haben gemeinsam gewonnen!
    }
league-games = Gewertete Spiele
league-round = Runde { $round } von { $rounds }
league-stage = Pokal, Stufe { $stage } · { $tables } Tische
league-final = Das Finale
league-until = bis { $at } ({ $ago })
league-opening = Tische werden aufgemacht: { $opened } von { $tables }
league-byes = Setzt diesmal aus: { $names }
league-closeness = Bisher { $meetings } Begegnungen an den Tischen, davon { $repeated } mit jemandem, den man schon kannte; mindestens { $unavoidable } davon lassen sich nicht vermeiden.
league-standings = Tabelle
league-standing = { $rank }. **{ $name }** · { $points } · { $games ->
        [one] ein Spiel
       *[other] { $games } Spiele
    }
button-league-join = Anmelden
button-league-leave = Abmelden
button-league-offer = Ich springe gern ein

## Die Ligen eines Servers

leagues-title = Ligen auf diesem Server
leagues-none = Auf diesem Server gibt es noch keine Liga. Wer ihn verwaltet oder moderiert, gründet eine mit `/league create`.
league-link = [Zur Liga]({ $link })
league-is-sign-up = Anmeldung läuft
league-is-running = läuft
league-is-paused = macht Pause
league-is-finished = zu Ende
league-is-ended = beendet

## Partien

match-thread = Runde { $round } · Tisch { $table }
match-title = Tisch { $table }
match-planned = ist ausgelost
match-opening = wird aufgemacht
match-waiting = { $there } von { $people } sind da
match-playing = wird gespielt
match-done = ist fertig
match-void = zählt nicht
match-starts = Ausgeteilt wird, sobald alle da sind.
match-starts-at = Ausgeteilt wird, sobald alle da sind, spätestens aber { $at } ({ $ago }).
match-begun = Das Spiel hat begonnen: { $link }
match-void-told = Diese Partie wird nicht gespielt.
button-match-there = Ich bin da

## Eine Liga gründen

founding-about = Das hier siehst nur du. Stell alles so ein, wie du magst, und eröffne dann die Anmeldung.
founding-points = Ein Tisch bringt: **{ $points }**
league-points-usual = die üblichen Punkte (4-2-1 zu dritt, 5-3-2-1 zu viert und so weiter)
league-points-score = die Punkte des Spiels selbst
league-points-word = spiel
founding-start = Eine Partie beginnt, sobald alle da sind, spätestens **{ $hours ->
        [one] eine Stunde
       *[other] { $hours } Stunden
    }**, nachdem der Tisch aufgemacht wurde.
founding-until = Anmeldung bis: **{ $until }**
founding-no-end = die Moderation startet die Liga
founding-places = Plätze: **{ $places }**, Computerpiraten, die mitspielen: **{ $computers }**
founding-any-number = beliebig viele
founding-channel = Beitrag und Tische: { $channel }
founding-to-league = Weiter: die Liga
founding-to-game = Zurück: das Spiel
founding-computers = { $count ->
        [0] keine
       *[other] { $count }
    }
button-founding-rounds = Runden, Punkte, Anmeldung
button-founding-cup = Pokal und Beginn
button-founding-open = Anmeldung eröffnen
button-founding-begin = Rangliste starten
select-league-game = Spiel
select-league-size = Größe der Tische
league-size = zu { $size }
select-league-channel = Der Kanal für Beitrag und Tische
select-league-computers = Computerpiraten
form-rounds = Runden
form-hours = Stunden pro Runde
form-hours-about = 168 sind eine Woche; was dann noch läuft, spielen Computerpiraten zu Ende
form-points = Punkte eines Tisches
form-points-about = Etwa 5-3-2-1; leer: die üblichen; „spiel“: die Punkte des Spiels selbst
form-places = Plätze
form-places-about = Wer später kommt, steht auf der Warteliste; leer: beliebig viele
form-until = Anmeldung bis
form-until-about = 2026-12-24 20:00 ({ $zone }) oder Zahl der Stunden; leer: du startest
form-finalists = Finalplätze
form-finalists-about = Wie viele nach einer Saison einen Pokal spielen; 0: niemand
form-advance = Wie viele pro Tisch im Pokal weiterkommen
form-advance-about = Üblich ist 1
form-start = Stunden, bis es auf jeden Fall losgeht
form-start-about = Früher geht es los, wenn alle „Ich bin da“ gedrückt haben

## Antworten

done-league-joined = Du bist bei **{ $name }** dabei. Wenn dein Tisch aufgemacht wird, wirst du in seinem Thread erwähnt.
done-league-joined-late = Du bist bei **{ $name }** ab der nächsten Runde dabei.
done-league-waiting = Bei **{ $name }** sind alle Plätze vergeben: Du bist Nummer { $place } auf der Warteliste.
done-league-left = Du bist bei **{ $name }** nicht mehr dabei. Was du gespielt hast, zählt.
done-league-offered = Danke! Wenn bei **{ $name }** jemand fehlt, wirst du vielleicht gefragt.
done-league-founded = **{ $name }** ist eröffnet. Der Beitrag kommt nach { $channel }.
done-match-there = Schön, dass du da bist. Es fehlen noch: { $names }
done-match-all-there = Alle sind da: Es wird ausgeteilt.
permission-create-public-threads = Öffentliche Threads erstellen

## Was nicht geht

refusal-leagues-by-moderators = Ligen gründet und leitet, wer diesen Server verwaltet oder die Moderationsrolle hat, die er festgelegt hat. Frag dort nach.
refusal-no-such-league = Diese Liga gibt es auf diesem Server nicht. `/league list` zeigt alle.
refusal-league-name-length = Der Name einer Liga hat 1 bis { $most } Zeichen. Nimm einen kürzeren.
refusal-league-name-taken = Eine Liga „{ $word }“ gibt es auf diesem Server schon. Nimm einen anderen Namen.
refusal-league-computers = Es gehen 0 bis { $most } Computerpiraten, so viele, wie es Plätze gibt.
refusal-league-out-of-range = { $what ->
        [league_rounds] Die Zahl der Runden
        [league_round_hours] Die Zahl der Stunden pro Runde
        [league_start_hours] Die Zahl der Stunden, bis es auf jeden Fall losgeht,
       *[league_places] Die Zahl der Plätze
    } muss zwischen { $least } und { $most } liegen.
refusal-deadline-past = Die Anmeldung wäre dann schon vorbei. Nimm eine spätere Zeit, oder lass das Feld leer.
refusal-no-number = „{ $value }“ ist keine ganze Zahl. Schreib etwa 4.
refusal-no-instant = „{ $value }“ ist keine Zeit. Schreib Jahr, Monat, Tag und Uhrzeit, etwa 2026-12-24 20:00, oder eine Zahl von Stunden, etwa 48.
refusal-league-channel-wanted = Eine Liga braucht einen Textkanal auf diesem Server. Wähl einen auf der Seite der Liga aus.
refusal-league-permissions = In { $channel } kann ich keine Liga ausrichten. Mir fehlt: { $permissions }. Erlaub mir das, oder nimm einen anderen Kanal.
refusal-signed-up-already = Du bist schon dabei. Mit *Abmelden* bist du wieder raus.
refusal-not-signed-up = Du bist in dieser Liga nicht dabei. Mit *Anmelden* kommst du rein.
refusal-already-in-league = { $name } ist schon dabei. Wähl jemand anderen aus.
refusal-league-over = Diese Liga ist nicht offen. `/league list` zeigt, welche es sind.
refusal-league-paused = Diese Liga macht Pause. Melde dich an, wenn es weitergeht.
refusal-league-has-begun = Diese Liga läuft schon. Mit *Anmelden* bist du ab der nächsten Runde dabei, außer bei einem Pokal.
refusal-league-has-no-next-round = Es gibt keine nächste Runde auszulosen: Die Liga muss laufen, und eine Rangliste hat keine Runden.
refusal-league-has-no-round = Es hat noch keine Runde mit Frist begonnen. Starte erst die Liga; eine Rangliste hat keine Fristen.
refusal-league-not-running = Pausieren lässt sich nur eine Liga, die läuft. Starte sie erst, oder beende sie.
refusal-league-not-paused = Weitergehen kann nur eine Liga, die Pause macht; diese tut das nicht.
refusal-cup-has-begun = Dieser Pokal läuft schon, dazukommen kann niemand mehr. Du kannst aber anbieten, für andere einzuspringen.
refusal-stage-not-over = Eine Partie dieser Stufe hat noch kein Ergebnis. Lasst sie zu Ende spielen oder berichtigt das Ergebnis; dann kann die nächste Stufe ausgelost werden.
refusal-no-such-match = Diese Partie gibt es auf diesem Server nicht. `/league show` zeigt die einer Liga.
refusal-not-your-match = Du spielst in dieser Partie nicht mit. Im Thread deiner eigenen wirst du erwähnt.
refusal-match-has-begun = Diese Partie wartet auf niemanden: Ihr Spiel läuft schon, oder ihr Tisch wird noch aufgemacht.
refusal-there-already = Ich weiß schon, dass du da bist. Ausgeteilt wird, sobald alle da sind.
refusal-match-waits-here = Dieser Thread ist für eine Ligapartie da, die hier ausgeteilt wird. Mach deinen Tisch in einem anderen Kanal auf.
refusal-not-in-match = Diese Person spielt in dieser Partie nicht mit, oder nicht mehr. Wähl jemanden aus, der mitspielt.
refusal-match-is-over = Diese Partie ist vorbei. Ihr Ergebnis lässt sich mit einer Begründung berichtigen oder streichen.
refusal-match-has-no-result = Diese Partie hat noch kein Ergebnis. Berichtigen kann man es, wenn sie vorbei ist.
refusal-reason-wanted = Eine Berichtigung braucht eine Begründung mit 1 bis { $most } Zeichen: Alle können sie lesen.
refusal-scores-wanted = Gib für jeden Platz eine Punktzahl an: { $wanted } ganze Zahlen in der Reihenfolge der Plätze.
refusal-table-counts-already = Dieser Tisch zählt schon für eine Liga. Nimm einen anderen.
refusal-not-a-ladder = Einzelne Tische zählen nur für Ranglisten; eine Saison und ein Pokal machen ihre eigenen auf.
refusal-another-game = An diesem Tisch wird etwas anderes gespielt als in der Liga. Nimm einen mit ihrem Spiel.
refusal-table-cannot-count = Zählen kann nur ein Tisch, an dem gespielt wird oder das Spiel zu Ende ist.
refusal-table-size = { $size } pro Tisch geht nicht: Dieses Spiel ist für { $smallest } bis { $largest }.
refusal-too-few-people = { $people ->
        [0] Niemand ist dabei
        [one] Erst eine Anmeldung
       *[other] Erst { $people } sind dabei
    }, und es braucht mindestens { $fewest }. Warte auf mehr, nimm jemanden dazu, oder spielt mit weniger Finalplätzen.
refusal-person-twice = Jemand steht doppelt da: { $people } Einträge, { $different } verschiedene Leute. Nimm den zweiten Eintrag heraus.
refusal-sizes-do-not-fit = { $people } Leute passen nicht an Tische mit { $places } Plätzen. Ändere die Größe der Tische, oder wie viele mitspielen.
refusal-cup-bye = Bei { $people } Leuten an Tischen dieser Größe müssten { $byes } aussetzen, und in einem Pokal setzt niemand aus. Ändere die Größe der Tische, oder wie viele mitspielen.
refusal-cup-advance = { $advance } pro Tisch können nicht weiterkommen, wenn am kleinsten Tisch { $smallest } sitzen: Mindestens eins kommt weiter, und eins bleibt zurück.
refusal-cup-without-end = Mit { $people } Leuten an Tischen zu { $size }, von denen { $advance } weiterkommen, ginge der Pokal nie zu Ende. Lass weniger weiterkommen, oder mach die Tische größer.
refusal-points-not-numbers = Punkte sind ganze Zahlen mit Bindestrichen dazwischen, etwa 5-3-2-1.
refusal-points-too-many = Kein Tisch hat mehr als { $most } Plätze. Gib höchstens für so viele Punkte an.
refusal-points-too-high = Ein Platz kann höchstens { $most } Punkte bringen.
refusal-points-rise = Ein hinterer Platz kann nicht mehr bringen als ein vorderer. Schreib sie vom ersten Platz an, etwa 5-3-2-1.
