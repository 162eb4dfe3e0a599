# Juego limpio en las ligas: qué cuenta, y para quién.

## Resultados jugados en persona

select-computer-seats = Asientos de piratas virtuales
computer-seats-none = sin puntos
computer-seats-none-about = 0 puntos, nada para el nivel, los demás suben un puesto
computer-seats-forfeit = abandono
computer-seats-forfeit-about = Cuenta como abandono de quien no está
computer-seats-points = puntos
computer-seats-points-about = Quien no está recibe lo que consigue el pirata virtual
league-computer-seats-none = Quien no está al final, o deja la mayoría de sus jugadas a un pirata virtual, no recibe puntos ni nivel; los demás suben un puesto.
league-computer-seats-forfeit = Quien no está al final, o deja la mayoría de sus jugadas a un pirata virtual, pierde por abandono.
league-computer-seats-points = Quien no está recibe los puntos que consigue un pirata virtual, pero nada para el nivel.
founding-to-fair = Siguiente: juego limpio
founding-back-to-league = Atrás: ajustes de la liga
match-by-computer = { $name } 💤 (ha jugado un pirata virtual)
match-shared = { $name } ({ $other }: { $moves ->
        [one] una jugada
       *[other] { $moves } jugadas
    })
