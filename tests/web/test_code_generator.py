"""Tests of templates: both code generators give templates the same meaning."""

from __future__ import annotations

import pytest
from jinja2 import DictLoader, Environment
from markupsafe import Markup

from skyhop.game.text import you
from skyhop.web.http.templates import CallGenerator

TEMPLATES = {
    "macros": "{% macro framed(what, at) %}<p id={{ at }}>{{ what }}{{ caller() }}</p>{% endmacro %}",
    "calls": "{{ joined(1, *(2, 3)) }} {{ joined(4, **{'last': '<5>'}) }} {{ joined('&', last=marked) }}",
    "defaults": "{% macro put(a, b='<', c=3) %}[{{ a }}{{ b }}{{ c }}]{% endmacro %}"
    "{{ put(1) }}{{ put(c=marked, a='&') }}{{ put(1, '>', c=2) }}",
    "blocks": "{% from 'macros' import framed %}{% call framed('<x>', at=name) %}{{ 1 == 1 }}{{ none }}{% endcall %}",
    "loops": "{% for each in (1, '<', marked, 'long' * 30, 1.5) %}{{ each }}{{ loop.cycle('-', '+') }}{% endfor %}",
}


def joined(*parts: object, last: object = "") -> str:
    return "/".join(map(str, (*parts, last)))


def drawn(template: str, *, is_plain: bool) -> str:
    made = Environment(autoescape=True, loader=DictLoader(TEMPLATES))
    if is_plain:
        made.code_generator_class = CallGenerator
    return made.get_template(template).render(joined=joined, marked=Markup("<b>"), name=you())


@pytest.mark.parametrize("template", ["calls", "defaults", "blocks", "loops"])
def test_a_template_means_the_same_with_either_generator(template: str) -> None:
    assert drawn(template, is_plain=True) == drawn(template, is_plain=False)
