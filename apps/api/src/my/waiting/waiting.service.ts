/** R117: everything that waits for a person, with the names and facts that its rows show. */
import type { CheckFact } from '@kalyanam/shared/base/domain/lists';
import type { WaitingAnswer, WaitingKind } from '@kalyanam/shared/contracts/waiting';
import { deskVerdict } from '@kalyanam/shared/topics/family/desk-rights';
import { Injectable } from '@nestjs/common';
import { cardFitsOf, Matches } from '../../matching/wishes/matches.service.js';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import type { Answer } from '../../platform/http/answer.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { Clock } from '../../platform/time/clock.js';
import { endsByTime } from '../../profiles/checks/checks.policy.js';
import { Checks } from '../../profiles/checks/checks.service.js';
import { MemberCards } from '../../profiles/profile/member-cards.service.js';
import { WaitingRepository, type OtherMember, type WaitingThing } from './waiting.repository.js';
import { rowOf, type Known } from './waiting.view.js';

const MOST = 30;

/** Those whose other member is read as a card. */
const WITH_CARD: readonly WaitingKind[] = ['interest', 'call', 'outcome', 'photos', 'suggestion'];

@Injectable()
export class WaitingList {
  constructor(
    private readonly waiting: WaitingRepository,
    private readonly cards: MemberCards,
    private readonly matches: Matches,
    private readonly checks: Checks,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  async of(caller: MemberPrincipal): Promise<Answer<WaitingAnswer>> {
    await this.limits.count('waiting-member', caller.publicId);
    const now = this.clock.now();
    const { things, total, interests } = await this.waiting.of({ userId: caller.userId, now }, kindsFor(caller), MOST);
    const standing = await this.standing(caller.userId, things);
    const known = { ...(await this.known(caller, standing)), now };
    const rows = standing.flatMap((thing) => rowOf(thing, known) ?? []);
    // What the query found and the reader may not see at this moment is counted nowhere.
    const gone = things.filter(({ kind, id }) => !rows.some((row) => row.kind === kind && row.id === id));
    return {
      rows,
      total: total - gone.length,
      interests: interests - gone.filter(({ kind }) => kind === 'interest').length,
    };
  }

  /** Without checks of what the profile has stopped saying. */
  private async standing(userId: number, things: readonly WaitingThing[]): Promise<readonly WaitingThing[]> {
    if (!things.some(({ kind }) => kind === 'check')) return things;
    const { said, rows } = await this.checks.forUser(userId);
    return things.filter(({ kind, id }) => {
      const row = rows.get(id as CheckFact);
      return kind !== 'check' || (row !== undefined && endsByTime(row, said));
    });
  }

  private async known(caller: MemberPrincipal, things: readonly WaitingThing[]): Promise<Omit<Known, 'now'>> {
    const idsOf = (kinds: readonly WaitingKind[]) => [
      ...new Set(things.filter(({ kind }) => kinds.includes(kind)).flatMap(({ others }) => others.map(idOf))),
    ];
    const [shown, interested, unseen] = [idsOf(WITH_CARD), idsOf(['interest']), idsOf(['marriage'])];
    const cards = shown.length === 0 ? [] : await this.cards.byIds(caller, shown, 'found');
    const pairs = await this.matches.pairs(caller.userId, interested);
    return {
      cards: new Map(cards.map((card) => [card.id, card])),
      fits: new Map([...pairs.values()].map((pair) => [pair.id, cardFitsOf(pair).fit])),
      names: unseen.length === 0 ? new Map() : await this.cards.namesOfClosed(caller, unseen),
    };
  }
}

const idOf = ({ userId }: OtherMember): number => userId;

/** What a person can do something about; of a family account only what its seat answers, or suggests an answer to. */
function kindsFor({ levels, verificationStatus, hand }: MemberPrincipal): WaitingKind[] {
  const browses = levels.includes('browsing-member');
  const isVerified = levels.includes('verified-member');
  const answers = hand ? deskVerdict('answer', hand) : 'yes';
  const ofSeat: WaitingKind[] = [
    ...(browses && answers !== 'no' ? (['interest'] as const) : []),
    ...(isVerified && answers === 'yes' ? (['call'] as const) : []),
  ];
  if (hand) return ofSeat;
  return [
    ...ofSeat,
    ...(browses ? (['photos'] as const) : []),
    ...(isVerified ? (['outcome', 'check'] as const) : []),
    ...(verificationStatus === 'semi-verified' ? (['question'] as const) : []),
    ...(['marriage', 'suggestion'] as const),
  ];
}
