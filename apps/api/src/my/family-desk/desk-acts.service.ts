/** C14: the history of a desk: who did what, and what the candidate may undo. */
import type { DeskActView, DeskUndoneAnswer } from '@kalyanam/shared/contracts/desk';
import { DESK_LIMITS } from '@kalyanam/shared/topics/family/desk';
import type { DeskActName } from '@kalyanam/shared/topics/family/drafts';
import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import type { Hand, MemberPrincipal } from '../../people/accounts/member-principal.js';
import { Clock } from '../../platform/time/clock.js';
import { isPublicId, publicId } from '../../platform/crypto/public-id.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import { MemberCards, type MemberName } from '../../profiles/profile/member-cards.service.js';
import { DeskActsRepository, type ActRow } from './desk-acts.repository.js';
import { DeskNotices } from './desk-notices.service.js';
import { WaysBack, type WayBack } from './ways-back.service.js';

const HOUR_MS = 3_600_000;
const WEEK_SECONDS = 7 * 86_400;
const MOST_SHOWN = 50;

export interface Done {
  readonly profileUserId: number;
  readonly hand: Pick<Hand, 'userId' | 'relation' | 'name'>;
  readonly act: DeskActName;
  /** Internal ids of the members it is about. */
  readonly aboutIds: readonly number[];
  readonly wayBack: WayBack | null;
}

@Injectable()
export class DeskActs {
  constructor(
    private readonly acts: DeskActsRepository,
    private readonly notices: DeskNotices,
    private readonly back: WaysBack,
    private readonly accounts: AccountsService,
    private readonly cards: MemberCards,
    private readonly clock: Clock,
  ) {}

  /** After it is done; the candidate gets a notice (R116). */
  async note(done: Done): Promise<void> {
    await this.accounts.transaction(async (manager) => {
      await this.noteIn(manager, done);
      if (done.wayBack) await this.notices.changed(manager, done.profileUserId, done.hand);
      else await this.notices.acted(manager, done.profileUserId, done.hand, done.act);
    });
  }

  /**
   * Includes acts that the candidate decided, of which they need no notice; found by the public id of the suggestion.
   */
  async noteIn(
    manager: EntityManager,
    { profileUserId, hand, act, aboutIds, wayBack }: Omit<Done, 'hand'> & { hand: Pick<Hand, 'userId' | 'relation'> },
    draftId?: string,
  ): Promise<void> {
    const { userId: byUserId, relation } = hand;
    const alike = { profileUserId, byUserId, relation, act, at: this.clock.now() };
    const rows = (aboutIds.length > 0 ? aboutIds : [null]).map((aboutUserId) => ({
      publicId: draftId ?? publicId(),
      ...alike,
      aboutUserId,
      wayBack: wayBack && JSON.stringify(wayBack),
    }));
    await this.acts.insert(manager, rows);
  }

  /** Acts of seven days, the newest first. */
  async week(caller: MemberPrincipal): Promise<DeskActView[]> {
    const rows = await this.acts.since(caller.userId, this.clock.inSeconds(-WEEK_SECONDS), MOST_SHOWN);
    const ids = rows.flatMap(({ aboutId }) => (aboutId === null ? [] : [aboutId]));
    const names = await this.cards.names(caller, [...new Set(ids)]);
    return rows.map((row) => this.view(row, names));
  }

  /** Undone once, it stays so. @throws AppError not-found, desk-undo-over */
  async undo(candidate: MemberPrincipal, id: string): Promise<Answer<DeskUndoneAnswer>> {
    if (!isPublicId(id)) throw new AppError('not-found');
    await this.accounts.transaction((manager) => this.takeBack(manager, candidate, id));
    const row = await this.acts.one(candidate.userId, id);
    if (!row) throw new AppError('not-found');
    return { act: this.view(row, new Map()) };
  }

  @Cron(CronExpression.EVERY_HOUR)
  async forget(): Promise<void> {
    await this.acts.forgetWaysBack(this.clock.inSeconds(-DESK_LIMITS.undoHours * 3600));
  }

  /** An act that could not be undone is not called undone. */
  private async takeBack(manager: EntityManager, candidate: MemberPrincipal, id: string): Promise<void> {
    await this.accounts.lock(manager, candidate.userId);
    const act = await this.acts.lock(manager, candidate.userId, id);
    if (!act) throw new AppError('not-found');
    if (act.undoneAt) return;
    if (!act.wayBack || this.endOf(act.at) <= this.clock.now()) throw new AppError('desk-undo-over');
    await this.acts.undone(manager, act.id, this.clock.now());
    await this.back.take(manager, candidate, JSON.parse(act.wayBack) as WayBack);
  }

  private view(row: ActRow, names: ReadonlyMap<number, MemberName>): DeskActView {
    const end = this.endOf(row.at);
    const open = Boolean(row.undoable) && row.undoneAt === null && end > this.clock.now();
    return {
      id: row.publicId,
      act: row.act,
      by: { name: row.name, relation: row.relation },
      about: row.aboutId === null ? null : (names.get(row.aboutId) ?? null),
      at: row.at.toISOString(),
      undoUntil: open ? end.toISOString() : null,
      undone: row.undoneAt !== null,
    };
  }

  private endOf(at: Date): Date {
    return new Date(at.getTime() + DESK_LIMITS.undoHours * HOUR_MS);
  }
}
