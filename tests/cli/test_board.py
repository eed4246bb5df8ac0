import json
from pathlib import Path

import pytest

from skyhop.boards.pipeline import STAGES
from skyhop.cli.__main__ import main

FAST = "board new --seed 3 --size tiny"


def test_a_board_is_made_checked_drawn_and_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    made = tmp_path / "b.json"

    assert main([*FAST.split(), "-o", str(made)]) == 0
    code = capsys.readouterr().out.split("share code ")[1].split()[0]
    assert main(["board", "check", str(made)]) == 0
    assert f"ok {made}" in capsys.readouterr().out
    for kind, start in ((".svg", b"<svg"), (".png", b"\x89PNG"), (".pdf", b"%PDF")):
        drawn = tmp_path / f"b{kind}"
        assert main(["board", "show", str(made), "--theme", "dark", "-o", str(drawn)]) == 0
        assert drawn.read_bytes().startswith(start)
    again = tmp_path / "again.json"
    assert main(["board", "show", code, "-o", str(again)]) == 0
    assert again.read_bytes() == made.read_bytes()


def test_a_print_is_the_same_to_the_byte_and_may_have_the_rules(tmp_path: Path) -> None:
    first, second, more = tmp_path / "1.pdf", tmp_path / "2.pdf", tmp_path / "3.pdf"
    made = tmp_path / "b.json"
    assert main([*FAST.split(), "-o", str(made)]) == 0

    for output in (first, second):
        assert main(["board", "print", str(made), "--with", "map", "-o", str(output)]) == 0
    assert main(["board", "print", str(made), "--with", "map,rules", "-o", str(more)]) == 0

    assert first.read_bytes() == second.read_bytes()
    assert len(more.read_bytes()) > len(first.read_bytes())


@pytest.mark.parametrize("stage", STAGES)
def test_every_stage_is_drawn(stage: str, tmp_path: Path) -> None:
    sketch = tmp_path / "s.svg"

    assert main([*FAST.split(), "--stage", stage, "-o", str(sketch)]) == 0

    assert f"Stage {stage}" in sketch.read_text()


@pytest.mark.slow
def test_a_gallery_is_drawn(tmp_path: Path) -> None:
    sheet = tmp_path / "g.svg"

    assert main(["board", "gallery", "--size", "tiny", "-o", str(sheet)]) == 0

    assert sheet.read_text().count("<svg") == 13


def test_what_is_wrong_with_a_board_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    made = tmp_path / "b.json"
    main([*FAST.split(), "-o", str(made)])
    fields = json.loads(made.read_text())
    fields["cities"][0]["slots"] = 1
    made.write_text(json.dumps(fields))
    capsys.readouterr()

    assert main(["board", "check", str(made), "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["mistakes"][0]["clause"] == "AO-1.3"
    made.write_text("{}")
    assert main(["board", "check", str(made)]) == 2
    assert "AO-13.1" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("board new --size giant", "giant"),
        ("board new --code 1zzz", "code"),
        ("board new --seed 1 --size tiny --stage lunch", "lunch"),
        ("board new --seed 1 --size tiny -o b.txt", ".json"),
        ("board new --seed 1 --size tiny --theme pink -o b.svg", "pink"),
        ("board show nothing", "nothing"),
        ("board print 1zzz", "1zzz"),
    ],
)
def test_a_command_asked_wrongly_says_so(line: str, part: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(line.split()) == 2
    captured = capsys.readouterr()
    assert part in captured.err + captured.out


def test_all_that_is_wrong_with_a_draft_is_listed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = {"width": 281, "height": 194, "space": 20, "thickness": 5, "city": 6, "mooring": 7}
    draft = {"format": "skyhop-draft-1", "page": page, "cities": [{"key": 1, "x": 0.5, "y": 0.3}]}
    file = tmp_path / "draft.json"
    file.write_text(json.dumps({**draft, "orders": [{"key": 1, "ends": [1, 9]}]}))

    code = main(["board", "check", str(file)])

    said = capsys.readouterr().out
    assert code == 1
    for part in (
        "failed",
        "there is no city with the key 9",
        "to do: 1 city has no slots yet",
        "[AO-13.1] A map needs ",
    ):
        assert part in said
