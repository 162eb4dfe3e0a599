# Skull King, l’edizione del 2021: le sue carte, le sue opzioni, i poteri dei suoi pirati.
# keys.py, card_key: skullking-card-*
# keys.py, deck_key: skullking-deck*
# keys.py, event_key: skullking-event-*
# keys.py, field_key: skullking-home-*
# keys.py, game_option_key: skullking-option-*
# keys.py, key_of: skullking-about-* skullking-button-* skullking-load-* skullking-suit-*
# keys.py, length_key: skullking-length-*
# keys.py, preset_key: skullking-preset*
# keys.py, refusal_key: refusal-*
# keys.py, rules_key: skullking-rules*

skullking-suit-g = verde
skullking-suit-u = viola
skullking-card-l = Bottino
skullking-card-ti = Tigress
skullking-card-ti-p = Tigress come Pirata
skullking-card-ti-e = Tigress come Escape
skullking-card-kr = Kraken
skullking-card-ww = Balena bianca
skullking-card-pr = Rosie D’Laney
skullking-card-pb = Bendt il Bandito
skullking-card-ps = Rascal di Roatán
skullking-card-pj = Juanita Jade
skullking-card-ph = Harry il Gigante
skullking-button-ti-p = Tigress: Pirata
skullking-button-ti-e = Tigress: Escape
skullking-ghost = Il fantasma di Barbagrigia

skullking-option-edition = Edizione
skullking-option-edition-first = prima
skullking-option-edition-2021 = 2021
skullking-option-dealing = Carte
skullking-option-dealing-classic = da 1 a 10
skullking-option-dealing-even-keeled = 2 2 4 4 fino a 10 10
skullking-option-dealing-brawl = zuffa: da 6 a 10
skullking-option-dealing-swift = 5, cinque volte
skullking-option-dealing-broadside = 10, dieci volte
skullking-option-dealing-whirlpool = 9 9 7 7 fino a 1 1
skullking-option-dealing-bedtime = 1, una volta
skullking-length-swift = 5 × 5 carte
skullking-length-brawl = 6–10 carte
skullking-length-classic = 1–10 carte
skullking-option-scoring = Punteggio
skullking-option-scoring-skull-king = dello Skull King
skullking-option-scoring-rascal = del Rascal
skullking-option-cannonball = Palla di cannone
skullking-option-cannonball-about = Ogni dichiarazione è mitraglia o palla di cannone: tutto o niente
skullking-option-kraken = Kraken
skullking-option-kraken-about = Nessuno fa la presa in cui viene giocato
skullking-option-whale = Balena bianca
skullking-option-whale-about = Nella sua presa contano solo i numeri
skullking-option-loot = Bottino
skullking-option-loot-about = Due carte che creano alleati
skullking-option-powers = Poteri dei pirati
skullking-option-powers-about = Chi vince con un pirata ne usa il potere
skullking-option-ghost = Fantasma di Barbagrigia
skullking-option-ghost-about = In due gioca anche una terza mano di carte
skullking-preset = Preimpostazioni (2021)
skullking-preset-beginner = Per cominciare
skullking-preset-beginner-about = Le 70 carte e nient’altro
skullking-preset-all-aboard = Tutti a bordo
skullking-preset-all-aboard-about = Kraken, Balena bianca, Bottino e poteri dei pirati

skullking-no-suit = In questa presa non si risponde a nessun colore
skullking-power-due = **{ $name }** ha vinto con { $card } e ne usa il potere.
skullking-load = { $load ->
        [cannon] palla di cannone
       *[grape] mitraglia
    }
skullking-load-grape = Mitraglia
skullking-load-cannon = Palla di cannone
skullking-bet = puntata { $bet }
skullking-pile = { $count ->
        [one] { $count } carta non è stata data
       *[other] { $count } carte non sono state date
    }
