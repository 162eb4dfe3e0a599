# Corsari (Korsaren). Die Wörter sind die der Spielregel: Mole, Gefangene, Mannschaft, blinde Passagiere, Grenze.
# keys.py, command_key: command-*
# keys.py, deck_key: corsari-deck*
# keys.py, event_key: corsari-event-*
# keys.py, field_key: corsari-home-*
# keys.py, game_key: game-corsari
# keys.py, key_of: corsari-button-* corsari-colour-* corsari-drew-* corsari-part-* corsari-source-* corsari-took-*
# keys.py, option_key: option-*
# keys.py, pitch_key: corsari-pitch
# keys.py, refusal_key: refusal-*
# keys.py, rules_key: corsari-rules*
# keys.py, score_key: corsari-score

game-corsari = Corsari
corsari-pitch = Heuere eine Mannschaft in zwei Farben an und lichte vor den anderen die Anker, fast ohne blinde Passagiere.
corsari-score = { $score ->
        [one] { $score } Strafkarte
       *[other] { $score } Strafkarten
    }

## Karten

corsari-colour-r = Rot
corsari-colour-o = Orange
corsari-colour-y = Gelb
corsari-colour-g = Grün
corsari-colour-b = Blau
corsari-colour-l = Hellblau
corsari-colour-v = Violett
corsari-colour-p = Rosa
corsari-colour-n = Braun
corsari-colour-s = Grau
corsari-card = { $colour } { $number }

corsari-part-crew = Mannschaft
corsari-part-prisoners = Gefangene
corsari-part-attached = Angelegt
corsari-part-stowaways = Blinde Passagiere
corsari-no-stowaways = Kein blinder Passagier: Match!
corsari-worth = Grenze **{ $limit }**, { $stowaways ->
        [0] kein Passagier
        [one] { $stowaways } Passagier
       *[other] { $stowaways } Passagiere
    }
corsari-worth-by-count = { $stowaways ->
        [0] kein Passagier
        [one] { $stowaways } Passagier
       *[other] { $stowaways } Passagiere
    }, Grenze { $limit }

## Der Tisch

corsari-round = Durchgang { $round }
corsari-last-round = **der letzte Durchgang**
corsari-pier-colour = Mole: { $colour }
corsari-to-draw = **{ $name }** zieht eine Karte.
corsari-drew-stock = { $name } hat vom Nachziehstapel gezogen.
corsari-drew-discard = { $name } hat { $card } vom Ablagestapel genommen.
corsari-drew-pier = { $name } hat { $card } von der Mole genommen.
corsari-to-discard = **{ $name }** legt jetzt eine Karte ab oder lichtet die Anker.
corsari-event-last-stock-card = **{ $name }** hat die letzte Karte des Nachziehstapels gezogen und muss die Anker lichten.
corsari-laying = **{ $name }** lichtet die Anker! { $missing ->
        [one] Eine Person legt noch aus.
       *[other] { $missing } legen noch aus.
    }
corsari-pier = Mole ({ $cards ->
        [one] letzte Karte
       *[other] { $cards } Karten
    }):
corsari-pile = Ablagestapel:
corsari-pile-empty = nichts
corsari-stock = Nachziehstapel:
corsari-stock-left = { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }
corsari-took-stock = vom Nachziehstapel
corsari-took-discard = { $card } vom Ablagestapel
corsari-took-pier = { $card } von der Mole
corsari-turn = { $name }: { $source }, abgelegt { $discard }
corsari-closed = **{ $name }** hat die Anker gelichtet, Grenze **{ $limit }**:
corsari-openings = An diese Mannschaft passt: { $cards }
corsari-event-round-void = Durchgang { $round } ist ungültig: { $name } hat die letzte Karte der Mole genommen.
corsari-ended-swept = Durchgang { $round }: Match! Kein blinder Passagier bei { $name }.
corsari-ended-under = Durchgang { $round }: { $name } hat die Anker gelichtet und wurde von { $senders } untergetaucht.
corsari-ended-held = Durchgang { $round }: { $name } hat die Anker gelichtet, hatte die niedrigste Grenze und zahlt nichts.
corsari-you-took = Du hast { $taken ->
        [0] keine Strafkarte
        [one] eine Strafkarte
       *[other] { $taken } Strafkarten
    } bekommen.
