# Sourced by the database image's start script when its folder is empty: the account that owns the tables, as the secret's
# address names it. It makes the accounts of the API's processes (dist/operations/commands/accounts.js), which own nothing, and sees
# and ends what holds the database up (sql.sh); each kind of server reads its own of the two last lines.
address="$(cat /run/secrets/database-owner-url)"
login="${address#mysql://}"
login="${login%%@*}"

docker_process_sql --database=mysql <<SQL
CREATE USER '${login%%:*}'@'%' IDENTIFIED BY '${login#*:}';
GRANT ALL PRIVILEGES ON \`${MYSQL_DATABASE}\`.* TO '${login%%:*}'@'%' WITH GRANT OPTION;
GRANT CREATE USER, RELOAD, REPLICATION CLIENT, PROCESS ON *.* TO '${login%%:*}'@'%';
/*!80000 GRANT CONNECTION_ADMIN ON *.* TO '${login%%:*}'@'%' */;
/*M!100502 GRANT CONNECTION ADMIN ON *.* TO '${login%%:*}'@'%' */;
SQL
