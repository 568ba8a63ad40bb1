"""Leagues and tournaments: what happens in a season, and who stands where. Pure, like a match."""

from engine.seasons.points_and_standings import Row
from engine.seasons.rounds_clocks_and_duration import PACES, SeasonPlan, matches_each, planned
from engine.seasons.season import Season, open_season, replay
from engine.seasons.season_types import Entrant, Entry, Form, How, Kind, Phase, Table, Terms

__all__ = [
    "PACES", "Entrant", "Entry", "Form", "How", "Kind", "Phase", "Row", "Season", "SeasonPlan",
    "Table", "Terms", "matches_each", "open_season", "planned", "replay",
]  # fmt: skip
