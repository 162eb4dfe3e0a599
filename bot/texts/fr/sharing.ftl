# Ce qu’on partage de la donne du jour, et où ses résultats sont publiés chaque matin.
# keys.py, button_key: button-*
# keys.py, key_of: button-mornings-* settings-mornings-*
# keys.py, refusal_key: refusal-*
button-solo-share-unnamed = Sans mon nom

share-title = Donne du jour
share-nobody = Un pirate
share-bid = annonce { $bid }, plis { $won }
share-tricks = { $count ->
        [0] Aucun des { $tricks } plis.
       *[other] Plis remportés, sur { $tricks } : { $numbers }.
    }
share-field = Pirates virtuels avec moins de points : { $below } sur { $games }{ $ties ->
        [0] { "" }
       *[other] , autant : { $ties }
    }
share-copy = Voici de quoi copier :

## The question for the mornings, and its answers

mornings-ask = Publier les résultats ici chaque matin ? La réponse revient à qui a « Gérer les salons » ici.
button-mornings-here = Oui, ici
button-mornings-no = Non
done-mornings-here = Je publierai les résultats ici chaque matin où quelqu’un est nommé. { COMMAND("tavern", "server-settings") } y met fin.
done-mornings-no = Je ne demanderai plus ici. L’interrupteur est dans { COMMAND("tavern", "server-settings") }.
settings-mornings-on = Donne du jour, résultats du matin : **dès que vous direz oui sous un résultat partagé**
settings-mornings-off = Donne du jour, résultats du matin : **aucun**
settings-mornings-channel = Donne du jour, résultats du matin : { $value }
settings-select-mornings = Salon pour les résultats du matin
button-mornings-on = Proposer les résultats
button-mornings-off = Sans résultats le matin

## Refusals

refusal-deal-shared = Tu as déjà partagé ici aujourd’hui.
refusal-deal-share-not-yours = Tu ne peux pas écrire ici toi-même, alors je ne le fais pas pour toi.
refusal-deal-share-refused = Discord ne m’a pas laissé publier ici.
refusal-deal-share-filtered = AutoMod a retenu le message ici, peut-être à cause de ton nom.
refusal-deal-share-hidden = Sur ce serveur, il n’y a que toi qui vois ce que publient les applis extérieures.
refusal-deal-share-later = Discord ne répond pas bien en ce moment ; réessaie dans un instant.
refusal-mornings-not-yours = Pour y répondre, il faut « Gérer les salons » ici.
refusal-mornings-answered = Quelqu’un a déjà répondu. L’interrupteur est dans { COMMAND("tavern", "server-settings") }.
