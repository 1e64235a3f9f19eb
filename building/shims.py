"""One small file by which Python finds every module of a compiled library, instead of one a module.

A compiled module is found as an extension of its own: a shim that fetches it from the library. mypyc writes one shim a
module, which differ in nothing but a name; compiling and linking them cost a tenth of a second each, seventeen seconds
in all. Ours asks the module's spec for the name, so that one file, built once, is copied to each module's place.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Protocol


class Extension(Protocol):
    """What is used here of an extension of setuptools."""

    name: str
    sources: list[str]


_SHIM = """\
#include <Python.h>

/* Fetches the module that the spec names from the library, which runs it. */
static PyObject *
fetch(PyObject *spec, PyModuleDef *definition)
{
    (void)definition;
    PyObject *found = NULL, *begin = NULL, *words = NULL, *flat = NULL, *dot = NULL, *three = NULL;
    PyObject *name = PyObject_GetAttrString(spec, "name");
    /* A list of names, though empty: the library is looked up by its whole name, also while its package is loading. */
    PyObject *list = Py_BuildValue("(s)", "*");
    PyObject *library = list == NULL ? NULL : PyImport_ImportModuleLevel("@LIBRARY@", NULL, NULL, list, 0);
    if (name == NULL || library == NULL) goto done;
    /* What it takes from another library, where there is one. */
    if (PyObject_HasAttrString(library, "ensure_deps")) {
        PyObject *capsule = PyObject_GetAttrString(library, "ensure_deps");
        if (capsule == NULL) goto done;
        int (*ensure)(void) = (int (*)(void))PyCapsule_GetPointer(capsule, "@LIBRARY@.ensure_deps");
        Py_DECREF(capsule);
        if (ensure == NULL || ensure() < 0) goto done;
    }
    dot = PyUnicode_FromString(".");
    three = PyUnicode_FromString("___");
    if (dot == NULL || three == NULL) goto done;
    flat = PyUnicode_Replace(name, dot, three, -1);
    if (flat == NULL) goto done;
    words = PyUnicode_FromFormat("init_%U", flat);
    if (words == NULL) goto done;
    begin = PyObject_GetAttr(library, words);
    if (begin == NULL) goto done;
    PyObject *(*run)(void) = (PyObject * (*)(void)) PyCapsule_GetPointer(begin, PyCapsule_GetName(begin));
    if (run != NULL) found = run();
done:
    Py_XDECREF(begin);
    Py_XDECREF(words);
    Py_XDECREF(flat);
    Py_XDECREF(three);
    Py_XDECREF(dot);
    Py_XDECREF(library);
    Py_XDECREF(list);
    Py_XDECREF(name);
    return found;
}

static PyModuleDef_Slot slots[] = {
    {Py_mod_create, (void *)fetch},
#if PY_VERSION_HEX >= 0x030C0000
    {Py_mod_multiple_interpreters, Py_MOD_MULTIPLE_INTERPRETERS_NOT_SUPPORTED},
#endif
    {0, NULL},
};
static struct PyModuleDef shim = {PyModuleDef_HEAD_INIT, .m_name = "@LIBRARY@", .m_slots = slots};

#define FOUND_AS(name) PyMODINIT_FUNC PyInit_##name(void) { return PyModuleDef_Init(&shim); }
"""


def shim(library: str, modules: Iterable[str]) -> str:
    """The C text of the shim for all modules of a library; Python looks for the last word of a module's name."""
    words = sorted({module.rpartition(".")[2] for module in modules})
    return "".join([_SHIM.replace("@LIBRARY@", f"{library}__mypyc"), *(f"FOUND_AS({word})\n" for word in words)])


def share(build: Path, library: str, modules: list[str], extensions: Iterable[Extension]) -> None:
    """Give the shims of a library one source; the library's own extension stays as it is."""
    source = build / f"__shim_{library}.c"
    text = shim(library, modules)
    if not source.exists() or source.read_text(encoding="utf-8") != text:
        source.write_text(text, encoding="utf-8")
    names = {name for module in modules for name in (module, f"{module}.__init__")}
    for extension in extensions:
        if extension.name in names:
            extension.sources = [str(source)]
