# Cambiar una liga en marcha, y la temporada que sigue.
button-league-edit = Ajustes
editing-title = Ajustes
editing-about = Lo que cambies vale desde ahora. Aquí ves antes qué supone.
editing-nothing = De momento no cambia nada.
editing-rounds = **Jornadas:** { $before } → { $after }
editing-hours = **Tiempo por jornada:** { $before } → { $after }, desde la próxima. La actual se alarga en el panel.
editing-points = **Puntos:** { $before } → { $after }. La clasificación se recalcula, también con lo ya jugado.
editing-pace = **Ritmo:** { $before } → { $after }, en las mesas que se abran desde ahora.
editing-places = **Plazas:** { $before } → { $after }. { $moved ->
        [0] Nadie pierde su plaza.
        [one] Entra { $moved } persona de la lista de espera.
       *[other] Entran { $moved } personas de la lista de espera.
    }
editing-best = **Jornadas que cuentan por persona:** { $before } → { $after }. La clasificación se recalcula.
league-best-all = todas
league-best = { $best ->
        [one] Solo cuenta la mejor jornada de cada persona.
       *[other] Solo cuentan las { $best } mejores jornadas de cada persona.
    }
form-best = Mejores jornadas que cuentan
form-best-about = Por persona, como 5 de 7; vacío: todas
button-edit-form = Cambiar los números
button-edit-do = Cambiar ya
done-league-edited = ✅ Los ajustes han cambiado.
history-edited = **{ $name }** cambia los ajustes.
refusal-rounds-were-drawn = { $stage ->
        [0] Ya hay { $drawn } jornadas sorteadas, no puede haber menos.
       *[other] Las jornadas han acabado y la copa ha empezado, así que su número se queda.
    } Elige otro número.
