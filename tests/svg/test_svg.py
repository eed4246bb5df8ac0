"""SVG as text: what is plain is escaped, and what is SVG already is not."""

from __future__ import annotations

import pytest
from jinja2 import Environment

from skyhop.svg import SVG, Fragment, drop_unused_definitions, join, tag

pytestmark = pytest.mark.presentation


def test_plain_text_is_escaped_and_an_element_is_not() -> None:
    assert tag("g", tag("text", "<1>", x=0.004), "&") == '<g><text x="0">&lt;1&gt;</text>&amp;</g>'


def test_a_template_takes_a_fragment_as_it_is_and_escapes_any_other_text() -> None:
    template = Environment(autoescape=True).from_string("{{ drawn }}{{ said }}")

    assert template.render(drawn=tag("path", d="M0"), said="<b>") == '<path d="M0"/>&lt;b&gt;'


def test_elements_in_a_row_stay_elements() -> None:
    both = join([tag("a"), tag("b")])

    assert (both, type(both)) == ("<a/><b/>", Fragment)


def test_a_definition_that_nothing_shows_is_dropped_and_one_inside_a_shown_one_stays() -> None:
    card, sign, shade = (
        '<g id="card"><use href="#sign" /></g>',
        '<symbol id="sign"><path fill="url(#shade)" /></symbol>',
        ('<pattern id="shade" />'),
    )
    unused = '<symbol id="other"><use href="#sign" /></symbol><g id="alone"><use href="#alone" /></g>'
    drawing = f'<svg xmlns="{SVG}"><defs>{{}}</defs><use href="#card" /><path fill="#fff" /></svg>'

    assert drop_unused_definitions(drawing.format(card + unused + sign + shade)) == drawing.format(card + sign + shade)
