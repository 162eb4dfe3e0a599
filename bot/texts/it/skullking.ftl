# Skull King. Le carte si chiamano come nel regolamento.
# keys.py, card_key: skullking-card-*
# keys.py, deck_key: skullking-deck*
# keys.py, event_key: skullking-event-*
# keys.py, field_key: skullking-home-*
# keys.py, game_key: game-skullking
# keys.py, game_option_key: skullking-option-*
# keys.py, key_of: skullking-about-* skullking-button-* skullking-pad-* skullking-suit-*
# keys.py, length_key: skullking-length-*
# keys.py, pitch_key: skullking-pitch
# keys.py, refusal_key: refusal-*
# keys.py, rules_key: skullking-rules*
# keys.py, score_key: skullking-score

game-skullking = Skull King
skullking-pitch = Dichiara quante prese farai, poi falle: né più né meno.
skullking-score = { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }

skullking-suit-y = giallo
skullking-suit-r = rosso
skullking-suit-b = azzurro
skullking-suit-k = nero
skullking-card-number = { $rank } { $suit }
skullking-card-e = Escape
skullking-card-p = Pirata
skullking-card-m = Mermaid
skullking-card-sm = Scary Mary
skullking-card-sm-p = Scary Mary come Pirata
skullking-card-sm-e = Scary Mary come Escape
skullking-card-sk = Skull King
skullking-button-sm-p = Mary: Pirata
skullking-button-sm-e = Mary: Escape

skullking-option-rounds = Mani per partita
skullking-length-5 = 5 mani
skullking-length-7 = 7 mani
skullking-length-10 = 10 mani
skullking-round = Mano { $round } di { $rounds }
skullking-bidding = Dichiarazioni segrete: { $missing ->
        [one] ne manca { $missing }.
       *[other] ne mancano { $missing }.
    }
skullking-cards-each = { $cards ->
        [one] 1 carta a testa
       *[other] { $cards } carte a testa
    }
skullking-revealed = **Yo-ho-ho!** Le dichiarazioni sono sul tavolo.
skullking-leads = **{ $name }** apre la presa { $trick } di { $tricks }.
skullking-turn = Tocca a **{ $name }**: presa { $trick } di { $tricks }.
skullking-follow = Si risponde a: { $suit }
skullking-follow-none = Ancora nessun colore a cui rispondere
skullking-trick = In tavola
skullking-last-trick = Ultima presa, di **{ $name }**: { $cards }
skullking-last-aside = Ultima presa, messa da parte: { $cards }
skullking-bonus = bonus { $bonus }
skullking-player-bidding = { $name }: { $bid ->
        [yes] ha dichiarato
       *[no] ci pensa
    }, { $total ->
        [one] { $total } punto
       *[other] { $total } punti
    }
skullking-player = { $name }: dichiarazione { $bid }, prese { $won }, { $total ->
        [one] { $total } punto
       *[other] { $total } punti
    }
skullking-dealer = dà le carte
skullking-is-leader = apre
skullking-winning = 👑 per ora la vince
skullking-leads-first = { $name } apre la prima presa.
skullking-you-lead = Apri tu la prima presa.
skullking-deck = Edizione: la prima (Schmidt Spiele). 66 carte: ⭐ ❤️ 🔷 🏴 da 1 a 13, 5 Escape, 5 Pirati, 2 Mermaid, Scary Mary, lo Skull King. Niente Kraken né Bottino: sono nell’edizione del 2021, che si può scegliere al tavolo.
skullking-tip-trick = Una presa: ognuno gioca una carta, la migliore le prende tutte.
skullking-tip-bid = { $strong ->
        [0] Nessuna delle tue carte vince spesso.
        [one] Una delle tue carte vince spesso (come 🗡️ { $two_faced } 💀 🧜 e i 🏴 alti).
       *[other] { $strong } delle tue carte vincono spesso (come 🗡️ { $two_faced } 💀 🧜 e i 🏴 alti).
    } { $good ->
        [zero] 0 è una buona dichiarazione.
        [low] Dichiara 0, o 1 se hai coraggio.
        [about] Dichiara { $bid }, più o meno{ $fewer ->
            [yes] , perché non vinceranno tutte.
           *[no] .
        }
       *[either] Dichiara { $bid }, più o meno, perché ogni tanto ne vince un’altra, o 0 se preferisci schivarle tutte.
    }
