import type { VerificationStatus } from '@kalyanam/shared/vocabulary/status';
import { hints } from '../../ui/texts/hints.te';
import type { en } from './my-profile.en';

const FOUND = 'ఆన్‌లైన్: ఇతరులకు మీ ప్రొఫైల్ కనిపిస్తుంది';
const ONLINE: Readonly<Record<VerificationStatus | 'on-hold', string>> = {
  'not-verified': 'ఆన్‌లైన్: ఇమెయిల్, ఫోన్ ధ్రువీకరించగానే కనిపిస్తుంది',
  rejected: 'ఆన్‌లైన్: మా బృందానికి మళ్లీ పంపగానే కనిపిస్తుంది',
  'semi-verified': FOUND,
  verified: FOUND,
  'on-hold': 'ఆన్‌లైన్: మా బృందం పరిశీలన పూర్తయ్యాక మళ్లీ కనిపిస్తుంది',
};

export const te: typeof en = {
  title: 'నా ప్రొఫైల్ - కళ్యాణం',
  heading: 'నా ప్రొఫైల్',
  online: (status) => ONLINE[status],
  offline: 'ఆఫ్‌లైన్: వెతుకులాటలో కనిపించదు',
  hiddenMarried: (day) => `ఎవరికీ కనిపించదు: ${day} న పెళ్లి కుదిరింది`,
  nowOnline: 'మీ ప్రొఫైల్ ఆన్‌లైన్‌లో ఉంది.',
  nowOffline: 'మీ ప్రొఫైల్ ఆఫ్‌లైన్‌లో ఉంది.',
  personal: 'వ్యక్తిగతం',
  caste: 'కులం',
  professional: 'వృత్తి',
  account: 'ఖాతా',
  proved: 'ధ్రువీకరించారు',
  notProved: 'ఇంకా ధ్రువీకరించలేదు',
  documents: 'పత్రాలు',
  documentEnding: (kind, last4) => `${last4} తో ముగిసే ${kind}`,
  replaceFile: 'వేరే ఫోటో పంపండి',
  teamOnly: `${hints.file} పరిశీలన బృందం మాత్రమే చూస్తుంది; పరిశీలన తర్వాత చెరిపేస్తాం.`,
  family: 'కుటుంబ నివాసం',
  photos: 'ఫోటోలు',
  photoCount: (count, of) => `${of} లో ${count}`,
  preview: 'ఇతరులకు ఎలా కనిపిస్తుందో చూడండి',
  biodata: 'ప్రింట్ చేయడానికి బయోడేటా',
  edit: 'మార్చండి',
  tell: 'చెప్పండి',
  notTold: {
    family: 'ఇంకా ఏమీ చెప్పలేదు. తల్లిదండ్రులు, తోబుట్టువుల గురించే మొదట అడుగుతారు.',
    roots: 'ఇంకా ఏమీ చెప్పలేదు. చాలా కుటుంబాలు సొంతూరితోనే మాట మొదలుపెడతాయి.',
    study: 'ఇంకా ఏమీ చెప్పలేదు. డిగ్రీ, ఉద్యోగం స్పష్టంగా ఉంటే ఎక్కువ తెలుస్తుంది.',
    living: 'ఇంకా ఏమీ చెప్పలేదు.',
  },
  stepRead: 'చదవండి',
  stepCorrect: 'సరిదిద్దండి',
  stepSend: 'మళ్లీ పంపండి',
  uploadPhotos: 'ఫోటోలు పెట్టండి',
  editProfile: 'ప్రొఫైల్ మార్చండి',
  waitingTitle: 'మా బృందం చూడాల్సినవి; అప్పటివరకు ఇప్పటి వివరాలే ఉంటాయి',
  numbersErased: 'నిర్ణయంతో పాటు నంబర్లు చెరిగిపోయాయి; మళ్లీ రాయండి. పరిశీలన బృందం మాత్రమే చూస్తుంది.',
  resubmit: 'మా బృందానికి మళ్లీ పంపండి',
  resubmitting: 'పంపుతున్నాం…',
  resubmitted: 'మీ ప్రొఫైల్ మళ్లీ మా బృందం వద్ద ఉంది.',
  fileThere: 'ఫైలు అందింది',
  fileMissing: 'ఫైలు ఇంకా రాలేదు',
  registeredOn: 'నమోదైన తేదీ',
  gothras: 'కుటుంబ గోత్రాలు, మీ నియమం',
  whoSawContact: 'నా సంప్రదింపు వివరాలు ఎవరు చూశారు',
  verifyNow: 'ఇమెయిల్, ఫోన్ ధ్రువీకరించండి',
  contactSupport: 'సహాయక బృందాన్ని సంప్రదించండి',
  verifyLead: 'ప్రొఫైళ్లు చూడటానికి ఇమెయిల్, ఫోన్ ధ్రువీకరించండి.',
  questionTitle: 'మా బృందానికి ఒక ప్రశ్న ఉంది',
  askedOn: (day) => `${day}న అడిగాం. మీ జవాబు రాగానే కొనసాగిస్తాం.`,
  yourAnswer: 'మీ జవాబు',
  answerHint: 'మా బృందం మాత్రమే చదువుతుంది. ఆధార్, పాన్ నంబర్లు రాయవద్దు.',
  sendAnswer: 'జవాబు పంపండి',
  answerSent: 'ధన్యవాదాలు. మీ జవాబు మా బృందానికి చేరింది.',
  waitingLead: (from, to) => `మా బృందం మీ పత్రాలను పరిశీలిస్తోంది. ${from}-${to} గంటలు పడుతుంది; ఈలోగా ప్రొఫైళ్లు చూడవచ్చు.`,
  rejectedTitle: 'మా బృందం మీ ప్రొఫైల్‌ను ఇంకా ఆమోదించలేదు',
  rejectedOn: (day) => `${day} న రాసినది:`,
  rejectedUnsaid: (day) => `${day} న నిర్ణయించారు; కారణం రాయలేదు. మీ ప్రొఫైల్‌ను పత్రాలతో సరిచూసుకోండి, లేదా మా సహాయక బృందాన్ని అడగండి.`,
  resubmissions: (left) =>
    left === 0
      ? 'కొనసాగడానికి మా సహాయక బృందానికి రాయండి.'
      : left === 1
        ? 'మీ ప్రొఫైల్‌ను మా బృందానికి ఇంకొక్కసారి పంపవచ్చు.'
        : `మీ ప్రొఫైల్‌ను మా బృందానికి ఇంకా ${left} సార్లు పంపవచ్చు.`,
};
