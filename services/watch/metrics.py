"""Prometheus figures of the bot; they count, and never name a match, a player or a move."""

from prometheus_client import Counter, Gauge, Histogram

_FAST = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 3.0)

ACKNOWLEDGE_SECONDS = Histogram(
    "conclave_acknowledge_seconds",
    "From the moment Discord made an interaction to its acknowledgement",
    buckets=_FAST,
)
MOVE_SECONDS = Histogram("conclave_move_seconds", "To load, change and save a match", buckets=_FAST)
DRAW_SECONDS = Histogram("conclave_draw_seconds", "To draw and encode a picture", buckets=_FAST)
DRAWINGS_FAILED = Counter("conclave_drawings_failed", "Pictures that a text stood in for")
DRAWINGS_REFUSED = Counter("conclave_drawings_refused", "Pictures for which there was no room")
DRAWINGS_SPARED = Counter("conclave_drawings_spared", "Pictures that were there or being drawn")
DRAWINGS_WAITING = Gauge("conclave_drawings_waiting", "Pictures that wait to be drawn")
OUTBOX_ROWS = Gauge("conclave_outbox_rows", "Posts and moves that are owed")
OUTBOX_AGE = Gauge("conclave_outbox_age_seconds", "Age of the oldest of them")
MATCHES = Gauge("conclave_matches", "Tables that gather players, matches that wait", ("status",))
LAG_SECONDS = Histogram(
    "conclave_loop_lag_seconds", "How late the event loop wakes a sleeper", buckets=_FAST
)
BUGS = Counter("conclave_bugs", "Interactions and posts that failed by a fault of ours")
TOO_LATE = Counter("conclave_too_late", "Interactions that could not be answered any more")
HEARTBEAT = Gauge("conclave_heartbeat_timestamp", "When the loops last went round", ("loop",))
CONNECTED = Gauge("conclave_gateway_connected", "Whether Discord's gateway is connected")
INTERACTION_REQUESTS = Counter(
    "conclave_interaction_requests", "Interactions that came by HTTP", ("outcome",)
)
PAGE_SECONDS = Histogram("conclave_page_seconds", "To answer a request to a page", buckets=_FAST)
PAGE_REQUESTS = Counter("conclave_page_requests", "Requests to pages", ("status",))
PAGE_VIEWERS = Gauge("conclave_page_viewers", "Pages that wait for new turns")
