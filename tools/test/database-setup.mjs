import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import makePaperFonts from '../build/paper-fonts.mjs';
import { openDatabase } from '../database/server.mjs';

/** One server for all of the API's tests; each worker creates its own databases on TEST_DATABASE_URL. */
export default async function setUp() {
  await makePaperFonts();
  if (process.env.TEST_DATABASE_URL) return;
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'kalyanam-test-'));
  const databaseUrl = process.env.DATABASE_URL || null;
  const database = await openDatabase({ dataDir, databaseUrl, forTests: true, say: console.log });
  process.env.TEST_DATABASE_URL = database.serverUrl;
  const close = async () => {
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  globalThis.closeTestDatabase = close;
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => void close().finally(() => process.exit(1)));
  }
}
