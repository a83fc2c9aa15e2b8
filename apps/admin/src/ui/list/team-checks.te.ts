import { checkFact as facts, documentKind as documents } from '@kalyanam/shared/base/domain/lists.te';
import type { en } from './team-checks.en';

export const te: typeof en = {
  facts,
  evidence: {
    ...documents,
    decree: 'విడాకుల తీర్పు',
    'death-certificate': 'మరణ ధ్రువీకరణ పత్రం',
    certificate: 'డిగ్రీ సర్టిఫికెట్',
    letter: 'కంపెనీ ఇచ్చిన లెటర్',
    'residence-card': 'వీసా లేదా నివాస కార్డు',
    slip: 'జీతం స్లిప్పు',
  },
  title: 'మేము పరిశీలించినవి',
  states: {
    checked: 'పరిశీలించాం',
    lapsed: 'గడువు ముగిసింది',
    vouched: 'హామీ ఉంది, పత్రం చూడలేదు',
    said: 'పరిశీలించలేదు',
    unstated: 'చెప్పలేదు',
  },
  methods: { seen: 'పత్రం చూశాం', compared: 'ఫోటో పోల్చాం', code: 'కోడ్', service: 'లాగిన్ సేవ', vouched: 'హామీ' },
  failed: 'నిర్ధారణ కాలేదు',
  revoked: (why) => `వెనక్కి తీసుకున్నాం: ${why}`,
  waiting: 'ఫైలు వేచి ఉంది',
  revoke: 'వెనక్కి తీసుకోండి',
  revokeOf: (fact) => `వెనక్కి తీసుకోండి: ${fact}`,
  revokeLead: 'ప్రొఫైల్‌లో వెంటనే “పరిశీలించలేదు” అని కనిపిస్తుంది. కారణం బృందానికి మాత్రమే.',
  reason: 'ఎందుకు',
  notRevoked: 'వెనక్కి తీసుకోలేకపోయాం',
};
