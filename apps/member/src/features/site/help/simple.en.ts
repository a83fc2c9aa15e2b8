import { defineTexts } from '@kalyanam/web/i18n/texts';
import type { ListedPage } from '../../../shell/pages';

export const en = {
  allFunctions: 'All functions',
  groups: {
    families: 'Families',
    answers: 'Answers',
    mine: 'Our profile',
    settings: 'Settings',
    about: 'About Kalyanam',
  },
  pages: {
    profiles: 'Browse profiles',
    shortlist: 'Shortlist',
    interests: 'Interests',
    notifications: 'Notifications',
    myProfile: 'Our profile',
    editProfile: 'Change what the profile says',
    moreDetails: 'Tell families more',
    myPhotos: 'Photos',
    myGothra: 'Gothra',
    myChecks: 'What our team has checked',
    myWishes: 'What we look for',
    myPreview: 'As others see it',
    biodata: 'Biodata for families',
    whoSeesWhat: 'Who sees what',
    marriage: 'Marriage fixed',
    settings: 'Profile settings',
    help: 'Help and large letters',
    numbers: 'Our numbers',
    privacy: 'Privacy',
    terms: 'Terms',
    contact: 'Contact',
    grievance: 'Grievance officer',
    verify: 'Verify email and phone',
  } satisfies Record<ListedPage, string>,
};

export const useSimpleTexts = defineTexts('simple', en);
