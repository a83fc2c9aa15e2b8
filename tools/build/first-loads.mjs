/** What a page loads before it shows: reckoned from the manifest of a build, whose entries name their imports. */
const ENTRY = 'index.html';
/** A complaint names as many of the page's own scripts. */
const NAMED = 5;
const pageFile = (page) => `src/features/${page}.page.tsx`;
const PAGE = /^src\/features\/(.+)\.page\.tsx$/;

/** A budget for each page of an application: its row, or that of the others. */
export const budgetsOf = ({ others, rows }, files) => {
  const pages = files.map((file) => PAGE.exec(file)?.[1]).filter(Boolean);
  const rowOf = (page) => rows.find((row) => row.pages.includes(page)) ?? others;
  const named = rows.flatMap((row) => row.pages).filter((page) => !pages.includes(page));
  return [...pages, ...named].map((page) => {
    const { limit, beside, whole = false } = rowOf(page);
    return { page, limit, beside, whole };
  });
};

/**
 * The scripts of the entry and of these modules with all that they import; `whole` also counts the scripts that the
 * modules fetch on their own. The entry names the code of every page as lazy, which none of them loads.
 */
function scriptsOf(manifest, modules, whole) {
  const seen = new Set();
  const visit = (key, lazy) => {
    if (seen.has(key)) return;
    seen.add(key);
    const { imports = [], dynamicImports = [] } = manifest[key];
    for (const next of lazy ? [...imports, ...dynamicImports] : imports) visit(next, lazy);
  };
  visit(ENTRY, false);
  // A module without a chunk of its own is in one of the others.
  for (const module of modules.filter((key) => manifest[key])) visit(module, whole);
  return [...new Set([...seen].map((key) => manifest[key].file))].filter((file) => file.endsWith('.js'));
}

/** @param sizes bytes of each script */
export const firstLoads = (budgets, manifest, sizes) =>
  budgets.map(({ page, beside, whole = false, limit }) => {
    const scripts = scriptsOf(manifest, [...beside, pageFile(page)], whole);
    const kB = scripts.reduce((sum, file) => sum + sizes.get(file), 0) / 1000;
    const shared = new Set(scriptsOf(manifest, beside, whole));
    const own = scripts.filter((file) => !shared.has(file)).sort((one, other) => sizes.get(other) - sizes.get(one));
    return { page, kB, limit, largest: own.slice(0, NAMED).map((file) => `${file} ${sizes.get(file)} B`) };
  });

/**
 * The complaints, in sentences.
 * @param files all modules there are
 */
export function complaints(budgets, loads, files) {
  const there = new Set(files);
  const named = new Set(budgets.map(({ page }) => pageFile(page)));
  return [
    ...[...new Set([...named, ...budgets.flatMap(({ beside }) => beside)])]
      .filter((file) => !there.has(file))
      .map((file) => `${file} has a budget and is not there.`),
    ...loads.filter(({ kB, limit }) => kB > limit).map(overrun),
  ];
}

const overrun = ({ page, kB, limit, largest }) =>
  `${page} loads ${kB.toFixed(1)} kB of JavaScript (gzip), ${(kB - limit).toFixed(1)} kB over its ${limit} kB. ` +
  `Fetch later what its first screen can do without. The largest: ${largest.join(', ')}.`;
