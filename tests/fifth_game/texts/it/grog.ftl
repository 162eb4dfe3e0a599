# Grog, il quinto gioco.

game-grog = Grog
grog-score = { $score ->
        [one] 1 punto
       *[other] { $score } punti
    }
grog-pitch = Fai più prese degli altri, e l’ultima di ogni turno: vale tre punti.
grog-rules = **Grog:** cinque prese per turno. Rispondi al seme di mano se puoi; la sua carta più alta vince la presa. Una presa vale 1 punto, l’ultima del turno 3. Vince chi ha più punti.
grog-option-rounds = Turni per partita
grog-suit-a = ancora
grog-suit-b = pappagallo
grog-suit-c = cocco
grog-card = { $suit } { $rank }
grog-round = Turno { $round } di { $rounds }
grog-turn = Tocca a **{ $name }**.
grog-your-turn = **Tocca a te:** gioca una carta.
grog-trick = Nella presa:
grog-pad = turno · giocatore · prese · punti · totale
grog-event-played = { $name } gioca { $card }.
grog-event-trick-won = { $name } vince la presa.
grog-event-round-scored = Turno { $round }: { $scores }
grog-event-dealt = Si distribuisce il turno { $round }.
command-grog = grog
command-grog-about = Grog: cinque prese per turno, e l’ultima vale il triplo
command-grog-play = gioca
command-grog-play-about = Giocare una carta
option-card-grog-play-about = Una carta che puoi giocare, per esempio A7
grog-deck = Tre semi.
