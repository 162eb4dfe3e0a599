# What people share of the deal of the day, and where its results are posted each morning.
# keys.py, button_key: button-*
# keys.py, key_of: button-mornings-* settings-mornings-*
# keys.py, refusal_key: refusal-*
button-solo-share-unnamed = Without my name

share-title = Deal of the day
share-nobody = A pirate
share-bid = bid { $bid }, made { $won }
share-tricks = { $count ->
        [0] None of { $tricks } tricks.
       *[other] Tricks taken, of { $tricks }: { $numbers }.
    }
share-field = { $below } of { $games } computer pirates scored less{ $ties ->
        [0] { "" }
       *[other] , { $ties } the same
    }
share-copy = For you to copy:

## The question for the mornings, and its answers

mornings-ask = Post the results here each morning? Anyone with “Manage Channels” here can answer.
button-mornings-here = Yes, here
button-mornings-no = No
done-mornings-here = I’ll post the results here each morning on which someone is named. { COMMAND("tavern", "server-settings") } ends it.
done-mornings-no = I won’t ask here again. { COMMAND("tavern", "server-settings") } has the switch.
settings-mornings-on = Morning results of the deal of the day: **once you agree below a shared result**
settings-mornings-off = Morning results of the deal of the day: **none**
settings-mornings-channel = Morning results of the deal of the day: { $value }
settings-select-mornings = Channel for morning results
button-mornings-on = Ask about morning results
button-mornings-off = No morning results

## Refusals

refusal-deal-shared = You have shared here today already.
refusal-deal-share-not-yours = You can’t write here yourself, so I won’t for you.
refusal-deal-share-refused = Discord didn’t let me post it here.
refusal-deal-share-filtered = AutoMod stopped the message here, perhaps because of your name.
refusal-deal-share-hidden = This server shows what apps from outside post only to you.
refusal-deal-share-later = Discord isn’t responding properly right now; try again in a moment.
refusal-mornings-not-yours = Only people with “Manage Channels” here can answer that.
refusal-mornings-answered = That has been answered already. { COMMAND("tavern", "server-settings") } has the switch.
