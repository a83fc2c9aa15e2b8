import { LISTS } from '@kalyanam/shared/team/lists';
import type { ComponentType } from 'react';
import { OPEN_REPORTS, type PageName } from '../shell/paths';
import { useTeamTexts } from '../ui/words/team-language';

interface Route {
  load: () => Promise<{ Page: ComponentType }>;
  /** Only for those who are not signed in; the other pages are only for those who are. */
  signedOut?: boolean;
  /** What links to it call it; a list by its title. */
  name?: string;
  /** G, then this letter, opens it. */
  go?: string;
  /** Its link in the navigation, which has the order of these rows. */
  section?: Section;
}

interface Section {
  /** Where it leads, if not to the bare page. */
  to?: string;
  /** What waits there is counted beside the name. */
  waiting?: 'verifications' | 'photos' | 'reports';
}

const unlisted = (page: 'gothras' | 'gothraDecisions' | 'subcastes' | 'subcasteDecisions') => async () => {
  const { PAGES } = await import('../features/community/unlisted-words/unlisted-words.page');
  return { Page: PAGES[page] };
};

/** Every page: its code and its place in the navigation. Address and permission are in shell/paths.ts. */
export const ROUTES: Record<PageName, Route> = {
  login: { load: () => import('../features/office/login/login.page'), signedOut: true },
  dashboard: {
    load: () => import('../features/office/dashboard/dashboard.page'),
    go: 'd',
    name: 'Dashboard',
    section: {},
  },
  verify: {
    load: () => import('../features/verify/cases/verify.page'),
    go: 'v',
    name: 'Verify',
    section: { waiting: 'verifications' },
  },
  profileEdits: { load: () => import('../features/verify/profile-edits/changes.page'), go: 'c' },
  gothras: {
    load: unlisted('gothras'),
    go: 'g',
  },
  gothraDecisions: {
    load: unlisted('gothraDecisions'),
  },
  subcastes: {
    load: unlisted('subcastes'),
    go: 'b',
  },
  subcasteDecisions: {
    load: unlisted('subcasteDecisions'),
  },
  checks: {
    load: () => import('../features/verify/checks/checks.page'),
    go: 'k',
    name: 'Checks',
  },
  heldNotes: {
    load: () => import('../features/reports/held-notes/notes.page'),
    go: 'h',
    name: 'Notes to review',
  },
  stories: { load: () => import('../features/reports/stories/stories.page'), name: 'Stories', go: 'w' },
  photos: {
    load: () => import('../features/verify/photos/photos.page'),
    go: 'p',
    name: 'Photos',
    section: { waiting: 'photos' },
  },
  photoTraces: { load: () => import('../features/verify/photo-traces/photo-traces.page'), name: 'Trace a picture' },
  reports: {
    load: () => import('../features/reports/reports/list/reports.page'),
    go: 'r',
    section: { to: OPEN_REPORTS, waiting: 'reports' },
  },
  relativesNotices: {
    load: () => import('../features/reports/reports/relatives/relatives.page'),
  },
  report: { load: () => import('../features/reports/reports/case/report.page') },
  users: {
    load: () => import('../features/members/users/list/users.page'),
    go: 'u',
    section: {},
  },
  user: { load: () => import('../features/members/users/history/user.page') },
  assisted: {
    load: () => import('../features/verify/assisted-entry/assisted.page'),
    name: 'Register by phone',
    go: 'y',
  },
  linked: { load: () => import('../features/verify/linked-accounts/linked.page') },
  eligibleUsers: {
    load: () => import('../features/community/eligible-users/list/eligible.page'),
    go: 'e',
    section: {},
  },
  addEligible: { load: () => import('../features/community/eligible-users/add/add-eligible.page') },
  eligibleBatches: {
    load: () => import('../features/community/eligible-users/imports/imports.page'),
  },
  coupons: {
    load: () => import('../features/community/coupons/coupons.page'),
    go: 'o',
    section: {},
  },
  createCoupon: { load: () => import('../features/community/coupons/coupons.page') },
  audit: {
    load: () => import('../features/office/audit/audit.page'),
    go: 'a',
    section: {},
  },
  administrators: {
    load: () => import('../features/office/administrators/administrators.page'),
    go: 't',
    section: {},
  },
  announcements: {
    load: () => import('../features/community/announcements/announcements.page'),
    go: 'n',
    name: 'Announcements',
    section: {},
  },
  settings: {
    load: () => import('../features/office/settings/settings.page'),
    go: 's',
    name: 'Settings',
    section: {},
  },
  account: { load: () => import('../features/office/account/account.page'), name: 'My account', go: 'm' },
};

export const PAGE_NAMES = Object.keys(ROUTES) as PageName[];

export const nameOf = (page: PageName): string | undefined =>
  page in LISTS ? LISTS[page as keyof typeof LISTS].title : ROUTES[page].name;

/** What the pages are called in the language of the verification screens, where that is not English. */
export const usePageNames = () => useTeamTexts<Partial<Record<PageName, string>>>('pageNames');
