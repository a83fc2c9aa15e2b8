/** R26: the effects of the buttons. If both sides press at the same moment, row locks put them in order. */
import type { ErrorCode } from '@kalyanam/shared/base/errors';
import type { WrittenName } from '@kalyanam/shared/base/person-name';
import type { InterestAnswer } from '@kalyanam/shared/contracts/interests';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import type { User } from '../../people/accounts/user.entity.js';
import { Clock } from '../../platform/time/clock.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { Idempotency } from '../../platform/idempotency/idempotency.service.js';
import { LookingConfirmations } from '../../matching/freshness/looking-confirmations.service.js';
import { ProfileVisibility, type FoundProfile } from '../../profiles/profile/profile-visibility.service.js';
import { ProfilesService } from '../../profiles/profile/profiles.service.js';
import { interestView } from '../../people/relations/interest.view.js';
import { InterestsService, type Words, wordsOf } from '../../people/relations/interests.service.js';
import { SettledSuggestions } from '../../people/seats/settled-suggestions.service.js';
import { outcomeOf, type Act, type Outcome } from '../../people/relations/transitions.js';
import { InterestNotices, type Named } from './interest-notices.service.js';
import { WaitingLine } from './waiting-line.service.js';

/** Each act is refused in its own words. */
const REFUSALS = {
  show: 'interest-not-possible',
  accept: 'interest-not-answerable',
  decline: 'interest-not-answerable',
  withdraw: 'interest-not-withdrawable',
} as const satisfies Record<Act, ErrorCode>;

interface Press {
  readonly caller: MemberPrincipal;
  readonly ownerId: number;
  readonly profileId: string;
  readonly act: Act;
  readonly words: Words;
  readonly names: { readonly own: WrittenName; readonly other: WrittenName };
}

/** The two of a press, both locked. */
interface Pair {
  readonly manager: EntityManager;
  readonly callerId: number;
  readonly ownerId: number;
  readonly words: Words;
  readonly own: Named;
  readonly other: Named;
}

interface Effect {
  /** Brings the two into contact, and so needs both to be visible to each other. */
  readonly reaches: boolean;
  /** Rows, notices, and the waiting line of the receiver. */
  readonly carryOut: (pair: Pair) => Promise<void>;
}

@Injectable()
export class InterestActs {
  private readonly outcomes: Readonly<Record<Outcome, Effect>> = {
    same: { reaches: false, carryOut: async () => undefined },
    ask: {
      reaches: true,
      carryOut: async ({ manager, callerId, ownerId, words }) => {
        await this.interests.ask(manager, callerId, ownerId, words);
        await this.suggestions.by(manager, 'shown', callerId, [ownerId]);
        if (words.noteState === 'held') await this.notices.held(manager, callerId, ownerId);
        await this.line.advance(manager, ownerId);
        const asked = await this.interests.find(manager, callerId, ownerId);
        if (interestView(callerId, asked, true, this.clock.now()).waitsFor === 'place')
          await this.notices.waiting(manager, callerId, ownerId);
      },
    },
    accepted: {
      reaches: true,
      carryOut: async ({ manager, callerId, ownerId, own, other }) => {
        await this.interests.settle(manager, callerId, ownerId, 'accepted');
        await this.suggestions.by(manager, 'accepted', callerId, [ownerId]);
        await this.notices.send(manager, 'interest-accepted', other, own);
        await this.notices.ended(manager, [{ receiverId: callerId, senderId: ownerId }]);
        await this.notices.waitedEnough(manager, ownerId, callerId);
        await this.line.advance(manager, callerId);
      },
    },
    declined: {
      reaches: false,
      carryOut: async ({ manager, callerId, ownerId }) => {
        await this.interests.settle(manager, callerId, ownerId, 'declined');
        await this.suggestions.by(manager, 'declined', callerId, [ownerId]);
        await this.notices.ended(manager, [{ receiverId: callerId, senderId: ownerId }]);
        await this.line.advance(manager, callerId);
      },
    },
    withdrawn: {
      reaches: false,
      carryOut: async ({ manager, callerId, ownerId }) => {
        await this.interests.settle(manager, callerId, ownerId, 'withdrawn');
        await this.notices.retract(manager, ownerId, callerId);
        await this.line.advance(manager, ownerId);
      },
    },
  };

