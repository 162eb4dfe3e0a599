# Modifier une ligue en cours, et la saison qui suit.
# keys.py, refusal_key: refusal-*
button-league-edit = Réglages
editing-title = Réglages
editing-about = Ce que tu modifies vaut dès maintenant. Ici, tu vois d’abord ce que cela change.
editing-nothing = Rien n’est modifié pour l’instant.
editing-hours = À partir de la suivante. Celle en cours se prolonge depuis le panneau.
editing-points = Le classement est recalculé, parties déjà jouées comprises.
editing-pace = Aux tables ouvertes dès maintenant.
editing-places = { $moved ->
        [0] Personne ne perd sa place.
        [one] { $moved } personne de la liste d’attente obtient une place.
       *[other] { $moved } personnes de la liste d’attente obtiennent une place.
    }
editing-best = Le classement est recalculé.
editing-language = Pour le message de la ligue et tout ce qui suit. Les tables ouvertes gardent la leur.
editing-fixed = Ne change plus tant que la ligue est en cours : { $names }.
refusal-cup-is-fixed = La coupe a commencé : les finalistes et le nombre de qualifiés ne changent plus.
league-rules-changed = **{ $name }** a changé les règles. Elles valent aussi pour les parties déjà jouées ; le classement est recalculé :
league-best-all = toutes
league-best = { $best ->
        [one] Seule la meilleure ronde de chacun compte.
       *[other] Seules les { $best } meilleures rondes de chacun comptent.
    }
form-best = Meilleures rondes qui comptent
form-best-about = Pour chacun, comme 5 sur 7 ; vide : toutes
button-edit-do = Modifier maintenant
done-league-edited = ✅ Les réglages sont modifiés.
history-edited = **{ $name }** modifie les réglages.
refusal-rounds-were-drawn = { $stage ->
        [0] { $drawn } rondes sont déjà tirées au sort, il ne peut pas y en avoir moins.
       *[other] Les rondes sont finies et la coupe a commencé, leur nombre ne change donc plus.
    } Choisis un autre nombre.
league-invited = **Invitations envoyées** ({ $count })
league-asked = **Tu as une invitation !** Appuie sur *M’inscrire* pour jouer. Sinon, tu n’es pas dans le tirage au sort.
league-round-over = **{ $round }** : c’est fini.
league-digest = { $count ->
        [one] encore une table à jouer
       *[other] encore { $count } tables à jouer
    }
button-digest-on = Résumé de la semaine
button-digest-off = Sans résumé de la semaine
done-digest-on = ✅ Chaque lundi, le salon de la ligue résume ce qu’il reste à jouer ; prochaine fois : { $at } ({ $ago }).
done-digest-off = ✅ Il n’y aura plus de résumé de la semaine.
button-next-season = Saison suivante
button-next-season-begin = Ouvrir les inscriptions
next-season-title = Après { $name }
next-season-about = La saison suivante garde les réglages et le salon. Toutes ces personnes reçoivent une invitation ; pour jouer, il faut appuyer sur *M’inscrire*.
next-season-asked = Invitations ({ $count }) : { $names }
next-season-up = ⬆️ Montent : { $names }
next-season-down = ⬇️ Descendent : { $names }
done-next-season = ✅ Les inscriptions sont ouvertes, et les invitations partent dans le salon : { $leagues }
button-divisions = Divisions
divisions-title = Divisions : { $name }
divisions-about = Des ligues du même jeu peuvent se suivre. Quand toutes sont finies, *Saison suivante* les ouvre ensemble : les dernières places descendent, les premières de la suivante montent. Sans invitation, on s’inscrit dans la plus basse.
divisions-above = La division au-dessus de cette ligue
divisions-none = Aucune au-dessus
divisions-how-many = Combien montent et descendent
divisions-moves = { $count ->
        [one] { $count } montée, { $count } descente
       *[other] { $count } montées, { $count } descentes
    }
