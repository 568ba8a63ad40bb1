"""The silhouettes of Magus: one for each of the fifty potions, one for each power.

Rows of names of icons, told apart without their words; a test compares them at 48 units.
"""

from typing import Final

from engine.games.magus.data import POTION_NAMES, TRACKS

POTION_ICONS: Final = (
    # yellow: powers
    "mdi:chevron_double_up", "mdi:stairs_up", "mdi:arrow_up_bold", "mdi:chevron_triple_up",
    "mdi:swap_vertical_bold", "mdi:rocket_launch", "mdi:ladder", "mdi:treasure_chest",
    "mdi:trophy", "mdi:white_balance_sunny",
    # green: Sorcerers
    "fa:person", "mdi:account_plus", "fa:hat_wizard", "mdi:account_multiple", "fa:people_group",
    "mdi:walk", "mdi:wizard_hat", "mdi:anchor", "mdi:account_sync", "mdi:clover",
    # blue: mana
    "mdi:star_four_points", "mdi:scale_balance", "mdi:swap_horizontal_bold", "mdi:podium_gold",
    "mdi:stairs", "mdi:creation", "mdi:fountain", "mdi:star_plus", "mdi:arrow_decision",
    "mdi:water",
    # violet: creation
    "mdi:mirror", "mdi:dice_multiple", "mdi:chess_king", "mdi:handshake", "mdi:crystal_ball",
    "mdi:school", "mdi:magic_staff", "mdi:shoe_print", "mdi:moon_waning_crescent", "mdi:flask",
    # red: dice
    "mdi:refresh", "mdi:dice_5", "mdi:plus_minus_variant", "mdi:skull", "mdi:dice_1",
    "mdi:hammer", "mdi:weather_tornado", "mdi:weather_windy", "fa:dice", "mdi:fire",
)  # fmt: skip
"""By potion, in the order of `POTIONS`."""
assert len(POTION_ICONS) == len(POTION_NAMES)

POWER_ICONS: Final = (
    "mdi:dice_multiple", "mdi:plus_minus_variant", "mdi:star_four_points", "mdi:scale_balance",
    "fa:hat_wizard", "mdi:hand_back_right", "mdi:trophy",
)  # fmt: skip
"""By track."""
assert len(POWER_ICONS) == len(TRACKS)
