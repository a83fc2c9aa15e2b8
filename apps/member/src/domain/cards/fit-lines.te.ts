import type { en } from './fit-lines.en';

export const te: typeof en = {
  mine: (fits, stated) => `మీ కోరికల్లో ${stated}కి ${fits} కుదిరాయి`,
  unknown: (unknown) => `${unknown} తెలియవు`,
  theirs: (fits, stated) => `వారి ${stated} కోరికల్లో ${fits} మీకు కుదిరాయి`,
  few: 'వారు చెప్పిన కోరికలు తక్కువ',
  mustMissed: 'వారు తప్పనిసరి అన్నవాటిలో ఒకటి కుదరలేదు',
};
