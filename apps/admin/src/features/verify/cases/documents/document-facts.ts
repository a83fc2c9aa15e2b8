import type { PendingVerification } from '@kalyanam/shared/team/contracts';
import type { DocumentKind } from '@kalyanam/shared/base/vocabulary/documents';
import { useTexts } from '../verify.en';

/** What the documents of a case hold: numbers and files. */
export const SHEET = { bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: '10px' } as const;

interface DocumentFacts {
  title: string;
  /** Only the last 4 characters are readable (R16). */
  masked: string | null;
  uploaded: boolean;
  absent: string;
  /** Where the form of a number tells something. */
  form: { yes: string; no: string } | null;
  /** What to look for on the document. */
  hint: string | null;
}

export function useDocumentFacts(user: PendingVerification, kind: DocumentKind): DocumentFacts {
  const { evidence } = useTexts();
  const title = evidence.kinds[kind];
  if (kind === 'pan')
    return { title, masked: user.panNumber, uploaded: user.panFile, absent: evidence.noPan, form: null, hint: null };
  const { number: masked, file: uploaded } = user.identity;
  const forms: Partial<Record<DocumentKind, DocumentFacts['form']>> = {
    aadhaar: { yes: evidence.checksum, no: evidence.checksumFails },
    'aadhaar-masked': null,
  };
  const hints: Partial<Record<DocumentKind, string>> = {
    'aadhaar-masked': evidence.lastFourOnly,
    passport: evidence.notExpired,
    'driving-licence': evidence.notExpired,
  };
  const { [kind]: form = { yes: evidence.usualForm, no: evidence.otherForm } } = forms;
  return { title, masked, uploaded, absent: evidence.noIdentity(title), form, hint: hints[kind] ?? null };
}

/** An Aadhaar number is read in groups of four. */
export const grouped = (number: string): string =>
  /^\d{12}$/.test(number) ? number.replace(/(\d{4})(?=\d)/g, '$1 ') : number;
