import type { Caste, Gender, MaritalStatus } from '@kalyanam/shared/base/vocabulary/people';
import type { AccountStatus, VerificationStatus } from '@kalyanam/shared/base/vocabulary/status';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { TabledMember } from './member-table.js';
import type { Decided } from './recent-decisions.js';

/** Where the next part of an order by moments begins. */
export interface After {
  readonly at: Date;
  readonly userId: number;
}

export interface Part {
  readonly userIds: readonly number[];
  /** Null after the last. */
  readonly next: After | null;
}

export interface Named {
  readonly userId: number;
  readonly name: string;
  readonly nameHash: number;
}

interface MemberRow extends Named {
  verification: VerificationStatus;
  account: AccountStatus;
  gender: Gender;
  maritalStatus: MaritalStatus;
  caste: Caste;
  online: number;
  emailProved: number;
  phoneProved: number;
  hasPhotos: number;
  hasDocument: number;
  dob: string;
  registeredAt: unknown;
  lastActiveAt: unknown;
  confirmedAt: unknown;
}

interface CaseRow {
  userId: number;
  decision: string | null;
  byPerson: number;
  enteredAt: unknown;
  decidedAt: unknown;
  took: unknown;
  paused: number;
}

const milliseconds = (column: string): string => `TIMESTAMPDIFF(MICROSECOND, '1970-01-01', ${column}) DIV 1000`;
const seconds = (column: string): string => `TIMESTAMPDIFF(SECOND, '1970-01-01', ${column})`;

/** Reads members as the table keeps them. */
@Injectable()
export class TabledMembers {
  constructor(private readonly database: DataSource) {}

  registeredFrom(after: After, most: number): Promise<Part> {
    return this.along({ index: 'ix_users_registered', column: 'registered_at' }, after, most);
  }

  activeFrom(after: After, most: number): Promise<Part> {
    return this.along({ index: 'ix_users_active', column: 'last_active_at' }, after, most);
  }

  /** The next by name. */
  namedAfter({ name, userId }: Pick<Named, 'name' | 'userId'>, most: number): Promise<Named[]> {
    return this.database.query<Named[]>(
      `SELECT user_id AS userId, name, CRC32(name) AS nameHash FROM profiles FORCE INDEX (ix_profiles_name)
       WHERE name >= ? AND (name > ? OR user_id > ?) ORDER BY name, user_id LIMIT ?`,
      [name, name, userId, most],
    );
  }

  /** Those before by name, the nearest first. */
  namedBefore({ name, userId }: Pick<Named, 'name' | 'userId'>, most: number): Promise<Named[]> {
    return this.database.query<Named[]>(
      `SELECT user_id AS userId, name, CRC32(name) AS nameHash FROM profiles FORCE INDEX (ix_profiles_name)
       WHERE name <= ? AND (name < ? OR user_id < ?) ORDER BY name DESC, user_id DESC LIMIT ?`,
      [name, name, userId, most],
    );
  }

  /** By account, in the order of names. */
  async byIds(ids: readonly number[], decidedSince: number): Promise<Map<number, TabledMember & Named>> {
    if (ids.length === 0) return new Map();
    const [members, cases] = await Promise.all([this.rows(ids), this.cases(ids)]);
    const casesOf = new Map<number, CaseRow[]>();
    for (const row of cases) casesOf.set(row.userId, [...(casesOf.get(row.userId) ?? []), row]);
    return new Map(
      members.map((row) => [row.userId, tabled(row, casesOf.get(row.userId) ?? [], decidedSince)] as const),
    );
  }

  private async along(order: { index: string; column: string }, after: After, most: number): Promise<Part> {
    const { index, column } = order;
    const rows = await this.database.query<After[]>(
      `SELECT id AS userId, ${column} AS at FROM users FORCE INDEX (${index})
       WHERE ${column} >= ? AND (${column} > ? OR id > ?) ORDER BY ${column}, id LIMIT ?`,
      [after.at, after.at, after.userId, most],
    );
    return { userIds: rows.map(({ userId }) => userId), next: rows.length === most ? (rows.at(-1) ?? null) : null };
  }

  private rows(ids: readonly number[]): Promise<MemberRow[]> {
    return this.database.query<MemberRow[]>(
      `SELECT u.id AS userId, u.verification_status AS verification, u.account_status AS account,
         u.email_verified_at IS NOT NULL AS emailProved, u.phone_verified_at IS NOT NULL AS phoneProved,
         ${milliseconds('u.registered_at')} AS registeredAt, ${milliseconds('u.last_active_at')} AS lastActiveAt,
         p.name, CRC32(p.name) AS nameHash, p.dob, p.gender, p.marital_status AS maritalStatus, p.caste, p.is_active AS online,
         IF(p.looking_by = 'taken-over', NULL, ${seconds('p.looking_confirmed_at')}) AS confirmedAt,
         EXISTS (SELECT 1 FROM photos f WHERE f.user_id = u.id AND f.sort_order = 0) AS hasPhotos,
         EXISTS (SELECT 1 FROM documents d WHERE d.user_id = u.id AND d.kind <> 'pan' AND d.erased_at IS NULL) AS hasDocument
       FROM users u JOIN profiles p ON p.user_id = u.id WHERE u.id IN (?) ORDER BY p.name, p.user_id`,
      [ids],
    );
  }

  private cases(ids: readonly number[]): Promise<CaseRow[]> {
    return this.database.query<CaseRow[]>(
      `SELECT user_id AS userId, decision, decided_by IS NOT NULL AS byPerson, paused_since IS NOT NULL AS paused,
         ${seconds('entered_at')} AS enteredAt, ${seconds('decided_at')} AS decidedAt, TIMESTAMPDIFF(SECOND, entered_at, decided_at) AS took
       FROM verification_cases WHERE user_id IN (?)`,
      [ids],
    );
  }
}

function tabled(row: MemberRow, cases: readonly CaseRow[], decidedSince: number): TabledMember & Named {
  const decided = cases.filter(({ decision }) => decision !== null);
  const open = cases.find(({ decision }) => decision === null);
  const last = (some: readonly CaseRow[]): number => Math.max(0, ...some.map(({ decidedAt }) => Number(decidedAt)));
  return {
    userId: row.userId,
    name: row.name,
    nameHash: Number(row.nameHash),
    dob: row.dob,
    registeredAt: Number(row.registeredAt),
    lastActiveAt: Number(row.lastActiveAt),
    confirmedAt: Number(row.confirmedAt ?? 0),
    verifiedAt: last(decided.filter(isApproved)),
    decidedAt: last(decided.filter(isByPerson)),
    withoutFileSince: open && !row.hasDocument ? Number(open.enteredAt) : 0,
    decisions: decided.filter(({ decidedAt }) => Number(decidedAt) >= decidedSince).map(decidedOf),
    words: {
      verification: row.verification,
      account: row.account,
      gender: row.gender,
      maritalStatus: row.maritalStatus,
      caste: row.caste,
      online: Boolean(row.online),
      emailProved: Boolean(row.emailProved),
      phoneProved: Boolean(row.phoneProved),
      hasPhotos: Boolean(row.hasPhotos),
      waits: open !== undefined && !open.paused,
    },
  };
}

const isApproved = ({ decision }: CaseRow): boolean => decision !== 'reject';
const isByPerson = ({ byPerson }: CaseRow): boolean => Boolean(byPerson);

const decidedOf = (row: CaseRow): Decided => ({
  at: Number(row.decidedAt),
  took: Number(row.took),
  approved: isApproved(row),
  byPerson: isByPerson(row),
});
