import { defineTexts } from '@kalyanam/web/i18n/texts';

/** R45: a family has made the profile, both codes are proved, and the candidate has not agreed yet: it browses, and nobody sees its profile. */
export const en = {
  title: (name: string) => `${name} must say yes first`,
  text: (name: string) =>
    `Nobody sees this profile before ${name} has said yes by their own phone. Meanwhile you can browse.`,
  ask: 'Ask for consent',
};

export const useConsentWaitsTexts = defineTexts('consentWaits', en);
