import { defineTexts } from '@kalyanam/web/i18n/texts';
import { LIMITS } from '@kalyanam/shared/limits';
import { hints } from '../../ui/texts/hints.en';

export const en = {
  title: 'Verification - Kalyanam',
  heading: 'Verification',
  lead: (from: number, to: number) => `Two codes now; then our team checks your documents within ${from}-${to} hours.`,
  steps: 'Steps of the verification',
  emailStep: 'E-mail',
  phoneStep: 'Phone',
  proved: 'proved',
  emailHeading: 'Prove your e-mail',
  phoneHeading: 'Prove your mobile number',
  emailLead: (address: string) =>
    `Type the code of ${LIMITS.codeLength} digits that was sent to ${address}. If none came, let us send one.`,
  phoneLead: (number: string) =>
    `Type the code of ${LIMITS.codeLength} digits that was sent by SMS to ${number}. If none came, let us send one.`,
  send: 'Send code',
  sending: 'Sending…',
  resend: 'Resend code',
  resendIn: (seconds: number) => `Resend in ${seconds} s`,
  sent: (where: string) => `A code is on its way to ${where}. It is valid for ${LIMITS.codeMinutes} minutes.`,
  sentRecently: 'A code was sent a moment ago. Please look for it, or ask again when the wait is over.',
  code: 'Code',
  codeHint: hints.code,
  verify: 'Verify',
  verifying: 'Verifying…',
  linkChecking: 'Checking the link from your mail…',
  doneHeading: 'Thank you, both are proved',
  doneText: 'We are opening the profiles for you…',
  doneNow: 'Browse Profiles',
  rejectedTitle: 'Our team could not approve your profile yet',
  rejectedText: 'The reason stands in My Profile.',
  myProfile: 'My Profile',
};

export const useVerifyTexts = defineTexts('verify', en);
