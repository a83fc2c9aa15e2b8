import { returnPath } from '@kalyanam/shared/return-path';

/** Every address of the member application. */
export const PATHS = {
  home: '/',
  login: '/login',
  register: '/register',
  verify: '/verify',
  profiles: '/profiles',
  find: '/find',
  profile: (id: string) => `/profile/${encodeURIComponent(id)}`,
  profilePattern: '/profile/:id',
  call: (id: string) => `/profile/${encodeURIComponent(id)}/call`,
  callPattern: '/profile/:id/call',
  interests: '/interests',
  shortlist: '/shortlist',
  searches: '/searches',
  unsubscribe: '/unsubscribe',
  letterPattern: '/l/:token',
  looking: '/looking',
  lookingLink: '/looking/:token',
  numbers: '/about/numbers',
  stories: '/stories',
  help: '/help',
  functions: '/all-functions',
  calls: '/calls',
  notifications: '/notifications',
  myProfile: '/my-profile',
  ledger: '/my-profile/ledger',
  editProfile: '/my-profile/edit',
  editSection: (section: string) => `/my-profile/edit/${encodeURIComponent(section)}`,
  editSectionPattern: '/my-profile/edit/:section',
  moreDetails: '/my-profile/more',
  myPhotos: '/my-profile/photos',
  myWishes: '/my-profile/wishes',
  matches: '/matches',
  dismissed: '/not-for-us',
  why: '/why',
  marriage: '/my-profile/marriage',
  myGothra: '/my-profile/gothra',
  myChecks: '/my-profile/checks',
  myPreview: '/my-profile/preview',
  biodata: '/biodata',
  newBiodata: '/biodata/new',
  biodataLink: (id: string) => `/biodata/${encodeURIComponent(id)}`,
  biodataLinkPattern: '/biodata/:id',
  settings: '/settings',
  candidate: '/made-for-me',
  assisted: '/assisted/:token',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  desk: '/desk',
  deskInvitation: '/family/:token',
  blocked: '/settings/blocked',
  privacy: '/privacy',
  terms: '/terms',
  contact: '/contact',
  grievance: '/grievance',
} as const;

type Addresses = typeof PATHS;
/** Pages whose address is always the same. */
export type StaticPage = {
  [Page in keyof Addresses]: Addresses[Page] extends `${string}:${string}`
    ? never
    : Addresses[Page] extends string
      ? Page
      : never;
}[keyof Addresses];

const RETURN_TO = 'from';

/** Sign-in that leads back to where the visitor wanted to go. */
export const loginPath = (returnTo: string) => `${PATHS.login}?${RETURN_TO}=${encodeURIComponent(returnTo)}`;

/** The address to return to, if it is one of ours. */
export const wantedPath = (params: URLSearchParams): string | null => returnPath(params.get(RETURN_TO));
