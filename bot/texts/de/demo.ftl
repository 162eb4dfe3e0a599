# Die Demo im Browser.

demo-welcome =
    ## Willkommen an Bord der Pirate Tavern
    Der echte Bot auf einem simulierten Discord. Such dir ein Spiel aus.
demo-button-open = { $game } spielen
command-demo = demo
command-demo-about = Die Demo selbst: Zeit vergehen lassen, einen anderen Kanal sehen
command-demo-wait = warten
command-demo-wait-about = Lass Zeit vergehen, als hättest du gewartet
demo-option-hours = stunden
demo-option-hours-about = Wie viele Stunden vergehen, bis zu zwei Wochen
command-demo-guests = leute
command-demo-guests-about = Bestimme, wer von selbst spielt, während Zeit vergeht
command-demo-go = gehen
command-demo-go-about = Sieh dir einen anderen Kanal oder den Thread eines Tisches an
demo-button-wait = { $hours ->
        [one] Eine Stunde vergeht
       *[other] { $hours } Stunden vergehen
    }
demo-waiting = { $hours ->
        [one] Eine Stunde vergeht. Gib der Seite einen Moment.
       *[other] { $hours } Stunden vergehen. Gib der Seite einen Moment.
    }
demo-going = Weiter nach { $channel }. Zurück geht es mit { COMMAND("demo", "demo-go") }.
demo-button-guests = Wer weiterspielt
demo-guests = Wer spielt von selbst, während Zeit vergeht? Sie melden sich für Ligen an, kommen an ihre Tische und ziehen wie Computerpiraten. ✋ wartet auf dich: Wechsle oben die Person und spiel selbst, oder lass sie fehlen.
demo-button-look = Umsehen
demo-button-direct = Meine Direktnachrichten
demo-channels = Wohin? Zurück geht es mit { COMMAND("demo", "demo-go") }.
demo-direct-none = Ich habe dir noch nicht geschrieben. Nach dem Austeilen kommen deine Karten hierher.
