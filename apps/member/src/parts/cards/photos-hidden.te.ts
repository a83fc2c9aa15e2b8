import type { en } from './photos-hidden.en';

export const te: typeof en = {
  'owner-not-verified': (name) => `${name ? `${name} గారి` : 'వీరి'} ధ్రువీకరణ పూర్తయ్యాక ఫోటోలు కనిపిస్తాయి`,
  'after-interest': 'ఆసక్తిని అంగీకరించాక ఫోటోలు కనిపిస్తాయి',
  'on-request': () => 'అడిగితే ఫోటోలు చూపిస్తారు',
  waiting: 'మా బృందం మీ ధ్రువీకరణ పూర్తి చేశాక ఫోటోలు కనిపిస్తాయి',
  'in-review': 'ఫోటోలను మా బృందం చూస్తోంది',
};
