// Made by tools/data/split-domain.mjs from the tables of libs/shared/domain: change those.

import type { GANAS, Koota, NADIS, PLANETS, VARNAS, VASHYAS, YONIS } from './ashtakoota.js';
import type { BirthTimeCertainty, KujaStatement, Rasi, Star } from './stars.js';

type Named<T extends string> = Readonly<Record<T, string>>;

/** Stars and what is read off them, in one language. */
export interface StarWords {
  readonly stars: Named<Star>;
  readonly rasis: Named<Rasi>;
  readonly kujaStatement: Named<KujaStatement>;
  readonly birthTimeCertainty: Named<BirthTimeCertainty>;
  readonly kootas: Named<Koota | 'total'>;
  readonly varna: Named<(typeof VARNAS)[number]>;
  readonly vashya: Named<(typeof VASHYAS)[number]>;
  readonly yoni: Named<(typeof YONIS)[number]>;
  readonly gana: Named<(typeof GANAS)[number]>;
  readonly nadi: Named<(typeof NADIS)[number]>;
  readonly planets: Named<(typeof PLANETS)[number]>;
  /** The first is what counting one comes to. */
  readonly taras: readonly string[];
  /** Some of the positions of two rasis to each other. */
  readonly rasiPlaces: Named<'seventh' | 'secondTwelfth' | 'fifthNinth' | 'sixthEighth'>;
}
