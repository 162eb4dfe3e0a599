"""How each game is shown, in words, choices and pictures: pure, from a view to values.

The same modules in every game: `cards` names the cards; `board` is what everyone sees, `hand` what one seat
sees; `choices` what can be tapped, `scorepad` the points as text, `events` a sentence for each event,
`pictures` the same as pictures.
"""
