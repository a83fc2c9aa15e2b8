/** C11: of the ten poruthams those without points above, for families that ask for them: said as they are, never counted. */
import { RAJJU_OF, VEDHA } from '../../base/domain/ashtakoota.js';
import type { Couple } from './gunamelanam.js';
import { starId, starsFrom } from './star.js';

export type Rajju = (typeof RAJJU_OF)[number];

export interface SecondSheet {
  readonly rajju: { readonly bride: Rajju; readonly groom: Rajju; readonly agrees: boolean };
  readonly vedha: { readonly agrees: boolean };
  readonly mahendra: { readonly agrees: boolean };
  readonly streeDirgha: { readonly distance: number; readonly agrees: boolean | null };
}

/** Schools differ about what lies between. */
const DIRGHA = { good: 14, middling: 7 };

export function secondSheet({ bride, groom }: Couple): SecondSheet {
  const [brides, grooms] = [RAJJU_OF[bride.star - 1]!, RAJJU_OF[groom.star - 1]!];
  const distance = starsFrom(bride, groom);
  const pierced =
    bride.star !== groom.star &&
    VEDHA.some((stars) => stars.includes(starId(bride.star)) && stars.includes(starId(groom.star)));
  return {
    rajju: { bride: brides, groom: grooms, agrees: brides !== grooms },
    vedha: { agrees: !pierced },
    mahendra: { agrees: distance % 3 === 1 && distance > 1 && distance < 27 },
    streeDirgha: {
      distance,
      agrees: distance >= DIRGHA.good ? true : distance >= DIRGHA.middling ? null : false,
    },
  };
}
