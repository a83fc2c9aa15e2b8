/** The usual outcomes of a case, each with what the member reads; a decider may change every word. */
import type { ReportReason } from '../base/vocabulary/report-reasons.js';
import type { Language } from '../base/vocabulary/status.js';
import type { ReportAction, ReportOutcome } from './reports.js';

export interface CannedOutcome {
  id: string;
  label: string;
  outcome: ReportOutcome;
  action: ReportAction;
  /** What the reported member reads; empty where nothing is sent. */
  message: Readonly<Record<Language, string>>;
}

const NOTHING = { en: '', te: '' };

const RESPECT = {
  en: 'Members told us about your messages or calls. Please treat every family with respect; if this happens again, we close the account.',
  te: 'మీ సందేశాలు లేదా ఫోన్ కాల్స్ ఇబ్బంది పెట్టాయని మాకు ఫిర్యాదు వచ్చింది. దయచేసి ప్రతి కుటుంబంతో గౌరవంగా మాట్లాడండి; మళ్లీ ఇలా జరిగితే ఖాతాను మూసివేస్తాం.',
};
const FACTS = {
  en: 'Members told us that details of your profile are not right. Please correct them within 3 days in Edit Profile; otherwise we hide the profile.',
  te: 'మీ ప్రొఫైల్‌లోని కొన్ని వివరాలు సరిగ్గా లేవని మాకు ఫిర్యాదు వచ్చింది. దయచేసి 3 రోజుల్లో ప్రొఫైల్‌లో సరిచేయండి; లేకపోతే ప్రొఫైల్‌ను కనిపించకుండా చేస్తాం.',
};

/** What a warned member reads, by what was reported; RESPECT where nothing fits better. */
const WARNINGS: Readonly<Partial<Record<ReportReason, Readonly<Record<Language, string>>>>> = {
  fake: FACTS,
  married: FACTS,
  'wrong-facts': FACTS,
  underage: FACTS,
  money: {
    en: 'Members told us that they were asked for money. No one may ask another family for money here; if this happens again, we close the account.',
    te: 'మీరు డబ్బు అడిగారని మాకు ఫిర్యాదు వచ్చింది. ఇక్కడ ఎవరూ ఇతర కుటుంబాలను డబ్బు అడగకూడదు; మళ్లీ ఇలా జరిగితే ఖాతాను మూసివేస్తాం.',
  },
  dowry: {
    en: 'Members told us that dowry was demanded. That is against the law and our rules; if this happens again, we close the account.',
    te: 'మీరు కట్నం అడిగారని మాకు ఫిర్యాదు వచ్చింది. అది చట్టానికి, మా నియమాలకు విరుద్ధం; మళ్లీ ఇలా జరిగితే ఖాతాను మూసివేస్తాం.',
  },
  obscene: {
    en: 'Members told us about words or pictures that do not belong here. Please remove them and send no more; if this happens again, we close the account.',
    te: 'మీరు ఇక్కడ ఉండకూడని మాటలు లేదా ఫోటోలు పంపారని మాకు ఫిర్యాదు వచ్చింది. దయచేసి వాటిని తీసేయండి, ఇకపై పంపవద్దు; మళ్లీ ఇలా జరిగితే ఖాతాను మూసివేస్తాం.',
  },
};

/** What the reported member reads, unless the decider writes something else. */
export const usualMessage = ({ id, message }: CannedOutcome, reason: ReportReason, language: Language): string =>
  ((id === 'warn' && WARNINGS[reason]) || message)[language];

/** In the order of the keys 1 to 5. */
export const CANNED_OUTCOMES: readonly CannedOutcome[] = [
  { id: 'dismiss', label: 'Dismiss', outcome: 'dismissed', action: 'none', message: NOTHING },
  {
    id: 'warn',
    label: 'Warn',
    outcome: 'upheld',
    action: 'warn',
    message: RESPECT,
  },
  {
    id: 'change',
    label: 'Ask to change',
    outcome: 'upheld',
    action: 'warn',
    message: {
      en: 'A photo or a text of your profile does not fit our rules. Please change it within 3 days in Edit Profile.',
      te: 'మీ ప్రొఫైల్‌లోని ఫోటో లేదా వివరం మా నియమాలకు సరిపోవడం లేదు. దయచేసి 3 రోజుల్లో ప్రొఫైల్‌లో మార్చండి.',
    },
  },
  {
    id: 'hold',
    label: 'Hold',
    outcome: 'upheld',
    action: 'hold',
    message: {
      en: 'We need to speak with you about your profile. It is hidden until then; please write or call us.',
      te: 'మీ ప్రొఫైల్ గురించి మేము మీతో మాట్లాడాలి. అప్పటివరకు అది కనిపించదు; దయచేసి మాకు రాయండి లేదా ఫోన్ చేయండి.',
    },
  },
  {
    id: 'suspend',
    label: 'Suspend',
    outcome: 'upheld',
    action: 'suspend',
    message: {
      en: 'Your account broke our rules for a safe community, so we have closed it. You can write to us if you disagree.',
      te: 'మీ ఖాతాలో మా నియమాలకు విరుద్ధంగా జరిగింది, కాబట్టి దాన్ని మూసివేశాం. ఇది సరికాదని మీరు అనుకుంటే మాకు రాయవచ్చు.',
    },
  },
];
