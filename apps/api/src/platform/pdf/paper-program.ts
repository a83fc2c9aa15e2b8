/**
 * Makes documents in a process of its own, with typst. Native code at work cannot be interrupted, but a process can be
 * ended, and its 50 MB are gone when no document was needed for a while. It runs from source too, so that imports are
 * named by their own ending.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import type { NodeCompiler, NodeTypstCompileResult } from '@myriaddreamin/typst-ts-node-compiler';
import { drawableBy } from './paper-letters.ts';

export interface PaperJob {
  /** typst of the product. */
  readonly template: string;
  /** JSON. */
  readonly data: string;
  readonly pictures: Readonly<Record<string, Uint8Array>>;
  readonly as: 'pdf' | 'svg';
  /** In points, the largest first. */
  readonly sizes: readonly number[];
  /** The first size that needs no more is taken, else the first with the fewest. */
  readonly pages: number;
}

export type PaperAnswer =
  | { readonly done: Buffer; readonly pages: number }
  /** What typst said, for those who write documents. */
  | { readonly refused: string }
  /** The native part is not there on this platform. */
  | { readonly missing: true };

/** Between -20 and 19, where 0 is the priority of other processes: requests of pages never wait for a document. */
const LOWER_PRIORITY = 2;
/** Size of letters, in points. */
const SIZE = 10.5;
/**
 * What none of the last documents needed is let go from typst's cache, which takes a millisecond: so only now and then.
 */
const EVICTING = { every: 5, age: 4 };
const FONTS = join(import.meta.dirname, 'ttf');

/** Its name is an argument, so that its absence can be tried. */
const COMPILER = process.argv[2] ?? '';

interface Loaded {
  readonly compiler: NodeCompiler;
  readonly drawable: (text: string) => string;
}

async function load(): Promise<Loaded | null> {
  try {
    const { default: typst } = (await import(COMPILER)) as { default: { NodeCompiler: typeof NodeCompiler } };
    const fontBlobs = readdirSync(FONTS)
      .filter((name) => name.endsWith('.ttf'))
      .map((name) => readFileSync(join(FONTS, name)));
    const compiler = typst.NodeCompiler.create({ workspace: import.meta.dirname, fontArgs: [{ fontBlobs }] });
    return { compiler, drawable: drawableBy(fontBlobs) };
  } catch {
    return null;
  }
}

let loading: Promise<Loaded | null> | undefined;
let answered = 0;

function fitting(compiler: NodeCompiler, job: PaperJob): NodeTypstCompileResult {
  let best = compiledAt(compiler, job, job.sizes[0]);
  for (const size of job.sizes.slice(1)) {
    if (pagesOf(best) <= job.pages) break;
    const next = compiledAt(compiler, job, size);
    if (pagesOf(next) < pagesOf(best)) best = next;
  }
  return best;
}

const pagesOf = ({ result }: NodeTypstCompileResult): number => result?.numOfPages ?? 0;

/**
 * What members wrote comes in as a value, which typst never reads as its own language. It is a file, since other
 * `inputs` would make typst forget all that it has laid out before.
 */
function compiledAt(compiler: NodeCompiler, { template, data }: PaperJob, size = SIZE): NodeTypstCompileResult {
  give(compiler, 'given.json', Buffer.from(`{"data":${data},"size":${size}}`));
  return compiler.compile({ mainFileContent: template });
}

const give = (compiler: NodeCompiler, name: string, bytes: Buffer): void =>
  compiler.mapShadow(join(import.meta.dirname, name), bytes);

function made({ compiler, drawable }: Loaded, job: PaperJob): PaperAnswer {
  const compiled = fitting(compiler, { ...job, data: eachText(job.data, drawable) });
  const document = compiled.result;
  if (!document) {
    const error = compiled.takeDiagnostics();
    const said = error ? (compiler.fetchDiagnostics(error) as { message: string }[]) : [];
    return { refused: said.map(({ message }) => message).join('; ') };
  }
  const done = job.as === 'pdf' ? compiler.pdf(document) : Buffer.from(compiler.plainSvg(document));
  return { done, pages: document.numOfPages };
}

const eachText = (json: string, change: (text: string) => string): string =>
  JSON.stringify(JSON.parse(json, (_key, value: unknown) => (typeof value === 'string' ? change(value) : value)));

async function answer(job: PaperJob): Promise<PaperAnswer> {
  const loaded = await (loading ??= load());
  if (!loaded) return { missing: true };
  const { compiler } = loaded;
  try {
    for (const [name, bytes] of Object.entries(job.pictures)) give(compiler, name, Buffer.from(bytes));
    return made(loaded, job);
  } catch (error) {
    return { refused: error instanceof Error ? error.message : 'unknown' };
  } finally {
    compiler.resetShadow();
    answered += 1;
    if (answered % EVICTING.every === 0) compiler.evictCache(EVICTING.age);
  }
}

setPriority(LOWER_PRIORITY);
process.on('message', (job: PaperJob) => void answer(job).then((found) => process.send?.(found)));
// Ends with the API's process, and not before: a signal to the whole group would cut off documents under way.
process.on('disconnect', () => process.exit());
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
