import { FILE_MEGABYTES, LIMITS } from '@kalyanam/shared/base/limits';
import type { en, hints as english } from './common.en';

export const hints: typeof english = {
  password: `కనీసం ${LIMITS.passwordLength.min} అక్షరాలు: ఇంగ్లిష్ క్యాపిటల్ అక్షరం (A-Z), స్మాల్ అక్షరం (a-z), అంకె ఉండాలి. ఇవి కూడా వాడవచ్చు: @ $ ! % * ? &`,
  phone: `${LIMITS.phoneDigits} అంకెలు. దీనికి ఒక కోడ్ పంపుతాం.`,
  code: `${LIMITS.codeLength} అంకెలు`,
  file: `JPEG లేదా PNG, ${FILE_MEGABYTES} MB కన్నా తక్కువ.`,
};

export const te: typeof en = {
  retry: 'మళ్లీ ప్రయత్నించండి',
  close: 'మూసివేయండి',
  cancel: 'రద్దు చేయండి',
  loading: 'తెరుచుకుంటోంది',
  stepDone: '(పూర్తయింది)',
  optional: 'తప్పనిసరి కాదు',
  notGiven: 'చెప్పలేదు',
  choose: 'ఎంచుకోండి',
  previous: 'వెనక్కి',
  next: 'తర్వాత',
  offline: 'ఇంటర్నెట్ అందుబాటులో లేనట్టుంది. కనెక్షన్ చూసుకుని మళ్లీ ప్రయత్నించండి.',
  waitFor: (seconds) =>
    seconds <= 90
      ? `దయచేసి ${seconds === 1 ? 'ఒక సెకను' : `${seconds} సెకన్లు`} ఆగండి.`
      : seconds <= 5400
        ? `దయచేసి ${Math.ceil(seconds / 60)} నిమిషాలు ఆగండి.`
        : `దయచేసి ${Math.ceil(seconds / 3600)} గంటలు ఆగండి.`,
  loadFailed: 'దీన్ని తెరవలేకపోయాం. ఏదీ పోలేదు.',
  reference: (id) => `మళ్లీ ఇలాగే జరిగితే ఈ నంబరును మా సహాయక బృందానికి చెప్పండి: ${id}`,
  charactersLeft: (left) =>
    left < 0 ? `${-left} అక్షరాలు ఎక్కువయ్యాయి` : left === 1 ? 'ఇంకా 1 అక్షరం రాయవచ్చు' : `ఇంకా ${left} అక్షరాలు రాయవచ్చు`,
  pages: 'పేజీలు',
  page: (page, last) => `మొత్తం ${last} పేజీల్లో పేజీ ${page}`,
  previousPage: 'ముందు పేజీ',
  nextPage: 'తర్వాతి పేజీ',
  showPassword: 'పాస్‌వర్డ్ చూపించండి',
  day: 'రోజు',
  month: 'నెల',
  year: 'ఏడాది',
  noSuggestion: (typed) => `“${typed}”: మీరు రాసినట్టే ఉంచుతాం.`,
  upload: 'పంపండి',
  years: (age) => `${age} ఏళ్లు`,
  photosOf: (name) => `${name} ఫోటోలు`,
  photoNumber: (index, all, name) => `${name}: ${all === 1 ? 'ఫోటో' : `${all} ఫోటోల్లో ${index}వది`}`,
  enlargePhoto: (index, all, name) => `పెద్దగా చూడండి: ${name}${all === 1 ? '' : `, ${all} ఫోటోల్లో ${index}వది`}`,
  photoOf: (name) => `${name} ఫోటో`,
  listen: 'వినండి',
  stop: 'చదవడం ఆపండి',
  conflict: {
    conflictLead: 'మీరు రాసినది ఏదీ పోలేదు. ఒకే వివరం రెండు చోట్లా మారితే ఏది ఉండాలో ఎంచుకుని మళ్లీ సేవ్ చేయండి.',
    theirs: 'కొత్తది',
    mine: 'మీది',
    useNewest: 'కొత్తది ఉంచండి',
    keepMine: 'నాది ఉంచండి',
  },
  nothingLost: 'మీరు రాసినది ఏదీ పోలేదు.',
  undo: 'వెనక్కి తీసుకోండి',
  saved: 'సేవ్ అయింది.',
  saving: 'సేవ్ అవుతోంది…',
  sending: 'పంపుతున్నాం…',
  codeAgainIn: (seconds) => `${seconds} సెకన్లలో ఇంకో కోడ్`,
};
