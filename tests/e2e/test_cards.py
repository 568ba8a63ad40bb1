"""Cards read by their names, large; and the small one beside a clause that is about it."""

import pytest


def pictures(message):
    return [file.filename for file in message.attachments]


@pytest.mark.parametrize(
    ("game", "word", "text"),
    [
        ("magnate", "castle", "Suns and Knots"),
        ("magus", "yellow_4", "3 different powers"),
        ("magus_wargame", "dragon", "Force 7"),
        ("pangea", "moor_3", "room for 3 characters"),
        ("seven_sages", "moventi", "swaps two crystals"),
    ],
)
async def test_a_card_is_shown_large_by_its_name_with_its_text(table, game, word, text):
    ada = table.box.user("Ada")
    found = await ada.complete(f"/{game} card name:{word[:4]}")
    assert word in [choice["value"] for choice in found]
    it = await table.do(ada.slash(f"/{game} card name:{word}"))
    assert it.message.ephemeral
    assert pictures(it.message) == ["card.png"]
    assert text in it.message.text
    it = await table.do(ada.slash(f"/{game} card name:nonsense"))
    assert "no card" in it.message.text


async def test_any_card_of_any_game_is_read_by_its_name(table):
    ada = table.box.user("Ada")
    found = await ada.complete("/match read card name:anul")
    assert [choice["value"] for choice in found] == ["seven_sages anulensa"]
    it = await table.do(ada.slash("/match read card name:seven_sages anulensa"))
    assert "Anulensa" in it.message.text
    it = await table.do(ada.slash("/match read card name:Castle game:magnate"))
    assert "Suns and Knots" in it.message.text
    it = await table.do(ada.slash("/match read card name:Unicorn"))
    assert "Unicorns" in it.message.text
    it = await table.do(ada.slash("/match read card name:nonsense"))
    assert "Which game" in it.message.text


async def test_a_clause_on_a_card_comes_with_a_picture_of_it_and_others_with_none(table):
    ada = table.box.user("Ada")
    it = await table.do(ada.slash("/match read rules game:seven_sages words:5.2"))
    assert "**5.2**" in it.message.text
    assert pictures(it.message) == ["card.png"]
    it = await table.do(ada.slash("/match read rules game:seven_sages words:8.3"))
    assert pictures(it.message) == []


async def test_who_wants_words_gets_the_text_of_a_card_and_no_picture(table):
    ada = table.box.user("Ada")
    await table.do(ada.slash("/my settings pictures:text only"))
    for line in ("/seven_sages card name:moventi", "/match read rules game:seven_sages words:5.2"):
        it = await table.do(ada.slash(line))
        assert "Moventi" in it.message.text
        assert pictures(it.message) == []


async def test_a_picture_too_many_for_a_minute_is_the_text_of_the_card(table):
    ada = table.box.user("Ada")
    desk = table.client.desk
    for _ in range(desk.umpire.limits.pictures):
        desk.picture_limit.allows(str(ada.id), desk.umpire.limits.pictures, table.now)
    it = await table.do(ada.slash("/magnate card name:castle"))
    assert "Suns and Knots" in it.message.text
    assert "in words" in it.message.text
    assert pictures(it.message) == []
