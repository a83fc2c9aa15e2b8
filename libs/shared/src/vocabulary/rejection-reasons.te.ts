import type { RejectionReason, RejectionReasonView } from './rejection-reasons.js';

/** The reasons as the member reads them in Telugu, in mails and inside the application. */
export const te: Readonly<Record<RejectionReason, Omit<RejectionReasonView, 'code'>>> = {
  'document-missing': { label: 'ఒక పత్రం లేదు', advice: 'మీరు ఎంచుకున్న పత్రం ఫోటో పంపండి.' },
  'document-unreadable': {
    label: 'ఒక పత్రం చదవడానికి వీలుగా లేదు',
    advice: 'కార్డు ముందువైపు మొత్తం స్పష్టంగా, మంచి వెలుతురులో తీసిన ఫోటో పంపండి.',
  },
  'wrong-document': {
    label: 'ఈ పత్రాన్ని అంగీకరించలేం',
    advice: 'మీరు ఎంచుకున్న పత్రం పంపండి, కప్పి ఉంచమన్నది కప్పి; పాన్ నంబరు ఇచ్చి ఉంటే పాన్ కార్డు కూడా.',
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
  'document-expired': {
    label: 'పత్రం గడువు ముగిసింది',
    advice: 'ఇంకా చెల్లుబాటులో ఉన్న పత్రం పంపండి.',
  },
};
