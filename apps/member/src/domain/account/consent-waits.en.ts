import { defineTexts } from '@kalyanam/web/i18n/texts';

/** R45: a family has made the profile, both codes are proved, and the candidate has not agreed yet. */
export const en = {
  title: (name: string) => `${name} must say yes first`,
  text: (name: string) => `Nobody sees this profile before ${name} has said yes by their own phone.`,
  ask: 'Ask for consent',
  opensLater: 'Opens after both codes and the consent',
};

export const useConsentWaitsTexts = defineTexts('consentWaits', en);
