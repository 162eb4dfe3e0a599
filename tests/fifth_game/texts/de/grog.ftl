# Grog, das fünfte Spiel.

game-grog = Grog
grog-score = { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }
grog-pitch = Mach die meisten Stiche, und vor allem den letzten jeder Runde: der zählt dreifach.
grog-rules = **Grog:** fünf Stiche in jeder Runde. Bediene die ausgespielte Farbe, wenn du kannst; ihre höchste Karte macht den Stich. Ein Stich zählt 1 Punkt, der letzte der Runde 3. Wer die meisten Punkte hat, gewinnt.
grog-option-rounds = Runden im Spiel
grog-suit-a = Anker
grog-suit-b = Papagei
grog-suit-c = Kokosnuss
grog-card = { $suit } { $rank }
grog-round = Runde { $round } von { $rounds }
grog-turn = **{ $name }** ist am Zug.
grog-your-turn = **Du bist am Zug:** Spiel eine Karte aus.
grog-trick = Im Stich:
grog-pad = Runde · Person · Stiche · Punkte · Summe
grog-event-played = { $name } spielt { $card }.
grog-event-trick-won = { $name } macht den Stich.
grog-event-round-scored = Runde { $round }: { $scores }
grog-event-dealt = Runde { $round } ist ausgeteilt.
command-grog = grog
command-grog-about = Grog: fünf Stiche in jeder Runde, und der letzte zählt dreifach
command-grog-play = spielen
command-grog-play-about = Eine Karte spielen
option-card-grog-play-about = Eine Karte, die du spielen darfst, etwa A7
grog-deck = Karten: drei Farben.
