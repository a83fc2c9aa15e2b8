import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = {
  skip: 'Skip to the content',
  mainNavigation: 'Main',
  browse: 'Browse Profiles',
  browseShort: 'Browse',
  interests: 'Interests',
  myProfile: 'My Profile',
  notifications: 'Notifications',
  unread: (count: number) => `${count} new`,
  shortlist: 'My shortlist',
  profileMenu: 'Profile menu',
  profileSettings: 'Profile Settings',
  logout: 'Logout',
  logoutFailed: 'You are still logged in: we could not reach our server. Please try again.',
  login: 'Login',
  register: 'Register',
  language: 'Language',
  footerPurpose: 'Strictly for matrimony. Not a dating site.',
  support: (hours: number) => `Our support team answers within ${hours} hours`,
  privacy: 'Privacy',
  terms: 'Terms',
  contact: 'Contact',
  grievance: 'Grievance officer',
  aboutSite: 'About this site',
  oops: 'This page did not load',
  chunkLost: 'Your connection may be slow, or there is a newer version of the app.',
  unexpected: 'Something went wrong on our side. What you have saved is safe.',
  reload: 'Reload this page',
  goHome: 'Go to the home page',
};

export const useAppTexts = defineTexts('app', en);
