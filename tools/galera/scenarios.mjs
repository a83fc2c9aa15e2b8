// A cluster must withstand three parallel writers, the loss of the one writer behind the proxy, and the loss of the
// majority.
import path from 'node:path';
import { createConnection } from 'mysql2/promise';
import { Acts } from '../faults/acts.mjs';
import { send } from '../faults/client.mjs';
import { familiesAt } from '../faults/families.mjs';
import { outcomeOf } from '../faults/outcome.mjs';
import { openStage, underLoad } from '../faults/stage.mjs';
import { findCommand } from '../system/commands.mjs';
import { wait } from '../system/processes.mjs';
import { startCluster } from './cluster.mjs';
import { startProxy } from './proxy.mjs';

const WORK_MS = 12_000;
const WRITES_ON_ONE_ROW = 120;
const RECOVERY_SECONDS = 15;
const EXAMPLE = new URL('../../libs/shared/dist/contracts/registration.example.js', import.meta.url);

/** Nodes, and the proxy before them: `url` is the proxy's. */
async function serve({ dataDir, template, add }) {
  const nodes = await startCluster({ folder: dataDir, template, add });
  const first = await createConnection(nodes[0].url);
  await first.query("CREATE USER IF NOT EXISTS 'kalyanam_check'@'127.0.0.1'");
  await first.query("GRANT SELECT ON mysql.time_zone_leap_second TO 'kalyanam_check'@'127.0.0.1'");
  await first.end();
  const program = await findCommand('haproxy');
  const proxy = add(await startProxy({ nodes, program, logFile: path.join(dataDir, 'proxy.log') }));
  return { nodes, url: proxy.url };
}

/** How many answers were a failure of ours. */
const failures = (statuses, allowed = []) =>
  Object.entries(statuses).reduce(
    (sum, [status, count]) => sum + (Number(status) >= 500 && !allowed.includes(status) ? count : 0),
    0,
  );

const inTurn = (list) => {
  let turn = 0;
  return () => list[turn++ % list.length];
};

/** One member changes the same setting on all nodes at once: {status: count}. */
async function writeOneRow(apis) {
  const { registrationExample } = await import(EXAMPLE);
  const api = inTurn(apis.map(({ url }) => url));
  const acts = new Acts();
  const families = await familiesAt(api, acts);
  await families.live({ photos: false, codes: true });
  const [email] = acts.acknowledged('registration');
  const { password } = registrationExample();
  const login = await send(`${api()}/auth/login`, { json: { email, password } });
  const { token } = login.body.data ?? login.body;
  const put = (_, index) =>
    send(`${api()}/account/contact-visibility`, {
      method: 'PUT',
      token,
      json: { contactVisibility: index % 2 ? 'verified' : 'accepted' },
    });
  const statuses = {};
  for (const { status } of await Promise.all(Array.from({ length: WRITES_ON_ONE_ROW }, put)))
    statuses[status] = (statuses[status] ?? 0) + 1;
  return statuses;
}

const words = (statuses) =>
  Object.entries(statuses)
    .map(([status, count]) => `${count} x ${status}`)
    .join(', ');

async function threeWriters(place) {
  const stage = await openStage(place, 'three-writers', { serve });
  try {
    const apis = [];
    for (const { url } of stage.database.nodes) apis.push(await stage.startApi({ DATABASE_URL: url }));
    const oneRow = await writeOneRow(apis);
    const api = inTurn(apis.map(({ url }) => url));
    const load = await underLoad(api, () => wait(WORK_MS), { teamApi: () => apis[0].url });
    const outcome = await outcomeOf(stage, load);
    return outcome.and({
      limits: [
        { name: '5xx', value: failures(load.acts.statuses()), most: 0 },
        { name: '5xx of writes on one row', value: failures(oneRow), most: 0 },
      ],
      facts: [`${WRITES_ON_ONE_ROW} writes on one row by three nodes at once: ${words(oneRow)}`],
    });
  } finally {
    await stage.close();
  }
}

/** Behind the proxy, as it is deployed. */
async function lostWriter(place) {
  const stage = await openStage(place, 'lost-writer', { serve });
  try {
    const apis = [await stage.startApi(), await stage.startApi()];
    const api = inTurn(apis.map(({ url }) => url));
    let recovery;
    const load = await underLoad(
      api,
      async ({ acts }) => {
        await wait(WORK_MS / 2);
        const killedAt = performance.now();
        await stage.database.nodes[0].kill();
        await wait(WORK_MS);
        const after = acts.of('registration').filter(({ at, acknowledged }) => acknowledged && at > killedAt + 1000);
        recovery = after.length > 0 ? (Math.min(...after.map(({ at }) => at)) - killedAt) / 1000 : Infinity;
      },
      { team: false },
    );
    const outcome = await outcomeOf(stage, load);
    return outcome.and({
      limits: [
        { name: '5xx other than 503', value: failures(load.acts.statuses(), ['503']), most: 0 },
        { name: 'seconds until the next registration', value: recovery, most: RECOVERY_SECONDS },
      ],
      seconds: { 'killed until the next registration': [recovery] },
    });
  } finally {
    await stage.close();
  }
}

/** When no node may be written to, every caller is asked to come back, and nothing else. */
async function lostMajority(place) {
  const stage = await openStage(place, 'lost-majority', { serve });
  try {
    const { nodes } = stage.database;
    const behind = await stage.startApi();
    const alone = await stage.startApi({ DATABASE_URL: nodes[2].url });
    await Promise.all([nodes[0].kill(), nodes[1].kill()]);
    await wait(WORK_MS);
    const acts = new Acts();
    const families = await familiesAt(inTurn([behind.url, alone.url]), acts);
    for (let number = 0; number < 20; number += 1) await families.live({ photos: false, codes: false });
    const statuses = acts.statuses();
    const others = Object.entries(statuses).reduce((sum, [status, count]) => sum + (status === '503' ? 0 : count), 0);
    const deaths = stage.deaths();
    return {
      statuses,
      broken: [
        ...(others > 0 ? [`${others} answers other than 503`] : []),
        ...(deaths > 0 ? [`${deaths} processes ended by themselves`] : []),
      ],
    };
  } finally {
    await stage.close();
  }
}

export const SCENARIOS = [
  { name: 'three writers', run: threeWriters },
  { name: 'a lost writer', run: lostWriter },
  { name: 'a lost majority', run: lostMajority },
];
