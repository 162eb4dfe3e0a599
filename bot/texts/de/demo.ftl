# Die Demo im Browser.

demo-welcome =
    ## Willkommen an Bord der Pirate Tavern
    Das ist der echte Bot auf einem simulierten Discord: keine Anmeldung, und kaputtmachen kannst du nichts.
    1. Klick unten auf ein Spiel: Das macht einen Tisch mit drei Computerpiraten auf.
    2. Klick am Tisch auf *Karten austeilen*.
    3. Deine Karten öffnen sich nur für dich. Tipp auf das, was du spielen willst, sooft du dran bist. *Meine Karten* holt sie zurück.
    In einem Kanal steht immer nur ein Tisch: Für ein anderes Spiel spiel dieses zu Ende, oder klick auf *Mehr* und beende es.
    Du kannst auch Befehle tippen, zum Beispiel `/skullking start`, oder oben die Person wechseln und für jemand anderen spielen.
demo-button-open = { $game } spielen
