import { INDIA_MINUTES } from '@kalyanam/shared/base/india-time';
import type { CallFigures, FunnelStep, SearchFigures } from '@kalyanam/shared/team/overview';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { BalanceCount, DailyFigure, Decided, Level, Reopened } from './figures.js';

const dayOf = (column: string): string => `DATE_FORMAT(${column} + INTERVAL ${INDIA_MINUTES} MINUTE, '%Y-%m-%d')`;

const anyInterest = (state = ''): string =>
  `(EXISTS (SELECT 1 FROM interests i WHERE i.low_user_id = u.id${state})
    OR EXISTS (SELECT 1 FROM interests i WHERE i.high_user_id = u.id${state}))`;

/** A pre-approved member needs no document (R8), and a document erased after a decision was there (R16). */
const SENT = `(u.verification_status = 'verified' OR EXISTS (SELECT 1 FROM documents d WHERE d.user_id = u.id))`;

/** Each step includes all before it. */
const REACHED: Readonly<Record<Exclude<FunnelStep, 'registered'>, string>> = {
  email: 'u.email_verified_at IS NOT NULL',
  phone: 'u.phone_verified_at IS NOT NULL',
  documents: SENT,
  verified: `u.verification_status = 'verified'`,
  interest: anyInterest(),
  accepted: anyInterest(` AND i.state = 'accepted'`),
};
const STEPS = Object.keys(REACHED) as (keyof typeof REACHED)[];

/** What each figure of a day counts; `of` takes the moment since when. */
const EVENTS = {
  registered: {
    moment: 'registered_at',
    counted: 'COUNT(*)',
    of: `users WHERE registered_at >= ? AND kind = 'candidate'`,
  },
  verified: {
    moment: 'decided_at',
    counted: 'COUNT(DISTINCT user_id)',
    of: `verification_cases WHERE decided_at >= ? AND decision <> 'reject'`,
  },
  accepted: {
    moment: 'answered_at',
    counted: 'COUNT(*)',
    of: `interests WHERE state = 'accepted' AND answered_at >= ?`,
  },
  searches: { moment: 'created_at', counted: 'COUNT(*)', of: 'saved_searches WHERE created_at >= ?' },
  letters: {
    moment: 'sent_at',
    counted: 'COUNT(*)',
    of: `outbox WHERE next_try_at IS NULL AND created_at >= ? AND template = 'digest' AND sent_at IS NOT NULL`,
  },
};

/** Counts what the dashboard keeps: read by the hour, not by the look. */
@Injectable()
export class FiguresRepository {
  constructor(private readonly database: DataSource) {}

  /** What happened, by day in India. */
  async events(since: Date): Promise<DailyFigure[]> {
    const figures: DailyFigure[] = [];
    for (const [figure, { moment, counted, of }] of Object.entries(EVENTS))
      figures.push(
        ...(await this.numbers<DailyFigure>(
          `SELECT ${dayOf(moment)} AS day, '${figure}' AS figure, ${counted} AS value FROM ${of} GROUP BY day`,
          [since],
        )),
      );
    return figures;
  }

  /** How far those have come who registered from a moment on and before another. */
  async cohorts(from: Date, before: Date): Promise<DailyFigure[]> {
    const nested = STEPS.map((step, index) => `SUM(${STEPS.slice(0, index + 1).map((each) => `s_${each}`).join(' AND ')}) AS ${step}`); // prettier-ignore
    const rows = await this.database.query<({ day: string } & Record<FunnelStep, string>)[]>(
      `SELECT day, ${nested.join(', ')} FROM (
         SELECT ${dayOf('u.registered_at')} AS day, ${STEPS.map((step) => `${REACHED[step]} AS s_${step}`).join(', ')}
         FROM users u WHERE u.registered_at >= ? AND u.registered_at < ? AND u.kind = 'candidate') each_one GROUP BY day`,
      [from, before],
    );
    return rows.flatMap((row) =>
      STEPS.map((step) => ({ day: row.day, figure: `cohort-${step}`, value: Number(row[step]) })),
    );
  }

