import { cp, glob, lstat, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { nodeFileTrace } from '@vercel/nft';
import { ROOT } from '../system/settings.mjs';

/** What a container of the API starts: the server, each command, and the programs that the server forks. */
const STARTED = ['main.js', 'operations/commands/*.js', '**/*-program.js'].map((file) => `apps/api/dist/${file}`);
/** Our own folders, with templates, fonts and lists; scripts that nothing reaches (the demonstration) and source maps stay behind. */
const OWN = ['apps/api/dist', 'libs/shared/dist', 'libs/shared/domain'];
/** Found by the name of the platform while it runs, which nothing in the sources tells. */
const BY_PLATFORM = [
  'node_modules/@myriaddreamin/typst-ts-node-compiler*/**',
  'node_modules/@node-rs/argon2*/**',
  'node_modules/@img/sharp-*/**',
];
/** What no process reads. Licences do go along: they are a condition of handing the packages on. */
const UNREAD = /\.(?:map|md|markdown|d\.[cm]?ts|[cm]?ts|tsx|flow)$|\/(?:include|man)\//;
const LICENCES = '{LICEN[CS]E,NOTICE,COPYING,LICEN[CS]E-*,LICEN[CS]E.*,NOTICE.*,COPYING.*,license,license.*}';
const PACKAGE = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;
const SCRIPT = /\.js$/;

async function found(patterns) {
  const files = [];
  for (const pattern of patterns) for await (const file of glob(pattern, { cwd: ROOT })) files.push(file);
  return files;
}

const isFile = async (file) => !(await lstat(path.join(ROOT, file))).isDirectory();

/** The files of the repository and its packages, relative to its root, that a container of the API needs. */
async function shipment() {
  const started = await found(STARTED);
  const { fileList } = await nodeFileTrace(
    started.map((file) => path.join(ROOT, file)),
    // A package that names what it exports has no other way in: without this its second form would come along.
    { base: ROOT, processCwd: path.join(ROOT, 'apps/api'), exportsOnly: true },
  );
  const packages = new Set([...fileList].map((file) => PACKAGE.exec(file)?.[0]).filter(Boolean));
  const native = (await found(BY_PLATFORM)).filter((file) => !UNREAD.test(file));
  const licences = await found([...packages].map((folder) => `${folder}/${LICENCES}`));
  const own = (await found(OWN.map((folder) => `${folder}/**`))).filter(
    (file) => !SCRIPT.test(file) || fileList.has(file),
  );
  const all = [...new Set([...fileList, ...native, ...licences, ...own])]
    .filter((file) => !file.endsWith('.map'))
    .sort();
  const files = [];
  for (const file of all) if (await isFile(file)) files.push(file);
  return files;
}

/** Writes them into a folder, links as links. */
export async function ship(folder) {
  const files = await shipment();
  await rm(folder, { recursive: true, force: true });
  for (const file of files) {
    const place = path.join(folder, file);
    await mkdir(path.dirname(place), { recursive: true });
    await cp(path.join(ROOT, file), place, { verbatimSymlinks: true, preserveTimestamps: true });
  }
  return sizesOf(files);
}

async function sizesOf(files) {
  const sizes = new Map();
  for (const file of files) {
    const name = PACKAGE.exec(file)?.[0] ?? OWN.find((own) => file.startsWith(own)) ?? 'manifests';
    sizes.set(name, (sizes.get(name) ?? 0) + (await lstat(path.join(ROOT, file))).size);
  }
  return sizes;
}
