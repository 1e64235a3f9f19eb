"""What is changed in the C text that mypyc writes. Each change says what it found, or stops the build."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from building.heat import c_name
from building.instructions import INSTRUCTIONS
from building.parting import end_of
from building.rooms import BORROWING, SURE, Unmatched, module_of

_BEGINS = re.compile(r"(?P<name>\w+)_dealloc\(\w+ \*self\)")
_UNTRACKS = "PyObject_GC_UnTrack(self);"

# A number of an object that was read, and the question whether it was ever set (-113 stands for "no", unless a bit says
# that it is meant).
_DOUBT = re.compile(
    r"""if \(unlikely\((?P<value>cpy_r_\w+) == -113\) && !\(\(\((?P<class>\w+)Object \*\)\w+\)->bitmap\d* & \d+\)\) \{
PyErr_SetString\(PyExc_AttributeError, "attribute '(?P<attribute>\w+)' of '\w+' undefined"\);
\}
(?P<freed>(?:CPy_DECREF\(\w+\);
)?)(?P<flag>cpy_r_\w+) = (?P=value) == -113;
"""
)

# The same question where Python's own code reads the number, and the bit, which is set when -113 is written.
_DOUBT_OF_READERS = re.compile(
    r"if \(unlikely\(self->_(?P<attribute>\w+) == -113\) && "
    r"""!\(\(\((?P<class>\w+)Object \*\)self\)->bitmap\d* & \d+\)\) \{
PyErr_SetString\(PyExc_AttributeError,
"attribute '(?P=attribute)' of '\w+' undefined"\);
return NULL;
\}
"""
)
_MARK = re.compile(
    r"""if \(unlikely\((?P<value>-?\w+) == -113\)\) \{
\(\((?P<class>\w+)Object \*\)(?P<object>\w+)\)->bitmap\d* \|= \d+;
\}
(?P<written>\(\((?P=class)Object \*\)(?P=object)\)->_(?P<attribute>\w+) = (?P=value);
)"""
)
# Any question of the kind, in whatever form, with the class that is asked and the bit that answers.
_ASKED = re.compile(r"== -113\) && !\(\(\((?P<class>\w+)Object \*\)\w+\)->bitmap\d* & \d+\)\) \{\n(?P<told>.*\n.*)\n")

# An import of a module of the same library, as mypyc 2.4.1 writes it: if the module is there it is taken from
# sys.modules, else the library's own path leads to it.
_IMPORT = re.compile(
    r"""cpy_r_\w+ = \(void \*\)&CPyModule_(?P<module>\w+);
