import { DETAIL_MESSAGES } from '@kalyanam/shared/topics/profile/detail-messages';
import type { BrowseQuery } from '@kalyanam/shared/topics/profile/filters';
import { withoutVerifiedFacts } from '@kalyanam/shared/topics/matching/fit';
import type { WishName, Wishes } from '@kalyanam/shared/topics/matching/wishes';
import { lockedKeys } from '@kalyanam/shared/topics/matching/search-query';
import { Injectable } from '@nestjs/common';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { Clock } from '../../platform/time/clock.js';
import { AppError, fieldError } from '../../platform/errors/app-error.js';
import { type FamilyTokens, tokensOfFamily } from '../../profiles/gothras/lineages.service.js';
import { Candidates, type Candidate } from '../wishes/candidates.service.js';
import { questionOf, type BrowseQuestion } from './browse-question.js';
import { BrowseRepository } from './browse.repository.js';
import { among, type Criterion, type EntryColumn, members, type Musts, not, since } from './criterion.js';
import type { Listed } from './listed.js';
import { meetsMyMusts } from './my-musts.js';
import { missedMusts } from './their-musts.js';

export interface Asked extends Listed {
  /** The parts of `where` by wishes, as far as this list asks for them. */
  readonly myMusts: readonly (readonly [WishName, Criterion])[];
  /** Musts of members who show themselves only to those who meet them, for all musts that the viewer misses. */
  readonly hidden: readonly Musts[];
  /** The viewer's own. */
  readonly wishes: Wishes;
  readonly verified: boolean;
}

/** A browsing member's query of the listing, including all relations between them and others. */
@Injectable()
export class BrowseQuestions {
  constructor(
    private readonly entries: BrowseRepository,
    private readonly candidates: Candidates,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError invalid-form for a filter that opens after verification */
  async ask(caller: MemberPrincipal, query: BrowseQuery): Promise<Asked> {
    const verified = caller.verificationStatus === 'verified';
    if (!verified) refuseLocked(query);
    const me = (await this.candidates.byIds([caller.userId])).get(caller.userId);
    if (!me) throw new AppError('profile-not-found');
    const question = questionOf(query, { userId: caller.userId, gender: me.profile.gender });
    const excluded = await this.entries.excluded(caller.userId);
    const same = verified ? sameFor(tokensOfFamily(me.family)) : [];
    const byWishes = this.byWishes(question, me, same);
    const where = [not(members(excluded)), ...byWishes.myMusts.map(([, met]) => met)];
    const { wishes } = me.stated;
    return { question, where, ...byWishes, same, wishes, verified, now: this.clock.now() };
  }

  /** Profiles of a search that are new to the member since a moment, with no interest between the two yet. */
  async askNews(caller: MemberPrincipal, query: BrowseQuery, moment: Date): Promise<Asked> {
    const { where, ...asked } = await this.ask(caller, query);
    const column = caller.verificationStatus === 'verified' ? 'verifiedNewsAt' : 'newsAt';
    const after = new Date(moment.getTime() + 1);
    return { ...asked, where: [...where, since(column, after), not(members(await this.interested(caller)))] };
  }

  /** The profiles of these that a search would still list. */
  async askAmong(caller: MemberPrincipal, query: BrowseQuery, ids: readonly number[]): Promise<Asked> {
    const { where, ...asked } = await this.ask(caller, query);
    return { ...asked, where: [...where, members(ids), not(members(await this.interested(caller)))] };
  }

  private interested({ userId }: MemberPrincipal): Promise<number[]> {
    return this.entries.interestedWith(userId);
  }

  private byWishes(
    { fits, filters: { gender } }: BrowseQuestion,
    me: Candidate,
    same: readonly Criterion[],
  ): Pick<Asked, 'myMusts' | 'missed' | 'hidden'> {
    const { wishes, hideFromMisfits } = me.stated;
    // What others' musts make of a change is seen the next day only (R106).
    const facts = me.verified ? me.judged : withoutVerifiedFacts(me.judged);
    const viewer = { verified: me.verified, now: this.clock.now(), same };
    const hiding = missedMusts(facts, gender, same, true);
    const missed = fits?.both ? missedMusts(facts, gender, same, false) : hiding;
    return {
      myMusts: meetsMyMusts(wishes, viewer).filter(([wish]) => hideFromMisfits || asks(fits, wish)),
      missed,
      hidden: hiding,
    };
  }
}

const asks = (fits: BrowseQuestion['fits'], wish: WishName): boolean =>
  fits !== null && (fits.only === null || fits.only.includes(wish));

/** Who may not read a fact may not filter by it either, nor by how they fit what others wish. */
function refuseLocked(query: BrowseQuery): void {
  const [locked] = lockedKeys(query);
  if (locked) throw fieldError(locked, DETAIL_MESSAGES.afterVerification);
}

/** R46: the ways in which a listed family is the same as the viewer's, by the viewer's rule or by theirs. */
function sameFor({ own, surname, avoids }: FamilyTokens): Criterion[] {
  const gothras = [own, ...avoids.filter(({ line }) => line !== 'surname').map(({ token }) => token)].filter(Boolean);
  const surnames = avoids.filter(({ line }) => line === 'surname').map(({ token }) => token);
  const mine = [own, surname].filter(Boolean);
  return [
    ...(gothras.length > 0 ? [among<EntryColumn>('gothraOwn', gothras)] : []),
    ...(surnames.length > 0 ? [among<EntryColumn>('surnameKey', surnames)] : []),
    ...(mine.length > 0 ? [{ is: 'avoids', tokens: mine } as const] : []),
  ];
}
