# The scorepad of a game with real cards: what every game says of it.
# keys.py, refusal_key: refusal-*

refusal-pad-seats = You entered { $count ->
        [one] 1 player’s values
       *[other] { $count } players’ values
    }, but { $players } are playing. Enter them in seat order, with `|` between players.
refusal-pad-field-missing = { $name }: { $field } is missing ({ $allowed }).
refusal-pad-value = { $name }: { $field } can’t be “{ $word }”. Choose from: { $allowed }
refusal-pad-too-much = { $name }: “{ $word }” is one value too many. Each player has these, once: { $fields }.
refusal-pad-no-such-round = There’s no round { $round } on this scorepad. { $last ->
        [0] No round has been entered yet.
       *[other] The last one entered is { $last }.
    }
refusal-pad-over-before = With this correction the game would have been over after round { $round }. Delete the later rounds first, starting with the last.
refusal-places-needed = These scores alone don’t show who finished where. Enter the places too.
refusal-impossible-result = This game can’t end like that. { $reason ->
        [score] { $name } can’t have { $score }, only { $least } to { $most }.
        [never] { $name } can’t have { $score }: no rounds add up to that.
        [together] These scores add up to { $total }; all players together can only reach { $least } to { $most }.
        [out] Players with no cards left: { $count }; it must be { $allowed }.
       *[places] The places don’t match the scores. Players with equal scores share a place, as in 1, 2, 2, 4.
    }

# Playa Pirata

refusal-treasure-too-often = You entered `{ $treasure }` { $count } times; there can be at most { $most }.
refusal-treasures-buried = Too many treasures: you entered { $count }, but at most { $most } are buried.
