import { defineTexts } from '@kalyanam/web/i18n/texts';
import { LIMITS } from '@kalyanam/shared/limits';
import { hints } from '../../ui/texts/hints.en';

export const en = {
  title: 'Verification - Kalyanam',
  heading: 'Verification',
  lead: (from: number, to: number) => `Two codes now; then our team checks your documents within ${from}-${to} hours.`,
  steps: 'Verification steps',
  emailStep: 'Email',
  phoneStep: 'Phone',
  proved: 'verified',
  emailHeading: 'Verify your email',
  phoneHeading: 'Verify your mobile number',
  emailLead: (address: string) =>
    `Enter the ${LIMITS.codeLength}-digit code we sent to ${address}. If it does not arrive, ask for a new one.`,
  phoneLead: (number: string) =>
    `Enter the ${LIMITS.codeLength}-digit code we sent by SMS to ${number}. If it does not arrive, ask for a new one.`,
  askForCode: (where: string) =>
    `Press 'Send code' and enter the ${LIMITS.codeLength}-digit code that we send to ${where}.`,
  send: 'Send code',
  sending: 'Sending…',
  resend: 'Resend code',
  resendIn: (seconds: number) => `Resend in ${seconds} s`,
  sent: (where: string) => `A code is on its way to ${where}. It is valid for ${LIMITS.codeMinutes} minutes.`,
  sentRecently: 'A code was sent a moment ago. Please check for it, or ask again when the wait is over.',
  code: 'Code',
  codeHint: hints.code,
  verify: 'Verify',
  verifying: 'Verifying…',
  linkChecking: 'Checking the link from your email…',
  doneHeading: 'Thank you, both are verified',
  doneText: 'We are opening the profiles for you…',
  doneNow: 'Browse Profiles',
  takenTitle: 'Another account has verified this number',
  takenText: 'Please enter another mobile number in Profile Settings. We send a code to the new one.',
  takenChange: 'Change mobile number',
  rejectedTitle: 'Our team could not approve your profile yet',
  rejectedText: 'See the reason in My Profile.',
  myProfile: 'My Profile',
};

export const useVerifyTexts = defineTexts('verify', en);
