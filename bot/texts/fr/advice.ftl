# Les conseils pendant le jeu, et le retour sur la partie.
# keys.py, button_key: button-*
# keys.py, refusal_key: refusal-*

button-advice = Que ferais-tu ?
button-look-back = Revenir sur la partie
button-allow-advice = Autoriser les conseils
button-forbid-advice = Sans conseils
post-advice = 🧠 Les conseils sont autorisés ici : un bouton t’attend avec tes cartes.
done-advice-allowed = Tout le monde peut maintenant demander conseil ici.
done-advice-forbidden = Il n’y a plus de conseils à cette table.
advice-chances = { $game ->
        [corsari] Tes chances de gagner avec chaque choix :
        [hollander] Tes chances de gagner avec chaque choix :
       *[other] Tes chances de réussir ton annonce avec chaque carte :
    }
advice-bids = Tes chances de réussir chaque annonce, et ce qu’elle rapporte en moyenne :
advice-points = Les points à attendre de chaque choix :
advice-only = Voici ce que je jouerais :
advice-how = Je ne tiens compte que de ce que tu vois : j’ai rejoué la suite un grand nombre de fois, avec des cartes que les autres pourraient avoir.
advice-chance = { $move } – **{ $chance } %**
advice-bid = { $move } – **{ $chance } %**, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
advice-gain = { $move } – **{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }** en moyenne
look-back-title = Retour sur la partie : { $game }
look-back-nothing = Cette fois, aucun choix ne sort du lot.
look-back-best = Ton meilleur choix
look-back-best-line = { $move } au lieu du choix habituel ({ $other }) : environ { $points } points gagnés.
look-back-hardest = Ton bon choix le plus difficile
look-back-hardest-line = { $others ->
        [one] { $move } était le bon choix : l’autre aurait coûté au moins { $points } points.
       *[other] Un seul bon choix, { $move } : chacun des { $others } autres aurait coûté au moins { $points } points.
    }
look-back-given-away = Par rapport au capitaine à ta place, tu as perdu environ { $points } points par choix ; le bosco en aurait perdu { $bosun }.
look-back-none-given = À ta place, le capitaine n’aurait pas mieux choisi.
look-back-how = { $game ->
        [corsari] { advice-how } Un point, c’est un pour cent de chances de gagner.
        [hollander] { advice-how } Un point, c’est un pour cent de chances de gagner.
       *[other] { advice-how }
    }
look-back-lesson = Une chose à retenir
look-back-lesson-line = { $move } a coûté environ { $points } points. { $reason ->
        [takes] { $better } aurait sans doute remporté le pli, et il t’en fallait encore un.
        [leaves] { $better } aurait sans doute laissé le pli aux autres ; tu n’en avais pas besoin.
        [waits] { $better } aurait laissé ce pli aux autres, et tu gardais { $move } pour une meilleure occasion.
        [takes_keeps] { $better } aurait sans doute remporté le pli aussi, et tu gardais { $move } pour la suite.
        [takes_sheds] { $better } aurait sans doute remporté le pli aussi, sans risquer de t’en donner un de trop plus tard.
        [leaves_keeps] { $better } aurait sans doute laissé le pli aux autres aussi, et tu gardais { $move } pour la suite.
        [leaves_sheds] { $better } aurait sans doute laissé le pli aux autres aussi, sans risquer de t’en donner un de trop plus tard.
        [likelier] Avec { $better }, tu réussis ton annonce dans { $chance } % des cas environ, avec { $move } dans { $less } %.
        [pays] Avec { $better }, tu réussis ton annonce moins souvent ({ $chance } % contre { $less } %), mais ça rapporte plus de points.
        [bid_likelier] { $better } réussit dans { $chance } % des cas environ, { $move } dans { $less } %.
        [bid_pays] { $better } réussit moins souvent ({ $chance } % contre { $less } %), mais rapporte plus.
        [keeps] Avec { $better }, ce trésor est à toi à la fin dans { $chance } % des cas environ, avec { $move } dans { $less } %.
        [lost] Comme ça, le trésor ne te reste que dans { $less } % des cas environ ; { $better } aurait mieux valu.
        [towels] Avec { $better }, il te reste plus de serviettes, et chacune vaut un point à la fin.
        [stops] Après { $better }, la personne suivante doit ramasser la pile dans { $chance } % des cas environ, après { $move } dans { $less } %.
        [spared] Après { $better }, tu dois ramasser la pile à ton tour suivant dans { $chance } % des cas environ, après { $move } dans { $less } %.
        [unbeaten] Avec { $better }, tu lèves l’ancre sans te faire couler dans { $chance } % des cas environ, avec { $move } dans { $less } %.
        [sunk] Avec { $better }, tu te fais couler dans { $chance } % des cas environ, avec { $move } dans { $less } %.
        [fewer] Avec { $better }, tu prends moins de cartes de pénalité en moyenne.
       *[none] { $better } aurait mieux valu.
    }
button-share-moment = Partager ce moment
share-moment-about = Où publier ce moment ? Je ne mentionne personne.
skullking-advised-bid = Annonce de { $bid }
skullking-advised-discard = Défausser { $cards }
skullking-advised-lead = { $name } entame le pli suivant
skullking-moment-bid = Manche { $round }, annonce
skullking-moment-trick = Manche { $round }, pli { $trick }
playapirata-moment = Manche { $number }, tour { $turn }
playapirata-advised-lay = { $towels } sur { $treasure }
corsari-moment = Manche { $number }, tour { $turn }
corsari-advised-discard = Défausser { $card }
corsari-advised-sail = Lever l’ancre avec { $limit } et défausser { $card }
hollander-moment = Coup { $number }
refusal-no-advice-here = Je ne donne pas de conseils dans les ligues.
refusal-advice-off = Pas de conseils à cette table. La prochaine fois, l’hôte peut les autoriser avant la distribution.
refusal-advice-not-now = Demande conseil quand c’est à toi d’annoncer ou de jouer.
refusal-advice-coming = Je réfléchis encore à ta dernière question.
refusal-advice-busy = Trop de monde me pose des questions en ce moment. Réessaie dans une minute.
refusal-no-look-back = On peut revenir sur la partie une fois qu’elle est finie.
