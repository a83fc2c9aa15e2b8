/** What the client says of a server that it cannot reach, or has lost. */
const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'EADDRNOTAVAIL',
  'ENOTFOUND',
  'EAI_AGAIN',
  'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_SEQUENCE_TIMEOUT',
]);
/** Name, password or host of the account are not accepted: an operator is changing them. */
const REFUSED = new Set([1045, 1129, 1130, 1698, 1862, 3118]);
/** The server is up, but as a replica or cut off: pooled connections to it are of no more use. */
const DEMOTED = new Set([
  1047, // a Galera node outside the primary component
  1290, // read-only, after a failover
  1792,
  1836,
  3032, // in offline mode
]);
/** By number, because the client names some as the other kind of server does, and others not at all. */
const NUMBERS = new Set([
  ...REFUSED,
  ...DEMOTED,
  ...[1040, 1135, 1203, 1226], // too many connections, threads, or queries of the account
  ...[1021, 1037, 1038, 1041, 1114], // disk or memory of the server full
  ...[1053, 1152, 1158, 1159, 1160, 1161, 1184, 1927, 4031], // shutting down, or the connection is closed or disturbed
  ...[1317, 1969, 3024], // interrupted, or out of time: MariaDB's number, MySQL's
  ...[1020, 1205, 1213, 3101], // overtaken by others, however often it was tried (`retryOnConflict`)
  1180, // the cluster came apart at the commit
  3168, // not available yet
]);
/** Messages of the client's pool, which have no code. */
const SENTENCES =
  /^(?:Queue limit reached\.|Pool is closed\.|Can't add new command when connection is in closed state)/;

/** The database is unreachable or overloaded: the request is fine, and retrying later may help. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, errno, message } = error as { code?: unknown; errno?: unknown; message?: unknown };
  return CODES.has(String(code)) || NUMBERS.has(Number(errno)) || SENTENCES.test(String(message));
}

export const isRefusedAccount = (error: unknown): boolean => REFUSED.has(Number((error as { errno?: unknown }).errno));

export const isDemotedServer = (error: unknown): boolean => DEMOTED.has(Number((error as { errno?: unknown }).errno));

/** The name of the unique key that an insert or update violated, or null for any other failure. */
export function duplicateKey(error: unknown): string | null {
  const { errno, sqlMessage } = error as { errno?: unknown; sqlMessage?: unknown };
  if (errno !== 1062 || typeof sqlMessage !== 'string') return null;
  return /for key '(?:[^'.]*\.)?([^']+)'/.exec(sqlMessage)?.[1] ?? '';
}
