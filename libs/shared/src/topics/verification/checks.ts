/** C7: the checked facts of a profile, how each is checked, and for how long. */
import { sentences } from '../../base/sentences.js';
import { CHECK_FACTS, type CheckFact } from '../../base/domain/lists.js';
import { dateInIndia } from '../../base/india-time.js';
import type { IdentityKind } from '../../base/vocabulary/documents.js';
import type { ValueOf } from '../../base/vocabulary/option.js';

/** What the forms about checks refuse, apart from the sentences of all forms. */
export const CHECK_MESSAGES = sentences({
  workEmail: 'Please use your work address',
  noPaper: 'There is nothing that we could check here',
  openFirst: 'Please open the file first',
});

export { CHECK_FACTS, type CheckFact };

/** Papers that show a fact other than the member's identity. */
export const PAPERS = ['decree', 'death-certificate', 'certificate', 'letter', 'residence-card', 'slip'] as const;
export type Paper = (typeof PAPERS)[number];

/** What the team looked at. */
export type CheckEvidence = IdentityKind | Paper;

/**
 * The team saw a document, or compared the photo with one; a code came back, or the sign-in service vouches for the
 * address; or someone vouched for the member beforehand.
 */
export type CheckMethod = 'seen' | 'compared' | 'code' | 'service' | 'vouched';

/** Facts that a document of identity shows. */
export const DOCUMENT_FACTS = ['identity', 'birth-date', 'photo'] as const satisfies readonly CheckFact[];

export const isDocumentFact = (fact: CheckFact): fact is (typeof DOCUMENT_FACTS)[number] =>
  DOCUMENT_FACTS.some((known) => known === fact);

export const isCheckFact = (fact: string): fact is CheckFact => CHECK_FACTS.some((known) => known === fact);

const VALID_MONTHS: Readonly<Record<CheckFact, number | null>> = {
  identity: 60,
  'birth-date': 60,
  photo: 24,
  phone: 12,
  email: 12,
  marital: null,
  education: null,
  employment: 12,
  abroad: 12,
  income: 12,
};

/** The same day after `months` months, or the last one of a shorter month. */
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  last.setUTCDate(Math.min(date, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}

/**
 * The day in India from which a check made now counts no more; null: never.
 * @param paperUntil the date on the document, on which the check ends at the latest
 */
export function checkedUntil(fact: CheckFact, checkedAt: Date, paperUntil: string | null = null): string | null {
  const months = VALID_MONTHS[fact];
  if (months === null) return null;
  const until = monthsAfter(dateInIndia(checkedAt), months);
  return paperUntil !== null && paperUntil < until ? paperUntil : until;
}

export const CHECK_VERDICTS = [
  { value: 'checked', label: 'Checked' },
  { value: 'failed', label: 'Could not be confirmed' },
] as const;
export type CheckVerdict = ValueOf<typeof CHECK_VERDICTS>;
