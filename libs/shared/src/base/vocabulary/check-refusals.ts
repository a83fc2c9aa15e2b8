import type { ValueOf } from './option.js';

/** Why the team could not confirm a fact by the file that it was sent; `advice` is what the member reads. */
export const CHECK_REFUSALS = [
  {
    value: 'unreadable',
    label: 'The picture cannot be read',
    advice: 'Please send one in which every word is sharp.',
  },
  {
    value: 'wrong-document',
    label: 'It is another document',
    advice: 'Please send the document that is asked for.',
  },
  {
    value: 'mismatch',
    label: 'It says something else than the profile',
    advice: 'Please correct the profile, or send the document that shows it.',
  },
  {
    value: 'expired',
    label: 'It is no longer valid',
    advice: 'Please send one that is valid today.',
  },
] as const;
export type CheckRefusal = ValueOf<typeof CHECK_REFUSALS>;
