# The scorepad of a game that is played with real cards: its post, writing on it, and what is refused.
# keys.py, key_of: pad-is-*
# keys.py, refusal_key: refusal-*

## The post

pad-title = 📝 { $game } with real cards · scorepad { $number }
pad-open = Next: round { $round } of { $rounds }{ $cards ->
        [0] .
        [one] , 1 card each.
       *[other] , { $cards } cards each.
    }
pad-waits = **Waiting for players,** { $least } to { $most }: press *Join*. Whoever isn’t on Discord is added with *Players and end*.
pad-open-endless = Next: round { $round }.
pad-house-rules = 🏠 **With house rules.** It counts in a league only if a moderator decides so.
pad-beyond = ⚠️ **“It was so”**, beyond the printed rules, in { $count ->
        [one] round { $rounds }
       *[other] rounds { $rounds }
    }. It counts in a league only if a moderator decides so.
pad-bids = **Bids of round { $round }:** { $bids }
pad-finished = **The game is over.** Is everything right? Still to confirm: { $names }
pad-confirmed = ✅ **Confirmed by everyone.** A league moderator can count it: { COMMAND("pad", "pad-show") }
pad-counted = 🏆 **Counts in { $league }.**
pad-dropped = 🗑 **This scorepad was deleted** and no longer counts.
pad-guest = guest
pad-corrected = Round { $round } corrected by { $name }, { $at }
pad-struck = Round { $round } deleted by { $name }, { $at }
pad-is-open = in play
pad-is-finished = finished
pad-is-confirmed = confirmed
pad-is-counted = counted
pad-is-dropped = deleted
pad-link = [Go to the scorepad]({ $link })

button-pad-enter = Enter round { $round }
button-pad-bids = Bids of round { $round }
button-pad-tricks = Tricks of round { $round }
button-pad-save = Save round { $round }
button-pad-save-as-bid = Save, the rest as bid
button-pad-save-none = Save, the rest took none
button-pad-rest = The rest bid 0
button-pad-bonus = With bonus points
button-pad-bonus-typed = Type them
button-pad-others = The others
button-pad-correct = Correct a round
button-pad-confirm = Confirm
button-pad-again = Again, same people
button-pad-drop = Delete

## Writing

pad-form-new = Round { $round }
pad-form-correct = Correct round { $round }
pad-form-bonus = Bonus points of round { $round }
pad-tap-bids = **Bids of round { $round }**: { $total } so far, for { $cards ->
        [one] 1 trick
       *[other] { $cards } tricks
    }. Each tap is saved at once.
pad-tap-tricks = **Tricks of round { $round }**: { $total } of { $cards } so far. Leave out whoever took what they bid, or none: the button says which.
pad-tap-bonuses = **Bonus points of round { $round }**: tap what each player took. Each tap is saved at once.
pad-no-bonuses = Nobody can have bonus points in round { $round }: that needs a trick, and the bid met.
pad-form-lines = One line for each player
pad-round = Round { $round }
pad-correct-which = Which round is wrong? Its old values are kept, and everyone confirms again.
select-pad-round = The round to correct
select-pad-league = Count it in a league
select-pad-allies = { $loot }: the two allies
pad-drop-question = Delete scorepad { $number }? It no longer counts then, and nobody can write on it any more.
button-pad-strike = Delete round { $round }
button-pad-yes-drop = Yes, delete it
button-pad-keep = No, keep it

done-pad-begun = Scorepad { $number } is ready.
done-pad-written = Round { $round } is saved.
done-pad-corrected = Round { $round } is corrected.
done-pad-over = The game is over. Now everyone presses *Confirm*.
done-pad-struck = Round { $round } is deleted.
done-pad-confirmed = Thanks! Still to confirm: { $names }
done-pad-confirmed-all = Thanks! Everyone has confirmed.
done-pad-dropped = The scorepad is deleted.
done-pad-kept = Nothing has changed.
done-pad-counted = Scorepad { $number } now counts in **{ $league }**.

## What was agreed on

button-pad-agreed = Options
button-pad-house-rules = House rules
button-pad-printed-rules = Printed rules
button-pad-so = It was so
button-pad-yes-count = Count it all the same
pad-count-question = Count scorepad { $number } in **{ $league }** all the same? It isn’t as usual:
pad-agreed = **What have you agreed on?** Options can change as long as every round stays possible. With *House rules*, there’s a bonus even for a bid that was missed, any bonus can be entered, and any number of tricks can go to nobody.
pad-agreed-by = Changed by { $name }, { $at }: { $what }
pad-agreed-house-rules = House rules
pad-agreed-printed-rules = Printed rules
done-pad-house-rules = You now play by house rules: only sums are checked.
done-pad-printed-rules = You now play by the printed rules.

