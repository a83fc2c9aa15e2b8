/** C11: a birth star is one of 27 and one of its four padas; the rasi follows from both and is kept nowhere. */
import { RASIS, STARS, type Rasi, type Star } from '../../base/domain/stars.js';

export const PADAS_OF_STAR = 4;
const PADAS_OF_RASI = 9;

/** What a family says: which star, from 1 to 27, and which pada, from 1 to 4. */
export interface StarPada {
  readonly star: number;
  readonly pada: number;
}

export const starId = (star: number): Star => STARS[star - 1]!;

/** From 0 to 107, in the order in which the Moon passes them. */
export const placeOf = ({ star, pada }: StarPada): number => (star - 1) * PADAS_OF_STAR + pada - 1;

export const starAt = (place: number): StarPada => ({
  star: Math.floor(place / PADAS_OF_STAR) + 1,
  pada: (place % PADAS_OF_STAR) + 1,
});

/** From 0, in the order of RASIS. */
export const rasiIndex = (birth: StarPada): number => Math.floor(placeOf(birth) / PADAS_OF_RASI);

export const rasiOf = (birth: StarPada): Rasi => RASIS[rasiIndex(birth)]!;

/** Which of the nine padas of its rasi it is, from 0. */
export const padaInRasi = (birth: StarPada): number => placeOf(birth) % PADAS_OF_RASI;

/** From the one star to the other, both included: 1 to 27. */
export const starsFrom = (from: StarPada, to: StarPada): number =>
  ((to.star - from.star + STARS.length) % STARS.length) + 1;
