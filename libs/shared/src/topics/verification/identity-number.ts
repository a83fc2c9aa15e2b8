import { sentences } from '../../base/sentences.js';
import { LIMITS } from '../../base/limits.js';
import { plainCode } from '../../base/plain-text.js';
import { verhoeffHolds } from '../../base/verhoeff.js';
import type { DocumentKind } from '../../base/vocabulary/documents.js';

/** What the fields of identity documents refuse, apart from the sentences of all forms. */
export const IDENTITY_MESSAGES = sentences({
  number: 'Please enter the number as it is on the document',
  lastFour: 'Please enter only the last 4 digits',
  notOffered: 'Please choose one of the documents that we accept',
  otherDocument: 'Please send a picture of the document whose number you gave, or change the number first',
});

/** They may be typed in groups: spaces, hyphens and case do not count. */
export const plainIdentityNumber = plainCode;

/** The only digits accepted of a masked Aadhaar. */
export const MASKED_DIGITS = 4;

const FORMS: Readonly<Record<DocumentKind, RegExp>> = {
  aadhaar: new RegExp(`^\\d{${LIMITS.aadhaarDigits}}$`),
  'aadhaar-masked': new RegExp(`^\\d{${MASKED_DIGITS}}$`),
  passport: /^[A-PR-WY][1-9]\d{6}$/,
  'driving-licence': /^[A-Z]{2}\d{2}\d{11}$/,
  'voter-id': /^[A-Z]{3}\d{7}$/,
  pan: /^[A-Z]{5}\d{4}[A-Z]$/,
};

export const hasForm = (kind: DocumentKind, plain: string): boolean => FORMS[kind].test(plain);

/** Whether a number looks right: a hint, never a reason to refuse it, because papers differ (R16, R43). */
export const isWellFormed = (kind: DocumentKind, plain: string): boolean =>
  hasForm(kind, plain) && (kind !== 'aadhaar' || verhoeffHolds(plain));
