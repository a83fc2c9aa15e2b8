import type { PendingVerification } from '@kalyanam/shared/admin/contracts';
import type { DocumentKind } from '@kalyanam/shared/vocabulary/status';

/** White paper on the desk: numbers and files. */
export const SHEET = { bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: '10px' } as const;

interface DocumentFacts {
  title: string;
  /** Only the last 4 characters are readable (R16). */
  masked: string | null;
  uploaded: boolean;
  absent: string;
}

export const documentFacts = (user: PendingVerification, kind: DocumentKind): DocumentFacts =>
  kind === 'aadhaar'
    ? {
        title: 'Aadhaar',
        masked: user.aadhaarNumber,
        uploaded: user.aadhaarFile,
        absent: 'No Aadhaar file was uploaded',
      }
    : { title: 'PAN', masked: user.panNumber, uploaded: user.panFile, absent: 'PAN is optional' };

/** An Aadhaar number is read in groups of four. */
export const grouped = (number: string): string =>
  /^\d{12}$/.test(number) ? number.replace(/(\d{4})(?=\d)/g, '$1 ') : number;
