"""Finds rule systems: every package directly under ``engine.systems`` that has ``SYSTEM``."""

import importlib
import pkgutil
from functools import cache
from typing import Any

from engine import systems
from engine.core.system import RuleSystem
from engine.errors import UnknownSystemError


@cache
def system_slugs() -> tuple[str, ...]:
    """Return the slug of every installed rule system, sorted."""
    return tuple(sorted(m.name for m in pkgutil.iter_modules(systems.__path__) if m.ispkg))


@cache
def get_system(slug: str) -> RuleSystem[Any]:
    """Return the rule system named ``slug``; only that one is imported.

    Raises:
        UnknownSystemError: nothing is installed under that slug.
    """
    if slug not in system_slugs():
        raise UnknownSystemError(slug, system_slugs())
    system: RuleSystem[Any] = importlib.import_module(f"engine.systems.{slug}").SYSTEM
    return system