## Who comes, who goes, the end

button-pad-join = Join
button-pad-people = Players and end
button-pad-guest = A guest joins
button-pad-end = End here
button-pad-yes-end = Yes, end here
button-pad-play-on = Play on
button-pad-stay = Undo
button-pad-without-place = Without a place
button-pad-ranked-last = Ranked last
button-pad-with-none = With 0 points
button-pad-with-lowest = With { $points }, the lowest
select-pad-join = Someone on Discord joins
select-pad-leave = Someone leaves
pad-people = **From round { $round } on:** who joins, who leaves? Rounds that were played stay as they are.
pad-form-guest = A guest joins
pad-form-guest-name = Name
pad-join-question = { $name } joins: with how many points?
pad-end-question = End the game after round { $round }? Everyone confirms it, and it counts with the rounds played.
pad-ended-question = The game was ended before its last round. Play on after all?
pad-ended = Ended after { $rounds ->
        [0] round { $round }
       *[other] round { $round } of { $rounds }
    }.
pad-left = left after round { $round }
pad-left-by = left after round { $round }, says { $name }
pad-without-place = without a place
pad-came = since round { $round }
done-pad-joined = { $name } plays from round { $round } on.
done-pad-left = { $name } no longer plays from round { $round } on, and is ranked below those who play it.
done-pad-out = { $name } no longer plays from round { $round } on, and gets no place: not here, and not in a league.
done-pad-off = { $name } is no longer on this scorepad.
done-pad-stays = { $name } plays on.
done-pad-played-on = Next comes round { $round }.

## What can't be done

refusal-no-such-pad = There’s no such scorepad in this server. { COMMAND("pad", "pad-show") } suggests them as you type.
refusal-no-pad-here = There’s no scorepad in this channel. Start one with { COMMAND("pad", "pad-start") }.
refusal-not-your-pad = Only players on this scorepad can do that, or a moderator.
refusal-pad-counted = This scorepad already counts in a league, so it no longer changes. Its result can be corrected there.
refusal-pad-dropped = This scorepad was deleted. Start a new one with { COMMAND("pad", "pad-start") }.
refusal-pad-over = The game on this scorepad is over. To change a value, press *Correct a round*.
refusal-pad-round-written = Someone else has just entered round { $round }. Look at the scorepad; if it’s wrong there, correct it.
refusal-pad-same-line = Round { $round } already says exactly that.
refusal-pad-other-line = Someone else has just corrected round { $round }. There it now says: { $line }. Open the form again to correct that.
refusal-pad-not-last = Only the last round can be deleted: that’s { $last }, not { $round }.
refusal-pad-not-over = The game isn’t over yet. Confirm it once the last round is entered.
refusal-pad-confirmed-already = You’ve already confirmed.
refusal-pad-confirmed = Everyone has confirmed this scorepad, so only a moderator can delete it. You can still correct a round.
refusal-pad-people = { $count ->
        [one] You’re the only player so far
       *[other] That makes { $count } players
    }, but this game is for { $least } to { $most }. You can also name guests without Discord.
refusal-pad-person-twice = “{ $word }” is named twice. Name each player once, and guests so that they can be told apart.
refusal-pad-round-against = With this, round { $round } wouldn’t be possible as it stands. Correct it first with *Correct a round*, or start a new scorepad.
refusal-pad-no-house-rules = This game has no bids, so it has no house rules here.
refusal-pad-not-here = This player isn’t in this round. Look at the scorepad.
refusal-pad-part-taken = Someone else has this already, or it brings nothing here. Press *With bonus points* again.
refusal-pad-one-ally = An alliance has two sides: choose two players, or nobody.
refusal-pad-same-people = In this game the same people play from the first round to the last. Press *End here*, or start a new scorepad.
refusal-pad-begun-already = A round has been entered already. Whoever plays can let you join: *Players and end*.
refusal-pad-no-bots = Bots don’t play with real cards. Name people only.
refusal-pad-lines = { $count ->
        [one] 1 line is there
       *[other] { $count } lines are there
    }, but { $players } are playing. Enter one line for each, in this order: { $names }. Type `-` for none.
refusal-pad-of-another-game = This scorepad is for a different game from the league’s.
refusal-pad-not-confirmed = This scorepad isn’t confirmed yet. Finish its game; then each player on Discord presses *Confirm*.
refusal-pad-fits-no-match = No match in the current league round is between exactly these players and still without a result.
refusal-pad-match-opening = This match’s table is still opening. Try again once its thread is there.

privacy-scorepads = **Scorepads:** players, what you entered and when, your confirmation. They stay; deleting your data makes you an anonymous guest.
