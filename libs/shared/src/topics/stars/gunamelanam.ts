/**
 * C11: the eight kootas of a bride and a groom by the method `telugu-1` of libs/shared/domain/ashtakoota.json, with
 * what other printed tables give for the same two. Counting begins at the bride, for every viewer. It explains;
 * nothing is ordered, filtered or hidden by it (R48).
 */
import {
  GANA_OF,
  GANA_POINTS,
  GANAS,
  KOOTAS,
  LORD_OF,
  MAITRI_POINTS,
  NADI_OF,
  PLANETS,
  VARNA_OF,
  VARNAS,
  VASHYA_ELSEWHERE,
  VASHYA_OF,
  VASHYA_POINTS,
  VASHYAS,
  YONI_OF,
  YONI_POINTS,
  YONIS,
  type Koota,
} from '../../base/domain/ashtakoota.js';
import { padaInRasi, rasiIndex, starsFrom, type StarPada } from './star.js';

export interface Couple {
  readonly bride: StarPada;
  readonly groom: StarPada;
}

/** The smallest and the largest value that printed tables give. */
export interface Spread {
  readonly low: number;
  readonly high: number;
}

export interface KootaRow extends Spread {
  readonly koota: Koota;
  readonly points: number;
}

/** Remarks next to the rows, by rule. */
export type MatchNote = 'same-star' | 'same-rasi' | 'same-lord' | 'same-nadi' | 'class-of-sign';

export interface Gunamelanam extends Spread {
  readonly rows: readonly KootaRow[];
  readonly total: number;
  readonly notes: readonly MatchNote[];
}

/** Into how many signs a count from the other comes back with points. */
const GOOD_RASIS = new Set([1, 3, 4, 7, 10, 11]);
const BAD_TARAS = new Set([3, 5, 7]);

/** In which of the nine a count ends. */
export const taraOf = (from: StarPada, to: StarPada): number => ((starsFrom(from, to) - 1) % 9) + 1;

const isGoodTara = (from: StarPada, to: StarPada): boolean => !BAD_TARAS.has(taraOf(from, to));

/** From the bride's rasi to the groom's, both included: 1 to 12. */
export const rasisFrom = (bride: StarPada, groom: StarPada): number =>
  ((rasiIndex(groom) - rasiIndex(bride) + 12) % 12) + 1;

const FIRST_HALF = 5;
const DHANU = 8;
const MAKARA = 9;
type Vashya = (typeof VASHYAS)[number];

const isFirstHalf = (birth: StarPada): boolean => padaInRasi(birth) < FIRST_HALF;

export const vashyaOf = (birth: StarPada): Vashya =>
  VASHYA_OF[rasiIndex(birth)] ?? (isFirstHalf(birth) ? 'chatushpada' : 'jalachara');

/** Books that divide Dhanu as well, and books that divide neither. */
const vashyaByHalves = (birth: StarPada): Vashya =>
  rasiIndex(birth) === DHANU ? (isFirstHalf(birth) ? 'manava' : 'chatushpada') : vashyaOf(birth);
const vashyaOfWholes = (birth: StarPada): Vashya => (rasiIndex(birth) === MAKARA ? 'chatushpada' : vashyaOf(birth));

const index = <T>(list: readonly T[], value: T): number => list.indexOf(value);
const cell = (matrix: readonly (readonly number[])[], row: number, column: number): number => matrix[row]![column]!;

export const varnaOf = (birth: StarPada) => VARNA_OF[rasiIndex(birth)]!;
export const yoniOf = ({ star }: StarPada) => YONI_OF[star - 1]!;
export const ganaOf = ({ star }: StarPada) => GANA_OF[star - 1]!;
export const nadiOf = ({ star }: StarPada) => NADI_OF[star - 1]!;
export const lordOf = (birth: StarPada) => LORD_OF[rasiIndex(birth)]!;

