import { checkFact as facts, documentKind as kinds } from '@kalyanam/shared/base/domain/lists.te';
import type { en } from './check-words.en';

const { pan: _pan, ...identity } = kinds;

export const te: typeof en = {
  facts,
  documents: {
    ...identity,
    decree: 'విడాకుల తీర్పు',
    'death-certificate': 'మరణ ధ్రువీకరణ పత్రం',
    certificate: 'డిగ్రీ సర్టిఫికెట్',
    letter: 'కంపెనీ ఇచ్చిన లెటర్',
    'residence-card': 'వీసా లేదా నివాస కార్డు',
    slip: 'జీతం స్లిప్పు',
  },
  heading: 'మేము పరిశీలించినవి',
  seen: (fact, document, day) => `${fact}: మా బృందం ${document} చూసింది, ${day}`,
  compared: (fact, document, day) => `${fact}: మా బృందం ఫోటోను ${document}\u200cతో పోల్చి చూసింది, ${day}`,
  code: (fact, day) => `${fact}: కోడ్‌తో నిర్ధారించారు, ${day}`,
  service: (fact, day) => `${fact}: లాగిన్ సేవ (ఉదా. Google) నిర్ధారించింది, ${day}`,
  lapsed: (fact, month) => `${fact}: ${month}లో పరిశీలించాం, గడువు ముగిసింది`,
  vouched: (fact) => `${fact}: సంఘం ముందే హామీ ఇచ్చింది; మేము పత్రం చూడలేదు`,
  said: (fact) => `${fact}: కుటుంబం చెప్పినది, మేము పరిశీలించలేదు`,
  unstated: (fact) => `${fact}: ఏమీ చెప్పలేదు`,
  notIdentified: (fact) => `${fact}: మేము పరిశీలించలేదు`,
  notCompared: (fact) => `${fact}: మా బృందం పోల్చి చూడలేదు`,
  noPhoto: (fact) => `${fact}: పోల్చి చూసేందుకు ఫోటో లేదు`,
  foot: 'టిక్ గుర్తు లేని వివరాలను మేము పరిశీలించలేదు.',
  all: 'పదీ చూపించండి',
};
