# Faires Spiel in Ligen: was zählt, und für wen.
# keys.py, key_of: credit-* league-by-* league-played-out-* played-out-* proposal-what-* ranking-* select-*
# keys.py, refusal_key: refusal-*

## Ergebnisse, die selbst erspielt sind

select-credit = Plätze von Computerpiraten
credit-none = keine Punkte
credit-none-about = 0 Punkte, Spielstärke unverändert, die anderen rücken auf
credit-forfeit = kampflos verloren
credit-forfeit-about = Wer nicht da ist, verliert kampflos
credit-points = Punkte
credit-points-about = Wer nicht da ist, bekommt, was der Computerpirat holt
league-computer-seats-none = Wer am Ende nicht da ist oder die meisten Züge einem Computerpiraten überlässt, bekommt keine Punkte und keine Spielstärke; die anderen rücken auf.
league-computer-seats-forfeit = Wer am Ende nicht da ist oder die meisten Züge einem Computerpiraten überlässt, verliert kampflos.
league-computer-seats-points = Wer nicht da ist, bekommt die Punkte, die ein Computerpirat holt; die Spielstärke bleibt.
league-your-seat = Dein Platz gehört dir, solange du deine Fristen einhältst.
select-played-out = Von Computerpiraten beendete Tische
played-out-undecided = ohne Entscheidung
played-out-undecided-about = Punkte wie für spielfrei, wenn du pünktlich warst; ohne Spielstärke
played-out-as-it-stands = wie gespielt
played-out-as-it-stands-about = Das Ergebnis zählt, aber nicht für die Spielstärke
played-out-void = zählt nicht
played-out-void-about = Niemand bekommt Punkte
league-played-out-undecided = Wird ein Tisch nach dem Ende der Runde vor allem von Computerpiraten gespielt, bleibt er ohne Entscheidung: Wer die Fristen eingehalten hat, bekommt Punkte wie für spielfrei; die Spielstärke bleibt.
league-played-out-as-it-stands = Wird ein Tisch nach dem Ende der Runde vor allem von Computerpiraten gespielt, zählt das Ergebnis trotzdem, aber nicht für die Spielstärke.
league-played-out-void = Wird ein Tisch nach dem Ende der Runde vor allem von Computerpiraten gespielt, zählt er nicht.
why-undecided = Runde { $round }, Tisch { $table } ist ohne Entscheidung und zählt wie spielfrei.
match-by-computer = { $name } 💤 (ein Computerpirat hat gespielt)
match-shared = { $name } ({ $other }: { $moves ->
        [one] ein Zug
       *[other] { $moves } Züge
    })

## Wer nicht kommt

select-no-shows = Wer nicht kommt
league-no-shows-after = { $count ->
        [0] bleibt trotzdem dabei
        [one] nach einem Mal raus
       *[other] nach { $count }-mal in Folge raus
    }
league-no-shows = Wer an { $count ->
        [one] einem Tisch
       *[other] { $count } Tischen hintereinander
    } keinen einzigen Zug macht, ist draußen, und ebenso, wer den Server verlässt.
match-no-show = { $mention } hat { $count ->
        [one] einen Tisch verpasst (zum ersten Mal).
       *[other] { $count } Tische hintereinander verpasst.
    } { $most ->
        [0] Sag bitte der Moderation Bescheid, wenn du nicht kannst.
       *[other] Nach { $most } hintereinander bist du draußen.
    }
match-no-show-out = { $mention } ist nicht gekommen, { $count ->
        [one] und ist raus aus der Liga.
       *[other] { $count }-mal hintereinander, und ist raus aus der Liga.
    } Wer die Liga leitet, kann dich wieder dazuholen.
no-show-told = **{ $name }** hat { $count ->
        [one] einen Tisch verpasst, zum ersten Mal
       *[other] { $count } Tische hintereinander verpasst
    } ({ $match }). Für den Rest der Saison ersetzen: *Liga leiten*, dann *Wer mitmacht*.
no-show-told-out = **{ $name }** ist { $count ->
        [one] nicht gekommen
       *[other] { $count }-mal hintereinander nicht gekommen
    } ({ $match }) und ist raus aus der Liga. Wieder dazuholen: *Liga leiten*, dann *Wer mitmacht*.
