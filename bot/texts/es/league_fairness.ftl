# Juego limpio en las ligas: qué cuenta, y para quién.
# keys.py, key_of: credit-* league-by-* league-played-out-* played-out-* proposal-what-* ranking-* select-*
# keys.py, refusal_key: refusal-*

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
league-your-seat = Tu asiento es tuyo mientras cumplas los plazos.
select-played-out = Mesas que acaban los piratas virtuales
played-out-undecided = sin resultado
played-out-undecided-about = Con los plazos cumplidos, puntos como en un descanso; sin rating
played-out-as-it-stands = tal cual
played-out-as-it-stands-about = El resultado cuenta, pero sin rating
played-out-void = no cuenta
played-out-void-about = Nadie recibe puntos
league-played-out-undecided = Si tras el final de la jornada los piratas virtuales juegan la mayor parte de una mesa, queda sin resultado: quien cumplió los plazos recibe los puntos de un descanso, y nada cuenta para el rating.
league-played-out-as-it-stands = Si tras el final de la jornada los piratas virtuales juegan la mayor parte de una mesa, el resultado cuenta tal cual, pero no para el rating.
league-played-out-void = Si tras el final de la jornada los piratas virtuales juegan la mayor parte de una mesa, no cuenta.
why-undecided = Jornada { $round }, mesa { $table }: sin resultado, cuenta como descanso.
match-by-computer = { $name } 💤 (ha jugado un pirata virtual)
match-shared = { $name } ({ $other }: { $moves ->
        [one] una jugada
       *[other] { $moves } jugadas
    })

## Quien no viene

select-no-shows = Quien no viene
league-no-shows-after = { $count ->
        [0] sigue en la liga
        [one] fuera tras una vez
       *[other] fuera tras { $count } veces
    }
league-no-shows = Quien no hace ni una jugada en { $count ->
        [one] una mesa
       *[other] { $count } mesas seguidas
    } queda fuera, igual que quien deja el servidor.
match-no-show = { $mention } ha faltado a { $count ->
        [one] su mesa (primera ausencia).
       *[other] { $count } mesas seguidas.
    } { $most ->
        [0] Si no puedes jugar, avisa a la moderación.
       *[other] Tras { $most } seguidas quedas fuera.
    }
match-no-show-out = { $mention } no ha venido, { $count ->
        [one] y queda fuera de la liga.
       *[other] { $count } mesas seguidas, y queda fuera de la liga.
    } Quien gestiona la liga puede volver a incluirte.
no-show-told = **{ $name }** ha faltado a { $count ->
        [one] su mesa, primera ausencia
       *[other] { $count } mesas seguidas
    } ({ $match }). Para poner a otra persona el resto de la temporada: *Gestionar* y luego *Participantes*.
no-show-told-out = **{ $name }** no ha venido { $count ->
        [one] ({ $match })
       *[other] a { $count } mesas seguidas ({ $match })
    } y queda fuera de la liga. Para incluir de nuevo: *Gestionar* y luego *Participantes*.
match-no-show-over = { $mention } ha faltado a { $count ->
        [one] su mesa.
       *[other] { $count } mesas seguidas.
    } La liga ya ha terminado.
no-show-told-over = **{ $name }** ha faltado a { $count ->
        [one] su última mesa
       *[other] sus últimas { $count } mesas
    } ({ $match }).
missing-told = **{ $name }** no estaba cuando se repartió ({ $match }).
missing-replaced = **{ $name }** no estaba cuando se repartió: juega **{ $other }** ({ $match }).
button-put-in = Que juegue { $name }
select-substitutes = Los suplentes entran solos
editing-level = En las mesas en las que se reparta a partir de ahora.
editing-substitutes = Enseguida, también en las partidas en curso.
league-substitutes-come = Si alguien no está cuando se reparte, o sigue ausente durante la partida, juega la primera persona suplente.
refusal-came-after-all = Ya ha jugado desde entonces: el asiento es suyo. En *Gestionar* aún se puede reemplazar.
refusal-seated-this-round = { $name } ya tiene un asiento en esta jornada. Elige a otra persona.

## Abandonos

forfeit-confirm = ¿{ $name } pierde esta partida por abandono? Un pirata virtual juega en su lugar. Puedes deshacerlo.
button-yes-forfeit = Sí, por abandono
done-match-plays-again = ✅ { $name } vuelve a jugar.
refusal-match-forfeited = Has perdido esta partida por abandono; un pirata virtual juega en tu lugar. Si es un error, pide a la moderación que lo deshaga.

## Rankings

proposal-what-count = que esta partida cuente para un ranking
select-least-people = Mínimo de personas (sin bots)
league-least-people = { $count }, más piratas virtuales
league-ladder-people = En la mesa tiene que haber al menos { $count ->
        [one] una persona
       *[other] { $count } personas
    }, además de piratas virtuales.
select-ranking = Orden
ranking-rating = por rating
ranking-rating-about = Cuenta a quién se gana, no cuánto se juega
ranking-points = por puntos
ranking-points-about = Los puntos de todas las partidas: quien juega más tiene más
editing-ranking = La clasificación cambia enseguida.
select-least-games = Partidas para un puesto
league-least-games = { $count ->
        [one] puesto desde una partida
       *[other] puesto desde { $count } partidas
    }
league-by-rating = El orden sigue el rating, solo con las partidas de este ranking; hay puesto { $least ->
        [one] desde la primera partida
       *[other] desde { $least } partidas
    }. Una partida cuenta mientras al menos dos de sus jugadores se hayan visto menos de tres veces desde el lunes.
league-by-points = El orden sigue los puntos de todas las partidas.
refusal-ladder-met-enough = Todos en esta mesa se han visto ya tres veces desde el lunes: esta partida no cuenta para el ranking. Añadan a alguien, o cuenten la siguiente a partir del lunes.
refusal-count-too-late = Una partida cuenta para un ranking solo si todos lo acuerdan antes de la primera jugada. Pide a la moderación que incluya esta.
refusal-ladder-too-few-people = Para este ranking cuentan mesas de al menos { $least ->
        [one] una persona
       *[other] { $least } personas
    }. Hace falta más gente.

## Mesas de distinto tamaño

league-small-tables = En una mesa más pequeña cada puesto vale más, para que todas den lo mismo de media.
league-own-points = Una mesa más pequeña usa los primeros de estos puntos; después de la lista, 0.
standings-tenths = { $whole },{ $tenth }

## Cambiarlo después

editing-computer-seats = La clasificación se recalcula, incluidas las partidas ya jugadas.
editing-no-shows = En las mesas que acaben a partir de ahora.
