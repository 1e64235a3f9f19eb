#!/bin/sh
# The tests on another Python: `scripts/other_pythons.sh SUITE [TESTS…]` makes a small Debian of that release in
# build/pythons (as root: debootstrap and chroot), installs the checkout there and runs the tests on interpreted rules.
# trixie has Python 3.13, sid 3.14. Without names it runs the part that meets Python and packages most.
set -eu
cd "$(dirname "$0")/.."
suite=${1:?which release of Debian: trixie, sid}
shift
home=$PWD/build/pythons/$suite
tests=${*:-tests/core tests/cli tests/texts tests/server/wire tests/server/live tests/server/doors tests/games/template \
tests/test_fair.py tests/every_game/test_numbers.py}

if [ ! -x "$home/usr/bin/python3" ]; then
    command -v debootstrap >/dev/null || { echo "other_pythons.sh: debootstrap is missing (apt-get install debootstrap)" >&2; exit 1; }
    debootstrap --variant=minbase --include=python3,python3-venv,python3-dev,gcc,libc6-dev,ca-certificates "$suite" "$home"
fi
# Names and certificates of this machine, so that packages can be fetched in there.
cp /etc/resolv.conf "$home/etc/resolv.conf"
[ ! -f /etc/pip.conf ] || cp /etc/pip.conf "$home/etc/pip.conf"
rm -rf "$home/talia" && mkdir "$home/talia"
tar cf - --exclude=./build --exclude=./dist --exclude=./.git --exclude=./.venv --exclude=node_modules . | tar xf - -C "$home/talia"
mountpoint -q "$home/proc" || mount -t proc proc "$home/proc"  # some tests look there
chroot "$home" sh -ec "cd /talia
    python3 --version
    [ -d /env ] || python3 -m venv /env
    TALIA_BUILD=pure /env/bin/python -m pip install --quiet --editable '.[dev]'
    TALIA_EXPECT=interpreted LANG=C.UTF-8 HOME=/root /env/bin/python -m pytest $tests"
