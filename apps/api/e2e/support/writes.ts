import { ADMIN_ROUTES } from '@kalyanam/shared/admin/routes';
import type { ErrorCode } from '@kalyanam/shared/errors';
import { ADMIN_PASSWORD, newRegistration, PASSWORD } from './example.js';

/** The people and things the calls are about. */
export interface Subjects {
  memberId: string;
  /** In the database. */
  memberUserId: number;
  otherId: string;
  waitingId: string;
  waitingUserId: number;
  reportId: string;
  editId: string;
  editAskedAt: string;
  administratorId: string;
}

/** One write operation: a valid call, and what becomes of its texts. */
export interface Write {
  readonly who: 'visitor' | 'member' | 'administrator';
  readonly path?: (of: Subjects) => string;
  readonly body: (of: Subjects) => object;
  /** How a text is put in a field that is not text, such as a list. */
  readonly put?: Readonly<Record<string, (text: string) => unknown>>;
  /** Where a text is stored afterwards, by field. */
  readonly kept?: Readonly<Record<string, (of: Subjects) => string>>;
  /** Fields written by the same code share the list: each takes every nth text, and each field different ones. */
  readonly spread?: number;
  /** Makes the call possible again. */
  readonly again?: (of: Subjects) => string[];
  /** Possible refusals of a text that follows its rule but is wrong. */
  readonly wrong?: readonly ErrorCode[];
  /** Stored fields that are normalised: white space becomes one space, or the case is changed. */
  readonly lines?: readonly string[];
}

const COLUMNS = {
  name: 'name',
  subcaste: 'subcaste',
  gothra: 'gothra',
  'workLocation.city': 'work_city',
  'workLocation.address': 'work_address',
  'familyLocation.city': 'family_city',
  'familyLocation.address': 'family_address',
  expectations: 'expectations',
  selfSummary: 'self_summary',
};
const LINES = Object.keys(COLUMNS).filter((field) => !['expectations', 'selfSummary'].includes(field));
const inProfile = (where: (of: Subjects) => string): Write['kept'] =>
  Object.fromEntries(
    Object.entries(COLUMNS).map(([field, column]) => [
      field,
      (of) => `SELECT ${column} AS kept FROM profiles WHERE user_id = ${where(of)}`,
    ]),
  );
const newest =
  (table: string, column: string): ((of: Subjects) => string) =>
  () =>
    `SELECT ${column} AS kept FROM ${table} ORDER BY id DESC LIMIT 1`;
const one = (text: string): string[] => [text];

const visitor = (body: Write['body'], more: Partial<Write> = {}): Write => ({ who: 'visitor', body, ...more });
const member = (body: Write['body'], more: Partial<Write> = {}): Write => ({ who: 'member', body, ...more });
const administrator = (body: Write['body'], more: Partial<Write> = {}): Write => ({
  who: 'administrator',
  body,
  ...more,
});

const profileOf = (): object => {
  const {
    email: _e,
    phone: _p,
    password: _w,
    aadhaarNumber: _a,
    panNumber: _n,
    agreeTerms: _t,
    ...profile
  } = newRegistration();
  return { ...profile, version: 1 };
};
const memberIs = (status: string) => (of: Subjects) => [
  `UPDATE users SET verification_status = '${status}', resubmissions = 0 WHERE id = ${of.memberUserId}`,
];
const changeAccount = (path: (id: string) => string, was: string): Write =>
  administrator(() => ({ reason: 'Asked by the family' }), {
    path: (of) => path(of.otherId),
    again: (of) => [`UPDATE users SET account_status = '${was}' WHERE public_id = '${of.otherId}'`],
    ...(was === 'active' && {
      kept: { reason: (of: Subjects) => `SELECT status_reason AS kept FROM users WHERE public_id = '${of.otherId}'` },
    }),
  });
const wrongCode: Partial<Write> = { wrong: ['invalid-otp', 'code-expired', 'code-locked'] };
const factor: Partial<Write> = { wrong: ['invalid-otp', 'not-found'] };
/** A wrong password of an administrator is refused on its field. */
const ownPassword: Partial<Write> = { wrong: ['invalid-form'] };

