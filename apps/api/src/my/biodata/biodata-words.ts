/** The words of a biodata, from the tables that the applications read, and its own. */
import { en as enFacts } from '@kalyanam/shared/topics/profile/detail-facts.en';
import { te as teFacts } from '@kalyanam/shared/topics/profile/detail-facts.te';
import { detailWords } from '@kalyanam/shared/topics/profile/detail-words';
import { en as enDetails } from '@kalyanam/shared/topics/profile/detail-labels.en';
import { te as teDetails } from '@kalyanam/shared/topics/profile/detail-labels.te';
import { en as enDistricts } from '@kalyanam/shared/base/domain/districts.en';
import { te as teDistricts } from '@kalyanam/shared/base/domain/districts.te';
import { en as enStars } from '@kalyanam/shared/base/domain/star-words.en';
import { te as teStars } from '@kalyanam/shared/base/domain/star-words.te';
import { en as enVocabulary } from '@kalyanam/shared/base/domain/vocabulary.en';
import { te as teVocabulary } from '@kalyanam/shared/base/domain/vocabulary.te';
import { NAMES } from '@kalyanam/shared/topics/speech/names';
import { en as enLabels } from '@kalyanam/shared/topics/profile/labels.en';
import { te as teLabels } from '@kalyanam/shared/topics/profile/labels.te';
import { profileWords } from '@kalyanam/shared/topics/profile/words';
import type { Language } from '@kalyanam/shared/base/vocabulary/status';
import { dayWords } from '../../platform/time/clock.js';

const en = {
  title: 'Biodata',
  about: 'Personal',
  roots: 'Roots and lineage',
  contact: 'Contact',
  dob: 'Date of birth',
  familyPhone: 'Family’s phone',
  ownPhone: 'Phone',
  horoscope: 'Horoscope',
  star: 'Star',
  pada: (star: string, pada: number): string => `${star}, pada ${pada}`,
  rasi: 'Rasi',
  kuja: 'Kuja dosham',
  scan: 'Scan for the latest version.',
  footer: (code: string, day: string): string => `Profile ID ${code}. Made ${day}.`,
  kalyanam:
    'Kalyanam is a matrimony site for families of the Reddy community. This family chose what this page shows, and can take it back at any time.',
  changed: 'This has changed since it was printed: you see the latest version.',
  expired: 'This link has expired. Please ask the family for a new one.',
  withdrawn: 'This biodata has been withdrawn by the family.',
  notLooking: 'This family is no longer looking.',
  unknown: 'This link leads nowhere. Please ask the family for a new one.',
  tooMany: 'This link was opened too often from here. Please try again in an hour.',
  busy: 'We are busy at the moment. Please try again shortly.',
};

const te: typeof en = {
  title: 'బయోడేటా',
  about: 'వ్యక్తిగత వివరాలు',
  roots: 'స్వస్థలం, కులగోత్రాలు',
  contact: 'సంప్రదింపు',
  dob: 'పుట్టిన తేదీ',
  familyPhone: 'కుటుంబ ఫోన్',
  ownPhone: 'ఫోన్',
  horoscope: 'జాతకం',
  star: 'నక్షత్రం',
  pada: (star, pada) => `${star}, ${pada}వ పాదం`,
  rasi: 'రాశి',
  kuja: 'కుజ దోషం',
  scan: 'తాజా వివరాలకు ఈ కోడ్ స్కాన్ చేయండి.',
  footer: (code, day) => `ప్రొఫైల్ నంబరు ${code}. తయారైన తేదీ ${day}.`,
  kalyanam: 'కళ్యాణం రెడ్డి కుటుంబాల కోసం ఉన్న పెళ్లి సంబంధాల వెబ్‌సైట్. ఈ పేజీలో ఏం ఉండాలో ఈ కుటుంబమే ఎంచుకుంది; ఎప్పుడైనా వెనక్కి తీసుకోవచ్చు.',
  changed: 'ఇది ప్రింట్ చేశాక మారింది: తాజా వివరాలు ఇవి.',
  expired: 'ఈ లింకు గడువు ముగిసింది. కొత్త లింకు కోసం ఆ కుటుంబాన్ని అడగండి.',
  withdrawn: 'ఈ బయోడేటాను ఆ కుటుంబం వెనక్కి తీసుకుంది.',
  notLooking: 'ఈ కుటుంబం ఇప్పుడు సంబంధాలు చూడటం లేదు.',
  unknown: 'ఈ లింకులో ఇప్పుడు ఏమీ లేదు. కొత్త లింకు కోసం ఆ కుటుంబాన్ని అడగండి.',
  tooMany: 'ఇక్కడి నుంచి దీన్ని చాలాసార్లు తెరిచారు. గంట తర్వాత మళ్లీ ప్రయత్నించండి.',
  busy: 'ప్రస్తుతం రద్దీగా ఉంది. కాసేపాగి మళ్లీ ప్రయత్నించండి.',
};

const [enDay, teDay] = [dayWords('en'), dayWords('te')];

export const BIODATA_WORDS = {
  en: {
    own: en,
    day: enDay,
    facts: enFacts,
    labels: enLabels.fields as Readonly<Record<string, string>>,
    contact: enLabels.facts,
    stars: enStars,
    details: detailWords({ labels: enDetails, districts: enDistricts, vocabulary: enVocabulary }, NAMES.en),
    profile: profileWords(null, enDay, NAMES.en),
  },
  te: {
    own: te,
    day: teDay,
    facts: teFacts,
    labels: teLabels.fields as Readonly<Record<string, string>>,
    contact: teLabels.facts,
    stars: teStars,
    details: detailWords({ labels: teDetails, districts: teDistricts, vocabulary: teVocabulary }, NAMES.te),
    profile: profileWords(teLabels.options, teDay, NAMES.te),
  },
} as const;

export type BiodataWords = (typeof BIODATA_WORDS)[Language];
export type BiodataSentenceName = Exclude<keyof typeof en, 'footer' | 'pada'>;
