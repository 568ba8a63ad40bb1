from render.look import Look
from render.words.position_text_type import ALT_LIMIT, Text


def test_a_short_description_is_kept():
    assert Text("Ann leads.", "# Ann leads").alt == "Ann leads."


def test_a_long_description_ends_with_a_sentence():
    alt = Text("Ann has two cards. " * 80, "").alt
    assert len(alt) <= ALT_LIMIT
    assert alt.endswith("cards.")


def test_a_description_without_sentences_ends_with_a_word():
    alt = Text("card " * 400, "").alt
    assert len(alt) <= ALT_LIMIT
    assert alt.endswith("card…")


def test_a_description_without_words_is_cut():
    assert len(Text("x" * 3000, "").alt) <= ALT_LIMIT


def test_a_look_speaks_the_viewers_language():
    look = Look(locale="fr", names=("Ann", "Zoé"), events=(1, "two", 3))
    assert look.say("board-to-move", name=look.name(1)) == "À Zoé de jouer"
    assert look.named((0, 1)) == "Ann et Zoé"
    assert look.number(1234) == "1\u202f234"
    assert look.since(str) == ("two",)


def test_a_look_is_a_value():
    assert Look(names=("Ann",)) == Look(names=("Ann",))
    assert len({Look(names=("Ann",)), Look(names=("Ann",))}) == 1
