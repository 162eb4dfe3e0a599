# Die Demo im Browser.

demo-welcome =
    ## Willkommen an Bord der Pirate Tavern
    Das ist der echte Bot auf einem simulierten Discord: keine Anmeldung, und kaputtmachen kannst du nichts.
    1. Klick auf den Button unten: Er macht einen Skull-King-Tisch mit drei Computerpiraten auf.
    2. Klick am Tisch auf *Karten austeilen*.
    3. Deine Karten öffnen sich nur für dich. Tipp auf eine Ansage und dann auf eine Karte, sooft du dran bist. *Meine Karten* holt sie zurück.
    Du kannst auch Befehle tippen, zum Beispiel `/skullking start`, oder oben die Person wechseln und für jemand anderen spielen.
demo-button-open = Jetzt Skull King spielen