corsari-revealed = { $name } { $role ->
        [closer] hat die Anker gelichtet, Grenze { $limit }
        [sender] taucht den Schlussmacher unter, Grenze { $limit }
        [sweeper] macht Match
       *[other] hat Grenze { $limit }
    }; { $taken ->
        [0] keine Strafkarte
        [one] eine Strafkarte
       *[other] { $taken } Strafkarten
    }
corsari-player = { $name }: { $total ->
        [one] { $total } Strafkarte
       *[other] { $total } Strafkarten
    }
corsari-dealer = gibt
corsari-has-laid = { $laid ->
        [yes] hat ausgelegt
       *[no] überlegt noch
    }
corsari-all = Strafkarten insgesamt: { $total } (ab { $last }: letzter Durchgang · ab { $over }: Spiel aus)
corsari-all-brief = Alle zusammen: { $total } von { $last } Strafkarten
corsari-turn-brief = **{ $name }** nahm { $drawn }, legte { $left } ab

## Die Hand

corsari-draw-now = **Du bist dran:** Zieh eine Karte.
corsari-discard-now = Neu: { $card }. **Ablegen** (· Grenze: niedrig ist gut) oder Anker lichten.
corsari-sail-now = Du hast { $card } gezogen, die letzte Karte des Nachziehstapels: **Du musst die Anker lichten.**
corsari-wait-turn = **{ $name }** ist dran.
corsari-lay-down = **Leg deine Karten aus.** Aufgedeckt wird, wenn alle ausgelegt haben.
corsari-lay-against = **Leg deine Karten aus:** { $name } hat Grenze **{ $limit }**.
corsari-best-shown = Das Bild zeigt deine beste Aufteilung.
corsari-wait-laid = Deine Karten liegen. Die anderen legen noch aus.
corsari-you-laid = Du hast ausgelegt:
corsari-best-now = Deine Karten:
corsari-if-you-sail = Wenn du jetzt die Anker lichtest und { $discard } ablegst:
corsari-penalty = Deine Strafkarten: { $total }
corsari-deck = Ausgabe: die mit der Mole, mit Regeln in fünf Sprachen. 110 Karten: zehn Farben, je 1 bis 11.
corsari-tip-draw = Nimm eine Karte, die zur Mannschaft passt (zwei Farben, jede Zahl einmal) oder zur Mole; sonst zieh vom Stapel.
corsari-tip-discard = { $low ->
        [yes] Mit { $limit } kannst du es wagen und die Anker lichten.
       *[must] { $limit } ist die niedrigste, mit der du die Anker lichten kannst.
    }
corsari-tip-lay = { $outcome ->
        [sweep] Kein blinder Passagier: Dieses Match gewinnt sofort das Spiel.
        [sinks] Deine Grenze ist nicht höher: Du tauchst den Schlussmacher unter, und er bekommt deine blinden Passagiere.
       *[higher] Deine Grenze ist höher: Deine blinden Passagiere werden zu Strafkarten.
    }
corsari-you-discard = Du legst { $card } ab.
corsari-pick-split = Wie legst du die übrigen aus?
corsari-own-split = Wähl in der Liste deine Mannschaft: höchstens zwei Farben, jede Zahl einmal. Die Molenfarbe wird gefangen, der Rest blinder Passagier.

corsari-button-draw = Karte ziehen
corsari-button-discard = Ablegen, Anker lichten
corsari-button-lay = Auslegen
corsari-draw-stock = Nachziehstapel ({ $cards })
corsari-draw-last-stock = Letzte Stapelkarte: Anker lichten!
corsari-draw-discard = Ablagestapel: { $card }
corsari-draw-pier = Mole: { $card }
corsari-draw-last-pier = Mole: { $card }, alles ungültig
corsari-sail = Anker auf: { $limit }
corsari-sail-menu = Ablegen und Anker lichten
corsari-sail-option = { $card } ablegen: Grenze { $limit }, { $stowaways ->
        [0] kein blinder Passagier
        [one] { $stowaways } blinder Passagier
       *[other] { $stowaways } blinde Passagiere
    }