const varna = ({ bride, groom }: Couple): number[] => [
  index(VARNAS, varnaOf(groom)) <= index(VARNAS, varnaOf(bride)) ? 1 : 0,
];

function vashya({ bride, groom }: Couple): number[] {
  const by = (matrix: typeof VASHYA_POINTS, of: typeof vashyaOf) =>
    cell(matrix, index(VASHYAS, of(bride)), index(VASHYAS, of(groom)));
  return [
    by(VASHYA_POINTS, vashyaOf),
    ...VASHYA_ELSEWHERE.map((matrix) => by(matrix, vashyaOf)),
    by(VASHYA_POINTS, vashyaByHalves),
    by(VASHYA_POINTS, vashyaOfWholes),
  ];
}

/** In the north both ways are counted, with half of the points each. */
const tara = ({ bride, groom }: Couple): number[] => [
  isGoodTara(bride, groom) ? 3 : 0,
  (isGoodTara(bride, groom) ? 1.5 : 0) + (isGoodTara(groom, bride) ? 1.5 : 0),
];

function yoni({ bride, groom }: Couple): number[] {
  const [row, column] = [yoniOf(bride), yoniOf(groom)];
  const points = cell(YONI_POINTS, index(YONIS, row), index(YONIS, column));
  const raman = row === 'deer' && column === 'horse' ? 1 : row === 'lion' && column === 'buffalo' ? 2 : points;
  const horseAndDeer = [row, column].includes('deer') && [row, column].includes('horse');
  return [points, raman, horseAndDeer ? 1 : points];
}

const maitri = ({ bride, groom }: Couple): number[] => [
  cell(MAITRI_POINTS, index(PLANETS, lordOf(bride)), index(PLANETS, lordOf(groom))),
];

function gana({ bride, groom }: Couple): number[] {
  const points = cell(GANA_POINTS, index(GANAS, ganaOf(groom)), index(GANAS, ganaOf(bride)));
  const devaAndRakshasa = ganaOf(groom) === 'deva' && ganaOf(bride) === 'rakshasa';
  const rakshasaAndDeva = ganaOf(groom) === 'rakshasa' && ganaOf(bride) === 'deva';
  return [points, devaAndRakshasa ? 1 : points, rakshasaAndDeva ? 0 : points];
}

const rasi = ({ bride, groom }: Couple): number[] => [GOOD_RASIS.has(rasisFrom(bride, groom)) ? 7 : 0];
const nadi = ({ bride, groom }: Couple): number[] => [nadiOf(bride) === nadiOf(groom) ? 0 : 8];

/** The points of telugu-1 first, then those of other printed tables. */
const POINTS: Readonly<Record<Koota, (couple: Couple) => number[]>> = {
  varna,
  vashya,
  tara,
  yoni,
  maitri,
  gana,
  rasi,
  nadi,
};

export function gunamelanam(couple: Couple): Gunamelanam {
  const rows = KOOTAS.map((koota): KootaRow => {
    const all = POINTS[koota](couple);
    return { koota, points: all[0]!, low: Math.min(...all), high: Math.max(...all) };
  });
  const sum = (of: (row: KootaRow) => number): number => rows.reduce((total, row) => total + of(row), 0);
  return {
    rows,
    total: sum((row) => row.points),
    low: sum((row) => row.low),
    high: sum((row) => row.high),
    notes: notesOn(couple),
  };
}

/** Exceptions that many purohits make: as words only, the points stay. */
function notesOn({ bride, groom }: Couple): MatchNote[] {
  const sameRasi = rasiIndex(bride) === rasiIndex(groom);
  const notes: MatchNote[] = [];
  if (bride.star === groom.star && bride.pada !== groom.pada) notes.push('same-star');
  else if (bride.star !== groom.star && sameRasi) notes.push('same-rasi');
  if (!sameRasi && lordOf(bride) === lordOf(groom)) notes.push('same-lord');
  if (nadiOf(bride) === nadiOf(groom)) notes.push('same-nadi');
  return [...notes, 'class-of-sign'];
}
