# Comment on se trouve : défis, invitations, envies de jouer.
# keys.py, button_key: button-*
# keys.py, command_key: command-*
# keys.py, key_of: button-calls-* button-invited-* preferences-invited-* settings-calls-*
# keys.py, option_key: option-*
# keys.py, refusal_key: refusal-*

menu-challenge = Défier
menu-invite = Inviter à ma table
command-challenge = défier
command-challenge-about = Défie quelqu’un en tête à tête
option-challenge-player = personne
option-challenge-player-about = Qui tu défies

challenge-ways = Défie **{ $name }** : une table à deux, ou un duel ({ $game }) : les trois mêmes parties scellées, chacun de son côté, dans les trois jours.
challenge-whom = Qui veux-tu défier ?
select-challenge-whom = Choisis quelqu’un
select-challenge-game = Un autre jeu
button-challenge-duel = Les trois mêmes parties
button-challenge-table = Une table à deux
button-challenge-someone = Défier quelqu’un
challenge-call = 🤺 { $mention }, { $name } te défie en tête à tête : { $game }.
challenge-accepted = 🤺 Défi relevé : { $rival } contre { $name }, { $game }.
challenge-declined = 🤺 Pas cette fois : { $rival } décline.
challenge-taken-back = 🤺 { $name } y renonce.
challenge-ran-out = 🤺 { $name } – { $rival } : ce sera pour une autre fois.
challenge-open = { $name } t’a déjà [fait signe]({ $link }). Tu peux répondre jusqu’au { $at }.
challenge-open-own = Tu as déjà [demandé à { $name }]({ $link }), qui peut répondre jusqu’au { $at }.
invite-call = 🤺 { $mention }, { $name } t’invite à sa table : { $game }.
invite-accepted = 🤺 Invitation acceptée : { $rival } joue avec { $name }, { $game }.
button-challenge-accept = Accepter
button-challenge-decline = Non, merci
button-challenge-undo = Y renoncer
done-challenge-declined = Tu as décliné. Tes préférences permettent de ne plus recevoir de défis : { COMMAND("tavern", "preferences") }
done-challenge-undone = C’est annulé. { $name } n’a plus à répondre.
done-challenged = { $name } a une semaine pour répondre.

preferences-invited-on = Défis : **oui**
preferences-invited-off = Défis : **non**
button-invited-on = Recevoir des défis
button-invited-off = Pas de défis

refusal-challenge-bot = Les bots ne relèvent pas de défi. { COMMAND("tavern", "help") } ouvre une table, où tu peux ajouter des pirates virtuels.
refusal-challenge-self = Tu ne peux pas te défier toi-même. Choisis quelqu’un d’autre, ou joue la donne du jour : { COMMAND("daily") }
refusal-challenge-yours = C’est à l’autre personne d’accepter. Attends un peu, ou défie quelqu’un d’autre : { COMMAND("tavern", "challenge") }
refusal-challenge-not-yours = Ce défi est pour quelqu’un d’autre. Lance le tien : { COMMAND("tavern", "challenge") }
refusal-challenge-old = C’est fini : on y a répondu ou renoncé, ou cela date de plus d’une semaine. Lance un nouveau défi : { COMMAND("tavern", "challenge") }
refusal-challenge-undo = C’est à { $name } d’y renoncer. Pour décliner, appuie sur *Non, merci*.
refusal-declined-lately = La réponse a été non. Tu pourras redemander à cette personne { $ago }, ou défier quelqu’un d’autre dès maintenant : { COMMAND("tavern", "challenge") }
refusal-many-challenges = Cela fait { $most } défis et invitations en un jour, et c’est le maximum. Le prochain sera possible { $ago }. En attendant, tout le monde peut rejoindre une table que tu ouvres : { COMMAND("tavern", "help") }
refusal-no-thread-here = Il y a déjà une table dans ce salon, et je ne peux pas y ouvrir de fil. Essaie dans un autre salon.
refusal-challenger-left = La personne qui te défiait n’est plus sur ce serveur. Défie quelqu’un d’autre : { COMMAND("tavern", "challenge") }
refusal-invite-bot = Les bots ne jouent pas. Pour un pirate virtuel, appuie sur *Options* sous ta table.
refusal-invite-self = Tu es déjà à ta table. Choisis quelqu’un d’autre.
refusal-invited-is-seated = { $name } est déjà à ta table. Choisis quelqu’un d’autre.
refusal-no-invitations = { $name } ne reçoit ni défis ni invitations. Choisis quelqu’un d’autre.
refusal-no-open-table = Tu n’as pas de table ouverte avec une place libre sur ce serveur. { COMMAND("tavern", "help") } en ouvre une.

button-looking = Qui veut jouer ?
select-looking = À quoi veux-tu jouer ?
looking-about = Les tables ouvertes, et qui veut jouer à quoi. Choisis ce que tu veux : je te mentionne quand une telle table s’ouvre, et j’en ouvre une dès qu’assez de personnes veulent la même chose. Ta demande vaut une semaine (2 heures en temps réel).
looking-none = Personne ne cherche encore à jouer. Choisis ci-dessous à quoi tu veux jouer.
looking-line = **{ $game }** · { $pace } : { $names } ({ $count } sur { $enough })
looking-option = { $game } · { $pace }
looking-fits = 🔍 Il y a une table pour toi : *Prendre place*, ou attends d’autres personnes.
looking-call = 🔍 { $mentions } : { $host } a ouvert une table : { $game } ({ $pace }). { $seats }.
looking-call-over = 🔍 { $game } : on ne peut plus prendre place à cette table.
looking-opened = 🔍 Tu as trouvé une table : **[{ $game }]({ $link })**. Tout le monde y est mentionné.
looking-opened-for-others = 🔍 Une table vient de s’ouvrir pour d’autres : **[{ $game }]({ $link })**.
looking-waits = 🔍 Il y a assez de monde, mais je ne peux pas ouvrir de table ici pour le moment. Je réessaie dès que quelqu’un ouvre cette liste.
settings-meeting = Qui veut jouer : tables et mentions seulement dans { $value }
settings-select-meeting = Salon pour chercher du monde
settings-clear-meeting = Chercher dans tout salon
settings-meeting-gone = Ce salon n’existe plus. Tant que vous n’en choisissez pas un autre, tables et mentions viennent dans tout salon.
settings-calls-on = Mentions quand une table souhaitée s’ouvre : **activées**
settings-calls-off = Mentions quand une table souhaitée s’ouvre : **désactivées**
button-calls-on = Mentionner qui cherche
button-calls-off = Ne mentionner personne
refusal-table-hidden = Tu ne vois pas le salon de cette table. Cherches-en une autre : { COMMAND("tavern", "help") }

privacy-watching = **Pronostics et « Qui veut jouer ? » :** tes pronostics, avec ton nom et l’heure ; à quoi tu veux jouer, et les mentions pour cela, de toi ou par ta table : une semaine ; défis et invitations, de toi et à toi, et les réponses : deux semaines.
