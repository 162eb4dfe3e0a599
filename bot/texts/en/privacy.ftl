# What is stored of people, for each of them; and how the bot is doing, for whoever runs it.
# keys.py, refusal_key: refusal-*

## What is stored of me

privacy-title =
    ## What I store about you
privacy-tables = **At tables:** Discord ID, name, moves and their times, results, what else you did (dealing, pausing, leaving, being replaced, subbing in); during a game, deadline, planned card, offer to sub. Others there see your name and what’s face up.
privacy-leagues = **In leagues:** name, when you signed up and joined the server, opponents, results; of moderators, what they created and corrected.
privacy-person = **About you:** language, preferences, quiet hours, time zone, vacations, which DMs are yours.
privacy-never = **Never:** what people write; I can’t read it. Nothing is passed on.
privacy-until = **Until you delete it.** Finished games, and predictions that others’ points depend on, then say “Anon.”. Backups keep it until the bot owner deletes them.

host-contact = **Bot owner:** { $contact }
host-privacy = Privacy policy
host-terms = Terms
host-support = Support

button-my-data = My data as a file
button-delete-data = Delete my data
button-yes-delete-data = Yes, delete it
button-keep-data = No, keep it
delete-data-question = **Delete everything I store about you?**
    - { $tables ->
        [0] You’re not at any table right now.
        [one] You lose your seat at 1 table; where the cards are dealt, a computer pirate plays on.
       *[other] You lose your seats at { $tables } tables; where the cards are dealt, a computer pirate plays on.
    }
    - You’re withdrawn from all leagues. Finished games keep their moves and results, with “Anon.” in your place.
    - Your preferences and vacations are forgotten, and my DMs to you about games are deleted.
    - This can’t be undone. If you come back, we start from scratch.
done-data-file = Everything I store about you. Only you can see this file.
done-data-deleted = Deleted. I no longer know anything about you; if you come back, we start from scratch.

## How the bot is doing

health-title = ## How I’m doing
health-program = Version { $version }, Python { $python }, discord.py { $discord }. Started { $since }. Latency to Discord: { $latency }.
health-tables = Tables: { $open } open, { $running } in play, { $finished } finished, { $ended } ended early, { $frozen } frozen.
health-untold = Not yet sent to Discord: { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }.
health-due = Next deadline: { $next }. Overdue: { $overdue }.
health-people = People I remember: { $people }.
health-invalid = { $requests ->
        [one] Discord rejected 1 request: that’s a bug, and the log says which one.
       *[other] Discord rejected { $requests } requests: that’s a bug, and the log says which ones.
    }
health-no-dms = Discord doesn’t let me start direct messages (error { $code }). I’ll try again at { $until }; until then people see their hands in the channel.
health-space = Database: { $size }; { $free } free on its disk.
health-emojis = Emojis of cards: { $known } of { $all }.
health-most-used = Most used in 30 days: { $names }.
health-least-used = Least used: { $names }.
health-not-used = Not used at all: { $count } of { $all }.
refusal-owner-only = Only the bot owner can see that.
