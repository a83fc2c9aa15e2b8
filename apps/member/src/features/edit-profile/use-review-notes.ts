import type { MyProfile } from '@kalyanam/shared/contracts/profile';
import { REVIEWED } from '@kalyanam/shared/rules/profile.rules';
import { useFieldWords } from '../../domain/profile-form/field-words';
import type { ReviewNotes } from '../../domain/profile-form/review-notes';
import { useEditTexts } from './edit-profile.en';

/** R30: which fields the team looks at first, and what waits there. */
export function useReviewNotes(profile: MyProfile): ReviewNotes {
  const texts = useEditTexts();
  const { valueOf } = useFieldWords();
  if (profile.verificationStatus !== 'verified') return {};
  return Object.fromEntries(
    REVIEWED.map((field) => {
      const waiting = profile.pendingReview[field];
      return [field, waiting ? texts.waiting(valueOf(field, waiting)) : texts.needsReview];
    }),
  );
}
