# Cambiare una lega in corso, e la stagione che segue.
button-league-edit = Impostazioni
editing-title = Impostazioni
editing-about = Quello che cambi vale da adesso. Qui vedi prima che cosa comporta.
editing-nothing = Per ora non cambia niente.
editing-rounds = **Giornate:** { $before } → { $after }
editing-hours = **Durata di una giornata:** { $before } → { $after }, dalla prossima. Quella in corso si prolunga dal pannello.
editing-points = **Punti:** { $before } → { $after }. La classifica si ricalcola, partite già giocate comprese.
editing-pace = **Ritmo:** { $before } → { $after }, ai tavoli che si aprono da adesso.
editing-places = **Posti:** { $before } → { $after }. { $moved ->
        [0] Nessuno perde il posto.
        [one] Entra { $moved } persona dalla lista d’attesa.
       *[other] Entrano { $moved } persone dalla lista d’attesa.
    }
editing-best = **Giornate che valgono per ciascuno:** { $before } → { $after }. La classifica si ricalcola.
league-best-all = tutte
league-best = { $best ->
        [one] Vale solo la giornata migliore di ciascuno.
       *[other] Valgono solo le { $best } giornate migliori di ciascuno.
    }
form-best = Giornate migliori che valgono
form-best-about = Per ciascuno, come 5 su 7; vuoto: tutte
button-edit-form = Cambia i numeri
button-edit-do = Cambia ora
done-league-edited = ✅ Le impostazioni sono cambiate.
history-edited = **{ $name }** cambia le impostazioni.
refusal-rounds-were-drawn = { $stage ->
        [0] { $drawn } giornate sono già sorteggiate, non possono essere di meno.
       *[other] Le giornate sono finite e la coppa è iniziata, quindi il numero resta.
    } Scegli un altro numero.
