import { LIMITS } from '@kalyanam/shared/limits';
import type { en } from './photos.en';

export const te: typeof en = {
  title: 'నా ఫోటోలు - కళ్యాణం',
  heading: 'ఫోటోలు పెట్టండి',
  back: 'నా ప్రొఫైల్‌కు తిరిగి వెళ్లండి',
  lead: 'మొదటి ఫోటోనే ప్రధాన ఫోటో: మీ కార్డుపై అదే కనిపిస్తుంది. ఫోటోను నొక్కితే ఏం చేయవచ్చో కనిపిస్తుంది; వేరే చోటికి లాగవచ్చు కూడా (ఫోన్‌లో చుక్కల దగ్గర పట్టుకుని).',
  none: 'ఇంకా ఫోటో లేదు. కుటుంబాలు ముందుగా ఫోటో ఉన్న ప్రొఫైళ్లనే చూస్తాయి.',
  photos: 'నా ఫోటోలు, వరుసలో',
  addPhotos: 'ఫోటోలు జోడించండి',
  photosHint: `మొత్తం ${LIMITS.photos} వరకు, JPEG లేదా PNG. ధ్రువీకరించిన రెండు ప్రొఫైళ్ల మధ్య మాత్రమే కనిపిస్తాయి.`,
  full: `${LIMITS.photos} ఫోటోలూ నిండాయి. ఇంకొకటి జోడించాలంటే ఒకటి తొలగించండి.`,
  photoNumber: (position) => `నా ${position}వ ఫోటో`,
  mainPhoto: 'ప్రధాన ఫోటో',
  makeMain: 'ప్రధాన ఫోటోగా పెట్టండి',
  placeOf: (position, of) => `${of} లో ${position}వ ఫోటో`,
  earlier: 'ముందుకు జరపండి',
  later: 'వెనుకకు జరపండి',
  moved: (position, of) => `ఫోటో ${position}వ చోటికి జరిగింది (మొత్తం ${of}).`,
  deletePhoto: 'ఫోటో తొలగించండి',
  deleted: 'ఫోటో తొలగించాం.',
  deletedForGood: 'ఆలస్యమైంది: ఫోటో శాశ్వతంగా తొలగిపోయింది.',
};
