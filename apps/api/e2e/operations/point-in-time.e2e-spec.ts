import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import type { BackupFacts } from '../../src/operations/maintenance/backup/backup-facts.js';
import { rowsOf, run, type Place } from '../support/servers/backup-places.js';
import { ownDatabase, type OwnDatabase } from '../support/servers/own-database.js';

const execute = promisify(execFile);
/** Names of the database must be the same: statements in the log say it. */
const DATABASE = 'kalyanam';

const skipped = (reason: string): void => void process.stderr.write(`Skipped: ${reason}.\n`);

/** As docs/operations/backup.md describes it, with the programs that it names. */
describe('point-in-time recovery', () => {
  let server: OwnDatabase;
  let fresh: OwnDatabase;
  let connection: Connection;
  let root: string;
  let here: Place;
  let folder: string;
  let hasClients = false;

  const status = async (): Promise<{ file: string; position: number }> => {
    const [[row]] = await connection.query<RowDataPacket[]>('SHOW MASTER STATUS');
    return { file: String(row?.['File']), position: Number(row?.['Position']) };
  };
  const addUser = (n: number) =>
    connection.query(
      `INSERT INTO users (public_id, member_code, email, phone, password_hash) VALUES (?, ?, ?, ?, '-')`,
      [`user-${n}`, `482719${n}W`, `user${n}@example.com`, `900000099${n}`],
    );

  beforeAll(async () => {
    hasClients = await Promise.all(['mariadb', 'mariadb-binlog'].map((name) => execute(name, ['--version']))).then(
      () => true,
      () => false,
    );
    [server, fresh] = await Promise.all([ownDatabase('--binlog'), ownDatabase()]);
    root = await mkdtemp(join(tmpdir(), 'kalyanam-point-'));
    here = { DATABASE_URL: server.url, STORAGE_DIR: join(root, 'storage') };
    folder = join(root, 'backup');
    connection = await createConnection(server.url);
    expect(await run('migrate', here)).toMatchObject({ code: 0 });
    await addUser(1);
  });

  afterAll(async () => {
    await connection.end();
    await Promise.all([server.end(), fresh.end()]);
    await rm(root, { recursive: true, force: true });
  });

  it('begins at the snapshot of the backup, also to an account without any special right', async () => {
    await connection.query(`CREATE USER reader@'127.0.0.1' IDENTIFIED BY 'a-password-of-a-test'`);
    await connection.query(`GRANT ALL ON ${DATABASE}.* TO reader@'127.0.0.1'`);
    const url = new URL(server.url);
    Object.assign(url, { username: 'reader', password: 'a-password-of-a-test' });
    const { code, said } = await run('backup', { ...here, DATABASE_URL: url.href }, folder);
    const { file, position } = await status();
    expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining(`in the binary log ${file} at `) });
    const { binlog } = JSON.parse(await readFile(join(folder, 'backup.json'), 'utf8')) as BackupFacts;
    expect(binlog).toMatchObject({ state: 'noted', file, gtid: expect.stringMatching(/^0-1-\d+$/) });
    // The backup itself wrote its moment after the snapshot.
    expect(binlog?.state === 'noted' && binlog.position).toBeLessThan(position);
  });

  it('brings back everything up to the mistake, and nothing of it', async () => {
    if (!hasClients) return skipped('mariadb and mariadb-binlog (Debian: mariadb-client) are not here');
    await addUser(2);
    await connection.query(`UPDATE users SET phone = '9000000777' WHERE public_id = 'user-1'`);
    await connection.query('FLUSH BINARY LOGS');
    await addUser(3);
    const before = await rowsOf(here);
    const mistake = await status();
    await connection.query('DELETE FROM users');
    await addUser(4);

    const place = { DATABASE_URL: fresh.url, STORAGE_DIR: join(root, 'restored') };
    const restored = await run('restore', place, folder, '--keep-schema', '--compare');
    expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('row by row') });

    const { binlog } = JSON.parse(await readFile(join(folder, 'backup.json'), 'utf8')) as BackupFacts;
    if (binlog?.state !== 'noted') throw new Error('no position');
    await play({ from: binlog, to: mistake });
    expect(await rowsOf(place)).toEqual(before);
    expect((await run('fsck', place)).said).toContain('rowsWithoutFile: 0');
  });

  type At = { file: string; position: number };

  /** mariadb-binlog ... | mariadb, with the log fetched from the server as a copy of its files would be read. */
  async function play({ from, to }: { from: At; to: At }): Promise<void> {
    const at = (url: string) => {
      const { port, username, password } = new URL(url);
      const login = ['--protocol=tcp', '--host=127.0.0.1', `--port=${port}`, `--user=${username}`];
      return { login, env: { ...process.env, MYSQL_PWD: password } };
    };
    const [source, target] = [at(server.url), at(fresh.url)];
    const [rows] = await connection.query<RowDataPacket[]>('SHOW BINARY LOGS');
    const files = rows.map((row) => String(row['Log_name']));
    const asked = files.slice(files.indexOf(from.file), files.indexOf(to.file) + 1);
    expect(asked).toHaveLength(2);
    const range = [`--start-position=${from.position}`, `--stop-position=${to.position}`, `--database=${DATABASE}`];
    const reading = ['--read-from-remote-server', ...range, ...asked];
    const reader = spawn('mariadb-binlog', [...source.login, ...reading], { env: source.env });
    const player = spawn('mariadb', [...target.login, DATABASE], { env: target.env });
    reader.stdout.pipe(player.stdin);
    const [read, said] = await Promise.all([text(reader.stderr), text(player.stderr), once(player, 'close')]);
    expect([read, said, player.exitCode]).toEqual(['', '', 0]);
  }
});
