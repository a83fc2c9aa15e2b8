import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SCREENS } from './table.mjs';

const HEIGHT = 420;

/** A page that shows the pictures of a folder side by side, in the order of the table. */
export async function writeGallery(folder) {
  const files = (await readdir(folder)).sort();
  const parts = SCREENS.flatMap(({ name }) => {
    const own = files.filter((file) => new RegExp(`^${name}-(390|1440)-`).test(file));
    const images = own.map((file) => `<img src="${file}" alt="${path.parse(file).name}" height="${HEIGHT}" />`);
    return own.length === 0 ? [] : [`## ${name}`, images.join('\n')];
  });
  const head = ['# The screens', 'Taken by `npm run screens` (`tools/screens/table.mjs`).'];
  await writeFile(path.join(folder, 'README.md'), `${[...head, ...parts].join('\n\n')}\n`);
}
