import type { Language } from '@kalyanam/shared/base/vocabulary/status';
import type { MailWording } from './mail-wording.js';

/** C16: a claim goes to the named family alone; a year later both hear that their profile goes. */
export const MARRIAGE_MAILS = {
  'marriage-claim': {
    en: {
      subject: '{other} says that your marriage is fixed',
      preheader: 'Please tell us whether it is so.',
      paragraphs: [
        'Dear {name}, {other} has told us that your two families have fixed a marriage. Is it so?',
        '{link}',
        'With your yes both profiles close immediately. If it is not so, say no, or do nothing: we tell no one, and your profile stays as it is.',
      ],
      button: 'Answer',
    },
    te: {
      subject: 'మీ కుటుంబంతో పెళ్లి కుదిరిందని {other} గారు చెప్పారు',
      preheader: 'నిజమేనో కాదో చెప్పండి.',
      paragraphs: [
        '{name} గారూ, మీ రెండు కుటుంబాల మధ్య పెళ్లి కుదిరిందని {other} గారు మాకు చెప్పారు. నిజమేనా?',
        '{link}',
        'మీరు అవునంటే రెండు ప్రొఫైళ్లనూ వెంటనే మూసివేస్తాం. నిజం కాకపోతే కాదని చెప్పండి, లేదా అలాగే వదిలేయండి: ఎవరికీ చెప్పం, మీ ప్రొఫైల్ ఉన్నట్టే ఉంటుంది.',
      ],
      button: 'జవాబు చెప్పండి',
    },
  },
  'married-a-year': {
    en: {
      subject: 'Your Kalyanam profile will be deleted on {day}',
      preheader: 'A year has passed since your marriage was fixed.',
      paragraphs: [
        'Dear {name}, a year has passed since you told us that the marriage is fixed. We wish you every happiness.',
        'On {day} we will delete your profile with everything in it. If you want to keep it, tell us before:',
        '{link}',
      ],
      button: 'Keep my profile',
    },
    te: {
      subject: '{day}న మీ కళ్యాణం ప్రొఫైల్‌ను తొలగిస్తాం',
      preheader: 'మీ పెళ్లి కుదిరి ఏడాది అయింది.',
      paragraphs: [
        '{name} గారూ, పెళ్లి కుదిరిందని మీరు చెప్పి ఏడాది అయింది. మీరు కలకాలం సుఖసంతోషాలతో ఉండాలని కోరుకుంటున్నాం.',
        '{day}న మీ ప్రొఫైల్‌ను, అందులోని వివరాలన్నిటినీ తొలగిస్తాం. ఉంచుకోవాలనుకుంటే ఆ లోపు చెప్పండి:',
        '{link}',
      ],
      button: 'నా ప్రొఫైల్ ఉంచండి',
    },
  },
} as const satisfies Record<string, Record<Language, MailWording>>;
