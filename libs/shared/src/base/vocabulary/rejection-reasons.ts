import type { ValueOf } from './option.js';

/** R9: why the team rejects, and what the member can do about it; both are shown to the member. */
export const REJECTION_REASONS = [
  {
    value: 'document-missing',
    label: 'A document is missing',
    advice: 'Please upload a picture of the document that you chose.',
  },
  {
    value: 'document-unreadable',
    label: 'A document cannot be read',
    advice: 'Please upload a sharp picture of the whole front side, taken in good light.',
  },
  {
    value: 'wrong-document',
    label: 'This is not an accepted document',
    advice:
      'Please upload the document that you chose, covered where we ask for it, and your PAN card if you gave its number.',
  },
  {
    value: 'number-mismatch',
    label: 'The number differs from the document',
    advice: 'Please type the number exactly as it is on the document.',
  },
  {
    value: 'name-mismatch',
    label: 'The name differs from the document',
    advice: 'Please write your name as it is on the document, or upload a document with this name.',
  },
  {
    value: 'dob-mismatch',
    label: 'The date of birth differs from the document',
    advice: 'Please correct the date of birth in your profile.',
  },
  {
    value: 'photo-unsuitable',
    label: 'Photo not suitable',
    advice: 'Please use recent photos that show your face clearly, without other people.',
  },
  {
    value: 'profile-incomplete',
    label: 'Incomplete or not genuine',
    advice: 'Please complete your profile with true details.',
  },
  {
    value: 'duplicate-profile',
    label: 'Duplicate profile',
    advice: 'Please use your first profile, or delete it before you send this one again.',
  },
  {
    value: 'document-expired',
    label: 'The document has expired',
    advice: 'Please upload a document that is still valid.',
  },
] as const;
/** Shown with a rejection that has neither reasons nor notes. */
export const NO_REASON = 'Please check your details and your documents.';

export type RejectionReason = ValueOf<typeof REJECTION_REASONS>;

/** A reason as the member reads it. */
export interface RejectionReasonView {
  code: RejectionReason;
  label: string;
  advice: string;
}

export const rejectionReasons = (codes: readonly string[]): RejectionReasonView[] =>
  REJECTION_REASONS.filter(({ value }) => codes.includes(value)).map(({ value: code, label, advice }) => ({
    code,
    label,
    advice,
  }));