match-no-show-over = { $mention } hat { $count ->
        [one] einen Tisch verpasst.
       *[other] { $count } Tische hintereinander verpasst.
    } Die Liga ist jetzt zu Ende.
no-show-told-over = **{ $name }** hat { $count ->
        [one] den letzten Tisch
       *[other] die letzten { $count } Tische
    } verpasst ({ $match }).
missing-told = **{ $name }** war beim Austeilen nicht da ({ $match }).
missing-replaced = **{ $name }** war beim Austeilen nicht da, deshalb springt **{ $other }** ein ({ $match }).
button-put-in = { $name } einspringen lassen
select-substitutes = Automatisch einspringen
editing-level = An Tischen, an denen von jetzt an ausgeteilt wird.
editing-substitutes = Sofort, auch in laufenden Partien.
league-substitutes-come = Fehlt jemand beim Austeilen oder bleibt in einer laufenden Partie weg, springt die erste Person von der Liste ein.
refusal-came-after-all = Inzwischen ist dort gespielt worden, der Platz bleibt also vergeben. Ersetzen geht weiter unter *Liga leiten*.
refusal-seated-this-round = { $name } spielt in dieser Runde schon an einem Tisch. Wähl jemand anders.

## Kampflos verloren

forfeit-confirm = Verliert { $name } diese Partie kampflos? Ein Computerpirat spielt weiter. Du kannst es zurücknehmen.
button-yes-forfeit = Ja, kampflos verloren
done-match-plays-again = ✅ { $name } spielt wieder mit.
refusal-match-forfeited = Du hast diese Partie kampflos verloren; ein Computerpirat spielt für dich. Ein Versehen? Die Moderation kann es zurücknehmen.

## Ranglisten

proposal-what-count = diese Partie für eine Rangliste werten
select-least-people = Mindestzahl an Leuten (ohne Bots)
league-least-people = { $count }, der Rest Computerpiraten
league-ladder-people = Am Tisch müssen neben Computerpiraten mindestens { $count ->
        [one] eine Person
       *[other] { $count } Leute
    } sitzen.
select-ranking = Reihenfolge nach
ranking-rating = Spielstärke
ranking-rating-about = Es zählt, wen man schlägt, nicht, wie oft man spielt
ranking-points = Punkten
ranking-points-about = Die Punkte aller Partien: Wer mehr spielt, hat mehr
editing-ranking = Die Tabelle richtet sich sofort danach.
select-least-games = Partien für einen Rang
league-least-games = { $count ->
        [one] Rang ab der ersten Partie
       *[other] Rang ab { $count } Partien
    }
league-by-rating = Die Reihenfolge folgt der Spielstärke, aus den Partien dieser Rangliste allein; einen Rang gibt es { $least ->
        [one] ab der ersten Partie
       *[other] ab { $least } Partien
    }. Eine Partie zählt, solange sich mindestens zwei ihrer Leute seit Montag seltener als dreimal begegnet sind.
league-by-points = Die Reihenfolge folgt den Punkten aller Partien.
refusal-ladder-met-enough = Alle an diesem Tisch sind sich seit Montag schon dreimal begegnet; diese Partie zählt deshalb nicht für die Rangliste. Nehmt jemanden dazu, oder wertet die nächste ab Montag.
refusal-count-too-late = Eine Partie zählt für eine Rangliste nur, wenn sich alle vor dem ersten Zug darauf einigen. Bitte die Moderation, diese zu werten.
refusal-ladder-too-few-people = Diese Rangliste wertet Tische mit mindestens { $least ->
        [one] einer Person
       *[other] { $least } Leuten
    }. Es müssen mehr Leute mitspielen.

## Tische verschiedener Größe

league-small-tables = An einem kleineren Tisch ist jeder Platz mehr wert, sodass jeder Tisch im Schnitt gleich viel bringt.
league-own-points = An einem kleineren Tisch gelten nur die ersten dieser Zahlen; wer danach kommt, bekommt 0.
standings-tenths = { $whole },{ $tenth }

## Später ändern

editing-computer-seats = Die Tabelle wird neu berechnet, auch mit den schon gespielten Partien.
editing-no-shows = An Tischen, die von jetzt an fertig werden.
