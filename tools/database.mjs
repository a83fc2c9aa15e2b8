import { checkGivenDatabase } from './database/given.mjs';
import { runPrivateServer } from './database/server.mjs';

/**
 * The database the product runs on: the one at `databaseUrl`, else a private server kept in `dataDir`.
 * Returns {url, serverUrl, identity, diedEarly, stop}; `serverUrl` names no database: tests create their own on it;
 * `identity` stays the same for as long as a private server keeps its data, and is null for a given database.
 * `forTests` trades durability for speed.
 */
export async function openDatabase({ dataDir, databaseUrl = null, forTests = false, say = () => {} }) {
  if (databaseUrl) return checkGivenDatabase(databaseUrl);
  return runPrivateServer({ dataDir, forTests, say });
}
