/** R55, R66: what an approval asks once more. */
import { checksumFails, isNumberClue, isPictureClue, type PendingVerification } from '@kalyanam/shared/team/contracts';
import { ACKNOWLEDGEMENTS, type Acknowledgement } from '@kalyanam/shared/team/case-queue';
import type { DocumentKind } from '@kalyanam/shared/base/vocabulary/documents';
import type { Check } from '../checks/facts';
import { createStore, useStore } from '@kalyanam/web/store';

/** Documents and photos that were in view for two seconds. */
const lookedAt = createStore<ReadonlySet<string>>(new Set());

type Seen = Pick<PendingVerification, 'caseId' | 'seen'>;

type Evidence = DocumentKind | 'photo';

const keyOf = ({ caseId, seen }: Seen, what: Evidence) => `${caseId} ${seen} ${what}`;

export const markLookedAt = (user: Seen, what: Evidence) =>
  lookedAt.set(new Set([...lookedAt.get(), keyOf(user, what)]));

/** Whether a part of the evidence of this version of a case has been in view. */
export function useLookedAt(user: Seen): (what: Evidence) => boolean {
  const looked = useStore(lookedAt);
  return (what) => looked.has(keyOf(user, what));
}

/** An open or failed check of a person, or someone of the same name and birthday. */
const isOpen = ({ fact, state, human }: Check): boolean => state !== 'ok' && (human || fact === 'person');

export function useMissing(user: PendingVerification, checks: readonly Check[]): Acknowledgement[] {
  const looked = useLookedAt(user);
  const { identity } = user;
  const missing: Record<Acknowledgement, boolean> = {
    'identity-unopened': identity.file && !looked(identity.kind),
    'pan-unopened': user.panFile && !looked('pan'),
    'identity-missing': !identity.file,
    'number-missing': identity.number === null,
    'checksum-fails': checksumFails(identity),
    'duplicate-number': user.duplicates.some(isNumberClue),
    'duplicate-picture': user.duplicates.some(isPictureClue),
    'checks-open': checks.some(isOpen),
  };
  return ACKNOWLEDGEMENTS.map(({ value }) => value).filter((doubt) => missing[doubt]);
}

/** 'PAN not opened, not everything is checked'. */
export const missingWords = (
  missing: readonly Acknowledgement[],
  labels: Readonly<Record<Acknowledgement, string>>,
): string =>
  missing
    .map((doubt, index) => {
      const words = labels[doubt];
      return index === 0 ? words : words.replace(/^(?:Not|No|Another)/, (first) => first.toLowerCase());
    })
    .join(', ');
