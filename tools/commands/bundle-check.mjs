// node ../../tools/commands/bundle-check.mjs member|admin [--all]: whether each page of the build in dist loads within its budget.
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { BUDGETS } from '../build/budgets.mjs';
import { budgetsOf, complaints, firstLoads } from '../build/first-loads.mjs';

const [app, all] = process.argv.slice(2);
if (!BUDGETS[app]) {
  console.error(`Name the bundle to check: ${Object.keys(BUDGETS).join(', ')}.`);
  process.exit(2);
}

const files = await Array.fromAsync(glob('src/**/*.{ts,tsx}'));
const budgets = budgetsOf(BUDGETS[app], files);
const folder = path.resolve('dist');
const manifest = JSON.parse(await readFile(path.join(folder, '.vite/manifest.json'), 'utf8'));
const scripts = new Set(Object.values(manifest).map(({ file }) => file));
const sizes = new Map(
  await Promise.all([...scripts].map(async (file) => [file, gzipSync(await readFile(path.join(folder, file))).length])),
);
const loads = firstLoads(budgets, manifest, sizes).sort((one, other) => other.kB - one.kB);
const line = ({ page, kB, limit }) => `${page} loads ${kB.toFixed(1)} of ${limit} kB of JavaScript (gzip)`;
if (all) console.log(loads.map((load) => `${app}: ${line(load)}`).join('\n'));
const wrong = complaints(budgets, loads, files);
if (wrong.length > 0) {
  console.error(wrong.map((sentence) => `${app}: ${sentence}`).join('\n'));
  console.error('The budgets are in tools/build/budgets.mjs.');
  // A site's own name and addresses may take the last bytes of a budget, which is no reason not to build it.
  process.exit(process.env.BUDGETS === 'told' ? 0 : 1);
}
// The budget of which least is left is the next to be broken.
const tightest = loads.reduce((one, other) => (other.limit - other.kB < one.limit - one.kB ? other : one));
console.log(`${app}: ${loads.length} pages are within their budgets; least is left where ${line(tightest)}`);
