import type { MyProfile } from '@kalyanam/shared/contracts/profile';
import { READ, WAITING } from '@kalyanam/shared/topics/profile/fields';
import { useLookTwiceTexts } from '../../../parts/look-twice/look-twice.en';
import { Notice } from '../../../ui/notice';
import { useProfileWords } from '../../../ui/texts/profile';
import { useMyProfileTexts } from './my-profile.en';

/** R30, R112: changes that wait for the team while the old value applies. */
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

/** Before verification: texts that others do not read until the team has decided, and why. */
export function UnreadTexts({ unread }: { unread: MyProfile['unreadTexts'] }) {
  const texts = useMyProfileTexts();
  const { kinds } = useLookTwiceTexts();
  const { labels } = useProfileWords();
  if (unread.length === 0) return null;
  const labelOf = (name: string): string => {
    const field = READ.find((one) => one === name);
    return field ? labels.fields[field] : texts.unreadDetails;
  };
  return (
    <Notice title={texts.unreadTitle}>
      <ul>
        {unread.map(({ field, mentions }) => (
          <li key={field}>{texts.unread(labelOf(field), mentions.map((kind) => kinds[kind]).join(', '))}</li>
        ))}
      </ul>
    </Notice>
  );
}
