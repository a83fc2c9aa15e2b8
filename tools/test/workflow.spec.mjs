import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { parse } from 'yaml';
import { ROOT } from '../system/settings.mjs';

const read = (file) => readFileSync(path.join(ROOT, file), 'utf8');
const workflow = parse(read('.github/workflows/ci.yml'));
const { scripts } = JSON.parse(read('package.json'));
const steps = Object.entries(workflow.jobs).flatMap(([job, { steps: all }]) => all.map((step) => ({ job, ...step })));
const commands = steps.map(({ run = '' }) => run).join('\n');

describe('the workflow', () => {
  it('may only read the repository, and ends what hangs', () => {
    assert.deepEqual(workflow.permissions, { contents: 'read' });
    for (const [job, { permissions, 'timeout-minutes': minutes }] of Object.entries(workflow.jobs)) {
      assert.equal(permissions, undefined, job);
      assert.ok(minutes > 0 && minutes <= 70, job);
    }
  });

  it('runs commands and files that are there', () => {
    for (const [, name] of commands.matchAll(/npm run ([\w:]+)(?! .*-w )(?=$|\n)/gm)) assert.ok(scripts[name], name);
    for (const [, file] of commands.matchAll(/node (tools\/\S+\.mjs)/g))
      assert.ok(existsSync(path.join(ROOT, file)), file);
  });

  it('runs the API on each server that a deployment may have', () => {
    const { databases } = workflow.jobs;
    assert.deepEqual(
      databases.strategy.matrix.include.map(({ image }) => image),
      ['mysql:8.4', 'mariadb:11.8'],
    );
    assert.equal(parse(read('docker/compose.yml'), { merge: true }).services.database.image, 'mysql:8.4');
    assert.match(databases.env.DATABASE_URL, /^mysql:\/\/root:only-for-tests@127\.0\.0\.1:3306\//);
  });

  it('divides the long suites, and leaves heavy jobs to main and the schedule', () => {
    const { api, browser, databases, ...jobs } = workflow.jobs;
    assert.deepEqual(api.strategy.matrix.part, ['1/3', '2/3', '3/3']);
    assert.match(browser.steps.map(({ run = '' }) => run).join('\n'), /--shard=.*\/2$/m);
    assert.equal(browser.strategy.matrix.part.length, 2);
    assert.match(databases.if, /outputs\.database == 'true'/);
    for (const job of ['images', 'upgrade', 'galera', 'deep', 'deep-browser'])
      assert.match(jobs[job].if, /github\.event_name != 'pull_request'/, job);
    assert.equal(jobs.documents.if, undefined);
  });

  it('runs the API on three Galera nodes, and fails where it could not', () => {
    const runs = workflow.jobs.galera.steps.map(({ run = '' }) => run);
    assert.match(runs.join('\n'), /apt-get install .*mariadb-server galera-4 haproxy/);
    assert.equal(runs.at(-1), 'npm run check:galera -- --required');
  });

  it('runs the release before on the schema of this one, which it finds in the whole history', () => {
    const { steps: upgrade } = workflow.jobs.upgrade;
    assert.equal(upgrade.find(({ uses }) => uses?.startsWith('actions/checkout@')).with['fetch-depth'], 0);
    assert.equal(upgrade.at(-1).run, 'npm run check:upgrade');
  });

  it('builds what is shipped, uses it, looks for known holes and lists what is in it', () => {
    const order = ['up --build --wait', 'smoke.mjs run', 'smoke.mjs size', 'npm sbom --omit=dev'];
    const images = workflow.jobs.images.steps.map(({ run = '' }) => run).join('\n');
    const places = order.map((part) => images.indexOf(part));
    assert.ok(places.every((place) => place >= 0));
    assert.deepEqual(
      places,
      places.toSorted((one, other) => one - other),
    );
    const scanned = steps.filter(({ uses }) => uses?.startsWith('anchore/scan-action@'));
    assert.deepEqual(
      scanned.map((step) => step.with.image.split(':')[0]),
      ['kalyanam/api', 'kalyanam/web'],
    );
    assert.ok(scanned.every((step) => step.with['severity-cutoff'] === 'high'));
    assert.match(commands, /npm audit --omit=dev --audit-level=high/);
  });

  it('names a version of each action, which a bot pins by its digest, as it does base images', () => {
    for (const { uses } of steps) if (uses) assert.match(uses, /@(?:v\d+|[0-9a-f]{40})/);
    const { extends: presets } = JSON.parse(read('renovate.json'));
    for (const preset of ['docker:pinDigests', 'helpers:pinGitHubActionDigests']) assert.ok(presets.includes(preset));
  });
});
