import { defineTexts } from '@kalyanam/web/i18n/texts';

/** Phone and email of another member (R27, R63, R79), and the next step once both have agreed. */
export const en = {
  afterInterest: 'Phone and email open once one of you has accepted the other’s interest.',
  theyDecide: 'The other family decides when its phone and email open.',
  firstLook: 'The family will see that you looked at their number.',
  onceVerified: (name: string) => `Phone and email open once ${name} is verified.`,
  show: 'Show phone and email',
  seen: 'They will see that you looked.',
  opening: 'Opening…',
  notOpened: 'We could not reach our server. Nothing was opened; please try again.',
  limit: (count: number) =>
    `You have opened the phone and email of ${count} members today. You can open more tomorrow.`,
  call: 'Call',
  abroad: 'Number abroad, as stated',
  whatsApp: 'WhatsApp',
  message: 'Send an SMS',
  answeredBy: (person: string) => `This number is answered by ${person}`,
  personOf: (name: string, relation: string) => `${name}, ${relation}`,
  write: 'Write an email',
  bothInterested: 'You are both interested',
  bothInterestedWith: (name: string) => `You and ${name} are both interested`,
  nextStep: 'Next step',
  firstCall:
    'The next step is a short first call. Say who you are and that you met on Kalyanam, and ask when it suits them to talk.',
  onceYouAreVerified: 'The call and the numbers open once our team has verified you.',
  safety: 'Never send money to anyone you met here. If someone asks, report it and call 1930.',
};

export const useContactTexts = defineTexts('contact', en);
