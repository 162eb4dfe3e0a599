# Ce qui est écrit dans les images, et s’il y en a.

picture-last-trick = Dernier pli
picture-pier = Quai
picture-discards = Pile des écarts
picture-limit = limite { $limit }
picture-pile = Pile de jeu
picture-turn-began = La plage au début du tour { $turn } sur { $turns }
picture-play-began = Au début de la partie
picture-drawn-began = Quand la pioche était vide
picture-out-began = { $count ->
    [one] Quand quelqu’un n’avait plus de cartes
   *[other] Quand { $count } personnes n’avaient plus de cartes
}
preferences-pictures-on = Images : **oui**. Les cartes se montrent aussi en image.
preferences-pictures-off = Images : **non**. Les cartes ne se montrent qu’en texte.
button-pictures-off = Du texte, sans images
button-pictures-on = Montrer des images
settings-pictures-on = Images des mains et des tables : **oui**
settings-pictures-off = Images des mains et des tables : **non**, du texte seul
