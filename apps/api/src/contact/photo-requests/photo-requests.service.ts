/**
 * C8: a verified member asks once to see the photos of one who shows them on request. The owner grants it or says "not
 * now", without a notice, and can withdraw the grant: the policy reads the grant with every picture.
 */
import type {
  PhotoGrantAnswer,
  PhotoRequestAnswer,
  PhotoRequestsPage,
  PhotoRequestsQuery,
} from '@kalyanam/shared/contracts/photo-requests';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import type { User } from '../../people/accounts/user.entity.js';
import { Clock } from '../../platform/time/clock.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import { pageOf, pagesOf } from '../../platform/http/paging.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { NotificationsService } from '../../people/notifications/notifications.service.js';
import { MemberCards } from '../../profiles/profile/member-cards.service.js';
import { ProfileVisibility } from '../../profiles/profile/profile-visibility.service.js';
import { PhotoRequestsRepository } from './photo-requests.repository.js';

/** The only writer of `photo_requests` and `photo_grants`. */
@Injectable()
export class PhotoRequests {
  constructor(
    private readonly requests: PhotoRequestsRepository,
    private readonly accounts: AccountsService,
    private readonly visibility: ProfileVisibility,
    private readonly cards: MemberCards,
    private readonly notifications: NotificationsService,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws AppError profile-not-found, forbidden for one's own, changed-meanwhile where photos are not shown on
   * request
   */
  async ask(caller: MemberPrincipal, profileId: string): Promise<Answer<PhotoRequestAnswer>> {
    await this.limits.count('relate-member', caller.publicId);
    const { ownerId, owner, may } = await this.visibility.requireFound(caller, profileId);
    if (may.own) throw new AppError('forbidden');
    if (owner.photosAsked) return { photosAsked: true };
    if (may.photosHidden !== 'on-request') throw new AppError('changed-meanwhile');
    await this.limits.count('photo-request', caller.publicId);
    await this.changing(async (manager) => {
      const locked = await this.accounts.lockBothOrThrow(manager, caller.userId, ownerId, 'profile-not-found');
      if (await this.requests.find(manager, ownerId, caller.userId)) return;
      const found = await this.visibility.requireFound(caller, profileId, manager);
      if (found.may.photosHidden !== 'on-request' || !(await this.isVisibleTo(manager, locked.other, caller.userId)))
        throw new AppError('changed-meanwhile');
      await this.requests.ask(manager, ownerId, caller.userId, this.clock.now());
      await this.notifications.add(manager, ownerId, 'photos-asked', {}, caller.userId);
    });
    return { photosAsked: true };
  }

  async page(caller: MemberPrincipal, query: PhotoRequestsQuery): Promise<Answer<PhotoRequestsPage>> {
    await this.limits.count('browse-member', caller.publicId);
    const page = pageOf(query, LIMITS.listPageSize);
    const asked = await this.requests.page(caller.userId, page);
    const ids = asked.map(({ viewerId }) => viewerId);
    const cards = new Map((await this.cards.byIds(caller, ids, 'found')).map((card) => [card.id, card]));
    const { total, waiting } = await this.requests.count(caller.userId);
    return {
      requests: asked.flatMap(({ publicId, askedAt, state }) => {
        const profile = cards.get(publicId);
        return profile ? [{ profile, askedAt: askedAt.toISOString(), state }] : [];
      }),
      waiting,
      ...pagesOf(page, total),
    };
  }

  /** @throws AppError not-found unless the member has asked, and is to be seen */
  async grant(caller: MemberPrincipal, viewerPublicId: string): Promise<Answer<PhotoGrantAnswer>> {
    await this.limits.count('relate-member', caller.publicId);
    const viewer = await this.accounts.byPublicIdOrThrow(viewerPublicId);
    await this.changing(async (manager) => {
      const locked = await this.accounts.lockBoth(manager, caller.userId, viewer.id);
      const asked = locked && (await this.requests.find(manager, caller.userId, viewer.id));
      if (!asked || !(await this.isVisibleTo(manager, locked.own, viewer.id))) throw new AppError('not-found');
      if (await this.requests.isGranted(manager, caller.userId, viewer.id)) return;
      await this.requests.answer(manager, caller.userId, viewer.id, 'granted');
      await this.requests.grant(manager, caller.userId, viewer.id, this.clock.now());
      await this.notifications.add(manager, viewer.id, 'photos-granted', {}, caller.userId);
    });
    return { state: 'granted' };
  }

  /** "Not now", or no longer. Does not reveal whether there was anything to undo, or such a member. */
  async refuse(caller: MemberPrincipal, viewerPublicId: string): Promise<Answer<PhotoGrantAnswer>> {
    await this.limits.count('relate-member', caller.publicId);
    const viewer = await this.accounts.byPublicId(viewerPublicId);
    if (viewer)
      await this.changing(async (manager) => {
        if (!(await this.accounts.lockBoth(manager, caller.userId, viewer.id))) return;
        await this.requests.answer(manager, caller.userId, viewer.id, 'not-now');
        if (!(await this.requests.isGranted(manager, caller.userId, viewer.id))) return;
        await this.requests.revoke(manager, caller.userId, viewer.id, this.clock.now());
        await this.notifications.retract(manager, viewer.id, 'photos-granted', caller.userId);
      });
    return { state: 'not-now' };
  }

  private changing(work: (manager: EntityManager) => Promise<void>): Promise<void> {
    return this.accounts.transaction(work);
  }

  /** A member on hold or married is visible to no one, and neither asks nor gets notices. */
  private async isVisibleTo(manager: EntityManager, eyes: User, otherId: number): Promise<boolean> {
    const viewer = { userId: eyes.id, verificationStatus: eyes.verificationStatus };
    return (await this.visibility.forViewer(viewer, otherId, manager))?.found ?? false;
  }
}
