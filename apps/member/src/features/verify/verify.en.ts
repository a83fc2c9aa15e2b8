import { defineTexts } from '@kalyanam/web/i18n/texts';
import { LIMITS } from '@kalyanam/shared/limits';
import type { Channel } from './verify.queries';

export const en = {
  title: 'Verification - Kalyanam',
  heading: 'Verification',
  steps: 'Verification steps',
  emailStep: 'Email',
  phoneStep: 'Phone',
  emailHeading: 'Verify your email',
  phoneHeading: 'Verify your mobile number',
  emailLead: (address: string) =>
    `Enter the ${LIMITS.codeLength}-digit code we sent to ${address}, or press the button in that email.`,
  phoneLead: (number: string) => `Enter the ${LIMITS.codeLength}-digit code we sent by SMS to ${number}.`,
  askForCode: (where: string) => `We send a ${LIMITS.codeLength}-digit code to ${where}.`,
  send: 'Send code',
  sending: 'Sending…',
  resend: 'Resend code',
  resendIn: (seconds: number) => `Resend in ${seconds} s`,
  notThere: 'No code yet?',
  sent: (where: string) => `A code is on its way to ${where}. It is valid for ${LIMITS.codeMinutes} minutes.`,
  sentRecently: 'A code was sent a moment ago. Please check for it, or ask again when the wait is over.',
  code: 'Code',
  verify: 'Verify',
  verifying: 'Verifying…',
  linkChecking: 'Checking the link from your email…',
  wrong: { email: 'Is this address wrong?', phone: 'Is this number wrong?' } satisfies Record<Channel, string>,
  change: 'Change it in Profile Settings',
  opensHeading: 'What opens, and when',
  afterCodes: 'After both codes',
  opensBrowse: 'You can browse profiles, and others can find yours.',
  afterReview: (from: number, to: number) => `After our team’s review, ${from}-${to} hours`,
  opensContact: 'Photos, phone numbers and Show Interest open for you.',
  doneHeading: 'Thank you, both are verified',
  doneAll: 'You are verified',
  doneText: 'Welcome to Kalyanam. May you find the right family.',
  opening: 'We are opening the profiles for you…',
  doneNow: 'Browse Profiles',
  takenTitle: 'Another account has verified this number',
  takenText: 'Please enter another mobile number in Profile Settings. We send a code to the new one.',
  takenChange: 'Change mobile number',
  rejectedTitle: 'Our team could not approve your profile yet',
  rejectedText: 'See the reason in My Profile.',
  myProfile: 'My Profile',
};

export const useVerifyTexts = defineTexts('verify', en);
