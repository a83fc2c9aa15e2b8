/** What owners announce; the mails are sent by the worker, the banners read by members. */
import { ADMIN_MESSAGES } from '@kalyanam/shared/team/messages';
import {
  ANNOUNCEMENT_LIMITS,
  type AnnouncementAnswer,
  type AnnouncementPreview,
  type AnnouncementRequest,
  type AnnouncementsAnswer,
  type AnnouncementTestAnswer,
  type AnnouncementTestRequest,
  type AnnouncementView,
  type MailPreview,
  type Segment,
} from '@kalyanam/shared/team/announcements';
import type { Language } from '@kalyanam/shared/base/vocabulary/status';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../people/audit/audit-log.service.js';
import { Clock } from '../../platform/time/clock.js';
import { publicId } from '../../platform/crypto/public-id.js';
import { AppError, fieldError } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { Settings } from '../../platform/config/settings.js';
import { Outbox } from '../../people/outbox/outbox.service.js';
import { renderMail, senderOf } from '../../people/outbox/render.js';
import { actedBy, type Actor } from '../../people/team-accounts/actor.js';
import { type AnnouncementRow, announcementView, mailValues } from './announcement.view.js';
import { AnnouncementsRepository } from './announcements.repository.js';

/** How long a banner is shown that has no end. */
const BANNER_SECONDS = 30 * 86_400;

@Injectable()
export class Announcements {
  constructor(
    private readonly announcements: AnnouncementsRepository,
    private readonly outbox: Outbox,
    private readonly limits: Limits,
    private readonly audit: AuditLog,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  async list(): Promise<Answer<AnnouncementsAnswer>> {
    const rows = await this.announcements.newest(ANNOUNCEMENT_LIMITS.listed);
    return { announcements: await this.views(rows) };
  }

  /** How many it is for, and the mails exactly as they would be sent. */
  async preview(wish: AnnouncementRequest): Promise<Answer<AnnouncementPreview>> {
    const counted = await this.announcements.count(tidied(wish.segment), this.clock.now());
    return { ...counted, en: this.mail(wish, 'en'), te: wish.titleTe && wish.textTe ? this.mail(wish, 'te') : null };
  }

  /** The mail to the owner's own address, in each language it was written in. */
  async test(wish: AnnouncementTestRequest, actor: Actor): Promise<Answer<AnnouncementTestAnswer>> {
    await this.limits.count('announcement-test', actor.admin.publicId);
    const languages: Language[] = wish.titleTe && wish.textTe ? ['en', 'te'] : ['en'];
    await this.announcements.transaction(async (manager) => {
      for (const language of languages)
        await this.outbox.add(manager, {
          ...{ userId: null, counted: 'announcement-test' as const },
          channel: 'email',
          template: 'announcement',
          destination: wish.to.trim().toLowerCase(),
          ...mailValues(contentOf(wish), language, this.settings.memberUrl),
        });
    });
    return { message: ADMIN_MESSAGES.announcementTested };
  }

  /** @throws AppError invalid-form for an end in the past */
  async create(wish: AnnouncementRequest, actor: Actor): Promise<Answer<AnnouncementAnswer>> {
    const now = this.clock.now();
    const startsAt = wish.startsAt ? new Date(wish.startsAt) : now;
    const starts = startsAt > now ? startsAt : now;
    const endsAt = wish.endsAt ? new Date(wish.endsAt) : new Date(starts.getTime() + BANNER_SECONDS * 1000);
    if (endsAt <= starts) throw fieldError('endsAt', ADMIN_MESSAGES.announcementPast);
    const segment = tidied(wish.segment);
    const id = publicId();
    const { mails } = await this.announcements.count(segment, now);
    await this.announcements.transaction(async (manager) => {
      await this.announcements.insert(manager, {
        publicId: id,
        ...contentOf(wish),
        banner: wish.banner,
        mail: wish.mail,
        segment: JSON.stringify(segment),
        startsAt: starts,
        endsAt: wish.banner ? endsAt : null,
        createdBy: actor.admin.adminId,
        createdAt: now,
        mailsPlanned: wish.mail ? mails : 0,
      });
      await this.audit.write(manager, {
        ...actedBy(actor),
        action: 'announcement-created',
        subject: `announcement:${id}`,
        details: { title: wish.titleEn, banner: wish.banner, mail: wish.mail, mails, starts: starts.toISOString() },
      });
    });
    const message = starts > now ? ADMIN_MESSAGES.announcementSaved : ADMIN_MESSAGES.announcementSent;
    return { message, announcement: await this.one(id) };
  }

  /** Nothing more is queued, shown, or sent of what no worker has touched; a second stop changes nothing. */
  async stop(id: string, actor: Actor): Promise<Answer<AnnouncementAnswer>> {
    await this.announcements.transaction(async (manager) => {
      const row = await this.announcements.lock(manager, id);
      if (!row) throw new AppError('not-found');
      if (row.stoppedAt !== null) return;
      const now = this.clock.now();
      await this.announcements.setStopped(manager, row.id, now);
      await this.announcements.callBack(manager, row.id, now);
      await this.audit.write(manager, {
        ...actedBy(actor),
        action: 'announcement-stopped',
        subject: `announcement:${id}`,
        details: { title: row.titleEn },
      });
    });
    return { message: ADMIN_MESSAGES.announcementStopped, announcement: await this.one(id) };
  }

  private async one(id: string): Promise<AnnouncementView> {
    const row = await this.announcements.find(id);
    const [view] = row ? await this.views([row]) : [];
    if (!view) throw new AppError('not-found');
    return view;
  }

  private async views(rows: readonly AnnouncementRow[]): Promise<AnnouncementView[]> {
    const dismissed = await this.announcements.dismissed(rows.map(({ id }) => id));
    const now = this.clock.now();
    return rows.map((row) => announcementView(row, dismissed.get(row.id) ?? 0, now));
  }

  private mail(wish: AnnouncementRequest, language: Language): MailPreview {
    const { values } = mailValues(contentOf(wish), language, this.settings.memberUrl);
    const { subject, text } = renderMail('announcement', language, values, senderOf(this.settings));
    return { subject, text };
  }
}

const contentOf = (wish: AnnouncementRequest) => ({
  titleEn: wish.titleEn.trim(),
  textEn: wish.textEn.trim(),
  titleTe: wish.titleTe?.trim() || null,
  textTe: wish.textTe?.trim() || null,
  page: wish.page || null,
});

/** A field that was left out counts as no condition. */
const tidied = (segment: Segment): Segment => ({
  verification: segment.verification,
  gender: segment.gender,
  ageFrom: segment.ageFrom ?? null,
  ageTo: segment.ageTo ?? null,
  state: segment.state || '',
  city: segment.city?.trim() ?? '',
  activeDays: segment.activeDays ?? null,
});