  async active(week: Date, month: Date): Promise<Record<Level, number>> {
    const [row] = await this.database.query<Record<Level, string | null>[]>(
      `SELECT COUNT(*) AS 'active-28', SUM(last_active_at >= ?) AS 'active-7' FROM users
       WHERE last_active_at >= ? AND kind = 'candidate'`,
      [week, month],
    );
    return { 'active-28': Number(row?.['active-28'] ?? 0), 'active-7': Number(row?.['active-7'] ?? 0) };
  }

  async savedSearches(): Promise<Pick<SearchFigures, 'kept' | 'weekly' | 'daily'>> {
    const [row] = await this.database.query<Record<'kept' | 'weekly' | 'daily', string | number | null>[]>(
      `SELECT COUNT(*) AS kept, SUM(digest = 'weekly' AND paused_at IS NULL) AS weekly,
         SUM(digest = 'daily' AND paused_at IS NULL) AS daily FROM saved_searches`,
    );
    return { kept: Number(row?.kept), weekly: Number(row?.weekly ?? 0), daily: Number(row?.daily ?? 0) };
  }

  async calls(since: Date): Promise<CallFigures> {
    const [row] = await this.database.query<Record<'accepted' | 'withCall', string | null>[]>(
      `SELECT COUNT(*) AS accepted, SUM(EXISTS (SELECT 1 FROM calls c WHERE c.interest_id = i.id
           AND c.agreed_slot IS NOT NULL AND c.answered_at <= i.answered_at + INTERVAL 14 DAY)) AS withCall
         FROM interests i WHERE i.state = 'accepted' AND i.answered_at >= ?`,
      [since],
    );
    const outcomes = await this.database.query<{ outcome: string; total: string }[]>(
      'SELECT outcome, COUNT(*) AS total FROM call_outcomes WHERE at >= ? GROUP BY outcome',
      [since],
    );
    return {
      accepted: Number(row?.accepted),
      withCall: Number(row?.withCall ?? 0),
      outcomes: Object.fromEntries(outcomes.map(({ outcome, total }) => [outcome, Number(total)])),
    };
  }

  /** What happened stays counted when its member is deleted: a day's figure never falls. */
  async raise(figures: readonly DailyFigure[]): Promise<void> {
    await this.put(figures, 'GREATEST(value, VALUES(value))');
  }

  async set(figures: readonly DailyFigure[]): Promise<void> {
    await this.put(figures, 'VALUES(value)');
  }

  daily(since: string): Promise<DailyFigure[]> {
    return this.numbers<DailyFigure>(
      `SELECT DATE_FORMAT(day, '%Y-%m-%d') AS day, figure, value FROM daily_figures WHERE day >= ?`,
      [since],
    );
  }

  /** Decisions of the team since a moment, with the minutes they took. */
  async decided(since: Date): Promise<Decided[]> {
    const rows = await this.database.query<Record<keyof Decided, string | number | Date | null>[]>(
      `SELECT c.decided_by AS adminId, c.decided_at AS at, c.decision = 'reject' AS rejected,
         TIMESTAMPDIFF(SECOND, c.entered_at, c.decided_at) / 3600 AS hours,
         (SELECT TIMESTAMPDIFF(SECOND, MIN(o.opened_at), c.decided_at) / 60 FROM document_openings o
           WHERE o.case_id = c.id AND o.admin_id = c.decided_by AND o.opened_at <= c.decided_at) AS minutes
       FROM verification_cases c WHERE c.decided_at >= ? AND c.decided_by IS NOT NULL`,
      [since],
    );
    return rows.map(({ adminId, at, rejected, hours, minutes }) => ({
      adminId: Number(adminId),
      at: (at as Date).getTime(),
      rejected: Boolean(Number(rejected)),
      hours: Number(hours),
      minutes: minutes === null ? null : Number(minutes),
    }));
  }

