"""The version of Conclave, as pyproject.toml has it: the project is not installed as a package.

It stands in `engine` because both the bot and its pages may import that.
"""

import tomllib
from pathlib import Path

_PROJECT = Path(__file__).parents[1] / "pyproject.toml"
VERSION: str = tomllib.loads(_PROJECT.read_text("utf-8"))["project"]["version"]
"""Major, minor and patch number by semver, such as "1.0.0"."""
