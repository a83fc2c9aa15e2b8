/** Every page once: its address, its guard, its area and its code. Router and prefetch read this. */
import type { ComponentType } from 'react';
import { PATHS } from '../shell/paths';
import type { OWN_PAGES } from './own-pages';

interface Route {
  readonly path: string;
  /** Section 2; without one, the page is open to everyone. The landing page is in the first load and not listed. */
  readonly guard?: 'visitor' | 'session' | 'verification';
  /** Pages of the member area talk to the server and share its cache. */
  readonly area: 'site' | 'member';
  readonly load: () => Promise<ComponentType>;
}

/** Known to the first load by one name, and fetched with the page. */
const own = (page: keyof typeof OWN_PAGES) => async () => (await import('./own-pages')).OWN_PAGES[page]();
const information = async () => (await import('../features/site/legal/information.page')).InformationPage;

export const loadMemberArea = async () => (await import('./member-area')).MemberArea;

export const ROUTES: readonly Route[] = [
  {
    path: PATHS.login,
    guard: 'visitor',
    area: 'site',
    load: async () => (await import('../features/joining/auth/login.page')).LoginPage,
  },
  {
    path: PATHS.forgotPassword,
    area: 'site',
    load: async () => (await import('../features/joining/auth/forgot-password.page')).ForgotPasswordPage,
  },
  {
    path: PATHS.resetPassword,
    area: 'site',
    load: async () => (await import('../features/joining/auth/reset-password.page')).ResetPasswordPage,
  },
  {
    path: PATHS.register,
    guard: 'visitor',
    area: 'member',
    load: async () => (await import('../features/joining/register/register.page')).RegisterPage,
  },
  {
    path: PATHS.verify,
    guard: 'session',
    area: 'member',
    load: async () => (await import('../features/joining/verify/verify.page')).VerifyPage,
  },
  {
    path: PATHS.profiles,
    guard: 'verification',
    area: 'member',
    load: async () => (await import('../features/matching/browse/browse.page')).BrowsePage,
  },
  {
    path: PATHS.find,
    guard: 'verification',
    area: 'member',
    load: own('find'),
  },
  {
    path: PATHS.profilePattern,
    guard: 'verification',
    area: 'member',
    load: async () => (await import('../features/contact/profile/profile.page')).loadProfile(),
  },
  {
    path: PATHS.callPattern,
    guard: 'verification',
    area: 'member',
    load: own('call'),
  },
  {
    path: PATHS.interests,
    guard: 'verification',
    area: 'member',
    load: async () => (await import('../features/contact/interests/interests.page')).InterestsPage,
  },
  {
    path: PATHS.shortlist,
    guard: 'verification',
    area: 'member',
    load: async () => (await import('../features/contact/shortlist/shortlist.page')).ShortlistPage,
  },
  {
    path: PATHS.searches,
    guard: 'session',
    area: 'member',
    load: own('searches'),
  },
  { path: PATHS.unsubscribe, area: 'site', load: own('unsubscribe') },
  { path: PATHS.letterPattern, area: 'site', load: own('letter') },
  { path: PATHS.looking, guard: 'session', area: 'member', load: own('looking') },
  { path: PATHS.stories, area: 'site', load: own('stories') },
  { path: PATHS.help, area: 'site', load: own('help') },
  { path: PATHS.functions, guard: 'session', area: 'member', load: own('functions') },
  { path: PATHS.calls, guard: 'verification', area: 'member', load: own('calls') },
  { path: PATHS.numbers, area: 'site', load: own('numbers') },
  { path: PATHS.lookingLink, area: 'site', load: own('lookingLink') },
  {
    path: PATHS.matches,
    guard: 'verification',
    area: 'member',
    load: own('matches'),
  },
  {
    path: PATHS.why,
    guard: 'verification',
    area: 'member',
    load: own('why'),
  },
  {
    path: PATHS.dismissed,
    guard: 'verification',
    area: 'member',
    load: own('dismissed'),
  },
  {
    path: PATHS.notifications,
    guard: 'session',
    area: 'member',
    load: own('notifications'),
  },
  {
    path: PATHS.ledger,
    guard: 'session',
    area: 'member',
    load: own('ledger'),
  },
  {
    path: PATHS.blocked,
    guard: 'session',
    area: 'member',
    load: own('blocked'),
  },
  {
    path: PATHS.myProfile,
    guard: 'session',
    area: 'member',
    load: async () => (await import('../features/my/my-profile/my-profile.page')).MyProfilePage,
  },
  {
    path: PATHS.editProfile,
    guard: 'session',
    area: 'member',
    load: own('editProfile'),
  },
  {
    path: PATHS.editSectionPattern,
    guard: 'session',
    area: 'member',
    load: own('editSection'),
  },
  {
    path: PATHS.moreDetails,
    guard: 'session',
    area: 'member',
    load: own('moreDetails'),
  },
  {
    path: PATHS.myChecks,
    guard: 'session',
    area: 'member',
    load: own('myChecks'),
  },
  { path: PATHS.marriage, guard: 'session', area: 'member', load: own('marriage') },
  {
    path: PATHS.myGothra,
    guard: 'session',
    area: 'member',
    load: own('myGothra'),
  },
  {
    path: PATHS.myWishes,
    guard: 'session',
    area: 'member',
    load: own('wishes'),
  },
  {
    path: PATHS.myPhotos,
    guard: 'session',
    area: 'member',
    load: own('myPhotos'),
  },
  {
    path: PATHS.myPreview,
    guard: 'session',
    area: 'member',
    load: own('myPreview'),
  },
  {
    path: PATHS.biodata,
    guard: 'session',
    area: 'member',
    load: own('biodata'),
  },
  {
    path: PATHS.newBiodata,
    guard: 'session',
    area: 'member',
    load: own('newBiodata'),
  },
  {
    path: PATHS.biodataLinkPattern,
    guard: 'session',
    area: 'member',
    load: own('biodataLink'),
  },
  {
    path: PATHS.settings,
    guard: 'session',
    area: 'member',
    load: own('settings'),
  },
  { path: PATHS.desk, guard: 'session', area: 'member', load: own('desk') },
  { path: PATHS.deskInvitation, area: 'member', load: own('deskInvitation') },
  { path: PATHS.assisted, area: 'site', load: own('assisted') },
  { path: PATHS.candidate, area: 'member', load: own('candidate') },
  { path: PATHS.privacy, area: 'site', load: information },
  { path: PATHS.terms, area: 'site', load: information },
  { path: PATHS.contact, area: 'site', load: information },
  { path: PATHS.grievance, area: 'site', load: information },
];

const PATTERNS = [
  [PATHS.profile(''), PATHS.profilePattern],
  [PATHS.editSection(''), PATHS.editSectionPattern],
] as const;

export function routeOf(address: string): Route | undefined {
  const path = address.split('?')[0] ?? address;
  const wanted = PATTERNS.find(([beginning]) => path.startsWith(beginning))?.[1] ?? path;
  return ROUTES.find((route) => route.path === wanted);
}

/** Fetches the code behind an address, all parts in parallel; a failure shows only if the page is really opened. */
export function prefetchPage(address: string) {
  const route = routeOf(address);
  if (!route) return;
  route.load().catch(() => null);
  if (route.area === 'member') loadMemberArea().catch(() => null);
}
