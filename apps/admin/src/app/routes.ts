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
  login: { load: () => import('../features/login/login.page'), signedOut: true },
  dashboard: {
    load: () => import('../features/dashboard/dashboard.page'),
    go: 'd',
    section: { name: 'Dashboard' },
  },
  verify: {
    load: () => import('../features/verify/verify.page'),
    go: 'v',
    section: { name: 'Verify', waiting: 'verifications' },
  },
  changes: { load: () => import('../features/changes/changes.page'), name: 'Profile changes', go: 'c' },
  gothras: { load: () => import('../features/unlisted/gothras.page'), name: 'Gothras not in the list', go: 'g' },
  gothraDecisions: { load: () => import('../features/unlisted/gothras-decided.page'), name: 'Decided gothras' },
  subcastes: {
    load: () => import('../features/unlisted/subcastes.page'),
    name: 'Subcastes not in the list',
    go: 'b',
  },
  subcasteDecisions: { load: () => import('../features/unlisted/subcastes-decided.page'), name: 'Decided subcastes' },
  checks: {
    load: () => import('../features/checks/checks.page'),
    go: 'k',
    name: 'Checks',
  },
  heldNotes: {
    load: () => import('../features/notes/notes.page'),
    go: 'h',
    name: 'Held words',
  },
  stories: { load: () => import('../features/stories/stories.page'), name: 'Stories', go: 'w' },
  photos: {
    load: () => import('../features/photos/photos.page'),
    go: 'p',
    section: { name: 'Photos', waiting: 'photos' },
  },
  photoTraces: { load: () => import('../features/photo-traces/photo-traces.page'), name: 'Trace a picture' },
  reports: {
    load: () => import('../features/reports/list/reports.page'),
    go: 'r',
    section: { name: 'Reports', to: OPEN_REPORTS, waiting: 'reports' },
  },
  relatives: {
    load: () => import('../features/reports/relatives/relatives.page'),
    name: 'Notices from relatives',
  },
  report: { load: () => import('../features/reports/case/report.page') },
  users: {
    load: () => import('../features/users/list/users.page'),
    go: 'u',
    section: { name: 'Users' },
  },
  user: { load: () => import('../features/users/history/user.page') },
  assisted: { load: () => import('../features/assisted/assisted.page'), name: 'Enter on the phone', go: 'y' },
  linked: { load: () => import('../features/linked/linked.page') },
  eligible: {
    load: () => import('../features/eligible/list/eligible.page'),
    go: 'e',
    section: { name: 'Eligible users' },
  },
  addEligible: { load: () => import('../features/eligible/add/add-eligible.page') },
  eligibleImports: {
    load: () => import('../features/eligible/imports/imports.page'),
    name: 'Imports of eligible users',
  },
  coupons: {
    load: () => import('../features/coupons/coupons.page'),
    go: 'o',
    section: { name: 'Coupons' },
  },
  createCoupon: { load: () => import('../features/coupons/coupons.page') },
  audit: {
    load: () => import('../features/audit/audit.page'),
    go: 'a',
    section: { name: 'Audit log' },
  },
  administrators: {
    load: () => import('../features/administrators/administrators.page'),
    go: 't',
    section: { name: 'Administrators' },
  },
  announcements: {
    load: () => import('../features/announcements/announcements.page'),
    go: 'n',
    section: { name: 'Announcements' },
  },
  settings: {
    load: () => import('../features/settings/settings.page'),
    go: 's',
    section: { name: 'Settings' },
  },
  account: { load: () => import('../features/account/account.page'), name: 'My account', go: 'm' },
};

export const PAGE_NAMES = Object.keys(ROUTES) as PageName[];
