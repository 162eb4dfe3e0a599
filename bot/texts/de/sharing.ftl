# Was Leute vom Blatt des Tages teilen, und wo jeden Morgen die Ergebnisse stehen.
# keys.py, button_key: button-*
# keys.py, key_of: button-mornings-* settings-mornings-*
# keys.py, refusal_key: refusal-*
button-solo-share-unnamed = Ohne meinen Namen

share-title = Blatt des Tages
share-nobody = Ein Pirat
share-bid = { $bid } angesagt, { $won } gemacht
share-tricks = { $count ->
        [0] Keiner von { $tricks } Stichen.
       *[other] Gemachte Stiche, von { $tricks }: { $numbers }.
    }
share-field = Weniger Punkte: { $below } von { $games } Computerpiraten{ $ties ->
        [0] { "" }
       *[other] , gleich viele: { $ties }
    }
share-copy = Das hier kannst du kopieren:

## The question for the mornings, and its answers

mornings-ask = Soll ich jeden Morgen hier die Ergebnisse posten? Antworten kann, wer hier „Kanäle verwalten“ darf.
button-mornings-here = Ja, hier
button-mornings-no = Nein
done-mornings-here = Ich poste hier jeden Morgen die Ergebnisse, wenn jemand genannt sein will. { COMMAND("tavern", "server-settings") } beendet das.
done-mornings-no = Hier frage ich nicht noch einmal. Der Schalter ist in { COMMAND("tavern", "server-settings") }.
settings-mornings-on = Blatt des Tages, Ergebnisse am Morgen: **sobald ihr unter einem geteilten Ergebnis zustimmt**
settings-mornings-off = Blatt des Tages, Ergebnisse am Morgen: **keine**
settings-mornings-channel = Blatt des Tages, Ergebnisse am Morgen: { $value }
settings-select-mornings = Kanal für die Ergebnisse am Morgen
button-mornings-on = Nach Ergebnissen fragen
button-mornings-off = Morgens keine Ergebnisse

## Refusals

refusal-deal-shared = Hier hast du heute schon geteilt.
refusal-deal-share-not-yours = Hier darfst du selbst nicht schreiben, also schreibe ich auch nicht für dich.
refusal-deal-share-refused = Discord hat mich das hier nicht posten lassen.
refusal-deal-share-filtered = AutoMod hat die Nachricht hier aufgehalten, vielleicht wegen deines Namens.
refusal-deal-share-hidden = Auf diesem Server siehst nur du, was Apps von außen posten.
refusal-deal-share-later = Discord antwortet gerade nicht richtig; versuch es gleich noch einmal.
refusal-mornings-not-yours = Das kann nur beantworten, wer hier „Kanäle verwalten“ darf.
refusal-mornings-answered = Das ist schon beantwortet. Der Schalter ist in { COMMAND("tavern", "server-settings") }.
