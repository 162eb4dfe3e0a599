"""The page of a correction: the stated scores, and the standings that follow, before it is made."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import discord
from discord import ui

from bot.games.contract import IllegalMove
from bot.model.matches import MatchRow, Outcome, ProtestRow
from bot.seasons import corrections, protests
from bot.seasons.corrections import Stated
from bot.seasons.history import reason_of
from bot.seasons.league import League
from bot.seasons.seasons import computed
from bot.tables.refusal import Refusal
from bot.texts.catalog import Say
from bot.texts.minus import with_minus
from bot.ui.kit.answering import answers
from bot.ui.kit.buttons import MOST_LABEL, Styles, TableButton, TableSelect
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import ButtonId, CustomIdError, Words
from bot.ui.kit.errors import refusal_notice
from bot.ui.kit.layout import Row, in_rows, page
from bot.ui.kit.modal import (
    LONGEST_LABEL,
    SUBMITTED,
    Field,
    naming,
    open_form,
    typed_in,
    typed_line,
    typed_on,
)
from bot.ui.kit.text import escape, label
from bot.ui.leagues.match_panel import name_of, press_on, refereed, show_match_panel
from bot.ui.leagues.matches import match_name
from bot.ui.leagues.standings import moved_block
from bot.ui.leagues.widgets import entrant_label, reason_field, signed_number

MOST_FIELDS = 4  # people whose scores fit into a form of five fields, with the reason
MOST_PROTESTS = 4  # protests for which the page of eight people has room
LONGEST_SCORE = 5  # characters, the sign among them: eight fit into a custom id
LONGEST_PLACES = 30
NUMBER = re.compile(r"[1-9]")
_WITH_SIGN = re.compile(r"[+-][0-9]{1,5}")
# In custom ids an outcome is its first letter.
_LETTERS: Mapping[str, Outcome] = {outcome[0]: outcome for outcome in Outcome}
_LATER = Outcome.OPEN[0]
_ANSWERS = {
    "o": "correcting-protest-open",
    "a": "correcting-protest-allowed",
    "d": "correcting-protest-dismissed",
}


class Draft(NamedTuple):
    """A correction that is prepared: the custom ids of its page carry it, and its text the reason."""

    instead_of: str  # the fingerprint of the result on which it was begun
    scores: Sequence[int]
    places: Sequence[int] = ()
    answers: str = _LATER * MOST_PROTESTS  # a letter for each open protest
    reason: str = ""

    @property
    def words(self) -> str:
        """The words of a custom id, none of them empty."""
        scores, places = "".join(f"{score:+d}" for score in self.scores), "".join(map(str, self.places))
        return f"{self.instead_of} {scores} {places or '-'} {self.answers}"


class Correcting(NamedTuple):
    """A match and the draft of its correction, with the words that follow it in a custom id."""

    league: League
    match: MatchRow
    draft: Draft
    rest: Words

    def press(self, action: str, more: str = "") -> ButtonId:
        return press_on(self.match, f"{self.draft.words} {more}", action)

    @property
    def present(self) -> Sequence[int | None]:
        """The present scores, None for a match without a result."""
        return [row.score for row in self.league.results.get(self.match.id, ())] or [None] * self.seats

    @property
    def seats(self) -> int:
        return len(self.match.seats)

    @property
    def people(self) -> Sequence[int]:
        """The ids of those whose results they are, 0 for a computer player."""
        found = self.league.results.get(self.match.id)
        return self.match.seats if found is None else [row.user_id or 0 for row in found]

    @property
    def protests(self) -> Sequence[ProtestRow]:
        """The open protests that the page has room for."""
        return protests.undecided(self.league, self.match.id)[:MOST_PROTESTS]

    def labels(self, say: Say) -> Sequence[str]:
        """The names by seat where Discord shows no markdown."""
        found = [entrant_label(self.league, one) if one else say("referee-computer") for one in self.people]
        return [f"{seat}. {name}"[:LONGEST_LABEL] for seat, name in enumerate(found, start=1)]

    def changed(self, **changes: Any) -> "Correcting":
        """The same with another draft."""
        return self._replace(draft=self.draft._replace(**changes))


async def _prepared(caller: Caller, button_id: ButtonId) -> Correcting:
    """The correction of a press, or the present result. Raises `Refusal` or `CustomIdError`."""
    league, match, words = await refereed(caller, button_id)
    corrections.check_over(league, match.id)
    begun = Correcting(league, match, Draft(corrections.fingerprint(league, match.id), ()), words.after(4))
    if not words.all:
        return begun.changed(scores=[score or 0 for score in begun.present])
    scores = list(map(int, _WITH_SIGN.findall(words.text(1))))
    places = list(map(int, NUMBER.findall(words.text(2))))
    if len(scores) != begun.seats or len(places) not in (0, begun.seats):
        raise CustomIdError(button_id.action)
    return begun.changed(
        instead_of=words.text(0),
        scores=scores,
        places=places,
        answers=words.text(3)[:MOST_PROTESTS].ljust(MOST_PROTESTS, _LATER),
        reason=typed_on(caller.interaction.message),
    )


def _score(one: Correcting, seat: int, say: Say) -> Field:
    """The field of a seat's score, with the present one."""
    about = say("correcting-score", score=with_minus(str(one.present[seat])))
    is_known = one.present[seat] is not None or any(one.draft.scores)
    value = str(one.draft.scores[seat]) if is_known else ""
    return Field(
        f"score{seat}", one.labels(say)[seat], about if is_known else "", value, longest=LONGEST_SCORE
    )


