import { te as words } from '../domain/photos.te.js';
import { PHOTOS, type PhotoRefusal } from '../domain/photos.js';

const ADVICE: Readonly<Record<PhotoRefusal, string>> = {
  'no-face': 'మీ ముఖం కనిపించే ఫోటో పంపండి.',
  'several-people': 'మీరు మాత్రమే ఉన్న ఫోటో పంపండి.',
  'not-the-person': 'ఈ ప్రొఫైల్ ఎవరిదో వారి ఫోటో పంపండి.',
  'contact-in-picture': 'ఫోన్ నంబరు, ఇమెయిల్, చిరునామా లేని ఫోటో పంపండి.',
  unclear: 'మంచి వెలుతురులో తీసిన స్పష్టమైన ఫోటో పంపండి.',
  altered: 'కెమెరా తీసినట్టే ఉన్న ఫోటో పంపండి.',
  unsuitable: 'మీ ఇంకో ఫోటో పంపండి.',
};

interface Words {
  readonly label: string;
  readonly advice: string;
}

/** The reasons as the member reads them in Telugu. */
export const te = Object.fromEntries(
  PHOTOS.refusal.map((value) => [value, { label: words.refusal[value], advice: ADVICE[value] }]),
) as Readonly<Record<PhotoRefusal, Words>>;
