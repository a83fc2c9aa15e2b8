/**
 * Queues the mails of announcements, a few at a time: a member gets one, or none. The row of the announcement is locked
 * while its next members are found, written down and queued, all in one transaction, so that processes take turns and
 * one that dies leaves nothing half done. No more are queued than codes and resets can wait behind.
 */
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import type { EntityManager } from 'typeorm';
import { AuditLog } from '../../people/audit/audit-log.service.js';
import { Clock } from '../../platform/time/clock.js';
import { DueWork } from '../../platform/jobs/due-work.js';
import { Settings } from '../../platform/config/settings.js';
import { MailLinks } from '../../people/outbox/mail-links.js';
import { Outbox } from '../../people/outbox/outbox.service.js';
import { type AnnouncementRow, mailValues, segmentOf } from './announcement.view.js';
import { AnnouncementsRepository } from './announcements.repository.js';

const LOOK_EVERY_MS = 1000;
/** On their way at the same time. */
const AT_ONCE = 60;

@Injectable()
export class AnnouncementMails implements BeforeApplicationShutdown {
  private readonly turns = new DueWork({
    name: 'Announcements',
    failure: 'Mails of an announcement were not queued',
    due: () => this.announcements.toSend(this.clock.now()),
    carryOut: (id) => this.step(id),
  });

  constructor(
    private readonly announcements: AnnouncementsRepository,
    private readonly outbox: Outbox,
    private readonly links: MailLinks,
    private readonly audit: AuditLog,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  @Interval(LOOK_EVERY_MS)
  look(): Promise<void> {
    return this.turns.run();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.turns.end();
  }

  /** One turn of one announcement. */
  step(publicId: string, atOnce = AT_ONCE): Promise<void> {
    return this.announcements.transaction(async (manager) => {
      const row = await this.announcements.lock(manager, publicId);
      if (!row || row.sentAt !== null) return;
      const waiting = await this.announcements.settle(manager, row.id);
      const over = row.stoppedAt !== null || row.listedAt !== null;
      if (!over && waiting < atOnce) await this.queue(manager, row, atOnce - waiting);
      else if (over && waiting === 0) await this.end(manager, row);
    });
  }

  private async queue(manager: EntityManager, row: AnnouncementRow, limit: number): Promise<void> {
    const now = this.clock.now();
    const next = await this.announcements.next(manager, row, segmentOf(row), { now, limit });
    for (const { userId, publicId, email, language } of next) {
      const unsubscribe = this.links.oneClick({ kind: 'announcements', id: publicId });
      const message = await this.outbox.queue(manager, {
        userId,
        channel: 'email',
        template: 'announcement',
        destination: email,
        ...mailValues(row, language, this.settings.memberUrl, unsubscribe),
      });
      if (message !== null) await this.announcements.addRecipient(manager, row.id, userId, message, now);
    }
    const last = next.at(-1);
    if (last) await this.announcements.proceed(manager, row.id, last.userId);
    if (next.length < limit) await this.announcements.finish(manager, row.id, { listedAt: now });
  }

  private async end(manager: EntityManager, row: AnnouncementRow): Promise<void> {
    await this.announcements.finish(manager, row.id, { sentAt: this.clock.now() });
    if (row.stoppedAt !== null) return;
    await this.audit.write(manager, {
      actor: 'system',
      ip: '',
      action: 'announcement-sent',
      subject: `announcement:${row.publicId}`,
      details: { title: row.titleEn },
    });
  }
}
