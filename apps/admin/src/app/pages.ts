import { LIMITS } from '@kalyanam/shared/limits';
import type { ComponentType } from 'react';

/** A route's code is waited for 120 seconds at most. */
const inTime = <T>(loading: Promise<T>): Promise<T> =>
  Promise.race([
    loading,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('This page took too long to load.')), LIMITS.chunkSeconds * 1000);
    }),
  ]);

const page = (load: () => Promise<{ Page: ComponentType }>) => () =>
  inTime(load()).then(({ Page }) => ({ Component: Page }));

export const PAGES = {
  login: page(() => import('../features/login/login.page')),
  dashboard: page(() => import('../features/dashboard/dashboard.page')),
  verify: page(() => import('../features/verify/verify.page')),
  changes: page(() => import('../features/changes/changes.page')),
  reports: page(() => import('../features/reports/list/reports.page')),
  report: page(() => import('../features/reports/case/report.page')),
  users: page(() => import('../features/users/list/users.page')),
  user: page(() => import('../features/users/story/user.page')),
  eligible: page(() => import('../features/eligible/list/eligible.page')),
  addEligible: page(() => import('../features/eligible/add/add-eligible.page')),
  coupons: page(() => import('../features/coupons/coupons.page')),
  createCoupon: page(() => import('../features/coupons/create-coupon.page')),
  audit: page(() => import('../features/audit/audit.page')),
  administrators: page(() => import('../features/administrators/administrators.page')),
  account: page(() => import('../features/account/account.page')),
};
