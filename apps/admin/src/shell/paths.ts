import { LISTS, ofLists } from '@kalyanam/shared/team/lists';
import type { Permission } from '@kalyanam/shared/team/roles';
import { returnPath } from '@kalyanam/shared/base/return-path';
import { matchPath } from 'react-router-dom';

interface Page {
  path: string;
  /** The permission that opens the page; pages without one are open to every signed-in administrator. */
  needs?: Permission;
}

/** The address (R35) and the permission (R4) of every page but the lists, for all that link to it; its code is in app/routes.ts. */
const PAGES = {
  login: { path: '/admin/login' },
  dashboard: { path: '/admin/dashboard', needs: 'dashboard.read' },
  verify: { path: '/admin/verify', needs: 'verify.read' },
  checks: { path: '/admin/checks', needs: 'verify.read' },
  heldNotes: { path: '/admin/notes', needs: 'notes.decide' },
  stories: { path: '/admin/stories', needs: 'notes.decide' },
  photos: { path: '/admin/photos', needs: 'photos.read' },
  photoTraces: { path: '/admin/photo-traces', needs: 'photos.trace' },
  report: { path: '/admin/reports/:reportId', needs: 'reports.read' },
  user: { path: '/admin/users/:userId', needs: 'users.read' },
  assisted: { path: '/admin/assisted', needs: 'members.enter' },
  linked: { path: '/admin/linked/:userId', needs: 'users.read' },
  addEligible: { path: '/admin/eligible-users/add', needs: 'eligible.read' },
  createCoupon: { path: '/admin/coupons/create', needs: 'coupons.read' },
  announcements: { path: '/admin/announcements', needs: 'announcements.write' },
  settings: { path: '/admin/settings', needs: 'settings.write' },
  account: { path: '/admin/account' },
} as const satisfies Record<string, Page>;

export const PATHS = {
  ...ofLists('page'),
  ...(Object.fromEntries(Object.entries(PAGES).map(([name, { path }]) => [name, path])) as {
    [Name in keyof typeof PAGES]: (typeof PAGES)[Name]['path'];
  }),
};

export type PageName = keyof typeof PATHS;

/** The lists come first: theirs are whole addresses, and one of them would pass for the number of a report. */
const ALL: readonly Page[] = [
  ...Object.values(LISTS).map(({ page, reads }) => ({ path: page, needs: reads })),
  ...Object.values(PAGES),
];

/** The permission behind an address of ours, its query aside. */
export function permissionFor(to: string): Permission | undefined {
  const [pathname = ''] = to.split('?');
  return ALL.find(({ path }) => matchPath(path, pathname))?.needs;
}

/** The queue: what still waits. */
export const OPEN_REPORTS = `${PATHS.reports}?state=open`;

export const OPEN_NOTICES = `${PATHS.relativesNotices}?state=open`;

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
