/** The API's own routes as an administrator's browser calls them, below the prefix. */
const below = (list: string) => (id: string) => `${list}/${encodeURIComponent(id)}`;

const verification = below('/admin/verifications');
const edit = below('/admin/profile-edits');
const report = below('/admin/reports');
const user = below('/admin/users');
const administrator = below('/admin/administrators');

export const ADMIN_ROUTES = {
  session: '/admin/session',
  refresh: '/admin/session/refresh',
  proof: '/admin/session/proof',
  ownSessions: '/admin/session/sessions',
  ownPassword: '/admin/session/password',
  secondFactor: '/admin/session/second-factor',
  secondFactorConfirm: '/admin/session/second-factor/confirm',
  secondFactorRemoval: '/admin/session/second-factor/removal',
  recoveryCodes: '/admin/session/second-factor/recovery-codes',
  verifications: '/admin/verifications',
  /** Server-sent events: see DeskEvent. */
  deskEvents: '/admin/verifications/events',
  decision: (userId: string) => `${verification(userId)}/decision`,
  claim: (userId: string) => `${verification(userId)}/claim`,
  takeOver: (userId: string) => `${verification(userId)}/take-over`,
  document: (userId: string, kind: string) => `${verification(userId)}/documents/${kind}`,
  reveal: (userId: string) => `${verification(userId)}/reveal`,
  profileEdits: '/admin/profile-edits',
  profileEditDecision: (id: string) => `${edit(id)}/decision`,
  eligibleUsers: '/admin/eligible-users',
  eligibleUser: below('/admin/eligible-users'),
  eligibleBatch: below('/admin/eligible-users/batches'),
  coupons: '/admin/coupons',
  coupon: below('/admin/coupons'),
  reports: '/admin/reports',
  report,
  reportDecision: (id: string) => `${report(id)}/decision`,
  users: '/admin/users',
  user,
  suspendUser: (id: string) => `${user(id)}/suspend`,
  withdrawVerification: (id: string) => `${user(id)}/withdraw-verification`,
  restoreUser: (id: string) => `${user(id)}/restore`,
  audit: '/admin/audit',
  auditVerify: '/admin/audit/verify',
  administrators: '/admin/administrators',
  administrator,
  administratorPassword: (id: string) => `${administrator(id)}/password`,
  administratorSecondFactor: (id: string) => `${administrator(id)}/second-factor`,
  dashboard: '/admin/dashboard',
  /** The CSV of a list: eligibleUsers, coupons, reports, users, audit. */
  exportOf: (list: string) => `${list}/export.csv`,
} as const;
