# Ein offener Tisch: worauf er wartet und was er von selbst tut.
# keys.py, button_key: button-*
# keys.py, key_of: action-* ring-* table-*
# keys.py, refusal_key: refusal-*

## Am Tisch, je nach Stand

open-ready = Ihr seid genug für ein Spiel. Jetzt können { $host } und die Moderation austeilen, ab { $at } alle am Tisch.
open-deals = Alle Plätze sind besetzt. Die Karten werden ausgeteilt: { $ago }.
open-waits = Alle Plätze sind besetzt. Die Karten warten auf *Karten austeilen*.
open-here = Alle Plätze sind besetzt. Haben alle auf *Ich bin da* getippt, werden die Karten ausgeteilt. Es fehlen: { $names }. Ihre Plätze werden wieder frei: { $ago }.
open-ends-deal = Hier hat sich länger nichts geändert. Die Karten werden ausgeteilt: { $ago }.
open-ends-ask = Länger ist niemand dazugekommen. Ich frage euch, was aus diesem Tisch wird: { $ago }.
open-ends-close = Länger ist niemand dazugekommen. Dieser Tisch schließt { $ago }.
open-asked = Niemand ist mehr dazugekommen. Was nun? Ohne Antwort schließt dieser Tisch { $ago }.

## Nachrichten, die Leute erwähnen

ring-ready = { $people }: Für { $game } seid ihr genug. { $host } kann gleich austeilen, ab { $at } könnt ihr es alle. Oder wartet auf mehr Leute.
ring-full = { $people }: Alle Plätze für { $game } sind besetzt. Die Karten werden ausgeteilt: { $ago }.
ring-waits = { $people }: Alle Plätze für { $game } sind besetzt. Die Karten warten auf *Karten austeilen*.
ring-here = { $people }: Alle Plätze für { $game } sind besetzt. Tippt auf *Ich bin da*, dann werden die Karten ausgeteilt. Die anderen Plätze werden wieder frei: { $ago }.
ring-asked = { $people }: Zu { $game } ist niemand mehr dazugekommen. Was nun? Ohne Antwort schließt der Tisch { $ago }.
ring-dealt = { $game }: Die Karten sind ausgeteilt.
ring-not-here = Kein *Ich bin da* von { $names }: Diese Plätze für { $game } sind wieder frei.

## Knöpfe und Antworten

button-hold = Warten
button-here = Ich bin da
button-keep-open = Offen lassen
button-play-with = { $count ->
       *[other] Zu { $count } spielen
    }
button-deal-with-pirates = Mit Computerpiraten
button-close-table = Tisch schließen
done-held = Die Karten warten. *Karten austeilen* beginnt das Spiel.
done-here = Gut. Sobald alle da sind, werden die Karten ausgeteilt.
done-kept-open = Dieser Tisch bleibt offen.
done-closed-table = Der Tisch ist geschlossen.

## Geschlossen, und im Protokoll

table-closed-alone = Niemand ist dazugekommen, darum ist dieser Tisch geschlossen.
table-closed-unanswered = Niemand hat geantwortet, darum ist dieser Tisch geschlossen.
table-closed-no-channel = Den Kanal habe ich nicht mehr erreicht, darum ist dieser Tisch geschlossen.
channel-gone-open = Den Kanal deines Tischs für { $game } erreiche ich nicht mehr, darum ist der Tisch geschlossen. Karten waren noch keine ausgeteilt.
action-closed-alone = Niemand ist dazugekommen: Der Tisch ist geschlossen.
action-closed-unanswered = Niemand hat geantwortet: Der Tisch ist geschlossen.
action-closed-no-channel = Der Kanal ist nicht erreichbar: Der Tisch ist geschlossen.
action-not-here = { $other } hat nicht auf *Ich bin da* getippt: Der Platz ist wieder frei.

## Ablehnungen

refusal-deal-later = Alle am Tisch können austeilen: { $ago }. Bis dahin können es { $host } und die Moderation.
refusal-not-asked-now = Das hat sich inzwischen erledigt. Wie es steht, siehst du am Tisch.
