import type { ValueOf } from './option.js';

/** R71: why the team takes a photo off a profile, and what the member can do about it; both are shown to the member. */
export const PHOTO_REFUSALS = [
  {
    value: 'not-the-member',
    label: 'The photo does not show you',
    advice: 'Please upload a photo of the person whose profile this is.',
  },
  {
    value: 'several-people',
    label: 'Several people are in the photo',
    advice: 'Please upload a photo that shows only you.',
  },
  { value: 'not-suitable', label: 'The photo is not suitable', advice: 'Please upload another photo of yourself.' },
  {
    value: 'contact-details',
    label: 'The photo shows contact details',
    advice: 'Please upload one without a phone number, email or address.',
  },
  {
    value: 'poor-quality',
    label: 'The photo is not clear enough',
    advice: 'Please upload a sharp photo taken in good light.',
  },
] as const;
export type PhotoRefusal = ValueOf<typeof PHOTO_REFUSALS>;
