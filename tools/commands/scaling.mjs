// node tools/commands/scaling.mjs <folder>: what docs/scaling.md measures, on a community that `npm run bench -- --rows <n> --keep <folder>`
// has filled: bytes a member, one process and three behind nginx, backups beside members, a replica. It leaves families in it.
// A second word, `tables`, `throughput`, `backup` or `replica`, measures that alone.
import os from 'node:os';
import path from 'node:path';
import { rm } from 'node:fs/promises';
import { signIns } from '../bench/callers.mjs';
import { layFoundation, runningParts } from '../product/foundation.mjs';
import { measureBackup } from '../scaling/backup.mjs';
import { measureReplica } from '../scaling/replica.mjs';
import { measureTables } from '../scaling/tables.mjs';
import { measureThroughput } from '../scaling/throughput.mjs';
import { freePorts } from '../system/ports.mjs';
import { Problem } from '../system/problem.mjs';
import { runProgram } from '../system/program.mjs';

const say = console.log;
const load = () => say(`machine load: ${os.loadavg()[0].toFixed(1)} on ${os.cpus().length} processors`);
const DEMO_MEMBERS = 60;

async function onFoundation(dataDir, work) {
  const running = runningParts();
  try {
    const settings = { dataDir, demoMembers: DEMO_MEMBERS, ports: await freePorts() };
    const { env } = await layFoundation(settings, { running, build: async () => {}, say: () => {} });
    return await work(env, running);
  } finally {
    await running.stop();
  }
}

async function replica(env, dataDir) {
  const running = runningParts();
  try {
    await measureReplica({ env, dataDir, running, say });
  } finally {
    await running.stop();
    await rm(`${dataDir}-replica`, { recursive: true, force: true });
  }
}

const ON_FOUNDATION = { tables: measureTables, throughput: measureThroughput, backup: measureBackup };
const PARTS = [...Object.keys(ON_FOUNDATION), 'replica'];

async function scaling(dataDir, parts) {
  load();
  const env = await onFoundation(dataDir, async (found, running) => {
    const members = await signIns(found);
    for (const part of parts) await ON_FOUNDATION[part]?.({ env: found, dataDir, members, running, say });
    return found;
  });
  load();
  if (parts.includes('replica')) await replica(env, dataDir);
  load();
}

await runProgram(async () => {
  const [, , folder, only] = process.argv;
  if (!folder) throw new Problem('Name the folder that npm run bench -- --keep has filled.');
  if (only !== undefined && !PARTS.includes(only))
    throw new Problem(`There is no "${only.slice(0, 40)}": choose from ${PARTS.join(', ')}.`);
  await scaling(path.resolve(folder), only === undefined ? PARTS : [only]);
});
