# The demo in the browser.

demo-welcome =
    ## Welcome aboard the Pirate Tavern
    This is the real bot on a simulated Discord: nothing to sign up for, nothing to break.
    1. Press the button below: it opens a Skull King table with three computer pirates.
    2. At the table, press *Deal the cards*.
    3. Your hand opens for you alone. Tap a bid, then a card whenever it is your turn. *My hand* brings it back.
    You may also type commands, such as `/skullking start`, or change the viewer and play as somebody else.
demo-button-open = Play Skull King now
