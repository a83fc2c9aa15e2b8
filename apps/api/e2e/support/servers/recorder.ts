import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Connection } from 'mysql2';

/** A folder where each different statement of the product is written; `npm run check:deep` explains them at size. */
const FOLDER = process.env['RECORD_STATEMENTS'];

/** Frames between the driver and the line of the product that asked. */
const FRAMES = 60;
/** Frames of this workspace, as `at async Cards.read (/…/apps/api/src/browse/cards.repository.ts:12:3)`. */
const FRAME =
  /at (?:async )?(?:(?<caller>\S+) (?:\[as \S+\] )?\()?(?:file:\/\/)?\S*?\/apps\/api\/(?<file>(?:src|e2e)\/[^:]+)/;
/** They fill or change a whole database, once. */
const ONCE = /^src\/(database|demo)\//;
const NAMED = /^(?!Promise\.|Object\.|Array\.|Set\.|Map\.)\w/;
const LONG_TEXT = 400;

interface Origin {
  file: string;
  caller: string;
}

/** The file that asked and the first of its functions with a name; null for a test's own statement. */
function originOf(stack: string): Origin | null {
  const frames = stack
    .split('\n')
    .map((line) => FRAME.exec(line)?.groups)
    .filter((frame) => frame?.['file'] && !frame['file'].startsWith('e2e/support/servers/recorder'));
  const file = frames[0]?.['file'];
  if (!file?.startsWith('src/') || ONCE.test(file)) return null;
  const named = frames.find((frame) => frame?.['file'] === file && NAMED.test(frame['caller'] ?? ''));
  return { file, caller: named?.['caller'] ?? '' };
}

function stackHere(): string {
  const before = Error.stackTraceLimit;
  Error.stackTraceLimit = FRAMES;
  const { stack = '' } = new Error();
  Error.stackTraceLimit = before;
  return stack;
}

/** The spec at work; a whole run names it before each of its tests (`e2e/together`). */
function specNow(): string {
  const { currentTestName = '', testPath = '' } = expect.getState();
  const named = /^\S+\.e2e-spec\.ts/.exec(currentTestName)?.[0];
  return named ?? testPath.replace(/^.*\/e2e\//, '');
}

/** As JSON that keeps moments and bytes apart from texts. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (value instanceof Date) return { moment: value.getTime() };
  if (Buffer.isBuffer(value)) return { bytes: value.subarray(0, LONG_TEXT).toString('hex') };
  if (typeof value === 'bigint') return String(value);
  if (typeof value === 'string') return value.slice(0, LONG_TEXT);
  return value ?? null;
}

/** The same for any number of rows or values in a list, and however its text is set. */
const folded = (sql: string): string =>
  sql
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\?(?:, ?\?)+/g, '?+')
    .replace(/\bIN \((?:\d+(?:, ?)?)+\)/g, 'IN (numbers)')
    .replace(/(\([^()]*\))(?:, ?\1)+/g, '$1+');

interface Asked {
  sql: string;
  values?: unknown;
}

/** The statements that each folder holds already. */
const folders = new Map<string, Set<string>>();
let clock = (): Date => new Date();
let isListening = false;

function record(asked: string | Asked, given: unknown): void {
  const { sql, values = given } = typeof asked === 'string' ? { sql: asked } : asked;
  const text = folded(sql);
  const missing = [...folders].filter(([, known]) => !known.has(text));
  if (missing.length === 0) return;
  const origin = originOf(stackHere());
  if (!origin) return;
  const kept = Array.isArray(values) ? plain(values) : [];
  const line = JSON.stringify({ text, sql, values: kept, at: clock().getTime(), spec: specNow(), ...origin });
  for (const [folder, known] of missing) {
    known.add(text);
    appendFileSync(join(folder, `${process.pid}.jsonl`), `${line}\n`);
  }
}

/** Every statement of every connection goes through these two. */
function listen(): void {
  isListening = true;
  for (const way of ['query', 'execute'] as const) {
    const ask = Connection.prototype[way] as (...given: unknown[]) => unknown;
    Object.defineProperty(Connection.prototype, way, {
      value(...given: unknown[]) {
        record(given[0] as string | Asked, given[1]);
        return ask.apply(this, given);
      },
    });
  }
}

/** Writes what the product asks from now on. Returns what ends it. */
export function recordInto(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  folders.set(folder, new Set());
  if (!isListening) listen();
  return () => void folders.delete(folder);
}

/** Records a whole run where it names a folder for it; moments are measured by this clock. */
export function recordRun(now: () => Date): void {
  clock = now;
  if (FOLDER && !folders.has(FOLDER)) recordInto(FOLDER);
}
