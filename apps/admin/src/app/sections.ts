import type { AdminRole } from '@kalyanam/shared/admin/roles';
import { mayOpen } from '../session/permissions';
import { PAGES } from './pages';
import { OPEN_REPORTS, PATHS } from '../shell/paths';

export interface Section {
  path: string;
  name: string;
  load: () => Promise<unknown>;
  /** What waits there is counted beside the name. */
  waiting?: 'verifications' | 'reports';
}

/** The navigation, in its order. */
const SECTIONS: readonly Section[] = [
  { path: PATHS.dashboard, name: 'Dashboard', load: PAGES.dashboard },
  { path: PATHS.verify, name: 'Verify', load: PAGES.verify, waiting: 'verifications' },
  { path: OPEN_REPORTS, name: 'Reports', load: PAGES.reports, waiting: 'reports' },
  { path: PATHS.users, name: 'Users', load: PAGES.users },
  { path: PATHS.eligible, name: 'Eligible users', load: PAGES.eligible },
  { path: PATHS.coupons, name: 'Coupons', load: PAGES.coupons },
  { path: PATHS.audit, name: 'Audit log', load: PAGES.audit },
  { path: PATHS.administrators, name: 'Administrators', load: PAGES.administrators },
];

/** Those that a role opens (R4). */
export const sectionsOf = (role: AdminRole | undefined): Section[] =>
  SECTIONS.filter(({ path }) => mayOpen(role, path));
