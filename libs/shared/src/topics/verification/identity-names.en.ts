import type { IdentityKind } from '../../base/vocabulary/documents.js';

/** Names for the middle of a sentence. */
export const en: Readonly<Record<IdentityKind, string>> = {
  aadhaar: 'Aadhaar card',
  'aadhaar-masked': 'masked Aadhaar card',
  passport: 'passport',
  'driving-licence': 'driving licence',
  'voter-id': 'voter ID card',
};
