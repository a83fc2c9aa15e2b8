import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BinlogPosition } from './binlog-position.js';

/**
 * What a backup is: a folder with `tables/<table>.sql.gz` (INSERT statements, one a line), `files/<key>`, `backup.json`
 * (these facts) and `SHA256SUMS` over all of it, written last, so that an interrupted backup has none. In an encrypted
 * one each table and file ends in `.enc`, and `SHA256SUMS.hmac` shows that a holder of the key wrote the checksums.
 */
export const FACTS_FILE = 'backup.json';
export const SUMS_FILE = 'SHA256SUMS';
export const SIGNATURE_FILE = 'SHA256SUMS.hmac';

export interface TableFacts {
  readonly rows: number;
  /** The next auto-increment value, so that ids of deleted rows are not reused. Null for a table without. */
  readonly nextId: number | null;
  /** SHA-256 of the statements; not in backups made before it was noted. */
  readonly digest?: string;
}

export interface BackupFacts {
  /** 2: may be encrypted, and names the position of the binary log. */
  readonly format: 1 | 2;
  /** Moment of the tables' snapshot, ISO, UTC. */
  readonly takenAt: string;
  /** Name of the database; not in backups made before it was noted. */
  readonly database?: string;
  /** What the server calls its version. */
  readonly server?: string;
  /** The position of the binary log at the snapshot: later changes begin there. */
  readonly binlog?: BinlogPosition;
  /** Names of the migrations that made the tables, in order. */
  readonly migrations: readonly string[];
  /** Ids of the keys in DATA_KEYS; the keys themselves are not in a backup. */
  readonly keyIds: readonly string[];
  /** The key that tables and files are encrypted with, told by its id; null for none. */
  readonly encryption?: { readonly cipher: 'AES-256-GCM'; readonly keyId: string } | null;
  readonly tables: Readonly<Record<string, TableFacts>>;
  /** Files that rows name and storage did not have; not in backups made before they were counted. */
  readonly missing?: number;
  /** Whether the operator said that missing files are lost for good, and this backup as good as can be. */
  readonly missingAllowed?: boolean;
  /** How many lines SHA256SUMS has. */
  readonly parts: number;
}

/** Whether it has every file that rows name, or an operator said that those which it lacks are lost for good. */
export const isGood = ({ missing, missingAllowed }: BackupFacts): boolean =>
  (missing ?? 0) === 0 || missingAllowed === true;

export const tablePart = (table: string): string => `tables/${table}.sql.gz`;
export const FILES_FOLDER = 'files/';
export const filePart = (key: string): string => FILES_FOLDER + key;

/** `2026-11-26T09-44-30Z`: the moment as a name that every disk accepts; those of a series are named so. */
export const isBackupName = (name: string): boolean => /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/.test(name);

/** The facts of the backup in this folder, unverified; null where there is no complete one. */
export async function factsAt(folder: string): Promise<BackupFacts | null> {
  try {
    return JSON.parse(await readFile(join(folder, FACTS_FILE), 'utf8')) as BackupFacts;
  } catch {
    return null;
  }
}
