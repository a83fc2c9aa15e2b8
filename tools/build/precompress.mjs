import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest']);
const SMALLEST = 1024;

/** Writes a .br and a .gz next to each text file of the build in the working directory. */
async function precompress(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.has(path.extname(entry.name)))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !file.includes(`${path.sep}.vite${path.sep}`));
  await Promise.all(files.map(compressFile));
}

async function compressFile(file) {
  const contents = await readFile(file);
  if (contents.length < SMALLEST) {
    await Promise.all([rm(`${file}.br`, { force: true }), rm(`${file}.gz`, { force: true })]);
    return;
  }
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: contents.length };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(contents, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(contents, { level: 9 }));
}

await precompress(path.resolve('dist'));
