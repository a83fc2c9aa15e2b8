import type { CurrentAnnouncementAnswer } from '@kalyanam/shared/contracts/announcements';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { Clock } from '../../platform/time/clock.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import { bannerView, segmentOf } from './announcement.view.js';
import { AnnouncementsRepository } from './announcements.repository.js';

/** The one banner that a member sees. */
@Injectable()
export class Banners {
  constructor(
    private readonly announcements: AnnouncementsRepository,
    private readonly accounts: AccountsService,
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The newest that is for them and was not put away. */
  async current(userId: number): Promise<Answer<CurrentAnnouncementAnswer>> {
    const now = this.clock.now();
    for (const row of await this.announcements.banners(userId, now))
      if (await this.announcements.isIn(userId, segmentOf(row), now)) {
        const language = (await this.accounts.languageOf(this.database.manager, userId)) ?? 'en';
        return { announcement: bannerView(row, language) };
      }
    return { announcement: null };
  }

  /** @throws AppError not-found for one that was never addressed to the member */
  async dismiss(userId: number, publicId: string): Promise<void> {
    const row = await this.announcements.find(publicId);
    const now = this.clock.now();
    const theirs = row?.banner && row.startsAt <= now && (await this.announcements.isIn(userId, segmentOf(row), now));
    if (!row || !theirs) throw new AppError('not-found');
    await this.announcements.dismiss(row.id, userId, now);
  }
}
