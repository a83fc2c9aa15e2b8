import type { ProfileChangeView, ProfileEditImpact } from '@kalyanam/shared/team/profile-edits';
import { ageOn } from '@kalyanam/shared/base/india-time';
import { labelOf } from '@kalyanam/shared/base/vocabulary/option';
import { DOCUMENT_KINDS } from '@kalyanam/shared/base/vocabulary/documents';
import { fullDay, indianNumber } from '../../../ui/time/india-date';
import { PATTERN_WORDS } from '../../../ui/words/pattern-words';

type Edit = { changes: readonly ProfileChangeView[]; impact: ProfileEditImpact };

const counted = (count: number, kind: string): string =>
  `${indianNumber(count)} ${kind} ${count === 1 ? 'interest' : 'interests'}`;

function interests({ accepted, pending }: ProfileEditImpact): string | null {
  const parts = [
    ...(accepted > 0 ? [counted(accepted, 'accepted')] : []),
    ...(pending > 0 ? [counted(pending, 'pending')] : []),
  ];
  return parts.length === 0 ? null : parts.join(' and ');
}

/** What a card shows. */
const ON_DOCUMENTS: readonly string[] = ['name', 'surname', 'dob'];

/** On what a new name or date of birth can be checked. */
function documents({ documentCheckedAt, files }: ProfileEditImpact): string {
  if (files.length > 0)
    return `Compare with the document: ${files.map((kind) => labelOf(DOCUMENT_KINDS, kind)).join(', ')}.`;
  return documentCheckedAt
    ? `The document was checked on ${fullDay(documentCheckedAt)} with the current value; its file is erased.`
    : 'No document was ever checked.';
}

/** What the lint found in free texts. */
function mentions(changes: Edit['changes']): string[] {
  const words = [...new Set(changes.flatMap((change) => change.mentions))].map((pattern) => PATTERN_WORDS[pattern]);
  return words.length === 0 ? [] : [`Waits because the text mentions ${words.join(', ')}.`];
}

const ages = (before: number, after: number): string =>
  before === after ? `The age stays ${after}.` : `Age ${before} becomes ${after}.`;

/** Why a change deserves a review, from the facts that depend on it. */
export function whyItMatters({ changes, impact }: Edit, now = new Date()): string[] {
  const fields = changes.map(({ field }) => field);
  const hanging = interests(impact);
  const born = changes.find(({ field }) => field === 'dob');
  const onDocument = fields.some((field) => ON_DOCUMENTS.includes(field));
  const others = fields.filter((field) => field !== 'name' && field !== 'surname');
  return [
    ...mentions(changes),
    ...(born?.from && born.to ? [ages(ageOn(born.from, now), ageOn(born.to, now))] : []),
    ...(onDocument ? [documents(impact)] : []),
    ...(others.length > 0 ? [hanging ? `It affects ${hanging}.` : 'No interest hangs on it.'] : []),
  ];
}
