/**
 * C11: what each of the eight kootas reads off a couple, in the words of one language: for the profile and for the
 * sheet.
 */
import type { Koota } from '../../base/domain/ashtakoota.js';
import type { StarWords } from '../../base/domain/star-words.js';
import { ganaOf, lordOf, nadiOf, rasisFrom, taraOf, varnaOf, vashyaOf, yoniOf, type Couple } from './gunamelanam.js';
import { rasiOf, type StarPada } from './star.js';

/** How a language says it. */
export interface KootaTexts {
  readonly pair: (bride: string, groom: string) => string;
  /** Animals and kinds of beings are no names. */
  readonly plainPair: (bride: string, groom: string) => string;
  readonly tara: (count: number, name: string) => string;
  readonly with: (pair: string, said: string) => string;
  readonly same: string;
  readonly different: string;
  readonly sameLord: string;
  /** Words by points. */
  readonly yoni: Readonly<Record<number, string>>;
  readonly maitri: Readonly<Record<number, string>>;
  /** The rule by which the points are given. */
  readonly rules: Readonly<Record<Koota, string>>;
}

const RASI_PLACES: Readonly<Record<number, keyof StarWords['rasiPlaces']>> = {
  ...{ 2: 'secondTwelfth', 12: 'secondTwelfth', 5: 'fifthNinth', 9: 'fifthNinth', 6: 'sixthEighth', 8: 'sixthEighth' },
  7: 'seventh',
};

export function kootaLine(koota: Koota, couple: Couple, points: number, words: StarWords, texts: KootaTexts): string {
  const { bride, groom } = couple;
  const both = (of: (birth: StarPada) => string): string => texts.pair(of(bride), of(groom));
  const plain = (of: (birth: StarPada) => string): string => texts.plainPair(of(bride), of(groom));
  const said = (pair: string, more: string | undefined): string => (more ? texts.with(pair, more) : pair);
  switch (koota) {
    case 'varna':
      return both((birth) => words.varna[varnaOf(birth)]);
    case 'vashya':
      return plain((birth) => words.vashya[vashyaOf(birth)]);
    case 'tara': {
      const count = taraOf(bride, groom);
      return texts.tara(count, words.taras[count - 1] ?? '');
    }
    case 'yoni':
      return said(
        plain((birth) => words.yoni[yoniOf(birth)]),
        texts.yoni[points],
      );
    case 'maitri':
      return said(
        both((birth) => words.planets[lordOf(birth)]),
        lordOf(bride) === lordOf(groom) ? texts.sameLord : texts.maitri[points],
      );
    case 'gana':
      return both((birth) => words.gana[ganaOf(birth)]);
    case 'rasi': {
      const place = RASI_PLACES[rasisFrom(bride, groom)];
      return said(
        both((birth) => words.rasis[rasiOf(birth)]),
        place && words.rasiPlaces[place],
      );
    }
    case 'nadi':
      return said(
        both((birth) => words.nadi[nadiOf(birth)]),
        nadiOf(bride) === nadiOf(groom) ? texts.same : texts.different,
      );
  }
}

/** 29.5 as a panchangam prints it. */
export const pointsText = (points: number): string =>
  points % 1 === 0 ? String(points) : `${points < 1 ? '' : Math.floor(points)}½`;
