# La démo dans le navigateur.

demo-welcome =
    ## Bienvenue à bord de la Pirate Tavern
    C’est le vrai bot, sur un Discord simulé : rien à créer, rien à casser.
    1. Clique sur le bouton ci-dessous : il ouvre une table de Skull King avec trois pirates virtuels.
    2. À la table, clique sur *Distribuer*.
    3. Ta main s’ouvre rien que pour toi. Choisis une annonce, puis une carte chaque fois que c’est à toi. *Ma main* la fait revenir.
    Tu peux aussi taper des commandes, comme `/skullking start`, ou changer de personne en haut et jouer à sa place.
demo-button-open = Jouer à Skull King
