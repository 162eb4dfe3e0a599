# Juego limpio en las ligas: qué cuenta, y para quién.

## Resultados jugados en persona

select-credit = Asientos de piratas virtuales
credit-none = sin puntos
credit-none-about = 0 puntos, sin rating, los demás suben un puesto
credit-forfeit = abandono
credit-forfeit-about = Cuenta como abandono de quien no está
credit-points = puntos
credit-points-about = Quien no está recibe lo que consigue el pirata virtual
league-computer-seats-none = Quien no está al final, o deja la mayoría de sus jugadas a un pirata virtual, no recibe puntos ni rating; los demás suben un puesto.
league-computer-seats-forfeit = Quien no está al final, o deja la mayoría de sus jugadas a un pirata virtual, pierde por abandono.
league-computer-seats-points = Quien no está recibe los puntos que consigue un pirata virtual, pero sin rating.
founding-to-fair = Siguiente: juego limpio
founding-back-to-league = Atrás: ajustes de la liga
match-by-computer = { $name } 💤 (ha jugado un pirata virtual)
match-shared = { $name } ({ $other }: { $moves ->
        [one] una jugada
       *[other] { $moves } jugadas
    })