skullking-ghost-cards = { $name }: { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
skullking-your-bid-load = Hai dichiarato **{ $bid }**, { $load ->
        [cannon] palla di cannone
       *[grape] mitraglia
    }. Puoi cambiare finché non arriva l’ultima dichiarazione.
skullking-ask-pr = **Tocca a te.** Rosie D’Laney: chi apre la prossima presa?
skullking-ask-pb = **Tocca a te.** Bendt il Bandito ha pescato per te { $cards }. Scarta { $count ->
        [one] una carta
       *[other] { $count } carte
    }.
skullking-ask-ps = **Tocca a te.** Rascal di Roatán: punta sulla tua dichiarazione di { $bid }. Se la centri vinci la puntata, se la manchi la perdi.
skullking-ask-ph = **Tocca a te.** Harry il Gigante: hai dichiarato { $bid }, prese fatte: { $won }. Cambia la dichiarazione di uno, o lasciala.
skullking-seen = Juanita Jade ti ha mostrato le carte non date
skullking-thrown = Per Bendt hai scartato { $cards }.
skullking-button-bet = Punta { $bet }
skullking-button-no-bet = Non puntare
skullking-button-change = { $change ->
        [0] Lascia la dichiarazione a { $bid }
       *[other] Dichiarazione a { $bid }
    }

skullking-event-set-aside = La presa non va a nessuno: { $cards }. { $name } apre la prossima.
skullking-allied = Bottino: { $name } si allea con { $allies }
skullking-event-power-due = { $name } usa il potere: { $card }.
skullking-event-drew = Bendt il Bandito pesca { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } per { $name }.
skullking-event-drew-seen = Bendt il Bandito pesca per { $name }: { $cards }
skullking-event-looked = Juanita Jade mostra a { $name } le carte non date.
skullking-event-leader-chosen = { $name } sceglie chi apre la prossima presa: { $leader }.
skullking-event-discarded = { $name } scarta { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }.
skullking-event-discarded-seen = { $name } scarta { $cards }
skullking-event-bet-made = { $bet ->
        [0] { $name } non punta.
       *[other] { $name } punta { $bet } punti.
    }
skullking-event-bid-changed = { $change ->
        [0] { $name } lascia la dichiarazione a { $bid }.
       *[other] { $name } porta la dichiarazione a { $bid }.
    }

skullking-pad-dealt = 3·4: mano 3, 4 carte a testa
skullking-pad-load = { $load ->
        [cannon] P
       *[grape] m
    }
skullking-pad-loads = m mitraglia, P palla

refusal-load-needed = In questa partita ogni dichiarazione ha una carica. Premi *Le mie carte*, o dichiara di nuovo con { OPTION("load") }.
refusal-no-loads-here = In questa partita non c’è la palla di cannone. Dichiara solo il numero, senza { OPTION("load") }.
refusal-power-due = Prima viene { $card }: il tavolo aspetta che tu usi quel potere. Premi *Le mie carte* per vedere le scelte.
refusal-no-power-due = Adesso non hai poteri di pirati da usare. Premi *Le mie carte* per vedere che cosa puoi fare.
refusal-leader-out-of-range = Indica qualcuno con il numero del posto, da 1 a { $most }.
refusal-discard-count = Scarta { $count ->
        [one] esattamente { $count } carta
       *[other] esattamente { $count } carte diverse
    } tra quelle che hai in mano.
refusal-bet-out-of-range = Puoi puntare 0, 10 o 20.
refusal-change-out-of-range = Hai dichiarato { $bid }: puoi cambiare di uno al massimo, da { $least } a { $most }. Metti -1, 0 o 1.
refusal-which-pirate = Hai più di un Pirata, e ognuno ha il suo potere. Indicane uno: { $cards }.
button-power = Usa il potere

## Con le carte vere

skullking-home-load = Carica

refusal-lost-tricks = In questa mano { $needed ->
        [one] c’è { $needed } presa
       *[other] ci sono { $needed } prese
    }, e al massimo { $most } senza vincitore, ma ne hai segnate { $tricks } in tutto.
refusal-bonus-between = { $name } non può avere un bonus di { $bonus }: ogni bonus è un multiplo di { $step }.
refusal-bonus-out-of-range = Un bonus di { $bonus } per { $name } non può venire da questa mano: con { $bid } { $bid ->
        [one] dichiarata
       *[other] dichiarate
    } e { $tricks } { $tricks ->
        [one] fatta
       *[other] fatte
    } può essere solo { $allowed }.
refusal-ally-missing = Per un bonus di { $bonus } { $name } ha bisogno di un’alleanza, che porta 20 punti a tutti e due. Segnala per tutti e due.
refusal-tricks-too-many = In questa mano { $needed ->
        [one] c’è { $needed } presa
       *[other] ci sono { $needed } prese
    }, ma ne hai segnate { $tricks } in tutto.

skullking-rules-2021 =
    In breve: fai esattamente le prese che hai dichiarato. Questa è l’edizione del 2021, da 2 a 8 giocatori.
    • Una presa: ognuno gioca una carta, la migliore le prende tutte.
    • Tutti dichiarano in segreto. Arrivata l’ultima dichiarazione, si scoprono tutte.
    • Decide la prima carta che non è un Escape né un Bottino: un numero dà il colore a cui rispondere; con una carta speciale in questa presa non ce n’è. Una carta speciale si può giocare sempre.
    • Il nero (la bandiera a teschio) è briscola. Una Mermaid batte tutti i colori, un Pirata batte le Mermaid, lo Skull King batte i Pirati, una Mermaid batte lo Skull King. Escape e Bottini vincono solo tra loro: conta il primo giocato. La Tigress vale come Pirata o come Escape, decidi tu.
    • Dichiarazione centrata: 20 punti a presa. Mancata: −10 per ogni presa di differenza. Dichiarazione di 0: ±10 per ogni carta data.
    • Bonus, se hai centrato la dichiarazione: 10 per ogni 14 che prendi (20 per quello nero), 20 per ogni Mermaid presa dal tuo Pirata, 30 per ogni Pirata preso dal tuo Skull King, 40 se la tua Mermaid prende lo Skull King.
    • Kraken: la presa non va a nessuno. Balena bianca: vince il numero più alto, di qualsiasi colore. Se sono nella stessa presa, conta chi è giocato dopo. Se la presa non va a nessuno, apre la prossima chi l’avrebbe fatta senza il Kraken; dopo una Balena bianca senza numeri, chi ha giocato la Balena.
    • In due gioca anche il fantasma di Barbagrigia: riceve delle carte e gioca sempre per secondo quella in cima, senza rispondere. Può fare prese e allora apre, ma non dichiara, non segna punti, non usa poteri e non si allea con nessuno. In otto nessuno riceve più di 8 carte.
    • Bottino: chi lo gioca e chi lo prende hanno 20 a testa se entrambi centrano la dichiarazione.
    • Poteri, per chi vince con un pirata: Rosie D’Laney sceglie chi apre; Bendt il Bandito pesca 2 carte e ne scarta 2; Rascal di Roatán punta 0, 10 o 20; Juanita Jade mostra le carte non date; Harry il Gigante cambia la dichiarazione di uno. Dopo l’ultima presa di una mano vale solo il suo.
    • Punteggio del Rascal: ogni mano vale 10 per carta, la metà se sbagli di una presa sola, anche per i bonus delle carte, non per le puntate. Palla di cannone: 15 per carta, o niente.
skullking-deck-2021 = 70 carte: ⭐ 🦜 📜 🏴 da 1 a 14, 5 Escape, 5 Pirati, 2 Mermaid, la Tigress, lo Skull King. A scelta anche Kraken, Balena bianca e 2 Bottini.
skullking-about-ww = Balena bianca: nella sua presa contano solo i numeri, vince il più alto di qualsiasi colore.
skullking-about-kr = Kraken: la presa in cui viene giocato non va a nessuno.
skullking-about-l = Bottino: vince solo tra Escape e Bottini, se è giocato per primo. Ti allei con chi lo prende: 20 a testa se centrate entrambi la dichiarazione.
skullking-about-ti = Tigress: Pirata o Escape, lo dici quando la giochi.
skullking-about-ph = Harry il Gigante: un Pirata. Se vinci con lui, puoi cambiare la dichiarazione di uno.
skullking-about-pj = Juanita Jade: un Pirata. Se vinci con lei, vedi le carte non date.
skullking-about-ps = Rascal di Roatán: un Pirata. Se vinci con lui, puoi scommettere 10 o 20 sulla tua dichiarazione.
skullking-about-pb = Bendt il Bandito: un Pirata. Se vinci con lui, peschi 2 carte e ne scarti 2.
skullking-about-pr = Rosie D’Laney: un Pirata. Se vinci con lei, decidi chi apre la prossima presa.

skullking-typed-lead = apertura
skullking-typed-discard = scarta
skullking-typed-bet = punta
skullking-typed-change = cambia dichiarazione
