// Part of npm run check:deep: explains what the product asks on a large database (R90). docs/decisions/0161 says how.
// node tools/commands/plans.mjs [--recorded folder] [--rows 100000] [--limit 10000] [--database url]
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildApi } from '../build/build.mjs';
import { explainAll } from '../plans/explain.mjs';
import { layFoundation, runningParts } from '../product/foundation.mjs';
import { ROOT } from '../system/settings.mjs';
import { endCommands, runCommand } from '../system/commands.mjs';
import { freePorts } from '../system/ports.mjs';
import { describe } from '../system/problem.mjs';
import { onStopSignal } from '../system/stop-signal.mjs';

const say = console.log;
const OPTIONS = {
  recorded: { type: 'string' },
  rows: { type: 'string', default: '100000' },
  limit: { type: 'string', default: '10000' },
  database: { type: 'string' },
};

/** Runs the tests of the API, which write what the product asks to this folder. */
async function record(folder) {
  const env = { ...process.env, NX_DAEMON: 'false', RECORD_STATEMENTS: folder };
  const { code } = await runCommand('npm', ['run', 'e2e', '-w', '@kalyanam/api'], { cwd: ROOT, show: true, env });
  if (code === 0) return;
  say('Tests of the API failed; what they asked until then is explained.');
  process.exitCode = 1;
}

/** On a migrated database at this address, else on one of its own. */
async function withDatabase({ database, dataDir }, work) {
  if (database) return work(database);
  const running = runningParts();
  try {
    const settings = { dataDir, demoMembers: 0, ports: await freePorts(), forTests: true };
    const { env } = await layFoundation(settings, { running, build: buildApi, say });
    return await work(env.DATABASE_URL);
  } finally {
    await running.stop();
  }
}

function printRefused({ asker, spec, text, faults, plan }) {
  say(`\nrefused: ${asker} (${spec})`);
  for (const fault of faults) say(`  ${fault}`);
  say(`  ${text}`);
  for (const line of plan) say(`    ${line}`);
}

async function check(dataDir) {
  const { recorded, rows, limit, database } = parseArgs({ options: OPTIONS }).values;
  const folder = recorded ?? path.join(dataDir, 'statements');
  if (!recorded) await record(folder);
  const isWhole = !recorded;
  const found = await withDatabase({ database, dataDir }, (databaseUrl) =>
    explainAll(databaseUrl, { folder, rows: Number(rows), limit: Number(limit), say }),
  );
  for (const refused of found.refused) printRefused(refused);
  for (const { asker, text, message } of found.failed) say(`\nnot explained: ${asker}: ${message}\n  ${text}`);
  const unmet = isWhole ? found.unmet : [];
  for (const { asker, part } of unmet)
    say(`\nallowed, but not asked by any test: ${[asker, part].filter(Boolean).join(', ')}`);
  say(
    `\n${found.explained} statements explained on ${rows} members: ${found.refused.length} refused, ` +
      `${found.allowed} allowed by name, ${found.cut} without a row to begin with, ${found.failed.length} not explained`,
  );
  if (found.refused.length + found.failed.length + unmet.length > 0) process.exitCode = 1;
}

void onStopSignal().then(endCommands);
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'kalyanam-plans-'));
try {
  await check(dataDir);
} catch (error) {
  console.error(describe(error));
  process.exitCode = 1;
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
