import { LIMITS } from '@kalyanam/shared/limits';
import { hints } from '../../ui/texts/hints.te';
import type { en } from './verify.en';

export const te: typeof en = {
  title: 'ధ్రువీకరణ - కళ్యాణం',
  heading: 'ధ్రువీకరణ',
  lead: (from, to) => `ఇప్పుడు రెండు కోడ్‌లు; తర్వాత మా బృందం ${from}-${to} గంటల్లో మీ పత్రాలను పరిశీలిస్తుంది.`,
  steps: 'ధ్రువీకరణ దశలు',
  emailStep: 'ఇమెయిల్',
  phoneStep: 'ఫోన్',
  proved: 'పూర్తయింది',
  emailHeading: 'మీ ఇమెయిల్‌ను ధ్రువీకరించండి',
  phoneHeading: 'మీ మొబైల్ నంబరును ధ్రువీకరించండి',
  emailLead: (address) => `${address} కు వచ్చిన ${LIMITS.codeLength} అంకెల కోడ్ ఇక్కడ రాయండి. రాకపోతే కొత్తది పంపించుకోండి.`,
  phoneLead: (number) => `${number} నంబరుకు SMS ద్వారా వచ్చిన ${LIMITS.codeLength} అంకెల కోడ్ ఇక్కడ రాయండి. రాకపోతే కొత్తది పంపించుకోండి.`,
  send: 'కోడ్ పంపండి',
  sending: 'పంపుతున్నాం…',
  resend: 'కోడ్ మళ్లీ పంపండి',
  resendIn: (seconds) => `${seconds} సెకన్ల తర్వాత మళ్లీ పంపవచ్చు`,
  sent: (where) => `${where} కు కోడ్ పంపాం. అది ${LIMITS.codeMinutes} నిమిషాలు చెల్లుతుంది.`,
  sentRecently: 'కొద్దిసేపటి క్రితమే కోడ్ పంపాం. దాన్ని వెతకండి, లేదా సమయం ముగిశాక మళ్లీ అడగండి.',
  code: 'కోడ్',
  codeHint: hints.code,
  verify: 'ధ్రువీకరించండి',
  verifying: 'ధ్రువీకరిస్తున్నాం…',
  linkChecking: 'మీ మెయిల్‌లోని లింకును పరిశీలిస్తున్నాం…',
  doneHeading: 'ధన్యవాదాలు, రెండూ పూర్తయ్యాయి',
  doneText: 'మీ కోసం ప్రొఫైళ్లు తెరుస్తున్నాం…',
  doneNow: 'ప్రొఫైళ్లు చూడండి',
  rejectedTitle: 'మా బృందం మీ ప్రొఫైల్‌ను ఇంకా ఆమోదించలేదు',
  rejectedText: 'కారణం నా ప్రొఫైల్‌లో ఉంది.',
  myProfile: 'నా ప్రొఫైల్',
};
