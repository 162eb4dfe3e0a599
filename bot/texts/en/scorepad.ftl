# The scorepad of a game that is played with real cards: its post, writing on it, and what is refused.

## The post

pad-title = 📝 { $game } with real cards · scorepad { $number }
pad-open = Round { $round } of { $rounds } is next.
pad-open-endless = Round { $round } is next.
pad-finished = **The game is over.** Is everything right? Still to confirm: { $names }
pad-confirmed = ✅ **Confirmed by everybody.** Whoever runs a league can count it: `/scorepad count`
pad-counted = 🏆 **Counts in { $league }.**
pad-dropped = 🗑 **This scorepad was dropped** and counts for nothing.
pad-guest = guest
pad-corrected = Round { $round } corrected by { $name }, { $at }
pad-struck = Round { $round } struck by { $name }, { $at }
pad-is-open = being written
pad-is-finished = over
pad-is-confirmed = confirmed
pad-is-counted = counted
pad-is-dropped = dropped
pad-link = [To the scorepad]({ $link })

button-pad-enter = Enter round { $round }
button-pad-correct = Correct a round
button-pad-confirm = Confirm
button-pad-drop = Drop

## Writing

pad-form-new = Round { $round }
pad-form-correct = Correct round { $round }
pad-form-order = One value each, in this order: { $names }
pad-typed = What you typed
pad-round = Round { $round }
pad-correct-which = Which round is wrong? What stood there before is kept, and everybody confirms anew.
select-pad-round = The round to correct
pad-drop-question = Drop scorepad { $number }? It then counts for nothing, and nobody can write on it any more.
button-pad-again = Change it and try again
button-pad-form = Fill in the form
button-pad-strike = Strike round { $round }
button-pad-yes-drop = Yes, drop it
button-pad-keep = No, keep it

done-pad-begun = Scorepad { $number } is begun. Play a round, then press *Enter round 1*.
done-pad-written = Round { $round } is written.
done-pad-corrected = Round { $round } is corrected.
done-pad-over = The game is over: now everybody presses *Confirm*.
done-pad-struck = Round { $round } is struck.
done-pad-confirmed = Thank you. Still to confirm: { $names }
done-pad-confirmed-all = Thank you. Everybody has confirmed now.
done-pad-dropped = The scorepad is dropped.
done-pad-kept = It stays as it is.
done-pad-counted = Scorepad { $number } counts in **{ $league }** now.

## What can't be done

refusal-no-such-pad = This server has no such scorepad. `/scorepad show` suggests those that there are.
refusal-no-pad-here = There is no scorepad in this channel. `/scorepad start` begins one.
refusal-not-your-pad = Only who plays on this scorepad can do that, or a moderator.
refusal-pad-counted = This scorepad counts in a league already, so nothing on it changes any more. Its result can be corrected there.
refusal-pad-dropped = This scorepad was dropped. `/scorepad start` begins a new one.
refusal-pad-over = The game on this scorepad is over. *Correct a round* changes what is written.
refusal-pad-round-written = Round { $round } has been written by somebody else meanwhile. Look at the scorepad; if it is wrong there, correct it.
refusal-pad-same-line = Round { $round } says exactly that already.
refusal-pad-not-last = Only the last round can be struck: that is { $last }, not { $round }.
refusal-pad-not-over = The game is still going on. It is confirmed when the last round is written.
refusal-pad-confirmed-already = You have confirmed already.
refusal-pad-confirmed = Everybody has confirmed this scorepad, so only a moderator can drop it. You can still correct a round.
refusal-pad-people = { $count } would play, but this game is for { $least } to { $most }. Guests without Discord can be named too.
refusal-pad-person-twice = “{ $word }” is there twice. Name each player once, and guests so that they can be told apart.
refusal-pad-begun = A round is written already. What is agreed on can only be changed before the first one.
refusal-pad-no-bots = Bots don't play with real cards. Name people only.
refusal-pad-values = { $field }: you wrote { $count }, but { $players } play. Write one for each, in this order: { $names }. A `-` stands for nothing.
refusal-pad-of-another-game = This scorepad is of another game than the league.
refusal-pad-not-confirmed = This scorepad is not confirmed yet: first its game must be over, and each player with an account press *Confirm*.
refusal-pad-fits-no-match = No match of the current round is between exactly these people and still without a result.
refusal-pad-match-opening = The table of this match is only being opened. Try again when its thread is there.

privacy-scorepads = **Scorepads of games with real cards:** who plays and your name there, what you wrote, when, and whether you confirmed it. They stay, so that results can be understood; deleting your data makes you an anonymous guest there.
