/** How a member is asked: in the application, by mail, and at last by SMS. */
import { phoneCountry } from '@kalyanam/shared/base/phone';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { User } from '../../people/accounts/user.entity.js';
import { Clock } from '../../platform/time/clock.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { Settings } from '../../platform/config/settings.js';
import { listedUntil } from '@kalyanam/shared/topics/matching/looking';
import { LookingQuestions } from '../../matching/freshness/looking-questions.repository.js';
import { Outbox } from '../../people/outbox/outbox.service.js';
import { renderDay } from '../../people/outbox/render.js';
import { NotificationsService } from '../../people/notifications/notifications.service.js';
import type { Profile } from '../../profiles/profile/profile.entity.js';
import { LookingLinks } from './looking-links.service.js';
import { askedFrom, STAGES, type Stage } from './questions.policy.js';

type Mail = 'still-looking' | 'offline-soon' | 'offline-now' | 'looking-again';

const MAIL_OF = { mail: 'still-looking', 'last-weeks': 'offline-soon', 'last-days': 'offline-soon' } as const;

@Injectable()
export class LookingMails {
  constructor(
    private readonly questions: LookingQuestions,
    private readonly links: LookingLinks,
    private readonly notifications: NotificationsService,
    private readonly outbox: Outbox,
    private readonly limits: Limits,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  async ask(manager: EntityManager, user: User, profile: Profile, stage: Stage): Promise<void> {
    const token = await this.open(manager, user.id, STAGES.indexOf(stage) + 1);
    if (stage === 'notice') return this.notifications.add(manager, user.id, 'still-looking');
    await this.mail(manager, user, profile, MAIL_OF[stage], token);
    if (stage === 'last-days') await this.sms(manager, user);
  }

  /** The profile went offline: one press brings it back. */
  async wentOffline(manager: EntityManager, user: User, profile: Profile): Promise<void> {
    const token = await this.open(manager, user.id, STAGES.length);
    await this.notifications.add(manager, user.id, 'went-offline');
    await this.mail(manager, user, profile, 'offline-now', token);
  }

  /** A pause is over. */
  async pauseIsOver(manager: EntityManager, user: User, profile: Profile): Promise<void> {
    const token = await this.open(manager, user.id, STAGES.length);
    await this.notifications.add(manager, user.id, 'still-looking');
    await this.mail(manager, user, profile, 'looking-again', token);
  }

  /** The open question, or a new one; its token. */
  private async open(manager: EntityManager, userId: number, stage: number): Promise<string> {
    const now = this.clock.now();
    const before = await this.questions.lock(manager, userId);
    const openedAt = before?.closedAt === null ? before.openedAt : now;
    const token = this.links.tokenOf({ userId, openedAt });
    const asked = { stage, askedAt: now, closedAt: null };
    await this.questions.put(manager, { userId, openedAt, tokenHash: this.links.hash(token), ...asked });
    return token;
  }

  private async mail(manager: EntityManager, user: User, profile: Profile, template: Mail, token: string) {
    const { id: userId, email: destination, language } = user;
    const day = renderDay(listedUntil(profile.lookingConfirmedAt), language);
    const values = {
      name: profile.name,
      link: this.links.page(token),
      ...(template === 'offline-soon' && { day }),
    };
    const notBefore = askedFrom(this.clock.now());
    await this.outbox.add(manager, { userId, channel: 'email', template, destination, values, notBefore });
  }

  /**
   * Only where there is a way for it, and SMS are left for today. Counted within the transaction, so that one tried again
   * leaves an SMS fewer for the day.
   */
  private async sms(manager: EntityManager, { id: userId, phone: destination, phoneVerifiedAt, language }: User) {
    if (!phoneVerifiedAt || !this.hasWay(destination, language)) return;
    if (!(await this.limits.tryConsume('sms-send-all', 'all'))) return;
    await this.outbox.add(manager, { userId, channel: 'sms', template: 'still-looking', destination, values: {} });
  }

  private hasWay(phone: string, language: string): boolean {
    const { adapter, countries, templates } = this.settings.sms;
    const country = phoneCountry(phone);
    if (country === null || !countries.includes(country)) return false;
    return adapter === 'console' || `still-looking.${language}` in templates || 'still-looking' in templates;
  }
}
