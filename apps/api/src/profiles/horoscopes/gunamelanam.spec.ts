import { KOOTAS } from '@kalyanam/shared/base/domain/ashtakoota';
import table from '@kalyanam/shared/domain/ashtakoota.json' with { type: 'json' };
import nakshatras from '@kalyanam/shared/domain/nakshatras.json' with { type: 'json' };
import { STARS } from '@kalyanam/shared/base/domain/stars';
import { gunamelanam } from '@kalyanam/shared/topics/stars/gunamelanam';
import { countsForKuja, kujaTogether } from '@kalyanam/shared/topics/stars/kuja';
import { secondSheet } from '@kalyanam/shared/topics/stars/second-sheet';
import { placeOf, rasiOf, starAt, type StarPada } from '@kalyanam/shared/topics/stars/star';

const PLACES = Array.from({ length: 108 }, (_, place) => starAt(place));
const ALL = PLACES.flatMap((bride) => PLACES.map((groom) => gunamelanam({ bride, groom })));
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const at = (star: number, pada: number): StarPada => ({ star, pada });

describe('a star', () => {
  it('has the rasi of its pada in the table, for all 108', () => {
    for (const { n, id, padas } of nakshatras.stars)
      for (const { pada, rasi } of padas) {
        expect(STARS[n - 1]).toBe(id);
        expect(rasiOf({ star: n, pada })).toBe(rasi);
        expect(starAt(placeOf({ star: n, pada }))).toEqual({ star: n, pada });
      }
  });
});

describe('gunamelanam', () => {
  it.each(table.goldenVectors.rows)('gives the golden row $bride / $groom', ({ bride, groom, range, ...row }) => {
    const { rows, total, low, high } = gunamelanam({ bride, groom });
    const points = Object.fromEntries(rows.map((one) => [one.koota, one.points]));
    expect({ ...points, total }).toEqual({
      ...Object.fromEntries(KOOTAS.map((koota) => [koota, row[koota === 'rasi' ? 'bhakoot' : koota]])),
      total: row.total,
    });
    expect([low, high]).toEqual(range);
  });

  it('comes to the published sum over all 11,664 pairs, from 1 to 36, 68.7 % of them at 18 or more', () => {
    const totals = ALL.map(({ total }) => total);
    expect(totals).toHaveLength(11_664);
    expect(sum(totals)).toBe(table.goldenVectors.checksumOfAllTotals);
    expect([Math.min(...totals), Math.max(...totals)]).toEqual([1, 36]);
    expect(((totals.filter((total) => total >= 18).length / totals.length) * 100).toFixed(1)).toBe('68.7');
  });

  it('says what other printed tables give, by the published sums', () => {
    expect(sum(ALL.map(({ low }) => low))).toBe(table.range.checksumOfAllLows);
    expect(sum(ALL.map(({ high }) => high))).toBe(table.range.checksumOfAllHighs);
    expect(ALL.every(({ low, total, high }) => low <= total && total <= high)).toBe(true);
  });

  it('notes what many purohits take no dosham for', () => {
    const notes = (bride: StarPada, groom: StarPada) => gunamelanam({ bride, groom }).notes;
    expect(notes(at(4, 1), at(4, 3))).toEqual(['same-star', 'same-nadi', 'class-of-sign']);
    expect(notes(at(4, 1), at(4, 1))).toEqual(['same-nadi', 'class-of-sign']);
    expect(notes(at(1, 1), at(2, 1))).toEqual(['same-rasi', 'class-of-sign']);
    expect(notes(at(1, 1), at(17, 1))).toEqual(['same-lord', 'class-of-sign']);
    expect(notes(at(6, 2), at(20, 3))).toEqual(['class-of-sign']);
  });
});

describe('the second sheet', () => {
  it('compares rajju, vedha, mahendra and the distance of the stars', () => {
    expect(secondSheet({ bride: at(1, 1), groom: at(18, 2) })).toEqual({
      rajju: { bride: 'pada', groom: 'pada', agrees: false },
      vedha: { agrees: false },
      mahendra: { agrees: false },
      streeDirgha: { distance: 18, agrees: true },
    });
    expect(secondSheet({ bride: at(1, 1), groom: at(7, 2) })).toMatchObject({
      rajju: { agrees: true },
      vedha: { agrees: true },
      mahendra: { agrees: true },
      streeDirgha: { distance: 7, agrees: null },
    });
    expect(secondSheet({ bride: at(5, 1), groom: at(5, 2) })).toMatchObject({
      vedha: { agrees: true },
      mahendra: { agrees: false },
      streeDirgha: { distance: 1, agrees: false },
    });
  });

  it('counts mahendra at 4, 7, 10 and so on to 25', () => {
    const good = Array.from({ length: 27 }, (_, star) => star + 1).filter(
      (star) => secondSheet({ bride: at(1, 1), groom: at(star, 1) }).mahendra.agrees,
    );
    expect(good).toEqual([4, 7, 10, 13, 16, 19, 22, 25]);
  });
});

describe('kuja', () => {
  it('is what the two families say, never a verdict', () => {
    expect(kujaTogether('yes', 'yes')).toBe('both');
    expect(kujaTogether('yes', 'remedied')).toBe('both');
    expect(kujaTogether('no', 'no')).toBe('neither');
    expect(kujaTogether('no', 'yes')).toBe('one');
    expect(kujaTogether('remedied', 'no')).toBe('one');
    expect(kujaTogether('unknown', 'yes')).toBe('unknown');
    expect(kujaTogether(null, 'no')).toBe('unknown');
  });

  it('counts houses 2, 4, 7, 8 and 12', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter(countsForKuja)).toEqual([2, 4, 7, 8, 12]);
  });
});
