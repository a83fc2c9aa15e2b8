import { aroundBand, bandsOf, bitsOf, hashColumns, NEAREST, tells } from './near-hash.js';

const HASH = 0x1234_5678_9abc_def0n;
/** The same hash with these places changed. */
const changed = (places: readonly number[]): bigint =>
  places.reduce((hash, place) => hash ^ (1n << BigInt(place)), HASH);
const isFound = (other: bigint): boolean =>
  bandsOf(other).some((band, index) => aroundBand(bandsOf(HASH)[index] ?? -1).includes(band));

describe('the search for near pictures', () => {
  it('cuts a hash into four bands from the left', () => {
    expect(bandsOf(HASH)).toEqual([0x1234, 0x5678, 0x9abc, 0xdef0]);
    expect(bandsOf(1n)).toEqual([0, 0, 0, 1]);
  });

  it('finds every hash with as many differences as are near, however they lie', () => {
    let seed = 7;
    const next = (below: number): number => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) % below;
    for (let time = 0; time < 2000; time += 1) {
      const places = new Set<number>();
      while (places.size < NEAREST) places.add(next(64));
      expect(isFound(changed([...places]))).toBe(true);
    }
    expect(isFound(changed([0, 1, 16, 17, 32, 33, 48, 49]))).toBe(false);
  });

  it('looks up each band and its sixteen neighbours', () => {
    expect(new Set(aroundBand(0xffff)).size).toBe(17);
    expect(aroundBand(0).every((band) => bitsOf(BigInt(band)) <= 1)).toBe(true);
  });

  it('compares no picture that has nothing in it', () => {
    expect(tells(0n)).toBe(false);
    expect(tells(0xffff_ffff_ffff_ffffn)).toBe(false);
    expect(hashColumns(Buffer.alloc(8))).toMatchObject({ dHash: null, band0: null });
    const bytes = Buffer.alloc(8);
    bytes.writeBigUInt64BE(HASH);
    expect(hashColumns(bytes)).toMatchObject({ dHash: String(HASH), band0: 0x1234, band3: 0xdef0 });
  });
});
