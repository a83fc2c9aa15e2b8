// One run: fills a database, starts the product on it, measures, and shows the figures beside a floor of the same run.
import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildAll } from '../build/build.mjs';
import { layFoundation, runningParts } from '../product/foundation.mjs';
import { ROOT } from '../system/settings.mjs';
import { freePorts } from '../system/ports.mjs';
import { Problem } from '../system/problem.mjs';
import { callersOf, signIns } from './callers.mjs';
import { ownerToken } from './client.mjs';
import { addCommunity } from './community.mjs';
import { startFloor } from './floor.mjs';
import { measureFreshness } from './freshness.mjs';
import { tableBeside } from './measure.mjs';
import { measureMembers, verifiedMembers } from './member-side.mjs';
import { measureStars } from './stars.mjs';
import { startMeasured, untilIndexed, untilTabled } from './process-facts.mjs';
import { measureSignIns, measureUploads } from './rush.mjs';
import { compareRuns, floorOf, missed, printComparison, printTable, sentenceOf } from './tables.mjs';
import { measureTeam } from './team-side.mjs';

const say = console.log;
export const load = () => os.loadavg().map((figure) => Number(figure.toFixed(1)));

async function commit() {
  const { stdout } = await promisify(execFile)('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT }).catch(() => ({
    stdout: 'unknown',
  }));
  return stdout.trim();
}

/** The earlier run, read before anything is written or measured. */
async function readRun(file) {
  const run = await readFile(file, 'utf8').then(JSON.parse, () => null);
  if (Array.isArray(run?.rows) && run.rows.every(({ floor }) => floor)) return run;
  throw new Problem(`${file} is not what a run of npm run bench wrote.`);
}

/** Fills the database of `dataDir` unless it holds such a community already. The server then waits for no disk. */
async function fill({ rows, dataDir, demoMembers }) {
  const stamp = path.join(dataDir, 'community');
  const filled = await readFile(stamp, 'utf8').catch(() => null);
  if (filled === String(rows)) return null;
  if (filled) throw new Problem(`${dataDir} holds ${filled} members: name another folder, or as many.`);
  const running = runningParts();
  try {
    const settings = { dataDir, demoMembers, ports: await freePorts(), forTests: true };
    const { env } = await layFoundation(settings, { running, build: buildAll, say });
    const began = performance.now();
    await addCommunity(env.DATABASE_URL, rows, say);
    await writeFile(stamp, String(rows));
    return (performance.now() - began) / 1000;
  } finally {
    await running.stop();
  }
}

/** Prints the table, the comparison, and writes the JSON. */
export async function report(run, { compare } = {}) {
  say(`\n${run.members} members, ${run.processors} processors, commit ${run.commit}`);
  say(`machine load (1, 5, 15 minutes): ${run.load.before.join(' ')} before, ${run.load.after.join(' ')} after`);
  const { p50, perSecond } = run.floor;
  say(
    `floor, a bare server that reads twelve profiles by key: ${p50.toFixed(2)} ms, ${perSecond.toFixed(0)} requests/s\n`,
  );
  printTable(run.rows);
  if (compare) printComparison(compareRuns(compare, run), compare);
  const file = path.resolve('bench.json');
  await writeFile(file, `${JSON.stringify(run, null, 2)}\n`);
  say(`\nwritten to ${file}`);
}

/** What every run says of itself. */
export const factsOf = async (members, before, rows) => ({
  commit: await commit(),
  at: new Date().toISOString(),
  members,
  processors: os.cpus().length,
  load: { before, after: load() },
  floor: floorOf(rows),
  rows,
});

