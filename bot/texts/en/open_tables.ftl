# An open table: what it waits for, and what it does by itself.
# keys.py, button_key: button-*
# keys.py, key_of: action-* ring-* table-*
# keys.py, refusal_key: refusal-*

## On the post, by state

open-ready = You’re enough for a game. { $host } or a moderator can deal now, and everyone at the table from { $at } on.
open-deals = All seats are taken. The cards are dealt { $ago }.
open-waits = All seats are taken. The cards wait for *Deal the cards*.
open-here = All seats are taken. Once everyone has pressed *I’m here*, the cards are dealt. Missing: { $names }. Their seats are free again { $ago }.
open-ends-deal = Nobody has changed anything here for a while. The cards are dealt { $ago }.
open-ends-ask = Nobody has joined for a while. I’ll ask you what to do with this table { $ago }.
open-ends-close = Nobody has joined for a while. This table closes { $ago }.
open-asked = Nobody else has joined. What now? Without an answer, this table closes { $ago }.

## Messages that mention people

ring-ready = { $people }: you’re enough for { $game }. { $host } can deal now, everyone from { $at } on. Or wait for more players.
ring-full = { $people }: all seats for { $game } are taken. The cards are dealt { $ago }.
ring-waits = { $people }: all seats for { $game } are taken. The cards wait for *Deal the cards*.
ring-here = { $people }: all seats for { $game } are taken. Press *I’m here*, and the cards are dealt. The other seats are free again { $ago }.
ring-asked = { $people }: nobody else has joined for { $game }. What now? Without an answer, the table closes { $ago }.
ring-dealt = { $game }: the cards are dealt.
ring-not-here = No *I’m here* from { $names }: those seats for { $game } are free again.

## Buttons and answers

button-hold = Wait
button-here = I’m here
button-keep-open = Keep it open
button-play-with = { $count ->
       *[other] Play with { $count }
    }
button-deal-with-pirates = With computer pirates
button-close-table = Close the table
done-held = The cards wait. *Deal the cards* starts the game.
done-here = Good. Once everyone is here, the cards are dealt.
done-kept-open = This table stays open.
done-closed-table = The table is closed.

## Closed, and in the log

table-closed-alone = Nobody else joined, so this table is closed.
table-closed-unanswered = Nobody answered, so this table is closed.
table-closed-no-channel = I couldn’t reach its channel any more, so this table is closed.
channel-gone-open = I can’t reach the channel of your { $game } table any more, so the table is closed. No cards had been dealt.
action-closed-alone = Nobody else joined: the table is closed.
action-closed-unanswered = Nobody answered: the table is closed.
action-closed-no-channel = The channel is out of reach: the table is closed.
action-not-here = { $other } didn’t press *I’m here*: the seat is free again.

## Refusals

refusal-deal-later = Everyone at the table can deal { $ago }. Until then, { $host } or a moderator can.
refusal-not-asked-now = That isn’t asked any more. The table’s post shows how things are.
