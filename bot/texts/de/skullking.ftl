# Skull King. Die Karten heißen wie in der Spielregel.
# keys.py, card_key: skullking-card-*
# keys.py, deck_key: skullking-deck*
# keys.py, event_key: skullking-event-*
# keys.py, field_key: skullking-home-*
# keys.py, game_key: game-skullking
# keys.py, game_option_key: skullking-option-*
# keys.py, key_of: skullking-about-* skullking-button-* skullking-pad-* skullking-suit-*
# keys.py, length_key: skullking-length-*
# keys.py, pitch_key: skullking-pitch
# keys.py, refusal_key: refusal-*
# keys.py, rules_key: skullking-rules*
# keys.py, score_key: skullking-score

game-skullking = Skull King
skullking-pitch = Sag an, wie viele Stiche du machst, und mach dann genau so viele.
skullking-score = { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }

skullking-suit-y = Gelb
skullking-suit-r = Rot
skullking-suit-b = Blau
skullking-suit-k = Totenkopfflagge
skullking-card-number = { $suit } { $rank }
skullking-card-e = Escape
skullking-card-p = Pirat
skullking-card-m = Mermaid
skullking-card-sm = Scary Mary
skullking-card-sm-p = Scary Mary als Pirat
skullking-card-sm-e = Scary Mary als Escape
skullking-card-sk = Skull King
skullking-button-sm-p = Mary: Pirat
skullking-button-sm-e = Mary: Escape

skullking-option-rounds = Durchgänge pro Spiel
skullking-length-5 = 5 Durchgänge
skullking-length-7 = 7 Durchgänge
skullking-length-10 = 10 Durchgänge
skullking-round = Durchgang { $round } von { $rounds }
skullking-bidding = Alle sagen geheim an. { $missing ->
        [one] Eine Ansage fehlt noch.
       *[other] { $missing } Ansagen fehlen noch.
    }
skullking-cards-each = { $cards ->
        [one] je 1 Karte
       *[other] je { $cards } Karten
    }
skullking-revealed = **Yo-ho-ho!** Die Ansagen liegen auf dem Tisch.
skullking-leads = **{ $name }** spielt aus: Stich { $trick } von { $tricks }.
skullking-turn = **{ $name }** ist dran: Stich { $trick } von { $tricks }.
skullking-follow = Zu bedienen: { $suit }
skullking-follow-none = Noch nichts zu bedienen
skullking-trick = Auf dem Tisch
skullking-last-trick = Voriger Stich an **{ $name }**: { $cards }
skullking-last-aside = Voriger Stich, beiseitegelegt: { $cards }
skullking-bonus = Bonus { $bonus }
skullking-player-bidding = { $name }: { $bid ->
        [yes] hat angesagt
       *[no] überlegt noch
    }, { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkte
    }
skullking-player = { $name }: Ansage { $bid }, Stiche { $won }, { $total ->
        [one] { $total } Punkt
       *[other] { $total } Punkte
    }
skullking-dealer = gibt
skullking-is-leader = spielt aus
skullking-winning = 👑 gewinnt ihn bisher
skullking-leads-first = { $name } spielt zuerst aus.
skullking-you-lead = Du spielst zum ersten Stich aus.
skullking-deck = Ausgabe: die erste (Schmidt Spiele). 66 Karten: ⭐ ❤️ 🔷 🏴 je 1 bis 13, 5 Escapes, 5 Piraten, 2 Mermaids, Scary Mary, der Skull King. Kein Kraken, keine Beute: Die gibt es in der Ausgabe von 2021, die man am Tisch einstellen kann.
skullking-tip-trick = Ein Stich: Alle spielen eine Karte, die beste bekommt sie alle.
skullking-tip-bid = { $strong ->
        [0] Keine deiner Karten gewinnt oft.
        [one] Eine deiner Karten gewinnt oft (so wie 🗡️ { $two_faced } 💀 🧜 und hohe 🏴).
       *[other] { $strong } deiner Karten gewinnen oft (so wie 🗡️ { $two_faced } 💀 🧜 und hohe 🏴).
    } { $good ->
        [zero] 0 ist eine gute Ansage.
        [low] Sag 0 an, oder 1, wenn du dich traust.
        [about] Sag etwa { $bid } an{ $fewer ->
            [yes] , denn nicht jede kommt durch.
           *[no] .
        }
       *[either] Sag etwa { $bid } an, denn ab und zu gewinnt auch eine andere, oder 0, wenn du keinen willst.
    }
