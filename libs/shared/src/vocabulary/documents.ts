/** R43: documents by which somebody shows who they are. */
import { en } from '../domain/documents.en.js';
import { DOCUMENTS, type DocumentKind } from '../domain/documents.js';
import type { Option } from './option.js';

export type { DocumentKind };

export const DOCUMENT_KINDS: readonly Option<DocumentKind>[] = DOCUMENTS.map((value) => ({ value, label: en[value] }));

/** One of these is required; PAN may be given beside it. */
export type IdentityKind = Exclude<DocumentKind, 'pan'>;

export const isIdentityKind = (kind: string): kind is IdentityKind =>
  kind !== 'pan' && DOCUMENTS.some((known) => known === kind);

export const IDENTITY_KINDS: readonly IdentityKind[] = DOCUMENTS.filter(isIdentityKind);

/** R82: that of a registration which names none. */
export const DEFAULT_IDENTITY = 'aadhaar' satisfies IdentityKind;
