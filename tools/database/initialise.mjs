import { rename, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { runCommand } from '../system/commands.mjs';
import { complain } from './complaints.mjs';
import { DATABASE, USER } from './place.mjs';

const asRoot = () => (process.getuid?.() === 0 ? ['--user=root'] : []);

// The folder is given relative to the working folder, as MariaDB's installer breaks at a space in its path.
function command({ server, installer }, folder) {
  if (!installer) return [server, ['--no-defaults', '--initialize-insecure', `--datadir=${folder}`, ...asRoot()]];
  const owner = `--auth-root-socket-user=${os.userInfo().username}`;
  const login = ['--auth-root-authentication-method=socket', owner, '--skip-test-db'];
  return [installer, ['--no-defaults', `--datadir=${folder}`, ...login, ...asRoot()]];
}

/** Creates the data folder of a new server; an interrupted attempt leaves nothing that looks finished. */
export async function initialise(programs, place) {
  const there = await stat(place.data).catch(() => null);
  if (there) return;
  const unfinished = `${place.data}.new`;
  await rm(unfinished, { recursive: true, force: true });
  const [file, args] = command(programs, `./${path.basename(unfinished)}`);
  const env = { ...process.env, TMPDIR: place.tmp };
  const { code, output } = await runCommand(file, args, { cwd: place.folder, env });
  if (code !== 0) throw complain(output, place);
  await rename(unfinished, place.data);
}

/** Read by the server at each start, so that no client program and no second user is needed. */
export async function writeSetup(place, password) {
  const user = `'${USER}'@'127.0.0.1'`;
  const statements = [
    `CREATE DATABASE IF NOT EXISTS ${DATABASE} CHARACTER SET utf8mb4;`,
    `CREATE USER IF NOT EXISTS ${user} IDENTIFIED BY '${password}';`,
    `ALTER USER ${user} IDENTIFIED BY '${password}';`,
    `GRANT ALL ON *.* TO ${user} WITH GRANT OPTION;`,
  ];
  await writeFile(place.setup, statements.join('\n') + '\n', { mode: 0o600 });
}

export function serverArguments(place, port, { forTests, isMariaDb }) {
  return [
    '--no-defaults',
    `--datadir=${place.data}`,
    // A folder of its own: in a shared one, each starting server removes the temporary tables of all others.
    `--tmpdir=${place.tmp}`,
    `--socket=${place.socket}`,
    `--pid-file=${place.pid}`,
    `--init-file=${place.setup}`,
    `--port=${port}`,
    '--bind-address=127.0.0.1',
    '--skip-name-resolve',
    '--default-time-zone=+00:00',
    '--character-set-server=utf8mb4',
    '--collation-server=utf8mb4_unicode_520_ci',
    '--sql-mode=ONLY_FULL_GROUP_BY,STRICT_TRANS_TABLES,NO_ZERO_IN_DATE,NO_ZERO_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION',
    '--max-connections=300',
    // Allocated only as data fills it.
    '--innodb-buffer-pool-size=512M',
    // Deleted rows are overwritten in their pages; MySQL has no such setting.
    ...(isMariaDb ? ['--innodb-immediate-scrub-data-uncompressed=ON'] : ['--mysqlx=OFF']),
    // Databases of measurements have keys made for millions of rows at a time.
    ...(forTests
      ? ['--innodb-flush-log-at-trx-commit=0', '--innodb-doublewrite=0', '--innodb-sort-buffer-size=16M']
      : []),
    ...asRoot(),
  ];
}