corsari-split-yourself = Selbst auslegen
corsari-confirm = Auslegen: Grenze { $limit }
corsari-into-crew = { $card } in die Mannschaft
corsari-crew-menu = Deine Mannschaft
corsari-attach-menu = Beim Gegner anlegen

corsari-pad-round = Nr
corsari-pad-legend = Je Person: Grenze (\* Anker gelichtet, ^ hat untergetaucht, ! Match), Strafkarten im Durchgang, Summe

## Was passiert ist

corsari-event-drew-stock = { $name } zieht vom Nachziehstapel.
corsari-event-drew-stock-seen = { $name } zieht { $card } vom Nachziehstapel.
corsari-event-drew-discard = { $name } nimmt { $card } vom Ablagestapel.
corsari-event-drew-pier = { $name } nimmt { $card } von der Mole.
corsari-event-pier-colour-changed = Die Molenfarbe ist jetzt { $colour }.
corsari-event-discarded = { $name } legt { $card } ab.
corsari-event-sailed = { $name } legt { $discard } ab und lichtet die Anker, Grenze { $limit }: { $cards }
corsari-event-laid = { $name } hat ausgelegt.
corsari-event-revealed = { $name } hat Grenze { $limit }: { $cards }
corsari-event-swept = Match! Kein blinder Passagier bei { $names }.
corsari-event-sent-under = { $name } wird von { $names } untergetaucht.
corsari-event-not-sent-under = { $name } hat die niedrigste Grenze und zahlt nichts.
corsari-event-round-scored = Durchgang { $round }, Strafkarten: { $scores }
corsari-event-last-round = Durchgang { $round } ist der letzte.
corsari-event-dealt = Durchgang { $round }: { $name } gibt.

## Absagen

refusal-already-laid = Deine Karten liegen schon aus.
refusal-must-lay = Jemand hat die Anker gelichtet: Leg jetzt deine Karten aus.
refusal-nobody-sailed = Noch hat niemand die Anker gelichtet, also wird auch nicht ausgelegt.
refusal-must-draw = Zieh erst eine Karte: vom Nachziehstapel, vom Ablagestapel oder von der Mole.
refusal-already-drawn = Du hast schon gezogen: Leg eine Karte ab oder lichte die Anker.
refusal-must-sail = Du hast die letzte Karte des Nachziehstapels gezogen und musst jetzt die Anker lichten.
refusal-prisoner-not-of-pier = Gefangene haben die Molenfarbe ({ $pier }); { $card } gehört nicht dazu.
refusal-crew-third-colour = Eine Mannschaft hat höchstens zwei Farben, nicht { $colours }.
refusal-crew-same-number = In der Mannschaft gibt es jede Zahl nur einmal, hier sind aber { $cards }.
refusal-closer-attaches-nothing = Du hast die Anker gelichtet, also kannst du nirgends anlegen: { $cards }.
refusal-attach-wrong-colour = { $card } lässt sich nicht anlegen: Die Mannschaft des Schlussmachers hat { $colours }.
refusal-attach-number-taken = { $card } lässt sich nicht anlegen: Die Zahl ist dort schon vergeben, an { $by }.
refusal-attach-same-number = Jede Zahl darfst du nur einmal anlegen, hier sind aber { $cards }.
refusal-stowaway-could-join = { $card } kann kein blinder Passagier sein. Die Karte passt noch hierhin: { $part }.
refusal-one-discard = Nenn zuerst die eine Karte, die du ablegst, z. B. `O7`.
refusal-part-needed = Sag, wozu deine Karten gehören: `mannschaft`, `gefangene` oder `anlegen`. Der Rest sind blinde Passagiere.
refusal-card-twice = { $card } hast du zweimal genannt. Nenn jede Karte einmal.

