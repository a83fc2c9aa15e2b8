import { defineTexts } from '@kalyanam/web/i18n/texts';
import { LIMITS } from '@kalyanam/shared/limits';

export const en = {
  title: 'A profile was made for me - Kalyanam',
  heading: 'A profile was made for me',
  lead: 'Somebody of your family made your profile, and you agreed by a code on your own phone. It is yours: you can take it over at any time, or delete it.',
  phone: 'Your mobile number',
  phoneHint: 'The one to which the code came when you agreed.',
  send: 'Send code',
  sending: 'Sending…',
  sent: (number: string) =>
    `If a profile was made with ${number}, a ${LIMITS.codeLength}-digit code has come there by SMS. Within a minute of another, none is sent again: the one that came stays valid.`,
  otherNumber: 'Another number',
  code: 'Code',
  codeAgain: 'The code is wrong or no longer valid. Please check it, or ask for another one.',
  goOn: 'Continue',
  checking: 'Checking…',
  found: (name: string) => `The profile of ${name}`,
  takeOverHeading: 'Take it over',
  takeOverText:
    'You log in with your own email and a password of your own, and your phone number becomes that of the profile. Whoever made it can no longer log in to it.',
  staysText: 'They keep a login of their own and a place at your family desk, where you say what they may do.',
  email: 'Your email',
  emailHint: 'We send a code there. You log in with it from now on.',
  makerName: 'Name of the one who made the profile',
  makerHint: 'It stands beside what they do for you.',
  takeOver: 'Take over the profile',
  emailSent: (email: string) => `Enter the ${LIMITS.codeLength}-digit code that came to ${email}.`,
  password: 'New password',
  takingOver: 'Taking over…',
  otherEmail: 'Another email',
  doneHeading: 'The profile is yours',
  doneText: 'Log in with your email and your new password.',
  login: 'Login',
  eraseHeading: 'Or delete it',
  eraseText: 'The profile, its photos and everything else in it are erased.',
  erase: 'Delete the profile',
  eraseQuestion: 'Everything in this profile is erased, and this can’t be undone.',
  erasedHeading: 'The profile is deleted',
  erasedText: 'Whoever made it is told by email.',
  toStart: 'To the start page',
};

export const useCandidateTexts = defineTexts('candidate', en);
