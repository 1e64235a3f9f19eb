"""Compiling for browsers, as far as it needs no compiler: settings, the archive, its line in a site's list."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from zipfile import ZIP_STORED, ZipFile

import pytest

from building import rooms
from building.compiling import Failed
from building.wasm import adding, making, tools

NAMES = """\
#ifndef Py_PYCONFIG_H
#define Py_PYCONFIG_H
#define SIZEOF_SIZE_T 8
#define HAVE_FORK 1
/* #undef HAVE_STRLCPY */
#define PY_BUILTIN_HASHLIB_HASHES "md5"
# define _GNU_SOURCE 1
#define OF_DEBIAN_ALONE 1
#endif
"""


def test_settings_are_those_of_the_other_machine() -> None:
    settings = {"SIZEOF_SIZE_T": 4, "HAVE_FORK": 0, "HAVE_STRLCPY": 1, "PY_BUILTIN_HASHLIB_HASHES": '"md5,sha1"'}
    assert tools.pyconfig(NAMES, settings).splitlines() == [
        "#define SIZEOF_SIZE_T 4",
        "#define HAVE_STRLCPY 1",
        '#define PY_BUILTIN_HASHLIB_HASHES "md5,sha1"',
        "# define _GNU_SOURCE 1",
    ]


def test_headers_that_are_named_must_be_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(tools.HEADERS, str(tmp_path))
    with pytest.raises(tools.Missing, match=r"there is no Python\.h in "):
        tools.python_headers("3.14", tmp_path / "fetched")
    (tmp_path / "Python.h").touch()
    assert tools.python_headers("3.14", tmp_path / "fetched") == tmp_path


def test_what_fails_leaves_no_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tools, "TOOLS", tmp_path)

    def fails(new: Path) -> None:
        (new / "half").touch()
        raise tools.Missing("no network")

    with pytest.raises(tools.Missing):
        tools._once("tool", fails)
    assert list(tmp_path.iterdir()) == []
    whole = tools._once("tool", lambda new: (new / "whole").touch())
    assert tools._once("tool", fails) == whole
    assert [path.name for path in whole.iterdir()] == ["whole"]


def packed(folder: Path) -> Path:
    """An archive of libraries that are none."""
    for library in rooms.LIBRARIES:
        (folder / f"{library}.so").write_text(f"library {library}")
        (folder / f"shim_{library}.so").write_text(f"shim {library}")
    archive = folder / "compiled.zip"
    making._pack(folder, ".wasm.so", archive)
    return archive


def test_the_archive_has_a_shim_for_each_module(tmp_path: Path) -> None:
    with ZipFile(packed(tmp_path)) as opened:
        found = {entry.filename: opened.read(entry).decode() for entry in opened.infolist()}
        assert all(entry.compress_type == ZIP_STORED for entry in opened.infolist())
    assert "def lay(" in found.pop("talia_laying.py")
    expected = {f"{library}__mypyc.wasm.so": f"library {library}" for library in rooms.LIBRARIES}
    for library in rooms.LIBRARIES:
        for source in rooms.sources(library):
            place = source.removeprefix("src/").removesuffix(".py")
            expected[f"{place}.wasm.so"] = f"shim {library}"
    assert found == expected
    assert found["talia/core/__init__.wasm.so"] == "shim talia"


def test_the_same_libraries_make_the_same_archive(tmp_path: Path) -> None:
    first = packed(tmp_path).read_bytes()
    assert packed(tmp_path).read_bytes() == first


def test_a_site_lists_it(tmp_path: Path) -> None:
    archive = packed(tmp_path)
    engine = tmp_path / "engine"
    engine.mkdir()
    with pytest.raises(Failed, match=r"engine\.json is not there"):
        adding.add(archive, engine)
    assert list(engine.iterdir()) == []
    before = {"version": "1", "files": {"talia.zip": {"mark": "0", "bytes": 1}}}
    (engine / "engine.json").write_text(json.dumps(before))
    adding.add(archive, engine)
    contents = (engine / "compiled.zip").read_bytes()
    assert contents == archive.read_bytes()
    line = {"mark": sha256(contents).hexdigest()[:16], "bytes": len(contents)}
    assert json.loads((engine / "engine.json").read_text()) == {**before, "compiled": {"compiled.zip": line}}
