// npm run bench [-- --rows 100000]: what the main requests cost, beside a floor taken in the same run. Figures, never a test.
// npm run bench -- --members: without the team's.
// npm run bench -- --letters: how long ten thousand letters take, and what browse costs until then.
// npm run bench -- --photos: what it costs to mark an enlarged photo, and what browse costs meanwhile.
// npm run bench -- --abuse: how long the API's health waits while hostile bodies, pictures and paths are sent.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { abuse } from './bench/abuse.mjs';
import { ownerOf, read } from './bench/client.mjs';
import { addCommunity } from './bench/community.mjs';
import { startFloor } from './bench/floor.mjs';
import { printTable, summary, timesOf } from './bench/measure.mjs';
import { measureLetters, startAtEight } from './bench/letters.mjs';
import { measureMarks } from './bench/marks.mjs';
import { memberMeasures, verifiedMembers } from './bench/member-side.mjs';
import { rush } from './bench/rush.mjs';
import { teamMeasures } from './bench/team-side.mjs';
import { startProduct } from './product.mjs';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '0' },
    members: { type: 'boolean', default: false },
    letters: { type: 'boolean', default: false },
    photos: { type: 'boolean', default: false },
    abuse: { type: 'boolean', default: false },
  },
});
const ROWS = Number(values.rows);
/** With photos and passwords, so that they can log in; few compared with the bulk rows. */
const MEMBERS = Number(process.env.DEMO_MEMBERS ?? (ROWS > 0 ? 60 : 200));
const FLOOR_CALLS = 300;

async function measureAll(product) {
  const floor = await startFloor(product.env.DATABASE_URL);
  const rows = [];
  const measure = async (measures) => {
    for (const [name, work, times] of measures) rows.push({ name, ...summary(await timesOf(work, times)) });
  };
  await measure([['floor: bare server, twelve profiles by key', () => read(floor.url), FLOOR_CALLS]]);
  if (values.letters) rows.push(...(await measureLetters(product, console.log)));
  else if (values.photos)
    rows.push(...(await measureMarks(product.urls.api, await verifiedMembers(product.env.DATABASE_URL))));
  else await measureSides(product, { rows, measure });
  await floor.stop();
  return rows;
}

async function measureSides({ urls: { api }, env }, { rows, measure }) {
  const emails = await verifiedMembers(env.DATABASE_URL);
  await measure(await memberMeasures(api, emails));
  rows.push(...(await rush(api, emails)));
  if (!values.members) await measure(await teamMeasures(env.DATABASE_URL, await ownerOf(api)));
}

async function measureAbuse({ urls, env }) {
  const longest = await abuse(urls, await verifiedMembers(env.DATABASE_URL));
  console.log(`\nlongest wait of the health: ${longest.toFixed(0)} ms (on a quiet machine under 300)`);
}

async function measureRequests(product) {
  await addCommunity(product.env.DATABASE_URL, ROWS, console.log);
  const before = load();
  const rows = await measureAll(product);
  const facts = { members: MEMBERS + ROWS, processors: os.cpus().length, load: { before, after: load() } };
  console.log(`\n${facts.members} members, ${facts.processors} processors, one caller at a time`);
  console.log(`machine load (1, 5, 15 minutes): ${before.join(' ')} before, ${facts.load.after.join(' ')} after`);
  printTable(rows, rows[0].p50);
  const file = path.resolve('bench.json');
  await writeFile(file, `${JSON.stringify({ ...facts, at: new Date().toISOString(), rows }, null, 2)}\n`);
  console.log(`\nwritten to ${file}`);
}

const load = () => os.loadavg().map((figure) => figure.toFixed(1));

if (values.letters) startAtEight();
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'kalyanam-bench-'));
const product = await startProduct({ dataDir, demoMembers: MEMBERS, say: console.log });
try {
  await (values.abuse ? measureAbuse(product) : measureRequests(product));
} finally {
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
}
