import { ageOn, dateInIndia } from '@kalyanam/shared/base/india-time';
import { columnName } from '@kalyanam/shared/topics/profile/columns';
import { incomeRank } from '@kalyanam/shared/base/vocabulary/career';
import type { FitFacts } from '@kalyanam/shared/topics/matching/fit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { User } from '../../people/accounts/user.entity.js';
import { Clock } from '../../platform/time/clock.js';
import { Lineages, type StatedFamily } from '../../profiles/gothras/lineages.service.js';
import { MemberCaches } from '../../platform/change-feed/member-caches.service.js';
import { NO_DETAILS, statedDetails } from '../../profiles/profile/profile-details.view.js';
import type { Profile } from '../../profiles/profile/profile.entity.js';
import { JUDGED_DETAILS, JUDGED_PROFILE, judgedWords } from '../../profiles/profile/stated-words.js';
import { NO_WISHES, statedBy, type StatedWishes } from './member-wishes.service.js';
import type { WishesRow } from './wishes.entity.js';

const MOST_KEPT = 10_000;

const PROFILE = [
  'dob',
  'gender',
  'heightInches',
  'annualIncome',
  'workType',
  'workState',
  'workCity',
  'workCountry',
  'familyState',
  ...JUDGED_PROFILE,
] as const satisfies (keyof Profile)[];
const DETAILS = ['children', 'degree', ...JUDGED_DETAILS] as const satisfies (keyof typeof NO_DETAILS)[];

type ProfileFacts = Pick<Profile, (typeof PROFILE)[number]>;
type DetailFacts = Pick<typeof NO_DETAILS, (typeof DETAILS)[number]>;

interface Row
  extends ProfileFacts, DetailFacts, Pick<User, 'id' | 'publicId' | 'memberCode' | 'verificationStatus'>, WishesRow {
  /** What the text that was typed means. */
  readonly subcasteId: string | null;
  /** Whether a star is stated. */
  readonly horoscope: 'stated' | 'none';
  readonly judgedDay: string | null;
  readonly judgedEarlier: string | null;
}

/** One candidate as wishes see them, before it is asked who looks. */
export interface Candidate {
  readonly userId: number;
  readonly publicId: string;
  readonly memberCode: string;
  readonly verified: boolean;
  readonly profile: ProfileFacts;
  readonly degree: string | null;
  /** Without the gothra, which is between two. */
  readonly facts: FitFacts;
  /** The facts by which others' wishes judge the candidate: a change counts from the next day on (R106). */
  readonly judged: FitFacts;
  readonly stated: StatedWishes;
  readonly family: StatedFamily;
}
type KeptFacts = Omit<FitFacts, 'age'>;
type Kept = Omit<Candidate, 'facts' | 'judged'> & {
  readonly facts: KeptFacts;
  /** The facts before the day of the last change; null where none was recorded. */
  readonly earlier: { readonly day: string; readonly facts: KeptFacts } | null;
};

const named = (table: string, columns: readonly string[]): string =>
  columns.map((column) => `${table}.${columnName(column)} AS ${column}`).join(', ');

@Injectable()
export class Candidates {
  private readonly kept: (userIds: readonly number[]) => Promise<ReadonlyMap<number, Kept>>;

  constructor(
    private readonly database: DataSource,
    private readonly lineages: Lineages,
    private readonly clock: Clock,
    caches: MemberCaches,
  ) {
    this.kept = caches.of(MOST_KEPT, (userIds) => this.read(userIds));
  }

  /** Those of the members who have a profile. */
  async byIds(userIds: readonly number[]): Promise<ReadonlyMap<number, Candidate>> {
    const now = this.clock.now();
    const today = dateInIndia(now);
    const candidates = new Map<number, Candidate>();
    for (const [userId, { facts, earlier, ...kept }] of await this.kept(userIds)) {
      const age = ageOn(kept.profile.dob, now);
      const judged = earlier?.day === today ? earlier.facts : facts;
      candidates.set(userId, { ...kept, facts: { ...facts, age }, judged: { ...judged, age } });
    }
    return candidates;
  }