done-divisions = ✅ Divisions enregistrées.
refusal-season-goes-on = Cette saison, ou une de ses divisions, n’est pas finie. Arrête-la d’abord, puis ouvre la suivante.
refusal-season-was-followed = La saison suivante existe déjà : { COMMAND("league", "league-list") } la montre.
refusal-no-such-division = Impossible sous cette ligue : il faut une ligue du même jeu sur ce serveur, pas encore finie et sans autre en dessous. Choisis-en une autre.
refusal-league-by-invitation = Pour s’inscrire dans cette division, il faut une invitation. Inscris-toi dans la plus basse : { COMMAND("league", "league-list") } la montre.
select-continues = Saison suivante auto
editing-continues = Une semaine après la fin, ou pas du tout.
league-continues = Une semaine après la fin, les inscriptions de la saison suivante s’ouvrent d’elles-mêmes.
league-unwanted = **{ $name }** n’a pas lieu : il y a trop peu d’inscriptions ({ $count } sur { $needed }).
select-sign-up-role = Qui peut s’inscrire : un rôle
sign-up-everybody = tout le monde
select-only-invited = Sur invitation seulement
editing-sign-up = Dès la prochaine inscription.
league-for-invited = L’inscription se fait seulement sur invitation.
league-for-role = L’inscription est réservée à { $role }.
refusal-league-only-invited = Pour t’inscrire à cette ligue, il te faut une invitation. Demandes-en une à la modération.
refusal-league-sign-up-role = L’inscription à cette ligue est réservée à { $role }. Demande ce rôle à la modération.
select-protests = Réclamations
protests-none = aucune
editing-protests = La ronde suivante attend au plus jusque-là.
league-protests = Après une partie, on peut réclamer pendant { $time }.
league-protests-until = ✋ On peut réclamer jusqu’au { $at } ({ $ago }) ; ensuite, la ligue continue.
button-protest = Réclamer
protest-until = La partie est finie. Quelque chose ne va pas ? On peut réclamer jusqu’au { $at } ({ $ago }).
protest-about = Seule la modération le lit
protest-line = **{ $name }** fait une réclamation : { $reason }
protest-open = pas encore de décision
protest-allowed = **{ $name }** accepte : { $reason }
protest-dismissed = **{ $name }** rejette : { $reason }
protest-allow = Accepter une réclamation
protest-dismiss = Rejeter une réclamation
match-decided = La modération s’est prononcée sur cette partie. Le classement montre ce qui compte maintenant.
protest-told = **{ $name }** fait une réclamation ({ $match }) : { $reason }. Dans *Gérer*, corrige ou annule la partie s’il le faut, et accepte ou rejette la réclamation.
protest-told-publicly = Il y a une réclamation ({ $match }). Les responsables de ligue la lisent dans *Gérer*.
protest-disputed = { $mentions } Ce résultat fait l’objet d’une réclamation. La modération décide ; sa réponse sera ici.
protest-answered-allowed = { $mentions } La réclamation contre ce résultat est acceptée : { $reason } (**{ $name }**). Le classement montre ce qui compte maintenant.
protest-answered-dismissed = { $mentions } La réclamation contre ce résultat est rejetée : { $reason } (**{ $name }**).
done-protest = Ta réclamation est entre les mains de la modération. Elle décidera si le résultat tient ; sa réponse sera ici, dans le fil.
done-protest-allowed = ✅ La réclamation est acceptée.
done-protest-dismissed = ✅ La réclamation est rejetée.
refusal-no-protest-any-more = Le délai de réclamation pour cette partie est passé. Adresse-toi à la modération.
refusal-protested-already = Ta réclamation est déjà entre les mains de la modération. Attends la réponse.
refusal-protest-is-decided = Cette réclamation est déjà tranchée. Appuie sur *Actualiser* pour voir comment.
done-invited = ✅ { $count ->
        [0] Pas de nouvelle invitation : **{ $name }**.
        [one] { $count } invitation envoyée : **{ $name }**. On participe en appuyant sur *M’inscrire*.
       *[other] { $count } invitations envoyées : **{ $name }**. On participe en appuyant sur *M’inscrire*.
    }
invite-bad-rows = { $count ->
        [one] { $count } ligne ignorée :
       *[other] { $count } lignes ignorées :
    }
invite-row-no-id = Ligne { $row } : « { $cell } » n’est pas un identifiant Discord.
invite-row-twice = Ligne { $row } : { $cell } est deux fois dans le fichier.
invite-row-no-member = Ligne { $row } : { $cell } n’est pas sur ce serveur, ou est un bot.
managing-invite = Inviter des gens
button-league-file = Inviter depuis un fichier
form-file = Fichier CSV
form-file-about = Un CSV avec un identifiant Discord en première colonne, ou dans user_id
invite-row-rounded = Ligne { $row } : { $cell } est un identifiant arrondi par un tableur. Mets la colonne au format texte, puis colle de nouveau les identifiants.
invite-hint = Sans identifiants : { COMMAND("league", "league-manage") }, puis *Inscriptions* et *Inviter des gens*, 25 à la fois.
invite-no-members = { $count ->
        [one] { $count } ignoré : un bot, ou pas sur ce serveur.
       *[other] { $count } ignorés : des bots, ou pas sur ce serveur.
    }
refusal-invite-file = Je ne peux pas lire cette liste. Envoie un CSV avec un identifiant Discord en première colonne ou dans user_id ; nombre de lignes, au plus : { $most }.
select-league-forum = Forum
league-forum-none = aucun
refusal-league-forum-wanted = Il faut un salon forum de ce serveur pour les parties. Choisis-en un dans les réglages, ou aucun.
tag-waiting = en attente
tag-playing = en cours
tag-over = finie

## Rôles

select-player-role = Rôle donné à l’inscription
select-champion-role = Rôle de la première place
league-role-none = aucun
editing-player-role = Donné à l’inscription, retiré à la fin de la ligue.
editing-champion-role = Donné à la première place, jusqu’à la fin de la saison suivante.
roles-refused = ⚠️ Je ne peux ni donner ni retirer { $roles }. Il me faut « Gérer les rôles », et mon rôle doit être au-dessus ; s’il n’existe plus, choisis-en un autre.
roles-refused-to = ⚠️ Discord ne me laisse ni donner ni retirer { $role } à { $names } : { $reason }
refusal-league-role-wanted = Choisis un rôle que tu peux donner toi-même : il te faut « Gérer les rôles », et ton rôle le plus haut doit être au-dessus.
