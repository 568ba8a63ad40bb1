"""Speed and size, measured in one run; `docs/decisions/figures.md` says how to read them."""
