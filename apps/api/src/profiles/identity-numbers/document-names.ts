import { en } from '@kalyanam/shared/identity/names.en';
import { te } from '@kalyanam/shared/identity/names.te';
import type { IdentityKind } from '@kalyanam/shared/vocabulary/documents';
import type { Language } from '@kalyanam/shared/vocabulary/status';

/** Names of documents for the middle of a sentence. */
export const DOCUMENT_NAMES: Readonly<Record<Language, Readonly<Record<IdentityKind, string>>>> = { en, te };
