/** The dashboard beyond the specified statistics. */
import type { OverviewAnswer, ReviewersAnswer, WorkFigures } from '@kalyanam/shared/admin/overview';
import { can } from '@kalyanam/shared/admin/roles';
import { dayStartInIndia } from '@kalyanam/shared/india-time';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import type { Answer } from '../../common/http/answer.js';
import { DeskSettingsService } from '../../desk-settings/desk-settings.service.js';
import type { AdminPrincipal } from '../../team/admin-principal.js';
import { HeldNotes } from '../../held-notes/held-notes.service.js';
import { decisionTimes } from './figures.js';
import { KeptFigures } from './kept-figures.service.js';
import { OverviewRepository } from './overview.repository.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

@Injectable()
export class OverviewService {
  constructor(
    private readonly kept: KeptFigures,
    private readonly overview: OverviewRepository,
    private readonly heldNotes: HeldNotes,
    private readonly settings: DeskSettingsService,
    private readonly clock: Clock,
  ) {}

  async answer(): Promise<Answer<OverviewAnswer>> {
    const { dueHours, lateHours } = await this.settings.current();
    const hours = { dueHours, lateHours };
    const [kept, work, notes] = await Promise.all([this.kept.read(), this.work(hours), this.heldNotes.figures()]);
    const { growth, funnel, balance, searches, calls, countedAt } = kept;
    const decisions = decisionTimes(kept.decided, hours);
    return { work, growth, funnel, decisions, balance, searches, calls, notes, countedAt };
  }

  async reviewers(admin: AdminPrincipal): Promise<Answer<ReviewersAnswer>> {
    const { reviewers, countedAt } = await this.kept.read();
    const everybody = can(admin.role, 'administrators.write');
    const shown = reviewers.filter(({ adminId }) => everybody || adminId === admin.adminId);
    const names = await this.overview.namesOf(shown.map(({ adminId }) => adminId));
    return {
      countedAt,
      reviewers: shown
        .map(({ adminId, ...figures }) => ({ ...(names.get(adminId) ?? { name: '', username: '' }), ...figures }))
        .sort((one, other) => other.fourWeeks.cases - one.fourWeeks.cases),
    };
  }

  private work({ dueHours, lateHours }: { dueHours: number; lateHours: number }): Promise<WorkFigures> {
    const now = this.clock.now();
    const tomorrow = dayStartInIndia(now).getTime() + DAY_MS;
    return this.overview.work({
      late: new Date(now.getTime() - lateHours * HOUR_MS),
      dueToday: new Date(tomorrow - dueHours * HOUR_MS),
    });
  }
}
