# The demo in the browser.

demo-welcome =
    ## Welcome aboard the Pirate Tavern
    This is the real bot on a simulated Discord: nothing to sign up for, nothing to break.
    1. Press one of the buttons below: it opens a table with three computer pirates.
    2. At the table, press *Deal the cards*.
    3. Your hand opens for you alone. Tap what you want to play whenever it is your turn. *My hand* brings it back.
    A channel has one table at a time: to try another game, finish this one, or press *More* and end it.
    You may also type commands, such as `/skullking start`, or change the viewer and play as somebody else.
demo-button-open = Play { $game }
