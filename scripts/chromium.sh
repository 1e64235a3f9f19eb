#!/bin/sh
# Chromium for the browser tests: the system's own, if possible the one without windows, which is the same browser and opens
# pages in half the time. On Debian and Ubuntu missing ones are installed when CI=true.
set -eu

has() { command -v "$1" >/dev/null 2>&1; }

if [ -n "${TALIA_CHROMIUM:-}" ] || has chromium-headless-shell; then
    exit 0
fi
if [ "${CI:-}" = true ] && has apt-get; then
    sudo=$(command -v sudo || true)
    # Both are of one version: an older chromium would be left behind by a newer shell alone.
    if { $sudo apt-get update -qq && $sudo apt-get install -y -qq chromium chromium-headless-shell; } >&2 || has chromium; then
        exit 0
    fi
    $sudo apt-get install -y -qq chromium >&2
    exit 0
fi
if has chromium || has chromium-browser; then
    exit 0
fi
echo "chromium.sh: Chromium is not installed (apt-get install chromium-headless-shell, or name one with TALIA_CHROMIUM)" >&2
exit 1
