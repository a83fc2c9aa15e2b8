import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = {
  title: 'New password - Kalyanam',
  heading: 'Set a new password',
  claims: {
    settled: {
      heading: 'Set a new password',
      lead: 'You will be logged out everywhere. Then log in with the new password.',
    },
    asked: {
      heading: 'Is this registration yours?',
      lead: 'Someone registered with this email and has not verified it yet. If that was you or your family, everything entered so far stays.',
    },
    mine: {
      heading: 'Set a new password',
      lead: 'Your email then counts as verified, and everything you entered stays. Log in with the new password and verify your phone.',
    },
    'not-mine': {
      heading: 'Remove this registration?',
      lead: 'Its profile, photos and documents are erased for good. You can then register with this email yourself.',
    },
  },
  itIsMine: 'Yes, it is mine',
  notMine: 'No, remove it',
  removeRegistration: 'Remove the registration',
  removing: 'Removing…',
  backToQuestion: 'Back',
  newPassword: 'New password',
  setPassword: 'Set password',
  settingPassword: 'Setting password…',
  linkMissing: 'This link is not complete. Please open it from the email, or ask for a new one.',
  askNewLink: 'Ask for a new link',
};

export const useResetTexts = defineTexts('reset', en);