/** Every write operation that takes a body; a new one, or a new field, needs a row here. */
export const WRITES: Readonly<Record<string, Write>> = {
  'POST /auth/register': visitor(() => newRegistration(), {
    kept: { ...inProfile(() => '(SELECT MAX(id) FROM users)'), email: newest('users', 'email') },
    lines: [...LINES, 'email'],
    spread: 8,
    wrong: ['identity-failed'],
  }),
  'POST /auth/login': visitor(() => ({ email: 'nobody@example.org', password: PASSWORD }), {
    wrong: ['invalid-credentials'],
  }),
  'POST /auth/forgot-password': visitor(() => ({ email: 'nobody@example.org' })),
  'POST /auth/reset-password': visitor(() => ({ token: 'x', password: PASSWORD }), { wrong: ['reset-link-invalid'] }),
  'POST /auth/identity/registration': visitor(() => ({ identityToken: 'x' }), { wrong: ['identity-failed'] }),
  'POST /eligible/check': visitor(() => ({ email: 'nobody@example.org', phone: '9848012345' })),

  'PUT /account/password': member(() => ({ current: PASSWORD, password: 'Jasmine8Lane' }), {
    wrong: ['wrong-password'],
  }),
  'PUT /account/language': member(() => ({ language: 'en' })),
  'PUT /account/contact-visibility': member(() => ({ contactVisibility: 'verified' })),
  'PUT /account/mails': member(() => ({ mail: 'interest-received', wanted: true })),
  'POST /account/identities/removal': member(() => ({ password: PASSWORD }), {
    wrong: ['wrong-password', 'not-found'],
  }),
  'POST /account/email': member(() => ({ email: 'another@example.org', password: PASSWORD }), {
    wrong: ['wrong-password', 'otp-send-failed'],
  }),
  'POST /account/email/confirm': member(() => ({ code: '123456' }), wrongCode),
  'POST /account/phone': member(() => ({ phone: '9848099999', password: PASSWORD }), {
    wrong: ['wrong-password', 'otp-send-failed'],
  }),
  'POST /account/phone/confirm': member(() => ({ code: '123456' }), wrongCode),
  'POST /account/export': member(() => ({ password: PASSWORD }), { wrong: ['wrong-password'] }),
  'POST /coupons/validate': member(() => ({ code: 'NONE' })),
  'PUT /files/photos/order': member(() => ({ ids: [] }), { put: { ids: one }, wrong: ['changed-meanwhile'] }),
  'PUT /notifications/read': member(() => ({ ids: [] }), { put: { ids: one } }),
  'PATCH /profiles/me': member(profileOf, {
    again: (of) => [
      ...memberIs('semi-verified')(of),
      `UPDATE profiles SET version = 1 WHERE user_id = ${of.memberUserId}`,
    ],
    kept: inProfile((of) => String(of.memberUserId)),
    lines: LINES,
    spread: 3,
  }),
  'POST /profiles/me/deletion': member(() => ({ password: PASSWORD }), { wrong: ['wrong-password'] }),
  'PUT /profiles/me/status': member(() => ({ status: 'online' }), { wrong: ['invalid-form'] }),
  'PUT /profiles/me/married': member(() => ({ married: false })),
  'POST /auth/verify-email': member(() => ({ token: 'x' }), { wrong: ['email-verification-failed', 'invalid-otp'] }),
  'POST /auth/verify-phone': member(({ memberId }) => ({ userId: memberId, code: '123456' }), {
    wrong: ['forbidden', 'invalid-otp', 'code-expired', 'code-locked'],
  }),
  'POST /auth/resend-otp': member(({ memberId }) => ({ userId: memberId }), {
    wrong: ['forbidden', 'otp-send-failed'],
  }),
  'POST /profiles/:id/reports': member(() => ({ reason: 'other', description: 'Wants a loan.' }), {
    path: (of) => `/profiles/${of.otherId}/reports`,
    again: (of) => [...memberIs('semi-verified')(of), `DELETE FROM reports WHERE reporter_id = ${of.memberUserId}`],
    kept: { description: newest('reports', 'description') },
  }),
  'POST /verification/resubmit': member(() => ({ aadhaarNumber: '234123412346', panNumber: 'ABCPK1234L' }), {
    again: memberIs('rejected'),
  }),
  'PUT /verification/identity-numbers': member(() => ({ aadhaarNumber: '234123412346', panNumber: 'ABCPK1234L' }), {
    again: memberIs('semi-verified'),
  }),

  'POST /admin/session': visitor(() => ({ username: 'nobody', password: ADMIN_PASSWORD }), {
    wrong: ['admin-credentials'],
  }),
  'PUT /admin/session/password': administrator(
    () => ({ password: ADMIN_PASSWORD, newPassword: 'Queue5Evening' }),
    ownPassword,
  ),
  'POST /admin/session/proof': administrator(() => ({ password: ADMIN_PASSWORD }), ownPassword),
  'POST /admin/session/second-factor': administrator(() => ({ password: ADMIN_PASSWORD }), ownPassword),
  'POST /admin/session/second-factor/confirm': administrator(() => ({ code: '000000' }), factor),
  'POST /admin/session/second-factor/recovery-codes': administrator(() => ({ code: '000000' }), factor),
  'POST /admin/session/second-factor/removal': administrator(() => ({ code: '000000' }), factor),
  'POST /admin/coupons': administrator(() => ({ code: 'ONCE', discount: 10 }), {
    again: () => ['DELETE FROM coupons'],
    kept: { code: newest('coupons', 'code') },
    lines: ['code'],
  }),
  'PATCH /admin/coupons/:id': administrator(() => ({ isActive: false }), { path: () => '/admin/coupons/ONCE' }),
  'POST /admin/eligible-users': administrator(
    () => ({ users: [{ email: 'family@example.org', phone: '9848012345' }] }),
    {
      wrong: ['invalid-form'],
      put: {
        users: (text) => [{ email: text, phone: text }, text, { email: `${text}@example.org`, phone: '9848012345' }],
      },
    },
  ),
  'POST /admin/profile-edits/:id/decision': administrator(
    ({ editAskedAt }) => ({ decision: 'reject', notes: 'No.', askedAt: editAskedAt }),
    {
      path: (of) => ADMIN_ROUTES.profileEditDecision(of.editId),
      again: () => ['UPDATE profile_edits SET decided_at = NULL, decision = NULL, decided_by = NULL, notes = NULL'],
      kept: { notes: newest('profile_edits', 'notes') },
      wrong: ['changed-meanwhile'],
    },
  ),
  'POST /admin/reports/:id/decision': administrator(
    () => ({ outcome: 'upheld', action: 'warn', notes: 'Looked at.', message: 'Please be kind.' }),
    {
      path: (of) => ADMIN_ROUTES.reportDecision(of.reportId),
      again: (of) => [
        `UPDATE reports SET closed_at = NULL, outcome = NULL, closed_by = NULL, notes = NULL
         WHERE public_id = '${of.reportId}'`,
      ],
      kept: { notes: (of) => `SELECT notes AS kept FROM reports WHERE public_id = '${of.reportId}'` },
    },
  ),
  'POST /admin/users/:id/suspend': changeAccount((id) => ADMIN_ROUTES.suspendUser(id), 'active'),
  'POST /admin/users/:id/restore': changeAccount((id) => ADMIN_ROUTES.restoreUser(id), 'suspended'),
  'POST /admin/users/:id/withdraw-verification': administrator(() => ({ reason: 'Two people, one card' }), {
    path: (of) => ADMIN_ROUTES.withdrawVerification(of.otherId),
    again: (of) => [
      `UPDATE users SET verification_status = 'verified' WHERE public_id = '${of.otherId}'`,
      `DELETE FROM verification_cases WHERE user_id = (SELECT id FROM users WHERE public_id = '${of.otherId}')`,
    ],
    kept: {
      reason: () =>
        `SELECT JSON_UNQUOTE(JSON_EXTRACT(details, '$.reason')) AS kept FROM audit_log ORDER BY id DESC LIMIT 1`,
    },
  }),
  'POST /admin/verifications/:id/reveal': administrator(() => ({ kind: 'pan', reason: 'Compare' }), {
    path: (of) => ADMIN_ROUTES.reveal(of.waitingId),
    again: (of) => [
      `UPDATE verification_cases SET decided_at = NULL, decision = NULL, decided_by = NULL, notes = NULL
       WHERE user_id = ${of.waitingUserId}`,
    ],
    kept: {
      reason: () =>
        `SELECT JSON_UNQUOTE(JSON_EXTRACT(details, '$.reason')) AS kept FROM audit_log ORDER BY id DESC LIMIT 1`,
    },
  }),
  'POST /admin/verifications/:id/decision': administrator(
    () => ({ action: 'reject', notes: 'Not readable.', reasonCodes: ['wrong-document'] }),
    {
      path: (of) => ADMIN_ROUTES.decision(of.waitingId),
      put: { reasonCodes: one, acknowledged: one },
      again: (of) => [
        `UPDATE verification_cases SET decided_at = NULL, decision = NULL, decided_by = NULL, notes = NULL
         WHERE user_id = ${of.waitingUserId}`,
        `UPDATE users SET verification_status = 'semi-verified' WHERE id = ${of.waitingUserId}`,
        'DELETE FROM pending_decisions',
      ],
      kept: { notes: () => 'SELECT notes AS kept FROM pending_decisions' },
      // `decision` and `action` are judged together.
      wrong: ['changed-meanwhile', 'not-found', 'invalid-form'],
    },
  ),
  'POST /admin/administrators': administrator(() => ({ username: 'someone', name: 'Some One', role: 'support' }), {
    again: () => [`DELETE FROM admins WHERE role = 'support'`],
    kept: { username: newest('admins', 'username'), name: newest('admins', 'name') },
    lines: ['username', 'name'],
    spread: 3,
    wrong: ['username-taken'],
  }),
  'PATCH /admin/administrators/:id': administrator(() => ({ disabled: false }), {
    path: (of) => `/admin/administrators/${of.administratorId}`,
  }),
};
