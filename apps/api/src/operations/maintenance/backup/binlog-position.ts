/** The position of the server's binary log when the snapshot began, in the terms of mariadb-binlog and mysqlbinlog. */
export type BinlogPosition =
  | { readonly state: 'noted'; readonly file: string; readonly position: number; readonly gtid: string | null }
  /** The server keeps no binary log: nothing after the backup can be brought back. */
  | { readonly state: 'off' }
  | { readonly state: 'unknown'; readonly reason: string };

type Row = Record<string, unknown>;
type Query = (sql: string, values?: unknown[]) => Promise<unknown>;

const SNAPSHOT = 'START TRANSACTION WITH CONSISTENT SNAPSHOT';
const NO_RIGHTS = new Set([1044, 1045, 1142, 1227]);
const SYNTAX = 1064;
const BUSY = 1205;
const errno = (error: unknown): number => Number((error as { errno?: unknown }).errno);

/** Begins the transaction whose reads all see one moment, and finds the position of the binary log at that moment. */
export async function beginSnapshot(query: Query): Promise<BinlogPosition> {
  const rows = async (sql: string, values?: unknown[]) => (await query(sql, values)) as Row[];
  await query('SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ');
  const [server] = await rows('SELECT VERSION() AS version, @@log_bin AS isOn');
  const isMariaDb = String(server?.['version']).includes('MariaDB');
  if (Number(server?.['isOn']) !== 1) {
    await query(SNAPSHOT);
    return { state: 'off' };
  }
  return isMariaDb ? onMariaDb(query, rows) : onMySql(query, rows);
}

type Rows = (sql: string, values?: unknown[]) => Promise<Row[]>;

/** MariaDB keeps the position of each snapshot for every account. */
async function onMariaDb(query: Query, rows: Rows): Promise<BinlogPosition> {
  await query(SNAPSHOT);
  const status = new Map(
    (await rows(`SHOW STATUS LIKE 'binlog\\_snapshot\\_%'`)).map((row) =>
      Object.values(row).map(String).slice(0, 2),
    ) as [string, string][],
  );
  const values = new Map([...status].map(([name, value]) => [name.toLowerCase(), value]));
  const file = values.get('binlog_snapshot_file');
  const position = Number(values.get('binlog_snapshot_position'));
  if (!file || !(position > 0)) return { state: 'unknown', reason: 'the server does not tell it' };
  const [found] = await rows('SELECT BINLOG_GTID_POS(?, ?) AS gtid', [file, position]);
  return { state: 'noted', file, position, gtid: textOf(found?.['gtid']) };
}

/** MySQL does not: for an instant nothing is written, while the snapshot begins and the position is read. */
async function onMySql(query: Query, rows: Rows): Promise<BinlogPosition> {
  try {
    await query('FLUSH TABLES WITH READ LOCK');
  } catch (error) {
    await query(SNAPSHOT);
    if (NO_RIGHTS.has(errno(error))) return { state: 'unknown', reason: 'the account lacks the right RELOAD' };
    if (errno(error) === BUSY) return { state: 'unknown', reason: 'the tables were in use for too long' };
    throw error;
  }
  try {
    await query(SNAPSHOT);
    return await statusOnMySql(rows);
  } finally {
    await query('UNLOCK TABLES');
  }
}

async function statusOnMySql(rows: Rows): Promise<BinlogPosition> {
  try {
    const [status] = await rows('SHOW BINARY LOG STATUS').catch((error: unknown) => {
      // Before 8.2.
      if (errno(error) === SYNTAX) return rows('SHOW MASTER STATUS');
      throw error;
    });
    const file = textOf(status?.['File']);
    if (file === null) return { state: 'unknown', reason: 'the server does not tell it' };
    const gtid = textOf(status?.['Executed_Gtid_Set'])?.replaceAll('\n', '') ?? null;
    return { state: 'noted', file, position: Number(status?.['Position']), gtid };
  } catch (error) {
    if (!NO_RIGHTS.has(errno(error))) throw error;
    return { state: 'unknown', reason: 'the account lacks the right REPLICATION CLIENT' };
  }
}

/** For the operator. */
export function sentenceOf(binlog: BinlogPosition): string {
  if (binlog.state === 'off')
    return 'The server keeps no binary log: what comes after this backup cannot be brought back.';
  if (binlog.state === 'unknown') return `The position of the binary log is not known: ${binlog.reason}.`;
  const gtid = binlog.gtid === null ? '' : `, GTID ${binlog.gtid}`;
  return `What came after it begins in the binary log ${binlog.file} at ${binlog.position}${gtid}.`;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
