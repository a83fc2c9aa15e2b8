// npm run restore-drill -- <folder>: whether a backup would bring the product back, tried out, in seconds.
// docs/operations/backup.md says what it does, and what it is given.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buildApi } from '../build/build.mjs';
import { drillOptions } from '../drill/options.mjs';
import { backUpDemonstration, backUpProduct } from '../drill/source.mjs';
import { runSteps } from '../drill/steps.mjs';
import { endCommands } from '../system/commands.mjs';
import { describe } from '../system/problem.mjs';
import { onStopSignal } from '../system/stop-signal.mjs';

const say = console.log;

async function backupFor({ folder, demonstration }, work) {
  if (folder) return { folder, env: {} };
  return demonstration ? backUpDemonstration(work, demonstration, say) : backUpProduct(work, say);
}

void onStopSignal().then(endCommands);
const work = await mkdtemp(path.join(os.tmpdir(), 'kalyanam-drill-'));
const began = performance.now();
try {
  const options = drillOptions(process.argv.slice(2));
  await buildApi(say);
  const { folder, env } = await backupFor(options, work);
  await runSteps({ folder, env, database: options.database, work, say });
  say(`\nYes: this backup brings the product back (${((performance.now() - began) / 1000).toFixed(0)} s in all).`);
} catch (error) {
  console.error(`\nNo: ${describe(error)}`);
  process.exitCode = 1;
} finally {
  await rm(work, { recursive: true, force: true });
}
