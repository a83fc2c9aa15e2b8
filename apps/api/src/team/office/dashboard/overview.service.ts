/** The dashboard beyond the specified statistics. */
import type { OverviewAnswer, ReviewersAnswer, WorkFigures } from '@kalyanam/shared/team/overview';
import { can } from '@kalyanam/shared/team/roles';
import type { CaseHours } from '@kalyanam/shared/team/queue';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/time/clock.js';
import type { Answer } from '../../../platform/http/answer.js';
import { TeamSettingsService } from '../../../people/team-settings/team-settings.service.js';
import type { AdminPrincipal } from '../../../people/team-accounts/admin-principal.js';
import { HeldNotes } from '../../../contact/reports/held-notes.service.js';
import { decisionTimes } from './figures.js';
import { KeptFigures } from './kept-figures.service.js';
import { QueueInMemory } from '../../verify/open-cases/queue-in-memory.service.js';
import { queueMoments } from '../../verify/open-cases/queue-moments.js';
import { OverviewRepository, type WorkMoments } from './overview.repository.js';

@Injectable()
export class OverviewService {
  constructor(
    private readonly kept: KeptFigures,
    private readonly overview: OverviewRepository,
    private readonly queue: QueueInMemory,
    private readonly heldNotes: HeldNotes,
    private readonly settings: TeamSettingsService,
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

  private async work(hours: CaseHours): Promise<WorkFigures> {
    const { late, today } = queueMoments(this.clock.now(), hours);
    const [cases, others] = await Promise.all([this.cases({ late, dueToday: today }), this.overview.others()]);
    return { ...cases, ...others };
  }

  private async cases(moments: WorkMoments): Promise<Pick<WorkFigures, 'late' | 'dueToday'>> {
    const queue = await this.queue.current();
    if (!queue) return this.overview.cases(moments);
    return { late: queue.countBefore(moments.late), dueToday: queue.countBefore(moments.dueToday) };
  }
}
