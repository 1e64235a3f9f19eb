"""One process that is no member, for the load: `python -m bench.scale.alone PORT DATABASE [--durable]`."""

from __future__ import annotations

import sys

from bench.scale.serve import PATIENT, settings
from talia.cli.serve import listen
from talia.server.doors.app import Server
from talia.server.doors.process import Process
from talia.server.run import logs

if __name__ == "__main__":
    logs.start()
    server = Server(settings(database=sys.argv[2], durable="--durable" in sys.argv, silent_after=PATIENT))
    Process(server).run(sockets=[listen("127.0.0.1", int(sys.argv[1]))])
