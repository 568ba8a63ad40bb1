"""The messages of every language, read on import: for the process that bots are forked from."""

from render.words.catalogues import LOCALES, shipped

for locale in LOCALES:
    shipped(locale)
