import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = {
  deleteProfile: 'Delete Profile',
  deleteLead: 'Logs you out everywhere and erases your data, photos and documents.',
  currentPassword: 'Current password',
  deleting: 'Deleting…',
  marriedOff: 'Your profile is no longer hidden as married.',
  undo: 'Undo',
};

export const useAccountTexts = defineTexts('account', en);