skullking-tip-play = { $aim ->
        [only] Nur diese Karte darfst du spielen.
        [late] Deine Ansage ist nicht mehr zu schaffen, aber jeder Stich spart noch 10 Punkte.
        [take-lead] Von { $left } Stichen brauchst du noch { $needed }: Eröffne mit einer starken Karte, oder mit einer niedrigen, um die starken zu behalten.
        [take-or-keep] Von { $left } Stichen brauchst du noch { $needed }: Schlag 👑 jetzt oder heb dir die starken Karten auf.
        [take-follow] Von { $left } Stichen brauchst du noch { $needed }: Schlag 👑 mit einer Karte, die kaum jemand übertrifft.
        [take-last] Von { $left } Stichen brauchst du noch { $needed }, und du spielst zuletzt: Die schwächste Karte, die 👑 schlägt, reicht.
        [take-none] Keine deiner Karten schlägt 👑: Wirf eine ab, die du nicht brauchst.
        [aside] So wie er liegt, macht diesen Stich niemand.
        [leave-lead] Du willst keinen Stich mehr: Spiel eine niedrige Zahl oder eine Escape aus.
        [leave-strong] Du willst keinen Stich mehr, aber deine Karten sind stark: Hoff, dass dich jemand schlägt.
        [leave-special] Du willst keinen Stich mehr. Unter 👑 bleiben nur deine Sonderkarten; eine Zahl geht, wenn sie noch jemand schlägt.
        [leave-none] Du willst keinen Stich mehr, aber alle deine Karten schlagen 👑: Hoff, dass dich jemand schlägt.
        [leave-last] Dieser Stich ist deiner: Werde deine stärkste Karte los.
       *[leave-follow] Du willst keinen Stich mehr: Bleib unter 👑, am besten mit einer hohen Karte.
    }
skullking-tip-scored = Durchgang { $round }: { $bid } angesagt, { $won } gemacht. { $how ->
        [zero-met] Eine geschaffte 0 bringt 10 für jede ausgeteilte Karte: { $score } Punkte.
        [zero-missed] Eine 0, die danebengeht, kostet 10 für jede ausgeteilte Karte: { $score } Punkte.
        [some-met] Ansage geschafft: Jeder Stich zählt, samt Bonus: { $score } Punkte.
       *[some-missed] Daneben: Jeder Stich zu viel oder zu wenig kostet: { $score } Punkte.
    }
skullking-about-sk = Skull King: gewinnt jeden Stich, in dem keine Mermaid liegt.
skullking-about-sm = Scary Mary: Pirat oder Escape, das sagst du beim Spielen.
skullking-about-m = Mermaid: schlägt alle Zahlen und den Skull King, Piraten schlagen sie.
skullking-about-p = Pirat: schlägt alle Zahlen und Mermaids, nur der Skull King schlägt ihn.
skullking-about-e = Escape: gewinnt so gut wie nie. Gut für einen Stich, den du nicht willst.
skullking-event-round-scored = Durchgang { $round }: { $scores }
skullking-your-bid = Deine Ansage: **{ $bid }**. Du kannst sie ändern, bis alle angesagt haben.
skullking-make-bid = { $tricks ->
        [one] Es gibt nur einen Stich: Machst du ihn (1) oder nicht (0)?
       *[other] Wie viele der { $tricks } Stiche machst du?
    }
skullking-your-cards = Deine Karten
skullking-may-play = Jetzt spielbar
skullking-not-now = Gerade nicht
skullking-your-turn = **Du bist dran.**
skullking-wait-turn = **{ $name }** ist dran.
skullking-tally = { $stands ->
        [none] Deine Ansage ist 0: **mach keinen Stich**
        [met] Ansage { $bid }, Stiche { $won }: **keinen mehr machen**
        [over] Ansage { $bid }, Stiche { $won }: zu viele
       *[short] Ansage { $bid }, Stiche { $won }: **noch { $needed }**
    }

skullking-event-bid-made = { $name } hat angesagt.
skullking-event-bids-revealed = **Yo-ho-ho!** Die Ansagen: { $bids }
skullking-event-played = { $name } spielt { $card }
skullking-led = { $name } spielt { $card } aus. Deine Karte?
skullking-event-trick-won = Stich an { $name }: { $cards }
skullking-event-dealt = Durchgang { $round } beginnt.

skullking-pad-round = Nr
skullking-pad-bid = Ansage
skullking-pad-won = Stiche
skullking-pad-bonus = Bonus
skullking-pad-score = Punkte
skullking-pad-total = Summe

