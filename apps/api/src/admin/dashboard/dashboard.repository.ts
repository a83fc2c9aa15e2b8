import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { User } from '../../accounts/user.entity.js';

type Row = Record<string, string | number | null>;

/** Sums over no rows are null, and the driver gives large numbers as text. */
const figures = <K extends string>(row: Row | undefined, keys: readonly K[]): Record<K, number> =>
  Object.fromEntries(keys.map((key) => [key, Number(row?.[key] ?? 0)])) as Record<K, number>;

const USER_KEYS = ['total', 'newThisWeek', 'newThisMonth', 'verified', 'emailVerified', 'phoneVerified'] as const;
const PROFILE_KEYS = ['total', 'online', 'male', 'female', 'neverMarried', 'reddyCaste'] as const;

@Injectable()
export class DashboardRepository {
  constructor(private readonly database: DataSource) {}

  async users(week: Date, month: Date): Promise<Record<(typeof USER_KEYS)[number], number>> {
    const [row]: Row[] = await this.database.query(
      `SELECT COUNT(*) AS total,
         SUM(registered_at >= ?) AS newThisWeek,
         SUM(registered_at >= ?) AS newThisMonth,
         SUM(verification_status = 'verified') AS verified,
         SUM(email_verified_at IS NOT NULL) AS emailVerified,
         SUM(phone_verified_at IS NOT NULL) AS phoneVerified
       FROM users`,
      [week, month],
    );
    return figures(row, USER_KEYS);
  }

  /** `today` is the date in India, YYYY-MM-DD. */
  async profiles(
    today: string,
  ): Promise<Record<(typeof PROFILE_KEYS)[number], number> & { averageAge: number | null }> {
    const [row]: Row[] = await this.database.query(
      `SELECT COUNT(*) AS total,
         SUM(is_active) AS online,
         SUM(gender = 'male') AS male,
         SUM(gender = 'female') AS female,
         SUM(marital_status = 'never-married') AS neverMarried,
         SUM(caste = 'reddy') AS reddyCaste,
         AVG(TIMESTAMPDIFF(YEAR, dob, ?)) AS averageAge
       FROM profiles`,
      [today],
    );
    const age = row?.['averageAge'] ?? null;
    return { ...figures(row, PROFILE_KEYS), averageAge: age === null ? null : Number(age) };
  }

  async profilesWithPhotos(): Promise<number> {
    const [row]: Row[] = await this.database.query('SELECT COUNT(DISTINCT user_id) AS total FROM photos');
    return figures(row, ['total']).total;
  }

  /** By day in India, YYYY-MM-DD. */
  async registrationsPerDay(since: Date): Promise<Map<string, number>> {
    const rows: { day: string; count: string }[] = await this.database.query(
      `SELECT DATE_FORMAT(registered_at + INTERVAL 330 MINUTE, '%Y-%m-%d') AS day, COUNT(*) AS count
       FROM users WHERE registered_at >= ? GROUP BY day`,
      [since],
    );
    return new Map(rows.map(({ day, count }) => [day, Number(count)]));
  }

  /** E-mail addresses by public id; erased accounts are not in the map. */
  async emails(publicIds: readonly string[]): Promise<Map<string, string>> {
    if (publicIds.length === 0) return new Map();
    const users = await this.database.getRepository(User).find({
      select: { id: true, publicId: true, email: true },
      where: { publicId: In([...publicIds]) },
    });
    return new Map(users.map(({ publicId, email }) => [publicId, email]));
  }
}
