# Those who run a league: its panel, its people, its matches, corrections, and what is refused.
# keys.py, button_key: button-*
# keys.py, key_of: action-* button-yes-* confirm-* open-tables-*
# keys.py, refusal_key: refusal-*

## The panel of a league

managing-post = go to its post
managing-people = { $players ->
        [one] 1 player
       *[other] { $players } players
    }{ $waiting ->
        [0] .
       *[other] , { $waiting } on the waiting list.
    }
managing-late = { $count ->
        [one] 1 table is late
       *[other] { $count } tables are late
    }
managing-awaits = waiting for: { $names }
managing-select = Manage a match
managing-begin = Start now
managing-next = Next league round now
managing-pause = Pause
managing-away = 🌴 Away: { $names }
managing-away-one = { $name } ({ $begin } to { $end })
confirm-pause-league = Pause the league? Nothing is drawn meanwhile. You can also pause the clocks of games in progress: players can still move, nobody is nudged or misses a turn, and the end of the league round moves by the length of the pause.
button-pause-rest = Pause the clocks too
button-pause-draws = Pause the draws only
managing-resume = Resume
managing-entrants = Players
managing-again = Move the league post here
managing-end = End the league
managing-delayed-full = This server has as many open threads as Discord allows. Archive or delete some: I’ll try again { $again }.
managing-delayed-forbidden = I’m not allowed to do what the league needs in { $channel }. Check my permissions there: I’ll try again { $again }.
league-channel-gone = The channel of **{ $name }** is gone. The league waits. Choose another channel for it.
button-league-go-on = Go on here
managing-delayed-gone = The league’s channel is gone. Go to another channel and press *Move the league post here*.
managing-delayed-closed = Discord doesn’t take what I send to { $channel }. Go to another channel and press *Move the league post here*, or wait: I’ll try again { $again }.
managing-delayed-away = Discord isn’t answering right now. I’ll try again { $again }.
managing-players = **Players** ({ $count })
managing-add = Add a player
managing-remove = Remove a player
confirm-end-league = End this league now? The standings stay as they are; unfinished games won’t count.
button-yes-end-league = Yes, end it
done-league-begun = ✅ The first league round is drawn. Its tables are opening.
done-league-drawn = ✅ The league round is drawn. Look at it here; *Open the tables* lets it begin.
done-league-next = ✅ The next league round is drawn. Games in progress still count.
done-league-finished = ✅ That was the last league round: the league is finished.
done-league-paused = ✅ The league is paused. Games in progress continue.
done-league-rests = ✅ The league and its clocks are paused. Players can still move.
done-league-resumed = ✅ The league has resumed. Every deadline has moved by the length of the pause.
done-league-extended = ✅ The league round now lasts until { $at }.
done-league-ended = ✅ The league has ended.
done-league-moved = ✅ The league post moves to { $channel }, and the next tables open there.
done-league-added = ✅ { $name } is in.
done-league-removed = ✅ { $name } is out. Games they’ve played still count.

## One match

