import type { en } from './fit-lines.en';

export const te: typeof en = {
  mine: (fits, stated) => `మీరు కోరుకున్నవి: ${stated}కి ${fits}`,
  unknown: (unknown) => (unknown === 1 ? 'ఒకటి తెలియదు' : `${unknown} తెలియవు`),
  theirs: (fits, stated) => `వారు కోరుకున్నవి: ${stated}కి ${fits}`,
  few: 'వారు కోరుకునేవి ఎక్కువగా చెప్పలేదు',
  mustMissed: 'వారు తప్పనిసరి అన్నవాటిలో ఒకటి మీకు సరిపోలేదు',
};