  constructor(
    private readonly interests: InterestsService,
    private readonly notices: InterestNotices,
    private readonly line: WaitingLine,
    private readonly suggestions: SettledSuggestions,
    private readonly visibility: ProfileVisibility,
    private readonly profiles: ProfilesService,
    private readonly accounts: AccountsService,
    private readonly looking: LookingConfirmations,
    private readonly idempotency: Idempotency,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError profile-not-found, forbidden for one's own, interest-not-possible and the like, interest-quota */
  async press(
    caller: MemberPrincipal,
    profileId: string,
    act: Act,
    { note, key }: { note?: string | undefined; key?: string | undefined } = {},
  ): Promise<Answer<InterestAnswer>> {
    await this.limits.count('relate-member', caller.publicId);
    const pressed = await this.pressed(caller, profileId, act, note);
    const body = { profileId, act, ...(pressed.words.note !== null && { note: pressed.words.note }) };
    const request = { scope: `interest:${caller.publicId}`, key, body };
    const { value } = await this.accounts.transaction((manager) =>
      this.idempotency.once(manager, request, () => this.settle(manager, pressed)),
    );
    return value;
  }

  /** The same in a transaction of others. */
  async pressIn(
    manager: EntityManager,
    caller: MemberPrincipal,
    profileId: string,
    { act, note }: { act: Act; note?: string | undefined },
  ): Promise<void> {
    await this.settle(manager, await this.pressed(caller, profileId, act, note));
  }

  private async pressed(
    caller: MemberPrincipal,
    profileId: string,
    act: Act,
    note: string | undefined,
  ): Promise<Press> {
    const { ownerId } = await this.requireOther(caller, profileId);
    const names = {
      own: await this.profiles.writtenNameOf(caller.userId),
      other: await this.profiles.writtenNameOf(ownerId),
    };
    return { caller, ownerId, profileId, act, names, words: wordsOf(note) };
  }

  private async settle(manager: EntityManager, press: Press): Promise<Answer<InterestAnswer>> {
    const { caller, ownerId, profileId, act } = press;
    const locked = await this.accounts.lockBothOrThrow(manager, caller.userId, ownerId, 'profile-not-found');
    const { owner, may } = await this.requireOther(caller, profileId, manager);
    const now = this.clock.now();
    const viewOf = (interest: typeof owner.interest) => interestView(caller.userId, interest, may.showInterest, now);
    const outcome = outcomeOf(act, owner.interest, caller.userId, now);
    const { reaches, carryOut } = this.outcomes[outcome ?? 'same'];
    if (outcome === null || (reaches && !(await this.isVisibleTo(manager, locked.other, caller.userId))))
      throw new AppError(REFUSALS[act], { details: { interest: viewOf(owner.interest) } });
    if (reaches) await this.looking.confirm(manager, caller.userId, 'interest');
    await carryOut({
      ...{ manager, callerId: caller.userId, ownerId, words: press.words },
      own: { user: locked.own, ...press.names.own },
      other: { user: locked.other, ...press.names.other },
    });
    const interest = viewOf(await this.interests.find(manager, caller.userId, ownerId));
    return { interest, left: await this.interests.left(caller.userId, manager) };
  }

  /** A member who has since been put on hold or married is visible to no one and cannot contact anyone. */
  private async isVisibleTo(manager: EntityManager, other: User, callerId: number): Promise<boolean> {
    const viewer = { userId: other.id, verificationStatus: other.verificationStatus };
    return (await this.visibility.forViewer(viewer, callerId, manager))?.found ?? false;
  }

  private async requireOther(
    caller: MemberPrincipal,
    profileId: string,
    manager?: EntityManager,
  ): Promise<FoundProfile> {
    const profile = await this.visibility.requireFound(caller, profileId, manager);
    if (profile.may.own) throw new AppError('forbidden');
    return profile;
  }
}
