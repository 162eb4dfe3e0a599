# Wie Leute zusammenfinden: Herausforderungen, Einladungen, Tischwünsche.
# keys.py, button_key: button-*
# keys.py, command_key: command-*
# keys.py, key_of: button-calls-* button-invited-* preferences-invited-* settings-calls-*
# keys.py, option_key: option-*
# keys.py, refusal_key: refusal-*

menu-challenge = Herausfordern
menu-invite = An meinen Tisch einladen
command-challenge = herausfordern
command-challenge-about = Fordere jemanden zu einem Spiel zu zweit heraus
option-challenge-player = person
option-challenge-player-about = Wen du herausforderst

challenge-ways = Fordere **{ $name }** heraus: zu einem Tisch zu zweit, oder zu einem Duell ({ $game }): dieselben drei versiegelten Partien, jede Person für sich, innerhalb von drei Tagen.
challenge-whom = Wen forderst du heraus?
select-challenge-whom = Wähl eine Person
select-challenge-game = Ein anderes Spiel
button-challenge-duel = Dieselben drei Partien
button-challenge-table = Ein Tisch zu zweit
button-challenge-someone = Jemanden herausfordern
challenge-call = 🤺 { $mention }, { $name } fordert dich heraus: { $game }, nur ihr zwei.
challenge-accepted = 🤺 { $rival } nimmt die Herausforderung von { $name } an: { $game }.
challenge-declined = 🤺 Diesmal nicht: { $rival } lehnt ab.
challenge-taken-back = 🤺 { $name } nimmt die Frage zurück.
challenge-ran-out = 🤺 { $name } – { $rival }: Diesmal wurde nichts daraus.
challenge-open = { $name } hat dich schon [gefragt]({ $link }). Du kannst bis zum { $at } antworten.
challenge-open-own = Du hast { $name } schon [gefragt]({ $link }). Die Antwort hat Zeit bis zum { $at }.
invite-call = 🤺 { $mention }, { $name } lädt dich an einen Tisch ein: { $game }.
invite-accepted = 🤺 { $rival } sitzt jetzt am Tisch von { $name }: { $game }.
button-challenge-accept = Annehmen
button-challenge-decline = Nein, danke
button-challenge-undo = Zurücknehmen
done-challenge-declined = Du hast abgelehnt. In deinen Einstellungen kannst du Herausforderungen abschalten: { COMMAND("tavern", "preferences") }
done-challenge-undone = Zurückgenommen. { $name } wird nicht mehr gefragt.
done-challenged = { $name } hat eine Woche Zeit für die Antwort.

preferences-invited-on = Herausforderungen: **an**
preferences-invited-off = Herausforderungen: **aus**
button-invited-on = Herausfordern erlauben
button-invited-off = Keine Herausforderungen

