"""What the Makefile asks for. Each prints what it does, and in one sentence what it cannot do."""

from __future__ import annotations

import os
import sys

from building import compiling, environment, page, run
from building.library import BUILD, ROOT
from building.locks import alone

USAGE = """python -m building VERB
  play [page]       what playing needs, in .venv; and the page
  develop [EXTRA…]  what developing needs besides
  page              the page, if its sources have changed
  compile           the rules, if they have changed; build/compiled points to them
  run ARGUMENT…     talia on the best rules there are now; they are compiled meanwhile
  background        compile for the process at the other end of standard input (used by run)"""


def main(arguments: list[str]) -> int:
    verb, rest = (arguments[0], arguments[1:]) if arguments else ("", [])
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
        elif verb == "background":
            return compiling.Background().run()
        elif verb == "run":
            run.run(rest)
        else:
            print(USAGE, file=sys.stderr)
            return 2
    except (environment.Unready, compiling.Failed) as error:
        compiling.say(f"{error}")
        if verb == "compile" and isinstance(error, compiling.Broken):
            print("\n".join(compiling.LOG.read_text(encoding="utf-8").splitlines()[-40:]), file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
