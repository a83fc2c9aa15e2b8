import { confirmedSince, freshSince } from '@kalyanam/shared/topics/matching/looking';
import { GENDERS } from '@kalyanam/shared/base/vocabulary/people';
import { valuesOf } from '@kalyanam/shared/base/vocabulary/option';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { marriageableBornBy } from '@kalyanam/shared/topics/profile/marriage-age';

export interface Counted {
  readonly listed: number;
  readonly decisions: number;
  /** Confirmed by nothing that they said or did (R72). */
  readonly takenOver: number;
  readonly thisMonth: number;
  /** When the one in the middle confirmed. */
  readonly median: Date | null;
  /** Confirmed by both families. */
  readonly marriages: number;
}

/** Figures over every member browse would show to someone. */
@Injectable()
export class PublicFiguresRepository {
  constructor(private readonly database: DataSource) {}

  async count(now: Date): Promise<Counted> {
    const grown = valuesOf(GENDERS).map((gender) => [gender, marriageableBornBy(gender, now)]);
    const listed = `confirmed_at >= ? AND (${grown.map(() => '(gender = ? AND dob <= ?)').join(' OR ')})`;
    const values = [confirmedSince(now), ...grown.flat()];
    const [row] = await this.database.query<Record<'listed' | 'decisions' | 'takenOver' | 'thisMonth', unknown>[]>(
      `SELECT COUNT(*) AS listed, COUNT(verified_case_id) AS decisions, SUM(taken_over) AS takenOver,
         SUM(taken_over = 0 AND confirmed_at >= ?) AS thisMonth FROM browse_entries WHERE ${listed}`,
      [freshSince('month', now), ...values],
    );
    const total = Number(row?.listed);
    const [middle] = await this.database.query<{ at: Date }[]>(
      `SELECT confirmed_at AS at FROM browse_entries WHERE ${listed} ORDER BY confirmed_at DESC LIMIT 1 OFFSET ?`,
      [...values, Math.floor(Math.max(total - 1, 0) / 2)],
    );
    const [confirmed] = await this.database.query<{ marriages: unknown }[]>(
      'SELECT COUNT(*) AS marriages FROM marriages WHERE confirmed_at IS NOT NULL',
    );
    return {
      listed: total,
      decisions: Number(row?.decisions),
      takenOver: Number(row?.takenOver),
      thisMonth: Number(row?.thisMonth),
      median: middle?.at ?? null,
      marriages: Number(confirmed?.marriages),
    };
  }
}
