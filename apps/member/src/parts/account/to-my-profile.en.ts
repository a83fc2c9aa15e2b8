import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = {
  own: 'Back to My Profile',
  of: (name: string) => `Back to ${name}’s profile`,
  ofCandidate: 'Back to the candidate’s profile',
};

export const useToMyProfileTexts = defineTexts('toMyProfile', en);
