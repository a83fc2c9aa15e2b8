/** Section 3 (Dashboard stats), R14: the counted events, and their periods. */
import type { AuditAction } from '@kalyanam/shared/team/audit-actions';
import type { DashboardAnswer, DashboardStats, RecentActivity } from '@kalyanam/shared/team/dashboard-contract';
import { dateInIndia } from '@kalyanam/shared/base/india-time';
import { TEAM_LIMITS } from '@kalyanam/shared/team/limits';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../people/audit/audit-log.service.js';
import { Clock } from '../../../platform/time/clock.js';
import type { Answer } from '../../../platform/http/answer.js';
import { CasesService } from '../../../profiles/cases/cases.service.js';
import { AuditNames } from '../audit/audit-names.service.js';
import { MembersInMemory } from '../../lists/member-table/members-in-memory.service.js';
import { memberFigures, type MemberFigures, type Periods } from './member-figures.js';
import { firstDay, perDay } from './per-day.js';
import { DashboardRepository } from './dashboard.repository.js';
import { profileFigures } from './profile-figures.js';

const DAY = 86_400;
const SECOND_MS = 1000;
const RECENT = 10;
/** Left out of the recent activity: the audit log has them. */
const SIGN_INS_AND_OUTS: readonly AuditAction[] = ['admin-signed-in', 'admin-signed-out', 'admin-proved'];

@Injectable()
export class DashboardService {
  constructor(
    private readonly dashboard: DashboardRepository,
    private readonly cases: CasesService,
    private readonly audit: AuditLog,
    private readonly names: AuditNames,
    private readonly members: MembersInMemory,
    private readonly clock: Clock,
  ) {}

  async answer(): Promise<Answer<DashboardAnswer>> {
    const now = toTheSecond(this.clock.now());
    const periods = {
      now,
      week: secondsBefore(now, TEAM_LIMITS.dashboardDays.week * DAY),
      month: secondsBefore(now, TEAM_LIMITS.dashboardDays.month * DAY),
      firstDay: firstDay(now),
    };
    const [figures, activity, recentActivities] = await Promise.all([
      this.figures(periods),
      this.audit.countsSince(periods.month),
      this.recent(),
    ]);
    const { users, withPhotos, confirmedThisMonth, registrations, decisions } = figures;
    const { averageAge, ...counts } = profileFigures(figures.profiles);
    return {
      stats: {
        users,
        verifications: {
          pending: figures.pending,
          averageVerificationTime: rounded(figures.hours),
          recentlyVerified: figures.recentlyVerified,
        },
        profiles: { ...counts, averageAge: rounded(averageAge), withPhotos, confirmedThisMonth },
        activity,
        recentActivities,
      },
      perDay: perDay(now, registrations, decisions),
      lastUpdated: now.toISOString(),
    };
  }

  private async figures(periods: Periods): Promise<MemberFigures> {
    const table = await this.members.current();
    return table ? memberFigures(table, periods) : this.figuresOfDatabase(periods);
  }

  private async figuresOfDatabase({ now, week, month, firstDay }: Periods): Promise<MemberFigures> {
    const [users, cases, profiles, withPhotos, confirmedThisMonth, registrations, decisions] = await Promise.all([
      this.users(week, month),
      this.cases.figures({ month, week }),
      this.dashboard.profiles(dateInIndia(now)),
      this.dashboard.profilesWithPhotos(),
      this.dashboard.confirmedSince(month),
      this.dashboard.registrationsPerDay(firstDay),
      this.cases.decisionsPerDay(firstDay),
    ]);
    const { pending, hours, recent: recentlyVerified } = cases;
    return {
      ...{ users, pending, hours, recentlyVerified, profiles },
      ...{ withPhotos, confirmedThisMonth, registrations, decisions },
    };
  }

  private async users(week: Date, month: Date): Promise<DashboardStats['users']> {
    const [statuses, registered, contacts] = await Promise.all([
      this.dashboard.statuses(),
      this.dashboard.registered(week, month),
      this.dashboard.verifiedContacts(),
    ]);
    const total = [...statuses.values()].reduce((sum, count) => sum + count, 0);
    return { total, verified: statuses.get('verified') ?? 0, ...registered, ...contacts };
  }

  private async recent(): Promise<RecentActivity[]> {
    const rows = await this.audit.newest(RECENT, SIGN_INS_AND_OUTS);
    const names = await this.names.byReferences(rows.flatMap(({ subject, actor }) => [subject, actor]));
    const nameOf = (text: string, kind: 'member' | 'admin') =>
      text.startsWith(`${kind}:`) ? (names.get(text) ?? null) : null;
    return rows.map(({ id, action, subject, actor, at }) => ({
      id: String(id),
      action,
      userEmail: nameOf(subject, 'member'),
      adminUsername: nameOf(actor, 'admin'),
      createdAt: at.toISOString(),
    }));
  }
}

/** Memory keeps no finer moments. */
const toTheSecond = (moment: Date): Date => new Date(moment.getTime() - (moment.getTime() % SECOND_MS));
const secondsBefore = (moment: Date, seconds: number): Date => new Date(moment.getTime() - seconds * SECOND_MS);

const rounded = (figure: number | null): number | null => (figure === null ? null : Math.round(figure * 10) / 10);
