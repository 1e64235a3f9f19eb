#!/bin/sh
# Firefox for its browser tests: Debian's firefox-esr, and what drives it over WebDriver BiDi (puppeteer-core, from the lock
# file in tests/browser/firefox). On Debian and Ubuntu a missing Firefox is installed when CI=true; elsewhere the tests of
# Firefox are left out without one.
set -eu
cd "$(dirname "$0")/.."

if [ -z "${TALIA_FIREFOX:-}" ] && ! command -v firefox-esr >/dev/null 2>&1; then
    if [ "${CI:-}" != true ]; then
        echo "firefox.sh: no Firefox here (apt-get install firefox-esr, or name one with TALIA_FIREFOX): its tests are left out" >&2
        exit 0
    fi
    if ! command -v apt-get >/dev/null 2>&1; then
        echo "firefox.sh: Firefox is not installed, and there is no apt-get to install it" >&2
        exit 1
    fi
    sudo=$(command -v sudo || true)
    $sudo apt-get update -qq >&2
    $sudo apt-get install -y -qq firefox-esr >&2
fi

"${PYTHON:-python3}" scripts/build_web.py --packages tests/browser/firefox
