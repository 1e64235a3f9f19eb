#!/bin/sh
# Install a wheel into a folder as small as it goes: `hosting/install.sh WHEEL FOLDER`. The container recipe runs it, and
# bench/container.py measures what it leaves: no pip, nothing that only other programs' developers read, and of Babel's
# languages only those that Talia speaks.
set -eu

wheel=$1
folder=$2
python=${PYTHON:-python3}

"$python" -m venv --without-pip "$folder"
"$python" -m pip --python "$folder/bin/python" install --quiet --no-cache-dir --no-compile --only-binary :all: "${wheel}[postgres]"

packages=$("$folder/bin/python" -c 'import sysconfig; print(sysconfig.get_path("purelib"))')
find "$packages" -depth -type d -name tests -not -path '*/talia/*' -exec rm -r {} +
find "$packages" -type f \( -name '*.pyi' -o -name '*.pyx' -o -name '*.pxd' -o -name '*.h' -o -name '*.c' -o -name '*.a' \) -delete
find "$packages/babel/locale-data" -name '*.dat' -not -name 'root.dat' \
    -not -name 'en.dat' -not -name 'fr.dat' -not -name 'hu.dat' -not -name 'pl.dat' -delete
# Whoever runs it may not write here: what a server reads when it starts is compiled now, by being read.
"$folder/bin/python" -c 'import talia.server.doors.app, talia.bots.play.child, talia.cli.serve, uvicorn, websockets, psycopg, numpy
from talia import registry
from talia.texts import texts
for name in registry.names():
    registry.game(name)
texts("en").get("cli-clock")'