skullking-tip-play = { $aim ->
        [only] È l’unica carta che puoi giocare.
        [late] La tua dichiarazione è irraggiungibile, ma ogni presa ti salva ancora 10 punti.
        [take-lead] Ti servono ancora prese: { $needed } su { $left }. Apri con una carta forte, o con una bassa per tenere le forti.
        [take-or-keep] Ti servono ancora prese: { $needed } su { $left }. Batti 👑 adesso, o tieni le carte forti per dopo.
        [take-follow] Ti servono ancora prese: { $needed } su { $left }. Batti 👑 con una carta difficile da battere.
        [take-last] Ti servono ancora prese: { $needed } su { $left }. Giochi per ultimo: basta la più debole che batte 👑.
        [take-none] Nessuna delle tue carte batte 👑: liberati di una che non ti serve.
        [aside] Così com’è, nessuno vince questa presa.
        [leave-lead] Non vuoi altre prese: apri con un numero basso o un Escape.
        [leave-strong] Non vuoi altre prese, ma le tue carte sono forti: spera che qualcuno ti batta.
        [leave-special] Non vuoi altre prese. Sotto 👑 restano solo le tue carte speciali; un numero va bene se qualcuno lo batte ancora.
        [leave-none] Non vuoi altre prese, ma tutte le tue carte battono 👑: spera che qualcuno ti batta.
        [leave-last] Questa presa è tua: liberati della carta più forte.
       *[leave-follow] Non vuoi altre prese: resta sotto 👑, meglio con una carta alta.
    }
skullking-tip-scored = Mano { $round }: dichiarazione { $bid }, prese { $won }. { $how ->
        [zero-met] Uno 0 centrato porta 10 per ogni carta distribuita: { $score } punti.
        [zero-missed] Uno 0 mancato costa 10 per ogni carta distribuita: { $score } punti.
        [some-met] Dichiarazione centrata: ogni presa conta, bonus compresi: { $score } punti.
       *[some-missed] Dichiarazione mancata: ogni presa di differenza costa: { $score } punti.
    }
skullking-about-sk = Skull King: vince ogni presa, a meno che ci sia una Mermaid.
skullking-about-sm = Scary Mary: Pirata o Escape, lo dici quando la giochi.
skullking-about-m = Mermaid: batte tutti i numeri e lo Skull King; i Pirati la battono.
skullking-about-p = Pirata: batte tutti i numeri e le Mermaid; solo lo Skull King lo batte.
skullking-about-e = Escape: non vince quasi mai. Tienilo per una presa che non vuoi.
skullking-event-round-scored = Mano { $round }: { $scores }
skullking-your-bid = Hai dichiarato **{ $bid }**. Puoi cambiare finché non arriva l’ultima dichiarazione.
skullking-make-bid = { $tricks ->
        [one] C’è una sola presa: la fai (1) o no (0)?
       *[other] Quante delle { $tricks } prese farai?
    }
skullking-your-cards = Le tue carte
skullking-may-play = Puoi giocare
skullking-not-now = Adesso no
skullking-your-turn = **Tocca a te.**
skullking-wait-turn = Tocca a **{ $name }**.
skullking-tally = { $stands ->
        [none] Hai dichiarato 0: **non fare prese**
        [met] Hai dichiarato { $bid }, prese fatte { $won }: **non farne altre**
        [over] Hai dichiarato { $bid }, prese fatte { $won }: troppe
       *[short] Hai dichiarato { $bid }, prese fatte { $won }: **ancora { $needed } da fare**
    }

skullking-event-bid-made = { $name } ha dichiarato.
skullking-event-bids-revealed = **Yo-ho-ho!** Le dichiarazioni: { $bids }
skullking-event-played = { $name } gioca { $card }
skullking-led = { $name } apre con { $card }. La tua carta?
skullking-event-trick-won = La presa va a { $name }: { $cards }
skullking-event-dealt = Comincia la mano { $round }.

skullking-pad-round = N.
skullking-pad-bid = dichiarate
skullking-pad-won = fatte
skullking-pad-bonus = bonus
skullking-pad-score = punti
skullking-pad-total = totale

