# Was Leute eingestellt haben, wann sie weg sind, und alle ihre Tische.
# keys.py, key_of: button-forced-* button-leads-* hands-* nudges-* preferences-forced-* preferences-leads-* select-* tips-*
# keys.py, refusal_key: refusal-*

## Meine Tische

mine-turn = Du bist dran
mine-waiting = Andere sind dran
mine-open = Noch nicht ausgeteilt
mine-none = Du sitzt an keinem Tisch. Setz dich an einen oder mach einen auf, z. B. mit { COMMAND("skullking", "start") }.
mine-more = { $count ->
        [one] … und noch einer.
       *[other] … und noch { $count }.
    }
button-next-table = Weiter: { $game }
mine-line = [{ $game }]({ $link }){ $place }: { $what }{ $until }
mine-you = Du bist dran.
mine-others = Dran: { $names }.
mine-paused = ⏸ Pause, { $ago } begonnen.
mine-frozen = Eingefroren, bis die Moderation nachsieht.
mine-absent = Ein Computerpirat spielt für dich. Mit { COMMAND("table", "manage") } dort im Kanal nimmst du deinen Platz zurück.
mine-host = Du bist hier Host, ohne eigenen Platz.

## Die Einstellungen

preferences-title = **Deine Einstellungen**, auf jedem Server
preferences-forced-on = Erzwungene Züge: **mache ich für dich**
preferences-forced-off = Erzwungene Züge: **machst du selbst**
preferences-leads-on = Sobald jemand ausspielt: **frage ich gleich nach deiner Karte**
preferences-leads-off = Sobald jemand ausspielt: **warte ich, bis du dran bist**
preferences-forced-about = Ist nur ein Zug möglich, kann ich ihn nach einer zufälligen Weile für dich machen, nie in deinen Ruhezeiten. Andere können ahnen, dass er erzwungen war.
preferences-leads-about = Skull King, außer bei „live“: Du wählst deine Karte im Voraus und geheim, und niemand muss später auf dich warten.
preferences-zone = Zeitzone: **{ $zone }** (jetzt { $time })
preferences-quiet = Ruhezeiten: **{ $begin } bis { $end }**
preferences-quiet-none = Ruhezeiten: **keine**
preferences-vacation = Urlaub:
preferences-vacation-none = Urlaub: **keiner**
preferences-days = { $days ->
        [0] Hier läuft deine Bedenkzeit auch im Urlaub
        [one] Hier hält 1 Tag im Jahr deine Bedenkzeit an
       *[other] Hier halten { $days } Tage im Jahr deine Bedenkzeit an
    }
preferences-days-anywhere = Wie viele Urlaubstage im Jahr deine Bedenkzeit anhalten, legt jeder Server selbst fest.
select-language = Sprache
language-name = Deutsch
language-discord = wie in Discord
select-nudges = Wenn du dran bist
nudges-mention = Erwähnung
nudges-mention-about = Ich erwähne dich im Kanal des Tisches
nudges-dm = Direktnachricht
nudges-dm-about = Ich schreibe dir; geht das nicht, erwähne ich dich
nudges-none = nichts
nudges-none-about = Ich sage nicht Bescheid; { COMMAND_NAME("tavern", "my-tables") } zeigt, wo du dran bist
select-hands = Deine Karten
hands-dm = Direktnachricht
hands-dm-about = Ich schicke sie dir und halte sie auf dem neuesten Stand
hands-demand = nur wenn du fragst
hands-demand-about = Der Knopf „Meine Karten“ und der Befehl zeigen sie dir
select-tips = Tipps
tips-first = in ersten Spielen
tips-first-about = Ich erkläre das erste Spiel jeder Art
tips-always = immer
tips-always-about = Ich erkläre in jedem Spiel
tips-never = nie
tips-never-about = Du findest alles selbst heraus
select-no-vacation = Urlaub löschen
vacation-all = alle
button-forced-on = Erzwungene Züge für mich
button-forced-off = Jeden Zug selbst machen
button-leads-on = Frag mich gleich
button-leads-off = Frag, wenn ich dran bin
button-quiet = Ruhezeiten und Zeitzone
button-no-quiet = Keine Ruhezeiten
button-vacation = Urlaub eintragen
form-quiet-begin = Von
form-quiet-end = Bis
form-time-about = Z. B. 22:30; lass beide leer, wenn du keine Ruhezeiten willst
form-zone = Zeitzone
form-zone-about = Eine große Stadt mit deiner Uhrzeit, z. B. Berlin oder America/New_York
form-vacation-first = Erster Tag
form-vacation-last = Letzter Tag
form-day-about = Z. B. { $example }; das Jahr kannst du weglassen
done-preferences = Gespeichert.
done-away = Gespeichert. Dann steht deine Bedenkzeit still.

## Was nicht geht

refusal-unknown-zone = Die Zeitzone „{ $value }“ kenne ich nicht. Nenn eine große Stadt mit deiner Uhrzeit, z. B. Berlin oder Wien.
refusal-zone-close = Die Zeitzone „{ $value }“ kenne ich nicht. Meinst du { $close }?
refusal-no-time = „{ $value }“ ist keine Uhrzeit. Schreib eine von 0:00 bis 24:00, z. B. 22:30.
refusal-quiet-half = Ruhezeiten brauchen Anfang und Ende, z. B. 22:30 und 7:00.
refusal-quiet-nothing = Anfang und Ende sind gleich. Willst du gar keine, tipp in { COMMAND("tavern", "preferences") } auf *Keine Ruhezeiten*.
refusal-quiet-too-long = Ruhezeiten dauern höchstens { $most } Stunden am Tag. Bist du länger weg, trag einen Urlaub ein.
refusal-no-day = „{ $value }“ ist kein Datum. Schreib eins wie { $example }.
refusal-vacation-backwards = Dieser Urlaub endet, bevor er anfängt. Sieh dir die beiden Tage noch einmal an.
refusal-vacation-over = Dieser Urlaub ist schon vorbei. Wähl einen späteren letzten Tag.
refusal-vacation-too-far = Urlaub geht höchstens { $most } Jahre im Voraus.
refusal-vacation-too-long = Ein Urlaub dauert höchstens { $most } Tage, angrenzende mitgezählt. Bist du länger weg, gib deinen Platz weiter.
refusal-too-many-vacations = Du kannst höchstens { $most } Urlaube planen. Lösch erst einen.
refusal-no-vacation = Dieser Urlaub ist schon gelöscht.
