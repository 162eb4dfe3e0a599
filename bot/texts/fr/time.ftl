# Le temps et les gens : rythmes, délais, rappels, pauses, absences, et ce que la table décide ensemble.
# keys.py, button_key: button-*
# keys.py, key_of: absence-* pace-* proposal-what-* select-*
# keys.py, refusal_key: refusal-*

## Les rythmes, et ce qui se passe quand le temps est écoulé

select-pace = Rythme
pace-none = sans limite
pace-none-about = Personne ne presse personne
pace-live = en temps réel
pace-live-about = 5 minutes par tour, puis 1 minute de plus
pace-daily = quotidien
pace-daily-about = 1 jour par tour, puis 4 heures de plus
pace-relaxed = tranquille
pace-relaxed-about = 3 jours par tour, puis 12 heures de plus
pace-bank = réserve de temps
pace-bank-about = Quelques jours chacun pour toute la partie, 2 heures de plus à chaque tour ; puis 1 heure par tour
pace-bank-of = réserve de { $count } jours
select-bank = Réserve de temps
bank-days = { $count } jours
bank-own = Ta réserve de temps : { $hours }, et 2 heures de plus à chaque tour.
bank-hours = { $hours } h
select-extend = Plus de temps
select-absence = Temps écoulé
absence-move = pirate virtuel, un tour
absence-move-about = Un pirate virtuel joue ce tour seulement ; après trois de suite, il prend la place
absence-seat = pirate à bord
absence-seat-about = Un pirate virtuel garde la place jusqu’au retour de la personne
absence-substitute = quelqu’un d’autre
absence-substitute-about = La place va à une personne qui a proposé de remplacer ; à défaut, à un pirate virtuel
absence-host = prévenir l’hôte
absence-host-about = Rien ne se passe tout seul ; l’hôte décide

## À la table

until = { " " }Dernier délai : { $at } ({ $ago }).
post-due = ⏳ { $name } : { $ago }
post-paused = ⏸ Partie mise en pause { $ago }. Pour continuer : *Plus*, puis *Continuer*.
post-paused-league = ⏸ Partie mise en pause { $ago } par la modération de la ligue, qui la reprend avec { COMMAND("tavern", "tables") }. Ou bien *Plus*, puis *Continuer* : il faut que tout le monde soit d’accord.
post-rests = ⏸ La ligue est en pause : aucun délai ne court, et on peut encore jouer.
post-round-ends = Fin de la ronde : { $at } ({ $ago }).
post-round-ends-cut = Fin de la ronde : { $at } ({ $ago }). Un tour a ensuite 2 jours au plus.
post-lost = ⏸ Je ne suis plus sur le serveur de cette partie. Elle attend qu’on m’y ajoute à nouveau.
post-played-out = 🏁 La ronde est finie : des pirates virtuels terminent cette partie.
hand-played-out = Ce coup est encore à toi.
post-left = Siège { $seat } : { $name } a quitté la partie, un pirate virtuel a continué.
post-replaced = Siège { $seat } : { $by } a remplacé { $name }.

## Rappels

nudge = { $mentions } : c’est le moment de jouer à { $game }.{ $until }
lead-turn = On attend { $name }.{ $until }
nudge-half = { $mentions } : la moitié du temps est passée, il reste à jouer à { $game }.{ $until }
nudge-last = { $mentions } : le temps est écoulé à { $game }, mais il reste un petit délai.{ $until }
nudge-expired = { $host } : le temps est écoulé pour { $names }. Donne plus de temps ou remplace quelqu’un : appuie sur *Plus*, ou { COMMAND("table", "manage") }.
away = Un pirate virtuel joue à ta place à [{ $game }]({ $link }), parce que ton temps était écoulé. Ta place et tes cartes te sont gardées.
subbing-in = { $substitute } remplace { $away }. { $away }, si tu reviens avant son premier tour, la place est de nouveau à toi.
subbing-in-for-good = { $substitute } remplace { $away }.

## Ce que la table décide ensemble