refusal-challenge-bot = Bots nehmen keine Herausforderung an. { COMMAND("tavern", "help") } eröffnet einen Tisch, an den du Computerpiraten holen kannst.
refusal-challenge-self = Dich selbst kannst du nicht herausfordern. Wähl jemand anders, oder spiel das Blatt des Tages: { COMMAND("daily") }
refusal-challenge-yours = Annehmen muss die andere Person. Warte noch, oder fordere jemand anders heraus: { COMMAND("tavern", "challenge") }
refusal-challenge-not-yours = Diese Herausforderung gilt jemand anders. Fordere selbst jemanden heraus: { COMMAND("tavern", "challenge") }
refusal-challenge-old = Das ist vorbei: beantwortet, zurückgenommen oder mehr als eine Woche alt. Hier geht eine neue: { COMMAND("tavern", "challenge") }
refusal-challenge-undo = Zurücknehmen kann das nur { $name }. Zum Ablehnen tipp auf *Nein, danke*.
refusal-declined-lately = Du hast eine Absage bekommen. Diese Person kannst du { $ago } wieder fragen, jemand anders jetzt gleich: { COMMAND("tavern", "challenge") }
refusal-many-challenges = Das sind { $most } Herausforderungen und Einladungen an einem Tag, mehr gehen nicht. Die nächste geht { $ago }. An einen Tisch, den du eröffnest, können inzwischen alle kommen: { COMMAND("tavern", "help") }
refusal-no-thread-here = In diesem Kanal steht schon ein Tisch, und einen Thread kann ich hier nicht eröffnen. Versuch es in einem anderen Kanal.
refusal-challenger-left = Wer dich herausgefordert hat, ist nicht mehr auf dem Server. Fordere jemand anders heraus: { COMMAND("tavern", "challenge") }
refusal-invite-bot = Bots können nicht mitspielen. Computerpiraten kommen mit *Optionen* unter deinem Tisch dazu.
refusal-invite-self = Du sitzt schon an deinem Tisch. Wähl jemand anders.
refusal-invited-is-seated = { $name } sitzt schon an deinem Tisch. Wähl jemand anders.
refusal-no-invitations = { $name } möchte keine Herausforderungen und Einladungen. Wähl jemand anders.
refusal-no-open-table = Du hast auf diesem Server keinen offenen Tisch mit freiem Platz. { COMMAND("tavern", "help") } eröffnet einen.

button-looking = Wer spielt mit?
select-looking = Was möchtest du spielen?
looking-about = Offene Tische, und wer was spielen möchte. Wähl aus, was du möchtest: Ich erwähne dich, wenn so ein Tisch aufgeht, und eröffne einen, sobald genug Leute dasselbe möchten. Dein Wunsch gilt eine Woche (live: 2 Stunden).
looking-none = Noch sucht niemand Leute zum Spielen. Wähl unten aus, was du spielen möchtest.
looking-line = **{ $game }** · { $pace }: { $names } ({ $count } von { $enough })
looking-option = { $game } · { $pace }
looking-fits = 🔍 Hier ist ein Tisch für dich: *Platz nehmen*, oder warte auf weitere.
looking-call = 🔍 { $mentions }: { $host } hat einen Tisch { $game } ({ $pace }) eröffnet. { $seats }.
looking-call-over = 🔍 { $game }: An diesem Tisch kann niemand mehr Platz nehmen.
looking-opened = 🔍 Du hast einen Tisch gefunden: **[{ $game }]({ $link })**. Alle dort werden erwähnt.
looking-opened-for-others = 🔍 Gerade ist ein Tisch für andere aufgegangen: **[{ $game }]({ $link })**.
looking-waits = 🔍 Es sind genug Leute da, aber hier kann ich gerade keinen Tisch eröffnen. Ich versuche es wieder, sobald jemand diese Liste öffnet.
settings-meeting = Leute suchen: Tische und Erwähnungen nur in { $value }
settings-select-meeting = Kanal, um Leute zu suchen
settings-clear-meeting = Jeder Kanal für die Suche
settings-meeting-gone = Diesen Kanal gibt es nicht mehr. Bis ihr einen anderen wählt, können Tische und Erwähnungen in jedem Kanal kommen.
settings-calls-on = Erwähnungen, wenn ein gewünschter Tisch aufgeht: **an**
settings-calls-off = Erwähnungen, wenn ein gewünschter Tisch aufgeht: **aus**
button-calls-on = Suchende erwähnen
button-calls-off = Suchende nicht erwähnen
refusal-table-hidden = Den Kanal dieses Tischs siehst du nicht. Such dir einen anderen: { COMMAND("tavern", "help") }

privacy-watching = **Vorhersagen und „Wer spielt mit?“:** deine Vorhersagen mit Namen und Zeit; was du spielen möchtest, und Erwähnungen deshalb, von dir oder durch deinen Tisch: eine Woche; Herausforderungen und Einladungen, von dir und an dich, und die Antworten: zwei Wochen.
