/** `npm run registers`: whether everything new has its row, in each table that is kept by hand. */
import path from 'node:path';
import { ROOT } from '../system/settings.mjs';
import { endCommands, runCommand } from '../system/commands.mjs';
import { onStopSignal } from '../system/stop-signal.mjs';

const npm = (cwd, ...args) => runCommand('npm', args, { cwd: path.join(ROOT, cwd) });
const script = (...args) => runCommand(process.execPath, args, { cwd: path.join(ROOT, 'tools') });

/** In two lines of work beside each other: the first starts the API. */
const LINES = [
  [['routes, ids, forms, privacy', () => npm('apps/api', 'run', '--silent', 'e2e', '--', 'e2e/house/registers')]],
  [
    [
      'settings, limits, migrations, mails',
      () => npm('apps/api', 'test', '--silent', '--', '(settings-doc|limit-doc|migrations|render)[.]spec'),
    ],
    ['screens, budgets', () => script('--test', 'test/screens.spec.mjs', 'test/budgets.spec.mjs')],
    ['contracts', () => script('commands/describe-contracts.mjs', '--check')],
    ['split tables', () => script('data/split-domain.mjs', '--check')],
    [
      'pages and texts of members',
      () => npm('apps/member', 'exec', '--', 'vitest', 'run', 'src/app/pages.spec.ts', 'src/spec/catalogues.spec.ts'),
    ],
    ['texts of the team', () => npm('apps/admin', 'exec', '--', 'vitest', 'run', 'src/testing/catalogues.spec.ts')],
  ],
];

void onStopSignal().then(endCommands);
const started = Date.now();
const failed = [];
async function follow(line) {
  for (const [name, run] of line) {
    const { code, output } = await run();
    if (code === 0) continue;
    failed.push(name);
    console.error(`${name}\n\n${output.trim()}\n`);
  }
}
await Promise.all(LINES.map(follow));
const seconds = Math.round((Date.now() - started) / 1000);
console.log(
  failed.length === 0 ? `Every register has its rows (${seconds} s).` : `Rows are missing: ${failed.join('; ')}.`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
