# The demo in the browser.

demo-welcome =
    ## Welcome aboard the Pirate Tavern
    The real bot, on a simulated Discord. Pick a game.
demo-button-open = Play { $game }
command-demo = demo
command-demo-about = The demo itself: skip ahead in time, see another channel
command-demo-wait = wait
command-demo-wait-about = Skip ahead, as if you had waited
demo-option-hours = hours
demo-option-hours-about = How many hours to skip, up to two weeks
command-demo-guests = guests
command-demo-guests-about = Choose who plays by themselves while you skip ahead
command-demo-go = go
command-demo-go-about = See another channel, or a table’s thread
demo-button-wait = { $hours ->
        [one] Skip 1 hour
       *[other] Skip { $hours } hours
    }
demo-waiting = { $hours ->
        [one] Skipping 1 hour. Give the page a moment.
       *[other] Skipping { $hours } hours. Give the page a moment.
    }
demo-going = On to { $channel }. Back with { COMMAND("demo", "demo-go") }.
demo-button-guests = Who plays on
demo-guests = Who plays by themselves while you skip ahead? They sign up for leagues, come to their tables and make their moves, as computer pirates would. ✋ waits for you: change the viewer to play for them, or let them be absent.
demo-button-look = Look around
demo-button-direct = My direct messages
demo-channels = Where to? Back with { COMMAND("demo", "demo-go") }.
demo-direct-none = I haven’t written to you yet. After the deal your hand comes here.
