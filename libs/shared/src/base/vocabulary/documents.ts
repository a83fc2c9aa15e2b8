/** R43: documents of identity. */
import { documentKind } from '../domain/lists.en.js';
import { DOCUMENTS, type DocumentKind } from '../domain/lists.js';
import type { Option } from './option.js';

export type { DocumentKind };

export const DOCUMENT_KINDS: readonly Option<DocumentKind>[] = DOCUMENTS.map((value) => ({
  value,
  label: documentKind[value],
}));

export const isDocumentKind = (kind: string): kind is DocumentKind => DOCUMENTS.some((known) => known === kind);

/** One of these is required; PAN may be given beside it. */
export type IdentityKind = Exclude<DocumentKind, 'pan'>;

/** R82: of a masked Aadhaar too little is known to find the card again. */
export type TraceableKind = Exclude<DocumentKind, 'aadhaar-masked'>;

export const isIdentityKind = (kind: string): kind is IdentityKind => kind !== 'pan' && isDocumentKind(kind);

export const IDENTITY_KINDS: readonly IdentityKind[] = DOCUMENTS.filter(isIdentityKind);

/** R82: that of a registration which names none. */
export const DEFAULT_IDENTITY = 'aadhaar' satisfies IdentityKind;
