import { defineTexts } from '@kalyanam/web/i18n/texts';

/** C14: texts for an account without a profile. */
export const en = {
  deleteAccount: 'Delete my account',
  deleteLead:
    'Logs you out everywhere, erases your account and removes you from your family groups. The profiles you help with stay.',
  deleteQuestion: 'Are you sure you want to delete your account? This action cannot be undone.',
  deleted: 'Your account is deleted.',
};

export const useFamilyAccountTexts = defineTexts('familyAccount', en);
