# Changing a league that goes on, and the season that follows one.
# keys.py, refusal_key: refusal-*
button-league-edit = Settings
editing-title = Settings
editing-about = Changes apply from now on. You’ll see what they do before they take effect.
editing-nothing = Nothing has changed yet.
editing-hours = From the next one on. You can extend the current one in the panel.
editing-points = The standings are recalculated, games already played included.
editing-pace = At tables opened from now on.
editing-places = { $moved ->
        [0] Nobody loses their place.
        [one] 1 player moves up from the waiting list.
       *[other] { $moved } players move up from the waiting list.
    }
editing-best = The standings are recalculated.
editing-language = The league post, and everything new. Open tables keep theirs.
editing-fixed = Fixed while the league is on: { $names }.
refusal-cup-is-fixed = The cup has started, so its finalists and how many go through can’t change any more.
league-rules-changed = **{ $name }** has changed the rules. They count for games already played, too, and the standings are recalculated:
league-best-all = all
league-best = { $best ->
        [one] Only each player’s best league round counts.
       *[other] Only each player’s best { $best } league rounds count.
    }
form-best = Best league rounds that count
form-best-about = Per player, such as 5 of 7; empty: all of them
button-edit-do = Change it now
done-league-edited = ✅ The settings have changed.
history-edited = **{ $name }** changes the settings.
refusal-rounds-were-drawn = { $stage ->
        [0] { $drawn } league rounds have already been drawn, so there can’t be fewer.
       *[other] The league rounds are over and the cup has started, so their number stays.
    } Choose another number.
league-invited = **Invited** ({ $count })
league-asked = **You’re invited!** Press *Sign up* to play. If you don’t, you won’t be drawn.
league-round-over = **{ $round }** is over.
league-digest = { $count ->
        [one] one table is still to be played
       *[other] { $count } tables are still to be played
    }
button-digest-on = Weekly summary
button-digest-off = No weekly summary
done-digest-on = ✅ Every Monday the league’s channel gets a summary of what is still to play, next { $at } ({ $ago }).
done-digest-off = ✅ There are no more weekly summaries.
button-next-season = Next season
button-next-season-begin = Open sign-up
next-season-title = After { $name }
next-season-about = The next season has the same settings and is played in the same channel. Everyone below is invited; only those who press *Sign up* play.
next-season-asked = Invited ({ $count }): { $names }
next-season-up = ⬆️ Promoted: { $names }
next-season-down = ⬇️ Relegated: { $names }
done-next-season = ✅ Sign-up is open, and everyone is invited in the channel: { $leagues }
button-divisions = Divisions
divisions-title = Divisions: { $name }
divisions-about = You can put leagues of the same game in order, one below the other. When all of them are over, *Next season* opens them all at once: the bottom of each is relegated, the top of the next is promoted. Anyone without an invitation signs up for the lowest one.
divisions-above = The division above this league
divisions-none = No division above
divisions-how-many = Promoted and relegated players
divisions-moves = { $count ->
        [one] 1 up, 1 down
       *[other] { $count } up, { $count } down
    }
