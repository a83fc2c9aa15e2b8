import type { IdentityKind } from '../base/vocabulary/documents.js';

/** R43, R82: the number of a document of identity. */
export interface IdentityNumbers {
  /** Aadhaar, where it is left out. */
  identityKind?: IdentityKind;
  /** The whole number of an Aadhaar. */
  aadhaarNumber?: string | null;
  /** The number of every other document; the last 4 digits of a masked Aadhaar, and nothing else. */
  identityNumber?: string | null;
  panNumber?: string | null;
}

/** GET /identity-documents: in the order offered; the first is preselected. */
export interface IdentityDocumentsAnswer {
  success: true;
  documents: IdentityKind[];
}
