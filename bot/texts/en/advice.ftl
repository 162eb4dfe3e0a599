# Advice in a game, and looking back on it.
# keys.py, button_key: button-*
# keys.py, refusal_key: refusal-*

button-advice = What would you play?
button-look-back = Look back
button-allow-advice = Allow advice
button-forbid-advice = No advice
post-advice = 🧭 Advice is allowed here: your hand has a button for it.
done-advice-allowed = Everyone here may now ask for advice.
done-advice-forbidden = There’s no advice at this table any more.
advice-chances = Your chance of meeting your bid with each card:
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
look-back-about = The choices that cost you most, based on what you could see at the time:
look-back-nothing = None of your choices cost you much.
look-back-line = { $moment }: { $move } cost about { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. { $reason ->
        [took] { $better } would probably have won the trick.
        [took_as_well] { $better } would probably have won it as well.
        [ducked] { $better } would probably have left the trick to the others.
       *[none] { $better } would have been better.
    }
skullking-advised-bid = Bid { $bid }
skullking-moment-bid = Round { $round }, bid
skullking-moment-trick = Round { $round }, trick { $trick }
playapirata-moment = Round { $number }, turn { $turn }
playapirata-advised-lay = { $towels } on { $treasure }
refusal-no-advice-here = I only give advice in Playa Pirata and the first edition of Skull King, and never in leagues.
refusal-advice-off = Advice is off at this table. Next time, the host can allow it before the cards are dealt.
refusal-advice-not-now = Ask for advice when it’s your turn to bid or to play.
refusal-advice-coming = I’m still thinking about your last question.
refusal-advice-busy = Too many people are asking me right now. Try again in a minute.
refusal-no-look-back = You can look back once the game is over, in Playa Pirata and the first edition of Skull King.
