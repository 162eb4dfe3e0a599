# Who is kept apart or together in a season's draws, and at which hours people like to play.
# keys.py, key_of: draws-* select-*
# keys.py, refusal_key: refusal-*
wish-apart = Keep apart from
wish-together = Seat together with
wish-apart-computer = Keep apart from a computer pirate
wish-together-computer = Seat together with a computer pirate
wish-forget = Forget a wish
wished-apart = Kept apart from: { $names }
wished-together = Seated together with: { $names }
done-wished-apart = ✅ From the next draw on, { $name } and { $other } play at different tables.
done-wished-together = ✅ From the next draw on, { $name } and { $other } play at one table.
done-wish-forgotten = ✅ { $name } and { $other } are drawn freely again.
refusal-wishes-need-a-season = You can keep people apart or together only in a running season.
refusal-wishes-need-two = Pick another player of this league.
history-apart = **{ $name }** keeps { $who } and { $other } apart in the draw.
history-together = **{ $name }** seats { $who } and { $other } together in the draw.
history-unwished = **{ $name }** clears the wish: { $who } and { $other } can be drawn together or apart again.
preferences-plays = You like to play: **{ $begin } to { $end }**
form-plays-begin = I like to play from
form-plays-end = I like to play until
form-plays-about = Such as 18:00; leave both empty for any time
refusal-plays-half = The hours at which you like to play need a start and an end, such as 18:00 and 23:00.
refusal-plays-nothing = Start and end are the same. Leave both empty for any time.
button-draw-look-on = Review draws first
button-draw-look-off = Open draws right away
done-draw-look-on = ✅ From the next draw on, you review and open the tables here.
done-draw-look-off = ✅ From the next draw on, tables open right away.
managing-open-draw = Open the tables
done-draw-opened = ✅ The tables are opening. The league round has all of its time from now on.
managing-swap = Swap two players
managing-swap-computer = Swap a computer pirate
swap-with-whom = Who swaps places with { $name }?
swap-person = A player
swap-computer = Another computer pirate
done-draw-swapped = ✅ { $name } and { $other } have swapped places.
swap-breaks-apart = { $name } and { $other } are kept apart, and would be at one table. Swap anyway?
swap-breaks-together = { $name } and { $other } are seated together, and wouldn’t be any more. Swap anyway?
button-yes-swap = Yes, swap
refusal-swap-needs-two = Pick two players who are at different tables in this draw.
refusal-draw-is-open = The tables of this draw are already open.
refusal-draw-is-held = Review the draw of league round { $round }, then open its tables: { COMMAND("league", "league-manage") }
league-draw-held = The next tables are drawn and will open soon.
history-swapped = **{ $name }** swaps { $who } and { $other } in the draw.

## Opponents

select-draws = Opponents
draws-meet = everyone meets
draws-meet-about = As many different opponents as possible
draws-swiss = by standing (Swiss)
draws-swiss-about = Players with similar points meet, without repeats where possible
draws-seeded = Swiss, seeded by rating
draws-seeded-about = First strong and weak players mixed, then by standing
editing-draws = From the next draw on.
league-draws-swiss = Swiss: in each league round, players with similar points meet, without repeats where possible.
league-draws-seeded = Swiss: the first league round mixes strong and weak players by rating; then players with similar points meet, without repeats where possible.
refusal-swiss-round-not-over = Each draw here follows the standings, so this league round ends first. Let its games finish, or correct their results.
