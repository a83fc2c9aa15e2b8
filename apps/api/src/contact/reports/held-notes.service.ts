/** C9: words that wait for our team. The row's lock decides between two reviewers, and once decided stays so. */
import type { NoteFigures } from '@kalyanam/shared/team/overview';
import { INTEREST_LIMITS } from '@kalyanam/shared/topics/interests/interests';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { Clock } from '../../platform/time/clock.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Page } from '../../platform/http/paging.js';
import { NotificationsService } from '../../people/notifications/notifications.service.js';
import { SystemReports } from './system-reports.service.js';
import { HeldNotesRepository, type HeldNote } from './held-notes.repository.js';

const DAY_SECONDS = 86_400;

@Injectable()
export class HeldNotes {
  constructor(
    private readonly notes: HeldNotesRepository,
    private readonly accounts: AccountsService,
    private readonly reports: SystemReports,
    private readonly notifications: NotificationsService,
    private readonly clock: Clock,
  ) {}

  /** The oldest first; `dueAt` is when our team should have looked. */
  async page(page: Page): Promise<{ notes: (HeldNote & { dueAt: Date })[]; total: number }> {
    const rows = await this.notes.page(page);
    const notes = rows.map((row) => ({ ...row, dueAt: after(row.heldAt, INTEREST_LIMITS.noteHours) }));
    return { notes, total: await this.notes.count() };
  }

  /** The receiver reads the words from now on. @throws AppError changed-meanwhile where it is decided or gone */
  allow(manager: EntityManager, interestId: string): Promise<HeldNote> {
    return this.decide(manager, interestId, 'allowed');
  }

  /**
   * The interest stays without the words; the second of one sender within 30 days is put before our team.
   * @throws AppError changed-meanwhile where it is decided or gone
   */
  async refuse(manager: EntityManager, interestId: string): Promise<HeldNote> {
    const note = await this.decide(manager, interestId, 'refused');
    const { count, days } = INTEREST_LIMITS.refusedNotes;
    const since = this.clock.inSeconds(-days * DAY_SECONDS);
    const refused = await this.notes.refusedSince(manager, note.sender.userId, since);
    if (refused >= count) {
      const description = `${refused} notes with interests were refused in the last ${days} days.`;
      await this.reports.open(manager, { kind: 'refused-notes', reportedId: note.sender.userId, description });
    }
    return note;
  }

  async figures(): Promise<NoteFigures> {
    return {
      held: await this.notes.count(),
      medianHours: await this.notes.medianHours(this.clock.inSeconds(-30 * DAY_SECONDS)),
    };
  }

  private async decide(manager: EntityManager, interestId: string, decision: 'allowed' | 'refused'): Promise<HeldNote> {
    const found = await this.notes.find(manager, interestId);
    // Locked first, in the order of every change of a pair.
    if (found) await this.accounts.lockBoth(manager, found.sender.userId, found.receiver.userId);
    const note = found && (await this.notes.find(manager, interestId));
    if (!note) throw new AppError('changed-meanwhile');
    await this.notes.decide(manager, note, decision, this.clock.now());
    // The notice to the sender is no longer true.
    await this.notifications.retract(manager, note.sender.userId, 'note-held', note.receiver.userId);
    return note;
  }
}

const after = (moment: Date, hours: number): Date => new Date(moment.getTime() + hours * 3_600_000);
