# Was in Bildern steht, und ob es welche gibt.

picture-last-trick = Voriger Stich
picture-pier = Mole
picture-discards = Ablagestapel
picture-limit = Grenze { $limit }
picture-pile = Spielstapel
preferences-pictures-on = Bilder: **an**. Karten siehst du auch als Bild.
preferences-pictures-off = Bilder: **aus**. Karten siehst du nur als Text.
button-pictures-off = Nur Text, keine Bilder
button-pictures-on = Bilder zeigen
settings-pictures-on = Bilder von Karten und Tischen: **an**
settings-pictures-off = Bilder von Karten und Tischen: **aus**, nur Text
