/** R26: the other side is notified of an interest and its acceptance, by mail and in the app; declining is silent. */
import { nameIn, type WrittenName } from '@kalyanam/shared/base/person-name';
import { formatMemberCode } from '@kalyanam/shared/base/text';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { User } from '../../people/accounts/user.entity.js';
import { Settings } from '../../platform/config/settings.js';
import { Outbox } from '../../people/outbox/outbox.service.js';
import { DeskSeatsRepository } from '../../people/seats/desk-seats.repository.js';
import type { Ended } from '../../people/relations/interests.repository.js';
import { NotificationsService } from '../../people/notifications/notifications.service.js';

export interface Named extends WrittenName {
  readonly user: Pick<User, 'id' | 'publicId' | 'memberCode' | 'email' | 'language'>;
}

/** The details by which the notices of one interest are found again. */
const familyDetails = ({ receiverId, senderId }: Ended) => ({ interest: `${receiverId} ${senderId}` });

@Injectable()
export class InterestNotices {
  constructor(
    private readonly outbox: Outbox,
    private readonly notifications: NotificationsService,
    private readonly seats: DeskSeatsRepository,
    private readonly settings: Settings,
  ) {}

  async send(
    manager: EntityManager,
    kind: 'interest-delivered' | 'interest-accepted',
    to: Named,
    about: Named,
  ): Promise<void> {
    const link = `${this.settings.memberUrl}/profile/${about.user.publicId}`;
    // Includes the number by which families speak of each other.
    const other = `${nameIn(about, to.user.language)} (${formatMemberCode(about.user.memberCode)})`;
    await this.outbox.add(manager, {
      userId: to.user.id,
      channel: 'email',
      template: kind,
      destination: to.user.email,
      language: to.user.language,
      values: { name: to.name, other, link },
    });
    await this.notifications.add(manager, to.user.id, kind, {}, about.user.id);
    if (kind === 'interest-delivered') await this.tellFamily(manager, to.user.id, about.user.id);
  }

  /** Members of the receiver's family who may answer learn that someone waits; the notice names no one. */
  private async tellFamily(manager: EntityManager, receiverId: number, senderId: number): Promise<void> {
    const hands = await this.seats.answerers(receiverId, manager);
    if (hands.length > 0)
      await this.notifications.addAll(manager, hands, 'desk-interest', familyDetails({ receiverId, senderId }));
  }

  /** No answer is wanted of the receivers' families any more, however the interests ended. */
  async ended(manager: EntityManager, interests: readonly Ended[]): Promise<void> {
    if (interests.length === 0) return;
    const hands = await this.seats.everSeated(
      interests.map(({ receiverId }) => receiverId),
      manager,
    );
    await this.notifications.retractAll(manager, 'desk-interest', interests.map(familyDetails), hands);
  }

  /** Notice to the sender alone: the receiver knows nothing of it yet. */
  waiting(manager: EntityManager, senderId: number, receiverId: number): Promise<void> {
    return this.notifications.add(manager, senderId, 'interest-waiting', {}, receiverId);
  }

  /** Notice to the sender: our team looks at the words first. */
  held(manager: EntityManager, senderId: number, receiverId: number): Promise<void> {
    return this.notifications.add(manager, senderId, 'note-held', {}, receiverId);
  }

  /** It has been delivered, or was taken back in the line. */
  waitedEnough(manager: EntityManager, senderId: number, receiverId: number): Promise<void> {
    return this.notifications.retract(manager, senderId, 'interest-waiting', receiverId);
  }

  /** Nothing is left to notify about once an interest is withdrawn. */
  async retract(manager: EntityManager, receiverId: number, senderId: number): Promise<void> {
    await this.notifications.retract(manager, receiverId, 'interest-delivered', senderId);
    await this.ended(manager, [{ receiverId, senderId }]);
    await this.waitedEnough(manager, senderId, receiverId);
    await this.notifications.retract(manager, senderId, 'note-held', receiverId);
  }
}
