# Was über Leute gespeichert ist, für sie selbst; und wie es dem Bot geht, für den, der ihn betreibt.
# keys.py, refusal_key: refusal-*

## Was über mich gespeichert ist

privacy-title =
    ## Was ich über dich speichere
privacy-tables = **An Tischen:** Discord-ID, Name, Züge mit Zeit, Ergebnisse, was du dort sonst tust (austeilen, Pause machen, gehen, ersetzt werden, einspringen); während einer Partie Frist, geplante Karte, Angebot einzuspringen. Andere dort sehen deinen Namen und was offen liegt.
privacy-leagues = **In Ligen:** Name, Datum von Anmeldung und Beitritt zum Server, gegen wen du spielst, Ergebnisse; von der Moderation, was sie gründet und korrigiert.
privacy-person = **Über dich:** Sprache, Einstellungen, Ruhezeiten, Zeitzone, Urlaube, und welche Direktnachrichten deine sind.
privacy-never = **Nie:** was Leute schreiben; ich kann es nicht lesen. Weitergegeben wird nichts.
privacy-until = **Bis du es löschst.** In beendeten Partien, und in Vorhersagen, an denen Punkte anderer hängen, steht dann „Anon.“. In Sicherungskopien bleibt es, bis sie gelöscht werden.

host-contact = **Wer diesen Bot betreibt:** { $contact }
host-privacy = Datenschutz
host-terms = Nutzungsbedingungen
host-support = Hilfe

button-my-data = Meine Daten als Datei
button-delete-data = Meine Daten löschen
button-yes-delete-data = Ja, löschen
button-keep-data = Nein, behalten
delete-data-question = **Alles löschen, was ich über dich gespeichert habe?**
    - { $tables ->
        [0] Du sitzt gerade an keinem Tisch.
        [one] Du verlierst deinen Platz an einem Tisch; wo die Karten ausgeteilt sind, spielt ein Computerpirat weiter.
       *[other] Du verlierst deine Plätze an { $tables } Tischen; wo die Karten ausgeteilt sind, spielt ein Computerpirat weiter.
    }
    - Von allen Ligen bist du abgemeldet. Beendete Partien behalten ihre Züge und Ergebnisse, mit „Anon.“ an deiner Stelle.
    - Deine Einstellungen und Urlaube sind vergessen, und meine Direktnachrichten an dich zu Partien werden gelöscht.
    - Das lässt sich nicht rückgängig machen. Kommst du wieder, fangen wir von vorne an.
done-data-file = Alles, was ich über dich gespeichert habe. Nur du siehst diese Datei.
done-data-deleted = Gelöscht. Ich weiß nichts mehr über dich; kommst du wieder, fangen wir von vorne an.

## Wie es dem Bot geht

health-title = ## Wie es mir geht
health-program = Version { $version }, Python { $python }, discord.py { $discord }. Gestartet { $since }. Verzögerung zu Discord: { $latency }.
health-tables = Tische: { $open } offen, { $running } laufend, { $finished } zu Ende gespielt, { $ended } vorzeitig beendet, { $frozen } eingefroren.
health-untold = Discord noch nicht mitgeteilt: { $tables ->
        [one] ein Tisch
       *[other] { $tables } Tische
    }.
health-due = Nächste Frist: { $next }. Überfällig: { $overdue }.
health-people = Bekannte Leute: { $people }.
health-invalid = { $requests ->
        [one] Eine Anfrage hat Discord abgelehnt: Das ist ein Fehler im Bot; welcher, steht im Log.
       *[other] { $requests } Anfragen hat Discord abgelehnt: Das sind Fehler im Bot; welche, steht im Log.
    }
health-no-dms = Discord lässt mich keine Direktnachrichten beginnen (Fehler { $code }). Ich versuche es { $until } wieder; bis dahin sehen alle ihre Karten im Kanal.
health-space = Datenbank: { $size }; auf ihrem Datenträger sind { $free } frei.
health-emojis = Emojis der Karten: { $known } von { $all }.
health-most-used = In 30 Tagen am häufigsten benutzt: { $names }.
health-least-used = Am seltensten: { $names }.
health-not-used = Gar nicht: { $count } von { $all }.
refusal-owner-only = Das kann nur sehen, wer mich betreibt.
