/**
 * What a backup is: a folder with `tables/<table>.sql.gz` (INSERT statements, one a line), `files/<key>`, `backup.json`
 * (these facts) and `SHA256SUMS` over all of it, written last, so that an interrupted backup has none.
 */
export const FACTS_FILE = 'backup.json';
export const SUMS_FILE = 'SHA256SUMS';

export interface TableFacts {
  readonly rows: number;
  /** The next auto-increment value, so that ids of deleted rows are not reused. Null for a table without. */
  readonly nextId: number | null;
}

export interface BackupFacts {
  readonly format: 1;
  /** Moment of the tables' snapshot, ISO, UTC. */
  readonly takenAt: string;
  /** Names of the migrations that made the tables, in order. */
  readonly migrations: readonly string[];
  /** Ids of the keys in DATA_KEYS; the keys themselves are not in a backup. */
  readonly keyIds: readonly string[];
  readonly tables: Readonly<Record<string, TableFacts>>;
  /** Files that rows name and storage did not have; not in backups made before they were counted. */
  readonly missing?: number;
  /** How many lines SHA256SUMS has. */
  readonly parts: number;
}

export const tablePart = (table: string): string => `tables/${table}.sql.gz`;
export const FILES_FOLDER = 'files/';
export const filePart = (key: string): string => FILES_FOLDER + key;
