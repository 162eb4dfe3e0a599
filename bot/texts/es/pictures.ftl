# Lo que pone en las imágenes, y si las hay.

picture-last-trick = Última baza
picture-pier = Muelle
picture-discards = Descarte
picture-limit = límite { $limit }
picture-pile = Pila de juego
picture-turn-began = La playa al empezar el turno { $turn } de { $turns }
picture-play-began = Al empezar la partida
picture-drawn-began = Cuando se acabó el mazo de robo
picture-out-began = { $count ->
    [one] Cuando alguien se quedó sin cartas
   *[other] Cuando { $count } jugadores se habían quedado sin cartas
}
preferences-pictures-on = Imágenes: **sí**. Las cartas se ven también en una imagen.
preferences-pictures-off = Imágenes: **no**. Las cartas se ven solo como texto.
button-pictures-off = Solo texto, sin imágenes
button-pictures-on = Mostrar imágenes
settings-pictures-on = Imágenes de cartas y mesas: **sí**
settings-pictures-off = Imágenes de cartas y mesas: **no**, solo texto
