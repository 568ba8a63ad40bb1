"""What an answer shows is on disk when it is shown: a draft as well as a move."""

import shutil

import pytest

from cogs import component_routes
from cogs.pages.custom_ids import BUTTON, ControlId
from db.connect import connect
from db.store import Store
from engine.notation import write
from tests.cogs.conftest import ANN, BEN
from tests.cogs.fakes import Interaction
from tests.cogs.test_component_routes import parse


@pytest.mark.parametrize("final", [False, True])
async def test_a_step_is_on_disk_before_an_answer_shows_it(
    desk, table, tmp_path, monkeypatch, final
):
    match = await table(ANN, BEN)
    seat, found = match.to_act()[0], []
    legal = match.game.legal(match.state, seat)
    warned = [one for one in legal if (match.game.warns(match.state, seat, one) is None) != final]
    text = write(warned[0])
    answer = Interaction.edit_original_response

    async def shown(self, **said):
        copy = tmp_path / "at-that-moment.db"  # what a crash leaves: the file and its log
        for end in ("", "-wal"):
            if (tmp_path / f"conclave.db{end}").exists():
                shutil.copy(tmp_path / f"conclave.db{end}", f"{copy}{end}")
        engine = await connect(f"sqlite:///{copy}")
        found.append((await Store(engine).match(match.id)).match)
        await engine.dispose()
        return await answer(self, **said)

    monkeypatch.setattr(Interaction, "edit_original_response", shown)
    asked = str(ControlId("do", match.id, match.revisions[seat], seat, text))
    it = Interaction(desk, match.players[seat].id, "Ann", custom_id=asked, ephemeral=True)
    await component_routes.handle(it, parse(BUTTON.fullmatch(asked)), ())
    (kept,) = found
    if final:
        assert kept.ply > match.ply
    else:
        assert kept.drafts[seat].steps == (text,)
