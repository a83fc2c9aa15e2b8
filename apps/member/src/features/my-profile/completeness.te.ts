import type { MyProfile } from '@kalyanam/shared/contracts/profile';
import type { en } from './completeness.en';

export const te: typeof en = {
  title: 'మీ ప్రొఫైల్ ఎంత పూర్తయింది',
  percent: (percent) => `${percent} % పూర్తయింది`,
  all: 'ఏదీ మిగల్లేదు. చాలా బాగుంది.',
  lead: 'ఏవి మిగిలాయి, అవి ఎందుకు ముఖ్యం:',
  missing: {
    photo: { label: 'ఒక ఫోటో పెట్టండి', why: 'కుటుంబాలు ముందుగా ఫోటో ఉన్న ప్రొఫైళ్లనే చూస్తాయి.' },
    email: { label: 'ఇమెయిల్ ధృవీకరించండి', why: 'ఎవరైనా ఆసక్తి తెలిపితే ఆ కబురు అక్కడికే వస్తుంది.' },
    phone: { label: 'ఫోన్ ధృవీకరించండి', why: 'నంబరు ధృవీకరించాకే ప్రొఫైల్ ఇతరులకు కనిపిస్తుంది.' },
    document: {
      label: 'ఆధార్ కార్డు పంపండి',
      why: 'దానితోనే మా బృందం ధృవీకరిస్తుంది; ఫోటోలు, సంప్రదింపు వివరాలు ధృవీకరించిన సభ్యులకే కనిపిస్తాయి.',
    },
    'more-photos': { label: 'ఇంకో రెండు ఫోటోలు పెట్టండి', why: 'ఒక్క ఫోటోతో మనిషి గురించి పెద్దగా తెలియదు.' },
    'self-summary': {
      label: 'మీ గురించి ఇంకొంచెం రాయండి',
      why: 'ఫోటో తర్వాత కుటుంబాలు చదివేది ఇదే: మీ పని, కుటుంబం, రోజులు.',
    },
    expectations: {
      label: 'ఎలాంటివారి కోసం చూస్తున్నారో ఇంకొంచెం రాయండి',
      why: 'సరిపోనివారు రాసే ముందే తెలుసుకుంటారు; సరిపోయేవారు ధైర్యంగా ముందుకు వస్తారు.',
    },
    subcaste: { label: 'ఉపకులం రాయండి', why: 'చాలా కుటుంబాలు మొదటి మాటల్లోనే అడుగుతాయి.' },
  },
  reason: (code, given) => REASONS[code]?.label ?? given,
  advice: (code, given) => REASONS[code]?.advice ?? given,
};

type ReasonCode = NonNullable<MyProfile['rejection']>['reasons'][number]['code'];

interface Reason {
  label: string;
  advice: string;
}

/** Every reason of today; one that a newer server adds is shown as it came. */
const REASONS: Readonly<Record<string, Reason>> = {
  'document-missing': { label: 'ఒక పత్రం లేదు', advice: 'మీ ఆధార్ కార్డు ఫోటో పంపండి.' },
  'document-unreadable': {
    label: 'ఒక పత్రం చదవడానికి వీలుగా లేదు',
    advice: 'కార్డు ముందువైపు మొత్తం స్పష్టంగా, మంచి వెలుతురులో తీసిన ఫోటో పంపండి.',
  },
  'wrong-document': {
    label: 'ఈ పత్రాన్ని అంగీకరించలేం',
    advice: 'మీ ఆధార్ కార్డు పంపండి; పాన్ నంబరు ఇచ్చి ఉంటే పాన్ కార్డు కూడా.',
  },
  'number-mismatch': {
    label: 'నంబరు పత్రంలో ఉన్నదానితో సరిపోలేదు',
    advice: 'కార్డుపై ఉన్నట్టే నంబరు రాయండి.',
  },
  'name-mismatch': {
    label: 'పేరు పత్రంలో ఉన్నదానితో సరిపోలేదు',
    advice: 'కార్డుపై ఉన్నట్టే పేరు రాయండి, లేదా ఈ పేరున్న కార్డు పంపండి.',
  },
  'dob-mismatch': {
    label: 'పుట్టిన తేదీ పత్రంలో ఉన్నదానితో సరిపోలేదు',
    advice: 'మీ ప్రొఫైల్‌లో పుట్టిన తేదీ సరిదిద్దండి.',
  },
  'photo-unsuitable': {
    label: 'ఒక ఫోటో తగినట్టు లేదు',
    advice: 'ఇటీవల తీసిన, మీ ముఖం స్పష్టంగా కనిపించే, ఇతరులు లేని ఫోటోలు వాడండి.',
  },
  'profile-incomplete': {
    label: 'ప్రొఫైల్ అసంపూర్ణంగా ఉంది, లేదా నమ్మదగినట్టు లేదు',
    advice: 'నిజమైన వివరాలతో ప్రొఫైల్ పూర్తి చేయండి.',
  },
  'duplicate-profile': {
    label: 'అదే వ్యక్తికి ఇంకో ప్రొఫైల్ ఉంది',
    advice: 'మీ మొదటి ప్రొఫైల్ వాడండి, లేదా దాన్ని తొలగించాక దీన్ని మళ్లీ పంపండి.',
  },
} satisfies Record<ReasonCode, Reason>;
