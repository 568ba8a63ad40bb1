"""Which control of a lesson's message says a step."""

from render.words.turn_panel import links


def ways(shown):
    """Return what the controls of a lesson say, with their ids and what is picked."""
    buttons = [b.custom_id for b in shown.buttons if (b.custom_id or "").startswith("c:try:")]
    menus = [menu for menu in shown.selects if menu.custom_id.startswith("c:trypick:")]
    said = [(" ".join(id_.split(":", 5)[5].split()[2:]), id_, None) for id_ in buttons]
    return said + [(value, menu.custom_id, value) for menu in menus for _, value in menu.options]


def further(shown):
    """Return the control that leads on where nothing fits."""
    ids = {button.label: button.custom_id for button in shown.buttons}
    return next(("", ids[label], None) for label in ("More", "Orders", "Back") if label in ids)


def way(shown, left):
    """Return what leads on to these notations: an id, what is picked there, how many it does."""
    found = ways(shown)
    whole = [one for one in found if list(links(one[0])) == left[: len(links(one[0]))]]
    narrower = [one for one in found if f"{left[0]} ".startswith(f"{one[0]} ")]
    fitting = whole or narrower or [further(shown)]
    said, id_, value = max(fitting, key=lambda one: len(one[0]))
    return id_, value, len(links(said)) if whole else 0
