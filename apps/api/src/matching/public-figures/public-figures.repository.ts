import { HONESTY_DAYS } from '@kalyanam/shared/topics/interests/honesty';
import { confirmedSince, freshSince } from '@kalyanam/shared/topics/matching/looking';
import { GENDERS } from '@kalyanam/shared/base/vocabulary/people';
import { valuesOf } from '@kalyanam/shared/base/vocabulary/option';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { marriageableBornBy } from '@kalyanam/shared/topics/profile/marriage-age';

const DAY_MS = 86_400_000;

export interface Counted {
  readonly listed: number;
  readonly decisions: number;
  /** Confirmed by nothing that they said or did (R72). */
  readonly takenOver: number;
  readonly thisMonth: number;
  /** When the one in the middle confirmed. */
  readonly median: Date | null;
  readonly cities: number;
  readonly countries: number;
  /** Interests of the last ninety days, by how they ended. */
  readonly interests: { readonly answered: number; readonly lapsed: number };
  /** Confirmed by both families. */
  readonly marriages: number;
  readonly stories: number;
}

/** A town with fewer of the listed is not counted: it may be another spelling, or point at a person. */
const FEWEST_IN_TOWN = 3;

/** Figures over every member browse would show to someone. */
@Injectable()
export class PublicFiguresRepository {
  constructor(private readonly database: DataSource) {}

  async count(now: Date): Promise<Counted> {
    const grown = valuesOf(GENDERS).map((gender) => [gender, marriageableBornBy(gender, now)]);
    const listed = `confirmed_at >= ? AND (${grown.map(() => '(gender = ? AND dob <= ?)').join(' OR ')})`;
    const values = [confirmedSince(now), ...grown.flat()];
    const [row] = await this.database.query<
      Record<'listed' | 'decisions' | 'takenOver' | 'thisMonth' | 'countries', unknown>[]
    >(
      `SELECT COUNT(*) AS listed, COUNT(verified_case_id) AS decisions, SUM(taken_over) AS takenOver,
         SUM(taken_over = 0 AND confirmed_at >= ?) AS thisMonth,
         COUNT(DISTINCT work_country) + COALESCE(MAX(work_state IS NOT NULL), 0) AS countries
       FROM browse_entries WHERE ${listed}`,
      [freshSince('month', now), ...values],
    );
    const [towns] = await this.database.query<{ cities: unknown }[]>(
      `SELECT COUNT(*) AS cities FROM (SELECT work_city FROM browse_entries
         WHERE ${listed} AND work_city IS NOT NULL GROUP BY work_city HAVING COUNT(*) >= ?) AS towns`,
      [...values, FEWEST_IN_TOWN],
    );
    const total = Number(row?.listed);
    const [middle] = await this.database.query<{ at: Date }[]>(
      `SELECT confirmed_at AS at FROM browse_entries WHERE ${listed} ORDER BY confirmed_at DESC LIMIT 1 OFFSET ?`,
      [...values, Math.floor(Math.max(total - 1, 0) / 2)],
    );
    const [confirmed] = await this.database.query<Record<'marriages' | 'stories', unknown>[]>(
      `SELECT (SELECT COUNT(*) FROM marriages WHERE confirmed_at IS NOT NULL) AS marriages,
         (SELECT COUNT(*) FROM marriage_stories WHERE state = 'public') AS stories`,
    );
    const since = new Date(now.getTime() - HONESTY_DAYS * DAY_MS);
    const [ended] = await this.database.query<Record<'answered' | 'lapsed', unknown>[]>(
      `SELECT
         (SELECT COUNT(*) FROM interests WHERE state IN ('accepted', 'declined') AND answered_at >= ?) AS answered,
         (SELECT COUNT(*) FROM interests WHERE state = 'expired' AND expires_at >= ?) AS lapsed`,
      [since, since],
    );
    return {
      listed: total,
      decisions: Number(row?.decisions),
      takenOver: Number(row?.takenOver),
      thisMonth: Number(row?.thisMonth),
      median: middle?.at ?? null,
      cities: Number(towns?.cities),
      countries: Number(row?.countries),
      interests: { answered: Number(ended?.answered), lapsed: Number(ended?.lapsed) },
      marriages: Number(confirmed?.marriages),
      stories: Number(confirmed?.stories),
    };
  }
}
