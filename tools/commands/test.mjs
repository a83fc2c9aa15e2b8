import path from 'node:path';
import { ensureBrowser } from '../system/browser.mjs';
import { nx } from '../build/build.mjs';
import { findServer } from '../database/find-server.mjs';
import { ROOT } from '../system/settings.mjs';
import { endCommands, runCommand } from '../system/commands.mjs';
import { describe } from '../system/problem.mjs';
import { onStopSignal } from '../system/stop-signal.mjs';
import {
  API_REPORTS,
  BROWSER_REPORTS,
  countTests,
  describeFailures,
  describeSlowest,
  forgetReports,
  UNIT_REPORTS,
} from '../test/counts.mjs';
import { quickFolder } from '../test/quick-folder.mjs';
import { findNginx } from '../web/find-nginx.mjs';

const npm = (args) => runCommand('npm', args, { cwd: ROOT, show: true });
const script = (file, ...args) =>
  runCommand(process.execPath, [path.join(import.meta.dirname, file), ...args], { show: true });
/** A side on which nothing has changed since it passed costs nothing: Nx brings back its report. */
const e2e = (project) => nx(['run', `${project}:e2e`, '--outputStyle=stream'], { show: true });
const CHECKS = ['format', 'lint', 'words', 'typecheck', 'test', 'build'];

const STEPS = [
  { name: 'lock file', run: () => script('lockcheck.mjs') },
  { name: 'described contracts', run: () => script('describe-contracts.mjs', '--check') },
  { name: 'split tables', run: () => script('../data/split-domain.mjs', '--check') },
  { name: 'dead code', run: () => npm(['exec', '--', 'knip']) },
  { name: 'nginx', run: () => provide(() => findNginx(console.log)) },
  {
    name: 'formatting, lint, types, unit tests, builds',
    reports: UNIT_REPORTS,
    run: () => nx(['run-many', '-t', ...CHECKS, '--outputStyle=static'], { show: true }),
  },
  { name: 'database server', run: () => provide(() => (process.env.DATABASE_URL ? null : findServer(console.log))) },
  { name: 'API tests', reports: API_REPORTS, slowest: true, run: () => e2e('@kalyanam/api') },
  { name: 'browser', run: () => provide(() => ensureBrowser(console.log)) },
  {
    name: 'browser tests',
    reports: BROWSER_REPORTS,
    slowest: true,
    run: () => e2e('@kalyanam/e2e'),
  },
];

async function provide(work) {
  try {
    await work();
    return { code: 0 };
  } catch (error) {
    console.error(describe(error));
    return { code: 1 };
  }
}

/** Tests count one by one; a step that fails without a failed test (a lint error, a crash) counts as one failure. */
async function runStep({ name, run, reports = [], slowest = false }) {
  console.log(`\n=== ${name} ===`);
  const started = Date.now();
  const { code } = await run();
  const counts = await countTests(reports);
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const failures = counts.failed === 0 ? [] : await describeFailures(reports);
  const summary = `${counts.failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${counts.passed} passed, ${counts.failed} failed, ${seconds} s`;
  console.log(summary);
  const slow = slowest ? await describeSlowest(reports) : [];
  return { ...counts, name, summary, failures, slow };
}

void onStopSignal().then(endCommands);
await forgetReports();
const quick = await quickFolder();
process.env.TMPDIR = quick.folder;
// More room for short-lived objects: less garbage collection saves a fourteenth of the time of lint and tests.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim();
const results = [];
for (const step of STEPS) results.push(await runStep(step));
await quick.remove();

const sum = (key) => results.reduce((total, result) => total + result[key], 0);
for (const { name, slow } of results) if (slow.length > 0) console.log(`\nThe slowest of ${name}:\n${slow.join('\n')}`);
// Failures are printed beside the summary: a long log is often cut to its end.
for (const { failures } of results) if (failures.length > 0) console.log(`\n${failures.join('\n\n')}`);
// Their names are repeated below the counts, the part of a log that is never cut off.
const namesOf = (failures) => failures.map((failure) => `  ${failure.split('\n', 1)[0]}`);
console.log(`\n${results.flatMap(({ summary, failures }) => [summary, ...namesOf(failures)]).join('\n')}`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
