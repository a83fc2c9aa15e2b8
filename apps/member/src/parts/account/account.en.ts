import { defineTexts } from '@kalyanam/web/i18n/texts';
import type { PhotoVisibility } from '@kalyanam/shared/base/domain/photos';
import type { ContactVisibility } from '@kalyanam/shared/base/vocabulary/status';

export const en = {
  deleteProfile: 'Delete Profile',
  deleteLead: 'Logs you out everywhere and erases your data, photos and documents.',
  currentPassword: 'Current password',
  deleting: 'Deleting…',
  marriedOff: 'Your profile is no longer hidden as married.',
  /** For an account without a profile (C14). */
  family: {
    deleteAccount: 'Delete my account',
    deleteLead:
      'Logs you out everywhere, erases your account and removes you from your family groups. The profiles you help with stay.',
    deleteQuestion: 'Are you sure you want to delete your account? This action cannot be undone.',
    deleted: 'Your account is deleted.',
  },
  notSaved: 'Not saved.',
  photoChoice: {
    title: 'Who may see your photos?',
    lead: 'Photos are only ever shown between two verified profiles. Everyone else sees your initials.',
    means: {
      verified: 'Every member whose documents our team has checked.',
      accepted: 'Families whose interest you accepted, or who accepted yours.',
      request: 'Families ask, and you allow each one.',
    } satisfies Record<PhotoVisibility, string>,
  },
  contactChoice: {
    title: 'Who may see your phone number?',
    lead: 'Your phone and email are only ever shown between two verified profiles. You can narrow this further.',
    means: {
      verified: 'Families can call you directly. You always see who has looked.',
      accepted: 'A family shows interest first. Your number opens when you accept.',
    } satisfies Record<ContactVisibility, string>,
  },
  welcome: {
    codesDone: 'Your email and phone are verified',
    lead: 'Your photos and your number are only ever shown between two verified profiles. You can narrow this further.',
    changeHere: 'Change it at any time: Who sees what',
    later: 'Decide later',
  },
};

export const useAccountTexts = defineTexts('account', en);