cpy_r_(?P<state>\w+) = \(void \*\)&CPyImportState_(?P=module);
cpy_r_\w+ = CPyModuleLockAPI_\w+;
cpy_r_(?P<there>\w+) = CPyImport_IsInitialized\(cpy_r_(?P=state)\);
if \(!cpy_r_(?P=there)\) goto CPyL(?P<absent>\d+);
cpy_r_\w+ = PyImport_GetModuleDict\(\);
cpy_r_\w+ = (?P<name>CPyStatics\[\d+\]);[^\n]*
cpy_r_(?P<known>\w+) = CPyDict_GetItem\([^\n]*\);
if \(unlikely\(cpy_r_(?P=known) == NULL\)\) \{
(?P<failed>CPy_AddTraceback\([^\n]*\);
goto CPyL\d+;
)\}
cpy_r_(?P<result>\w+) = cpy_r_(?P=known);
goto CPyL(?P<done>\d+);
CPyL(?P=absent): ;
cpy_r_\w+ = CPyInitOnly_(?P=module);
cpy_r_\w+ = CPyExec_(?P=module);
cpy_r_\w+ = \(PyObject \*\*\)&CPyModule_(?P=module)__internal;
cpy_r_\w+ = PyImport_GetModuleDict\(\);
cpy_r_\w+ = (?P<library>CPyStatics\[\d+\]);[^\n]*
cpy_r_(?P<shared>\w+) = CPyDict_GetItem\([^\n]*\);
if \(unlikely\(cpy_r_(?P=shared) == NULL\)\) \{
(?P=failed)\}
cpy_r_\w+ = (?P<file>CPyStatics\[\d+\]);[^\n]*
cpy_r_(?P<path>\w+) = CPyObject_GetAttr\(cpy_r_(?P=shared), [^\n]*\);
CPy_DECREF\(cpy_r_(?P=shared)\);
if \(unlikely\(cpy_r_(?P=path) == NULL\)\) \{
(?P=failed)\}
cpy_r_\w+ = (?P<suffix>CPyStatics\[\d+\]);[^\n]*
cpy_r_\w+ = (?P=name);[^\n]*
cpy_r_(?P<fresh>\w+) = CPyImport_ImportNative\([^\n]*, (?P<package>[01])\);
CPy_DECREF\(cpy_r_(?P=path)\);
if \(unlikely\(cpy_r_(?P=fresh) == NULL\)\) \{
(?P=failed)\}
cpy_r_(?P=result) = cpy_r_(?P=fresh);
CPyL(?P=done): ;
"""
)
_IMPORTED = r"""cpy_r_\g<result> = imported(\g<name>, CPyInitOnly_\g<module>, CPyExec_\g<module>,
(void *)&CPyModule_\g<module>__internal, (void *)&CPyModule_\g<module>, (void *)&CPyImportState_\g<module>,
\g<library>, \g<file>, \g<suffix>, \g<package>);
if (unlikely(cpy_r_\g<result> == NULL)) {
\g<failed>}
"""
_IMPORTS = """
static CPy_NOINLINE PyObject *imported(PyObject *name, void *init, void *exec, void *internal, void *cache,
void *state, PyObject *library, PyObject *file, PyObject *suffix, Py_ssize_t package)
{
PyObject *modules = PyImport_GetModuleDict();
if (CPyImport_IsInitialized(state)) return CPyDict_GetItem(modules, name);
PyObject *shared = CPyDict_GetItem(modules, library);
if (shared == NULL) return NULL;
PyObject *path = CPyObject_GetAttr(shared, file);
Py_DECREF(shared);
if (path == NULL) return NULL;
PyObject *found = CPyImport_ImportNative(name, init, exec, internal, cache, state,
CPyModuleLockAPI_@LIBRARY@, path, suffix, package);
Py_DECREF(path);
return found;
}
"""

_CALL = re.compile(r"\b(\w+)\(")
_HARMLESS = {"if", "unlikely", "likely", "PyErr_Occurred", "CPy_AddTraceback", "defined", "__builtin_ctzll"}


def stripped(text: str) -> str:
    """C text without its indentation, which is four fifths of it: mypyc indents a library's functions ever deeper."""
    return "\n".join([line.lstrip(" ") for line in text.split("\n")])