refusal-still-bidding = Karten werden erst gespielt, wenn alle angesagt haben.
refusal-bids-revealed = Die Ansagen sind aufgedeckt, deine lässt sich nicht mehr ändern.
refusal-bid-out-of-range = In diesem Durchgang kannst du 0 bis { $most } ansagen.
refusal-must-follow = Du hast { $suit } auf der Hand und musst bedienen oder eine Sonderkarte spielen. { $card } geht jetzt nicht.
refusal-face-needed = { $card } hat zwei Gesichter: Spiel `{ $kind }:P` (als Pirat) oder `{ $kind }:E` (als Escape).
refusal-unknown-plan = „{ $words }“ verstehe ich nicht. Nenn eine Karte aus deiner Hand, z. B. `Y5`; { OPTION("unless") } ist eine eigene Option.
refusal-no-plan-now = Gerade kannst du keine Karte vorausplanen. Das geht, wenn alle angesagt haben, jemand anders dran ist und du noch Karten hast.
refusal-condition-gone = Das kann in diesem Stich nicht mehr passieren, deine Karte würde also nie gespielt. Wähl eine andere Bedingung oder keine.
refusal-plan-too-late = Du bist jetzt dran, zum Vorausplanen ist es zu spät. Wähl unten deine Karte.

plan-asked = Tipp jetzt auf eine Karte: Ich spiele sie, sobald du dran bist.
plan-standing = { $only ->
        [leading] Wenn du den Stich machst, spiele ich für dich **{ $card }** aus.
        [special] Wenn du dran bist: **{ $card }**, aber nur, wenn niemand eine Sonderkarte spielt.
        [leader] Wenn du dran bist: **{ $card }**, aber nur, wenn der Stich dann noch { $name } gehört.
       *[no] Wenn du dran bist: **{ $card }**.
    }
plan-else = Sonst: **{ $card }**.
plan-else-asks = Sonst frage ich dich.
plan-asks = frag mich
plan-dropped = { $why ->
        [undone] Dein Plan ({ $card }) gilt nicht mehr: Aus diesem Stich wurde eine Karte zurückgenommen.
        [failed] Dein Plan ({ $card }) passt nicht mehr. Wähl eine andere Karte.
       *[over] Dein Plan ({ $card }) wurde nicht gespielt: Der Stich ist vorbei.
    }
select-plan = Wenn ich dran bin, spiel …
select-plan-lead = Mache ich den Stich, spiel aus …
select-plan-else = Sonst …
button-plan-always = Auf jeden Fall spielen
button-plan-special = Nur ohne Sonderkarte
button-plan-leader = Nur wenn { $name } vorn liegt
button-drop-plan = Doch nicht vorausplanen

## Mit echten Karten

skullking-home-bid = Ansage
skullking-home-tricks = Gemachte Stiche
skullking-home-bonus = Bonuspunkte
refusal-tricks-must-add-up = In diesem Durchgang gibt es { $needed ->
        [one] nur einen Stich
       *[other] { $needed } Stiche
    }, eingetragen sind zusammen { $tricks }. Jeden Stich macht jemand.
refusal-bonus-not-earned = { $name } hat { $bid } angesagt und { $tricks } gemacht: Bonus gibt es nur, wenn eine Ansage ab 1 genau stimmt. Trag 0 ein.
refusal-one-bonus-a-round = Es gibt nur einen Skull King, also kann in einem Durchgang nur eine Person Bonus bekommen. { $name } hat { $bonus }, und noch jemand hat welchen.

skullking-rules =
    Kurz gesagt: Mach genau so viele Stiche, wie du ansagst.
    • Ein Stich: Alle spielen eine Karte, die beste bekommt sie alle.
    • Zehn Durchgänge: Im ersten haben alle eine Karte, im zehnten zehn.
    • Alle sagen geheim an, wie viele Stiche sie machen. Steht die letzte Ansage, wird aufgedeckt.
    • Bediene die angespielte Farbe, wenn du kannst. Sonderkarten darfst du jederzeit spielen.
    • Die Totenkopfflagge (Schwarz) ist Trumpf. Eine Mermaid schlägt jede Farbe, ein Pirat schlägt Mermaids, der Skull King schlägt Piraten, und eine Mermaid schlägt den Skull King, sobald beide im selben Stich liegen. Von zwei Piraten oder zwei Mermaids gewinnt die zuerst gespielte Karte.
    • Eine Escape gewinnt nie, es sei denn, im ganzen Stich liegen nur Escapes: Dann gewinnt die erste. Scary Mary ist Pirat oder Escape, wie du willst.
    • Ansage geschafft: 20 Punkte pro Stich. Daneben: −10 für jeden Stich zu viel oder zu wenig. Ansage 0 zählt zehnmal die Nummer des Durchgangs, als Plus (kein Stich) oder als Minus.
    • Bonus, wenn deine Ansage stimmt: 30 für jeden Piraten, den dein Skull King fängt, 50 für einen Skull King, den deine Mermaid fängt.
    • Nach dem letzten Durchgang gewinnt, wer die meisten Punkte hat.
