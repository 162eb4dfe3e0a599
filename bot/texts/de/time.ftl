# Zeit und Leute: Tempo, Fristen, Erinnerungen, Pausen, Abwesenheit, und worauf sich ein Tisch einigt.
# keys.py, button_key: button-*
# keys.py, key_of: absence-* pace-* proposal-what-* select-*
# keys.py, refusal_key: refusal-*

## Das Tempo, und was passiert, wenn die Zeit um ist

select-pace = Tempo
pace-none = ohne Frist
pace-none-about = Niemand wird gedrängt
pace-live = live
pace-live-about = 5 Minuten pro Zug, danach 1 Minute Nachspielzeit
pace-daily = täglich
pace-daily-about = 1 Tag pro Zug, danach 4 Stunden Nachspielzeit
pace-relaxed = gemütlich
pace-relaxed-about = 3 Tage pro Zug, danach 12 Stunden Nachspielzeit
pace-bank = Zeitkonto
pace-bank-about = Ein paar Tage pro Person fürs ganze Spiel, 2 Stunden mehr pro Zug; danach 1 Stunde pro Zug
pace-bank-of = Zeitkonto von { $count } Tagen
select-bank = Zeitkonto
bank-days = { $count } Tage
bank-own = Dein Zeitkonto: { $hours }, mit jedem Zug kommen 2 Stunden dazu.
bank-hours = { $hours } Std.
select-extend = Mehr Zeit
select-absence = Wenn die Zeit um ist
absence-move = Computerpirat zieht einmal
absence-move-about = Ein Computerpirat spielt nur diesen Zug; nach drei verpassten in Folge übernimmt er den Platz
absence-seat = Computer übernimmt
absence-seat-about = Ein Computerpirat übernimmt den Platz bis zur Rückkehr
absence-substitute = jemand springt ein
absence-substitute-about = Wer sich dafür gemeldet hat, übernimmt den Platz; wenn niemand, ein Computerpirat
absence-host = der Host erfährt es
absence-host-about = Von selbst passiert nichts; der Host entscheidet

## Am Tisch

until = { " " }Frist: { $at } ({ $ago }).
post-due = ⏳ { $name }: { $ago }
post-paused = ⏸ Pause ({ $ago }). Mit *Mehr* und dann *Weiterspielen* geht es weiter.
post-paused-league = ⏸ Pause ({ $ago }), von der Moderation der Liga. Sie lässt mit { COMMAND("tavern", "tables") } weiterspielen. Oder tippt auf *Mehr* und dann auf *Weiterspielen*: Sind alle einverstanden, geht es weiter.
post-rests = ⏸ Die Liga macht Pause: Keine Frist läuft, spielen geht weiterhin.
post-round-ends = Die Runde endet am { $at } ({ $ago }).
post-round-ends-cut = Die Runde endet am { $at } ({ $ago }). Ein Zug hat dann höchstens 2 Tage.
post-lost = ⏸ Ich bin nicht mehr auf dem Server dieser Partie. Sie ruht, bis mich jemand wieder hinzufügt.
post-played-out = 🏁 Die Runde ist um: Computerpiraten spielen diese Partie zu Ende.
hand-played-out = Dieser Zug gehört noch dir.
post-left = Sitzplatz { $seat }: { $name } ist gegangen, ein Computerpirat hat weitergespielt.
post-replaced = Sitzplatz { $seat }: { $by } hat für { $name } weitergespielt.

## Erinnerungen

nudge = { $mentions }: { $game } wartet auf deinen Zug.{ $until }
lead-turn = Dran: { $name }.{ $until }
nudge-half = { $mentions }: Deine halbe Zeit ist um, und { $game } wartet noch immer auf deinen Zug.{ $until }
nudge-last = { $mentions }: Deine Zeit bei { $game } ist um, aber ein bisschen Nachspielzeit gibt es noch.{ $until }
nudge-expired = { $host }: Die Zeit ist um für { $names }. Gib mehr Zeit oder ersetz jemanden: Tipp auf *Mehr* oder nimm { COMMAND("table", "manage") }.
away = Ein Computerpirat spielt bei [{ $game }]({ $link }) für dich, weil deine Zeit um war. Dein Platz und deine Karten bleiben für dich aufgehoben.
subbing-in = { $substitute } springt für { $away } ein. { $away }, wenn du zurück bist, bevor { $substitute } gezogen hat, gehört der Platz wieder dir.
subbing-in-for-good = { $substitute } springt für { $away } ein.

