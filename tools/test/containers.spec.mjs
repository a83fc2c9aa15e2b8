import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import { parse } from 'yaml';
import { ROOT } from '../system/settings.mjs';

const read = (file) => readFileSync(path.join(ROOT, file), 'utf8');
const { workspaces } = JSON.parse(read('package.json'));
const manifests = workspaces.flatMap((folder) => globSync(`${folder}/package.json`, { cwd: ROOT })).sort();
const nginx = globSync('docker/nginx/*', { cwd: ROOT }).map(read).join('\n');
const { services, secrets, networks } = parse(read('docker/compose.yml'), { merge: true });
/** Tags of compose's own, such as `!reset`, are read as the value after them. */
const UNTAGGED = { merge: true, logLevel: 'error' };
/** Secrets that are filled in by hand, or not at all. */
const BLANK = ['database-ca', 'msg91-auth-key', 's3-secret-access-key', 'smtp-url'];
const isBlank = (name) => BLANK.includes(name) || name.endsWith('-previous');
/** Secrets of the environment, and where each is read from. */
const filesOf = ({ environment = {} }) =>
  Object.entries(environment).filter(([name]) => name.endsWith('_FILE') && name !== 'DATABASE_CA_FILE');

describe('the containers of a deployment', () => {
  for (const file of ['docker/api.Dockerfile', 'docker/web.Dockerfile'])
    it(`install from the manifests alone, before the sources are copied: ${file}`, () => {
      const text = read(file);
      const copied = [...text.matchAll(/^COPY (\S+)\/package\.json \1\/$/gm)].map(([, folder]) => folder);
      assert.deepEqual(copied.map((folder) => `${folder}/package.json`).sort(), manifests);
      assert.ok(text.indexOf('RUN npm ci') < text.indexOf('COPY . .'));
      assert.doesNotMatch(text, /^ARG \S+ \S/m, 'one ARG a line: buildah takes no more');
      for (const label of ['version', 'revision']) assert.match(text, new RegExp(`opencontainers.image.${label}=`));
    });

  it('are built whatever a site is called: the budgets of the bundles are printed, not enforced', () => {
    assert.match(read('docker/web.Dockerfile'), /RUN BUDGETS=told .* build -p @kalyanam\/member @kalyanam\/admin/);
  });

  for (const [name, service] of Object.entries(services))
    it(`give ${name} no more than it needs, and an end to what it may take`, () => {
      assert.equal(service.read_only, true);
      assert.ok(service.tmpfs.includes('/tmp'));
      assert.deepEqual(service.cap_drop, ['ALL']);
      assert.equal(service.cap_add, undefined);
      assert.equal(service.privileged, undefined);
      assert.deepEqual(service.security_opt, ['no-new-privileges:true']);
      assert.match(service.mem_limit, /^\d+[mg]$/);
      assert.ok(service.cpus > 0 && service.pids_limit > 0);
      assert.ok(service.logging.options['max-size'] && service.logging.options['max-file']);
      assert.match(service.restart, /^(?:unless-stopped|on-failure:5)$/);
      assert.equal(service.init, true);
      if (service.healthcheck.disable) assert.ok(['migrate', 'restore'].includes(name));
      else assert.ok(service.healthcheck.timeout && service.healthcheck.interval && service.healthcheck.test);
      for (const port of service.ports ?? []) assert.match(port, /^127\.0\.0\.1:/);
    });

  it('hand each service the files of its secrets, and the account that owns the tables to no API', () => {
    for (const [name, service] of Object.entries(services)) {
      for (const [setting, file] of filesOf(service))
        assert.ok(service.secrets.includes(file.replace('/run/secrets/', '')), `${name}: ${setting}`);
      for (const secret of service.secrets ?? []) assert.ok(secrets[secret], secret);
      const owns = service.secrets?.includes('database-owner-url') ?? false;
      assert.equal(owns, ['database', 'migrate', 'backup', 'restore'].includes(name), name);
    }
    assert.ok(!services.api.secrets.includes('database-admin-url'));
    assert.ok(!services['api-admin'].secrets.includes('database-member-url'));
  });

  it('say the version by which their images are tagged, whatever .env says', () => {
    const ours = Object.values(services).filter(({ env_file: file }) => file);
    assert.ok(ours.length >= 4);
    for (const { environment, build, image } of ours) {
      const { KALYANAM_VERSION: version, KALYANAM_COMMIT: commit } = build.args;
      assert.deepEqual([environment.KALYANAM_VERSION, environment.KALYANAM_COMMIT], [version, commit]);
      assert.ok(image.includes(version.slice(0, -1)));
    }
  });

  it('back up once an API has prepared the storage, which the backup may only read', () => {
    assert.ok(services.backup.volumes.includes('storage:/data/storage:ro'));
    assert.equal(services.backup.depends_on.api.condition, 'service_healthy');
  });

  it('back up each day, and soon again after a failure', () => {
    const [shell, flag, script] = services.backup.command;
    const slept = (code) => {
      const tried = script
        .replaceAll('$$', '$')
        .replace(/node dist\S+/, 'answer')
        .replace(/sleep (\d+)/g, 'exit $(($1 / 600))');
      return spawnSync(shell, [flag, `answer() { return ${code}; }; ${tried}`]).status * 600;
    };
    assert.deepEqual([0, 1, 2, 137].map(slept), [86_400, 600, 86_400, 600]);
  });

  it('count a backup as one only if it is finished, new, and lacks nothing', () => {
    const [kind, script] = services.backup.healthcheck.test;
    assert.equal(kind, 'CMD-SHELL');
    const root = mkdtempSync(path.join(os.tmpdir(), 'kalyanam-backups-'));
    const isHealthy = () => spawnSync('sh', ['-c', script.replace('/backups', root)]).status === 0;
    const put = (name, facts, daysAgo = 0) => {
      const file = path.join(root, name, 'backup.json');
      mkdirSync(path.dirname(file));
      writeFileSync(file, JSON.stringify({ format: 2, ...facts, parts: 3 }, null, 2));
      utimesSync(file, new Date(), new Date(Date.now() - daysAgo * 86_400_000));
    };
    try {
      assert.equal(isHealthy(), false);
      put('2026-11-26T02-15-00Z', { missing: 2, missingAllowed: false });
      put('2026-11-25T02-15-00Z.unfinished', { missing: 0, missingAllowed: false });
      put('2026-11-20T02-15-00Z', { missing: 0, missingAllowed: false }, 6);
      assert.equal(isHealthy(), false);
      put('2026-11-26T02-16-00Z', { missing: 2, missingAllowed: true });
      assert.equal(isHealthy(), true);
      rmSync(path.join(root, '2026-11-26T02-16-00Z'), { recursive: true });
      put('2026-11-26T02-17-00Z', { missing: 0, missingAllowed: false });
      assert.equal(isHealthy(), true);
    } finally {
      rmSync(root, { recursive: true });
    }
  });

  it('keep the binary log for longer than the time between two backups, and not for weeks', () => {
    const seconds = Number(/--binlog-expire-logs-seconds=(\d+)/.exec(services.database.command.join(' '))?.[1]);
    assert.ok(seconds > 86_400 && seconds <= 7 * 86_400);
  });

  it('have an account for the owner that sees and ends what holds the database up, and a shell that shows no password', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'kalyanam-database-'));
    const script = (name) => read(`docker/database/${name}.sh`).replaceAll('/run/secrets', folder);
    try {
      writeFileSync(`${folder}/database-owner-url`, 'mysql://kalyanam_owner:0abc9@database:3306/kalyanam\n');
      writeFileSync(`${folder}/mysql`, '#!/bin/sh\necho "$@"\ncat /dev/fd/3\n', { mode: 0o755 });
      const env = { ...process.env, MYSQL_DATABASE: 'kalyanam', PATH: `${folder}:${process.env.PATH}` };
      const run = (...args) => execFileSync('sh', args, { env, encoding: 'utf8' });
      const made = run('-c', `docker_process_sql() { cat; }\n${script('owner')}`);
      assert.match(made, /^CREATE USER 'kalyanam_owner'@'%' IDENTIFIED BY '0abc9';$/m);
      assert.match(made, /^GRANT .*\bPROCESS ON \*\.\* TO 'kalyanam_owner'@'%';$/m);
      assert.match(made, /^\/\*!80000 GRANT CONNECTION_ADMIN [^]*^\/\*M!100502 GRANT CONNECTION ADMIN /m);
      const [asked, ...options] = run('-c', script('sql'), 'sql', '-e', 'SHOW FULL PROCESSLIST').trim().split('\n');
      assert.match(asked, /^--defaults-extra-file=\S+ --host=127\.0\.0\.1 -e SHOW FULL PROCESSLIST kalyanam$/);
      assert.deepEqual(options, ['[client]', 'user=kalyanam_owner', 'password=0abc9']);
    } finally {
      rmSync(folder, { recursive: true });
    }
    assert.ok(services.database.volumes.includes('./database/sql.sh:/usr/local/bin/sql:ro'));
    assert.ok(statSync(path.join(ROOT, 'docker/database/sql.sh')).mode & 0o111);
  });

  it('restore only when asked to, before there are tables, and read what they restore', () => {
    assert.deepEqual(services.restore.profiles, ['restore']);
    assert.deepEqual(Object.keys(services.restore.depends_on), ['database']);
    assert.ok(services.restore.volumes.some((volume) => volume.endsWith(':/backups:ro')));
    assert.ok(services.restore.volumes.includes('storage:/data/storage'));
    assert.deepEqual(services.restore.secrets, services.backup.secrets);
  });

  it('make their secrets once, closed to other users of the machine', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'kalyanam-secrets-'));
    const make = () => execFileSync('sh', [path.join(ROOT, 'docker/make-secrets.sh'), path.join(folder, 'secrets')]);
    const all = () =>
      readdirSync(path.join(folder, 'secrets')).map((name) => [
        name,
        readFileSync(path.join(folder, 'secrets', name), 'utf8'),
      ]);
    try {
      assert.match(make().toString(), /Fill in .*smtp-url[^]*Fill in .*msg91-auth-key/);
      const made = all();
      const additions = globSync('docker/compose.*.yml', { cwd: ROOT }).map(
        (file) => parse(read(file), UNTAGGED).secrets,
      );
      assert.deepEqual(
        made.map(([name]) => name).sort(),
        [secrets, ...additions].flatMap((some) => Object.keys(some)).sort(),
      );
      const [blank, filled] = [true, false].map((is) => made.filter(([, value]) => (value === '\n') === is));
      assert.ok(blank.every(([name]) => isBlank(name)) && !filled.some(([name]) => isBlank(name)));
      assert.equal(new Set(filled.map(([, value]) => value)).size, filled.length, 'all differ');
      assert.equal(statSync(path.join(folder, 'secrets')).mode & 0o777, 0o700);
      make();
      assert.deepEqual(all(), made);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('make no secret without a source of random bytes, least of all a blank one', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'kalyanam-secrets-'));
    try {
      for (const name of ['cat', 'chmod', 'dirname', 'mkdir', 'mv'])
        symlinkSync(execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim(), `${folder}/${name}`);
      const make = () =>
        execFileSync('/bin/sh', [path.join(ROOT, 'docker/make-secrets.sh'), `${folder}/secrets`], {
          env: { PATH: folder },
          stdio: 'pipe',
        });
      assert.throws(make, /openssl is not installed; nothing was made/);
      writeFileSync(`${folder}/openssl`, '#!/bin/sh\nexit 1\n', { mode: 0o755 });
      assert.throws(make);
      assert.deepEqual(readdirSync(`${folder}/secrets`), []);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('keep the database away from nginx and from the world', () => {
    assert.equal(networks.data.internal, true);
    assert.deepEqual(services.database.networks, ['data']);
    assert.deepEqual(services.web.networks, ['front']);
    assert.equal(services.database.ports, undefined);
  });

  it('serve each side by a process of its own', () => {
    const sideOf = (name) => services[name].environment.SIDE;
    assert.deepEqual([sideOf('api'), sideOf('api-admin')], ['member', 'admin']);
    const [, member, admin] = nginx.split(/\bserver \{\n\s+listen/);
    const upstreams = (part) => [...new Set([...part.matchAll(/proxy_pass (\S+);/g)].map(([, to]) => to))];
    assert.deepEqual([upstreams(member), upstreams(admin)], [['http://api'], ['http://api_admin']]);
    assert.match(nginx, /upstream api \{\s+zone api 64k;\s+server api:3000 resolve /);
    assert.match(nginx, /upstream api_admin \{\s+zone api_admin 64k;\s+server api-admin:3000 resolve /);
  });

  it('do not expose the monitoring metrics', () => {
    for (const name of ['api', 'api-admin']) {
      const port = String(services[name].environment.METRICS_PORT);
      assert.deepEqual(services[name].expose, [port]);
      assert.ok(!nginx.includes(port));
      for (const { ports = [] } of Object.values(services)) assert.ok(!String(ports).includes(port));
    }
  });

  it('send mail to the server of the settings; the catcher that shows every code runs for a demonstration only', () => {
    for (const { environment = {}, depends_on: needs = {} } of Object.values(services)) {
      assert.equal(environment.SMTP_URL, undefined);
      assert.equal(needs.mail, undefined);
    }
    assert.deepEqual(services.mail.profiles, ['demo']);
  });
});
