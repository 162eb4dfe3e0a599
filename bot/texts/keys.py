"""The keys of sentences that belong to a value, one function for each kind.

Every other key is written out in the code. The head of each Fluent file names its functions.
"""


def key_of(kind: str, value: object) -> str:
    """`corsari-part-crew` for `corsari-part` and `crew`."""
    return f"{kind}-{value}".lower().replace("_", "-").replace(":", "-")


def about_key(key: str) -> str:
    """The longer text for another key."""
    return f"{key}-about"


def refusal_key(code: str) -> str:
    """Of a refusal, by the code that is raised."""
    return key_of("refusal", code)


def button_key(action: str) -> str:
    """Of a button's label, by the action in its custom id."""
    return key_of("button", action)


def command_key(name: str) -> str:
    """Of a slash command's name, or a group's."""
    return key_of("command", name)


def option_key(name: str) -> str:
    """Of the name of a slash command's option."""
    return key_of("option", name)


def game_key(game: str) -> str:
    """Of a game's name."""
    return key_of("game", game)


def pitch_key(game: str) -> str:
    """Of the one sentence that says what a game is about."""
    return f"{game}-pitch"


def rules_key(game: str, variant: str = "") -> str:
    """Of the rules in short, or those of a named variant."""
    return key_of(f"{game}-rules", variant) if variant else f"{game}-rules"


def deck_key(rules: str) -> str:
    """Of the deck, by the key of the rules."""
    return rules.replace("-rules", "-deck")


def game_option_key(game: str, option: object, value: object = "") -> str:
    """Of a game's option, or of one of its values."""
    key = key_of(f"{game}-option", option)
    return key_of(key, value) if value else key


def preset_key(game: str, preset: str = "") -> str:
    """Of a preset of options, or of the choice among them."""
    return key_of(f"{game}-preset", preset) if preset else f"{game}-preset"


def length_key(game: str, value: object) -> str:
    """Of a length that a lobby offers, by the value of the option that makes it."""
    return key_of(f"{game}-length", value)


def event_key(game: str, code: str) -> str:
    """Of an event in a game, by its code."""
    return key_of(f"{game}-event", code)


def card_key(game: str, code: str) -> str:
    """Of a card's name, by its code."""
    return key_of(f"{game}-card", code)


def field_key(game: str, field: str) -> str:
    """Of a field on a scorepad for real cards."""
    return key_of(f"{game}-home", field)


def score_key(game: str) -> str:
    """Of a final score."""
    return f"{game}-score"
