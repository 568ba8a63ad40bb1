"""Analyses of finished matches, each thought out once."""

import contextlib
import json

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from db import match_rows, transactions
from db.tables import analyses
from engine import codec, post_match_analysis


class Analyses(transactions.DatabasePart):
    """The analyses of a database."""

    async def get(self, match: str) -> post_match_analysis.Analysis | None:
        """Return the analysis of a match; None if there is none, or none that can be read."""
        asked = select(analyses.c.data).where(analyses.c.match_id == match)
        async with transactions.reading(self._engine) as conn:
            kept = await conn.scalar(asked)
        return analysis_of(kept)

    @transactions.retried
    async def save(self, match: str, found: post_match_analysis.Analysis) -> None:
        """Keep the analysis of a match in place of an earlier one; nothing if the match is gone."""
        row = {"match_id": match, "data": match_rows.text(codec.pack(found))}
        with contextlib.suppress(IntegrityError):  # another process was quicker, or it was deleted
            async with transactions.writing(self._engine) as conn:
                await conn.execute(delete(analyses).where(analyses.c.match_id == match))
                await conn.execute(insert(analyses).values(row))


def analysis_of(kept: str | None) -> post_match_analysis.Analysis | None:
    """Return what was kept as an analysis; None if nothing was, or nothing that can be read."""
    try:
        return (
            None if kept is None else codec.unpack(json.loads(kept), post_match_analysis.Analysis)
        )
    except codec.CodecError:  # of a version that kept it otherwise: it can be thought out again
        return None
