"""The refusals of Discord's REST interface, by their code."""

from typing import Any

# fmt: off
CODES: dict[int, tuple[int, str]] = {
    0:      (401, "401: Unauthorized"),
    10003:  (404, "Unknown Channel"),
    10004:  (404, "Unknown Guild"),
    10007:  (404, "Unknown Member"),
    10008:  (404, "Unknown Message"),
    10013:  (404, "Unknown User"),
    10015:  (404, "Unknown Webhook"),
    10062:  (404, "Unknown interaction"),
    40003:  (403, "You are opening direct messages too fast."),
    40005:  (413, "Request entity too large"),
    40060:  (400, "Interaction has already been acknowledged."),
    40094:  (400, "This interaction has reached the maximum number of follow up messages"),
    50001:  (403, "Missing Access"),
    50005:  (403, "Cannot edit a message authored by another user"),
    50007:  (403, "Cannot send messages to this user"),
    50013:  (403, "Missing Permissions"),
    50024:  (400, "Cannot execute action on this channel type"),
    50027:  (401, "Invalid Webhook Token"),
    50033:  (400, "Invalid Recipient(s)"),
    50035:  (400, "Invalid Form Body"),
    50083:  (400, "Thread is archived"),
    50109:  (400, "The request body contains invalid JSON."),
    50278:  (403, "Cannot send messages to this user due to having no mutual guilds"),
    160004: (400, "A thread has already been created for this message"),
    160005: (403, "Thread is locked"),
}
# fmt: on


class Refusal(Exception):
    """An answer other than success, with Discord's own code."""

    def __init__(self, code: int, details: list[str] | None = None) -> None:
        self.status, self.message = CODES[code]
        self.code = code
        self.details = details or []
        super().__init__(f"{code} {self.message} {'; '.join(self.details)}".rstrip())

    @property
    def body(self) -> dict[str, Any]:
        """Write the answer's body."""
        shape: dict[str, Any] = {"code": self.code, "message": self.message}
        if self.details:
            errors = [{"code": "INVALID", "message": text} for text in self.details]
            shape["errors"] = {"_errors": errors}
        return shape
