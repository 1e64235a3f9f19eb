"""The runner of documents: a block that does not fit, or output that differs, is an error that names the line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.guides.runner import Copy, Wrong, alike, blocks


class Bare(Copy):
    """An empty tree with one file, in the environment that runs the tests."""

    def __init__(self, folder: Path) -> None:
        self.tree = folder
        self.environment = {"PATH": "/usr/bin:/bin"}
        (folder / "song.txt").write_text("one\n  two\nthree\nthree\nfour\n", encoding="utf-8")


def follow(folder: Path, *lines: str) -> str:
    """The song after a document was followed."""
    document = folder / "guide.md"
    document.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    copy = Bare(folder)
    copy.follow(document)
    return (folder / "song.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("says", "song"),
    [
        ('file=song.txt, after="two"', "one\n  two\nnew\n  line\nthree\nthree\nfour\n"),
        ('file=song.txt before="two"', "one\nnew\n  line\n  two\nthree\nthree\nfour\n"),
        ("file=song.txt after=four", "one\n  two\nthree\nthree\nfour\nnew\n  line\n"),
        ("file=song.txt replace=two", "one\nnew\n  line\nthree\nthree\nfour\n"),
        ("file=song.txt replace=two to=three", "one\nnew\n  line\nthree\nfour\n"),
        ("file=other/song.txt", "one\n  two\nthree\nthree\nfour\n"),
    ],
)
def test_a_block_goes_where_it_says(says: str, song: str, tmp_path: Path) -> None:
    assert follow(tmp_path, "# A guide", "", f"```text {{{says}}}", "new", "  line", "```") == song
    if "other" in says:
        assert (tmp_path / "other" / "song.txt").read_text(encoding="utf-8") == "new\n  line\n"


@pytest.mark.parametrize(
    ("says", "complaint"),
    [
        ("file=song.txt after=three", "guide.md:4: 'three' stands 2 times in song.txt, not once"),
        ("file=song.txt after=five", "guide.md:4: 'five' stands 0 times in song.txt, not once"),
        ("file=song.txt replace=four to=one", "guide.md:4: no line 'one' follows in song.txt"),
        ("file=no.txt after=three", "guide.md:4: there is no file no.txt"),
        ("file=song.txt", "guide.md:4: song.txt is there already"),
        ("after=three", "guide.md:4: the block says where, but not in which file"),
        ("file=song.txt behind=three", "guide.md:3: 'behind=three' says nothing"),
        ("file=song.txt after='three", "guide.md:3: .* No closing quotation"),
    ],
)
def test_a_block_that_does_not_fit_is_wrong(says: str, complaint: str, tmp_path: Path) -> None:
    with pytest.raises(Wrong, match=complaint):
        follow(tmp_path, "# A guide", "", f"```text {{{says}}}", "new", "```")


def test_commands_are_run_and_what_they_print_is_compared(tmp_path: Path) -> None:
    follow(tmp_path, "```console", "$ echo one; echo two", "one", "two", "$ true", "$ echo a \\", "    b", "a b", "```")
    follow(tmp_path, "```console", "$ seq 5", "1", "...", "5", "```")
    follow(tmp_path, "```console", "$ echo about 12.5 s", "about ... s", "```")
    follow(tmp_path, "```console {exit=3}", "$ exit 3", "```")
    (tmp_path / "inner").mkdir()
    follow(tmp_path, "```console {in=inner}", "$ basename $PWD", "inner", "```")


@pytest.mark.parametrize(
    ("lines", "complaint"),
    [
        (["$ echo one; echo two", "one"], "guide.md:4: `echo one; echo two` is to print otherwise"),
        (["$ true", "$ echo one", "two"], "guide.md:5: `echo one` is to print otherwise"),
        (["$ false"], "guide.md:4: `false` ended with 1"),
        (["$ echo help >&2; exit 2"], "(?s)guide.md:4: .* ended with 2 and printed:.*help"),
        (["echo one"], "guide.md:4: a console block begins with a command"),
    ],
)
def test_a_command_that_does_otherwise_is_wrong(lines: list[str], complaint: str, tmp_path: Path) -> None:
    with pytest.raises(Wrong, match=complaint):
        follow(tmp_path, "# A guide", "", "```console", *lines, "```")


def test_blocks_for_reading_do_nothing(tmp_path: Path) -> None:
    assert follow(tmp_path, "```python", "raise SystemExit", "```", "```", "$ false", "```").startswith("one")


def test_a_block_in_a_list_loses_its_indentation() -> None:
    (block,) = blocks("1. Do:\n\n   ```console\n   $ ls\n   a\n   ```\n")
    assert (block.line, block.language, block.text) == (4, "console", ["$ ls", "a"])


def test_a_block_must_end() -> None:
    with pytest.raises(Wrong, match="2: the block is never closed"):
        list(blocks("# A guide\n```text\nnew\n"))


def test_dots_stand_for_any_text() -> None:
    assert alike(["..."], [])
    assert alike(["...", "b"], ["a", "a", "b"])
    assert not alike(["...", "b"], ["b", "a"])
    assert alike(["a...c"], ["abc"])
    assert not alike(["a...c"], ["a", "c"])
    assert not alike(["a.c"], ["abc"])
