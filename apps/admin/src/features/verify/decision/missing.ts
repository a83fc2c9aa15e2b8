/** R55, R66: what an approval asks once more. */
import type { PendingVerification } from '@kalyanam/shared/admin/contracts';
import { ACKNOWLEDGEMENTS, type Acknowledgement } from '@kalyanam/shared/admin/desk';
import { labelOf } from '@kalyanam/shared/vocabulary/option';
import type { DocumentKind } from '@kalyanam/shared/vocabulary/status';
import { createStore, useStore } from '@kalyanam/web/store';

/** Documents that were in view for two seconds. */
const lookedAt = createStore<ReadonlySet<string>>(new Set());

type Seen = Pick<PendingVerification, 'caseId' | 'seen'>;

const keyOf = ({ caseId, seen }: Seen, kind: DocumentKind) => `${caseId} ${seen} ${kind}`;

export const markLookedAt = (user: Seen, kind: DocumentKind) =>
  lookedAt.set(new Set([...lookedAt.get(), keyOf(user, kind)]));

export function useMissing(user: PendingVerification): Acknowledgement[] {
  const looked = useStore(lookedAt);
  const unopened = (kind: DocumentKind) => user[`${kind}File`] && !looked.has(keyOf(user, kind));
  const missing: Record<Acknowledgement, boolean> = {
    'aadhaar-unopened': unopened('aadhaar'),
    'pan-unopened': unopened('pan'),
    'aadhaar-missing': !user.aadhaarFile,
    'checksum-fails': !user.aadhaarChecksumHolds,
    'duplicate-number': user.duplicates.some(({ clues }) => clues.includes('aadhaar') || clues.includes('pan')),
  };
  return ACKNOWLEDGEMENTS.map(({ value }) => value).filter((doubt) => missing[doubt]);
}

/** 'Aadhaar not opened, no PAN file'. */
export const missingWords = (missing: readonly Acknowledgement[]): string =>
  missing
    .map((doubt, index) => {
      const words = labelOf(ACKNOWLEDGEMENTS, doubt);
      return index === 0 ? words : words.replace(/^(?:No|Another)/, (first) => first.toLowerCase());
    })
    .join(', ');
