# Eine laufende Liga ändern, und die Saison, die auf eine folgt.
# keys.py, refusal_key: refusal-*
button-league-edit = Einstellungen
editing-title = Einstellungen
editing-about = Was du änderst, gilt von jetzt an. Du siehst vorher, was es bewirkt.
editing-nothing = Noch ist nichts geändert.
editing-hours = Von der nächsten an. Die jetzige kannst du in der Übersicht verlängern.
editing-points = Die Tabelle wird neu berechnet, auch für alles schon Gespielte.
editing-pace = An Tischen, die ab jetzt aufgemacht werden.
editing-places = { $moved ->
        [0] Wer dabei ist, bleibt dabei.
        [one] Eine Person rückt von der Warteliste nach.
       *[other] { $moved } rücken von der Warteliste nach.
    }
editing-best = Die Tabelle wird neu berechnet.
editing-language = Für den Aushang der Liga und alles Neue. Offene Tische behalten ihre.
editing-fixed = Steht fest, solange die Liga läuft: { $names }.
refusal-cup-is-fixed = Der Pokal hat begonnen: Wer im Finale spielt und wie viele weiterkommen, steht jetzt fest.
league-rules-changed = **{ $name }** hat die Regeln geändert. Sie gelten auch für Partien, die schon gespielt sind; die Tabelle ist neu berechnet:
league-best-all = alle
league-best = { $best ->
        [one] Pro Person zählt nur die beste Runde.
       *[other] Pro Person zählen nur die besten { $best } Runden.
    }
form-best = Beste Runden, die zählen
form-best-about = Pro Person, z. B. 5 von 7; leer: alle
button-edit-do = Jetzt ändern
done-league-edited = ✅ Die Einstellungen sind geändert.
history-edited = **{ $name }** ändert die Einstellungen.
refusal-rounds-were-drawn = { $stage ->
        [0] { $drawn } Runden sind schon ausgelost, weniger können es nicht werden.
       *[other] Die Runden sind vorbei und der Pokal hat begonnen, also bleibt ihre Zahl.
    } Wähl eine andere Zahl.
league-invited = **Eingeladen** ({ $count })
league-asked = **Du bist eingeladen!** Tipp auf *Anmelden*, um mitzuspielen. Sonst wirst du nicht ausgelost.
league-round-over = **{ $round }** ist zu Ende.
league-digest = { $count ->
        [one] noch ein Tisch zu spielen
       *[other] noch { $count } Tische zu spielen
    }
button-digest-on = Wochenübersicht
button-digest-off = Keine Wochenübersicht
done-digest-on = ✅ Jeden Montagabend steht im Kanal der Liga, was noch zu spielen ist, das nächste Mal { $at } ({ $ago }).
done-digest-off = ✅ Es gibt keine Wochenübersicht mehr.
button-next-season = Nächste Saison
button-next-season-begin = Anmeldung eröffnen
next-season-title = Nach { $name }
next-season-about = Die nächste Saison hat dieselben Einstellungen und denselben Kanal. Alle hier werden eingeladen; dabei ist nur, wer auf *Anmelden* tippt.
next-season-asked = Eingeladen ({ $count }): { $names }
next-season-up = ⬆️ Steigen auf: { $names }
next-season-down = ⬇️ Steigen ab: { $names }
done-next-season = ✅ Die Anmeldung läuft, und im Kanal sind alle eingeladen: { $leagues }
button-divisions = Spielklassen
divisions-title = Spielklassen: { $name }
divisions-about = Ligen desselben Spiels können untereinander stehen. Sind alle zu Ende, öffnet *Nächste Saison* sie gemeinsam: Die Letzten steigen ab, die Ersten der nächsten auf. Wer nicht eingeladen ist, meldet sich in der untersten an.
divisions-above = Die Klasse über dieser Liga
divisions-none = Keine darüber
divisions-how-many = Wie viele auf- und absteigen
divisions-moves = { $count ->
        [one] 1 auf, 1 ab
       *[other] { $count } auf, { $count } ab
    }
