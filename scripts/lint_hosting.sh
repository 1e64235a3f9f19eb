#!/bin/sh
# Look the recipes of hosting/ over: hadolint reads the container's, systemd-analyze the units, HAProxy its own, sh the
# script. hadolint comes with the environment for development. A missing systemd or HAProxy is installed when CI=true,
# and there it is an error when a tool cannot be had; elsewhere it is told of.
set -eu
cd "$(dirname "$0")/.."
python=${PYTHON:-python3}

missing() {
    if [ "${CI:-}" = true ]; then
        echo "lint_hosting.sh: $1 is missing, and could not be installed" >&2
        exit 1
    fi
    echo "lint_hosting.sh: $1 is not installed ($2): left out" >&2
}

sh -n hosting/install.sh

hadolint=$(command -v hadolint || echo "$(dirname "$(command -v "$python")")/hadolint")
if [ -x "$hadolint" ]; then
    "$hadolint" --failure-threshold info hosting/Containerfile
else
    missing hadolint "make setup"
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
    cp hosting/talia@.service "$root/etc/systemd/system/talia@1.service"
    said=$(systemd-analyze verify --man=no --recursive-errors=no --root="$root" /etc/systemd/system/talia.service \
        /etc/systemd/system/talia@1.service 2>&1) || {
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

# Only looked over: nothing of these addresses is started here.
if haproxy=$(scripts/haproxy.sh); then
    "$haproxy" -q -c -f hosting/haproxy.cfg
    "$haproxy" -q -c -f hosting/haproxy-compose.cfg
else
    missing haproxy "apt-get install haproxy"
fi
echo "talia: the recipes of hosting/ are sound"
