import type { MyProfile } from '@kalyanam/shared/contracts/profile';
import { REVIEWED } from '@kalyanam/shared/profile/fields';
import type { FieldNotes } from '../../domain/profile-form/profile-fieldset';
import { useProfileWords } from '../../ui/texts/profile';
import { useEditTexts } from './edit-profile.en';

/** R30: which fields the team looks at first, and what waits there. */
export function useReviewNotes(profile: MyProfile): FieldNotes {
  const texts = useEditTexts();
  const { wordsOf } = useProfileWords();
  if (profile.verificationStatus !== 'verified') return {};
  return Object.fromEntries(
    REVIEWED.map((field) => {
      const waiting = wordsOf(field, profile.pendingReview);
      return [field, waiting ? texts.waiting(waiting) : texts.needsReview];
    }),
  );
}
