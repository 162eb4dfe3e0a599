"""How each game is shown in words and choices, a package a game: pure, from a view to text.

The same module means the same in each of them: `cards` names the cards, in refusals too; `board` is what all
see, `hand` what one seat sees and holds, `choices` what can be tapped, `scorepad` the points as text, and
`events` what has happened, a sentence an event.
"""
