/** C9: several interests declined together, with one message, and undone for ten seconds (R80). */
import type { DeclineRequest, DeclinesAnswer, UndoRequest } from '@kalyanam/shared/contracts/interests';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { Clock } from '../../platform/time/clock.js';
import type { Answer } from '../../platform/http/answer.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { MemberCards } from '../../profiles/profile/member-cards.service.js';
import { InterestsService } from '../../people/relations/interests.service.js';
import { InterestBoxesRepository } from './interest-boxes.repository.js';

@Injectable()
export class Declines {
  constructor(
    private readonly boxes: InterestBoxesRepository,
    private readonly interests: InterestsService,
    private readonly accounts: AccountsService,
    private readonly cards: MemberCards,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  /** Interests that can no longer be declined are listed; all others are declined. */
  decline(caller: MemberPrincipal, { ids, reason, message }: DeclineRequest): Promise<Answer<DeclinesAnswer>> {
    return this.change(caller, ids, (manager, senders) =>
      this.interests.decline(manager, caller.userId, senders, { reason, message }),
    );
  }

  undo(caller: MemberPrincipal, { ids }: UndoRequest): Promise<Answer<DeclinesAnswer>> {
    return this.change(caller, ids, (manager, senders) => this.interests.undo(manager, caller.userId, senders));
  }

  /** The receiver's lock is enough: every change of a pair locks both of it. */
  private async change(
    caller: MemberPrincipal,
    ids: readonly string[],
    work: (manager: EntityManager, senders: readonly number[]) => Promise<void>,
  ): Promise<Answer<DeclinesAnswer>> {
    await this.limits.count('relate-member', caller.publicId);
    const senders = await this.accounts.withLocked(caller.userId, 'not-signed-in', async (manager) => {
      const found = await this.boxes.open(manager, caller.userId, ids, this.clock.now());
      await work(manager, found);
      return found;
    });
    const cards = await this.cards.byIds(caller, senders, 'found');
    const done = cards.flatMap(({ id, interest }) => (interest ? [{ id, interest }] : []));
    return { done, notDone: new Set(ids).size - done.length };
  }
}
