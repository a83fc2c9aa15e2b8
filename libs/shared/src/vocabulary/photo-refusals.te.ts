import type { PhotoRefusal } from './photo-refusals.js';

/** The reasons as the member reads them in Telugu. */
export const te: Readonly<Record<PhotoRefusal, { readonly label: string; readonly advice: string }>> = {
  'not-the-member': { label: 'ఈ ఫోటోలో ఉన్నది మీరు కాదు', advice: 'ఈ ప్రొఫైల్ ఎవరిదో వారి ఫోటో పంపండి.' },
  'several-people': { label: 'ఫోటోలో ఒకరి కంటే ఎక్కువ మంది ఉన్నారు', advice: 'మీరు మాత్రమే ఉన్న ఫోటో పంపండి.' },
  'not-suitable': { label: 'ఈ ఫోటో తగినది కాదు', advice: 'మీ ఇంకో ఫోటో పంపండి.' },
  'contact-details': { label: 'ఫోటోలో సంప్రదింపు వివరాలు ఉన్నాయి', advice: 'ఫోన్ నంబరు, ఇమెయిల్, చిరునామా లేని ఫోటో పంపండి.' },
  'poor-quality': { label: 'ఫోటో స్పష్టంగా లేదు', advice: 'మంచి వెలుతురులో తీసిన స్పష్టమైన ఫోటో పంపండి.' },
};
