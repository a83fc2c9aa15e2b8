import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../system/settings.mjs';
import { findCommand, runCommand } from '../system/commands.mjs';

const FILE = path.join(ROOT, 'docker', 'database-proxy', 'haproxy.cfg');
const haproxy = await findCommand('haproxy');

const packets = async () =>
  [...(await readFile(FILE, 'utf8')).matchAll(/send-binary (\w+)/g)].map(([, hex]) => Buffer.from(hex, 'hex'));

test('the check of the database proxy sends whole packets', async () => {
  for (const packet of await packets()) assert.equal(packet.readUIntLE(0, 3), packet.length - 4);
});

test('and says in them what the comment says', async () => {
  const [login, statement, quit] = await packets();
  assert.match(login.toString('latin1'), /\0kalyanam_check\0\0mysql_native_password\0$/);
  const text = statement.subarray(5).toString();
  assert.match(text, /@@global\.read_only .* FROM .*mysql\./);
  assert.ok((await readFile(FILE, 'utf8')).includes(`# ${text}:\n`));
  assert.deepEqual([...quit], [1, 0, 0, 0, 1]);
});

test('its configuration is valid', { skip: haproxy ? false : 'haproxy is not installed here' }, async () => {
  const nodes = { DATABASE_1: '127.0.0.1:1', DATABASE_2: '127.0.0.1:2', DATABASE_3: '127.0.0.1:3' };
  const { code, output } = await runCommand(haproxy, ['-c', '-f', FILE], { env: { ...process.env, ...nodes } });
  assert.equal(code, 0, output);
});