proposal = **{ $name }** propose de { $what }. { $mentions }, d’accord ? Ce sera fait dès que tout le monde aura dit oui.
proposal-declined = **{ $name }** a dit non : { $what }.
proposal-impossible = Ce n’est plus possible : { $what }.
proposal-what-undo = reprendre un coup et tout ce qui a suivi
proposal-what-pause = mettre la partie en pause
proposal-what-resume = continuer la partie
proposal-what-pace = changer de rythme : { $pace }
proposal-what-rematch = rejouer, avec les mêmes personnes aux mêmes places

## Boutons et réponses

button-pause = Pause
button-resume = Continuer
button-recap = Que s’est-il passé ?
button-log = Journal
button-replay = Revoir la partie
button-rematch = Revanche
button-take-back = Reprendre ma place
button-im-back = Me revoilà
button-offer = Proposer de remplacer
button-withdraw = Retirer ma proposition
button-to-table = Aller à la table
button-agree = D’accord
button-decline = Plutôt non
done-paused = La partie est en pause, et tous les délais sont suspendus.
done-resumed = La partie continue.
done-pace = Le rythme a changé.
done-extended = { $hours ->
        [one] Tous les coups attendus ont { $hours } heure de plus.
       *[other] Tous les coups attendus ont { $hours } heures de plus.
    }
done-rematch = Les cartes sont distribuées.
done-asked = J’ai demandé aux autres. Ce sera fait dès que tout le monde aura dit oui.
done-agreed = Tu es d’accord, c’est noté. Ce sera fait dès que tout le monde aura dit oui.
done-agreed-all = Tout le monde est d’accord : c’est fait !
done-back = Te revoilà ! La place est de nouveau à toi.
done-offered = Merci ! S’il faut remplacer quelqu’un, la place sera peut-être pour toi.
done-withdrawn = Ta proposition est retirée.

## Ce qu’on peut écrire pour un jour ; une virgule sépare plusieurs mots

typed-today = aujourd’hui
typed-tomorrow = demain

## Refus

refusal-no-table-in-channel = Il n’y a pas de table dans ce salon. Ouvres-en une, par exemple avec { COMMAND("skullking", "start") }.
refusal-table-paused = La partie est en pause. Pour continuer : *Plus* puis *Continuer*, ou { COMMAND("table", "manage") }.
refusal-server-lost = Je ne suis plus sur le serveur de cette partie, donc elle attend. Dès que quelqu’un qui gère le serveur m’ajoute à nouveau, elle continue.
refusal-not-paused = La partie n’est pas en pause.
refusal-not-away = Personne n’a pris ta place : c’est bien toi qui joues.
refusal-substitute-has-moved = { $name } a joué à ta place entre-temps et la garde pour cette partie.
refusal-no-substitute = Tu n’as pas proposé de remplacer quelqu’un à cette table.
refusal-hours-out-of-range = Tu peux donner de 1 à { $most } heures de plus.
refusal-no-deadline-here = Cette table n’a pas de délai. Choisis d’abord un rythme : { COMMAND("table", "manage") }.
refusal-agreement-needed = Une fois les cartes distribuées, seule la modération peut changer ça, ou toute la table ensemble.
refusal-proposal-open = { $name } a déjà demandé quelque chose à la table. Réponds d’abord à ça.
refusal-proposal-gone = Cette question est close.
refusal-unknown-pace = Ce rythme n’existe pas. Tu as le choix : sans limite, en temps réel, quotidien, tranquille ou réserve de temps.
refusal-not-over-yet = La revanche se demande une fois la partie finie.
refusal-no-plans-here = Prévoir une carte n’est possible qu’à Skull King.
refusal-nothing-planned = Tu n’as prévu aucune carte.
refusal-moderators-open = Sur ce serveur, c’est la modération qui ouvre les tables. Demande-lui.
refusal-role-opens = Sur ce serveur, il faut le rôle { $role } pour ouvrir une table. Demande à quelqu’un qui l’a.
refusal-not-in-this-channel = Sur ce serveur, on joue dans ces salons : { $channels }
