/** Who is told of what happens at a desk, in the app and by mail. */
import type { DeskRelation } from '@kalyanam/shared/desk/desk';
import { en } from '@kalyanam/shared/domain/vocabulary.en';
import { te } from '@kalyanam/shared/domain/vocabulary.te';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../accounts/accounts.service.js';
import { Settings } from '../config/settings.js';
import type { DeskDraft } from '../desk/desk-draft.entity.js';
import { Outbox } from '../messages/outbox.service.js';
import { renderDay } from '../messages/render.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { ProfilesService } from '../profiles/profiles.service.js';
import { lapsesAt } from './desk-draft.view.js';

const WORDS = { en: en.deskRelation, te: te.deskRelation };

interface NamedHand {
  readonly name: string;
  readonly relation: DeskRelation;
}

type Noticed = Pick<DeskDraft, 'profileUserId' | 'aboutUserId' | 'publicId'>;

/** About another family it is known by that; a change of the own profile by itself. */
const detailsOf = ({ aboutUserId, publicId }: Noticed): Readonly<Record<string, string>> =>
  aboutUserId === null ? { draft: publicId } : {};

@Injectable()
export class DeskNotices {
  constructor(
    private readonly accounts: AccountsService,
    private readonly profiles: ProfilesService,
    private readonly notifications: NotificationsService,
    private readonly outbox: Outbox,
    private readonly settings: Settings,
  ) {}

  /** A suggestion waits; told again once while it does. */
  async draft(manager: EntityManager, draft: Noticed & Pick<DeskDraft, 'madeAt'>, hand: NamedHand): Promise<void> {
    const { profileUserId, aboutUserId } = draft;
    await this.notifications.add(manager, profileUserId, 'desk-draft', detailsOf(draft), aboutUserId);
    await this.mail(manager, 'desk-draft', profileUserId, hand, lapsesAt(draft));
  }

  /** Whoever suggested it is told what became of it. */
  async fate(manager: EntityManager, byUserId: number | null): Promise<void> {
    if (byUserId !== null) await this.notifications.add(manager, byUserId, 'desk-fate', {});
  }

  async decided(manager: EntityManager, draft: Noticed): Promise<void> {
    const { profileUserId, aboutUserId } = draft;
    if (aboutUserId !== null) await this.notifications.retract(manager, profileUserId, 'desk-draft', aboutUserId);
    else await this.notifications.retractAll(manager, 'desk-draft', detailsOf(draft), [profileUserId]);
  }

  /** The draft is decided already. */
  async withdrawn(manager: EntityManager, { profileUserId, aboutUserId }: Noticed): Promise<void> {
    await this.notifications.add(manager, profileUserId, 'desk-withdrawn', {}, aboutUserId);
  }

  async changed(manager: EntityManager, candidateId: number, hand: NamedHand): Promise<void> {
    await this.notifications.add(manager, candidateId, 'desk-changed', {});
    await this.mail(manager, 'desk-changed', candidateId, hand, null);
  }

  private async mail(
    manager: EntityManager,
    template: 'desk-draft' | 'desk-changed',
    candidateId: number,
    { name: handName, relation }: NamedHand,
    day: Date | null,
  ): Promise<void> {
    const user = await this.accounts.byId(candidateId);
    if (!user) return;
    await this.outbox.add(manager, {
      userId: user.id,
      channel: 'email',
      template,
      destination: user.email,
      values: {
        name: await this.profiles.nameOf(user.id),
        hand: `${handName} (${WORDS[user.language][relation]})`,
        link: `${this.settings.memberUrl}/desk`,
        ...(day && { day: renderDay(day, user.language) }),
      },
    });
  }
}
