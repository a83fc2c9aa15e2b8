/** Codes of the client and of both kinds of server for: unreachable, overloaded, read-only, full, or timed out. */
const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ECONNABORTED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'PROTOCOL_CONNECTION_LOST',
  'ER_SERVER_SHUTDOWN',
  'ER_CONNECTION_KILLED',
  'ER_QUERY_INTERRUPTED',
  'ER_QUERY_TIMEOUT',
  'ER_STATEMENT_TIMEOUT',
  'ER_LOCK_WAIT_TIMEOUT',
  'ER_LOCK_DEADLOCK',
  'ER_CON_COUNT_ERROR',
  'ER_TOO_MANY_USER_CONNECTIONS',
]);
/** By number, because the client does not name all of them, and names some as the other server does. */
const NUMBERS = new Set([
  1969, // statement time-out, MariaDB
  3024, // the same, MySQL
  1047, // a Galera node outside the primary component
  1290, // read-only, after a failover
  1836,
  1021, // disk or memory of the server full
  1037,
  1041,
  1114,
  4031, // the server closed an idle connection
  1152, // connection aborted
  1184,
  1045, // refused: an operator is changing the account's password or host
  1130,
]);
const REFUSED = new Set([1045, 1130]);
/** The server is up, but as a replica or cut off: pooled connections to it are of no more use. */
const DEMOTED = new Set([1047, 1290, 1836]);
/** Messages of the client's pool, which have no code. */
const SENTENCES =
  /^(?:Queue limit reached\.|Pool is closed\.|Can't add new command when connection is in closed state)/;

/** The database is unreachable or overloaded: the request is fine, and retrying later may help. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, errno, message } = error as { code?: unknown; errno?: unknown; message?: unknown };
  return CODES.has(String(code)) || NUMBERS.has(Number(errno)) || SENTENCES.test(String(message));
}

/** Name, password or host of the account are not accepted. */
export const isRefusedAccount = (error: unknown): boolean => REFUSED.has(Number((error as { errno?: unknown }).errno));

export const isDemotedServer = (error: unknown): boolean => DEMOTED.has(Number((error as { errno?: unknown }).errno));

/** The name of the unique key that an insert or update violated, or null for any other failure. */
export function duplicateKey(error: unknown): string | null {
  const { errno, sqlMessage } = error as { errno?: unknown; sqlMessage?: unknown };
  if (errno !== 1062 || typeof sqlMessage !== 'string') return null;
  return /for key '(?:[^'.]*\.)?([^']+)'/.exec(sqlMessage)?.[1] ?? '';
}
