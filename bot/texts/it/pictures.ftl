# Che cosa c’è scritto nelle immagini, e se ce ne sono.
# keys.py, key_of: button-pictures-* button-server-* preferences-pictures-* settings-pictures-* settings-server-* sign-*
# keys.py, refusal_key: refusal-*

picture-last-trick = Ultima presa
picture-trick = Presa { $trick } di { $tricks }
picture-after-trick = Dopo la presa { $trick } di { $tricks }
picture-bids = Dichiarazioni
picture-pier = Molo
picture-discards = Scarti
picture-limit = limite { $limit }
picture-penalty = penalità
picture-after-turn = Dopo l’ultimo turno
picture-pile-began = All’inizio del mazzo di gioco
picture-took-left = presa · lasciata
picture-drew-discard = pesca · scarto
picture-rounds = { $count ->
        [one] 1 mano
       *[other] { $count } mani
    }
picture-wins = Vince { $name }!
picture-all-win = Vincono { $names }!
picture-margin = vince di { $margin }
picture-took-the-lead = Ha deciso la mano { $round }
picture-led = In testa dalla mano { $round } alla fine
picture-course = L’andamento della partita
picture-cards-left = carte rimaste
picture-out-first = Senza carte dopo { $plays } giocate
picture-bids-met = dichiarazioni centrate, mani da 1 a { $rounds }
picture-most-points = più punti, mani da 1 a { $rounds }
picture-no-penalty = nessuna penalità, mani da 1 a { $rounds }
strength-order = Dalla più debole alla più forte
strength-one-trick = Ma nella stessa presa
strength-choice = A tua scelta
strength-apart = Fuori da quest’ordine
strength-any = Su qualsiasi carta
strength-but-captain = Su qualsiasi carta tranne un 12
strength-treasures = Quanto valgono i tesori
strength-towels = I teli, dal più basso al più alto
strength-stowaways = Quanto aggiunge un clandestino al tuo limite
preferences-pictures-on = Immagini: **sì**
preferences-pictures-off = Immagini: **no**
button-pictures-off = Niente immagini
button-pictures-on = Mostra le immagini
settings-pictures-on = Immagini: **sì**
settings-pictures-off = Immagini: **no**
settings-server-on = Il nome del server nelle immagini: **sì**
settings-server-off = Il nome del server nelle immagini: **no**
button-server-on = Mostra il nome del server
button-server-off = Non nominare il server
button-highlights = Momenti chiave
button-film = Salva come filmato
done-highlights = I momenti che hanno deciso la partita, in 12 secondi, da salvare e condividere. *Salva come filmato* la mostra tutta.
done-film = La partita in un filmato, carta per carta, da salvare e condividere.
refusal-film-busy = Per questo server si sta già preparando un altro filmato. Riprova tra un minuto.
refusal-film-failed = Il filmato adesso non si può fare. Riprova più tardi: la partita è al sicuro.

sign-back = carta coperta
sign-bomb = palla di cannone
sign-buried = coperto
sign-chest = tesori
sign-coins = puntata
sign-crown = prende la presa
sign-envelope = ha scelto
sign-eye = lo sai solo tu
sign-grapes = mitraglia
sign-medal = ha finito
sign-met = centrata
sign-missed = mancata
sign-octopus = chi l’ha sotterrato
sign-penalty = carte di penalità
sign-towel = teli
sign-turn = di turno
sign-two-cards = carte in mano
sign-wheel = apre
