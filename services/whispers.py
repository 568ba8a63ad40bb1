"""The use cases of talking: whispers between the players of a match, and who takes none."""

from db.outbox import OutboxRow
from services import match_transaction, quotas_and_rate_limits, service_errors


class WhisperDelivery:
    """Carries what players say to each other in private, if that is `allowed`."""

    def __init__(
        self,
        changes: match_transaction.Changes,
        invitations: quotas_and_rate_limits.InvitationLimit,
        allowed: bool,
    ) -> None:
        self.allowed = allowed
        self._store, self._now, self._invitations = changes.store, changes.now, invitations

    async def whisper(self, match_id: str, who: str, to: str, text: str) -> None:
        """Say a line to another player of a match; WhispersOff, WhisperRefused, NotSeated."""
        if not self.allowed:
            raise service_errors.WhispersOff
        (match := (await self._store.match(match_id)).match).seat_of(who)
        seated = [player.id for player in match.players if player.computer is None]
        other = await self._store.people.get(to)
        if to == who or to not in seated or (other and who in match_transaction.blocked_by(other)):
            raise service_errors.WhisperRefused
        self._invitations.count(who, [to])
        dm = [OutboxRow(f"dm:{to}", "whisper")]
        await self._store.whispers.add(match_id, who, to, text, self._now(), dm)

    async def block(self, who: str, other: str) -> bool:
        """Block a player's whispers and invitations, or end that; return whether they now are."""
        person = await self._store.people.get(who)
        blocked = set(match_transaction.blocked_by(person)) if person else set()
        blocked ^= {other}
        await self._store.people.update(who, blocked=sorted(blocked) or None)
        return other in blocked
