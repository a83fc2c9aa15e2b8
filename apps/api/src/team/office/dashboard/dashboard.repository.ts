import { INDIA_MINUTES } from '@kalyanam/shared/base/india-time';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AlikeProfiles } from './profile-figures.js';

type Row<K extends string> = Record<K, string | number | null>;
type Figures<K extends string> = Record<K, number>;

/** Each number is read from one index; the driver returns large ones as text. */
@Injectable()
export class DashboardRepository {
  constructor(private readonly database: DataSource) {}

  /** Number of accounts per verification status. */
  async statuses(): Promise<ReadonlyMap<string, number>> {
    const rows: Row<'status' | 'count'>[] = await this.database.query(
      `SELECT verification_status AS status, COUNT(*) AS count FROM users WHERE kind = 'candidate' GROUP BY verification_status`,
    );
    return new Map(rows.map(({ status, count }) => [String(status), Number(count)]));
  }

  async registered(week: Date, month: Date): Promise<Figures<'newThisWeek' | 'newThisMonth'>> {
    const [row]: Row<'newThisWeek' | 'newThisMonth'>[] = await this.database.query(
      `SELECT COUNT(*) AS newThisMonth, SUM(registered_at >= ?) AS newThisWeek FROM users
       WHERE registered_at >= ? AND kind = 'candidate'`,
      [week, month],
    );
    return { newThisWeek: Number(row?.newThisWeek ?? 0), newThisMonth: Number(row?.newThisMonth ?? 0) };
  }

  async verifiedContacts(): Promise<Figures<'emailVerified' | 'phoneVerified'>> {
    const [row]: Row<'email' | 'phone'>[] = await this.database.query(
      `SELECT COUNT(email_verified_at) AS email, COUNT(phone_verified_at) AS phone FROM users WHERE kind = 'candidate'`,
    );
    return { emailVerified: Number(row?.email), phoneVerified: Number(row?.phone) };
  }

  /** Profiles grouped by what the dashboard distinguishes. `today` is the date in India, YYYY-MM-DD. */
  async profiles(today: string): Promise<AlikeProfiles[]> {
    const rows: (Row<'online' | 'count' | 'years'> & Pick<AlikeProfiles, 'gender' | 'maritalStatus' | 'caste'>)[] =
      await this.database.query(
        `SELECT gender, marital_status AS maritalStatus, caste, is_active AS online, COUNT(*) AS count,
           SUM(TIMESTAMPDIFF(YEAR, dob, ?)) AS years
         FROM profiles GROUP BY gender, marital_status, caste, is_active`,
        [today],
      );
    return rows.map(({ online, count, years, ...alike }) => ({
      ...alike,
      online: Boolean(online),
      count: Number(count),
      years: Number(years),
    }));
  }

  /** R72: a member carried over from their activity has confirmed nothing. */
  async confirmedSince(since: Date): Promise<number> {
    const [row]: Row<'total'>[] = await this.database.query(
      `SELECT COUNT(*) AS total FROM profiles WHERE looking_confirmed_at >= ? AND looking_by <> 'taken-over'`,
      [since],
    );
    return Number(row?.total);
  }

  /** Photos are numbered from 0: the first ones count the members with photos. */
  async profilesWithPhotos(): Promise<number> {
    const [row]: Row<'total'>[] = await this.database.query(
      'SELECT COUNT(*) AS total FROM photos WHERE sort_order = 0',
    );
    return Number(row?.total);
  }

  /** By day in India, YYYY-MM-DD. */
  async registrationsPerDay(since: Date): Promise<Map<string, number>> {
    const rows: { day: string; count: string }[] = await this.database.query(
      `SELECT DATE_FORMAT(registered_at + INTERVAL ${INDIA_MINUTES} MINUTE, '%Y-%m-%d') AS day, COUNT(*) AS count
       FROM users WHERE registered_at >= ? AND kind = 'candidate' GROUP BY day`,
      [since],
    );
    return new Map(rows.map(({ day, count }) => [day, Number(count)]));
  }
}
