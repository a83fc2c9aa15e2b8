import { execFile } from 'node:child_process';
import { globSync, lstatSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startBuilt } from '../support/servers/built-server.js';
import { freshDatabase } from '../support/servers/database.js';

const SHIP = join(process.cwd(), '../../tools/commands/ship.mjs');
/** Own layers of the image, in bytes: an archive, in which each file has a head and fills blocks. */
const LARGEST = 100_000_000;
const BLOCK = 512;
const inLayer = (file: string): number => BLOCK + Math.ceil(lstatSync(file).size / BLOCK) * BLOCK;
/** Modules that begin to work when they are loaded. */
const PROGRAMS = /\/(?:main|commands\/[^/]+|[^/]+-program)\.js$/;

/** Native code, which is found by the name of the platform, does its work. */
const NATIVE = `
  const { hash } = await import('@node-rs/argon2');
  const { default: sharp } = await import('sharp');
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler');
  const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } });
  console.log((await hash('x')).slice(0, 9), (await picture.jpeg().toBuffer()).length > 0);
  console.log(NodeCompiler.create({ workspace: '.' }).pdf({ mainFileContent: 'text' }).subarray(0, 4).toString());
`;

describe('what the image of the API holds', () => {
  let folder: string;
  let api: string;
  let files: string[];

  const run = async (...args: string[]): Promise<string> =>
    (await promisify(execFile)(process.execPath, args, { cwd: api })).stdout;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kalyanam-shipment-'));
    api = join(folder, 'apps/api');
    await promisify(execFile)(process.execPath, [SHIP, folder]);
    files = globSync('**', { cwd: folder }).filter((file) => lstatSync(join(folder, file)).isFile());
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('is small, and nothing in it is there for a developer or a reader', () => {
    expect(files.reduce((sum, file) => sum + inLayer(join(folder, file)), 0)).toBeLessThan(LARGEST);
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
    const packages = files.filter((file) => file.includes('node_modules/'));
    expect(
      packages.filter((file) => /\.(?:map|d\.ts)$|\/(?:README|CHANGELOG)\.md$|swagger-ui-bundle/i.test(file)),
    ).toEqual([]);
    expect(packages.filter((file) => /node_modules\/(?:typescript|@types|jest)\//.test(file))).toEqual([]);
    expect(files.filter((file) => file.startsWith('apps/api/dist/operations/demo/'))).toEqual([]);
    expect(files).toContain('node_modules/fastify/LICENSE');
  });

  it('has every module that another one loads', async () => {
    const modules = files
      .filter((file) => /^(?:apps\/api|libs\/shared)\/dist\/.*\.js$/.test(file) && !PROGRAMS.test(file))
      .map((file) => join(folder, file));
    const loaded = await run(
      '--input-type=module',
      '-e',
      `await import('reflect-metadata');
       for (const file of ${JSON.stringify(modules)}) await import(file);
       console.log('loaded');`,
    );
    expect(loaded.trim()).toBe('loaded');
    expect(await run('--input-type=module', '-e', NATIVE)).toBe('$argon2id true\n%PDF\n');
  });

  it('starts, is ready, and describes itself', async () => {
    const server = await startBuilt(
      { DATABASE_URL: await freshDatabase(), STORAGE_DIR: join(folder, 'storage') },
      join(api, 'dist/main.js'),
    );
    expect((await fetch(`${server.url}/openapi.json`)).status).toBe(200);
    expect(await server.stop()).toEqual([0, null]);
  });
});
