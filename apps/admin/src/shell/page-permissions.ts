import type { Permission } from '@kalyanam/shared/admin/roles';
import { matchPath } from 'react-router-dom';
import { PATHS } from './paths';

type Page = keyof typeof PATHS;

/** What a role needs to open a page; whoever is signed in opens the rest. */
const PAGE_PERMISSIONS: Partial<Record<Page, Permission>> = {
  dashboard: 'dashboard.read',
  verify: 'verify.read',
  changes: 'changes.read',
  reports: 'reports.read',
  report: 'reports.read',
  users: 'users.read',
  user: 'users.read',
  eligible: 'eligible.read',
  addEligible: 'eligible.read',
  coupons: 'coupons.read',
  createCoupon: 'coupons.read',
  audit: 'audit.read',
  administrators: 'administrators.write',
};

const PAGES = Object.keys(PATHS) as Page[];

/** The permission behind an address of ours, its query aside. */
export function permissionFor(to: string): Permission | undefined {
  const [pathname = ''] = to.split('?');
  const page = PAGES.find((name) => matchPath(PATHS[name], pathname));
  return page && PAGE_PERMISSIONS[page];
}
