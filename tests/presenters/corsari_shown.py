"""What a post of Corsari may name although it is hidden now."""

from bot.games.corsari import View


def shown_before(view: View) -> set[str]:
    """Cards drawn openly in this round, laid down in the one before, or of a kind that fits the crew."""
    shown = {turn.drawn for turn in view.history if turn.drawn is not None} | {*view.openings}
    for split in () if view.previous is None else view.previous.splits:
        if split is not None:
            shown |= {*split.crew, *split.prisoners, *split.attached, *split.stowaways}
    return shown
