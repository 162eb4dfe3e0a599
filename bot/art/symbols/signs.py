"""Signs beside cards: only you know it, who leads, met and missed."""

from bot.art.symbols.part import Part

SIGNS = {
    "eye": (
        Part("white", "M2 50C22 16 78 16 98 50C78 84 22 84 2 50Z"),
        Part("blue", "O50 50 21 21"),
        Part("ink", "O50 50 10 10"),
    ),
    "turn": (Part("gold", "M20 6L88 50L20 94Z"),),
    "met": (Part("green", "M4 54L20 38L40 58L80 12L97 26L42 90Z"),),
    "missed": (Part("white", "O50 50 40 40"), Part("red", "M24 24L76 76M76 24L24 76", 12)),
    "envelope": (
        Part("paper", "M4 18L96 18L96 84L4 84Z"),
        Part("paper", "M4 18L50 56L96 18Z"),
        Part("red", "O50 54 13 13"),
    ),
    "chosen": (Part("gold", "M50 6L63 37L96 40L71 62L79 95L50 77L21 95L29 62L4 40L37 37Z"),),
    "penalty": (
        Part("paper", "M22 4L78 4L78 96L22 96Z"),
        Part("red", "M34 43L66 43L66 57L34 57Z"),
    ),
    "back": (
        Part("night", "M10 4L90 4L90 96L10 96Z"),
        Part("gold", "M50 22L70 50L50 78L30 50Z"),
    ),
}
