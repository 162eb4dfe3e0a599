# Lo que se ha hecho en una liga: quién, cuándo y por qué; y cada partida de cada jornada.
# keys.py, refusal_key: refusal-*
managing-now = Lo que está en marcha
managing-round = Ver una jornada
button-league-history = Historial
history-title = Historial: { $name }
history-nothing = Nadie ha intervenido todavía.
history-all = Todo
history-with-reason = { $text } Motivo: { $reason }
history-begun = **{ $name }** pone en marcha la liga.
history-next = **{ $name }** sortea la siguiente jornada.
history-paused = **{ $name }** pone la liga en pausa.
history-rested = **{ $name }** pone en pausa la liga y sus plazos.
history-resumed = **{ $name }** reanuda la liga.
history-extended = **{ $name }** alarga la jornada{ $hours ->
        [0] .
        [one] {" "}una hora.
       *[other] {" "}{ $hours } horas.
    }
history-played-out = **{ $name }** hace que los piratas virtuales acaben la jornada.
history-ended = **{ $name }** cierra la liga.
history-moved = **{ $name }** mueve el anuncio.
history-added = **{ $name }** añade a { $who }.
history-removed = **{ $name }** quita a { $who }.
history-nudged = **{ $name }** manda un aviso.
history-started = **{ $name }** empieza la partida.
history-reopened = **{ $name }** abre de nuevo el hilo.
history-forfeited = **{ $name }** decide: { $who } pierde por abandono.
history-forfeit-taken-back = **{ $name }** retira el abandono de { $who }.
history-played-themselves = **{ $name }** decide: { $who } jugó en persona.
history-replaced = **{ $name }** decide: { $other } reemplaza a { $who }.
history-substituted = { $other } reemplaza a { $who }, que no estaba cuando se repartió.
history-credited = **{ $name }** decide: el resultado de { $who } pasa a { $other }.
history-points = **{ $name }** cambia a mano los puntos de { $who }: { $given }.
history-points-back = **{ $name }** deshace puntos dados a mano a { $who }: { $given }.
history-own-table = ⚠️ Es su propia mesa.
history-own-points = ⚠️ Puntos para sí.
referee-select-forfeit-back = Retirar un abandono
referee-select-credit = Jugó otra persona
referee-select-themselves = Sí que jugó en persona
referee-credit-about = ¿Quién jugó en lugar de { $name }? El resultado y sus puntos pasan a esa persona.
done-match-forfeit-back = ✅ Abandono retirado: { $name }. La clasificación se ha recalculado.
done-match-themselves = ✅ El resultado cuenta para { $name }. La clasificación se ha recalculado.
done-match-credited = ✅ El resultado de { $name } pasa a { $other }. La clasificación se ha recalculado.
managing-nudge-late = Avisar a las mesas con retraso
done-late-nudged = ✅ Aviso enviado: { $names }{ $refused ->
        [0] {""}
        [one] {" "}(no en { $refused } mesa: ya avisada, o con el hilo cerrado)
       *[other] {" "}(no en { $refused } mesas: ya avisadas, o con el hilo cerrado)
    }
refusal-nobody-is-late = { $refused ->
        [0] Ninguna mesa con retraso espera a nadie ahora.
       *[other] Todas las mesas con retraso tienen un aviso de hace menos de una hora, o su hilo está cerrado.
    } Abre una partida para ver a qué espera.
managing-search = Buscar
managing-person = Ver a una persona
managing-found = { $count ->
        [one] { $count } persona encontrada.
       *[other] { $count } personas encontradas.
    }
form-search = Una parte del nombre
form-search-about = Por ejemplo «ann» para Anna y Joanna
refusal-nobody-called = En esta liga nadie tiene «{ $value }» en su nombre. Prueba con una parte más corta.
entrant-new-account = cuenta de { $days ->
        [one] un día
       *[other] { $days } días
    }
entrant-new-member = aquí desde hace { $days ->
        [one] un día
       *[other] { $days } días
    }
entrant-player = participa
entrant-waiting = en lista de espera
entrant-substitute = en la lista de suplentes
entrant-invited = invitación sin respuesta
entrant-out = ya no participa
entrant-replace = Reemplazar hasta el final
entrant-replace-anybody = Reemplazar por cualquiera del servidor
button-entrant-points = Dar o quitar puntos
form-given = Puntos
form-given-about = { $low ->
        [1] Por ejemplo 2 o -1. Se suman a la media, en la que menos es mejor
       *[other] Por ejemplo 2, o -1 para quitar uno
    }
points-take-back = Deshacer puntos dados a mano
done-points-given = ✅ Los puntos de { $name } han cambiado. La clasificación se ha recalculado.
done-points-back = ✅ Ese cambio en los puntos de { $name } ya no cuenta. La clasificación se ha recalculado.
refusal-adjustment-out-of-range = Escribe un número entero del 1 al { $most }, con un menos delante para quitar puntos.
refusal-points-have-changed = Alguien ha cambiado puntos a mano desde que empezaste. Mira la clasificación de abajo y pulsa otra vez si sigue siendo correcto.
refusal-adjustment-taken-back = Esos puntos ya se retiraron.
done-replaced-for-good = ✅ { $other } reemplaza a { $name } desde ahora, en las mesas abiertas y en cada sorteo. Lo ya jugado sigue contando para { $name }.
