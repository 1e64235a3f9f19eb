#!/bin/sh
# A PostgreSQL of our own on loopback, for tests: `scripts/postgres.sh start` prints its URL, `stop` ends it.
# Nothing of the system's own database is touched. On Debian and Ubuntu a missing server is installed when CI=true.
set -eu

folder=${TALIA_POSTGRES:-${TMPDIR:-/tmp}/talia-postgres}
port=${TALIA_POSTGRES_PORT:-54329}

find_tools() {
    if command -v pg_ctl >/dev/null 2>&1; then
        dirname "$(command -v pg_ctl)"
        return
    fi
    for place in /usr/lib/postgresql/*/bin /usr/local/pgsql/bin /opt/homebrew/opt/postgresql*/bin; do
        if [ -x "$place/pg_ctl" ]; then
            echo "$place"
            return
        fi
    done
}

# The server refuses to run as root: then everything is done as the user it was installed with.
as_owner() {
    if [ "$(id -u)" = 0 ]; then
        su postgres -s /bin/sh -c "$*"
    else
        sh -c "$*"
    fi
}

tools=$(find_tools)
if [ -z "$tools" ] && [ "${CI:-}" = true ] && command -v apt-get >/dev/null 2>&1; then
    sudo=$(command -v sudo || true)
    $sudo apt-get update -qq >&2
    $sudo apt-get install -y -qq postgresql >&2
    tools=$(find_tools)
fi
if [ -z "$tools" ]; then
    echo "postgres.sh: PostgreSQL is not installed (apt-get install postgresql)" >&2
    exit 1
fi

case "${1:-}" in
start)
    if [ ! -f "$folder/data/PG_VERSION" ]; then
        mkdir -p "$folder"
        [ "$(id -u)" = 0 ] && chown postgres "$folder"
        as_owner "'$tools/initdb' -D '$folder/data' -U talia -A trust -E UTF8 --no-sync" >&2
    fi
    if ! as_owner "'$tools/pg_ctl' -D '$folder/data' status" >/dev/null 2>&1; then
        as_owner "'$tools/pg_ctl' -D '$folder/data' -w -l '$folder/log' \
            -o '-p $port -c listen_addresses=127.0.0.1 -c unix_socket_directories=$folder' start" >&2
    fi
    echo "postgresql://talia@127.0.0.1:$port/postgres"
    ;;
halt) # stopped for a while, in that way: its data stay
    as_owner "'$tools/pg_ctl' -D '$folder/data' -w -m ${2:-fast} stop" >&2
    ;;
stop)
    as_owner "'$tools/pg_ctl' -D '$folder/data' -m fast stop" >&2
    rm -rf "$folder"
    ;;
*)
    echo "usage: postgres.sh start|halt [fast|immediate]|stop" >&2
    exit 2
    ;;
esac
