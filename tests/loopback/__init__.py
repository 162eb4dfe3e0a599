"""A small Discord on 127.0.0.1 on which the real `python -m bot` runs as a process of its own.

The modules, each on top of the ones before:

- `world`, `payloads`: what there is, and Discord's JSON for it; `refusals`, `faults`, `buckets`: how Discord
  says no, by itself or on order; `interactions`: what people do, and the bot's answer to it
- `gateway`, `rest`, `answers`, `server`: the WebSocket and the HTTP side of it
- `launcher` (with `probes`) and `process`: the bot, with only discord.py's base addresses changed
- `people`, `offers`, `play`: people who read what is shown to them, and press it
- `stored`, `verdict`: what the SQLite file holds, and whether that is what people were told
- `lively`, `season`, `troubles`, `count`, `chaos`: `make chaos`; `road`: the road of a move in `make bench`

A test takes the fixtures of `conftest` and says what goes wrong:

    async def test_a_post_that_is_refused_for_a_while_comes_later(discord, bot, channel, people):
        with discord.faults.during(f"POST /channels/{channel.id}/messages", Fails(503)):
            await people[0].slash(channel, "skullking start")
            ...
        await eventually(lambda: people[1].sees(channel))

`Limited(6, 30046)` answers 429 with this code, `Fails(403, 40003)` refuses; `add_thread(..., PRIVATE_THREAD)`
is a room that the bot is not in until `open_to_bot` is set, and nothing in a room that is `archived` can be
edited. What the bot asked for is in `discord.calls`, what people see in `discord.world`.
"""
