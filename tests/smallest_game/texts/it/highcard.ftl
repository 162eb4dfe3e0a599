# High Card, il gioco più piccolo.

game-highcard = High Card
highcard-score = { $score ->
        [one] 1 punto
       *[other] { $score } punti
    }
highcard-pitch = Tre turni, una carta a testa: vince la più alta.
highcard-rules = **High Card:** per due. In ognuno dei tre turni ciascuno riceve tre carte da 1 a 10 e ne gioca una; la carta più alta vale un punto. Vince chi ha più punti.
highcard-round = Turno { $round } di 3
highcard-turn = Tocca a **{ $name }**.
highcard-lying = Sul tavolo: { $card }
highcard-event-played = { $name } gioca { $card }.
highcard-event-round-scored = Turno { $round }: { $scores }
command-highcard = highcard
command-highcard-about = High Card: tre turni, vince la carta più alta
command-highcard-play = gioca
command-highcard-play-about = Giocare una carta
option-card-highcard-play-about = Una carta della tua mano, per esempio 7
highcard-deck = Dieci carte, da 1 a 10.
