"""What the Makefile asks for. Each prints what it does, and in one sentence what it cannot do."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from building import compiling, environment, page, run
from building.library import BUILD, ROOT
from building.locks import alone
from building.wasm import adding, making

LOGS = {"compile": compiling.LOG, "wasm": making.LOG}

USAGE = """python -m building VERB
  play [page]       what playing needs, in .venv; and the page
  develop [EXTRA…]  what developing needs besides
  page              the page, if its sources have changed
  compile           the rules, if they have changed; build/compiled points to them
  wasm [ENGINE]     the same for browsers, in build/wasm/compiled.zip; and laid into the engine's folder of a site
  run ARGUMENT…     talia on the best rules there are now; they are compiled meanwhile
  background        compile for the process at the other end of standard input (used by run)"""


def main(arguments: list[str]) -> int:
    verb, rest = (arguments[0], arguments[1:]) if arguments else ("", [])
    if verb == "wasm":
        rest = [str(Path(each).resolve()) for each in rest]  # as it was meant where it was typed
    os.chdir(ROOT)
    try:
        if verb == "play":
            run.prepare("page" in rest)
        elif verb == "develop":
            with alone(BUILD / "prepare.lock", lambda: compiling.say("another start is making everything ready")):
                environment.for_developing(rest)
        elif verb == "page":
            page.page()
        elif verb == "compile":
            took = compiling.compiled("compiling the rules (a few minutes, once; TALIA_OPT=1 makes it less)")
            if took is not None:
                compiling.say(f"the rules are compiled ({took:.0f} s)")
        elif verb == "wasm":
            archive = making.made()
            if rest:
                adding.add(archive, Path(rest[0]))
            else:
                compiling.say(f"{making.LATEST.relative_to(ROOT)}: {making.told(archive)}")
        elif verb == "background":
            return compiling.Background().run()
        elif verb == "run":
            run.run(rest)
        else:
            print(USAGE, file=sys.stderr)
            return 2
    except (environment.Unready, compiling.Failed) as error:
        compiling.say(f"{error}")
        if verb in LOGS and isinstance(error, compiling.Broken):
            print("\n".join(LOGS[verb].read_text(encoding="utf-8").splitlines()[-40:]), file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
