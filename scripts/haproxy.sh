#!/bin/sh
# Prints where HAProxy is, for `make scale` and the tests. On Debian and Ubuntu a missing one is installed when CI=true.
set -eu

find_it() {
    command -v haproxy || { [ -x /usr/sbin/haproxy ] && echo /usr/sbin/haproxy; } || true
}

found=$(find_it)
if [ -z "$found" ] && [ "${CI:-}" = true ] && command -v apt-get >/dev/null 2>&1; then
    sudo=$(command -v sudo || true)
    $sudo apt-get update -qq >&2
    $sudo apt-get install -y -qq haproxy >&2
    found=$(find_it)
fi
if [ -z "$found" ]; then
    echo "haproxy.sh: HAProxy is not installed (apt-get install haproxy)" >&2
    exit 1
fi
echo "$found"
