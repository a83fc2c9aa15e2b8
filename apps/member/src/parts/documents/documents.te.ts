import { documentKind as kinds } from '@kalyanam/shared/base/domain/lists.te';
import { te as NAMES } from '@kalyanam/shared/topics/verification/identity-names.te';
import type { IdentityKind } from '@kalyanam/shared/base/vocabulary/documents';
import type { en } from './documents.en';

const DRAWN: Readonly<Record<IdentityKind, string>> = {
  aadhaar: 'ఆధార్ కార్డు బొమ్మ',
  'aadhaar-masked': 'మొదటి 8 అంకెలు కప్పిన ఆధార్ కార్డు బొమ్మ',
  passport: 'పాస్‌పోర్టు పేజీ బొమ్మ',
  'driving-licence': 'డ్రైవింగ్ లైసెన్స్ బొమ్మ',
  'voter-id': 'ఓటరు గుర్తింపు కార్డు బొమ్మ',
};

export const te: typeof en = {
  which: 'ఏ పత్రం ఇస్తారు?',
  kinds,
  numbers: {
    aadhaar: 'ఆధార్ నంబరు',
    'aadhaar-masked': 'ఆధార్ నంబరులో చివరి 4 అంకెలు',
    passport: 'పాస్‌పోర్టు నంబరు',
    'driving-licence': 'డ్రైవింగ్ లైసెన్స్ నంబరు',
    'voter-id': 'ఓటరు కార్డు నంబరు',
  },
  panNumber: 'పాన్ నంబరు',
  pictures: {
    aadhaar: 'ఆధార్ కార్డు ఫోటో',
    'aadhaar-masked': 'మొదటి 8 అంకెలు కప్పిన ఆధార్ కార్డు ఫోటో',
    passport: 'పాస్‌పోర్టు పేజీ ఫోటో',
    'driving-licence': 'డ్రైవింగ్ లైసెన్స్ ఫోటో',
    'voter-id': 'ఓటరు గుర్తింపు కార్డు ఫోటో',
  },
  wanted: (kind) => `ప్రొఫైల్‌ను ధ్రువీకరించడానికి మా బృందానికి ${NAMES[kind]} కావాలి.`,
  checkDigit: 'నంబరును కార్డుతో మరోసారి పోల్చి చూడండి: ఎక్కడో ఒక అంకె తప్పుగా పడినట్టుంది. అయినా ముందుకు వెళ్లవచ్చు.',
  beginning: 'నంబరును కార్డుతో మరోసారి పోల్చి చూడండి. ఏ ఆధార్ నంబరూ 0తో గానీ 1తో గానీ మొదలవదు. అయినా ముందుకు వెళ్లవచ్చు.',
  unusual: (kind) => `నంబరును ${NAMES[kind]}\u200cతో మరోసారి పోల్చి చూడండి: ఈ నంబరు మామూలుగా ఉండే తీరులో లేదు. అయినా ముందుకు వెళ్లవచ్చు.`,
  help: {
    title: 'ఇవి స్పష్టంగా కనిపించాలి',
    alt: (kind) => `${DRAWN[kind]}: 1 ఫోటో, 2 పేరు, 3 పుట్టిన తేదీ, 4 ${kind === 'aadhaar-masked' ? 'చివరి 4 అంకెలు' : 'నంబరు'}.`,
    photo: 'ఫోటో',
    name: 'పేరు',
    dob: 'పుట్టిన తేదీ',
    number: 'నంబరు',
    lastFour: 'చివరి 4 అంకెలు',
    tip: 'ఫోటో ఉన్న వైపు, నాలుగు మూలలూ కనిపించాలి, ఫ్లాష్ వెలుగు పడకూడదు.',
    cover: 'ఫోటో తీసే ముందు మొదటి 8 అంకెలు కప్పండి. మొత్తం 12 కనిపించే ఫోటోను అంగీకరించం, చెరిపేస్తాం.',
  },
  numberEnding: (kind, last4) =>
    `మా వద్ద ఉన్న ${NAMES[kind]} నంబరు చివరి అక్షరాలు ${last4}. అది తప్పైతే, లేదా వేరే పత్రం ఇవ్వాలంటే మళ్లీ రాయండి.`,
  namedThere: 'నమోదు పేజీలో ఉన్నవి',
  noNumber: 'పత్రం నంబరు మా వద్ద లేదు.',
  another: 'వేరే పత్రం ఇవ్వండి, లేదా నంబరు సరిచేయండి',
};
