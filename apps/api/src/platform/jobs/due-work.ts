import { Logger } from '@nestjs/common';
import { reasonOf } from '../errors/app-error.js';
import { runFailed } from './jobs.js';
import { OneAtATime } from './one-at-a-time.js';

interface Description<Row> {
  /** Context of its log lines. */
  readonly name: string;
  /** Begins the log line of a failure. */
  readonly failure: string;
  readonly due: () => Promise<readonly Row[]> | AsyncIterable<Row>;
  readonly carryOut: (row: Row) => Promise<unknown>;
  /** Follows the last row, with the number of rows. */
  readonly after?: (count: number) => Promise<unknown>;
}

/** Rows whose time has come: a row that fails is logged, makes the run a failed one, and holds up no other row. */
export class DueWork<Row> extends OneAtATime {
  constructor({ name, failure, due, carryOut, after }: Description<Row>) {
    const log = new Logger(name);
    const warn = (error: unknown): void => {
      runFailed();
      log.warn(`${failure}: ${reasonOf(error)}`);
    };
    super(async () => {
      let count = 0;
      try {
        for await (const row of await due()) {
          count += 1;
          await carryOut(row).catch(warn);
        }
        await after?.(count);
      } catch (error) {
        warn(error);
      }
    });
  }
}

/**
 * Members one batch after the other, until a batch is not full or no member of it succeeds. A member that fails is
 * logged, holds up no other, and is tried again at the next run.
 */
export async function inBatches<Row>(
  { size, next, failure }: { size: number; next: () => Promise<readonly Row[]>; failure: (reason: string) => void },
  carryOut: (row: Row) => Promise<unknown>,
): Promise<void> {
  let rows: readonly Row[];
  let done: number;
  do {
    rows = await next();
    done = 0;
    for (const row of rows)
      await carryOut(row).then(
        () => (done += 1),
        (error: unknown) => failure(reasonOf(error)),
      );
  } while (rows.length >= size && done > 0);
}
