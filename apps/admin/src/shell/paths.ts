/** Every path of the administrator application (R35). */
export const PATHS = {
  login: '/admin/login',
  dashboard: '/admin/dashboard',
  verify: '/admin/verify',
  changes: '/admin/changes',
  reports: '/admin/reports',
  report: '/admin/reports/:reportId',
  users: '/admin/users',
  user: '/admin/users/:userId',
  eligible: '/admin/eligible-users',
  addEligible: '/admin/eligible-users/add',
  coupons: '/admin/coupons',
  createCoupon: '/admin/coupons/create',
  audit: '/admin/audit-log',
  administrators: '/admin/administrators',
  account: '/admin/account',
} as const;

/** The queue: what still waits. */
export const OPEN_REPORTS = `${PATHS.reports}?state=open`;

export const userPath = (userId: string): string => PATHS.user.replace(':userId', encodeURIComponent(userId));

export const reportPath = (reportId: string): string => PATHS.report.replace(':reportId', encodeURIComponent(reportId));

export const RETURN_PARAM = 'returnTo';

export const loginPathFor = (wanted: string): string => `${PATHS.login}?${RETURN_PARAM}=${encodeURIComponent(wanted)}`;

/** Where to go after a sign-in: the page that was asked for, if it is one of ours. */
export function returnPath(search: string): string {
  const wanted = new URLSearchParams(search).get(RETURN_PARAM) ?? '';
  const ours = wanted.startsWith('/admin/') && !wanted.startsWith(PATHS.login);
  return ours ? wanted : PATHS.dashboard;
}