/** How the API starts on this database, and what its index costs; the API then still runs. */
async function measureStart({ env, dataDir, callers, running }) {
  const bare = await startMeasured({ env, dataDir }, { BROWSE_INDEX_MB: '0' });
  const { residentMb } = await bare.metrics();
  await bare.stop();
  const api = running.add(await startMeasured({ env, dataDir }));
  await api.metrics();
  const indexed = await untilIndexed(api, callers.pager(), dataDir);
  const tabled = await untilTabled(api, dataDir);
  const facts = {
    startMs: Math.round(api.startMs),
    indexedMs: Math.round(indexed.indexedMs),
    tabledMs: Math.round(tabled.tabledMs),
    listed: indexed.listed,
    buildSeconds: indexed.buildSeconds,
    indexMb: indexed.indexMb,
    residentMbWithoutIndex: Math.round(residentMb),
    residentMb: Math.round(tabled.residentMb),
    longestDelayWhileBuilding: Math.round(Math.max(indexed.longestDelayMs, tabled.longestDelayMs)),
  };
  say(
    `\nAPI ready in ${(facts.startMs / 1000).toFixed(1)} s, ${facts.listed} listed members indexed ` +
      `${(facts.indexedMs / 1000).toFixed(1)} s after its start (${facts.buildSeconds} s of work), ` +
      `all members tabled for the team after ${(facts.tabledMs / 1000).toFixed(1)} s.\n` +
      `Index ${facts.indexMb} MB; process ${facts.residentMbWithoutIndex} MB without, ${facts.residentMb} MB with it. ` +
      `Longest delay of the event loop meanwhile ${facts.longestDelayWhileBuilding} ms.`,
  );
  return { api, facts };
}

/**
 * Measures all that members do, and how soon another process sees a change. Returns the longest delay of the event
 * loop, in ms.
 */
async function measureMemberSide(table, { api, env, dataDir, members, callers, running }) {
  const strangers = callersOf(members.slice(members.length / 2));
  await measureMembers(table, api.api, { callers, strangers });
  await measureStars(table, { api: api.api, env, members, callers });
  const { longestDelayMs } = await api.metrics();
  say(`members: ${sentenceOf(missed(table.rows))}`);
  say(`Longest delay of the event loop while members asked: ${Math.round(longestDelayMs)} ms`);
  const second = running.add(await startMeasured({ env, dataDir }));
  await untilIndexed(second, callers.pager(), dataDir);
  await table.add(() => measureFreshness({ writeTo: api.api, readFrom: second.api }, env, members));
  await second.stop();
  await table.add(async () => measureSignIns(api.api, await verifiedMembers(env.DATABASE_URL)));
  await table.add(() => measureUploads(api.api, env));
  return Math.round(longestDelayMs);
}

async function measureTeamSide(table, { api, env }) {
  const before = table.rows.length;
  await measureTeam(table, env.DATABASE_URL, { api: api.api, token: await ownerToken(api.api) });
  say(`team: ${sentenceOf(missed(table.rows.slice(before)))}`);
}

/** Members, team, or both, and what the process costs. */
export async function measureRun(options, { dataDir, demoMembers }) {
  const compare = options.compare ? await readRun(options.compare) : null;
  await mkdir(dataDir, { recursive: true });
  const fillSeconds = await fill({ rows: options.rows, dataDir, demoMembers });
  if (fillSeconds !== null) say(`Filled in ${fillSeconds.toFixed(0)} s`);
  const before = load();
  const running = runningParts();
  try {
    const settings = { dataDir, demoMembers, ports: await freePorts() };
    const { env } = await layFoundation(settings, { running, build: async () => {}, say });
    const members = await signIns(env);
    const callers = callersOf(members.slice(0, members.length / 2));
    const { api, facts } = await measureStart({ env, dataDir, callers, running });
    const table = tableBeside(running.add(await startFloor(env.DATABASE_URL)));
    const common = { api, env, dataDir, members, callers, running };
    const start = { fillSeconds, ...facts };
    if (options.members) start.longestDelay = await measureMemberSide(table, common);
    if (options.team) await measureTeamSide(table, common);
    const run = { ...(await factsOf(demoMembers + options.rows, before, table.rows)), start };
    await report(run, { compare });
  } finally {
    await running.stop();
  }
}
