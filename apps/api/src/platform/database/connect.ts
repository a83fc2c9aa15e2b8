import { setTimeout as delay } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { isDatabaseAway, isRefusedAccount } from './errors.js';
import { dataSourceOptions, type DatabaseAccess } from './data-source.js';

const WAIT_MS = 60_000;
const PAUSE_MS = 1000;

/**
 * Connects, waiting up to a minute for a server that is not there yet: in a cluster everything starts together.
 * @throws the error of the last attempt; immediately for errors that waiting does not fix
 */
export async function connect<D extends DataSource>(source: D): Promise<D> {
  const until = Date.now() + WAIT_MS;
  for (;;) {
    try {
      await source.initialize();
      return source;
    } catch (error) {
      if (!isDatabaseAway(error) || isRefusedAccount(error) || Date.now() > until) throw error;
      process.stderr.write(`The database does not answer yet (${(error as { code?: string }).code ?? 'no code'}).\n`);
    }
    await delay(PAUSE_MS);
  }
}

export async function waitForDatabase(access: DatabaseAccess): Promise<void> {
  const source = await connect(new DataSource(dataSourceOptions(access, 1)));
  await source.destroy();
}