done-divisions = ✅ Divisions saved.
refusal-season-goes-on = This season, or one of its divisions, isn’t over yet. End it first, then open the next one.
refusal-season-was-followed = The next season is already open: { COMMAND("league", "league-list") } shows it.
refusal-no-such-division = This league can’t go below that one: it needs to be a league of the same game in this server that isn’t over, with none below it yet. Choose another one.
refusal-league-by-invitation = You need an invitation to sign up for this division. Sign up for the lowest one: { COMMAND("league", "league-list") } shows it.
select-continues = Next season automatically
editing-continues = A week after the end, if at all.
league-continues = Sign-up for the next season opens by itself a week after the end.
league-unwanted = **{ $name }** doesn’t start: too few players have signed up ({ $count } of { $needed }).
select-sign-up-role = Who may sign up: a role
sign-up-everybody = everyone
select-only-invited = Only invited players
editing-sign-up = From the next sign-up on.
league-for-invited = Only invited players can sign up.
league-for-role = Only { $role } can sign up.
refusal-league-only-invited = You need an invitation to sign up for this league. Ask a league moderator for one.
refusal-league-sign-up-role = Only { $role } can sign up for this league. Ask a moderator for the role.
select-protests = Protests
protests-none = none
editing-protests = The next league round waits that long at most.
league-protests = After a match, its players can protest for { $time }.
league-protests-until = ✋ Protests are possible until { $at } ({ $ago }); then the league moves on.
button-protest = Protest
protest-until = The match is over. Something wrong with it? Its players can protest until { $at } ({ $ago }).
protest-about = Only the moderators read it
protest-line = **{ $name }** protests: { $reason }
protest-open = not decided yet
protest-allowed = **{ $name }** allows it: { $reason }
protest-dismissed = **{ $name }** dismisses it: { $reason }
protest-allow = Allow a protest
protest-dismiss = Dismiss a protest
match-decided = A moderator has decided about this match. What counts now is in the standings.
protest-told = **{ $name }** protests { $match }: { $reason }. In *Manage* you can correct or void the match, and you allow or dismiss the protest.
protest-told-publicly = There’s a protest against { $match }. League moderators can read it in *Manage*.
protest-disputed = { $mentions } This result is disputed. The moderators decide, and their answer will be here.
protest-answered-allowed = { $mentions } The protest against this result is allowed: { $reason } (**{ $name }**). What counts now is in the standings.
protest-answered-dismissed = { $mentions } The protest against this result is dismissed: { $reason } (**{ $name }**).
done-protest = Your protest is with the moderators. They decide whether the result stays, and their answer will be here in the thread.
done-protest-allowed = ✅ The protest is allowed.
done-protest-dismissed = ✅ The protest is dismissed.
refusal-no-protest-any-more = It’s too late to protest this match. Talk to a moderator.
refusal-protested-already = Your protest is already with the moderators. Wait for their answer.
refusal-protest-is-decided = This protest has been decided. Press *Refresh* to see how.
done-invited = ✅ { $count ->
        [0] No new invitations to **{ $name }**.
        [one] 1 person is invited to **{ $name }**. They play once they press *Sign up*.
       *[other] { $count } people are invited to **{ $name }**. They play once they press *Sign up*.
    }
invite-bad-rows = { $count ->
        [one] 1 row was skipped:
       *[other] { $count } rows were skipped:
    }
invite-row-no-id = Row { $row }: “{ $cell }” isn’t a Discord ID.
invite-row-twice = Row { $row }: { $cell } is in the file twice.
invite-row-no-member = Row { $row }: { $cell } isn’t in this server, or is a bot.
managing-invite = Invite people
button-league-file = Invite from a file
form-file = CSV file
form-file-about = A CSV with a Discord ID in the first column, or in one called user_id
invite-row-rounded = Row { $row }: { $cell } is an ID that a spreadsheet has rounded. Set the column to text, then paste the IDs again.
invite-hint = Without IDs: { COMMAND("league", "league-manage") }, then *Players* and *Invite people*, 25 at a time.
invite-no-members = { $count ->
        [one] 1 was skipped: a bot, or not in this server.
       *[other] { $count } were skipped: bots, or not in this server.
    }
refusal-invite-file = This isn’t a list I can read. Send a CSV with a Discord ID in the first column, or in one called user_id; rows at most: { $most }.
select-league-forum = Forum
league-forum-none = none
refusal-league-forum-wanted = The matches need a forum channel in this server. Choose one in the league settings, or none.
tag-waiting = waiting
tag-playing = in play
tag-over = finished

## Roles

select-player-role = Role of the players
select-champion-role = Role of the champion
league-role-none = none
editing-player-role = All players get it, and lose it when the league is over.
editing-champion-role = The champion keeps it until the next season has one.
roles-refused = ⚠️ I can’t give or take { $roles }. I need “Manage Roles”, and my own role above it; if it is deleted, choose another.
roles-refused-to = ⚠️ Discord won’t let me give { $role } to { $names } or take it away: { $reason }
refusal-league-role-wanted = Pick a role that you could give by hand: you need “Manage Roles”, and your highest role has to be above it.
