/**
 * Asks members who wait for the team without a picture of their document for it, before a person looks at their case.
 */
import { Injectable, Logger } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import type { User } from '../../people/accounts/user.entity.js';
import { CasesService } from '../../profiles/cases/cases.service.js';
import type { VerificationCase } from '../../profiles/cases/verification-case.entity.js';
import { Clock } from '../../platform/time/clock.js';
import { inBatches } from '../../platform/jobs/due-work.js';
import { Settings } from '../../platform/config/settings.js';
import { TeamSettingsService } from '../../people/team-settings/team-settings.service.js';
import { DocumentsService } from '../../profiles/documents/documents.service.js';
import { DOCUMENT_NAMES, IdentityService } from '../../profiles/identity-numbers/identity.service.js';
import { Outbox } from '../../people/outbox/outbox.service.js';
import { NotificationsService } from '../../people/notifications/notifications.service.js';
import { ProfilesService } from '../../profiles/profile/profiles.service.js';
import { dueSince, isDue } from './document-reminders.policy.js';
import { DocumentRemindersRepository } from './document-reminders.repository.js';

const BATCH = 200;

@Injectable()
export class DocumentReminders {
  private readonly log = new Logger('DocumentReminders');

  constructor(
    private readonly repository: DocumentRemindersRepository,
    private readonly accounts: AccountsService,
    private readonly cases: CasesService,
    private readonly documents: DocumentsService,
    private readonly identity: IdentityService,
    private readonly profiles: ProfilesService,
    private readonly notifications: NotificationsService,
    private readonly outbox: Outbox,
    private readonly teamSettings: TeamSettingsService,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** Several processes may do this in parallel: each member is checked again under the account's lock. */
  @Cron(CronExpression.EVERY_HOUR)
  async process(): Promise<void> {
    const { remindAfterHours } = await this.teamSettings.current();
    const since = dueSince(this.clock.now(), remindAfterHours);
    const failure = (reason: string) => this.log.warn(`Could not remind one member of their documents: ${reason}`);
    const next = () => this.repository.candidates(since, BATCH);
    await inBatches({ size: BATCH, next, failure }, (id) => this.processOne(id, since));
  }

  /** The account must be locked. Returns whether there was a case without a file to remind of. */
  async remind(
    manager: EntityManager,
    user: User,
    isWanted: (open: VerificationCase) => boolean = () => true,
  ): Promise<boolean> {
    const open = await this.cases.openLocked(manager, user.id);
    if (!open || user.accountStatus !== 'active' || open.waitingSince !== null || !isWanted(open)) return false;
    if ((await this.documents.storedFor(user.id, manager)).identity !== null) return false;
    await this.cases.countReminder(manager, open);
    const { name } = await this.profiles.lock(manager, user.id);
    const document = DOCUMENT_NAMES[user.language][await this.identity.chosenIn(manager, user.id)];
    const values = { name, document, link: `${this.settings.memberUrl}/my-profile` };
    const { id: userId, email: destination } = user;
    await this.outbox.add(manager, { userId, channel: 'email', template: 'documents-wanted', destination, values });
    await this.notifications.add(manager, userId, 'document-missing', {});
    return true;
  }

  private processOne(userId: number, since: readonly Date[]): Promise<void> {
    return this.accounts.transaction(async (manager) => {
      const user = await this.accounts.lock(manager, userId);
      if (user) await this.remind(manager, user, (open) => isDue(open, since));
    });
  }
}
