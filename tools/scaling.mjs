// node tools/scaling.mjs <folder>: what docs/scaling.md measures, on a community that `npm run bench -- --rows <n> --keep <folder>`
// has filled: bytes a member, one process and three behind nginx, a replica. It leaves families in it.
import os from 'node:os';
import path from 'node:path';
import { rm } from 'node:fs/promises';
import { signIns } from './bench/callers.mjs';
import { layFoundation, runningParts } from './product/foundation.mjs';
import { measureReplica } from './scaling/replica.mjs';
import { measureTables } from './scaling/tables.mjs';
import { measureThroughput } from './scaling/throughput.mjs';
import { freePorts } from './system/ports.mjs';
import { Problem } from './system/problem.mjs';
import { runProgram } from './system/program.mjs';

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

async function scaling(dataDir) {
  load();
  const env = await onFoundation(dataDir, async (found, running) => {
    await measureTables({ databaseUrl: found.DATABASE_URL, say });
    const members = await signIns(found);
    await measureThroughput({ env: found, dataDir, members, running, say });
    return found;
  });
  load();
  const running = runningParts();
  try {
    await measureReplica({ env, dataDir, running, say });
  } finally {
    await running.stop();
    await rm(`${dataDir}-replica`, { recursive: true, force: true });
  }
  load();
}

await runProgram(async () => {
  if (!process.argv[2]) throw new Problem('Name the folder that npm run bench -- --keep has filled.');
  await scaling(path.resolve(process.argv[2]));
});
