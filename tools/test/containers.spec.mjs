import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { parse } from 'yaml';
import { ROOT } from '../settings.mjs';

const read = (file) => readFileSync(path.join(ROOT, file), 'utf8');
const { workspaces } = JSON.parse(read('package.json'));
const manifests = workspaces.flatMap((folder) => globSync(`${folder}/package.json`, { cwd: ROOT })).sort();
const nginx = globSync('docker/nginx/*', { cwd: ROOT }).map(read).join('\n');
const compose = read('docker/compose.yml');

describe('the containers of a deployment', () => {
  for (const file of ['docker/api.Dockerfile', 'docker/web.Dockerfile'])
    it(`install from the manifests alone, before the sources are copied: ${file}`, () => {
      const text = read(file);
      const copied = [...text.matchAll(/^COPY (\S+)\/package\.json \1\/$/gm)].map(([, folder]) => folder);
      assert.deepEqual(copied.map((folder) => `${folder}/package.json`).sort(), manifests);
      assert.ok(text.indexOf('RUN npm ci') < text.indexOf('COPY . .'));
    });

  it('do not expose the monitoring metrics', () => {
    const [, port] = /METRICS_PORT: (\d+)/.exec(compose);
    const published = [...compose.matchAll(/^ +- (\S*:\d+:\d+)$/gm)].map(([, line]) => line);
    assert.ok(published.length > 0);
    assert.ok(
      published.every((line) => line.startsWith('127.0.0.1:') && !line.includes(port)),
      String(published),
    );
    assert.ok(compose.includes(`expose: ['${port}']`));
    assert.ok(!nginx.includes(port));
    assert.deepEqual(
      [...nginx.matchAll(/proxy_pass (\S+);/g)].map(([, to]) => to),
      ['http://api'],
    );
    assert.match(nginx, /upstream api \{\s+zone api 64k;\s+server api:3000 resolve;/);
  });

  it('send mail to the server of the settings; the catcher that shows every code runs for a demonstration only', () => {
    assert.doesNotMatch(compose, /^ +SMTP_URL:/m);
    assert.deepEqual(parse(compose, { merge: true }).services.mail.profiles, ['demo']);
    assert.doesNotMatch(compose, /mail: \{ condition/);
  });
});
