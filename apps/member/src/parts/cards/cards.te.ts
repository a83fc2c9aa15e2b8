import { te as freshness } from '@kalyanam/shared/base/domain/freshness.te';
import type { en } from './cards.en';

export const te: typeof en = {
  sameGothra: 'ఒకే గోత్రం',
  ...freshness,
  fit: {
    mine: (fits, stated) => `మీరు కోరుకున్నవి: ${stated}కి ${fits}`,
    unknown: (unknown) => (unknown === 1 ? 'ఒకటి తెలియదు' : `${unknown} తెలియవు`),
    theirs: (fits, stated) => `వారు కోరుకున్నవి: ${stated}కి ${fits}`,
    few: 'వారు కోరుకునేవి ఎక్కువగా చెప్పలేదు',
    mustMissed: 'వారు తప్పనిసరి అన్నవాటిలో ఒకటి మీకు సరిపోలేదు',
  },
  photosHidden: {
    'owner-not-verified': (name) => `${name ? `${name} గారి` : 'వీరి'} ధ్రువీకరణ పూర్తయ్యాక ఫోటోలు కనిపిస్తాయి`,
    'after-interest': 'ఆసక్తిని అంగీకరించాక ఫోటోలు కనిపిస్తాయి',
    'on-request': () => 'అడిగితే ఫోటోలు చూపిస్తారు',
    waiting: 'మా బృందం మీ ధ్రువీకరణ పూర్తి చేశాక ఫోటోలు కనిపిస్తాయి',
    'in-review': 'ఫోటోలను మా బృందం చూస్తోంది',
  },
};
