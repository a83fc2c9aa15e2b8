/** Every page once: its address, its guard, its file, and where family accounts and "All functions" have it. */
import type { DeskAct } from '@kalyanam/shared/topics/family/desk-rights';
import type { Member } from '../session/member';

/** The parts of "All functions". */
export type PageGroup = 'families' | 'answers' | 'mine' | 'settings' | 'about';

export interface PageRow {
  readonly path: string;
  /** Section 2; without one, the page is open to everyone. */
  readonly guard?: 'visitor' | 'session' | 'verification';
  /** `../features/<file>.page.tsx`, whose default export is the page. Only the front page is in the first load. */
  readonly file?: string;
  /** Pages of the member area talk to the server and share its cache; those of the site load without it. */
  readonly site?: true;
  /** C14: the act that a seat must have for it, 'everybody' for all family accounts. Without one: the candidate's alone. */
  readonly family?: DeskAct | 'everybody';
  /** Without one: the way in, or a page that another page or the menu opens in every mode. */
  readonly group?: PageGroup;
}

export const PAGES = {
  home: { path: '/', family: 'everybody' },
  login: { path: '/login', guard: 'visitor', file: 'joining/auth/login', site: true },
  forgotPassword: { path: '/forgot-password', file: 'joining/auth/forgot-password', site: true },
  resetPassword: { path: '/reset-password', file: 'joining/auth/reset-password', site: true },
  register: { path: '/register', guard: 'visitor', file: 'joining/register/register' },
  assisted: { path: '/assisted/:token', file: 'joining/assisted/assisted', site: true },
  candidate: { path: '/made-for-me', file: 'joining/candidate/candidate' },

  profiles: {
    path: '/profiles',
    guard: 'verification',
    file: 'matching/browse/browse',
    family: 'read',
    group: 'families',
  },
  shortlist: {
    path: '/shortlist',
    guard: 'verification',
    file: 'contact/lists/shortlist',
    family: 'shortlist-read',
    group: 'families',
  },
  profile: { path: '/profile/:id', guard: 'verification', file: 'contact/profile/profile' },
  unsubscribe: { path: '/unsubscribe', file: 'matching/searches/unsubscribe', site: true },
  digestLink: { path: '/l/:token', file: 'matching/searches/digest-link', site: true },

  interests: {
    path: '/interests',
    guard: 'verification',
    file: 'contact/interests/interests',
    family: 'read',
    group: 'answers',
  },
  call: { path: '/profile/:id/call', guard: 'verification', file: 'contact/first-call/call' },
  notifications: {
    path: '/notifications',
    guard: 'session',
    file: 'my/notifications/notifications',
    family: 'everybody',
    group: 'answers',
  },

  myProfile: { path: '/my-profile', guard: 'session', file: 'my/my-profile/my-profile', family: 'read', group: 'mine' },
  editProfile: {
    path: '/my-profile/edit',
    guard: 'session',
    file: 'my/edit-profile/edit-profile',
    family: 'edit',
    group: 'mine',
  },
  editSection: { path: '/my-profile/edit/:section', guard: 'session', file: 'my/edit-profile/edit-section' },
  moreDetails: {
    path: '/my-profile/more',
    guard: 'session',
    file: 'my/edit-profile/more/more-details',
    family: 'edit',
    group: 'mine',
  },
  myPhotos: { path: '/my-profile/photos', guard: 'session', file: 'my/photos/photos', family: 'read', group: 'mine' },
  myGothra: { path: '/my-profile/gothra', guard: 'session', file: 'my/lineage/lineage', family: 'edit', group: 'mine' },
  myChecks: { path: '/my-profile/checks', guard: 'session', file: 'my/checks/checks', family: 'read', group: 'mine' },
  myWishes: {
    path: '/my-profile/wishes',
    guard: 'session',
    file: 'matching/wishes/wishes',
    family: 'edit',
    group: 'mine',
  },
  myPreview: {
    path: '/my-profile/preview',
    guard: 'session',
    file: 'contact/profile/preview',
    family: 'read',
    group: 'mine',
  },
  biodata: { path: '/biodata', guard: 'session', file: 'my/biodata/biodata', family: 'biodata', group: 'mine' },
  biodataLink: { path: '/biodata/:id', guard: 'session', file: 'my/biodata/biodata-link' },
  whoSeesWhat: {
    path: '/who-sees-what',
    guard: 'session',
    file: 'my/who-sees/who-sees',
    family: 'read',
    group: 'mine',
  },
  lookingLink: { path: '/looking/:token', file: 'matching/looking/looking-link', site: true },
  marriage: { path: '/my-profile/marriage', guard: 'session', file: 'my/marriage/marriage', group: 'mine' },
  verify: { path: '/verify', guard: 'session', file: 'joining/verify/verify', group: 'mine' },
  desk: { path: '/desk', guard: 'session', file: 'my/family-desk/desk', family: 'everybody' },
  deskInvitation: { path: '/family/:token', file: 'my/family-desk/invitation' },

  settings: {
    path: '/settings',
    guard: 'session',
    file: 'my/settings/settings',
    family: 'everybody',
    group: 'settings',
  },
  help: { path: '/help', file: 'site/help/help', site: true, family: 'everybody', group: 'settings' },

  numbers: {
    path: '/about/numbers',
    file: 'site/public-figures/public-figures',
    site: true,
    family: 'everybody',
    group: 'about',
  },
  stories: { path: '/stories', file: 'site/stories/stories', site: true, family: 'everybody' },
  privacy: { path: '/privacy', file: 'site/legal/information', site: true, family: 'everybody', group: 'about' },
  terms: { path: '/terms', file: 'site/legal/information', site: true, family: 'everybody', group: 'about' },
  contact: { path: '/contact', file: 'site/legal/information', site: true, family: 'everybody', group: 'about' },
  grievance: { path: '/grievance', file: 'site/legal/information', site: true, family: 'everybody', group: 'about' },
} as const satisfies Readonly<Record<string, PageRow>>;

export type Page = keyof typeof PAGES;
type IsIn<P extends Page, Group> = (typeof PAGES)[P] extends { group: Group } ? P : never;
/** Pages that "All functions" lists. */
export type ListedPage = { [P in Page]: IsIn<P, PageGroup> }[Page];

const rowOf = (page: Page): PageRow => PAGES[page];

export const pagesIn = (group: PageGroup): ListedPage[] =>
  (Object.keys(PAGES) as Page[]).filter((page): page is ListedPage => rowOf(page).group === group);

/** Whether links may lead there: never to a page that the seat of a family account does not open. */
export function isOffered(user: Member | null, page: Page): boolean {
  if (!user?.family) return true;
  const act = rowOf(page).family;
  return act === 'everybody' || (act !== undefined && (user.opens?.includes(act) ?? false));
}
