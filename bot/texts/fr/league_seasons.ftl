# Modifier une ligue en cours, et la saison qui suit.
button-league-edit = Réglages
editing-title = Réglages
editing-about = Ce que tu modifies vaut dès maintenant. Ici, tu vois d’abord ce que cela change.
editing-nothing = Rien n’est modifié pour l’instant.
editing-rounds = **Rondes :** { $before } → { $after }
editing-hours = **Durée d’une ronde :** { $before } → { $after }, à partir de la suivante. Celle en cours se prolonge depuis le panneau.
editing-points = **Points :** { $before } → { $after }. Le classement est recalculé, parties déjà jouées comprises.
editing-pace = **Rythme :** { $before } → { $after }, aux tables ouvertes dès maintenant.
editing-places = **Places :** { $before } → { $after }. { $moved ->
        [0] Personne ne perd sa place.
        [one] { $moved } personne de la liste d’attente participe.
       *[other] { $moved } personnes de la liste d’attente participent.
    }
editing-best = **Rondes qui comptent pour chacun :** { $before } → { $after }. Le classement est recalculé.
league-best-all = toutes
league-best = { $best ->
        [one] Seule la meilleure ronde de chacun compte.
       *[other] Seules les { $best } meilleures rondes de chacun comptent.
    }
form-best = Meilleures rondes qui comptent
form-best-about = Pour chacun, comme 5 sur 7 ; vide : toutes
button-edit-form = Modifier les nombres
button-edit-do = Modifier maintenant
done-league-edited = ✅ Les réglages sont modifiés.
history-edited = **{ $name }** modifie les réglages.
refusal-rounds-were-drawn = { $stage ->
        [0] { $drawn } rondes sont déjà tirées au sort, il ne peut pas y en avoir moins.
       *[other] Les rondes sont finies et la coupe a commencé, leur nombre ne change donc plus.
    } Choisis un autre nombre.
