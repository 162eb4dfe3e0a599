# Those who run a league: its panel, its people, its matches, corrections, and what is refused.

## The panel of a league

managing-post = to its post
managing-people = { $players ->
        [one] One takes part
       *[other] { $players } take part
    }, { $waiting } on the waiting list.
managing-late = { $count ->
        [one] One table is late
       *[other] { $count } tables are late
    }
managing-awaits = awaited: { $names }
managing-select = See to a match
managing-begin = Begin now
managing-next = Next round now
managing-pause = Pause
managing-resume = Go on
managing-entrants = Who takes part
managing-again = Show the post here
managing-end = End the league
managing-players = **Take part** ({ $count })
managing-add = Add somebody
managing-remove = Take somebody out
end-league-confirm = Should this league really end now? The standings stay as they are; games that are being played count no more.
button-yes-end-league = Yes, end it
done-league-begun = ✅ The first round is drawn. Its tables are being opened.
done-league-next = ✅ The next round is drawn. Games that are being played still count.
done-league-finished = ✅ That was the last round: the league is over.
done-league-paused = ✅ The league is paused. Games that have begun go on.
done-league-resumed = ✅ The league goes on. Every deadline has moved by the length of the pause.
done-league-extended = ✅ The round lasts until { $at } now.
done-league-ended = ✅ The league is over.
done-league-moved = ✅ The post comes to { $channel }, and so do the next tables.
done-league-added = ✅ { $name } takes part.
done-league-removed = ✅ { $name } no longer takes part. What they have played counts.

## One match

referee-table = to the table
referee-computer = computer pirate
referee-there = there
referee-missing = not there yet
referee-awaited = is to move
referee-away = away, a computer pirate plays
referee-forfeited = has forfeited
referee-drawn = is drawn
referee-result = place { $place }, { $score }
referee-nudge = Nudge
referee-start = Start now
referee-open = Open its thread again
referee-correct = Correct the result
referee-count = Count it again
referee-void = Don't count it
referee-select-forfeit = Who loses by forfeit?
referee-select-replace = Whose seat does somebody else take?
referee-substitute = Somebody who would step in
referee-anybody = Anybody in this server
referee-by-computer = A computer pirate
referee-reason = Why?
referee-reason-about = Everybody can read it
referee-scores = The scores, in the order of the seats
referee-scores-about = { $count } whole numbers with commas between them, such as 120, 80, -10, 40
referee-places = The places, if the scores don't tell them
referee-places-about = In the order of the seats, such as 1, 2, 2, 4; else leave it empty
referee-voided = **{ $name }** does not count this match ({ $before }): { $reason }
referee-corrected = **{ $name }** corrects ({ $before }) to ({ $after }): { $reason }
referee-counted = **{ $name }** counts this match again ({ $after }): { $reason }
referee-call-start = 👋 { $mentions } Your table in **{ $league }** is waiting for you. Press “I am here” above.
referee-call-move = 👋 { $mentions } Your table in **{ $league }** is waiting for your move.
action-forfeited = { $other } has forfeited; a computer pirate plays on.
done-match-nudged = ✅ Nudged: { $names }
done-match-started = ✅ The cards are dealt now.
done-match-opened = ✅ The match is being opened again in { $channel }.
done-match-forfeited = ✅ { $name } loses this match by forfeit.
done-match-replaced = ✅ In the place of { $name } now: { $other }.
done-match-voided = ✅ This match counts no more. The standings are computed anew.
done-match-counted = ✅ This match counts again. The standings are computed anew.
done-match-corrected = ✅ The result is corrected. The standings are computed anew.

## Ladders

done-table-counts = ✅ This table counts for **{ $name }**.
done-table-counts-no-more = ✅ This table counts for **{ $name }** no more.

## Refusals

refusal-league-stands-still = The league is not running, so nothing is dealt. Let it go on first.
refusal-match-counts-nowhere = This match counts nowhere: it has no game yet, or is voided already.
refusal-match-counts-already = This match counts already.
refusal-nudged-already = They have been nudged already. You can do it again <t:{ $again }:R>.
refusal-nobody-to-nudge = This match waits for nobody just now.
refusal-match-thread-closed = The thread of this match is gone, or I may not write there. *Open its thread again* opens a new one; a table that is being played comes to another channel by `/tavern tables`.
refusal-not-signed-up-any-more = They would no longer step in. Choose somebody else.
refusal-no-scores = “{ $value }” are no scores. Write whole numbers with commas between them, such as 120, 80, -10, 40.
refusal-host-or-league-only = Only the host of this table, or who runs leagues here, can let it count.
refusal-table-counts-nowhere = This table counts for no ladder. Use the command in the channel of a table that does.
button-league-panel = Manage