@answers("match_correct", given=_prepared)
async def _begin(caller: Caller, one: Correcting) -> None:
    """Opens the form of up to four scores and the reason; for more people, the page."""
    if one.seats > MOST_FIELDS:
        await _show(caller, one)
        return
    say = caller.say
    fields = [*(_score(one, seat, say) for seat in range(one.seats)), reason_field(say, one.draft.reason)]
    await open_form(caller, say("referee-correct"), fields, one.press("match_correct"))


@answers(f"match_correct{SUBMITTED}", given=_prepared)
async def _scores_typed(caller: Caller, one: Correcting) -> None:
    scores = [_typed_score(caller, one, seat) for seat in range(one.seats)]
    await _show(caller, one.changed(scores=scores, reason=_typed_reason(caller)))


@answers("match_take_back", given=_prepared)
async def _ask_to_take_back(caller: Caller, one: Correcting) -> None:
    """Asks why the result from before a correction by a person who played there is to count again."""
    found = corrections.to_take_back(one.league, one.match.id, caller.user_id, caller.tables.now())
    if found is None:
        raise Refusal("correction_not_to_take_back")
    before = one.changed(scores=found.before, places=found.places)
    title, about = caller.say("referee-take-back"), before.press("match_take_back")
    await open_form(caller, title, [reason_field(caller.say)], about)


@answers(f"match_take_back{SUBMITTED}", given=_prepared)
async def _reason_typed(caller: Caller, one: Correcting) -> None:
    await _show(caller, one.changed(reason=_typed_reason(caller)))


def _typed_score(caller: Caller, one: Correcting, seat: int) -> int:
    with naming({"no_number": one.labels(caller.say)[seat]}):
        return signed_number(typed_in(caller.interaction)[f"score{seat}"])


def _typed_reason(caller: Caller) -> str:
    with naming({"reason_wanted": caller.say("referee-reason")}):
        return reason_of(typed_in(caller.interaction)["reason"])


@answers("match_row", given=_prepared)
async def _ask_score(caller: Caller, one: Correcting) -> None:
    """Asks for one person's score."""
    seat = one.rest.nth(0, range(one.seats))
    title = caller.say("referee-correct")
    await open_form(caller, title, [_score(one, seat, caller.say)], one.press("match_row", str(seat)))


@answers(f"match_row{SUBMITTED}", given=_prepared)
async def _score_typed(caller: Caller, one: Correcting) -> None:
    scores, seat = [*one.draft.scores], one.rest.nth(0, range(one.seats))
    scores[seat] = _typed_score(caller, one, seat)
    await _show(caller, one.changed(scores=scores))


@answers("match_places", given=_prepared)
async def _ask_places(caller: Caller, one: Correcting) -> None:
    """Asks for the places, if the scores don't tell them, and for the reason."""
    say, known = caller.say, ", ".join(map(str, one.draft.places))
    about = say("referee-places-about")
    places = Field("places", say("referee-places"), about, known, required=False, longest=LONGEST_PLACES)
    fields = [places, reason_field(say, one.draft.reason)]
    await open_form(caller, say("button-correct-places"), fields, one.press("match_places"))


@answers(f"match_places{SUBMITTED}", given=_prepared)
async def _places_typed(caller: Caller, one: Correcting) -> None:
    with naming({"no_places": caller.say("referee-places")}):
        places = places_typed(typed_in(caller.interaction)["places"], one.seats)
    await _show(caller, one.changed(places=places, reason=_typed_reason(caller)))


def places_typed(typed: str, seats: int) -> Sequence[int]:
    """The places of a line such as "1, 2, 2, 4", or none. Raises `Refusal("no_places")` for anything else."""
    words = typed.replace(",", " ").replace(";", " ").split()
    if len(words) not in (0, seats) or not all(NUMBER.fullmatch(word) for word in words):
        raise Refusal("no_places", value=typed)
    return [int(word) for word in words]


@answers("match_answer", given=_prepared)
async def _answer(caller: Caller, one: Correcting) -> None:
    """Prepares the decision about a protest."""
    letters, at = [*one.draft.answers], one.rest.nth(0, range(MOST_PROTESTS))
    letters[at] = one.rest.among(1, _LETTERS)
    await _show(caller, one.changed(answers="".join(letters)))


