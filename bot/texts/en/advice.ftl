# Advice in a game, and looking back on it.
# keys.py, button_key: button-*
# keys.py, refusal_key: refusal-*

button-advice = What would you play?
button-look-back = Look back
button-allow-advice = Allow advice
button-forbid-advice = No advice
post-advice = 🧠 Advice is allowed here: your hand has a button for it.
done-advice-allowed = Everyone here may now ask for advice.
done-advice-forbidden = There’s no advice at this table any more.
advice-chances = { $game ->
        [corsari] Your chance of winning with each choice:
        [hollander] Your chance of winning with each choice:
       *[other] Your chance of meeting your bid with each card:
    }
advice-bids = Your chance of meeting each bid, and the points it brings on average:
advice-points = Points you can expect with each choice:
advice-only = I’d do this:
advice-how = Based only on what you can see: I played out the rest many times, with hands the others might hold.
advice-chance = { $move } – **{ $chance }%**
advice-bid = { $move } – **{ $chance }%**, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
advice-gain = { $move } – **{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }**
look-back-title = Looking back: { $game }
look-back-nothing = This time no single choice stands out.
look-back-best = Your best choice
look-back-best-line = { $move } was worth about { $points } points more than { $other }, the usual choice.
look-back-hardest = Your hardest right choice
look-back-hardest-line = { $others ->
        [one] { $move } was right: the other choice would have cost at least { $points } points.
       *[other] Only { $move } was right: each of the { $others } other choices would have cost at least { $points } points.
    }
look-back-given-away = Compared with the captain in your seat, you gave away about { $points } points a decision; the bosun would have given away { $bosun }.
look-back-none-given = In your seat, the captain would have chosen no better.
look-back-how = { $game ->
        [corsari] { advice-how } One point is one percent of the chance of winning.
        [hollander] { advice-how } One point is one percent of the chance of winning.
       *[other] { advice-how }
    }
look-back-lesson = One thing to learn
look-back-lesson-line = { $move } cost about { $points } points. { $reason ->
        [takes] { $better } would probably have won the trick, and you still needed one.
        [leaves] { $better } would probably have left the trick to the others; you didn’t need it.
        [waits] { $better } would have left this trick to the others and kept { $move } for a better one.
        [takes_keeps] { $better } would probably have won the trick as well, and kept { $move } for later.
        [takes_sheds] { $better } would probably have won the trick as well, and can’t win you one too many later.
        [leaves_keeps] { $better } would probably have left the trick to the others as well, and kept { $move } for later.
        [leaves_sheds] { $better } would probably have left the trick to the others as well, and can’t win you one too many later.
        [likelier] With { $better }, you meet your bid in about { $chance }% of cases, with { $move } in { $less }%.
        [pays] With { $better }, you meet your bid less often ({ $chance }% instead of { $less }%), but it brings more points.
        [bid_likelier] { $better } is met in about { $chance }% of cases, { $move } in { $less }%.
        [bid_pays] { $better } is met less often ({ $chance }% instead of { $less }%), but pays more.
        [keeps] With { $better }, that treasure is yours in the end in about { $chance }% of cases, with { $move } in { $less }%.
        [lost] That way, the treasure stays yours in only about { $less }% of cases; { $better } would have been better.
        [towels] With { $better }, you have more towels left, and each counts a point in the end.
        [stops] After { $better }, the next player must take the pile in about { $chance }% of cases, after { $move } in { $less }%.
        [spared] After { $better }, you must take the pile on your next turn in about { $chance }% of cases, after { $move } in { $less }%.
        [unbeaten] With { $better }, you set sail without being sunk in about { $chance }% of cases, with { $move } in { $less }%.
        [sunk] With { $better }, you’re sunk in about { $chance }% of cases, with { $move } in { $less }%.
        [fewer] With { $better }, you take fewer penalty cards on average.
       *[none] { $better } would have been better.
    }
button-share-moment = Share this moment
share-moment-about = Where should I post this moment? I won’t mention anyone.
skullking-advised-bid = Bid { $bid }
skullking-advised-discard = Discard { $cards }
skullking-advised-lead = { $name } leads the next trick
skullking-moment-bid = Round { $round }, bid
skullking-moment-trick = Round { $round }, trick { $trick }
playapirata-moment = Round { $number }, turn { $turn }
playapirata-advised-lay = { $towels } on { $treasure }
corsari-moment = Round { $number }, turn { $turn }
corsari-advised-discard = Discard { $card }
corsari-advised-sail = Set sail with { $limit }, discarding { $card }
hollander-moment = Play { $number }
refusal-no-advice-here = There’s no advice in leagues.
refusal-advice-off = Advice is off at this table. Next time, the host can allow it before the cards are dealt.
refusal-advice-not-now = Ask for advice when it’s your turn to bid or to play.
refusal-advice-coming = I’m still thinking about your last question.
refusal-advice-busy = Too many people are asking me right now. Try again in a minute.
refusal-no-look-back = You can look back once the game is over.
