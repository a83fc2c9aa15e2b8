import type { PendingVerification } from '@kalyanam/shared/admin/contracts';
import type { DocumentKind } from '@kalyanam/shared/vocabulary/status';
import { useTexts } from '../desk.en';

/** White paper on the desk: numbers and files. */
export const SHEET = { bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: '10px' } as const;

interface DocumentFacts {
  title: string;
  /** Only the last 4 characters are readable (R16). */
  masked: string | null;
  uploaded: boolean;
  absent: string;
}

export function useDocumentFacts(user: PendingVerification, kind: DocumentKind): DocumentFacts {
  const { evidence } = useTexts();
  return kind === 'aadhaar'
    ? { title: evidence.aadhaar, masked: user.aadhaarNumber, uploaded: user.aadhaarFile, absent: evidence.noAadhaar }
    : { title: evidence.pan, masked: user.panNumber, uploaded: user.panFile, absent: evidence.noPan };
}

/** An Aadhaar number is read in groups of four. */
export const grouped = (number: string): string =>
  /^\d{12}$/.test(number) ? number.replace(/(\d{4})(?=\d)/g, '$1 ') : number;