done-divisions = ✅ Spielklassen gespeichert.
refusal-season-goes-on = Diese Saison oder eine ihrer Spielklassen ist noch nicht zu Ende. Beende sie erst, dann kommt die nächste.
refusal-season-was-followed = Die nächste Saison gibt es schon: { COMMAND("league", "league-list") } zeigt sie.
refusal-no-such-division = Unter dieser Liga geht es nicht: Es muss eine laufende Liga desselben Spiels auf diesem Server sein, unter der noch keine steht. Wähl eine andere aus.
refusal-league-by-invitation = In dieser Spielklasse können sich nur Eingeladene anmelden. Melde dich in der untersten an: { COMMAND("league", "league-list") } zeigt sie.
select-continues = Nächste Saison automatisch
editing-continues = Eine Woche nach dem Ende, wenn überhaupt.
league-continues = Eine Woche nach dem Ende öffnet die Anmeldung zur nächsten Saison von selbst.
league-unwanted = **{ $name }** findet nicht statt: Es haben sich zu wenige angemeldet ({ $count } von { $needed }).
select-sign-up-role = Wer sich anmelden darf: eine Rolle
sign-up-everybody = alle
select-only-invited = Nur Eingeladene
editing-sign-up = Ab der nächsten Anmeldung.
league-for-invited = Nur Eingeladene können sich anmelden.
league-for-role = Nur { $role } kann sich anmelden.
refusal-league-only-invited = Für diese Liga brauchst du eine Einladung. Bitte die Moderation darum.
refusal-league-sign-up-role = Nur { $role } kann sich für diese Liga anmelden. Bitte die Moderation um die Rolle.
select-protests = Einsprüche
protests-none = keine
editing-protests = Die nächste Runde wartet höchstens so lange.
league-protests = Frist für Einsprüche nach einer Partie: { $time }.
league-protests-until = ✋ Einsprüche sind möglich bis zum { $at } ({ $ago }); dann geht die Liga weiter.
button-protest = Einspruch
protest-until = Die Partie ist aus. Stimmt etwas nicht? Wer mitgespielt hat, kann Einspruch erheben bis zum { $at } ({ $ago }).
protest-about = Nur die Moderation liest das
protest-line = **{ $name }** erhebt Einspruch: { $reason }
protest-open = noch nicht entschieden
protest-allowed = **{ $name }** gibt statt: { $reason }
protest-dismissed = **{ $name }** lehnt ab: { $reason }
protest-allow = Dem Einspruch stattgeben
protest-dismiss = Einspruch ablehnen
match-decided = Die Moderation hat über diese Partie entschieden. Was jetzt zählt, steht in der Tabelle.
protest-told = **{ $name }** erhebt Einspruch gegen { $match }: { $reason }. In *Liga leiten* könnt ihr das Ergebnis korrigieren oder die Partie nicht werten, und ihr gebt dem Einspruch statt oder lehnt ihn ab.
protest-told-publicly = Es gibt einen Einspruch gegen { $match }. Wer die Liga leitet, liest ihn unter *Liga leiten*.
protest-disputed = { $mentions } Gegen dieses Ergebnis gibt es einen Einspruch. Die Moderation entscheidet; ihre Antwort steht dann hier.
protest-answered-allowed = { $mentions } Dem Einspruch gegen dieses Ergebnis ist stattgegeben: { $reason } (**{ $name }**). Was jetzt zählt, steht in der Tabelle.
protest-answered-dismissed = { $mentions } Der Einspruch gegen dieses Ergebnis ist abgelehnt: { $reason } (**{ $name }**).
done-protest = Dein Einspruch ist bei der Moderation. Sie entscheidet, ob das Ergebnis bleibt; ihre Antwort steht dann hier im Thread.
done-protest-allowed = ✅ Dem Einspruch ist stattgegeben.
done-protest-dismissed = ✅ Der Einspruch ist abgelehnt.
refusal-no-protest-any-more = Die Zeit für Einsprüche gegen diese Partie ist um. Sprich mit der Moderation.
refusal-protested-already = Dein Einspruch ist schon bei der Moderation. Warte auf die Antwort.
refusal-protest-is-decided = Über diesen Einspruch ist schon entschieden. Tipp auf *Aktualisieren*, um zu sehen, wie.
done-invited = ✅ { $count ->
        [0] Keine neuen Einladungen zu **{ $name }**.
        [one] Eine Person ist zu **{ $name }** eingeladen. Sie ist dabei, sobald sie auf *Anmelden* tippt.
       *[other] { $count } sind zu **{ $name }** eingeladen. Dabei ist, wer auf *Anmelden* tippt.
    }
invite-bad-rows = { $count ->
        [one] Eine Zeile übersprungen:
       *[other] { $count } Zeilen übersprungen:
    }
invite-row-no-id = Zeile { $row }: „{ $cell }“ ist keine Discord-ID.
invite-row-twice = Zeile { $row }: { $cell } steht zweimal in der Datei.
invite-row-no-member = Zeile { $row }: { $cell } ist nicht auf diesem Server oder ein Bot.
managing-invite = Personen einladen
button-league-file = Aus Datei einladen
form-file = CSV-Datei
form-file-about = Eine CSV mit einer Discord-ID in der ersten Spalte oder in der Spalte user_id
invite-row-rounded = Zeile { $row }: { $cell } ist eine ID, die eine Tabellenkalkulation gerundet hat. Stell die Spalte auf Text und füg die IDs neu ein.
invite-hint = Ohne IDs: { COMMAND("league", "league-manage") }, dann *Wer mitmacht* und *Personen einladen*, je 25 auf einmal.
invite-no-members = { $count ->
        [one] Übersprungen: ein Bot, oder jemand ist nicht auf diesem Server.
       *[other] { $count } übersprungen: Bots, oder nicht auf diesem Server.
    }
refusal-invite-file = Diese Liste kann ich nicht lesen. Schick eine CSV mit einer Discord-ID in der ersten Spalte oder in der Spalte user_id; Zeilen höchstens: { $most }.
select-league-forum = Forum
league-forum-none = keins
refusal-league-forum-wanted = Die Partien brauchen einen Forum-Kanal auf diesem Server. Wähl einen aus, oder keinen.
tag-waiting = wartet
tag-playing = läuft
tag-over = zu Ende

## Rollen

select-player-role = Rolle für alle, die mitmachen
select-champion-role = Rolle für den ersten Platz
league-role-none = keine
editing-player-role = Wer mitmacht, bekommt sie und verliert sie, wenn die Liga zu Ende ist.
editing-champion-role = Wer gewinnt, behält sie, bis die nächste Saison entschieden ist.
roles-refused = ⚠️ { $roles } kann ich nicht geben oder nehmen. Ich brauche „Rollen verwalten“, und meine Rolle muss darüber sein; wenn es sie nicht mehr gibt, wähl eine andere.
roles-refused-to = ⚠️ Bei { $names } lässt Discord mich { $role } weder geben noch nehmen: { $reason }
refusal-league-role-wanted = Wähl eine Rolle, die du selbst vergeben kannst: Du brauchst „Rollen verwalten“, und deine höchste Rolle muss darüber sein.
