import type { ComponentType } from 'react';
import { OPEN_REPORTS, type PageName } from '../shell/paths';

interface Route {
  load: () => Promise<{ Page: ComponentType }>;
  /** Only for those who are not signed in; the other pages are only for those who are. */
  signedOut?: boolean;
  /** Its link in the navigation, which has the order of these rows. */
  section?: Section;
}

interface Section {
  name: string;
  /** Where it leads, if not to the bare page. */
  to?: string;
  /** What waits there is counted beside the name. */
  waiting?: 'verifications' | 'reports';
}

/** Every page: its code and its place in the navigation. Address and permission stand in shell/paths.ts. */
export const ROUTES: Record<PageName, Route> = {
  login: { load: () => import('../features/login/login.page'), signedOut: true },
  dashboard: {
    load: () => import('../features/dashboard/dashboard.page'),
    section: { name: 'Dashboard' },
  },
  verify: {
    load: () => import('../features/verify/verify.page'),
    section: { name: 'Verify', waiting: 'verifications' },
  },
  changes: { load: () => import('../features/changes/changes.page') },
  reports: {
    load: () => import('../features/reports/list/reports.page'),
    section: { name: 'Reports', to: OPEN_REPORTS, waiting: 'reports' },
  },
  report: { load: () => import('../features/reports/case/report.page') },
  users: {
    load: () => import('../features/users/list/users.page'),
    section: { name: 'Users' },
  },
  user: { load: () => import('../features/users/history/user.page') },
  eligible: {
    load: () => import('../features/eligible/list/eligible.page'),
    section: { name: 'Eligible users' },
  },
  addEligible: { load: () => import('../features/eligible/add/add-eligible.page') },
  coupons: {
    load: () => import('../features/coupons/coupons.page'),
    section: { name: 'Coupons' },
  },
  createCoupon: { load: () => import('../features/coupons/create-coupon.page') },
  audit: {
    load: () => import('../features/audit/audit.page'),
    section: { name: 'Audit log' },
  },
  administrators: {
    load: () => import('../features/administrators/administrators.page'),
    section: { name: 'Administrators' },
  },
  account: { load: () => import('../features/account/account.page') },
};

export const PAGE_NAMES = Object.keys(ROUTES) as PageName[];
