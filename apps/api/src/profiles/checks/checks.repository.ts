import { CHECK_FACTS, type CheckFact } from '@kalyanam/shared/topics/verification/checks';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { notRejected } from '../photos/photos.repository.js';
import { CheckRow } from './check.entity.js';
import type { SaidFacts } from './checks.policy.js';

export interface CheckedProfile {
  readonly said: SaidFacts;
  readonly rows: ReadonlyMap<CheckFact, CheckRow>;
  readonly emailVerifiedAt: Date | null;
  readonly phoneVerifiedAt: Date | null;
}

export type EndingCheck = Pick<CheckRow, 'userId' | 'fact'>;

type Found = SaidFacts & Partial<CheckRow> & Pick<CheckedProfile, 'emailVerifiedAt' | 'phoneVerifiedAt'>;

/**
 * Checks `c` of a member (`?`) that end by time after one day (`?`) and by another (`?`), and for which no file waits.
 * `endsByTime` decides about each: it knows what the profile says now.
 */
export const ENDING_CHECKS = `FROM checks c WHERE c.user_id = ? AND c.state = 'checked' AND c.method <> 'vouched'
  AND c.revoked_at IS NULL AND c.valid_until > ? AND c.valid_until <= ?
  AND NOT EXISTS (SELECT 1 FROM check_files f WHERE f.user_id = c.user_id AND f.fact = c.fact AND f.decided_at IS NULL)`;

@Injectable()
export class ChecksRepository {
  constructor(private readonly database: DataSource) {}

  /** What a profile says, and what was checked of it: one query, by keys. */
  async forUser(userId: number, manager: EntityManager = this.database.manager): Promise<CheckedProfile | null> {
    const found = await manager.query<Found[]>(
      `SELECT p.name, p.dob, u.phone, u.email, u.email_verified_at AS emailVerifiedAt,
         u.phone_verified_at AS phoneVerifiedAt, p.marital_status AS maritalStatus, p.education,
         p.annual_income AS annualIncome, p.work_type AS workType, p.work_country AS workCountry, d.degree,
         d.institution, d.employer, d.visa_status AS visaStatus,
         (SELECT ph.public_id FROM photos ph WHERE ph.user_id = u.id AND ${notRejected('ph')}
           ORDER BY ph.sort_order, ph.id LIMIT 1) AS photo,
         c.fact, c.state, c.method, c.evidence, c.checked_by_role AS checkedByRole, c.about,
         c.checked_at AS checkedAt, c.valid_until AS validUntil, c.warned_at AS warnedAt, c.ended_at AS endedAt,
         c.revoked_at AS revokedAt, c.revoked_why AS revokedWhy
       FROM users u JOIN profiles p ON p.user_id = u.id LEFT JOIN profile_details d ON d.user_id = u.id
         LEFT JOIN checks c ON c.user_id = u.id WHERE u.id = ?`,
      [userId],
    );
    const [said] = found;
    if (!said) return null;
    const { emailVerifiedAt, phoneVerifiedAt } = said;
    const rows = new Map(
      CHECK_FACTS.flatMap((fact) => {
        const row = found.find((each) => each.fact === fact);
        return row ? [[fact, { ...row, userId } as unknown as CheckRow] as const] : [];
      }),
    );
    return { said, rows, emailVerifiedAt, phoneVerifiedAt };
  }

  async put(manager: EntityManager, row: Omit<CheckRow, 'user'>): Promise<void> {
    await manager.upsert(CheckRow, row, { conflictPaths: ['userId', 'fact'] });
  }

  /** Checks that end by `soon` and whose members do not know it yet; or that have ended by `today`, and they do not. */
  ending(today: string, soon: string, count: number): Promise<EndingCheck[]> {
    return this.database.query<EndingCheck[]>(
      `SELECT user_id AS userId, fact FROM checks WHERE ended_at IS NULL AND valid_until <= ?
         AND (warned_at IS NULL OR valid_until <= ?) LIMIT ?`,
      [soon, today, count],
    );
  }

  async noteTold(
    manager: EntityManager,
    which: EndingCheck,
    told: Partial<Pick<CheckRow, 'warnedAt' | 'endedAt'>>,
  ): Promise<void> {
    await manager.update(CheckRow, which, told);
  }

  /** Whether there was one to take back. */
  async revoke(manager: EntityManager, userId: number, fact: CheckFact, at: Date, why: string): Promise<boolean> {
    const { affected } = await manager
      .createQueryBuilder()
      .update(CheckRow)
      .set({ revokedAt: at, revokedWhy: why })
      .where('user_id = :userId AND fact = :fact AND state = :state AND revoked_at IS NULL', {
        ...{ userId, fact },
        state: 'checked',
      })
      .execute();
    return affected === 1;
  }
}
