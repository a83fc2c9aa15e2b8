import { withHonorific } from '@kalyanam/shared/topics/speech/honorific';
import type { en } from './relations.en';

export const te: typeof en = {
  keep: 'దాచుకోండి',
  kept: 'దాచారు',
  keepName: (name) => `దాచుకోండి: ${name}`,
  keptName: (name) => `దాచారు: ${name}`,
  addedToShortlist: (name) => `${name} గారి ప్రొఫైల్‌ను నచ్చినవాటిలో పెట్టాం.`,
  removedFromShortlist: (name) => `${name} గారి ప్రొఫైల్‌ను నచ్చినవాటి నుంచి తీసేశాం.`,
  notForUs: 'మాకు కుదరదు',
  notForUsName: (name) => `మాకు కుదరదు: ${name}`,
  notForUsMeans: 'మీ జాబితాల్లో ఈ ప్రొఫైల్ కనిపించదు; ఈ సంగతి ఎవరికీ తెలియదు.',
  dismissed: (name) => `${name} గారి ప్రొఫైల్ ఇక మీ జాబితాల్లో కనిపించదు.`,
  restored: (name) => `${name} గారి ప్రొఫైల్ మళ్లీ మీ జాబితాల్లో కనిపిస్తుంది.`,
  restore: 'మళ్లీ నా జాబితాల్లో చూపించండి',
  dismissedOn: (day) => `${day}న మీరు “మాకు కుదరదు” అన్నారు.`,
  block: 'బ్లాక్ చేయండి',
  blocked: (name) => `${name} గారిని బ్లాక్ చేశాం: ఇకపై మీ ప్రొఫైళ్లు ఒకరికొకరికి కనిపించవు.`,
  unblocked: (name) => `${withHonorific(name, 'గారిని')} అన్‌బ్లాక్ చేశాం.`,
  report: {
    title: 'ప్రొఫైల్‌పై ఫిర్యాదు',
    lead: 'ఎవరు ఫిర్యాదు చేశారో అవతలివారికి తెలియదు. ప్రతి ఫిర్యాదును మా బృందం పరిశీలిస్తుంది.',
    reason: 'కారణం',
    description: 'ఏం జరిగింది?',
    descriptionHint: 'ఏ రోజు ఏం జరిగిందో, ఏమన్నారో రాస్తే మా బృందానికి ఉపయోగపడుతుంది. “వేరే కారణం” ఎంచుకుంటే ఇది తప్పనిసరి.',
    send: 'ఫిర్యాదు పంపండి',
    reported: 'ధన్యవాదాలు. మా బృందం ఈ ప్రొఫైల్‌ను పరిశీలిస్తుంది.',
  },
  hiddenMember: 'ప్రస్తుతం ప్రొఫైల్ కనిపించని సభ్యులు',
};
