# Le temps et les gens : rythmes, délais, rappels, pauses, absences, et ce que la table décide ensemble.

## Les rythmes, et ce qui se passe quand le temps est écoulé

select-pace = Rythme
pace-none = sans limite
pace-none-about = Personne ne presse personne
pace-live = en direct
pace-live-about = Cinq minutes par tour, puis une de plus
pace-daily = quotidien
pace-daily-about = Un jour par tour, puis quatre heures de plus
pace-relaxed = tranquille
pace-relaxed-about = Trois jours par tour, puis douze heures de plus
select-absence = Quand le temps est écoulé
absence-move = jouer ce tour seulement
absence-move-about = Un pirate virtuel joue ce tour ; après trois de suite, il prend la place
absence-seat = jouer jusqu’au retour
absence-seat-about = Un pirate virtuel prend la place jusqu’au retour de son propriétaire
absence-substitute = un remplaçant
absence-substitute-about = La place va à qui s’est proposé pour remplacer ; à défaut, à un pirate virtuel
absence-host = prévenir l’hôte
absence-host-about = Rien ne se passe tout seul ; l’hôte est prévenu

## À la table

until = { " " }Dernier délai : { $at } ({ $ago }).
post-due = ⏳ { $name } : { $ago }
post-paused = ⏸ En pause ({ $ago }). Pour continuer, passe par *Plus*.
post-left = { $name } a quitté la place { $seat } ; un pirate virtuel a continué.
post-replaced = { $name } a quitté la place { $seat } ; { $by } a continué.

## Rappels

nudge = { $mentions } : à { $game }, on attend le prochain coup.{ $until }
nudge-half = { $mentions } : la moitié du temps est passée, et à { $game } on attend toujours.{ $until }
nudge-last = { $mentions } : à { $game }, le temps est écoulé, mais il reste un petit délai.{ $until }
nudge-expired = { $host } : le temps est écoulé pour { $names }. Tu peux donner plus de temps (`/tavern extend`) ou donner la place à quelqu’un d’autre (`replace`).
away = Un pirate virtuel joue à ta place à [{ $game }]({ $link }), parce que ton temps était écoulé. Ta place et tes cartes te sont gardées.

## Ce que la table décide ensemble

proposal = **{ $name }** propose de { $what }. { $mentions }, d’accord ? Ce sera fait dès que tout le monde aura dit oui.
proposal-declined = **{ $name }** préfère ne pas { $what }.
proposal-what-undo = reprendre un coup et tout ce qui a suivi
proposal-what-pause = mettre la partie en pause
proposal-what-resume = continuer la partie
proposal-what-pace = changer de rythme : { $pace }
proposal-what-rematch = rejouer, avec les mêmes personnes aux mêmes places

## Boutons et réponses

button-pause = Pause
button-resume = Continuer
button-recap = Que s’est-il passé ?
button-log = Journal
button-replay = Revoir coup par coup
button-rematch = Revanche
button-take-back = Reprendre ma place
button-offer = Je veux bien remplacer
button-withdraw = Je préfère ne pas remplacer
button-agree = D’accord
button-decline = Plutôt pas
done-paused = La partie est en pause. Le temps s’arrête pour tout le monde.
done-resumed = La partie continue.
done-pace = Le rythme est changé.
done-extended = { $hours ->
        [one] Qui doit jouer a une heure de plus.
       *[other] Qui doit jouer a { $hours } heures de plus.
    }
done-rematch = Les cartes sont distribuées.
done-asked = J’ai demandé aux autres. Ce sera fait dès que tout le monde aura dit oui.
done-agreed = C’est noté : tu es d’accord. Ce sera fait dès que tout le monde aura dit oui.
done-agreed-all = Tout le monde est d’accord : c’est fait.
done-back = Te revoilà : la place est de nouveau à toi.
done-offered = Merci ! Si le temps de quelqu’un est écoulé et que la table veut un remplaçant, la place peut être pour toi.
done-withdrawn = Très bien, tu ne remplaceras personne ici.

## Refus

refusal-no-table-in-channel = Il n’y a pas de table dans ce salon. Ouvres-en une avec `start`, par exemple `/skullking start`.
refusal-table-paused = La partie est en pause. Pour continuer : *Plus* puis *Continuer*, ou `/tavern resume`.
refusal-not-paused = La partie n’est pas en pause.
refusal-not-away = Personne n’a pris ta place : c’est toi qui joues.
refusal-no-substitute = Tu n’as pas proposé de remplacer quelqu’un ici.
refusal-hours-out-of-range = Tu peux donner de 1 à { $most } heures.
refusal-no-deadline-here = Cette table n’a pas de limite de temps. Donne-lui d’abord un rythme : `/tavern pace`.
refusal-agreement-needed = Une fois les cartes distribuées, seule la modération peut changer ça, ou toute la table ensemble.
refusal-proposal-open = { $name } a déjà demandé quelque chose à la table. Réponds d’abord à ça.
refusal-proposal-gone = La question ne se pose plus.
refusal-unknown-pace = Ce rythme n’existe pas. Tu as le choix : sans limite, en direct, quotidien, tranquille.
refusal-not-over-yet = La revanche, c’est après la partie.
refusal-no-plans-here = On ne peut prévoir ses coups qu’à Skull King.
refusal-nothing-planned = Tu n’as rien prévu.
refusal-moderators-open = Sur ce serveur, c’est la modération qui ouvre les tables. Adresse-toi à elle.
refusal-role-opens = Sur ce serveur, il faut le rôle { $role } pour ouvrir une table.
refusal-not-in-this-channel = Les tables se tiennent dans ces salons : { $channels }
