import type { MyProfile } from '@kalyanam/shared/contracts/profile';
import { WAITING } from '@kalyanam/shared/profile/fields';
import { Notice } from '../../ui/notice';
import { useProfileWords } from '../../ui/texts/profile';
import { useMyProfileTexts } from './my-profile.en';

/** R30, R112: changes that wait for the team while the old value stands. */
export function WaitingChanges({ pending }: { pending: MyProfile['pendingReview'] }) {
  const texts = useMyProfileTexts();
  const { labels, wordsOf } = useProfileWords();
  const waiting = WAITING.filter((field) => pending[field]);
  if (waiting.length === 0) return null;
  return (
    <Notice title={texts.waitingTitle}>
      <ul>
        {waiting.map((field) => (
          <li key={field} className="wrap-anywhere">
            {`${labels.fields[field]}: ${wordsOf(field, pending)}`}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
