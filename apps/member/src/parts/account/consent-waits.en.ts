import { defineTexts } from '@kalyanam/web/i18n/texts';

/**
 * R45: the candidate has not agreed yet to a profile that their family made. The family browses; no one sees the
 * profile.
 */
export const en = {
  title: (name: string) => `${name} must say yes first`,
  text: (name: string) =>
    `No one sees this profile before ${name} agrees on their own phone. You can browse in the meantime.`,
  ask: 'Ask for consent',
};

export const useConsentWaitsTexts = defineTexts('consentWaits', en);
