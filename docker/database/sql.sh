#!/bin/sh
# The database's own client, signed in as the owner of the tables: in a container, `sql`, or `sql -e 'SHOW FULL PROCESSLIST'`.
# The password goes by a pipe, so that no list of processes shows it.
set -eu
address="$(cat /run/secrets/database-owner-url)"
login="${address#mysql://}"
login="${login%%@*}"
exec mysql --defaults-extra-file=/dev/fd/3 --host=127.0.0.1 "$@" "$MYSQL_DATABASE" 3<<OPTIONS
[client]
user=${login%%:*}
password=${login#*:}
OPTIONS
