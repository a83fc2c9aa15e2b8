import type { IdentityKind } from '@kalyanam/shared/base/vocabulary/documents';
import type { en } from './waiting.en';

const CARDS: Readonly<Record<IdentityKind, string>> = {
  aadhaar: 'ఆధార్ కార్డు ఫోటో',
  'aadhaar-masked': 'ఆధార్ కార్డు ఫోటో, మొదటి 8 అంకెలు కప్పి',
  passport: 'పాస్‌పోర్టు పేజీ ఫోటో',
  'driving-licence': 'డ్రైవింగ్ లైసెన్స్ ఫోటో',
  'voter-id': 'ఓటరు గుర్తింపు కార్డు ఫోటో',
};

export const te: typeof en = {
  consent: {
    title: (name) => `ముందుగా ${name} గారు ఒప్పుకోవాలి`,
    text: (name) => `${name} గారు తమ సొంత ఫోన్‌తో సరే అనే వరకు ఈ ప్రొఫైల్ ఎవరికీ కనిపించదు. అంతవరకు మీరు ప్రొఫైళ్లు చూడవచ్చు.`,
    ask: 'వారిని అడగండి',
  },
  missing: (kind, name) => `ఒకటి మిగిలింది: ${name ? `${name} గారి` : 'మీ'} ${CARDS[kind]}.`,
  rejectedTitle: 'మా బృందం మీ ప్రొఫైల్‌ను ఇంకా ఆమోదించలేకపోయింది',
  questionTitle: 'మా బృందానికి ఒక ప్రశ్న ఉంది',
  verifyNow: 'ఇమెయిల్, ఫోన్ ధ్రువీకరించండి',
  locked: 'ధ్రువీకరణ తర్వాత తెరుచుకుంటుంది',
};
