import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../system/settings.mjs';

const PLACES = ['apps/api', 'apps/member', 'apps/admin', 'libs/shared', 'libs/web', 'tools/build'];
const SINGLE_FILES = ['package-lock.json', 'tsconfig.base.json', 'tools/commands/bundle-check.mjs'];
const NOT_BUILT = new Set(['node_modules', 'dist', '.dev', 'e2e', 'test-results', '.swc']);
const BUILT = ['apps/api/dist/main.js', 'apps/member/dist/index.html', 'apps/admin/dist/index.html'];

async function filesBelow(folder) {
  const entries = await readdir(folder, { withFileTypes: true });
  const nested = entries.map((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return NOT_BUILT.has(entry.name) ? [] : filesBelow(file);
    return /\.spec\.tsx?$/.test(entry.name) ? [] : [file];
  });
  return (await Promise.all(nested)).flat();
}

/** The settings that a build puts into the SPAs. */
const settingsOfBuild = () => Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));

/** One hash over everything the builds read: contents of files, and settings. */
export async function hashSources() {
  const found = await Promise.all(PLACES.map((place) => filesBelow(path.join(ROOT, place))));
  const files = [...found.flat(), ...SINGLE_FILES.map((file) => path.join(ROOT, file))].sort();
  const contents = await Promise.all(files.map((file) => readFile(file)));
  const hash = createHash('sha256');
  files.forEach((file, index) => hash.update(`${path.relative(ROOT, file)}\0`).update(contents[index]));
  for (const setting of settingsOfBuild().sort()) hash.update(`${setting.join('=')}\0`);
  return hash.digest('hex');
}

export async function everythingBuilt() {
  const found = await Promise.all(BUILT.map((file) => stat(path.join(ROOT, file)).catch(() => null)));
  return found.every(Boolean);
}
