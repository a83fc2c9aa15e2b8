/** R27: every reveal of contact details is recorded, and the owner can see who saw them. */
import type { ContactViewsPage, PageQuery } from '@kalyanam/shared/contracts/relations';
import { LIMITS } from '@kalyanam/shared/limits';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { MemberPrincipal } from '../accounts/member-principal.js';
import { Clock } from '../common/clock.js';
import type { Answer } from '../common/http/answer.js';
import { pageOf, pagesOf } from '../common/http/paging.js';
import { Limits } from '../common/limits/limits.service.js';
import { ContactViewsRepository } from './contact-views.repository.js';
import { MemberCards } from '../profiles/member-cards.service.js';

/** An open page refetches by itself: views less than an hour apart count once. */
const ONE_LOOK_SECONDS = 3600;

/** The only writer of `contact_views`. */
@Injectable()
export class ContactViews {
  constructor(
    private readonly views: ContactViewsRepository,
    private readonly cards: MemberCards,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  /** Call it before sending the details. */
  note(ownerId: number, viewerId: number, manager?: EntityManager): Promise<void> {
    const times = { now: this.clock.now(), since: this.clock.inSeconds(-ONE_LOOK_SECONDS) };
    return this.views.note(ownerId, viewerId, times, manager);
  }

  async page(caller: MemberPrincipal, query: PageQuery): Promise<Answer<ContactViewsPage>> {
    await this.limits.count('browse-member', caller.publicId);
    const page = pageOf(query, LIMITS.listPageSize);
    const [views, total] = await this.views.page(caller.userId, page);
    const names = await this.cards.names(
      caller,
      views.map(({ viewerId }) => viewerId),
    );
    return {
      views: views.map(({ viewerId, firstAt, lastAt, times }) => ({
        viewer: names.get(viewerId) ?? null,
        firstAt: firstAt.toISOString(),
        lastAt: lastAt.toISOString(),
        times,
      })),
      ...pagesOf(page, total),
    };
  }
}
