"""Links that install the bot, and assumptions about places where it is not.

No document of Discord says how those three things are. Whoever runs a bot can see them with a few
friends in ten minutes; docs/operators.md says how. The sandbox plays each of them either way.
"""

STRANGERS_PRESS = True
"""A press on a message of the bot in a group works for who has not installed the bot."""
MENTIONS_RING = False
"""A mention by the bot in a group calls somebody; as it is not relied on, calls go by letter."""
EDITS_BRING_PICTURES = True
"""A message of the bot in a group gets another picture with each edit."""

PERMISSIONS = 309_237_746_688
"""What the bot asks for on a server; docs/operators.md says what each is for."""
_ADDRESS = "https://discord.com/oauth2/authorize?client_id={}&integration_type={}&scope={}"


def to_server(application: int) -> str:
    """Return the address at which somebody brings the bot to a server."""
    address = _ADDRESS.format(application, 0, "bot+applications.commands")
    return f"{address}&permissions={PERMISSIONS}"


def to_person(application: int) -> str:
    """Return the address at which somebody installs the bot for themselves."""
    return _ADDRESS.format(application, 1, "applications.commands")
