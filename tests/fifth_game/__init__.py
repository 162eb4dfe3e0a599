"""A fifth game, added to the bot by its entry alone: Grog, a trick-taking game of a page, made up here.

CONTRIBUTING.md walks through it: `rules` and `computer` are pure, `presenter` shows them, `cog` has the slash
commands, `texts` every sentence in five languages, and `entry` is the one line.
"""
