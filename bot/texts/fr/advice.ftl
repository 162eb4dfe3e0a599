# Les conseils pendant le jeu, et le retour sur la partie.
# keys.py, button_key: button-*
# keys.py, refusal_key: refusal-*

button-advice = Que ferais-tu ?
button-look-back = Revenir sur la partie
button-allow-advice = Autoriser les conseils
button-forbid-advice = Sans conseils
post-advice = 🧭 Les conseils sont autorisés ici : un bouton t’attend avec tes cartes.
done-advice-allowed = Tout le monde peut maintenant demander conseil ici.
done-advice-forbidden = Il n’y a plus de conseils à cette table.
advice-chances = Tes chances de réussir ton annonce avec chaque carte :
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
look-back-about = Tes choix les plus coûteux, d’après ce que tu voyais à ce moment-là :
look-back-nothing = Aucun de tes choix ne t’a coûté cher.
look-back-line = { $moment } : { $move } a coûté environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. { $reason ->
        [took] { $better } aurait sans doute remporté le pli.
        [took_as_well] { $better } l’aurait sans doute remporté aussi.
        [ducked] { $better } aurait sans doute laissé le pli aux autres.
       *[none] { $better } aurait mieux valu.
    }
skullking-advised-bid = Annonce de { $bid }
skullking-moment-bid = Manche { $round }, annonce
skullking-moment-trick = Manche { $round }, pli { $trick }
playapirata-moment = Manche { $number }, tour { $turn }
playapirata-advised-lay = { $towels } sur { $treasure }
refusal-no-advice-here = Je ne donne de conseils que dans Playa Pirata et dans la première édition de Skull King, et jamais dans les ligues.
refusal-advice-off = Pas de conseils à cette table. La prochaine fois, l’hôte peut les autoriser avant la distribution.
refusal-advice-not-now = Demande conseil quand c’est à toi d’annoncer ou de jouer.
refusal-advice-coming = Je réfléchis encore à ta dernière question.
refusal-advice-busy = Trop de monde me pose des questions en ce moment. Réessaie dans une minute.
refusal-no-look-back = On peut revenir sur la partie une fois qu’elle est finie, dans Playa Pirata et dans la première édition de Skull King.
