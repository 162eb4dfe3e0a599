"""Things on the beach of Playa Pirata."""

from bot.art.symbols.part import Part

BEACH = {
    "chest": (
        Part("brown", "M8 44C8 16 20 8 36 8L64 8C80 8 92 16 92 44Z"),
        Part("gold", "M10 40L90 40L86 52L14 52Z"),
        Part("gold", "O34 40 9 9O52 36 10 10O70 40 9 9"),
        Part("brown", "M8 50L92 50L92 92L8 92Z"),
        Part("gold", "M42 50L58 50L58 70L42 70Z"),
        Part("ink", "O50 60 4 4"),
        Part("gold", "M18 50L26 50L26 92L18 92ZM74 50L82 50L82 92L74 92Z"),
    ),
    "buried": (
        Part("sand", "M4 82C18 50 82 50 96 82C80 96 20 96 4 82Z"),
        Part("red", "M22 12L34 4L50 28L66 4L78 12L62 38L78 64L66 72L50 48L34 72L22 64L38 38Z"),
    ),
    "towel": (
        Part("main", "M16 6L84 6L84 94L16 94Z"),
        Part("white", "M16 20L84 20L84 32L16 32ZM16 68L84 68L84 80L16 80Z"),
    ),
    "towels": (
        Part("blue", "M10 60L90 60L90 92L10 92Z"),
        Part("red", "M14 34L86 34L86 60L14 60Z"),
        Part("gold", "M18 10L82 10L82 34L18 34Z"),
        Part("white", "M26 10L34 10L34 34L26 34ZM66 34L74 34L74 60L66 60ZM26 60L34 60L34 92L26 92Z"),
    ),
    "umbrella": (
        Part("brown", "M52 12L52 96", 6),
        Part(
            "red",
            "M4 50C6 20 30 6 52 6C74 6 94 20 96 50C84 40 74 44 68 50C60 40 46 40 36 50C26 42 14 42 4 50Z",
        ),
        Part("white", "M36 50C34 28 42 14 52 6C60 14 68 30 68 50C60 40 46 40 36 50Z"),
    ),
    "castle": (
        Part("red", "M50 4L70 12L50 20Z"),
        Part("brown", "M50 4L50 30", 4),
        Part(
            "sand",
            "M10 92L10 40L20 40L20 48L30 48L30 40L38 40L38 28L46 28L46 36L56 36L56 28"
            "L64 28L64 40L72 40L72 48L80 48L80 40L90 40L90 92Z",
        ),
        Part("brown", "M40 92L40 72C42 60 60 60 62 72L62 92Z"),
    ),
    "bone": (
        Part(
            "white",
            "M22 36C6 32 4 14 18 12C20 0 38 2 38 18L78 62C94 60 100 78 86 84C86 98 66 98 64 82L24 40Z",
        ),
    ),
    "wave": (
        Part("blue", "M2 92C4 44 34 6 66 10C90 14 98 40 82 52C84 40 74 30 62 34C46 40 48 66 98 78L98 92Z"),
        Part("white", "M66 10C90 14 98 40 82 52C84 40 74 30 62 34C72 22 50 10 36 24C44 12 56 8 66 10Z"),
        Part("white", "M14 86C22 78 30 84 38 82", 5),
    ),
    "double": (
        Part("blue", "M4 94C4 66 12 56 30 56C40 56 46 60 50 68L50 94Z"),
        Part("skin", "O30 34 17 19"),
        Part("red", "M46 94C46 66 54 56 70 56C88 56 96 66 96 94Z"),
        Part("skin", "O70 34 17 19"),
        Part("ink", "O25 34 2.5 2.5O35 34 2.5 2.5O65 34 2.5 2.5O75 34 2.5 2.5"),
    ),
    "flag": (
        Part("brown", "M20 4L20 98", 7),
        Part("red", "M24 8L94 34L24 60Z"),
    ),
    "bucket": (
        Part("steel", "M16 36C16 -4 84 -4 84 36", 6),
        Part("sand", "M18 36C26 12 74 12 82 36Z"),
        Part("blue", "M12 36L88 36L78 94L22 94Z"),
        Part("gold", "M50 48L54 58L65 59L57 66L59 77L50 71L41 77L43 66L35 59L46 58Z"),
    ),
    "buoy": (
        Part("red", "O50 50 46 46"),
        Part(
            "white",
            "M50 4C74 4 80 12 84 18L64 38L50 32ZM96 50C96 74 88 80 82 84L62 64L68 50Z"
            "M50 96C26 96 20 88 16 82L36 62L50 68ZM4 50C4 26 12 20 18 16L38 36L32 50Z",
        ),
        Part("paper", "O50 50 20 20"),
    ),
    "flipflops": (
        Part("green", "M30 4C50 4 46 30 42 48C40 64 48 94 28 95C8 96 14 66 12 48C8 28 12 4 30 4Z"),
        Part("green", "M70 4C88 4 92 28 88 48C86 66 92 96 72 95C52 94 60 64 58 48C54 30 50 4 70 4Z"),
        Part("gold", "M14 50L28 24L42 50M58 50L72 24L86 50", 6),
    ),
}
