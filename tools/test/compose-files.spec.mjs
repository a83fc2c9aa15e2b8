import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { globSync, copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { parse } from 'yaml';
import { exampleSettings } from '../containers/images.mjs';
import { ROOT } from '../system/settings.mjs';

const DOCKER = path.join(ROOT, 'docker');
const PROCESSES = ['migrate', 'api', 'api-admin', 'backup', 'restore'];
const hasCompose = spawnSync('docker', ['compose', 'version']).status === 0;
const skip = hasCompose ? false : 'docker compose is not installed here';
const addition = (name) =>
  parse(readFileSync(path.join(DOCKER, `compose.${name}.yml`), 'utf8'), { merge: true, logLevel: 'error' });

let folder;

/** The whole of compose.yml and these additions, as compose reads them. */
function composed(additions, env = {}) {
  const files = ['compose.yml', ...additions.map((name) => `compose.${name}.yml`)].flatMap((name) => ['-f', name]);
  const { status, stdout, stderr } = spawnSync(
    'docker',
    ['compose', ...files, '--profile', '*', 'config', '--format', 'json'],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, ...env } },
  );
  assert.equal(status, 0, stderr);
  return JSON.parse(stdout);
}

const choicesIn = (text) => [...new Set([...text.matchAll(/"DATABASE_TLS":"([^"]*)"/g)].map(([, choice]) => choice))];

before(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'kalyanam-compose-'));
  for (const file of globSync('compose*.yml', { cwd: DOCKER }))
    copyFileSync(path.join(DOCKER, file), path.join(folder, file));
  const lines = Object.entries(await exampleSettings()).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(path.join(folder, '.env'), lines.join(''));
});
after(() => rmSync(folder, { recursive: true }));

describe('compose.yml with the database on another machine', () => {
  it('has every process encrypt the connection, unless .env says otherwise', () => {
    const { services } = addition('external-database');
    assert.deepEqual(Object.keys(services).sort(), ['database', ...PROCESSES].sort());
    for (const name of PROCESSES) {
      const { environment, secrets } = services[name];
      assert.equal(environment.DATABASE_TLS, '${DATABASE_TLS:-verify}', name);
      assert.equal(environment.DATABASE_CA_FILE, '/run/secrets/database-ca', name);
      assert.ok(secrets.includes('database-ca'), name);
    }
  });

  it('lets no service listen by default, and takes the choice of .env', { skip }, () => {
    const textOf = (env) => JSON.stringify(composed(['external-database'], env).services);
    assert.deepEqual(choicesIn(textOf({})), ['verify']);
    assert.deepEqual(choicesIn(textOf({ DATABASE_TLS: 'required' })), ['required']);
  });

  it('waits for no database of its own, and reaches the other machine', { skip }, () => {
    const { services, networks } = composed(['external-database']);
    assert.equal(services.database, undefined);
    for (const { depends_on: needs = {} } of Object.values(services)) assert.equal(needs.database, undefined);
    assert.notEqual(networks.data.internal, true);
    for (const name of PROCESSES) assert.ok('data' in services[name].networks, name);
    assert.deepEqual(Object.keys(services.web.networks), ['front']);
  });
});

describe('compose.yml with files in a bucket', () => {
  it('gives each process the key of the bucket, as a file', () => {
    const { services } = addition('bucket');
    assert.deepEqual(Object.keys(services).sort(), PROCESSES.toSorted());
    for (const { environment, secrets } of Object.values(services)) {
      assert.equal(environment.STORAGE, 's3');
      assert.deepEqual(secrets, ['s3-secret-access-key']);
    }
  });

  it('lets all but the migrations reach it, and the database nothing', { skip }, () => {
    const { services, networks } = composed(['bucket']);
    for (const name of ['api', 'api-admin', 'backup', 'restore'])
      assert.deepEqual(Object.keys(services[name].networks).sort(), ['data', 'front'], name);
    assert.deepEqual(Object.keys(services.database.networks), ['data']);
    assert.equal(networks.data.internal, true);
  });

  it('goes together with a database on another machine', { skip }, () => {
    const { services } = composed(['external-database', 'bucket']);
    for (const name of PROCESSES)
      assert.deepEqual(
        services[name].secrets.map(({ source }) => source).filter((source) => /^(?:database-ca|s3)/.test(source)),
        ['database-ca', 's3-secret-access-key'],
        name,
      );
  });
});

describe('compose.yml alone', () => {
  it('has the choice of .env for the connection to the database, too', { skip }, () => {
    const textOf = (env) => JSON.stringify(composed([], env).services);
    assert.deepEqual(choicesIn(textOf({})), ['private-network']);
    assert.deepEqual(choicesIn(textOf({ DATABASE_TLS: 'verify' })), ['verify']);
  });
});
