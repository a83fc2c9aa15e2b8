// Made by tools/data/split-domain.mjs from the tables of libs/shared/domain: change those.

import type { DocumentKind, CheckFact, LedgerWhat, DeclineReason, DeclineMessage, LookingAnswer } from './lists.js';

export const documentKind: Readonly<Record<DocumentKind, string>> = {
  aadhaar: 'ఆధార్',
  'aadhaar-masked': '8 అంకెలు కప్పిన ఆధార్',
  passport: 'పాస్‌పోర్టు',
  'driving-licence': 'డ్రైవింగ్ లైసెన్స్',
  'voter-id': 'ఓటరు గుర్తింపు కార్డు',
  pan: 'పాన్',
};

export const checkFact: Readonly<Record<CheckFact, string>> = {
  identity: 'గుర్తింపు',
  'birth-date': 'పుట్టిన తేదీ',
  photo: 'ఫోటో పత్రంతో సరిపోలింది',
  phone: 'మొబైల్ నంబరు',
  email: 'ఇమెయిల్',
  marital: 'వైవాహిక స్థితి',
  education: 'డిగ్రీ',
  employment: 'ఉద్యోగం',
  abroad: 'విదేశాల్లో నివాసం',
  income: 'ఆదాయం',
};

export const ledgerWhat: Readonly<Record<LedgerWhat, string>> = {
  profile: 'ప్రొఫైల్',
  photos: 'ఫోటోలు',
  contact: 'ఫోన్, ఇమెయిల్',
  gothra: 'గోత్రం',
  horoscope: 'జాతకం',
  family: 'కుటుంబ వివరాలు',
  biodata: 'బయోడేటా లింకు',
  document: 'గుర్తింపు పత్రం',
  number: 'గుర్తింపు నంబరు',
};

export const declineReason: Readonly<Record<DeclineReason, string>> = {
  age: 'వయసు',
  distance: 'ఉద్యోగం / నివాసం దూరం',
  'education-work': 'చదువు / ఉద్యోగం',
  gothra: 'గోత్రం',
  horoscope: 'జాతకం',
  family: 'ఇంట్లో అభిప్రాయం వేరుగా ఉంది',
  'talking-to-others': 'ఇప్పటికే వేరే కుటుంబంతో మాట్లాడుతున్నాం',
  'not-now': 'ఇప్పుడు కాదు',
  'no-reason': 'చెప్పదలచుకోలేదు',
};

export const declineMessage: Readonly<Record<DeclineMessage, string>> = {
  thanks: 'మీ ఆసక్తికి ధన్యవాదాలు. ముందుకు వెళ్లాలని అనుకోవడం లేదు; మీకు మంచి సంబంధం కుదరాలని కోరుకుంటున్నాం.',
  busy: 'ధన్యవాదాలు. ప్రస్తుతం వేరే కుటుంబంతో మాట్లాడుతున్నాం.',
  elders: 'ధన్యవాదాలు. మా పెద్దలకు ఈ సంబంధం కుదరదనిపించింది; అన్యథా భావించవద్దు.',
  silent: '(సందేశం లేదు)',
};

export const lookingAnswer: Readonly<Record<LookingAnswer, string>> = {
  looking: 'అవును, ఇంకా చూస్తున్నాం',
  pause: 'ప్రస్తుతానికి ఆపండి',
  'fixed-here': 'కళ్యాణం ద్వారా పెళ్లి కుదిరింది',
  'fixed-elsewhere': 'వేరే చోట పెళ్లి కుదిరింది',
  stopped: 'చూడటం మానేశాం',
};
