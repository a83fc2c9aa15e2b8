import { defineTexts } from '@kalyanam/web/i18n/texts';
import { CHECK_REFUSALS } from '@kalyanam/shared/base/vocabulary/check-refusals';
import { reasonsByValue } from '@kalyanam/shared/base/vocabulary/reason';

export const en = {
  title: 'What the team checked - Kalyanam',
  heading: 'What the team checked',
  lead: 'Families read these lines on your profile. Never a number, an issuer or an address.',
  count: (checked: number, of: number) => `${checked} of ${of} checked`,
  file: 'Only our team sees the file. It is erased with the decision.',
  until: (day: string) => `Until ${day}`,
  waiting: (day: string) => `Your document is with our team. We answer by ${day}.`,
  failed: 'We could not confirm this. Families read that it was not checked.',
  refusals: reasonsByValue(CHECK_REFUSALS),
  ask: 'Ask us to check',
  renew: 'Renew',
  askAbout: (act: string, fact: string) => `${act}: ${fact}`,
  which: 'Which document',
  picture: (document: string) => `Picture of your ${document}`,
  anyPicture: 'Picture of the document',
  cover: 'You may cover numbers that are not needed. Your name must be readable.',
  send: 'Choose the picture and send it',
  preparing: 'Preparing the picture…',
  sent: 'Sent to our team',
  byCode: 'By a code to your work address',
  byLetter: 'Or by a letter from your employer',
  workEmail: 'Work email',
  workEmailHint: 'No one sees it, and we do not keep it.',
  sendCode: 'Send code',
  codeSent: (address: string) => `We sent a code to ${address}.`,
  codeSentOwn: 'We sent you a code.',
  otherAddress: 'Another address',
  code: 'Code',
  confirm: 'Confirm',
  confirming: 'Confirming…',
  again: 'Send another code',
  confirmed: 'Confirmed',
};

export const useChecksTexts = defineTexts('checks', en);
