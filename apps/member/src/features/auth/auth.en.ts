import { defineTexts } from '@kalyanam/web/i18n/texts';
import { LIMITS } from '@kalyanam/shared/limits';
import { hints } from '../../ui/texts/hints.en';

export const en = {
  title: 'Login - Kalyanam',
  heading: 'Login',
  lead: 'With the e-mail address and password of your registration.',
  email: 'E-mail',
  password: 'Password',
  submit: 'Login',
  busy: 'Signing in…',
  forgot: 'Forgot your password?',
  forgotTitle: 'Forgot password - Kalyanam',
  forgotHeading: 'Forgot your password?',
  forgotLead: 'Give the e-mail address of your registration. We send a link to it with which you set a new password.',
  sendLink: 'Send the link',
  sendingLink: 'Sending…',
  linkSent: 'Please look into your mail',
  linkSentText: (email: string) =>
    `If ${email} is registered with us, a link is on its way. It works once, within ${LIMITS.resetMinutes} minutes.`,
  backToLogin: 'Back to Login',
  resetTitle: 'New password - Kalyanam',
  resetHeading: 'Set a new password',
  resetLead: 'Afterwards you are signed out everywhere and sign in with the new password.',
  newPassword: 'New password',
  newPasswordHint: hints.password,
  setPassword: 'Set the password',
  settingPassword: 'Setting the password…',
  linkMissing: 'This link is not complete. Please open it from the mail, or ask for a new one.',
  askNewLink: 'Ask for a new link',
  resetDone: 'Your new password is set. Please login with it.',
  endedTitle: 'Please sign in again',
  endedLead: (email: string) => `Your session has ended. What you typed is still here. Sign in as ${email} to go on.`,
  endedDone: 'You are signed in again.',
  leave: 'Leave without saving',
  identityProblems: {
    failed: 'Sign-in with the identity service did not succeed. Please try again, or use your password.',
    'unverified-email': 'The identity service does not vouch for this e-mail address. Please use your password.',
    'password-first': 'An account has this address, but has not proved it yet. Please sign in with its password first.',
    suspended: 'This account is closed by our team. Please contact support.',
  },
  newHere: 'New here?',
  register: 'Register free',
  offline: 'You seem to be offline. What you typed is kept; try again when you are connected.',
};

export const useAuthTexts = defineTexts('auth', en);
