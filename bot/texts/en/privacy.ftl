# What is stored of people, for each of them; and how the bot is doing, for whoever runs it.

## What is stored of me

privacy-title =
    ## What I keep of you
    So that games can last for days, and go on after a restart.
privacy-tables = **At tables:** for each of your seats your Discord id and your name, as the server shows it; the moves of the seat, with their times; the result. What you do there apart from moves: deal, pause, leave, be replaced, step in. And as long as a game lasts, your deadline, a move you have planned, and your offer to step in. The others at the table see your name and what is face up.
privacy-leagues = **In leagues:** that you take part, and under which name; whom you were drawn with; your results. Of moderators also which leagues they have made and which results corrected.
privacy-person = **About you:** your language, your preferences, your quiet hours with their time zone, your vacations, and the ids of our conversation and of my messages in it, so that your hand can be kept up to date there.
privacy-never = **What I never keep:** anything that people write. I can't read it either. Nothing is passed on to anyone.
privacy-until = **For how long:** until you delete it. In games that are over, “Anon.” sits in your place then. Whoever runs me may have backups; there it goes when they are thrown away.

button-my-data = My data as a file
button-delete-data = Delete my data
button-yes-delete-data = Yes, delete it
button-keep-data = No, keep it
delete-data-question = **Delete everything that I keep of you?**
    - { $tables ->
        [0] You sit at no table at the moment.
        [one] You lose your seat at { $tables } table; where the cards are dealt, a computer pirate plays on.
       *[other] You lose your seats at { $tables } tables; where the cards are dealt, a computer pirate plays on.
    }
    - In leagues you are taken out. Games that are over keep their moves and results, with “Anon.” in your place.
    - Your preferences and vacations are forgotten, and my direct messages to you about games are deleted.
    - This can't be taken back. If you use me again, I begin anew.
done-data-file = Everything that I keep of you. Only you can see this file.
done-data-deleted = It is deleted: I know nothing of you any more. If you use me again, you are a new person to me.

## How the bot is doing

health-title = ## How I am doing
health-program = Version { $version }, Python { $python }, discord.py { $discord }. Started { $since }. Delay to Discord: { $latency }.
health-tables = Tables: { $open } open, { $running } running, { $finished } finished, { $ended } ended, { $frozen } frozen.
health-untold = Not yet told to Discord: { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }.
health-due = Next deadline: { $next }. Overdue: { $overdue }.
health-people = People remembered: { $people }.
health-space = Database: { $size }; { $free } free on its disk.
refusal-owner-only = Only whoever runs this bot can see that.
