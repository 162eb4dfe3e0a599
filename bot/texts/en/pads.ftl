# The scorepad of a game with real cards: what every game says of it.

refusal-pad-seats = { $count } seats are written, but { $players } play. The players' entries stand in the order of their seats, with `|` between them.
refusal-pad-field-missing = { $name }: { $field } is missing ({ $allowed }).
refusal-pad-value = { $name }: { $field } can't be “{ $word }”. Possible: { $allowed }
refusal-pad-too-much = { $name }: “{ $word }” is too much. For each player there is, once: { $fields }.
refusal-pad-no-such-round = There is no round { $round } on this scorepad. { $last ->
        [0] No round is written yet.
       *[other] The last one written is { $last }.
    }
refusal-pad-over-before = With this correction the game would have been over after round { $round }. Strike the rounds after it first, the last one before the others.
refusal-places-needed = From these scores alone it isn't clear who came in where. Say the places too.
refusal-impossible-result = This can't be the result of such a game. { $reason ->
        [score] { $name } can't have { $score }, only { $least } to { $most }.
        [never] { $name } can't have { $score }: no rounds add up to that.
        [together] These scores add up to { $total }, which no players reach together: only { $least } to { $most }.
        [out] { $count } would have no cards left; it must be { $allowed }.
       *[places] The places don't fit the scores; equal ones share a place, as in 1, 2, 2, 4.
    }

# Playa Pirata

refusal-treasure-too-often = `{ $treasure }` is written { $count } times, but there are only { $most } of it.
refusal-treasures-buried = So many treasures were not on the table: { $count } are written, at most { $most } are buried.
refusal-treasures-need-towels = { $name } has { $count } treasures, but with these towels left has laid only { $laid }. Each treasure needs a towel on top.
refusal-towels-on-treasure = There can't be { $count } towels on the towel treasure: { $most } at most, with the towels that are left and the other treasures.
refusal-umbrella-was-early = Only who occupies no treasure puts the umbrella away, and then { $name } can win { $most } treasures at most.
refusal-special-not-earned = { $name } can't have { $points } points for a special card: the sand castle brings 2 for each 3 left, the skeleton 3 with a skull, the wave 3 with two equal numbers.
refusal-special-twice = Sand castle, skeleton and wave are there only once: the points for special cards don't fit together.
