import { defineTexts } from '@kalyanam/web/i18n/texts';
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
    waiting: (from: number, to: number) =>
      `Our team is now reviewing your documents. This takes ${from}-${to} hours; we email you the result. You can browse in the meantime.`,
    without: 'Our team cannot verify you without it. Members do not see it, and it is erased after the decision.',
    complete: (percent: number) => `Complete your profile (${percent}% done)`,
    inSettings: 'You can change this at any time in Profile Settings.',
    later: 'Decide later',
  },
};

export const useAccountTexts = defineTexts('account', en);
