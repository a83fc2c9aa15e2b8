import type { CallOutcome, CallsPage, CallsQuery, CallView } from '@kalyanam/shared/contracts/calls';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { Injectable } from '@nestjs/common';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { Clock } from '../../platform/time/clock.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import { pageOf, pagesOf, type Page } from '../../platform/http/paging.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { DeskHands } from '../../people/seats/desk-hands.repository.js';
import { DeskSeatsRepository, type FamilyNumber } from '../../people/seats/desk-seats.repository.js';
import { MemberCards } from '../../profiles/profile/member-cards.service.js';
import { ProfileVisibility } from '../../profiles/profile/profile-visibility.service.js';
import { callView, placeView } from './call.view.js';
import { CallsRepository, type Place } from './calls.repository.js';

const INDIA: Place = { type: 'india', country: null, zone: null };
const FIRST: Page = { page: 1, size: 1 };

/** Calls as one of the two sees them. */
@Injectable()
export class CallPages {
  constructor(
    private readonly calls: CallsRepository,
    private readonly cards: MemberCards,
    private readonly hands: DeskHands,
    private readonly seats: DeskSeatsRepository,
    private readonly visibility: ProfileVisibility,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError profile-not-found */
  async page(caller: MemberPrincipal, query: CallsQuery): Promise<Answer<CallsPage>> {
    await this.limits.count('browse-member', caller.publicId);
    const other = query.memberId ? (await this.visibility.requireFound(caller, query.memberId)).ownerId : null;
    const possible = other !== null && ((await this.calls.pair(caller.userId, other))?.alive ?? false);
    const page = pageOf(query, LIMITS.listPageSize);
    const places = await this.calls.places([caller.userId, ...(other === null ? [] : [other])]);
    return {
      calls: await this.views(caller, other, page),
      member: other === null ? null : ((await this.cards.names(caller, [other])).get(other) ?? null),
      place: placeView(places.get(caller.userId) ?? INDIA),
      theirPlace: possible ? placeView(places.get(other) ?? INDIA) : null,
      numbers: (await this.seats.numbersOf(caller.userId)).map(numberView),
      ...pagesOf(page, await this.calls.count(caller.userId, other)),
    };
  }

  /** The open call with a member, or else the last one. @throws AppError profile-not-found */
  async latestWith(caller: MemberPrincipal, otherId: number): Promise<CallView> {
    const [call] = await this.views(caller, otherId, FIRST);
    if (!call) throw new AppError('profile-not-found');
    return call;
  }

  private async views(caller: MemberPrincipal, otherId: number | null, page: Page): Promise<CallView[]> {
    const rows = await this.calls.page(caller.userId, otherId, page);
    const otherOf = ({ proposerId, answererId }: (typeof rows)[number]['call']): number =>
      (proposerId === caller.userId ? answererId : proposerId) ?? 0;
    const others = [...new Set(rows.map(({ call }) => otherOf(call)))];
    const names = await this.cards.names(caller, others);
    const places = await this.calls.places([caller.userId, ...others]);
    const hands = await this.hands.last(caller.userId, others, ['call']);
    const numbers = await this.seats.numbersAt(rows.map(({ call }) => call.numberSeatId));
    const said = await this.calls.outcomes(
      caller.userId,
      // What the candidate said of a call is in no answer to a hand (C14).
      caller.hand ? [] : rows.map(({ call }) => call.id),
    );
    return rows.flatMap(({ call, alive }) => {
      const member = names.get(otherOf(call));
      if (!member) return [];
      const outcome = (said.get(call.id) as CallOutcome | undefined) ?? null;
      const [mine, theirs] = [places.get(caller.userId) ?? INDIA, places.get(otherOf(call)) ?? INDIA];
      const view = callView(call, {
        alive,
        viewerId: caller.userId,
        member,
        mine,
        theirs,
        numbers,
        outcome,
        now: this.clock.now(),
      });
      const by = hands.get(member.id);
      return [{ ...view, ...(by && { by }), ...(caller.hand && { asksOutcome: false }) }];
    });
  }
}

/** For the family itself: the number is not in it. */
const numberView = ({ id, relation, name }: FamilyNumber): CallsPage['numbers'][number] => ({ id, relation, name });
