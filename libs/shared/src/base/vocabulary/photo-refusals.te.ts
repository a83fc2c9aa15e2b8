import { te as words } from '../domain/photos.te.js';
import { PHOTOS, type PhotoRefusal } from '../domain/photos.js';
import type { Reason } from './reason.js';

const ADVICE: Readonly<Record<PhotoRefusal, string>> = {
  'no-face': 'ముఖం స్పష్టంగా కనిపించే ఫోటో పంపండి.',
  'several-people': 'ఒక్కరే ఉన్న ఫోటో పంపండి.',
  'not-the-person': 'ఈ ప్రొఫైల్ ఎవరిదో వారి ఫోటో పంపండి.',
  'contact-in-picture': 'ఫోన్ నంబరు, ఇమెయిల్, చిరునామా లేని ఫోటో పంపండి.',
  unclear: 'మంచి వెలుతురులో తీసిన స్పష్టమైన ఫోటో పంపండి.',
  altered: 'ఎడిట్ చేయని, కెమెరాతో తీసిన ఫోటోనే పంపండి.',
  unsuitable: 'దయచేసి ఇంకో ఫోటో పంపండి.',
};

/** The reasons as the member reads them in Telugu. */
export const te = Object.fromEntries(
  PHOTOS.refusal.map((value) => [value, { label: words.refusal[value], advice: ADVICE[value] }]),
) as Readonly<Record<PhotoRefusal, Reason>>;
