# Ce qui est écrit dans les images, et s’il y en a.
# keys.py, key_of: button-pictures-* button-server-* preferences-pictures-* settings-pictures-* settings-server-* sign-*
# keys.py, refusal_key: refusal-*

picture-last-trick = Dernier pli
picture-trick = Pli { $trick } sur { $tricks }
picture-after-trick = Après le pli { $trick } sur { $tricks }
picture-bids = Annonces
picture-pier = Quai
picture-discards = Pile des écarts
picture-limit = limite { $limit }
picture-penalty = pénalités
picture-after-turn = Après le dernier tour
picture-pile-began = Au début de la pile de jeu
picture-took-left = pris · laissé
picture-drew-discard = pioche · écart
picture-rounds = { $count ->
        [one] 1 manche
       *[other] { $count } manches
    }
picture-wins = { $name } gagne !
picture-all-win = { $names } gagnent !
picture-margin = gagne avec { $margin } d’avance
picture-took-the-lead = La manche { $round } a tout décidé
picture-led = En tête de la manche { $round } à la fin
picture-course = Le déroulement de la partie
picture-cards-left = cartes restantes
picture-out-first = Toutes les cartes posées en { $plays } coups
picture-bids-met = annonces réussies, manches 1 à { $rounds }
picture-most-points = le plus de points, manches 1 à { $rounds }
picture-no-penalty = sans pénalité, manches 1 à { $rounds }
strength-order = Du plus faible au plus fort
strength-one-trick = Mais dans le même pli
strength-choice = À ton choix
strength-apart = Hors de cet ordre
strength-any = Sur n’importe quelle carte
strength-but-captain = Sur n’importe quelle carte, sauf un 12
strength-treasures = Ce que valent les trésors
strength-towels = Les serviettes, de la plus basse à la plus haute
strength-stowaways = Ce qu’un clandestin ajoute à ta limite
preferences-pictures-on = Images : **oui**
preferences-pictures-off = Images : **non**
button-pictures-off = Du texte, sans images
button-pictures-on = Montrer des images
settings-pictures-on = Images : **oui**
settings-pictures-off = Images : **non**
settings-server-on = Le nom du serveur sur les images : **oui**
settings-server-off = Le nom du serveur sur les images : **non**
button-server-on = Nommer le serveur
button-server-off = Ne pas nommer le serveur
button-highlights = Temps forts
button-film = Enregistrer en film
done-highlights = Les moments qui ont fait basculer la partie, en 12 secondes, à enregistrer et à partager. *Enregistrer en film* la montre en entier.
done-film = La partie en film, carte après carte, à enregistrer et à partager.
refusal-film-busy = Un autre film est en préparation pour ce serveur. Réessaie dans une minute.
refusal-film-failed = Impossible de faire le film pour l’instant. Réessaie plus tard : rien de la partie n’est perdu.

sign-back = carte cachée
sign-bomb = boulet
sign-buried = face cachée
sign-chest = trésors
sign-coins = mise
sign-crown = remporte le pli
sign-envelope = a choisi
sign-eye = caché aux autres
sign-grapes = mitraille
sign-medal = a fini
sign-met = annonce réussie
sign-missed = annonce ratée
sign-octopus = qui l’a enterré
sign-penalty = cartes de pénalité
sign-towel = serviettes
sign-turn = doit jouer
sign-two-cards = cartes en main
sign-wheel = entame
