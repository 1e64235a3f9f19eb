#!/bin/sh
# Chromium for the browser tests: the system's own. On Debian and Ubuntu a missing one is installed when CI=true.
set -eu

if [ -n "${TALIA_CHROMIUM:-}" ] || command -v chromium >/dev/null 2>&1 || command -v chromium-browser >/dev/null 2>&1; then
    exit 0
fi
if [ "${CI:-}" = true ] && command -v apt-get >/dev/null 2>&1; then
    sudo=$(command -v sudo || true)
    $sudo apt-get update -qq >&2
    $sudo apt-get install -y -qq chromium >&2
    exit 0
fi
echo "chromium.sh: Chromium is not installed (apt-get install chromium, or name one with TALIA_CHROMIUM)" >&2
exit 1
