import pytest
from hypothesis import given, strategies as st

from render.paint.box_layout import Box, apart

sides = st.floats(10, 2000)
places = st.floats(-500, 500)
boxes = st.builds(Box, places, places, sides, sides)


@given(boxes, st.floats(0.05, 0.95), st.floats(0, 8), st.booleans())
def test_split_keeps_the_whole_box(box, share, gap, down):
    first, second = box.split(share, gap, down=down)
    assert box.holds(first)
    assert box.holds(second)
    assert not first.meets(second)
    whole = (box.h, first.h, second.h) if down else (box.w, first.w, second.w)
    assert whole[0] == pytest.approx(whole[1] + whole[2] + gap)


@given(boxes, st.integers(1, 9), st.integers(1, 9), st.floats(0, 1))
def test_grid_cells_are_equal_inside_and_apart(box, columns, rows, gap):
    cells = box.grid(columns, rows, gap)
    assert len(cells) == columns * rows
    assert all(box.holds(cell) for cell in cells)
    assert apart(cells)
    assert cells[0].w == pytest.approx(cells[-1].w)
    assert cells[-1].right == pytest.approx(box.right)
    assert cells[-1].bottom == pytest.approx(box.bottom)


@given(boxes, st.lists(st.floats(0.5, 9), min_size=1, max_size=6), st.booleans())
def test_shares_are_as_their_weights(box, weights, down):
    parts = box.shares(weights, down=down)
    sizes = [part.h if down else part.w for part in parts]
    assert sum(sizes) == pytest.approx(box.h if down else box.w)
    assert sizes[0] * weights[-1] == pytest.approx(sizes[-1] * weights[0])


@given(boxes, st.integers(1, 30))
def test_a_fan_stays_inside_and_keeps_its_order(box, n):
    cards = box.fan(n, box.w / 4, gap=3)
    assert all(box.holds(card) for card in cards)
    assert [card.x for card in cards] == sorted(card.x for card in cards)


def test_a_fan_overlaps_only_when_there_is_no_room():
    assert apart(Box(0, 0, 400, 100).fan(3, 100, 10))
    assert not apart(Box(0, 0, 400, 100).fan(6, 100, 10))


def test_a_stack_ends_at_the_bottom_when_it_is_crowded():
    cards = Box(0, 0, 100, 400).stack(9, 140, 10)
    assert cards[-1].bottom == pytest.approx(400)
    assert cards[1].y < 140


def test_no_cards_make_no_boxes():
    assert Box(0, 0, 9, 9).fan(0, 5) == ()
    assert Box(0, 0, 9, 9).stack(0, 5) == ()


@given(boxes, st.floats(0, 3000))
def test_inset_never_turns_a_box_inside_out(box, margin):
    inner = box.inset(margin)
    assert inner.w >= 0
    assert inner.h >= 0
    assert (inner.cx, inner.cy) == (pytest.approx(box.cx), pytest.approx(box.cy))


def test_split_reads_sizes_from_either_side():
    box = Box(0, 0, 100, 50)
    assert box.split(30)[0].w == 30
    assert box.split(-30)[1].w == 30
    assert box.split(0.25)[0].w == 25
    assert box.split(20, down=True)[0].h == 20


def test_place_square_and_fitted():
    box = Box(10, 20, 200, 100)
    assert box.place(20, 10, 1, 1) == Box(190, 110, 20, 10)
    assert box.square(0) == Box(10, 20, 100, 100)
    assert box.fitted(0.5) == Box(85, 20, 50, 100)
    assert box.at(0.5, 1) == (110, 120)
    assert Box.around(5, 5, 4) == Box(3, 3, 4, 4)
    assert Box.around(5, 5, 4, 2) == Box(3, 4, 4, 2)
    assert box.pad(1, 2, 3, 4) == Box(11, 22, 196, 94)
    assert Box(0, 0, 1, 1).union(Box(5, 5, 1, 1)) == Box(0, 0, 6, 6)
