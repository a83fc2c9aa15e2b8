import { defineTexts } from '@kalyanam/web/i18n/texts';
import { LIMITS } from '@kalyanam/shared/base/limits';
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
  resend: 'Resend code',
  resendIn: (seconds: number) => `Resend in ${seconds} s`,
  notThere: 'No code yet?',
  sent: (where: string) => `A code is on its way to ${where}. It is valid for ${LIMITS.codeMinutes} minutes.`,
  code: 'Code',
  verify: 'Verify',
  verifying: 'Verifying…',
  linkChecking: 'Checking the link from your email…',
  wrong: { email: 'Is this address wrong?', phone: 'Is this number wrong?' } satisfies Record<Channel, string>,
  change: 'Change it in Profile Settings',
  opensHeading: 'What opens, and when',
  afterCodes: 'After both codes',
  afterConsent: 'After the consent',
  opensBrowse: 'You can browse profiles, and others can find yours.',
  opensBrowseAlone: 'You can browse profiles.',
  opensFound: 'Others can find this profile, and our team checks it.',
  opensFoundFrom: (day: string) =>
    `Our team checks this profile. Men are listed from ${LIMITS.marriageAge.male}, so others can find it from ${day}.`,
  opensBrowseFrom: (day: string) =>
    `You can browse profiles. Men are listed from ${LIMITS.marriageAge.male}, so others can find yours from ${day}.`,
  afterReview: (from: number, to: number) => `After our team’s review, ${from}-${to} hours`,
  opensContact: 'Photos, phone numbers and Show Interest open for you.',
  doneHeading: 'Thank you, both are verified',
  doneText: 'Welcome to Kalyanam. May you find the right family.',
  opening: 'We are opening the profiles for you…',
  takenTitle: 'Another account has verified this number',
  takenText: 'Please enter another mobile number in Profile Settings. We send a code to the new one.',
  takenChange: 'Change mobile number',
  familyHeading: 'A family number in India',
  familyTitle: (own: string) => `We cannot send an SMS to ${own}`,
  familyText:
    'Please give us the number of a family member in India. We verify it with a code, and other families call it. Your own number is shown next to it.',
  familyLabel: 'Family number in India',
  familyHint: `${LIMITS.phoneDigits} digits. Ask before you give it: a code goes there by SMS.`,
  familyOther: 'Give another number',
  candidateStep: 'Consent',
  candidateWants: (name: string) => `${name} asks for a change first`,
  candidateEdit: 'Change the profile',
  candidateOther: 'Another number',
  candidateHint: 'We send the code there. Never shown to other families.',
  candidateKeep: 'Keep the number',
  candidateContact: 'Contact',
  rejectedText: 'See the reason in My Profile.',
  myProfile: 'My Profile',
};

export const useVerifyTexts = defineTexts('verify', en);
