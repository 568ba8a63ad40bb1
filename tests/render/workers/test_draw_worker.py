"""The process that draws: it outlives nobody who asked for long."""

import signal
import subprocess
import sys

from render.workers import draw_worker

LOOPS = """
from render.workers import draw_worker

def loops(wanted):
    while True:
        pass

draw_worker.HARD = 0.1
draw_worker.picture_request.read = loops
draw_worker.main(0)
"""


def test_a_drawing_without_end_ends_though_nobody_is_left_to_end_it():
    asked = (1).to_bytes(draw_worker.LENGTH) + b"x"
    done = subprocess.run([sys.executable, "-c", LOOPS], input=asked, timeout=30, check=False)
    assert done.returncode == -signal.SIGALRM
