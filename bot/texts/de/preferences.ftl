# Was Leute eingestellt haben, wann sie weg sind, und alle ihre Tische.

## Meine Tische

mine-turn = Du bist dran
mine-waiting = Andere sind dran
mine-open = Noch nicht ausgeteilt
mine-none = Du sitzt gerade an keinem Tisch. Mach einen auf, z. B. mit `/skullking start`, oder setz dich dazu, wo schon einer steht.
mine-more = { $count ->
        [one] … und noch einer.
       *[other] … und noch { $count }.
    }
mine-line = [{ $game }]({ $link }){ $server }: { $what }{ $until }
mine-you = Alle warten auf dich.
mine-others = Dran: { $names }.
mine-paused = ⏸ Pause, { $ago } begonnen.
mine-frozen = Eingefroren, bis die Moderation nachsieht.
mine-absent = Ein Computerpirat spielt für dich. Mit `/tavern back` dort im Kanal nimmst du deinen Platz zurück.
mine-host = Du bist Host und hast keinen Platz.

## Die Einstellungen

preferences-title = **Deine Einstellungen**
    Sie gelten auf jedem Server, und nur du siehst sie hier.
preferences-forced-on = Züge ohne Wahl: **werden für dich gemacht**.
preferences-forced-off = Züge ohne Wahl: **machst du selbst**.
preferences-forced-about = Hast du nur einen einzigen Zug, kann er für dich gemacht werden, aber nie in deinen Ruhezeiten. Er kommt nach einer zufälligen Weile, so als hättest du das Handy gerade zur Hand. Wer aber weiß, dass du anderswo beschäftigt bist, kann ahnen, dass du keine Wahl hattest.
preferences-zone = Zeitzone: **{ $zone }**. Wenn es bei dir jetzt nicht **{ $time }** ist, wähl eine andere.
preferences-quiet = Ruhezeiten: **{ $begin } bis { $end }**. Solange steht deine Bedenkzeit still.
preferences-quiet-none = Ruhezeiten: keine.
preferences-vacation = Urlaub, in dem deine Bedenkzeit stillsteht:
preferences-vacation-none = Urlaub: keiner.
preferences-days = { $days ->
        [0] Auf diesem Server zählt Urlaub nicht.
        [one] Auf diesem Server zählt ein Urlaubstag im Jahr.
       *[other] Auf diesem Server zählen { $days } Urlaubstage im Jahr.
    }
preferences-days-anywhere = Wie viele Urlaubstage im Jahr zählen, legt jeder Server selbst fest.
select-language = Sprache
language-name = Deutsch
language-discord = wie in Discord ({ $language })
select-nudges = Wenn du dran bist
nudges-mention = Erwähnung
nudges-mention-about = Du wirst im Kanal des Tisches erwähnt
nudges-dm = Direktnachricht
nudges-dm-about = Ich schreibe dir; erwähnt wirst du nur, wenn das nicht geht
nudges-none = nichts
nudges-none-about = Niemand sagt Bescheid; /tavern mine zeigt, wo du dran bist
select-hands = Deine Karten
hands-dm = Direktnachricht
hands-dm-about = Du bekommst sie geschickt, immer auf dem neuesten Stand
hands-demand = nur wenn du fragst
hands-demand-about = Der Knopf „Meine Karten“ und der Befehl zeigen sie dir
select-no-vacation = Urlaub löschen
vacation-all = alle
button-forced-on = Züge ohne Wahl für mich machen
button-forced-off = Jeden Zug mache ich selbst
button-quiet = Ruhezeiten und Zeitzone
button-no-quiet = Keine Ruhezeiten
button-vacation = Urlaub eintragen
form-quiet-begin = Von
form-quiet-end = Bis
form-time-about = Zum Beispiel 22:30; lass beide Zeiten leer, wenn du keine Ruhezeiten willst
form-zone = Zeitzone
form-zone-about = Eine große Stadt mit deiner Uhrzeit, z. B. Berlin oder America/New_York
form-vacation-first = Erster Tag
form-vacation-last = Letzter Tag
form-day-about = Jahr, Monat und Tag, z. B. 2026-12-24
done-preferences = Geändert.

## Was nicht geht

refusal-unknown-zone = Eine Zeitzone „{ $value }“ kenne ich nicht. Nenn eine große Stadt mit deiner Uhrzeit, auf Englisch, z. B. Berlin oder Vienna.
refusal-no-time = „{ $value }“ ist keine Uhrzeit. Schreib sie von 0:00 bis 24:00, z. B. 22:30; Ruhezeiten brauchen Anfang und Ende.
refusal-quiet-nothing = Ruhezeiten, die gleich wieder aufhören, sind keine. *Keine Ruhezeiten* unter `/tavern preferences` schafft sie ab.
refusal-quiet-too-long = Ruhezeiten dauern höchstens { $most } Stunden am Tag. Bist du weg, trag einen Urlaub ein.
refusal-no-day = „{ $value }“ ist kein Tag. Schreib Jahr, Monat und Tag, z. B. 2026-12-24.
refusal-vacation-backwards = Dieser Urlaub endet, bevor er anfängt.
refusal-vacation-over = Dieser Urlaub ist schon vorbei.
refusal-vacation-too-far = Urlaub geht höchstens { $most } Jahre im Voraus.
refusal-vacation-too-long = Ein Urlaub dauert höchstens { $most } Tage, angrenzende mitgezählt. Wer länger weg ist, sollte den Platz weitergeben.
refusal-too-many-vacations = Du kannst höchstens { $most } Urlaube planen. Lösch erst einen.
refusal-no-vacation = Diesen Urlaub gibt es nicht mehr.
