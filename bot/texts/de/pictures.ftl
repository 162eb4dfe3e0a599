# Was in Bildern steht, und ob es welche gibt.
# keys.py, key_of: button-pictures-* button-server-* preferences-pictures-* settings-pictures-* settings-server-* sign-*
# keys.py, refusal_key: refusal-*

picture-last-trick = Voriger Stich
picture-trick = Stich { $trick } von { $tricks }
picture-after-trick = Nach Stich { $trick } von { $tricks }
picture-bids = Ansagen
picture-pier = Mole
picture-discards = Ablagestapel
picture-limit = Grenze { $limit }
picture-penalty = Strafkarten
picture-after-turn = Nach dem letzten Zug
picture-pile-began = Als der Spielstapel begann
picture-took-left = genommen · abgelegt
picture-drew-discard = neu · Ablage
picture-rounds = { $count ->
        [one] 1 Durchgang
       *[other] { $count } Durchgänge
    }
picture-wins = { $name } gewinnt!
picture-all-win = { $names } gewinnen!
picture-margin = mit { $margin } Vorsprung
picture-took-the-lead = Durchgang { $round } war entscheidend
picture-led = Vorn von Durchgang { $round } bis zum Schluss
picture-course = Der Verlauf des Spiels
picture-cards-left = übrige Karten
picture-out-first = Ohne Karten nach { $plays } Zügen
picture-bids-met = Ansagen geschafft, Durchgang 1 bis { $rounds }
picture-most-points = meiste Punkte, Durchgang 1 bis { $rounds }
picture-no-penalty = keine Strafkarten, Durchgang 1 bis { $rounds }
strength-order = Von schwach nach stark
strength-one-trick = Aber im selben Stich
strength-choice = Wie du willst
strength-apart = Außerhalb dieser Reihenfolge
strength-any = Auf jede Karte
strength-but-captain = Auf jede Karte außer der 12
strength-treasures = Was Schätze wert sind
strength-towels = Tücher, von niedrig nach hoch
strength-stowaways = Was ein blinder Passagier zu deiner Grenze zählt
preferences-pictures-on = Bilder: **an**
preferences-pictures-off = Bilder: **aus**
button-pictures-off = Nur Text, keine Bilder
button-pictures-on = Bilder zeigen
settings-pictures-on = Bilder: **an**
settings-pictures-off = Bilder: **aus**
settings-server-on = Der Servername in Bildern: **an**
settings-server-off = Der Servername in Bildern: **aus**
button-server-on = Server nennen
button-server-off = Server nicht nennen
button-highlights = Höhepunkte
button-film = Als Film speichern
done-highlights = Die Wendepunkte eurer Partie in 12 Sekunden, zum Speichern und Teilen. *Als Film speichern* zeigt es ganz.
done-film = Euer Spiel als Film, Karte für Karte, zum Speichern und Teilen.
refusal-film-busy = Für diesen Server entsteht gerade ein anderer Film. Versuch es in einer Minute noch einmal.
refusal-film-failed = Der Film lässt sich gerade nicht herstellen. Versuch es später noch einmal: Vom Spiel geht nichts verloren.

sign-back = verdeckte Karte
sign-bomb = Kanonenkugel
sign-buried = verdeckt
sign-chest = Schätze
sign-coins = Wette
sign-crown = hat den Stich
sign-envelope = hat gewählt
sign-eye = kennst nur du
sign-grapes = Kartätsche
sign-medal = ist fertig
sign-met = Ansage geschafft
sign-missed = Ansage nicht geschafft
sign-octopus = wer es vergrub
sign-penalty = Strafkarten
sign-towel = Tücher
sign-turn = ist dran
sign-two-cards = Handkarten
sign-wheel = spielt aus
