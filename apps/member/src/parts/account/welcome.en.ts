import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = {
  codesDone: 'Your email and phone are verified',
  waiting: (from: number, to: number) =>
    `Our team is now reviewing your documents. This takes ${from}-${to} hours; we email you the result. You can browse in the meantime.`,
  without: 'Our team cannot verify you without it. Members do not see it, and it is erased after the decision.',
  complete: (percent: number) => `Complete your profile (${percent}% done)`,
  inSettings: 'You can change this at any time in Profile Settings.',
  later: 'Decide later',
};

export const useWelcomeTexts = defineTexts('welcome', en);
