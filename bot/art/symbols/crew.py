"""The crew and their things: The Flying Hollander's characters, the pirates."""

from bot.art.symbols.part import Part

CREW = {
    "broom": (
        Part("brown", "M78 4L48 54", 9),
        Part("gold", "M34 48L62 64L50 96L6 80Z"),
        Part("ink", "M40 62L24 84M48 66L36 92", 3),
        Part("red", "M34 48L62 64L58 72L30 56Z"),
    ),
    "wrench": (
        Part(
            "steel",
            "M22 6C40 4 50 20 44 36L84 76C92 84 84 96 74 90L34 48C18 54 2 42 6 24L20 38L34 34L36 20Z",
        ),
        Part("ink", "O78 83 3 3"),
    ),
    "knot": (
        Part("ink", "M4 30C40 18 70 40 66 64C62 88 30 88 28 64C26 40 60 18 96 30", 17),
        Part("sand", "M4 30C40 18 70 40 66 64C62 88 30 88 28 64C26 40 60 18 96 30", 11),
        Part("ink", "M44 26L54 34M30 58L38 66M58 78L62 68", 3),
    ),
    "spyglass": (
        Part("gold", "M6 66L40 44L50 62L14 84Z"),
        Part("brown", "M40 44L70 28L78 46L50 62Z"),
        Part("gold", "M66 20L84 10L98 38L80 50Z"),
        Part("sky", "M84 10C94 14 102 28 98 38C92 34 84 20 84 10Z"),
        Part("ink", "M44 66L32 96M50 64L62 96", 5),
    ),
    "pot": (
        Part("sky", "M34 22C28 14 40 12 34 2M50 22C44 14 56 12 50 2M66 22C60 14 72 12 66 2", 4),
        Part("steel", "M12 38L88 38C90 74 80 94 50 94C20 94 10 74 12 38Z"),
        Part("orange", "M12 38C20 28 80 28 88 38C80 48 20 48 12 38Z"),
        Part("ink", "M4 48L12 52M96 48L88 52", 7),
    ),
    "map": (
        Part("paper", "M4 20L34 8L66 20L96 8L96 82L66 94L34 82L4 94Z"),
        Part("ink", "M34 8L34 82M66 20L66 94", 3),
        Part("green", "M12 34L26 28L26 46L14 52Z"),
        Part("blue", "M16 76L26 66M40 62L50 56M56 50L60 44", 5),
        Part("red", "M72 30L88 46M88 30L72 46", 6),
    ),
    "bomb": (
        Part("brown", "M66 30C72 16 82 16 86 20", 5),
        Part("gold", "M88 8L91 16L99 17L93 23L95 31L88 27L81 31L83 23L77 17L85 16Z"),
        Part("night", "M56 30L70 22L78 36L66 44Z"),
        Part("night", "O42 62 36 34"),
        Part("white", "M22 60C22 48 30 40 40 40", 6),
    ),
    "swords": (
        Part("steel", "M88 4L94 10L36 74L26 64Z"),
        Part("steel", "M12 4L6 10L64 74L74 64Z"),
        Part("gold", "M18 58L42 82L36 88L12 64ZM82 58L58 82L64 88L88 64Z"),
        Part("brown", "M22 76L8 92M78 76L92 92", 10),
    ),
    "medic": (
        Part("sand", "M34 26L34 12L66 12L66 26", 7),
        Part("white", "M8 26L92 26L92 90L8 90Z"),
        Part("red", "M42 34L58 34L58 50L74 50L74 66L58 66L58 82L42 82L42 66L26 66L26 50L42 50Z"),
    ),
    "medal": (
        Part("blue", "M22 4L46 4L54 44L40 50Z"),
        Part("red", "M78 4L54 4L46 44L60 50Z"),
        Part("gold", "O50 68 27 27"),
        Part("white", "M50 50L55 62L68 63L58 72L61 85L50 78L39 85L42 72L32 63L45 62Z"),
    ),
    "compass": (
        Part("gold", "O50 50 46 46"),
        Part("paper", "O50 50 36 36"),
        Part("red", "M50 16L60 50L40 50Z"),
        Part("steel", "M50 84L40 50L60 50Z"),
        Part("ink", "O50 50 4 4"),
        Part("ink", "M50 4L50 12M50 88L50 96M4 50L12 50M88 50L96 50", 4),
    ),
    "crown": (
        Part("gold", "M8 78L4 26L28 48L50 12L72 48L96 26L92 78Z"),
        Part("red", "M8 78L92 78L92 92L8 92Z"),
        Part("white", "O50 12 6 6O6 26 5 5O94 26 5 5"),
        Part("blue", "M50 52L57 62L50 72L43 62Z"),
    ),
    "ghost": (
        Part(
            "sky", "M50 4C80 4 86 30 86 56L90 94L74 82L62 96L50 84L38 96L26 82L10 94L14 56C14 30 20 4 50 4Z"
        ),
        Part("ink", "O38 40 7 9O62 40 7 9"),
        Part("ink", "O50 64 8 10"),
    ),
    "mutiny": (
        Part("red", "M10 44C14 10 58 -2 80 26L90 16L94 50L62 46L72 36C56 18 30 26 26 46Z"),
        Part("night", "M90 56C86 90 42 102 20 74L10 84L6 50L38 54L28 64C44 82 70 74 74 54Z"),
    ),
    "wormhole": (
        Part("violet", "O50 50 46 46"),
        Part(
            "white",
            "M50 50C58 42 64 56 52 62C36 66 28 46 42 34C60 22 82 42 74 64"
            "C64 88 26 86 18 58C14 34 32 14 54 14",
            7,
        ),
    ),
    "island": (
        Part("brown", "M48 74C46 56 50 44 58 30", 8),
        Part(
            "green", "M58 32C44 14 26 18 20 32C32 26 46 28 58 32ZM58 32C60 12 80 6 92 18C78 18 68 24 58 32Z"
        ),
        Part(
            "green", "M58 32C76 26 92 36 92 52C82 40 70 36 58 32ZM58 32C44 36 34 46 36 60C44 50 50 42 58 32Z"
        ),
        Part("sand", "M10 80C24 62 76 62 90 80Z"),
        Part("blue", "M2 80C14 72 24 88 38 80C50 72 62 88 74 80C84 74 92 80 98 78L98 94L2 94Z"),
    ),
    "pirate": (
        Part("skin", "M24 40L76 40C80 74 66 94 50 94C34 94 20 74 24 40Z"),
        Part("red", "M14 42C10 14 34 2 50 2C66 2 90 14 86 42C62 34 38 34 14 42Z"),
        Part("white", "O32 20 4 4O50 14 4 4O68 20 4 4O42 28 3 3O60 28 3 3"),
        Part("ink", "M20 44L80 56", 4),
        Part("ink", "O62 54 10 9"),
        Part("ink", "O38 54 4 4"),
        Part("brown", "M32 74C38 66 46 68 50 72C54 68 62 66 68 74C70 90 62 97 50 97C38 97 30 90 32 74Z"),
        Part("white", "M42 80C46 84 54 84 58 80", 4),
    ),
    "cutlass": (
        Part("steel", "M92 4C96 40 76 66 42 76L34 66C60 54 76 34 80 6Z"),
        Part("gold", "M24 58C36 62 46 72 46 88L38 84C36 74 30 68 20 66Z"),
        Part("brown", "M32 72L10 92", 12),
    ),
    "skull": (
        Part(
            "white",
            "M50 6C84 6 92 36 84 56C80 64 74 66 72 70L72 90L28 90L28 70C26 66 20 64 16 56C8 36 16 6 50 6Z",
        ),
        Part("ink", "O34 46 12 13O66 46 12 13"),
        Part("ink", "M50 58L56 70L44 70Z"),
        Part("ink", "M42 78L42 90M50 78L50 90M58 78L58 90", 4),
    ),
    "king": (
        Part(
            "white",
            "M50 30C78 30 84 52 78 68C74 74 70 76 68 78L68 96L32 96L32 78"
            "C30 76 26 74 22 68C16 52 22 30 50 30Z",
        ),
        Part("ink", "O38 60 9 10O62 60 9 10"),
        Part("ink", "M50 70L55 78L45 78Z"),
        Part("ink", "M42 86L42 96M50 86L50 96M58 86L58 96", 3.5),
        Part("gold", "M18 38L12 6L34 20L50 2L66 20L88 6L82 38Z"),
        Part("red", "O50 24 5 5"),
        Part("blue", "O32 28 4 4O68 28 4 4"),
    ),
    "mask": (
        Part(
            "main",
            "M4 30C24 18 40 24 50 32C60 24 76 18 96 30C98 62 84 78 68 76"
            "C58 74 54 64 50 60C46 64 42 74 32 76C16 78 2 62 4 30Z",
        ),
        Part(
            "paper", "M16 42C28 36 38 40 42 50C34 56 20 56 16 42ZM84 42C72 36 62 40 58 50C66 56 80 56 84 42Z"
        ),
        Part("gold", "M50 30L56 14L50 2L44 14Z"),
    ),
    "loot": (
        Part("main", "M36 26C6 48 2 92 28 94L72 94C98 92 94 48 64 26Z"),
        Part("gold", "M30 26L70 26L66 34L34 34Z"),
        Part("main", "M36 26L26 8C38 14 42 2 50 10C58 2 62 14 74 8L64 26Z"),
        Part("gold", "O50 64 17 17"),
        Part("ink", "M50 54L50 74M56 58C50 54 44 58 46 62C50 66 56 66 54 70C50 74 46 72 44 70", 3),
    ),
    "surrender": (
        Part("brown", "M18 4L18 98", 7),
        Part("white", "M22 8C42 0 56 24 94 12L88 36L94 62C60 74 44 48 22 60Z"),
        Part("steel", "M36 24C48 26 60 34 78 30M36 40C48 42 60 50 78 46", 3),
    ),
    "wheel": (
        Part("brown", "M50 2L50 98M2 50L98 50M16 16L84 84M84 16L16 84", 8),
        Part("ink", "O50 50 28 28", 15),
        Part("brown", "O50 50 28 28", 10),
        Part("gold", "O50 50 11 11"),
    ),
    "coins": (
        Part("gold", "O34 74 28 13"),
        Part("gold", "O34 60 28 13"),
        Part("gold", "O34 46 28 13"),
        Part("gold", "O70 78 26 12"),
        Part("gold", "O66 24 22 22"),
        Part("ink", "M66 12L66 36", 4),
    ),
    "two-cards": (
        Part("steel", "M14 26L52 12L78 80L38 94Z"),
        Part("paper", "M40 10L88 16L80 90L32 84Z"),
        Part("red", "M60 34L72 52L58 70L46 50Z"),
    ),
    "plus-minus": (
        Part("green", "M28 4L46 4L46 22L64 22L64 40L46 40L46 58L28 58L28 40L10 40L10 22L28 22Z"),
        Part("red", "M46 72L94 72L94 90L46 90Z"),
    ),
}
