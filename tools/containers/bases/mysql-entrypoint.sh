#!/bin/bash
# What the start script of MySQL's own image does with the settings of compose.yml, for Debian's MariaDB.
set -e
data=/var/lib/mysql
socket=/tmp/mysqld.sock
server=(mariadbd --no-defaults --datadir="$data" --socket="$socket" --tmpdir=/tmp --pid-file=/tmp/mysqld.pid)

docker_process_sql() { mariadb --protocol=socket --socket="$socket" --user=root "$@"; }

if [ ! -d "$data/mysql" ]; then
  mariadb-install-db --no-defaults --datadir="$data" --auth-root-authentication-method=normal --skip-test-db > /dev/null
  "${server[@]}" "$@" --skip-networking &
  until docker_process_sql --execute 'SELECT 1' > /dev/null 2>&1; do sleep 0.2; done
  docker_process_sql --execute "CREATE DATABASE \`$MYSQL_DATABASE\`"
  for script in /docker-entrypoint-initdb.d/*.sh; do . "$script"; done
  docker_process_sql --execute "ALTER USER root@localhost IDENTIFIED BY '$(head -c 24 /dev/urandom | base64)'; SHUTDOWN"
  wait
fi
exec "${server[@]}" --bind-address=0.0.0.0 "$@"
