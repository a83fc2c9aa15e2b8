import type { AccountStatus, VerificationStatus } from '@kalyanam/shared/base/vocabulary/status';
import type { en } from './ui.en';

const VERIFICATION: Record<VerificationStatus, string> = {
  'not-verified': 'ధ్రువీకరించలేదు',
  'semi-verified': 'పాక్షిక ధ్రువీకరణ',
  verified: 'పూర్తి ధ్రువీకరణ',
  rejected: 'తిరస్కరించారు',
};
const ACCOUNT: Record<AccountStatus, string> = {
  active: 'వాడుకలో ఉంది',
  'on-hold': 'ప్రస్తుతానికి ఆపి ఉంచారు',
  suspended: 'మూసివేశారు',
};

const waiting = (hours: number): string =>
  hours === 0 ? 'ఇప్పుడే వచ్చింది' : `${hours === 1 ? 'ఒక గంటగా' : `${hours} గంటలుగా`} వేచి ఉంది`;

export const te: typeof en = {
  close: 'మూసివేయండి',
  cancel: 'రద్దు చేయండి',
  retry: 'మళ్లీ ప్రయత్నించండి',
  previous: 'వెనక్కి',
  next: 'తర్వాత',
  failed: (what, why) => `${what}: తెరవలేకపోయాం. ${why}`,
  unreachable: 'సర్వర్ అందుబాటులో లేదు',
  verification: (status) => VERIFICATION[status],
  account: (status) => ACCOUNT[status],
  clock: {
    hours: (count) => `${count} గం.`,
    days: (count) => (count === 1 ? 'ఒక రోజు' : `${count} రోజులు`),
    fresh: (waited, from) => `${waiting(waited)}, మొదటి ${from} గంటల్లోనే ఉంది`,
    due: (waited, left) => `${waiting(waited)}, ఇంకా ${left === 1 ? 'ఒక గంటలో' : `${left} గంటల్లో`} పూర్తి చేయాలి`,
    late: (waited, to) => `${waiting(waited)}, హామీ ఇచ్చిన ${to} గంటలు దాటింది`,
  },
  facts: {
    verified: 'ధ్రువీకరించారు',
    notVerified: 'ధ్రువీకరించలేదు',
    professional: 'వృత్తి',
    personal: 'వ్యక్తిగత వివరాలు',
    family: 'కుటుంబం ఉండే చోటు',
  },
  photo: {
    one: (index, all, name) => `${name}: ${all} ఫోటోల్లో ${index}వది`,
    count: (index, all) => `${all}లో ${index}`,
  },
  keys: {
    title: 'కీబోర్డ్ షార్ట్‌కట్‌లు',
    everywhere: 'అన్ని పేజీల్లో',
    goTo: 'పేజీకి వెళ్లండి',
    goThen: (letter) => `G తర్వాత ${letter}`,
    search: 'సభ్యులు, ఫిర్యాదులు, పేజీలు, కమాండ్‌ల కోసం వెతకండి',
    searchKey: '/ లేదా Ctrl+K',
    help: 'ఈ జాబితా',
    switch: 'ఒక్క కీతో పనిచేసే షార్ట్‌కట్‌లు',
  },
};
