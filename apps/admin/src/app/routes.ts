import type { ComponentType } from 'react';
import { OPEN_REPORTS, type PageName } from '../shell/paths';

interface Route {
  load: () => Promise<{ Page: ComponentType }>;
  /** Only for those who are not signed in; the other pages are only for those who are. */
  signedOut?: boolean;
  /** What it is called where it has no link in the navigation. */
  name?: string;
  /** G, then this letter, opens it. */
  go?: string;
  /** Its link in the navigation, which has the order of these rows. */
  section?: Section;
}

interface Section {
  name: string;
  /** Where it leads, if not to the bare page. */
  to?: string;
  /** What waits there is counted beside the name. */
  waiting?: 'verifications' | 'photos' | 'reports';
}

/** Every page: its code and its place in the navigation. Address and permission are in shell/paths.ts. */
export const ROUTES: Record<PageName, Route> = {
  login: { load: () => import('../features/office/login/login.page'), signedOut: true },
  dashboard: {
    load: () => import('../features/office/dashboard/dashboard.page'),
    go: 'd',
    section: { name: 'Dashboard' },
  },
  verify: {
    load: () => import('../features/verify/cases/verify.page'),
    go: 'v',
    section: { name: 'Verify', waiting: 'verifications' },
  },
  changes: { load: () => import('../features/verify/profile-edits/changes.page'), name: 'Profile changes', go: 'c' },
  gothras: {
    load: () => import('../features/community/unlisted-words/gothras.page'),
    name: 'Gothras not in the list',
    go: 'g',
  },
  gothraDecisions: {
    load: () => import('../features/community/unlisted-words/gothras-decided.page'),
    name: 'Decided gothras',
  },
  subcastes: {
    load: () => import('../features/community/unlisted-words/subcastes.page'),
    name: 'Subcastes not in the list',
    go: 'b',
  },
  subcasteDecisions: {
    load: () => import('../features/community/unlisted-words/subcastes-decided.page'),
    name: 'Decided subcastes',
  },
  checks: {
    load: () => import('../features/verify/checks/checks.page'),
    go: 'k',
    name: 'Checks',
  },
  heldNotes: {
    load: () => import('../features/reports/held-notes/notes.page'),
    go: 'h',
    name: 'Held words',
  },
  stories: { load: () => import('../features/reports/stories/stories.page'), name: 'Stories', go: 'w' },
  photos: {
    load: () => import('../features/verify/photos/photos.page'),
    go: 'p',
    section: { name: 'Photos', waiting: 'photos' },
  },
  photoTraces: { load: () => import('../features/verify/photo-traces/photo-traces.page'), name: 'Trace a picture' },
  reports: {
    load: () => import('../features/reports/reports/list/reports.page'),
    go: 'r',
    section: { name: 'Reports', to: OPEN_REPORTS, waiting: 'reports' },
  },
  relatives: {
    load: () => import('../features/reports/reports/relatives/relatives.page'),
    name: 'Notices from relatives',
  },
  report: { load: () => import('../features/reports/reports/case/report.page') },
  users: {
    load: () => import('../features/members/users/list/users.page'),
    go: 'u',
    section: { name: 'Users' },
  },
  user: { load: () => import('../features/members/users/history/user.page') },
  assisted: {
    load: () => import('../features/verify/assisted-entry/assisted.page'),
    name: 'Enter on the phone',
    go: 'y',
  },
  linked: { load: () => import('../features/verify/linked-accounts/linked.page') },
  eligible: {
    load: () => import('../features/community/eligible-users/list/eligible.page'),
    go: 'e',
    section: { name: 'Eligible users' },
  },
  addEligible: { load: () => import('../features/community/eligible-users/add/add-eligible.page') },
  eligibleImports: {
    load: () => import('../features/community/eligible-users/imports/imports.page'),
    name: 'Imports of eligible users',
  },
  coupons: {
    load: () => import('../features/community/coupons/coupons.page'),
    go: 'o',
    section: { name: 'Coupons' },
  },
  createCoupon: { load: () => import('../features/community/coupons/coupons.page') },
  audit: {
    load: () => import('../features/office/audit/audit.page'),
    go: 'a',
    section: { name: 'Audit log' },
  },
  administrators: {
    load: () => import('../features/office/administrators/administrators.page'),
    go: 't',
    section: { name: 'Administrators' },
  },
  announcements: {
    load: () => import('../features/community/announcements/announcements.page'),
    go: 'n',
    section: { name: 'Announcements' },
  },
  settings: {
    load: () => import('../features/office/settings/settings.page'),
    go: 's',
    section: { name: 'Settings' },
  },
  account: { load: () => import('../features/office/account/account.page'), name: 'My account', go: 'm' },
};

export const PAGE_NAMES = Object.keys(ROUTES) as PageName[];
