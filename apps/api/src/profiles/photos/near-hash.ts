/**
 * R81: when two pictures look alike. A dHash says for 64 places whether it gets brighter to the right; pictures that differ in
 * at most NEAREST of them are near. Why 6, and how a million of them are searched: docs/decisions/0113.
 */
import { Column } from 'typeorm';

export const NEAREST = 6;
const BANDS = 4;
const BAND_BITS = 16n;
/** With fewer places brighter or darker than the others, a hash tells nothing: a wall, a sheet of paper. */
const LEAST_BITS = 8;

export const bitsOf = (hash: bigint): number => hash.toString(2).replaceAll('0', '').length;

/** Whether a picture has enough in it to be compared. */
export const tells = (hash: bigint): boolean => bitsOf(hash) >= LEAST_BITS && bitsOf(hash) <= 64 - LEAST_BITS;

/** The hash in four parts of 16 bits, from the left. */
export const bandsOf = (hash: bigint): number[] =>
  Array.from({ length: BANDS }, (_, band) =>
    Number(BigInt.asUintN(16, hash >> (BAND_BITS * BigInt(BANDS - 1 - band)))),
  );

/** A band and the sixteen that differ from it in one bit: of hashes with up to 7 differences, one band of four is among them. */
export const aroundBand = (band: number): number[] => [
  band,
  ...Array.from({ length: 16 }, (_, bit) => band ^ (1 << bit)),
];

/** The columns of a hash; the driver gives and takes 64-bit numbers as text. */
export abstract class HashColumns {
  @Column({ name: 'd_hash', type: 'bigint', unsigned: true, nullable: true })
  dHash: string | null;

  @Column({ type: 'smallint', unsigned: true, nullable: true })
  band0: number | null;

  @Column({ type: 'smallint', unsigned: true, nullable: true })
  band1: number | null;

  @Column({ type: 'smallint', unsigned: true, nullable: true })
  band2: number | null;

  @Column({ type: 'smallint', unsigned: true, nullable: true })
  band3: number | null;
}

/** @param dHash as 8 bytes */
export function hashColumns(dHash: Uint8Array): HashColumns {
  const hash = Buffer.from(dHash).readBigUInt64BE();
  if (!tells(hash)) return { dHash: null, band0: null, band1: null, band2: null, band3: null };
  const [band0 = 0, band1 = 0, band2 = 0, band3 = 0] = bandsOf(hash);
  return { dHash: String(hash), band0, band1, band2, band3 };
}

/** Rows of a table with these columns that are near a hash; a row may come more than once. */
export function nearSql(
  table: 'photo_hashes' | 'kept_prints',
  id: string,
  dHash: string,
): { sql: string; values: unknown[] } {
  const branches = bandsOf(BigInt(dHash)).map((band, index) => ({
    sql: `SELECT ${id} AS id, BIT_COUNT(d_hash ^ CAST(? AS UNSIGNED)) AS distance FROM ${table}
          WHERE band${index} IN (?) AND BIT_COUNT(d_hash ^ CAST(? AS UNSIGNED)) <= ${NEAREST}`,
    values: [dHash, aroundBand(band), dHash],
  }));
  return { sql: branches.map(({ sql }) => sql).join(' UNION '), values: branches.flatMap(({ values }) => values) };
}
