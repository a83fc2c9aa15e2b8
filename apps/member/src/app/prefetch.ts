import { PAGES, type PageName } from './pages';
import { PATHS } from '../shell/paths';

const BEHIND: Readonly<Record<string, readonly PageName[]>> = {
  [PATHS.login]: ['application', 'login'],
  [PATHS.register]: ['application', 'memberArea', 'register'],
  [PATHS.verify]: ['application', 'memberArea', 'verify'],
  [PATHS.profiles]: ['application', 'memberArea', 'browse'],
  [PATHS.myProfile]: ['application', 'memberArea', 'myProfile'],
  [PATHS.editProfile]: ['application', 'memberArea', 'editProfile'],
  [PATHS.myPhotos]: ['application', 'memberArea', 'myPhotos'],
  [PATHS.settings]: ['application', 'memberArea', 'settings'],
  [PATHS.forgotPassword]: ['application', 'forgotPassword'],
  [PATHS.resetPassword]: ['application', 'resetPassword'],
  [PATHS.interests]: ['application', 'memberArea', 'interests'],
  [PATHS.shortlist]: ['application', 'memberArea', 'shortlist'],
  [PATHS.notifications]: ['application', 'memberArea', 'notifications'],
  [PATHS.contactViews]: ['application', 'memberArea', 'contactViews'],
  [PATHS.blocked]: ['application', 'memberArea', 'blocked'],
  [PATHS.privacy]: ['application', 'information'],
  [PATHS.terms]: ['application', 'information'],
  [PATHS.contact]: ['application', 'information'],
  [PATHS.grievance]: ['application', 'information'],
};
const ONE_PROFILE: readonly PageName[] = ['application', 'memberArea', 'profile'];

/** Fetches the code behind an address, all parts at once; a failure shows only if the page is really opened. */
export function prefetchPage(address: string) {
  const path = address.split('?')[0] ?? address;
  const pages = path.startsWith(PATHS.profile('')) ? ONE_PROFILE : (BEHIND[path] ?? []);
  for (const page of pages) PAGES[page]().catch(() => null);
}
