import type { MyProfile } from '@kalyanam/shared/contracts/profile';
import type { FactSection } from '@kalyanam/shared/topics/profile/field-spec';
import { REVIEWED, WAITING } from '@kalyanam/shared/topics/profile/fields';
import type { FieldNotes } from '../../../parts/profile-form/profile-fieldset';
import { Icon } from '../../../ui/icon';
import { Notice } from '../../../ui/notice';
import { useProfileWords } from '../../../ui/texts/profile';
import { useEditTexts } from './edit-profile.en';
import { reviewedOf } from './sections';

/** R30: which fields the team reviews first, and what waits there. */
export function useReviewNotes(profile: MyProfile): FieldNotes {
  const texts = useEditTexts();
  const { wordsOf } = useProfileWords();
  if (profile.verificationStatus !== 'verified') return {};
  return Object.fromEntries(
    WAITING.flatMap((field) => {
      const waiting = wordsOf(field, profile.pendingReview);
      if (waiting) return [[field, <span className="text-ink">{texts.waiting(waiting)}</span>]];
      return REVIEWED.some((one) => one === field) ? [[field, <Lock key={field} />]] : [];
    }),
  );
}

/** The meaning of the lock beside a field, said once. */
export function ReviewLead({ profile, section }: { profile: MyProfile; section: FactSection }) {
  const texts = useEditTexts();
  if (profile.verificationStatus !== 'verified' || reviewedOf(section).length === 0) return null;
  return (
    <Notice>
      <p className="flex gap-3">
        <Icon name="lock" className="mt-1 size-5" />
        {texts.reviewLead}
      </p>
    </Notice>
  );
}

function Lock() {
  const { reviewedFirst } = useEditTexts();
  return (
    <>
      <Icon name="lock" className="size-4" />
      <span className="sr-only">{reviewedFirst}</span>
    </>
  );
}
