import type { MyProfile, ReviewedFields } from '@kalyanam/shared/contracts/profile';
import { useFieldWords } from '../../domain/profile-form/field-words';
import { Notice } from '../../ui/notice';
import { useMyProfileTexts } from './my-profile.en';

/** R30: changes that wait for the team while the old value stands. */
export function WaitingChanges({ pending }: { pending: MyProfile['pendingReview'] }) {
  const texts = useMyProfileTexts();
  const { nameOf, valueOf } = useFieldWords();
  const waiting = Object.entries(pending) as [keyof ReviewedFields, string][];
  if (waiting.length === 0) return null;
  return (
    <Notice title={texts.waitingTitle}>
      <ul>
        {waiting.map(([field, value]) => (
          <li key={field} className="wrap-anywhere">
            {nameOf(field)}: {valueOf(field, value)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
