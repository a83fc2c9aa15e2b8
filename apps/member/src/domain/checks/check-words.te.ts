import { te as facts } from '@kalyanam/shared/domain/check-facts.te';
import { te as kinds } from '@kalyanam/shared/domain/documents.te';
import type { en } from './check-words.en';

const { pan: _pan, ...identity } = kinds;

export const te: typeof en = {
  facts,
  documents: {
    ...identity,
    decree: 'విడాకుల తీర్పు',
    'death-certificate': 'మరణ ధ్రువీకరణ పత్రం',
    certificate: 'డిగ్రీ సర్టిఫికెట్',
    letter: 'కంపెనీ ఇచ్చిన లేఖ',
    'residence-card': 'వీసా లేదా నివాస కార్డు',
    slip: 'జీతం స్లిప్పు',
  },
  heading: 'మేము పరిశీలించినవి',
  seen: (fact, document, day) => `${fact}: ${day} న మా బృందం ${document} చూసింది`,
  compared: (fact, document, day) => `${fact}: ${day} న మా బృందం ఫోటోను ${document}తో పోల్చి చూసింది`,
  code: (fact, day) => `${fact}: ${day} న కోడ్ ద్వారా నిర్ధారించారు`,
  service: (fact, day) => `${fact}: ${day} న లాగిన్ సేవ నిర్ధారించింది`,
  lapsed: (fact, month) => `${fact}: ${month}లో పరిశీలించాం, గడువు ముగిసింది`,
  vouched: (fact) => `${fact}: ముందుగానే తెలిసినవారు హామీ ఇచ్చారు, మేము పత్రం చూడలేదు`,
  said: (fact) => `${fact}: కుటుంబం చెప్పినది, మేము పరిశీలించలేదు`,
  unstated: (fact) => `${fact}: ఏమీ చెప్పలేదు`,
  foot: 'పరిశీలించినట్టు గుర్తు లేనివి మేము పరిశీలించలేదు.',
  all: 'పదీ చూపించండి',
};
