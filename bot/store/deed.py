"""Whether something was stored for a person who acts: a later failure does not undo it."""

from contextvars import ContextVar


class _Deed:
    has_stored = False


_deed: ContextVar[_Deed | None] = ContextVar("deed", default=None)


def begin() -> None:
    """Counts all that is stored from now on, in this task and those that it starts; once a task."""
    if _deed.get() is None:
        _deed.set(_Deed())


def note_stored() -> None:
    """Notes that something was stored."""
    if (deed := _deed.get()) is not None:
        deed.has_stored = True


def has_stored() -> bool:
    """Whether anything was stored since `begin`."""
    deed = _deed.get()
    return deed is not None and deed.has_stored