## Worauf sich ein Tisch einigt

proposal = **{ $name }** schlägt vor: { $what }. { $mentions }, einverstanden? Sobald alle zustimmen, passiert es.
proposal-declined = **{ $name }** ist dagegen: { $what }.
proposal-impossible = Das geht nicht mehr: { $what }.
proposal-what-undo = einen Zug zurücknehmen, samt allem danach
proposal-what-pause = eine Pause machen
proposal-what-resume = weiterspielen
proposal-what-pace = das Tempo ändern: { $pace }
proposal-what-rematch = noch ein Spiel, mit denselben Leuten auf denselben Plätzen

## Buttons und Antworten

button-pause = Pause
button-resume = Weiterspielen
button-recap = Was war los?
button-log = Protokoll
button-replay = Zug für Zug ansehen
button-rematch = Revanche
button-take-back = Platz zurücknehmen
button-im-back = Ich bin wieder da
button-offer = Ich springe gern ein
button-withdraw = Mein Angebot zurückziehen
button-to-table = Zum Tisch
button-agree = Einverstanden
button-decline = Lieber nicht
done-paused = Das Spiel macht Pause. Die Bedenkzeit steht für alle still.
done-resumed = Es geht weiter.
done-pace = Das Tempo ist geändert.
done-extended = { $hours ->
        [one] Alle, die noch dran sind, haben eine Stunde mehr.
       *[other] Alle, die noch dran sind, haben { $hours } Stunden mehr.
    }
done-rematch = Die Karten sind ausgeteilt.
done-asked = Ich habe die anderen gefragt. Sobald alle zustimmen, passiert es.
done-agreed = Du bist einverstanden. Sobald alle zustimmen, passiert es.
done-agreed-all = Alle sind einverstanden. Erledigt!
done-back = Willkommen zurück! Der Platz gehört wieder dir.
done-offered = Danke! Wenn jemand fehlt, bekommst du vielleicht den Platz.
done-withdrawn = Alles klar, du springst hier nicht mehr ein.

## Was man für einen Tag schreiben kann; zwischen mehreren Wörtern steht ein Komma

typed-today = heute
typed-tomorrow = morgen

## Absagen

refusal-no-table-in-channel = In diesem Kanal steht kein Tisch. Mach einen auf, z. B. mit { COMMAND("skullking", "start") }.
refusal-table-paused = Das Spiel macht Pause. Tipp auf *Mehr* und dann auf *Weiterspielen* oder nimm { COMMAND("table", "manage") }.
refusal-server-lost = Ich bin nicht mehr auf dem Server dieser Partie, also ruht sie. Sobald mich jemand, der den Server verwaltet, wieder hinzufügt, geht es weiter.
refusal-not-paused = Das Spiel macht gar keine Pause.
refusal-not-away = Deinen Platz hat niemand übernommen: Du spielst selbst.
refusal-substitute-has-moved = { $name } hat inzwischen auf deinem Platz gezogen und behält ihn in dieser Partie.
refusal-no-substitute = Du hast an diesem Tisch gar nicht angeboten, einzuspringen.
refusal-hours-out-of-range = Du kannst 1 bis { $most } Stunden mehr geben.
refusal-no-deadline-here = An diesem Tisch gibt es keine Fristen. Leg erst ein Tempo fest: { COMMAND("table", "manage") }.
refusal-agreement-needed = Sind die Karten ausgeteilt, können das nur noch die Moderation oder alle am Tisch gemeinsam ändern.
refusal-proposal-open = { $name } hat den Tisch schon etwas gefragt. Antworte erst darauf.
refusal-proposal-gone = Diese Frage ist nicht mehr offen.
refusal-unknown-pace = Dieses Tempo gibt es nicht. Wähl ohne Frist, live, täglich, gemütlich oder Zeitkonto.
refusal-not-over-yet = Eine Revanche gibt es erst, wenn dieses Spiel aus ist.
refusal-no-plans-here = Karten vorausplanen kannst du nur bei Skull King.
refusal-nothing-planned = Du hast keine Karte geplant.
refusal-moderators-open = Auf diesem Server macht die Moderation die Tische auf. Frag dort nach.
refusal-role-opens = Auf diesem Server machen nur Leute mit der Rolle { $role } Tische auf. Frag dort nach.
refusal-not-in-this-channel = Auf diesem Server stehen Tische nur in diesen Kanälen: { $channels }
