# Quienes llevan una liga: su panel, quién participa, las partidas, las correcciones y lo que no se puede.

## El panel de una liga

managing-post = a su cartel
managing-people = { $players ->
        [one] Participa una persona
       *[other] Participan { $players }
    }, { $waiting } en lista de espera.
managing-late = { $count ->
        [one] Una mesa va con retraso
       *[other] { $count } mesas van con retraso
    }
managing-awaits = se espera a: { $names }
managing-select = Atender una partida
managing-begin = Empezar ya
managing-next = Siguiente ronda ya
managing-pause = Pausa
managing-resume = Seguir
managing-entrants = Quién participa
managing-again = Mostrar el cartel aquí
managing-end = Terminar la liga
managing-players = **Participan** ({ $count })
managing-add = Añadir a alguien
managing-remove = Quitar a alguien
end-league-confirm = ¿De verdad termina ya esta liga? La clasificación queda como está; las partidas en curso ya no cuentan.
button-yes-end-league = Sí, terminar
done-league-begun = ✅ La primera ronda está sorteada. Se abren sus mesas.
done-league-next = ✅ La siguiente ronda está sorteada. Las partidas en curso siguen contando.
done-league-finished = ✅ Era la última ronda: la liga ha terminado.
done-league-paused = ✅ La liga está en pausa. Las partidas empezadas siguen.
done-league-resumed = ✅ La liga sigue. Todos los plazos se han movido lo que duró la pausa.
done-league-extended = ✅ La ronda dura ahora hasta { $at }.
done-league-ended = ✅ La liga ha terminado.
done-league-moved = ✅ El cartel llega a { $channel }, y las próximas mesas también.
done-league-added = ✅ { $name } participa.
done-league-removed = ✅ { $name } ya no participa. Lo jugado cuenta.

## Una partida

referee-table = a la mesa
referee-computer = pirata virtual
referee-there = está aquí
referee-missing = aún no está
referee-awaited = le toca
referee-away = ausente, juega un pirata virtual
referee-forfeited = ha abandonado
referee-drawn = por sorteo
referee-result = puesto { $place }, { $score }
referee-nudge = Avisar
referee-start = Empezar ya
referee-open = Abrir su hilo de nuevo
referee-correct = Corregir el resultado
referee-count = Volver a contarla
referee-void = No contarla
referee-select-forfeit = ¿Quién pierde por incomparecencia?
referee-select-replace = ¿A quién se sustituye?
referee-substitute = Alguien que sustituiría
referee-anybody = Cualquiera de este servidor
referee-by-computer = Un pirata virtual
referee-reason = ¿Por qué?
referee-reason-about = Todos pueden leerlo
referee-scores = Los puntos, en el orden de los asientos
referee-scores-about = { $count } números enteros separados por comas, como 120, 80, -10, 40
referee-places = Los puestos, si los puntos no bastan
referee-places-about = En el orden de los asientos, como 1, 2, 2, 4; si no, déjalo vacío
referee-voided = **{ $name }** no cuenta esta partida ({ $before }): { $reason }
referee-corrected = **{ $name }** corrige ({ $before }) a ({ $after }): { $reason }
referee-counted = **{ $name }** vuelve a contar esta partida ({ $after }): { $reason }
referee-call-start = 👋 { $mentions } Vuestra mesa en **{ $league }** os espera. Pulsad «Estoy aquí» más arriba.
referee-call-move = 👋 { $mentions } Vuestra mesa en **{ $league }** espera vuestra jugada.
action-forfeited = { $other } ha abandonado; sigue un pirata virtual.
done-match-nudged = ✅ Aviso enviado: { $names }
done-match-started = ✅ Se reparten las cartas.
done-match-opened = ✅ La partida se abre de nuevo en { $channel }.
done-match-forfeited = ✅ { $name } pierde esta partida por incomparecencia.
done-match-replaced = ✅ En lugar de { $name } ahora: { $other }.
done-match-voided = ✅ Esta partida ya no cuenta. La clasificación se ha recalculado.
done-match-counted = ✅ Esta partida vuelve a contar. La clasificación se ha recalculado.
done-match-corrected = ✅ El resultado está corregido. La clasificación se ha recalculado.

## Clasificaciones abiertas

done-table-counts = ✅ Esta mesa cuenta para **{ $name }**.
done-table-counts-no-more = ✅ Esta mesa ya no cuenta para **{ $name }**.

## Lo que no se puede

refusal-league-stands-still = La liga no está en marcha, así que no se reparte nada. Haz que siga primero.
refusal-match-counts-nowhere = Esta partida no cuenta en ninguna parte: aún no ha empezado, o ya está anulada.
refusal-match-counts-already = Esta partida ya cuenta.
refusal-nudged-already = Ya se les ha avisado. Puedes hacerlo otra vez <t:{ $again }:R>.
refusal-nobody-to-nudge = Esta partida no espera a nadie ahora.
refusal-match-thread-closed = El hilo de esta partida ya no está, o no puedo escribir en él. *Abrir su hilo de nuevo* abre otro; una mesa en juego se lleva a otro canal con `/tavern tables`.
refusal-not-signed-up-any-more = Esa persona ya no sustituiría a nadie. Elige a otra.
refusal-no-scores = «{ $value }» no son puntos. Escribe números enteros separados por comas, como 120, 80, -10, 40.
refusal-host-or-league-only = Solo el anfitrión de esta mesa, o quien lleva las ligas aquí, puede hacer que cuente.
refusal-table-counts-nowhere = Esta mesa no cuenta para ninguna clasificación. Usa el comando en el canal de una mesa que cuente.
button-league-panel = Gestionar
