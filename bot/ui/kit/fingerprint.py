"""A short value that tells whether a message would look the same."""

import hashlib
import json

from discord import ui


def _components(view: ui.LayoutView) -> object:
    return view.to_components()  # type: ignore[no-untyped-call] # as discord.py ships it


def fingerprint(view: ui.LayoutView) -> str:
    """The digest of what a message shows; equal messages have equal ones."""
    return hashlib.sha256(json.dumps(_components(view), sort_keys=True).encode()).hexdigest()[:16]
