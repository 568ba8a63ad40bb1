"""The two typefaces of the pictures, cut down to what pages need.

`python -m web.font_subsetting NAME`.

The whole of one weighs more than all of a page may. They come from the installed packages, whose
licence (SIL Open Font License) stays named inside them.
"""

import io
import sys

from font_source_sans_pro import font_files_ttf as sans
from font_source_serif_pro import font_files_ttf as serif

FACES = {"sans": sans["SourceSansPro"], "serif": serif["SourceSerifProBold"]}
"""What text is set in, and headings."""
_LATIN = [*range(0x20, 0x7F), *range(0xA0, 0x180)]
_SIGNS = [ord(sign) for sign in "–—‘’“”…−·•×←→€\u202f\u2009"]
_NAMES = [0, 1, 2, 13, 14]
"""What a font says of itself that stays: whose it is, its name and its licence."""


def face(name: str) -> bytes:
    """Return a typeface as a browser reads it."""
    from fontTools import subset  # it takes long to import, and only this process needs it

    chosen = subset.Options(
        flavor="woff", layout_features=["kern"], hinting=False, name_IDs=_NAMES, notdef_outline=True
    )
    font = subset.load_font(FACES[name], chosen)
    cutter = subset.Subsetter(chosen)
    cutter.populate(unicodes=[*_LATIN, *_SIGNS] if name == "sans" else [*_LATIN[:190], *_SIGNS])
    cutter.subset(font)
    file = io.BytesIO()
    subset.save_font(font, file, chosen)
    return file.getvalue()


if __name__ == "__main__":
    sys.stdout.buffer.write(face(sys.argv[1]))
