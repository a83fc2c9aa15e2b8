import type { Permission } from '@kalyanam/shared/team/roles';
import { returnPath } from '@kalyanam/shared/base/return-path';
import { matchPath } from 'react-router-dom';

interface Page {
  path: string;
  /** The permission that opens the page; pages without one are open to every signed-in administrator. */
  needs?: Permission;
}

/** The address (R35) and the permission (R4) of every page, for all that link to it; its code is in app/routes.ts. */
const PAGES = {
  login: { path: '/admin/login' },
  dashboard: { path: '/admin/dashboard', needs: 'dashboard.read' },
  verify: { path: '/admin/verify', needs: 'verify.read' },
  changes: { path: '/admin/changes', needs: 'changes.read' },
  gothras: { path: '/admin/gothras', needs: 'gothras.read' },
  gothraDecisions: { path: '/admin/gothras/decided', needs: 'gothras.read' },
  subcastes: { path: '/admin/list-values', needs: 'subcastes.read' },
  subcasteDecisions: { path: '/admin/list-values/decided', needs: 'subcastes.read' },
  checks: { path: '/admin/checks', needs: 'verify.read' },
  heldNotes: { path: '/admin/notes', needs: 'notes.decide' },
  stories: { path: '/admin/stories', needs: 'notes.decide' },
  photos: { path: '/admin/photos', needs: 'photos.read' },
  photoTraces: { path: '/admin/photo-traces', needs: 'photos.trace' },
  reports: { path: '/admin/reports', needs: 'reports.read' },
  relatives: { path: '/admin/reports/relatives', needs: 'reports.read' },
  report: { path: '/admin/reports/:reportId', needs: 'reports.read' },
  users: { path: '/admin/users', needs: 'users.read' },
  user: { path: '/admin/users/:userId', needs: 'users.read' },
  assisted: { path: '/admin/assisted', needs: 'members.enter' },
  linked: { path: '/admin/linked/:userId', needs: 'users.read' },
  eligible: { path: '/admin/eligible-users', needs: 'eligible.read' },
  addEligible: { path: '/admin/eligible-users/add', needs: 'eligible.read' },
  eligibleImports: { path: '/admin/eligible-users/imports', needs: 'eligible.read' },
  coupons: { path: '/admin/coupons', needs: 'coupons.read' },
  createCoupon: { path: '/admin/coupons/create', needs: 'coupons.read' },
  audit: { path: '/admin/audit-log', needs: 'audit.read' },
  administrators: { path: '/admin/administrators', needs: 'administrators.write' },
  announcements: { path: '/admin/announcements', needs: 'announcements.write' },
  settings: { path: '/admin/settings', needs: 'settings.write' },
  account: { path: '/admin/account' },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof PAGES;

export const PATHS = Object.fromEntries(Object.entries(PAGES).map(([name, { path }]) => [name, path])) as {
  [Name in PageName]: (typeof PAGES)[Name]['path'];
};

/** The permission behind an address of ours, its query aside. */
export function permissionFor(to: string): Permission | undefined {
  const [pathname = ''] = to.split('?');
  return Object.values<Page>(PAGES).find(({ path }) => matchPath(path, pathname))?.needs;
}

/** The queue: what still waits. */
export const OPEN_REPORTS = `${PATHS.reports}?state=open`;

export const OPEN_NOTICES = `${PATHS.relatives}?state=open`;

export const userPath = (userId: string): string => PATHS.user.replace(':userId', encodeURIComponent(userId));

/** The path with the member's number filled in. */
export const tracePath = (memberCode: string): string => `${PATHS.photoTraces}?member=${memberCode}`;

export const linkedPath = (userId: string): string => PATHS.linked.replace(':userId', encodeURIComponent(userId));

export const reportPath = (reportId: string): string => PATHS.report.replace(':reportId', encodeURIComponent(reportId));

const RETURN_PARAM = 'returnTo';

export const loginPathFor = (wanted: string): string => `${PATHS.login}?${RETURN_PARAM}=${encodeURIComponent(wanted)}`;

/** Where to go after a sign-in: the page that was asked for, if it is one of ours. */
export function wantedPath(search: string): string {
  const wanted = returnPath(new URLSearchParams(search).get(RETURN_PARAM));
  return wanted?.startsWith('/admin/') && !wanted.startsWith(PATHS.login) ? wanted : PATHS.dashboard;
}
