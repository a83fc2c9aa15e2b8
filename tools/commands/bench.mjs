// npm run bench [-- --rows 1000000]: what requests cost, beside a floor taken in the same run. Figures, never a test.
// docs/performance.md says what each option does.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { abuse } from '../bench/abuse.mjs';
import { addCommunity } from '../bench/community.mjs';
import { startFloor } from '../bench/floor.mjs';
import { tableBeside } from '../bench/measure.mjs';
import { measureDigests, startAtEight } from '../bench/digests.mjs';
import { measureMarks } from '../bench/watermarks.mjs';
import { measurePapers } from '../bench/papers.mjs';
import { verifiedMembers } from '../bench/member-side.mjs';
import { benchOptions } from '../bench/options.mjs';
import { factsOf, load, measureRun, report } from '../bench/run.mjs';
import { startProduct } from '../product/product.mjs';
import { describe } from '../system/problem.mjs';

async function measureAbuse({ urls, env }) {
  const longest = await abuse(urls, await verifiedMembers(env.DATABASE_URL));
  console.log(`\nlongest wait of the health: ${longest.toFixed(0)} ms (on a quiet machine under 300)`);
}

async function measureAlone({ rows, digests, papers, abuse }, { dataDir, demoMembers }) {
  if (digests) startAtEight();
  const product = await startProduct({ dataDir, demoMembers, say: console.log });
  try {
    if (abuse) return await measureAbuse(product);
    await addCommunity(product.env.DATABASE_URL, rows, console.log);
    const before = load();
    const floor = await startFloor(product.env.DATABASE_URL);
    const table = tableBeside(floor);
    await table.add(async () => {
      if (digests) return measureDigests(product, console.log);
      const members = await verifiedMembers(product.env.DATABASE_URL);
      return papers ? measurePapers(product.urls.api, members) : measureMarks(product.urls.api, members);
    });
    await floor.stop();
    await report(await factsOf(demoMembers + rows, before, table.rows));
  } finally {
    await product.stop();
  }
}

async function bench() {
  const options = benchOptions(process.argv.slice(2));
  /** With photos and passwords, so that they can log in; few compared with the bulk rows. */
  const demoMembers = Number(process.env.DEMO_MEMBERS ?? (options.rows > 0 ? 60 : 200));
  const dataDir = options.keep ? path.resolve(options.keep) : await mkdtemp(path.join(os.tmpdir(), 'kalyanam-bench-'));
  const isAlone = options.digests || options.photos || options.papers || options.abuse;
  try {
    await (isAlone ? measureAlone : measureRun)(options, { dataDir, demoMembers });
  } finally {
    if (!options.keep) await rm(dataDir, { recursive: true, force: true });
  }
}

try {
  await bench();
} catch (error) {
  console.error(describe(error));
  process.exitCode = 1;
}
