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
demo-command = demo
demo-command-about = The demo itself: let time pass, see another channel
demo-command-wait = wait
demo-command-wait-about = Let time pass, as if you had waited
demo-option-hours-about = How many hours pass, up to two weeks
demo-command-go = go
demo-command-go-about = See another channel, or a table's thread
demo-button-wait = { $hours ->
        [one] An hour passes
       *[other] { $hours } hours pass
    }
demo-waiting = { $hours ->
        [one] An hour passes. Give the page a moment.
       *[other] { $hours } hours pass. Give the page a moment.
    }
demo-going = On to { $channel }. Back with `/demo go`.
demo-button-look = Look around
demo-channels = Where to? Back with `/demo go`.
