// The fonts of the documents as TTF: typst reads no WOFF2. They are made from the fonts of the pages (apps/api/src/platform/pdf/fonts/README.md).
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { decompress } from 'wawoff2';

const root = path.resolve(import.meta.dirname, '../..');
const mukta = path.join(root, 'node_modules/@fontsource/mukta/files');
const paper = path.join(root, 'apps/api/src/platform/pdf');
const cut = path.join(paper, 'fonts');
const made = path.join(paper, 'ttf');

async function sources() {
  const own = (await readdir(cut)).filter((name) => name.endsWith('.woff2')).map((name) => path.join(cut, name));
  return [...own, path.join(mukta, 'mukta-latin-600-normal.woff2')];
}

/** Writes the file whole or not at all, since tests of several processes may begin together. */
async function make(source) {
  const file = path.join(made, `${path.basename(source, '.woff2')}.ttf`);
  if (existsSync(file)) return;
  const part = `${file}.${process.pid}`;
  await writeFile(part, await decompress(await readFile(source)));
  await rename(part, file);
}

export default async function makePaperFonts() {
  await mkdir(made, { recursive: true });
  for (const source of await sources()) await make(source);
}

if (import.meta.main) await makePaperFonts();
