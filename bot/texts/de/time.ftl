# Zeit und Leute: Tempo, Fristen, Erinnerungen, Pausen, Abwesenheit, und worauf sich ein Tisch einigt.

## Das Tempo, und was passiert, wenn die Zeit um ist

select-pace = Tempo
pace-none = ohne Frist
pace-none-about = Niemand wird gedrängt
pace-live = live
pace-live-about = Fünf Minuten pro Zug, danach noch eine
pace-daily = täglich
pace-daily-about = Ein Tag pro Zug, danach noch vier Stunden
pace-relaxed = gemütlich
pace-relaxed-about = Drei Tage pro Zug, danach noch zwölf Stunden
select-absence = Wenn die Zeit um ist
absence-move = nur diesen Zug spielen
absence-move-about = Ein Computerpirat spielt nur diesen Zug; nach dreien in Folge bekommt er den Platz
absence-seat = bis zur Rückkehr spielen
absence-seat-about = Ein Computerpirat übernimmt den Platz bis zur Rückkehr
absence-substitute = jemand springt ein
absence-substitute-about = Wer einspringen wollte, übernimmt den Platz; meldet sich niemand, ein Computerpirat
absence-host = dem Host Bescheid geben
absence-host-about = Von selbst passiert nichts; der Host erfährt es

## Am Tisch

until = { " " }Zeit bis { $at } ({ $ago }).
post-due = ⏳ { $name }: { $ago }
post-paused = ⏸ Pause ({ $ago }). Über *Mehr* geht es weiter.
post-left = { $name } hat Platz { $seat } verlassen; ein Computerpirat hat weitergespielt.
post-replaced = { $name } hat Platz { $seat } verlassen; { $by } hat weitergespielt.

## Erinnerungen

nudge = { $mentions }: Bei { $game } wartet der Tisch auf den nächsten Zug.{ $until }
nudge-half = { $mentions }: Die halbe Zeit ist um, und bei { $game } wartet der Tisch noch immer.{ $until }
nudge-last = { $mentions }: Die Zeit bei { $game } ist um, aber ein bisschen Nachspielzeit gibt es noch.{ $until }
nudge-expired = { $host }: Die Zeit ist um für { $names }. Du kannst mehr Zeit geben (`/tavern extend`) oder den Platz weitergeben (`replace`).
away = Ein Computerpirat spielt bei [{ $game }]({ $link }) auf deinem Platz, weil deine Zeit um war. Dein Platz und deine Karten bleiben für dich aufgehoben.

## Worauf sich ein Tisch einigt

proposal = **{ $name }** schlägt vor: { $what }. { $mentions }, einverstanden? Sobald alle zustimmen, wird es gemacht.
proposal-declined = **{ $name }** ist dagegen: { $what }.
proposal-what-undo = einen Zug zurücknehmen, mit allem, was danach kam
proposal-what-pause = eine Pause machen
proposal-what-resume = weiterspielen
proposal-what-pace = das Tempo ändern: { $pace }
proposal-what-rematch = noch ein Spiel, mit denselben Leuten auf denselben Plätzen

## Buttons und Antworten

button-pause = Pause
button-resume = Weiterspielen
button-recap = Was war los?
button-log = Protokoll
button-replay = Zug um Zug ansehen
button-rematch = Revanche
button-take-back = Platz zurücknehmen
button-offer = Ich springe gern ein
button-withdraw = Ich springe lieber nicht ein
button-agree = Einverstanden
button-decline = Lieber nicht
done-paused = Das Spiel macht Pause. Die Zeit steht für alle still.
done-resumed = Es geht weiter.
done-pace = Das Tempo ist geändert.
done-extended = { $hours ->
        [one] Wer dran ist, hat eine Stunde mehr.
       *[other] Wer dran ist, hat { $hours } Stunden mehr.
    }
done-rematch = Die Karten sind ausgeteilt.
done-asked = Ich habe die anderen gefragt. Sobald alle zustimmen, wird es gemacht.
done-agreed = Du bist einverstanden. Sobald alle zustimmen, wird es gemacht.
done-agreed-all = Alle sind einverstanden: erledigt.
done-back = Willkommen zurück: Der Platz gehört wieder dir.
done-offered = Danke! Wenn jemandem die Zeit ausgeht und der Tisch Ersatz will, kannst du den Platz bekommen.
done-withdrawn = In Ordnung, du springst hier nicht ein.

## Absagen

refusal-no-table-in-channel = In diesem Kanal steht kein Tisch. Mach mit `start` einen auf, zum Beispiel `/skullking start`.
refusal-table-paused = Das Spiel macht Pause. Mit *Mehr* und *Weiterspielen* oder mit `/tavern resume` geht es weiter.
refusal-not-paused = Das Spiel macht gar keine Pause.
refusal-not-away = Deinen Platz hat niemand übernommen: Du spielst selbst.
refusal-no-substitute = Du hast dich hier nicht zum Einspringen gemeldet.
refusal-hours-out-of-range = Du kannst 1 bis { $most } Stunden geben.
refusal-no-deadline-here = An diesem Tisch gibt es keine Fristen. Gib ihm erst ein Tempo: `/tavern pace`.
refusal-agreement-needed = Sind die Karten ausgeteilt, kann das nur noch die Moderation ändern, oder alle am Tisch gemeinsam.
refusal-proposal-open = { $name } hat den Tisch schon etwas gefragt. Antworte erst darauf.
refusal-proposal-gone = Diese Frage ist nicht mehr offen.
refusal-unknown-pace = Dieses Tempo gibt es nicht. Zur Wahl stehen: ohne Frist, live, täglich, gemütlich.
refusal-not-over-yet = Revanche gibt es erst nach dem Spiel.
refusal-no-plans-here = Züge vorausplanen kannst du nur bei Skull King.
refusal-nothing-planned = Du hast nichts geplant.
refusal-moderators-open = Auf diesem Server macht die Moderation die Tische auf. Frag dort nach.
refusal-role-opens = Auf diesem Server machen nur Leute mit der Rolle { $role } Tische auf.
refusal-not-in-this-channel = Tische stehen in diesen Kanälen: { $channels }
