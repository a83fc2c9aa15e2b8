import { defineTexts } from '@kalyanam/web/i18n/texts';

/** Fetched with the menu, when it is first opened. */
export const en = {
  desk: 'Family group',
  settings: 'Settings',
  profileSettings: 'Profile Settings',
  shortlist: 'My shortlist',
  whoSeesWhat: 'Who sees what',
  help: 'Help and large letters',
  logout: 'Logout',
  logoutFailed: 'You are still logged in: we could not reach our server. Please try again.',
};

export const useAccountMenuTexts = defineTexts('accountMenu', en);
