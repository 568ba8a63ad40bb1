"""A page as the games have them: ground, head, panels, a hand, coins, candidates, and the score."""

from render.look import Look
from render.paint import ground_texture_types
from render.paint.box_layout import GAP, Box
from render.paint.lettering import write
from render.paint.scene import Circle, Drawing, Emblem, Marks, Scene, Shadow
from render.paint.seat_and_suit_symbols import SUITS
from render.paint.theme import FIGURE, HUES, LEAST, Theme
from render.widgets import board_frame, card_fan, dice_counters_and_marks, winner_poster

NAMES = ("Éloïse", "Maximilien de Robertval", "Ådne", "Jean-Baptiste-Alexandre", "Wu")
AREA = Box(0, 0, 250, 350)
ICONS = (
    "mdi:castle", "fa:dragon", "fa:hat_wizard", "mdi:flask_round_bottom", "mdi:sword_cross",
    "mdi:owl", "fa:scroll",
)  # fmt: skip
TITLES = ("Château", "Dragon", "Magicien", "Fiole", "Combat", "Hibou", "Rouleau")
PRINTED = ("#5b6472", "#b4570a", "#1f5fae", "#7a4a22", "#1d7a43", "#8f6c00")
INK, CREAM = "#2a2118", "#f3ead6"


def table(theme: Theme, locale: str = "fr", to_act: tuple[int, ...] = (1,)) -> Scene:
    look = Look(theme, locale, NAMES[:3], to_act, match="k7f2", move=128)
    parts = board_frame.fitted(700)
    scene = Scene(
        parts.page,
        board_frame.setting(parts, theme, ground_texture_types.PARCHMENT, "#24433a", "#9db8a4"),
    )
    scene += board_frame.head(parts.head, look, "Les Sept Sages", "manche 3 sur 8")
    scene += board_frame.foot(
        parts.foot,
        look,
        (
            "Maximilien de Robertval a construit le Château chez le Gardien du phare.",
            "Ådne a vendu deux Nœuds et Maximilien de Robertval est au tour.",
        ),
    )
    for seat, box in enumerate(parts.side.rows(3, GAP)):
        score, lead = ("7", "12", "104")[seat], board_frame.Leaders((2,))
        marks, body = board_frame.panel(box, look, seat, score, lead=lead)
        scene += marks
        for i, cell in enumerate(body.rows(2)[0].columns(5, 8)):
            scene += coin(cell.square(), i, theme)
    upper, lower = parts.table.split(0.42, GAP, down=True)
    for i, cell in enumerate(upper.inset(0, 20).fan(6, 170, 40)):
        scene += dice_counters_and_marks.die(cell.place(90, 90), i + 1, theme, spent=i == 2)
        scene += coin(cell.place(110, 110, v=1.0), i, theme)
        scene += dice_counters_and_marks.candidate(cell.cx, cell.y + 40, "ABCDEF"[i], theme, 1)
    places = card_fan.held(lower, 7, raised=(1, 4))
    for i, place in enumerate(places):
        scene += card_fan.shown(place, f"card:{i}", face(i), AREA, theme, bright=i in (1, 4))
    return scene


def coin(box: Box, i: int, theme: Theme) -> Marks:
    draw, metal = list(SUITS.values())[i % 6], theme.hue(HUES[i % 6])
    return (
        Shadow(Circle(box.cx, box.cy, box.side / 2), 5, theme.shade),
        Drawing("chip", box.square(), (("metal", metal),)),
        *draw(box.square().inset(box.side * 0.22), INK, metal),
    )


def face(i: int) -> Marks:
    draw = list(SUITS.values())[i % 6]
    name = write(Box(24, 282, 202, 44), TITLES[i], INK, LEAST, family="serif", align="c")
    return (
        Drawing("card", AREA, (("paper", CREAM),)),
        write(Box(24, 22, 60, 50), str(i + 3), INK, FIGURE, weight="bold", role="figure"),
        *draw(Box(176, 24, 46, 46), PRINTED[i % 6], CREAM),
        Emblem(ICONS[i], Box(50, 96, 150, 150), "#5a3d24", "#2e1f12", "#00000055"),
        name,
    )


def end(theme: Theme) -> Scene:
    look = Look(theme, "fr", NAMES, (), match="k7f2", move=128)
    parts = board_frame.frame(side=0.001)
    scene = Scene(
        parts.page,
        board_frame.setting(parts, theme, ground_texture_types.WOOD, "#4a3323", "#c9a882"),
    )
    scene += board_frame.head(parts.head, look, "Les Sept Sages", "fin")
    rows = [
        winner_poster.Standing(1, 2, ("12", "8", "31", "4"), "55"),
        winner_poster.Standing(2, 1, ("10", "8", "24", "4"), "46"),
        winner_poster.Standing(3, 0, ("6", "0", "24", "4"), "34"),
        winner_poster.Standing(4, 3, ("6", "0", "20", "−4"), "22"),
        winner_poster.Standing(5, 4, ("2", "0", "10", "1"), "13"),
    ]
    columns = ("Provinces", "Jetons", "Cartes en main", "Couronnes")
    return scene + winner_poster.score(parts.table, look, columns, "Total", rows)
