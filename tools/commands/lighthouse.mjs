// npm run lighthouse [-- --runs 3] [address]: Lighthouse (mobile) on six pages of a running product.
// npm run lighthouse -- --slow [--waterfall]: the same pages with an empty cache at 400 kbit/s and 300 ms.
// npm run lighthouse -- --presses: from a press to its answer, on a processor slowed four times.
import { parseArgs } from 'node:util';
import { shortfalls, tableOf } from '../speed/figures.mjs';
import { interactions } from '../speed/interactions.mjs';
import { lighthouseScores } from '../speed/scores.mjs';
import { slowLoads } from '../speed/slow.mjs';
import { describe } from '../system/problem.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '1' },
    presses: { type: 'boolean', default: false },
    slow: { type: 'boolean', default: false },
    waterfall: { type: 'boolean', default: false },
  },
});
const address = (positionals[0] ?? `http://localhost:${process.env.MEMBER_PORT ?? 4200}`).replace(/\/$/, '');
const measure = values.presses ? interactions : values.slow ? slowLoads : lighthouseScores;

try {
  const rows = await measure({ address, runs: Math.max(1, Number(values.runs)), waterfall: values.waterfall });
  console.log(
    tableOf(rows.map(({ place, figures, element }) => ({ place, ...figures, ...(element && { element }) }))).join('\n'),
  );
  for (const { place, failed = [] } of rows) if (failed.length > 0) console.log(`${place} fails ${failed.join(', ')}`);
  const missed = rows.flatMap(({ place, figures, limits }) => shortfalls(place, figures, limits));
  if (missed.length > 0) console.log(`\n${missed.join('\n')}`);
  process.exit(missed.length > 0 ? 1 : 0);
} catch (error) {
  console.error(describe(error));
  process.exit(2);
}
