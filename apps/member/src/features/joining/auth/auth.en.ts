import { defineTexts } from '@kalyanam/web/i18n/texts';
import { LIMITS } from '@kalyanam/shared/base/limits';

export const en = {
  title: 'Login - Kalyanam',
  heading: 'Welcome back',
  lead: 'Use the email and password you registered with.',
  email: 'Email',
  password: 'Password',
  submit: 'Login',
  busy: 'Logging in…',
  forgot: 'Forgot your password?',
  forgotTitle: 'Forgot password - Kalyanam',
  forgotHeading: 'Forgot your password?',
  forgotLead: 'Enter the email you registered with. We will send you a link to choose a new password.',
  sendLink: 'Send the link',
  linkSent: 'Check your inbox',
  linkSentText: (email: string) =>
    `If ${email} is registered with us, a link is on its way. It works once; the email says for how long. If you asked less than ${LIMITS.resetAgainMinutes} minutes ago, please use the email you already have.`,
  backToLogin: 'Back to Login',
  resetDone: 'Your new password is set. Please log in with it.',
  emailVerified: 'Your email is verified and your new password is set. Please log in, then verify your phone.',
  endedTitle: 'Please log in again',
  endedLead: (email: string) => `Your session has ended. What you typed is still here. Log in as ${email} to continue.`,
  endedDone: 'You are logged in again.',
  leave: 'Leave without saving',
  closedTitle: 'Your account is closed',
  closedLead: (support: string, hours: number) =>
    `Our team has closed your account; the reason is in the email we sent you. If you think this is a mistake, write to ${support}. We answer within ${hours} hours.`,
  writeToSupport: 'Write to support',
  leaveClosed: 'Leave',
  identityProblems: {
    failed: 'Logging in with the other service did not work. Please try again, or use your password.',
    'unverified-email': 'The other service has not verified this email address. Please use your password.',
    'password-first':
      'There is an account with this email address, but the address is not verified yet. Please log in with the password first.',
    suspended: 'Our team has closed this account. Please contact support.',
  },
  trust:
    'Every verified profile was checked by our team or vouched for by the community. Phone and email open only between two verified profiles.',
  newHere: 'New here?',
  madeForYou: 'Your family made your profile?',
  byYourPhone: 'Open it with your own phone',
  toldNumber: 'Have a profile ID?',
  loginFirst: 'Log in first',
  findsNext: 'Log in, and you can type the profile ID straight away.',
  register: 'Register free',
  offline: 'You seem to be offline. What you typed is kept; try again when you are connected.',
};

export const useAuthTexts = defineTexts('auth', en);
