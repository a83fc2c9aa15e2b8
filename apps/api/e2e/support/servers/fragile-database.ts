import { DEEP } from './deep.js';
import { openLine } from '../requests/line.js';
import { ownDatabase } from './own-database.js';

/** A database that a test may take away. */
export interface FragileDatabase {
  /** The address at which an API reaches it. */
  reachedAt(url: string): string;
  freeze(): Promise<void>;
  thaw(): Promise<void>;
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** `npm run check:deep` stops a server; `npm test`, whose server is for everyone, only the way to it. */
export const fragileDatabase = (): Promise<FragileDatabase> => (DEEP ? aServer() : aWay());

async function aServer(): Promise<FragileDatabase> {
  const server = await ownDatabase();
  const shared = process.env['TEST_DATABASE_URL'];
  process.env['TEST_DATABASE_URL'] = server.url;
  return {
    reachedAt: (url) => url,
    freeze: () => server.does('freeze'),
    thaw: () => server.does('thaw'),
    restart: () => server.does('restart'),
    close() {
      process.env['TEST_DATABASE_URL'] = shared;
      return server.end();
    },
  };
}

async function aWay(): Promise<FragileDatabase> {
  const line = await openLine(process.env['TEST_DATABASE_URL'] ?? '');
  const become = (...states: Parameters<typeof line.become>[0][]): Promise<void> => {
    for (const state of states) line.become(state);
    return Promise.resolve();
  };
  return {
    reachedAt: (url) => url.replace(/:\d+\//, `:${line.port}/`),
    freeze: () => become('silent'),
    thaw: () => become('open'),
    restart: () => become('cut', 'open'),
    close: () => line.close(),
  };
}
