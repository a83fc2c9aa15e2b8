import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = {
  or: 'or',
  /** The labels under which issuers are known; others are shown as configured. */
  known: { 'Continue with Google': 'Continue with Google' } as Record<string, string>,
  proved: (email: string) =>
    `${email} is already verified by the service you came from. Change it only if it is not yours.`,
  expired: 'Your login with the other service has expired. You can register without it.',
};

export const useIdentityTexts = defineTexts('identity', en);
