import type { ErrorCode } from '@kalyanam/shared/base/errors';
import { newRegistration } from '../make/example.js';

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

export const severalRows = () => ({ ids: ['x'.repeat(20)], notes: 'Looked at together.' });
export const NOTICE_ID = 'n'.repeat(20);
export const TEMPLATE_ID = 't'.repeat(20);
export const TEMPLATE = { purpose: 'reject', title: 'Blurred', en: 'Dear {name}', te: '' };

const COLUMNS = {
  name: 'name',
  nameTe: 'name_te',
  subcaste: 'subcaste',
  surname: 'surname',
  gothra: 'gothra',
  'workLocation.city': 'work_city',
  'workLocation.address': 'work_address',
  'familyLocation.city': 'family_city',
  'familyLocation.address': 'family_address',
  expectations: 'expectations',
  selfSummary: 'self_summary',
};
export const LINES = Object.keys(COLUMNS).filter((field) => !['expectations', 'selfSummary'].includes(field));
export const inProfile = (where: (of: Subjects) => string): Write['kept'] =>
  Object.fromEntries(
    Object.entries(COLUMNS).map(([field, column]) => [
      field,
      (of) => `SELECT ${column} AS kept FROM profiles WHERE user_id = ${where(of)}`,
    ]),
  );
export const newest =
  (table: string, column: string): ((of: Subjects) => string) =>
  () =>
    `SELECT ${column} AS kept FROM ${table} ORDER BY id DESC LIMIT 1`;
export const one = (text: string): string[] => [text];

export const visitor = (body: Write['body'], more: Partial<Write> = {}): Write => ({ who: 'visitor', body, ...more });
export const member = (body: Write['body'], more: Partial<Write> = {}): Write => ({ who: 'member', body, ...more });
export const administrator = (body: Write['body'], more: Partial<Write> = {}): Write => ({
  who: 'administrator',
  body,
  ...more,
});

export const profileOf = (): object => {
  const {
    email: _e,
    phone: _p,
    password: _w,
    identityKind: _k,
    aadhaarNumber: _a,
    identityNumber: _i,
    panNumber: _n,
    agreeTerms: _t,
    ...profile
  } = newRegistration();
  return { ...profile, version: 1 };
};
/** The public id of a question that is open. */
export const QUESTION = 'questionquestion0000';

const DAY_MS = 86_400_000;
/** Times for a first call, the day after tomorrow. */
export const callOffer = (more: object = {}) => ({
  between: 'families',
  who: 'you-call',
  slots: [`${new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10)}T05:00:00.000Z`],
  zone: 'Asia/Kolkata',
  ...more,
});

/** The public id of a saved search. */
export const SEARCH = 'searchsearchsearch00';

export const memberIs = (status: string) => (of: Subjects) => [
  `UPDATE users SET verification_status = '${status}', resubmissions = 0 WHERE id = ${of.memberUserId}`,
];
export const changeAccount = (path: (id: string) => string, was: string): Write =>
  administrator(() => ({ reason: 'Asked by the family' }), {
    path: (of) => path(of.otherId),
    again: (of) => [`UPDATE users SET account_status = '${was}' WHERE public_id = '${of.otherId}'`],
    ...(was === 'active' && {
      kept: { reason: (of: Subjects) => `SELECT status_reason AS kept FROM users WHERE public_id = '${of.otherId}'` },
    }),
  });
export const wrongCode: Partial<Write> = { wrong: ['invalid-otp', 'code-expired', 'code-locked'] };
/** To a desk, by a link that never was. */
export const noInvitation: Partial<Write> = { wrong: ['desk-invitation-over'] };
/** A request of a candidate without a ticket. */
export const noTicket: Partial<Write> = { wrong: ['candidate-ticket-over'] };
export const factor: Partial<Write> = { wrong: ['invalid-otp', 'not-found'] };
/** A wrong password of an administrator is refused on its field. */
export const ownPassword: Partial<Write> = { wrong: ['invalid-form'] };

export const announced: Partial<Write> = {
  again: () => ['DELETE FROM announcements'],
  kept: {
    titleEn: newest('announcements', 'title_en'),
    textEn: newest('announcements', 'text_en'),
    titleTe: newest('announcements', 'title_te'),
    textTe: newest('announcements', 'text_te'),
  },
};
