import { defineTexts } from '@kalyanam/web/i18n/texts';
import type { ContactVisibility } from '@kalyanam/shared/base/vocabulary/status';

const means: Readonly<Record<ContactVisibility, string>> = {
  verified: 'Families can call you directly. You always see who has looked.',
  accepted: 'A family shows interest first. Your number opens when you accept.',
};

export const en = {
  title: 'Who may see your phone number?',
  lead: 'Your phone and email are only ever shown between two verified profiles. You can narrow this further.',
  means,
  saved: 'Saved.',
};

export const useContactChoiceTexts = defineTexts('contactChoice', en);
