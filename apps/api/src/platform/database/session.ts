/**
 * Session settings of each connection, independent of the server and its defaults: READ COMMITTED (no gap locks
 * between members' writes), and at most 5 s for a lock wait or a statement.
 */
import { connect, type Socket } from 'node:net';
import * as mysql from 'mysql2';
import { rememberingLookup } from './remembering-lookup.js';

const READ_COMMITTED = 'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED';
/** MariaDB and MySQL name their time limits differently; each runs its own comment. MySQL's covers SELECT only. */
const SHORT = `SET SESSION innodb_lock_wait_timeout = 5
  /*M!100100 , SESSION max_statement_time = 5 */
  /*!80000 , SESSION max_execution_time = 5000 */`;

/** Many ids come in one value: a row for each costs more than finding it. Beyond its limit a server cuts them off. */
const LONG_VALUES = 'SET SESSION group_concat_max_len = 4194304';

export const SESSION_OF_REQUESTS = [READ_COMMITTED, SHORT, LONG_VALUES] as const;
/**
 * Migrations and other commands may take long. But while one waits for a table, everyone who comes after waits behind
 * it: so it waits for less time than a request does, and tries again later (`retryOnLockWait`).
 */
export const SESSION_OF_COMMANDS = [READ_COMMITTED, 'SET SESSION lock_wait_timeout = 2'] as const;

/** Longer than a statement of a request may take. */
const SILENT_MS = 7000;
const PATIENCE_MS = 2000;

const lookup = rememberingLookup();

/** The socket of a new connection. */
const reach = ({ config: { host, port } }: { config: { host: string; port: number } }): Socket =>
  connect({ host, port, lookup, noDelay: true, keepAlive: true });

/** mysql2 that runs these statements on each new connection before handing it out. */
export const driverWith = (statements: readonly string[]): typeof mysql => ({
  ...mysql,
  createPool(options: mysql.PoolOptions | string) {
    const asked = typeof options === 'string' ? { uri: options } : options;
    const pool = mysql.createPool({ ...asked, stream: reach });
    pool.on('connection', (connection) => {
      survive(connection);
      for (const statement of statements)
        connection.query(statement, (error) => {
          if (error) connection.destroy();
        });
      if (statements === SESSION_OF_REQUESTS) dropIfSilent(connection);
    });
    return pool;
  },
});

/**
 * rate-limiter-flexible rolls back without a callback. If that fails, or the connection is lost, mysql2 emits the
 * error as an event, and an 'error' event without a listener ends the process.
 */
function survive(connection: mysql.PoolConnection): void {
  const nothing = (): void => undefined;
  connection.on('error', nothing);
  const rollback = connection.rollback.bind(connection);
  connection.rollback = (done = nothing) => rollback(done);
}

/**
 * A frozen server, or one whose network is lost, keeps its connections open and would be waited for without an end. A
 * connection on which nothing has come or gone for a while is asked for a sign of life; statements under way on one
 * that gives none fail as they do where the server is gone.
 */
function dropIfSilent(connection: mysql.PoolConnection): void {
  const { stream } = connection as unknown as { stream: Socket };
  stream.setTimeout(SILENT_MS).on('timeout', () => {
    const drop = setTimeout(() => stream.destroy(), PATIENCE_MS).unref();
    connection.ping(() => clearTimeout(drop));
  });
}
