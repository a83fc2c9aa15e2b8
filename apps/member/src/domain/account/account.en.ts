import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = {
  deleteProfile: 'Delete Profile',
  deleteLead: 'Logs you out everywhere and erases your data, photos and documents.',
  deleteAccount: 'Delete my account',
  deleteAccountLead:
    'Logs you out everywhere, erases your account and ends your seats. Profiles for which you act stay.',
  deleteAccountQuestion: 'Are you sure you want to delete your account? This action cannot be undone.',
  accountDeleted: 'Your account is deleted.',
  currentPassword: 'Current password',
  deleting: 'Deleting…',
  marriedOff: 'Your profile can be found again.',
  undo: 'Undo',
};

export const useAccountTexts = defineTexts('account', en);