def acyclic_classes(paths: list[str]) -> set[str]:
    """The classes declared `@mypyc_attr(acyclic=True)` in some source files, as C names."""
    found: set[str] = set()
    for path in paths:
        module = c_name(module_of(Path(path)))
        for node in ast.walk(ast.parse(Path(path).read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and any(_is_acyclic(each) for each in node.decorator_list):
                found.add(f"{module}___{node.name}")
    return found


def _is_acyclic(decorator: ast.expr) -> bool:
    if not isinstance(decorator, ast.Call) or not ast.unparse(decorator.func).endswith("mypyc_attr"):
        return False
    return any(
        each.arg == "acyclic" and isinstance(each.value, ast.Constant) and each.value.value is True
        for each in decorator.keywords
    )


def without_trashcan(text: str, declared: set[str]) -> str:
    """C text, stripped, in which objects of acyclic classes are freed at once, also deep inside others being freed.

    mypyc 2.4.1 sends them, from the fiftieth level on, through CPython's trashcan, which writes into a header that only
    objects known to the garbage collector have: memory in front of the object is overwritten. See
    docs/decisions/0011-trashcan.md, also for what to do when mypyc does so no longer.
    """
    lines = text.split("\n")
    kept: list[str] = []
    mended: set[str] = set()
    at = 0
    while at < len(lines):
        begins = _BEGINS.fullmatch(lines[at])
        if begins is None or lines[at + 1] != "{":
            kept.append(lines[at])
            at += 1
            continue
        end = lines.index("done: ;", at)
        body = lines[at:end]
        if _UNTRACKS not in body:
            body = _freed_at_once(begins["name"], body)
            mended.add(begins["name"])
        kept.extend(body)
        at = end
    if mended != declared:
        raise Unmatched(
            "acyclic classes in the sources and in the generated code differ: "
            f"only declared: {sorted(declared - mended)}; only generated: {sorted(mended - declared)}"
        )
    return "\n".join(kept)


def _freed_at_once(name: str, body: list[str]) -> list[str]:
    """The lines of a deallocation without the two that open and close the trashcan."""
    kept = [line for line in body if not line.startswith("CPy_TRASHCAN_")]
    if len(body) - len(kept) != 2:
        raise Unmatched(
            f"{name}: {len(body) - len(kept)} lines about the trashcan where 2 were expected. If mypyc has mended it: "
            "docs/decisions/0011-trashcan.md says what to take out"
        )
    return kept


def shorter_imports(text: str, library: str) -> str:
    """C text, stripped, in which a module imports another one of its library by one call.

    mypyc writes out at each import what is the same at all of them: thirty statements and four ways to fail, a quarter
    of what module tops consist of.
    """
    expected = text.count(" = CPyImport_ImportNative(")
    text, found = _IMPORT.subn(_IMPORTED, text)
    if found != expected:
        raise Unmatched(f"{found} imports of the known form in {library}, and {expected} in all")
    include = f'#include "__native_internal_{library}.h"\n'
    if text.count(include) != 1:
        raise Unmatched(f"{library} includes its declarations {text.count(include)} times, expected: once")
    return text.replace(include, include + _IMPORTS.replace("@LIBRARY@", library))


def always_set(paths: list[str]) -> set[tuple[str, str]]:
    """Every attribute that is set whenever an object is made: class, as a C name, and attribute.

    That is what a class's own `__init__` sets by a statement of its own, not in a branch or loop, and what its bases
    set, if it calls theirs in the same manner or has no `__init__` of its own.
    """
    own: dict[str, set[str]] = {}
    inherits: dict[str, list[str]] = {}
    bases: dict[str, list[str]] = {}  # of those whose `__init__` is called
    for path in paths:
        module = module_of(Path(path))
        tree = ast.parse(Path(path).read_text(encoding="utf-8"))
        known = {
            each.asname or each.name: f"{node.module}.{each.name}"
            for node in tree.body
            if isinstance(node, ast.ImportFrom)
            for each in node.names
        }
        for node in tree.body:
            if not isinstance(node, ast.ClassDef):
                continue
            name = c_name(f"{module}.{node.name}")
            init = [each for each in node.body if isinstance(each, ast.FunctionDef) and each.name == "__init__"]
            lines = [line for each in init for line in each.body]
            own[name] = {attribute for line in lines for attribute in _set_by(line)}
            plain = [ast.unparse(base).split("[")[0] for base in node.bases]
            inherits[name] = [c_name(known.get(base, f"{module}.{base}")) for base in plain]
            calls = not init or any(ast.unparse(line).startswith("super().__init__(") for line in lines)
            bases[name] = inherits[name] if calls else []

    def all_of(name: str) -> set[str]:
        return own.get(name, set()).union(*(all_of(base) for base in bases.get(name, [])))

    # An object is read as one of its base, too: what any of those who inherit leave out is not always set.
    found = {name: all_of(name) for name in own}
    for name in own:
        above = list(inherits[name])
        for base in above:
            above += inherits.get(base, [])
            found[base] = found.get(base, set()) & found[name]
    return {(name, attribute) for name in own for attribute in found[name]}


def _set_by(line: ast.stmt) -> list[str]:
    """The attributes of `self` that a statement sets."""
    targets = line.targets if isinstance(line, ast.Assign) else []
    if isinstance(line, ast.AnnAssign) and line.value is not None:
        targets = [line.target]
    flat = [each for target in targets for each in (target.elts if isinstance(target, ast.Tuple) else [target])]
    return [
        each.attr
        for each in flat
        if isinstance(each, ast.Attribute) and isinstance(each.value, ast.Name) and each.value.id == "self"
    ]


def without_doubt(text: str, known: set[tuple[str, str]]) -> str:
    """C text, stripped, that reads numbers without asking whether they were ever set, where they always are.

    mypyc finds it out only where one library is compiled, since others may inherit, and else compares each number that
    is read with the one that stands for "not set". Should a number be read before it is set, compiled rules read -113
    where interpreted ones, which the same tests run on, raise AttributeError; no pointer is ever read so.
    """
    mended = 0

    def plainly(found: re.Match[str]) -> str:
        nonlocal mended
        if (found["class"], found["attribute"]) not in known:
            return found[0]
        mended += 1
        return f"{found['freed']}{found['flag']} = 0;\n"

    text = _DOUBT.sub(plainly, text)
    if mended == 0:
        raise Unmatched("no number is asked whether it was set: if mypyc does so no longer, `without_doubt` can go")
    return _DOUBT_OF_READERS.sub(lambda found: "" if (found["class"], found["attribute"]) in known else found[0], text)


def asked(text: str) -> set[str]:
    """The attributes, by their bare names, of which C text, stripped, asks whether they were ever set."""
    found: set[str] = set()
    for question in _ASKED.finditer(text):
        named = re.search(r"attribute '(\w+)' of ", question["told"])
        if named is None:
            raise Unmatched(f"a number is asked whether it was set, in an unknown form: {question[0][:200]}")
        found.add(named[1])
    return found


def without_marks(text: str, known: set[tuple[str, str]], doubted: set[str]) -> str:
    """C text, stripped, that writes numbers without a look at whether they are -113, where nobody asks afterwards.

    With that number a bit is set that says "it is meant". `doubted` are the attributes that are asked about in any
    library: they keep their bits in all of them, whichever class they are written through.
    """

    def plainly(found: re.Match[str]) -> str:
        attribute = found["attribute"]
        return found["written"] if (found["class"], attribute) in known and attribute not in doubted else found[0]

    return _MARK.sub(plainly, text)


def in_one_instruction(text: str, modules: list[str]) -> str:
    """C text, stripped, in which what a processor does by itself is not done by hand (`INSTRUCTIONS`)."""
    for (module, name), told in INSTRUCTIONS.items():
        if module not in modules:
            continue
        head = f"{told.gives} {_c_function(f'{module}:{name}')}({told.takes}) {{\n"
        if text.count(head) != 1:
            raise Unmatched(f"{module}:{name} is defined {text.count(head)} times as expected: see INSTRUCTIONS")
        before = f"#if {told.where}{told.before}#endif\n" if told.before else ""
        text = text.replace(head, f"{before}{head}#if {told.where}\n{told.body}\n#endif\n")
    return text


def without_fear(text: str, modules: list[str], functions: tuple[str, ...]) -> str:
    """C text, stripped, that does not ask after calls of some functions whether they failed.

    They are arithmetic and nothing else: each may call others of them, and what tells of a failure, which never comes.
    mypyc asks wherever a number comes back that could stand for one, -113.
    """
    names = {_c_function(each): each for each in functions if each.partition(":")[0] in modules}
    lines = text.split("\n")
    left = dict(names)
    for at, line in enumerate(lines):
        name = line.partition("(")[0].removeprefix("int64_t ")
        if name not in left or not line.endswith(") {"):
            continue
        called = {word for each in lines[at + 1 : end_of(lines, at)] for word in _CALL.findall(each)}
        if strange := called - _HARMLESS - set(names):
            raise Unmatched(f"{left[name]} is told to be sure, and calls {', '.join(sorted(strange))}")
        del left[name]
    if left:
        raise Unmatched(f"{', '.join(left.values())}: not there, and told to be sure in building/rooms.py")
    asks = re.compile(
        rf"(?P<call>(?P<found>cpy_r_\w+) = (?:{'|'.join(names)})\(.*\);\n)(?P<flag>cpy_r_\w+) = (?P=found) == -113;\n"
    )
    return asks.sub(r"\g<call>\g<flag> = 0;\n", text) if names else text


def borrowing(text: str, modules: list[str], functions: tuple[str, ...]) -> str:
    """C text, stripped, in which some functions count no references to the columns (vecs) that they read and write.

    mypyc takes a reference to a column of an object before it writes into it and gives it back afterwards. A function
    that only writes into columns which stay where they are needs none: that they are used for nothing else is checked.
    """
    lines = text.split("\n")
    wanted: dict[str, str] = {}
    for function in functions:
        if function.partition(":")[0] in modules:
            wanted[f"{_c_function(function)}("] = function
    for at, line in enumerate(lines):
        start = line.find("CPyDef_")
        if not line.endswith(") {") or start < 0:
            continue
        found = wanted.pop(line[start : line.index("(", start) + 1], None)
        if found is not None:
            end = end_of(lines, at)
            lines[at:end] = _borrowed(found, lines[at:end])
    if wanted:
        raise Unmatched(f"{', '.join(wanted.values())}: not there, and told to borrow columns in building/rooms.py")
    return "\n".join(lines)


def _c_function(function: str) -> str:
    """The C name of a function or method, `module:name` or `module:Class.method`."""
    module, _, name = function.partition(":")
    return f"CPyDef_{c_name(module)}___{name.replace('.', '___')}"


def _borrowed(function: str, lines: list[str]) -> list[str]:
    """The lines of a function without its counting of references to columns. As many lines: others are empty."""
    counts = re.compile(r"VEC_I64_(?P<how>INC|DEC)REF\((?P<column>cpy_r_\w+)\);")
    found = [each for line in lines if (each := counts.fullmatch(line)) is not None]
    columns = {each["column"] for each in found if each["how"] == "INC"}
    if not columns or columns != {each["column"] for each in found if each["how"] == "DEC"}:
        raise Unmatched(f"{function} takes or gives back references to columns otherwise than expected")
    for column in columns:
        harmless = re.compile(
            rf"VecI64 {column};|{column} = \(\(\w+ \*\)\w+\)->\w+;|if \(unlikely\({column}\.len < 0\)\) \{{|"
            rf"VEC_I64_(INC|DEC)REF\({column}\);|cpy_r_\w+ = \(\w+( \*)?\){column}\.(len|items);"
        )
        for line in lines:
            if re.search(rf"\b{column}\b", line) is not None and harmless.fullmatch(line) is None:
                raise Unmatched(f"{function} cannot borrow a column: {line[:200]}")
    return ["" if counts.fullmatch(line) is not None else line for line in lines]


def mend(build: Path, libraries: dict[str, list[str]]) -> None:
    """Mend the C files of all libraries in place: each with the source files it is made of."""
    known = always_set([path for paths in libraries.values() for path in paths])
    texts: dict[str, str] = {}
    for library, paths in libraries.items():
        text = stripped((build / f"__native_{library}.c").read_text(encoding="utf-8"))
        texts[library] = without_doubt(without_trashcan(text, acyclic_classes(paths)), known)
    doubted = {attribute for text in texts.values() for attribute in asked(text)}
    for library, text in texts.items():
        modules = [module_of(Path(path)) for path in libraries[library]]
        text = in_one_instruction(without_marks(text, known, doubted), modules)
        text = borrowing(without_fear(text, modules, SURE), modules, BORROWING)
        (build / f"__native_{library}.c").write_text(shorter_imports(text, library), encoding="utf-8")
