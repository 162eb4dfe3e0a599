# A quién separan o juntan los sorteos de una temporada, y a qué horas le gusta jugar a cada persona.
# keys.py, key_of: draws-* select-*
# keys.py, refusal_key: refusal-*
wish-apart = Nunca en la misma mesa que…
wish-together = Siempre en la misma mesa que…
wish-apart-computer = Nunca en la misma mesa que este pirata virtual
wish-together-computer = Siempre en la misma mesa que este pirata virtual
wish-forget = Quitar un deseo
wished-apart = Nunca en la misma mesa que: { $names }
wished-together = Siempre en la misma mesa que: { $names }
done-wished-apart = ✅ { $name }, { $other }: mesas distintas desde el próximo sorteo.
done-wished-together = ✅ { $name }, { $other }: la misma mesa desde el próximo sorteo.
done-wish-forgotten = ✅ { $name }, { $other }: el sorteo vuelve a ser libre.
refusal-wishes-need-a-season = Solo se puede separar o juntar a alguien en una temporada en curso.
refusal-wishes-need-two = Elige a otra persona que participe en esta liga.
history-apart = **{ $name }** separa en el sorteo: { $who }, { $other }.
history-together = **{ $name }** junta en el sorteo: { $who }, { $other }.
history-unwished = **{ $name }** deja libre otra vez el sorteo: { $who }, { $other }.
preferences-plays = Te gusta jugar: **de { $begin } a { $end }**
form-plays-begin = Me gusta jugar desde
form-plays-end = Me gusta jugar hasta
form-plays-about = Por ejemplo 18:00; deja las dos vacías si te da igual
refusal-plays-half = Las horas a las que te gusta jugar necesitan principio y final, por ejemplo 18:00 y 23:00.
refusal-plays-nothing = El inicio y el final coinciden. Deja los dos campos vacíos si te da igual.
button-draw-look-on = Revisar antes los sorteos
button-draw-look-off = Abrir las mesas enseguida
done-draw-look-on = ✅ Desde el próximo sorteo, revisas y abres las mesas aquí.
done-draw-look-off = ✅ Desde el próximo sorteo, las mesas se abren enseguida.
managing-open-draw = Abrir las mesas
done-draw-opened = ✅ Las mesas se abren. La jornada tiene todo su tiempo desde ahora.
managing-swap = Cambiar a dos personas
managing-swap-computer = Cambiar a un pirata virtual
swap-with-whom = ¿Quién cambia su asiento con { $name }?
swap-person = Alguien de la liga
swap-computer = Otro pirata virtual
done-draw-swapped = ✅ { $name }, { $other }: asientos cambiados.
swap-breaks-apart = { $name }, { $other }: se ha pedido que jueguen en mesas distintas, y quedarían en la misma. ¿Cambiar igualmente?
swap-breaks-together = { $name }, { $other }: se ha pedido que jueguen en la misma mesa, y ya no lo harían. ¿Cambiar igualmente?
button-yes-swap = Sí, cambiar
refusal-swap-needs-two = Elige a dos personas que estén en mesas distintas en este sorteo.
refusal-draw-is-open = Las mesas de este sorteo ya están abiertas.
refusal-draw-is-held = Revisa el sorteo de la jornada { $round } y después abre sus mesas: { COMMAND("league", "league-manage") }
league-draw-held = Las próximas mesas están sorteadas y se abrirán pronto.
history-swapped = **{ $name }** cambia en el sorteo: { $who }, { $other }.

## Quién juega con quién

select-draws = Quién juega con quién
draws-meet = todos contra todos
draws-meet-about = Tantos rivales distintos como se pueda
draws-swiss = suizo por clasificación
draws-swiss-about = Se juega con quien tiene puntos parecidos, sin repetir si se puede
draws-seeded = suizo por rating
draws-seeded-about = Primero fuertes y débiles mezclados, luego según la clasificación
editing-draws = Desde el próximo sorteo.
league-draws-swiss = Sistema suizo: en cada jornada se juega con quien tiene puntos parecidos, sin repetir rivales si se puede.
league-draws-seeded = Sistema suizo: la primera jornada mezcla fuertes y débiles por rating; después se juega con quien tiene puntos parecidos, sin repetir rivales si se puede.
refusal-swiss-round-not-over = Aquí se sortea según la clasificación: antes tiene que acabar esta jornada. Deja que acaben sus partidas o corrige sus resultados.
