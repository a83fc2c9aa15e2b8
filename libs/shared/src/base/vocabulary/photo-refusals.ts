/** R71: why the team does not accept a photo, and what the member can do about it; both are shown to the member. */
import { en } from '../domain/photos.en.js';
import { PHOTOS, type PhotoRefusal } from '../domain/photos.js';
import type { Option } from './option.js';
import type { Reason } from './reason.js';

export type { PhotoRefusal };

const ADVICE: Readonly<Record<PhotoRefusal, string>> = {
  'no-face': 'Please upload a photo that shows your face.',
  'several-people': 'Please upload a photo that shows only you.',
  'not-the-person': 'Please upload a photo of the person whose profile this is.',
  'contact-in-picture': 'Please upload one without a phone number, email or address.',
  unclear: 'Please upload a sharp photo taken in good light.',
  altered: 'Please upload a photo as the camera took it.',
  unsuitable: 'Please upload another photo of yourself.',
};

export const PHOTO_REFUSALS: readonly (Option<PhotoRefusal> & Reason)[] = PHOTOS.refusal.map((value) => ({
  value,
  label: en.refusal[value],
  advice: ADVICE[value],
}));
