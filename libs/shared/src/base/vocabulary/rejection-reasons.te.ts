import type { Reason } from './reason.js';
import type { RejectionReason } from './rejection-reasons.js';

/** The reasons as the member reads them in Telugu, in mails and inside the application. */
export const te: Readonly<Record<RejectionReason, Reason>> = {
  'document-missing': { label: 'ఒక పత్రం లేదు', advice: 'మీరు ఎంచుకున్న పత్రం ఫోటో పంపండి.' },
  'document-unreadable': {
    label: 'ఒక పత్రం స్పష్టంగా కనిపించడం లేదు',
    advice: 'కార్డు ముందువైపు మొత్తం స్పష్టంగా, మంచి వెలుతురులో తీసిన ఫోటో పంపండి.',
  },
  'wrong-document': {
    label: 'ఈ పత్రాన్ని అంగీకరించలేం',
    advice: 'మీరు ఎంచుకున్న పత్రం ఫోటో పంపండి; కప్పమని చెప్పిన అంకెలు కప్పండి. పాన్ నంబరు ఇచ్చి ఉంటే పాన్ కార్డు ఫోటో కూడా పంపండి.',
  },
  'number-mismatch': {
    label: 'నంబరు పత్రంలో ఉన్నదానితో సరిపోలేదు',
    advice: 'పత్రంలో ఉన్నట్టే నంబరు రాయండి.',
  },
  'name-mismatch': {
    label: 'పేరు పత్రంలో ఉన్నదానితో సరిపోలేదు',
    advice: 'పత్రంలో ఉన్నట్టే పేరు రాయండి, లేదా ఈ పేరున్న పత్రం పంపండి.',
  },
  'dob-mismatch': {
    label: 'పుట్టిన తేదీ పత్రంలో ఉన్నదానితో సరిపోలేదు',
    advice: 'మీ ప్రొఫైల్‌లో పుట్టిన తేదీ సరిదిద్దండి.',
  },
  'photo-unsuitable': {
    label: 'ఒక ఫోటో మా నియమాలకు సరిపోలేదు',
    advice: 'ఈమధ్య తీసిన, ముఖం స్పష్టంగా కనిపించే, ఒక్కరే ఉన్న ఫోటోలు పెట్టండి.',
  },
  'profile-incomplete': {
    label: 'ప్రొఫైల్ పూర్తిగా నింపలేదు, లేదా కొన్ని వివరాలు సరిచూడాల్సి ఉంది',
    advice: 'ఉన్నది ఉన్నట్టుగా అన్ని వివరాలూ రాయండి.',
  },
  'duplicate-profile': {
    label: 'అదే వ్యక్తికి ఇంకో ప్రొఫైల్ ఉంది',
    advice: 'మీ మొదటి ప్రొఫైల్ వాడండి, లేదా దాన్ని తొలగించాక దీన్ని మళ్లీ పంపండి.',
  },
  'document-expired': {
    label: 'పత్రం గడువు ముగిసింది',
    advice: 'ఇంకా చెల్లుబాటులో ఉన్న పత్రం పంపండి.',
  },
};

export const NO_REASON = 'దయచేసి మీ వివరాలు, పత్రాలు సరిచూసుకోండి.';
