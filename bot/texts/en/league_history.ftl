# What was done in a league: who, when and why; and every match of every round.
# keys.py, refusal_key: refusal-*
managing-now = What’s going on now
managing-round = View a league round
button-league-history = History
history-title = History: { $name }
history-nothing = Nothing has been done by hand yet.
history-all = Everything
history-with-reason = { $text } Reason: { $reason }
history-begun = **{ $name }** starts the league.
history-next = **{ $name }** draws the next league round.
history-paused = **{ $name }** pauses the league.
history-rested = **{ $name }** pauses the league and its clocks.
history-resumed = **{ $name }** resumes the league.
history-extended = **{ $name }** extends the league round{ $hours ->
        [0] .
        [one] {" "}by 1 hour.
       *[other] {" "}by { $hours } hours.
    }
history-played-out = **{ $name }** has computer pirates finish the league round.
history-ended = **{ $name }** ends the league.
history-moved = **{ $name }** moves the league post.
history-added = **{ $name }** adds { $who }.
history-removed = **{ $name }** removes { $who }.
history-nudged = **{ $name }** nudges the players.
history-started = **{ $name }** starts the match.
history-reopened = **{ $name }** reopens the thread.
history-forfeited = **{ $name }** decides: { $who } forfeits.
history-forfeit-taken-back = **{ $name }** undoes the forfeit: { $who }.
history-played-themselves = **{ $name }** decides: { $who } played this seat without help.
history-replaced = **{ $name }** decides: { $other } replaces { $who }.
history-substituted = { $other } subs in for { $who }, who wasn’t there when the cards were dealt.
history-credited = **{ $name }** decides: { $who }’s result goes to { $other }.
history-points = **{ $name }** changes { $who }’s points by hand: { $given }.
history-points-back = **{ $name }** takes back points given to { $who } by hand: { $given }.
history-own-table = ⚠️ They played at this table themselves.
history-own-points = ⚠️ Points for themselves.
referee-select-forfeit-back = Undo a forfeit
referee-select-credit = Someone else played
referee-select-themselves = They played this seat themselves
referee-credit-about = Who played in { $name }’s seat? The result and its points go to them.
done-match-forfeit-back = ✅ { $name } no longer forfeits this match. Standings recalculated.
done-match-themselves = ✅ The result counts as { $name }’s own. Standings recalculated.
done-match-credited = ✅ { $name }’s result now goes to { $other }. Standings recalculated.
managing-nudge-late = Nudge all late tables
done-late-nudged = ✅ Nudged: { $names }{ $refused ->
        [0] {""}
        [one] {" "}(not at 1 table: already nudged, or its thread is closed)
       *[other] {" "}(not at { $refused } tables: already nudged, or their threads are closed)
    }
refusal-nobody-is-late = { $refused ->
        [0] No late table is waiting for anyone right now.
       *[other] All late tables have been nudged in the last hour, or their threads are closed.
    } Open a match to see what it’s waiting for.
managing-search = Search
managing-person = View a player
managing-found = { $count ->
        [one] 1 person found.
       *[other] { $count } people found.
    }
form-search = A part of the name
form-search-about = Such as “ann” for Anna and Joanna
refusal-nobody-called = Nobody in this league has “{ $value }” in their name. Try a shorter part of it.
entrant-new-account = account { $days ->
        [one] 1 day
       *[other] { $days } days
    } old
entrant-new-member = here for { $days ->
        [one] 1 day
       *[other] { $days } days
    }
entrant-player = playing
entrant-waiting = on the waiting list
entrant-substitute = offers to sub
entrant-invited = invited, hasn’t answered yet
entrant-out = out
entrant-replace = Replace for the rest of the season
entrant-replace-anybody = Replace with anyone in this server
button-entrant-points = Give or take points
form-given = Points
form-given-about = { $low ->
        [1] Such as 2, or -1. Added to the average, where lower is better
       *[other] Such as 2 to give, or -1 to take away
    }
points-take-back = Take back points given by hand
done-points-given = ✅ { $name }’s points are changed. Standings recalculated.
done-points-back = ✅ That change of { $name }’s points no longer counts. Standings recalculated.
refusal-adjustment-out-of-range = Write a whole number from 1 to { $most }, with a minus to take points away.
refusal-points-have-changed = Points were given or taken by hand since you began. Look at the standings below, then press again if it’s still right.
refusal-adjustment-taken-back = Those points have been taken back already.
done-replaced-for-good = ✅ { $other } replaces { $name } from now on, at the tables that are open and in every draw. Games already played still count for { $name }.
