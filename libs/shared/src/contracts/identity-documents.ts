import type { IdentityKind } from '../vocabulary/documents.js';

/** R43, R82: the number of the document by which somebody shows who they are. */
export interface IdentityNumbers {
  /** Aadhaar, where it is left out. */
  identityKind?: IdentityKind;
  /** Of an Aadhaar, whole. */
  aadhaarNumber?: string | null;
  /** Of every other document; of a masked Aadhaar the last 4 digits, and nothing else. */
  identityNumber?: string | null;
  panNumber?: string | null;
}

/** GET /identity-documents: in the order offered; the first is preselected. */
export interface IdentityDocumentsAnswer {
  success: true;
  documents: IdentityKind[];
}
