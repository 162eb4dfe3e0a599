"""The suits of Skull King and the ten colours of Corsari, each of its own shape."""

from bot.art.symbols.part import Part

SUITS = {
    "star": (Part("main", "M50 6L63 37L96 40L71 62L79 95L50 77L21 95L29 62L4 40L37 37Z"),),
    "heart": (Part("main", "M50 92C10 62 4 44 6 30C9 10 38 4 50 28C62 4 91 10 94 30C96 44 90 62 50 92Z"),),
    "diamond": (
        Part("main", "M50 3L90 50L50 97L10 50Z"),
        Part("white", "M50 20L74 50L50 80L26 50Z", 4),
    ),
    "parrot": (
        Part("main", "M52 8C76 6 88 24 82 44C78 62 64 74 44 80L20 97L26 66C24 40 30 12 52 8Z"),
        Part("gold", "M78 24C92 26 96 38 88 50C84 44 80 42 74 42Z"),
        Part("white", "O62 28 9 9"),
        Part("ink", "O64 28 4 4"),
        Part("ink", "M34 46C42 62 56 64 66 56", 5),
        Part("red", "M50 8C44 0 36 0 30 6C36 10 40 14 42 18Z"),
    ),
    "scroll": (
        Part("main", "M16 14L80 14L80 84L16 84Z"),
        Part("paper", "M8 8C2 8 2 24 8 24L88 24C94 24 94 8 88 8Z"),
        Part("paper", "M12 76C6 76 6 92 12 92L92 92C98 92 98 76 92 76Z"),
        Part("ink", "M26 66L36 54", 5),
        Part("ink", "M44 50L54 44", 5),
        Part("red", "M60 34L74 48", 6),
        Part("red", "M74 34L60 48", 6),
    ),
    "jolly": (
        Part("ink", "M6 8L94 8L94 78C74 92 60 66 44 78C30 88 16 84 6 76Z"),
        Part("white", "M26 66L76 50", 7),
        Part("white", "M26 50L76 66", 7),
        Part("white", "M50 16C32 16 28 32 34 42L38 52L62 52L66 42C72 32 68 16 50 16Z"),
        Part("ink", "O42 34 5 6"),
        Part("ink", "O58 34 5 6"),
    ),
    "bones": (
        Part("white", "M10 90L90 58", 11),
        Part("white", "M10 58L90 90", 11),
        Part("white", "M50 2C20 2 12 28 22 46L29 62L71 62L78 46C88 28 80 2 50 2Z"),
        Part("ink", "O36 34 8 10"),
        Part("ink", "O64 34 8 10"),
    ),
    "orange": (
        Part("main", "O50 56 40 40"),
        Part("green", "M50 18C58 2 80 2 88 12C76 24 62 24 50 18Z"),
        Part("white", "M26 46C30 36 38 30 46 30", 5),
        Part("ink", "O44 66 2.5 2.5"),
        Part("ink", "O60 60 2.5 2.5"),
        Part("ink", "O54 78 2.5 2.5"),
    ),
    "clover": (
        Part("brown", "M50 52C52 70 58 84 68 94", 7),
        Part("main", "M50 50C20 46 4 34 10 20C18 4 36 10 40 14C38 4 56 -2 64 8C72 20 62 36 50 50Z"),
        Part("main", "M50 50C62 22 84 18 92 32C100 48 84 60 78 60C88 68 78 84 66 80C54 76 50 64 50 50Z"),
        Part("main", "M50 50C46 76 34 88 20 82C8 76 12 62 18 58C4 56 4 42 14 38C28 36 40 42 50 50Z"),
    ),
    "drop": (
        Part("main", "M50 3C58 26 84 46 84 66C84 86 68 97 50 97C32 97 16 86 16 66C16 46 42 26 50 3Z"),
        Part("white", "M32 66C32 76 38 82 46 84", 6),
    ),
    "grapes": (
        Part("green", "M50 18C62 0 84 4 86 20C72 28 60 26 50 18Z"),
        Part("main", "O26 34 14 14O52 32 14 14O76 38 14 14O38 56 14 14O64 58 14 14O50 82 14 14"),
    ),
    "flower": (
        Part("main", "O50 22 18 20O78 43 18 18O67 76 18 18O33 76 18 18O22 43 18 18"),
        Part("gold", "O50 52 15 15"),
    ),
    "peanut": (
        Part(
            "main",
            "M30 8C48 0 62 14 58 30C54 44 64 46 74 54C92 68 88 92 66 95"
            "C46 98 34 82 40 66C44 52 32 50 22 42C8 30 14 12 30 8Z",
        ),
        Part("ink", "M26 22L38 30M38 16L30 36", 3),
        Part("ink", "M58 68L74 80M72 66L58 84", 3),
    ),
    "chain": (
        Part("ink", "O30 30 20 16", 13),
        Part("main", "O30 30 20 16", 8),
        Part("ink", "O70 70 20 16", 13),
        Part("main", "O70 70 20 16", 8),
        Part("ink", "M34 34L66 66", 15),
        Part("main", "M34 34L66 66", 9),
    ),
}