refusal-still-bidding = Si gioca quando tutti hanno dichiarato.
refusal-bids-revealed = Le dichiarazioni sono scoperte: ormai non si cambiano più.
refusal-bid-out-of-range = In questa mano si dichiara da 0 a { $most }.
refusal-must-follow = Hai carte di colore { $suit }: rispondi al colore o gioca una carta speciale. { $card } adesso no.
refusal-face-needed = { $card } ha due facce: gioca `{ $kind }:P` (come Pirata) o `{ $kind }:E` (come Escape).
refusal-unknown-plan = Non capisco «{ $words }». Scegli una carta che hai in mano, per esempio `Y5`; { OPTION("unless") } è un’opzione a parte.
refusal-no-plan-now = Adesso non puoi prenotare una carta. Puoi farlo quando tutti hanno dichiarato, tocca a qualcun altro e hai ancora carte in mano.
refusal-condition-gone = In questa presa non può più succedere: la tua carta non verrebbe mai giocata. Scegli un’altra condizione, o nessuna.
refusal-plan-too-late = Adesso tocca a te: è tardi per prenotare. Scegli la carta qui sotto.

plan-asked = Tocca una carta adesso: la gioco io quando tocca a te.
plan-standing = { $only ->
        [leading] Se vinci questa presa, apro per te con **{ $card }**.
        [special] Al tuo turno: **{ $card }**, ma solo se nessuno gioca una carta speciale.
        [leader] Al tuo turno: **{ $card }**, ma solo se la presa va ancora a { $name }.
       *[no] Al tuo turno: **{ $card }**.
    }
plan-else = Altrimenti: **{ $card }**.
plan-else-asks = Altrimenti te lo chiedo.
plan-asks = chiedimelo
plan-dropped = { $why ->
        [undone] La carta prenotata ({ $card }) non vale più: in quella presa una mossa è stata annullata.
        [failed] La carta prenotata ({ $card }) non va più bene. Scegline un’altra.
       *[over] La carta prenotata ({ $card }) non è stata giocata: quella presa è finita.
    }
select-plan = Al mio turno gioca …
select-plan-lead = Se vinco la presa, apri con …
select-plan-else = Altrimenti …
button-plan-always = Giocala comunque
button-plan-special = Salvo carte speciali
button-plan-leader = Solo se va a { $name }
button-drop-plan = Togli la carta prenotata

## Con le carte vere

skullking-home-bid = Dichiarazione
skullking-home-tricks = Prese vinte
skullking-home-bonus = Punti bonus
refusal-tricks-must-add-up = In questa mano { $needed ->
        [one] c’è { $needed } presa
       *[other] ci sono { $needed } prese
    }, ma ne hai segnate { $tricks } in tutto. Ogni presa la vince qualcuno.
refusal-bonus-not-earned = { $name } ha dichiarato { $bid } e vinto { $tricks }: il bonus c’è solo se centri una dichiarazione di almeno 1. Segna 0.
refusal-one-bonus-a-round = C’è un solo Skull King, quindi in una mano il bonus può averlo una persona sola. { $name } ha { $bonus }, e ce l’ha anche qualcun altro.

skullking-rules =
    In breve: fai esattamente le prese che hai dichiarato.
    • Una presa: ognuno gioca una carta, la migliore le prende tutte.
    • Dieci mani: nella prima c’è una carta a testa, nella decima dieci.
    • Tutti dichiarano in segreto quante prese faranno. Arrivata l’ultima dichiarazione, si scoprono tutte.
    • Se puoi, rispondi al colore di apertura. Una carta speciale si può giocare sempre.
    • Il nero (la bandiera a teschio) è briscola. Una Mermaid batte tutti i colori, un Pirata batte le Mermaid, lo Skull King batte i Pirati, e una Mermaid batte lo Skull King ogni volta che finiscono nella stessa presa. Tra due Pirati, o due Mermaid, vince la carta giocata per prima.
    • Un Escape non vince mai, a meno che nella presa ci siano solo Escape: allora vince il primo. Scary Mary vale come Pirata o come Escape, decidi tu.
    • Dichiarazione centrata: 20 punti a presa. Mancata: −10 per ogni presa di differenza. Dichiarazione di 0: ±10 × il numero della mano (+ se non fai prese).
    • Bonus, se hai centrato la dichiarazione: 30 per ogni Pirata che il tuo Skull King cattura, 50 se la tua Mermaid cattura lo Skull King.
    • Dopo l’ultima mano vince il totale più alto.