  /** Decisions that were cancelled automatically, and verifications that an owner withdrew, by who had decided. */
  async reopened(since: Date): Promise<Reopened[]> {
    const rows = await this.database.query<Record<keyof Reopened, string | number | Date>[]>(
      `SELECT 'undone' AS how, m.id AS adminId, a.at FROM audit_log a JOIN admins m ON a.actor = CONCAT('admin:', m.public_id)
         WHERE a.action = 'decision-undone' AND a.at >= ?
       UNION ALL SELECT 'reopened', c.decided_by, a.at FROM audit_log a
         JOIN users u ON u.public_id = SUBSTRING(a.subject, 8)
         JOIN verification_cases c ON c.id = (SELECT MAX(x.id) FROM verification_cases x
           WHERE x.user_id = u.id AND x.decision = 'approve' AND x.decided_at <= a.at)
         WHERE a.action = 'verification-withdrawn' AND a.at >= ? AND c.decided_by IS NOT NULL`,
      [since, since],
    );
    return rows.map(({ how, adminId, at }) => ({
      how: how as Reopened['how'],
      adminId: Number(adminId),
      at: (at as Date).getTime(),
    }));
  }

  /** Listed profiles by age, gender and home. */
  async listed(today: string): Promise<{ ages: BalanceCount[]; homes: (BalanceCount & { city: string })[] }> {
    const ages = await this.numbers<BalanceCount>(
      `SELECT TIMESTAMPDIFF(YEAR, dob, ?) AS \`group\`, gender, COUNT(*) AS value
       FROM browse_entries GROUP BY \`group\`, gender`,
      [today],
    );
    const homes = await this.numbers<BalanceCount & { city: string }>(
      `SELECT family_state AS \`group\`, family_city AS city, gender, COUNT(*) AS value
       FROM browse_entries GROUP BY family_state, family_city, gender`,
      [],
    );
    return { ages, homes };
  }

  async kept(name: string): Promise<{ figures: string; computedAt: Date } | null> {
    const [row] = await this.database.query<{ figures: string | null; computedAt: Date | null }[]>(
      'SELECT figures, computed_at AS computedAt FROM kept_figures WHERE name = ?',
      [name],
    );
    return row?.figures && row.computedAt ? { figures: row.figures, computedAt: row.computedAt } : null;
  }

  async keep(name: string, figures: object, now: Date, next: Date): Promise<void> {
    await this.database.query(
      `INSERT INTO kept_figures (name, figures, computed_at, next_at) VALUES (?, ?, ?, ?)
       ON DUPLICATE KEY UPDATE figures = VALUES(figures), computed_at = VALUES(computed_at), next_at = VALUES(next_at)`,
      [name, JSON.stringify(figures), now, next],
    );
  }

  /** True for the one process that counts next. */
  async takeTurn(name: string, now: Date, next: Date): Promise<boolean> {
    await this.database.query('INSERT IGNORE INTO kept_figures (name, next_at) VALUES (?, ?)', [name, now]);
    const { affectedRows } = await this.database.query<{ affectedRows: number }>(
      'UPDATE kept_figures SET next_at = ? WHERE name = ? AND next_at <= ?',
      [next, name, now],
    );
    return affectedRows === 1;
  }

  private async put(figures: readonly DailyFigure[], value: string): Promise<void> {
    if (figures.length === 0) return;
    await this.database.query(
      `INSERT INTO daily_figures (day, figure, value) VALUES ? ON DUPLICATE KEY UPDATE value = ${value}`,
      [figures.map((each) => [each.day, each.figure, each.value])],
    );
  }

  /** The driver returns large numbers as text. */
  private async numbers<Row extends { value: number }>(sql: string, values: unknown[]): Promise<Row[]> {
    return (await this.database.query<Row[]>(sql, values)).map((row) => ({ ...row, value: Number(row.value) }));
  }
}
