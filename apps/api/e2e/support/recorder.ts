import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Connection } from 'mysql2';

/** A folder where each different statement of the product is written; `npm run check:deep` explains them at size. */
const FOLDER = process.env['RECORD_STATEMENTS'];

/** Frames between the driver and the line of the product that asked. */
const FRAMES = 60;
/** Frames of this workspace, as `at async Cards.read (/…/apps/api/src/browse/cards.repository.ts:12:3)`. */
const FRAME = /at (?:async )?(?:(?<caller>\S+) (?:\[as \S+\] )?\()?(?:file:\/\/)?\S*?\/apps\/api\/(?<file>(?:src|e2e)\/[^:]+)/;
/** They fill or change a whole database, once. */
const ONCE = /^src\/(database|demo)\//;
const LONG_TEXT = 400;

interface Origin {
  file: string;
  caller: string;
}

/** Who asked: null for a test's own statement. */
function originOf(stack: string): Origin | null {
  for (const line of stack.split('\n')) {
    const { file, caller = '' } = FRAME.exec(line)?.groups ?? {};
    if (!file || file.startsWith('e2e/support/recorder')) continue;
    return file.startsWith('src/') && !ONCE.test(file) ? { file, caller } : null;
  }
  return null;
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
    .replace(/(\([^()]*\))(?:, ?\1)+/g, '$1+');

const seen = new Set<string>();

function record(folder: string, now: () => Date, asked: unknown, given: unknown): void {
  const { sql, values } = (typeof asked === 'string' ? { sql: asked, values: given } : asked) as {
    sql: string;
    values?: unknown;
  };
  const text = folded(sql);
  if (seen.has(text)) return;
  const origin = originOf(stackHere());
  if (!origin) return;
  seen.add(text);
  const row = { text, sql, values: plain(values ?? []), at: now().getTime(), spec: specNow(), ...origin };
  appendFileSync(join(folder, `${process.pid}.jsonl`), `${JSON.stringify(row)}\n`);
}

let clock: () => Date = () => new Date();

/** Records, where a folder is named for it, what the product asks by any connection; moments are told by this clock. */
export function recordStatements(now: () => Date): void {
  const isRecording = FOLDER !== undefined && Object.hasOwn(Connection.prototype, 'query');
  clock = now;
  if (!FOLDER || isRecording) return;
  const folder = FOLDER;
  mkdirSync(folder, { recursive: true });
  for (const way of ['query', 'execute'] as const) {
    const ask = Connection.prototype[way] as (...given: unknown[]) => unknown;
    Object.defineProperty(Connection.prototype, way, {
      value(...given: unknown[]) {
        record(folder, clock, given[0], given[1]);
        return ask.apply(this, given);
      },
    });
  }
}
