"""Who hosts the bot, and where their pages are: a few lines for help and privacy."""

from collections.abc import Sequence

from bot.settings import Host
from bot.texts.catalog import Say


def lines_of(host: Host, say: Say) -> Sequence[str]:
    """The host's contact, and a line of links; without those that are not set."""
    pages = (
        (say("host-privacy"), host.privacy_url),
        (say("host-terms"), host.terms_url),
        (say("host-support"), host.support_url),
    )
    contact = say("host-contact", contact=host.contact) if host.contact else ""
    links = " · ".join(f"[{label}]({url})" for label, url in pages if url)
    return [line for line in (contact, links) if line]
