# Was über Leute gespeichert ist, für sie selbst; und wie es dem Bot geht, für den, der ihn betreibt.

## Was über mich gespeichert ist

privacy-title =
    ## Was ich über dich speichere
    Damit Partien tagelang dauern und nach einem Neustart weitergehen können.
privacy-tables = **An Tischen:** für jeden deiner Plätze deine Discord-ID und deinen Namen, wie ihn der Server zeigt; die Züge des Platzes mit ihren Zeiten; das Ergebnis. Was du dort außer Zügen tust: geben, pausieren, gehen, ersetzt werden, einspringen. Und solange eine Partie läuft, deine Frist, einen geplanten Zug und dein Angebot, einzuspringen. Die anderen am Tisch sehen deinen Namen und was offen liegt.
privacy-leagues = **In Ligen:** dass du mitmachst und unter welchem Namen; mit wem du ausgelost wurdest; deine Ergebnisse. Von Moderatoren auch, welche Ligen sie angelegt und welche Ergebnisse sie berichtigt haben.
privacy-person = **Über dich:** deine Sprache, deine Einstellungen, deine Ruhezeiten mit Zeitzone, deine Urlaube und die IDs unserer Unterhaltung und meiner Nachrichten darin, damit dein Blatt dort aktuell bleibt.
privacy-never = **Was ich nie speichere:** irgendetwas, das Leute schreiben. Ich kann es auch nicht lesen. Weitergegeben wird nichts.
privacy-until = **Wie lange:** bis du es löschst. In beendeten Partien sitzt dann „Anon.“ an deiner Stelle. Wer mich betreibt, hat vielleicht Sicherungskopien; dort verschwindet es, wenn sie weggeworfen werden.

button-my-data = Meine Daten als Datei
button-delete-data = Meine Daten löschen
button-yes-delete-data = Ja, löschen
button-keep-data = Nein, behalten
delete-data-question = **Alles löschen, was ich über dich gespeichert habe?**
    - { $tables ->
        [0] Du sitzt gerade an keinem Tisch.
        [one] Du verlierst deinen Platz an { $tables } Tisch; wo die Karten gegeben sind, spielt ein Computerpirat weiter.
       *[other] Du verlierst deine Plätze an { $tables } Tischen; wo die Karten gegeben sind, spielt ein Computerpirat weiter.
    }
    - Aus Ligen bist du draußen. Beendete Partien behalten ihre Züge und Ergebnisse, mit „Anon.“ an deiner Stelle.
    - Deine Einstellungen und Urlaube sind vergessen, und meine Direktnachrichten an dich zu Partien werden gelöscht.
    - Das lässt sich nicht rückgängig machen. Wenn du mich wieder benutzt, fange ich von vorne an.
done-data-file = Alles, was ich über dich gespeichert habe. Nur du siehst diese Datei.
done-data-deleted = Es ist gelöscht: Ich weiß nichts mehr über dich. Wenn du mich wieder benutzt, lerne ich dich neu kennen.

## Wie es dem Bot geht

health-title = ## Wie es mir geht
health-program = Version { $version }, Python { $python }, discord.py { $discord }. Gestartet { $since }. Verzögerung zu Discord: { $latency }.
health-tables = Tische: { $open } offen, { $running } laufend, { $finished } fertig gespielt, { $ended } beendet, { $frozen } eingefroren.
health-untold = Discord noch nicht mitgeteilt: { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    }.
health-due = Nächste Frist: { $next }. Überfällig: { $overdue }.
health-people = Bekannte Leute: { $people }.
health-space = Datenbank: { $size }; auf ihrem Datenträger sind { $free } frei.
refusal-owner-only = Das kann nur sehen, wer diesen Bot betreibt.