## Mit echten Karten

corsari-home-closed = Anker gelichtet (1 = ja)
corsari-home-limit = Grenze
corsari-home-stowaways = Zahl der blinden Passagiere
refusal-one-closes = In jedem Durchgang lichtet genau eine Person die Anker, eingetragen hast du { $count }. Einen ungültigen Durchgang trägst du gar nicht ein.
refusal-nothing-after-sweep = Wer die Anker gelichtet hat, hat keine blinden Passagiere und gewinnt sofort; die anderen legen nicht mehr aus. Lass bei { $name } beides leer: Grenze und blinde Passagiere.
refusal-limit-and-stowaways = Bei { $name } braucht es beides: die Grenze und die Zahl der blinden Passagiere.
refusal-limit-of-stowaways = Mit { $stowaways ->
        [one] einem blinden Passagier
       *[other] { $stowaways } blinden Passagieren
    } liegt die Grenze von { $name } zwischen { $least } und { $most }.
refusal-limits-together = Alle blinden Passagiere zusammen ({ $stowaways }) können nicht { $limit } ergeben, denn jede Karte gibt es nur einmal: nur { $least } bis { $most }.

corsari-rules =
    Kurz gesagt: Nimm so wenige blinde Passagiere mit wie möglich.
    • Alle haben 12 Karten. Wer dran ist, zieht eine (vom Nachziehstapel, die oberste vom Ablagestapel oder die erste der Mole) und legt eine ab.
    • Nach dem Ziehen darfst du die Anker lichten: Leg eine Karte ab und die anderen 12 aus. *Gefangene* haben die Farbe der ersten Molenkarte. Die *Mannschaft* hat höchstens zwei Farben und jede Zahl nur einmal. Der Rest sind *blinde Passagiere*; ihre Summe ist deine *Grenze*. Was Gefangener sein oder in die Mannschaft passen könnte, darf kein blinder Passagier sein.
    • Wer die Anker lichtet, ist der *Schlussmacher*. Dann legen die anderen aus, verdeckt und gleichzeitig. Vorher dürfen sie Karten an seine Mannschaft *anlegen*: in deren Farben, nur Zahlen, die ihr fehlen, jede nur einmal pro Person.
    • Höhere Grenze als der Schlussmacher: Du behältst deine blinden Passagiere als Strafkarten. Niedriger oder gleich: Du *tauchst ihn unter*, er bekommt sie und behält auch die eigenen. Taucht ihn niemand unter, zahlt er nichts.
    • Wer die letzte Molenkarte nimmt, macht den Durchgang ungültig. Wer die letzte Karte des Nachziehstapels zieht, muss die Anker lichten.
    • Ab 35 Strafkarten insgesamt folgt ein letzter Durchgang, ab 45 ist das Spiel aus. Wer die wenigsten Strafkarten hat, gewinnt.
    • Match: Wer beim Auslegen keinen einzigen blinden Passagier hat, gewinnt sofort das ganze Spiel.

## Slash-Befehle

command-corsari = corsari
command-corsari-about = Corsari (Korsaren): Lichte die Anker mit wenigen blinden Passagieren
command-draw = ziehen
command-draw-about = Zieh eine Karte vom Nachziehstapel, vom Ablagestapel oder von der Mole
command-discard = ablegen
command-discard-about = Leg eine Karte ab
command-sail = anker-lichten
command-sail-about = Leg eine Karte ab und lichte bestmöglich die Anker
command-lay-down = auslegen
command-lay-down-about = Leg bestmöglich aus, wenn jemand die Anker gelichtet hat
option-from = woher
option-from-about = Woher du die Karte ziehst
corsari-source-stock = Nachziehstapel
corsari-source-discard = Ablagestapel
corsari-source-pier = Mole
option-discard = ablage
option-discard-about = Die Karte, die du ablegst, z. B. O7
option-card-discard-about = Die Karte, die du ablegst, z. B. O7
corsari-typed-crew = mannschaft
corsari-typed-prisoners = gefangene
corsari-typed-attach = anlegen