referee-table = go to the table
referee-computer = computer pirate
referee-there = here
referee-missing = not here yet
referee-awaited = still to move
referee-away = away, a computer pirate is playing
referee-forfeited = forfeited
referee-drawn = drawn
referee-result = place { $place }, { $score }
referee-nudge = Nudge
referee-start = Start now
referee-open = Reopen its thread
referee-correct = Correct the result
referee-count = Count it again
referee-void = Void it
referee-select-forfeit = Who forfeits?
referee-select-replace = Replace a player
referee-substitute = A substitute
referee-anybody = Anyone in this server
referee-by-computer = A computer pirate
referee-reason = Why?
referee-reason-about = Everyone can read it
referee-places = The places, if the scores don’t show them
referee-places-about = In seat order, such as 1, 2, 2, 4; otherwise leave it empty
referee-voided = **{ $name }** voids this match ({ $before }): { $reason }
referee-corrected = **{ $name }** corrects ({ $before }) to ({ $after }): { $reason }
referee-counted = **{ $name }** counts this match again ({ $after }): { $reason }
referee-take-back = Take the correction back
correcting-score = It’s { $score } now
correcting-change = Change { $name } · { $score }
correcting-place = place { $place }
correcting-follows = The standings would be:
correcting-unmoved = Nobody’s place or points would change.
correcting-protest-open = { $name }’s protest: decide later
correcting-protest-allowed = { $name }’s protest: allowed
correcting-protest-dismissed = { $name }’s protest: dismissed
button-correct = Correct
button-correct-scores = Change the scores
button-correct-places = Places and reason
refusal-result-has-changed = This result, or a protest against it, has changed since you began. Your scores are kept: compare them with what counts now.
refusal-no-places = “{ $value }” aren’t places. Write one for each player, such as 1, 2, 2, 4, or leave it empty.
refusal-correction-not-to-take-back = This correction can’t be taken back any more. Press *Refresh* to see what counts.
referee-call-start = 👋 { $mentions } Your table in **{ $league }** is waiting for you. Press *I’m here*.
referee-call-move = 👋 { $mentions } Your table in **{ $league }** is waiting for your move.
referee-call-in = 👋 { $mentions } You sub in at this table in **{ $league }**: the seat is yours now.
action-forfeited = { $other } forfeits; a computer pirate plays on.
done-match-nudged = ✅ Nudged: { $names }
done-match-started = ✅ The cards are dealt.
done-match-opened = ✅ The match reopens in { $channel }.
done-match-forfeited = ✅ { $name } forfeits this match.
done-match-replaced = ✅ { $other } replaces { $name }.
done-match-voided = ✅ This match no longer counts. Standings recalculated.
done-match-counted = ✅ This match counts again. Standings recalculated.
done-match-corrected = ✅ The result is corrected. Standings recalculated.

## Ladders

done-table-counts = ✅ This table counts for **{ $name }**.
done-table-counts-no-more = ✅ This table no longer counts for **{ $name }**.

## Refusals

refusal-league-stands-still = The league isn’t running, so nothing is dealt. Press *Resume* first.
refusal-match-counts-nowhere = This match doesn’t count anyway: it has no game yet, or is already void.
refusal-match-counts-already = This match already counts.
refusal-nudged-already = They’ve already been nudged. You can nudge them again <t:{ $again }:R>.
refusal-nobody-to-nudge = This match isn’t waiting for anyone right now.
refusal-match-thread-closed = This match’s thread is gone, or I can’t write there. Press *Reopen its thread*; for a game in progress, move its table with { COMMAND("tavern", "tables") }.
refusal-not-signed-up-any-more = They’ve withdrawn their offer to sub. Choose someone else.
refusal-table-counts-not-here = This table doesn’t count for this ladder. Manage the ladder in the channel of one that does.
button-league-panel = Manage
button-league-uncount = Stop counting this table

## Tables that are open at the end of a league round

open-tables-soon = { $round } ends { $ago }, and { $count ->
        [one] 1 table is
       *[other] { $count } tables are
    } still open:
open-tables-moved = { $round } isn’t finished, so it now lasts until { $at } (extended once). { $count ->
        [one] 1 table is
       *[other] { $count } tables are
    } still open:
open-tables-late = { $round } is over, but { $count ->
        [one] 1 table is
       *[other] { $count } tables are
    } still open:
open-tables-then-longer = If you do nothing, the league round then goes on for 3 days, once.
open-tables-then-out = If you do nothing, computer pirates finish these tables from { $at } on ({ $ago }).
button-open-extend = Give 3 more days
button-open-nudge = Nudge them
button-open-play-out = Play it out
confirm-play-out = Let computer pirates finish every open table of this league round now? Whoever’s turn it is keeps the deadline.
button-yes-play-out = Yes, play it out
done-round-played-out = ✅ Computer pirates finish what is still open.
refusal-round-is-over = That league round is over: no table is open any more.
