import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const KB = 1000;
/**
 * The whole first load of a screen: the entry, and the lazy parts that it needs before it shows. `whole` counts what
 * these parts fetch by themselves as well, such as a chart that loads after the figures.
 */
const BUDGETS = {
  member: [
    { screen: 'landing', parts: ['src/features/landing/landing.page.tsx'], limit: 90 * KB },
    {
      screen: 'browse',
      parts: ['src/app/router.tsx', 'src/app/member-area.tsx', 'src/features/browse/browse.page.tsx'],
      limit: 150 * KB,
    },
  ],
  admin: [
    {
      screen: 'first signed-in screen',
      parts: ['src/features/login/login.page.tsx', 'src/features/dashboard/dashboard.page.tsx'],
      whole: true,
      limit: 300 * KB,
    },
  ],
};
const ENTRY = 'index.html';

/** The JavaScript files that these modules load: themselves and their static imports, with `whole` the lazy ones of the parts as well. */
function loadedWith(manifest, parts, whole) {
  const seen = new Set();
  const visit = (key, lazy) => {
    if (seen.has(key)) return;
    seen.add(key);
    const { imports = [], dynamicImports = [] } = manifest[key];
    for (const next of lazy ? [...imports, ...dynamicImports] : imports) visit(next, lazy);
  };
  // The entry names the code of every page as lazy: only the parts are loaded.
  visit(ENTRY, false);
  for (const part of parts) visit(part, whole);
  return [...new Set([...seen].map((key) => manifest[key].file))].filter((file) => file.endsWith('.js'));
}

const exists = (file) =>
  access(file).then(
    () => true,
    () => false,
  );

async function gzipSize(folder, files) {
  const sizes = await Promise.all(files.map(async (file) => gzipSync(await readFile(path.join(folder, file))).length));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function check(app) {
  const folder = path.resolve('dist');
  const manifest = JSON.parse(await readFile(path.join(folder, '.vite/manifest.json'), 'utf8'));
  let within = true;
  for (const { screen, parts, whole = false, limit } of BUDGETS[app]) {
    const there = await Promise.all(parts.map(exists));
    const missing = parts.filter((_, index) => !there[index]);
    if (missing.length > 0) {
      console.error(`${app}: ${missing.join(', ')} is missing, so the budget of ${screen} cannot be checked.`);
      within = false;
      continue;
    }
    // A part without a chunk of its own is in the entry.
    const chunks = parts.filter((part) => manifest[part]);
    const size = await gzipSize(folder, loadedWith(manifest, chunks, whole));
    const verdict = size <= limit ? 'within' : 'OVER';
    console.log(
      `${app}: ${screen} loads ${(size / KB).toFixed(1)} kB of JavaScript (gzip), ${verdict} ${limit / KB} kB`,
    );
    within &&= size <= limit;
  }
  return within;
}

const app = process.argv[2];
if (!BUDGETS[app]) {
  console.error(`Name the bundle to check: ${Object.keys(BUDGETS).join(', ')}.`);
  process.exit(2);
}
process.exit((await check(app)) ? 0 : 1);