  /** After every change of a listed fact, in its transaction: what the day began with stays until it ends. */
  async noteFacts(manager: EntityManager, userId: number): Promise<void> {
    const [row] = await this.rows([userId], manager);
    if (!row) return;
    const facts = JSON.stringify(keptFacts(row));
    await manager.query(
      `INSERT INTO judged_facts (user_id, day, earlier, latest) VALUES (?)
       ON DUPLICATE KEY UPDATE earlier = IF(day < VALUES(day), latest, earlier), latest = VALUES(latest),
         day = VALUES(day)`,
      [[userId, dateInIndia(this.clock.now()), facts, facts]],
    );
  }

  private async read(userIds: readonly number[]): Promise<ReadonlyMap<number, Kept>> {
    if (userIds.length === 0) return new Map();
    const [rows, families] = await Promise.all([this.rows(userIds), this.lineages.families(userIds)]);
    return new Map(rows.map((row) => [row.id, candidateOf(row, families.get(row.id)!)]));
  }

  private rows(userIds: readonly number[], manager = this.database.manager): Promise<Row[]> {
    return manager.query<Row[]>(
      `SELECT u.id, u.public_id AS publicId, u.member_code AS memberCode, u.verification_status AS verificationStatus,
         ${named('p', PROFILE)}, ${named('d', DETAILS)}, c.subcaste AS subcasteId,
         IF(h.star IS NULL, 'none', 'stated') AS horoscope,
         DATE_FORMAT(j.day, '%Y-%m-%d') AS judgedDay, j.earlier AS judgedEarlier,
         w.items, w.visible, w.hide_from_misfits AS hideFromMisfits, w.version
       FROM users u JOIN profiles p ON p.user_id = u.id LEFT JOIN profile_details d ON d.user_id = u.id
         LEFT JOIN wishes w ON w.user_id = u.id LEFT JOIN stated_subcastes c ON c.user_id = u.id
         LEFT JOIN horoscopes h ON h.user_id = u.id LEFT JOIN judged_facts j ON j.user_id = u.id
       WHERE u.id IN (?)`,
      [userIds],
    );
  }
}

function candidateOf(row: Row, family: StatedFamily): Kept {
  const { judgedDay: day, judgedEarlier } = row;
  const earlier = day && judgedEarlier ? { day, facts: JSON.parse(judgedEarlier) as KeptFacts } : null;
  return {
    userId: row.id,
    publicId: row.publicId,
    memberCode: row.memberCode,
    verified: row.verificationStatus === 'verified',
    profile: picked(row, PROFILE),
    degree: statedOf(row).degree,
    facts: keptFacts(row),
    earlier,
    stated: row.items === null ? NO_WISHES : statedBy(row),
    family,
  };
}

const statedOf = (row: Row) => statedDetails({ ...NO_DETAILS, ...picked(row, DETAILS) }, row);
const keptFacts = (row: Row): KeptFacts => ({
  ...factsOf(row, statedOf(row)),
  subcaste: row.subcasteId,
  horoscope: row.horoscope,
});

const picked = <Name extends keyof Row>(row: Row, names: readonly Name[]): Pick<Row, Name> =>
  Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>;

const factsOf = (profile: ProfileFacts, stated: DetailFacts): Omit<FitFacts, 'age' | 'subcaste' | 'horoscope'> => ({
  ...judgedWords(profile, stated),
  heightInches: profile.heightInches,
  hasChildren: stated.children === null ? null : stated.children > 0,
  incomeRank: incomeRank(profile.annualIncome),
  workState: profile.workType === 'india' ? profile.workState : null,
  workCountry: profile.workType === 'nri' ? profile.workCountry : null,
  familyState: profile.familyState,
  gothra: null,
});
