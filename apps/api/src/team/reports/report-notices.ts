import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { NotificationsService } from '../../people/notifications/notifications.service.js';
import { ProfilesService } from '../../profiles/profile/profiles.service.js';
import { MemberMails, type Addressee } from '../lists/account-status/member-mails.js';

/** The members who get a notice about a case. */
export interface Parties {
  readonly reported: Addressee;
  readonly reporters: ReadonlyMap<number, Addressee>;
}

/** R28: tells the reporter that the team has reviewed; tells a warned member why, but never who reported them. */
@Injectable()
export class ReportNotices {
  constructor(
    private readonly profiles: ProfilesService,
    private readonly mails: MemberMails,
    private readonly notifications: NotificationsService,
  ) {}

  /** The reported member and those who reported them; null when the reported one is gone. */
  async parties(reportedId: number, reporterIds: readonly number[]): Promise<Parties | null> {
    const reported = await this.addressee(reportedId);
    const reporters = await Promise.all([...new Set(reporterIds)].map((id) => this.addressee(id)));
    const byId = reporters.flatMap((one) => (one ? [[one.id, one] as const] : []));
    return reported && { reported, reporters: new Map(byId) };
  }

  async thank(manager: EntityManager, reporter: Addressee): Promise<void> {
    await this.mails.send(manager, reporter, 'report-closed');
    await this.notifications.add(manager, reporter.id, 'report-closed', {});
  }

  async warn(manager: EntityManager, reported: Addressee, notes: string): Promise<void> {
    await this.mails.send(manager, reported, 'member-warned', notes);
    await this.notifications.add(manager, reported.id, 'member-warned', { notes });
  }

  private async addressee(userId: number): Promise<Addressee | null> {
    const rows = await this.profiles.withUser(userId);
    return rows && { id: userId, email: rows.user.email, name: rows.profile.name };
  }
}
