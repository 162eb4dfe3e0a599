# Changing a league that goes on, and the season that follows one.
button-league-edit = Settings
editing-title = Settings
editing-about = Changes apply from now on. You see here what they do before anything happens.
editing-nothing = Nothing has changed yet.
editing-rounds = **League rounds:** { $before } → { $after }
editing-hours = **Time per league round:** { $before } → { $after }, from the next one on. You can extend the current one in the panel.
editing-points = **Points:** { $before } → { $after }. The standings are recalculated, games already played included.
editing-pace = **Pace:** { $before } → { $after }, at tables opened from now on.
editing-places = **Places:** { $before } → { $after }. { $moved ->
        [0] Nobody loses their place.
        [one] 1 player comes in from the waiting list.
       *[other] { $moved } players come in from the waiting list.
    }
editing-best = **League rounds that count for each player:** { $before } → { $after }. The standings are recalculated.
league-best-all = all
league-best = { $best ->
        [one] Only each player’s best league round counts.
       *[other] Only each player’s best { $best } league rounds count.
    }
form-best = Best league rounds that count
form-best-about = Per player, such as 5 of 7; empty: all of them
button-edit-form = Change the numbers
button-edit-do = Change it now
done-league-edited = ✅ The settings have changed.
history-edited = **{ $name }** changes the settings.
refusal-rounds-were-drawn = { $stage ->
        [0] { $drawn } league rounds have already been drawn, so there can’t be fewer.
       *[other] The league rounds are over and the cup has started, so their number stays.
    } Choose another number.
