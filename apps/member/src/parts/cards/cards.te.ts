import { te as freshness } from '@kalyanam/shared/base/domain/freshness.te';
import type { en } from './cards.en';

export const te: typeof en = {
  sameGothra: 'ఒకే గోత్రం',
  ...freshness,
  familyIn: (city) => `కుటుంబం: ${city}`,
  fits: (fits, stated) => `మీరు కోరుకున్నవి: ${stated}కి ${fits}`,
  photosHidden: {
    'owner-not-verified': 'ధ్రువీకరణ తర్వాత ఫోటోలు',
    'after-interest': 'ఆసక్తిని అంగీకరించాక ఫోటోలు',
    'on-request': 'అడిగితే ఫోటోలు చూపిస్తారు',
    'in-review': 'ఫోటోలను మా బృందం చూస్తోంది',
  },
};
