"""Archives of compiled rules in which one module is a trap: importing it ends Python."""

from __future__ import annotations

from pathlib import Path
from zipfile import ZipFile


def part(number: int, contents: bytes) -> bytes:
    """A section of a wasm module; all of ours are short."""
    assert len(contents) < 128
    return bytes([number, len(contents)]) + contents


def library(module: str) -> bytes:
    """A library for Python whose only function, the one that makes the module, is `unreachable`."""
    name = f"PyInit_{module.rpartition('.')[2]}".encode()
    sections = (
        part(0, b"\x08dylink.0" + b"\x01\x04\x00\x00\x00\x00"),  # it wants no memory and no table
        part(1, b"\x01\x60\x00\x01\x7f"),  # () -> i32
        part(3, b"\x01\x00"),
        part(7, bytes([1, len(name)]) + name + b"\x00\x00"),
        part(10, b"\x01\x03\x00\x00\x0b"),
    )
    return b"\0asm\x01\0\0\0" + b"".join(sections)


def trapped(archive: Path, out: Path, module: str) -> Path:
    """A copy of the archive where this module is a trap."""
    found = 0
    with ZipFile(archive) as whole, ZipFile(out, "w") as broken:
        for name in whole.namelist():
            trap = name.split(".")[0] == module.replace(".", "/")
            found += trap
            broken.writestr(name, library(module) if trap else whole.read(name))
    assert found == 1, f"{module}: not in the archive"
    return out
