import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { NotificationsService } from '../../notifications/notifications.service.js';
import { ProfilesService } from '../../profiles/profiles.service.js';
import { MemberMails, type Addressee } from '../account-status/member-mails.js';

export interface BothSides {
  readonly reporter: Addressee;
  readonly reported: Addressee;
}

/** R28: tells the reporter that the team has reviewed; tells a warned member why, but never who reported them. */
@Injectable()
export class ReportNotices {
  constructor(
    private readonly profiles: ProfilesService,
    private readonly mails: MemberMails,
    private readonly notifications: NotificationsService,
  ) {}

  /** Both members; null when one of them is gone. */
  async sides(file: { reporterId: number; reportedId: number }): Promise<BothSides | null> {
    const [reporter, reported] = await Promise.all([this.addressee(file.reporterId), this.addressee(file.reportedId)]);
    return reporter && reported && { reporter, reported };
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
