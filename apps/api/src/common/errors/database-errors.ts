/** Codes of the client and of both kinds of server for: unreachable, overloaded, or timed out. */
const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
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
/** ER_STATEMENT_TIMEOUT of MariaDB and ER_QUERY_TIMEOUT of MySQL: the client does not name both. */
const NUMBERS = new Set([1969, 3024]);
/** Messages of the client's pool, which have no code. */
const SENTENCES =
  /^(?:Queue limit reached\.|Pool is closed\.|Can't add new command when connection is in closed state)/;

/** The database is unreachable or overloaded: the request is fine, and retrying later may help. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, errno, message } = error as { code?: unknown; errno?: unknown; message?: unknown };
  return CODES.has(String(code)) || NUMBERS.has(Number(errno)) || SENTENCES.test(String(message));
}

/** The name of the unique key that an insert or update violated, or null for any other failure. */
export function duplicateKey(error: unknown): string | null {
  const { errno, sqlMessage } = error as { errno?: unknown; sqlMessage?: unknown };
  if (errno !== 1062 || typeof sqlMessage !== 'string') return null;
  return /for key '(?:[^'.]*\.)?([^']+)'/.exec(sqlMessage)?.[1] ?? '';
}