@answers("match_correct_do", given=_prepared)
async def _do(caller: Caller, one: Correcting) -> None:
    """Corrects as the page shows; if that is not possible any more, shows why."""
    seasons, draft = caller.services.seasons, one.draft
    if not draft.reason:  # it was pressed twice: the message is the panel by now
        await show_match_panel(caller, one.match.id)
        return
    stated = Stated(draft.scores, draft.places, draft.instead_of)
    outcomes = {
        protest.id: _LETTERS.get(letter, Outcome.OPEN)
        for protest, letter in zip(one.protests, draft.answers, strict=False)
    }
    try:
        await corrections.correct(
            seasons, one.match.id, stated, caller.person, draft.reason, answers=outcomes
        )
    except (Refusal, IllegalMove):
        league = await seasons.load(one.league.id)
        await _show(caller, one._replace(league=league, match=league.match(one.match.id)))
    else:
        await show_match_panel(caller, one.match.id, caller.say("done-match-corrected"))


async def _show(caller: Caller, one: Correcting) -> None:
    """Shows the page of a draft: with what follows, or why it can't be so."""
    league, match, notices = one.league, one.match, []
    now = corrections.fingerprint(league, match.id)
    if one.draft.instead_of != now:
        one = one.changed(instead_of=now, answers=_LATER * MOST_PROTESTS)
        notices.append(await refusal_notice(caller, Refusal("result_has_changed")))
    stated, after = Stated(one.draft.scores, one.draft.places), None
    try:
        after = await computed(
            league.weight, lambda: corrections.preview(league, match.id, stated, caller.tables.now())
        )
    except (Refusal, IllegalMove) as wrong:
        notices.append(await refusal_notice(caller, _named(one, wrong, caller.say)))
    await caller.show_in_place(correction_page(one, after, notices, caller.say))


def _named(one: Correcting, wrong: Refusal | IllegalMove, say: Say) -> Refusal | IllegalMove:
    """The refusal with the name of the seat that it is about: there may be no table."""
    if isinstance(wrong, Refusal) or "seat" not in wrong.facts:
        return wrong
    name = name_of(one.league, one.people[int(str(wrong.facts["seat"]))], say)
    return IllegalMove(wrong.code, **{**wrong.facts, "name": name})


def correction_page(one: Correcting, after: League | None, notices: Sequence[str], say: Say) -> ui.LayoutView:
    """The page of a correction; `after` is what it leads to, if it can be made."""
    where = match_name(one.league, one.match, say)
    head = "\n".join([*notices, f"## {escape(one.league.row.name)}", f"**{where}**"])
    blocks = [head, *filter(None, ["\n".join(_lines(one, say))])]
    blocks += [] if after is None else [moved_block(one.league, after, say)]
    blocks += [typed_line(say("referee-reason"), one.draft.reason)] if one.draft.reason else []
    buttons = in_rows(list(_buttons(one, say, can=after is not None and bool(one.draft.reason))))
    return page(blocks, (), [*_rows(one, say), *_selects(one, say), *buttons])


def _lines(one: Correcting, say: Say) -> Iterator[str]:
    """A line a seat: the name, the present score, and the stated one if it is another.

    Where each person has a row, only the changed ones.
    """
    for seat, (user_id, old, new) in enumerate(zip(one.people, one.present, one.draft.scores, strict=True)):
        if old == new and one.seats > MOST_FIELDS and not one.draft.places:
            continue
        score = f"{old}" if old == new else f"{'–' if old is None else old} → **{new}**"
        place = f" · {say('correcting-place', place=one.draft.places[seat])}" if one.draft.places else ""
        yield f"{seat + 1}. {name_of(one.league, user_id, say)} · {with_minus(score)}{place}"


def _rows(one: Correcting, say: Say) -> Iterator[Row]:
    """A button a person that changes their score, if they are too many for one form."""
    for seat, name in enumerate(one.labels(say) if one.seats > MOST_FIELDS else ()):
        score = with_minus(str(one.draft.scores[seat]))
        text = say("correcting-change", name=name, score=score)[:MOST_LABEL]
        yield [TableButton(one.press("match_row", str(seat)), text)]


def _selects(one: Correcting, say: Say) -> Iterator[TableSelect]:
    """A menu for each open protest, which is answered together with the correction."""
    for at, protest in enumerate(one.protests):
        options = [
            discord.SelectOption(
                label=say(key, name=label(protest.name))[:100],
                value=letter,
                description=label(protest.reason)[:100],
                default=one.draft.answers[at] == letter,
            )
            for letter, key in _ANSWERS.items()
        ]
        yield TableSelect(one.press("match_answer", str(at)), say("select-protests"), options)


def _buttons(one: Correcting, say: Say, *, can: bool) -> Iterator[TableButton]:
    if can:
        yield TableButton(one.press("match_correct_do"), say("button-correct"), style=Styles.success)
    if one.seats <= MOST_FIELDS:
        yield TableButton(one.press("match_correct"), say("button-correct-scores"))
    yield TableButton(one.press("match_places"), say("button-correct-places"))
    yield TableButton(press_on(one.match, "show"), say("button-no"))
