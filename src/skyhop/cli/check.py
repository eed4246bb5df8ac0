"""Run scenario files and say which hold."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
