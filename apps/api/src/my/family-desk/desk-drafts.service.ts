/** C14: a hand suggests, the candidate says yes or no; until then the other family sees nothing. */
import type {
  DeskDraftAnswer,
  DeskDraftRequest,
  DeskDraftsPage,
  DeskDraftsQuery,
  DeskDraftView,
} from '@kalyanam/shared/contracts/desk';
import { deskVerdict } from '@kalyanam/shared/topics/family/desk-rights';
import { DESK_DRAFT_ACTS, isAboutOwn } from '@kalyanam/shared/topics/family/drafts';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { CALL_PROPOSAL_RULES } from '@kalyanam/shared/topics/calls/call.rules';
import { refusals } from '@kalyanam/shared/base/rule';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { Clock } from '../../platform/time/clock.js';
import { isPublicId, publicId } from '../../platform/crypto/public-id.js';
import { AppError, invalidForm } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import { pageOf, pagesOf } from '../../platform/http/paging.js';
import { Limits } from '../../platform/limits/limits.service.js';
import type { DeskDraft } from '../../people/seats/desk-draft.entity.js';
import { MemberCards } from '../../profiles/profile/member-cards.service.js';
import { ProfileVisibility } from '../../profiles/profile/profile-visibility.service.js';
import { DeskChanges } from './desk-changes.service.js';
import { draftView } from './desk-draft.view.js';
import { DeskDraftsRepository, type NamedDraft } from './desk-drafts.repository.js';
import { DeskNotices } from './desk-notices.service.js';

const MOST_OPEN = 20;

@Injectable()
export class DeskDrafts {
  constructor(
    private readonly drafts: DeskDraftsRepository,
    private readonly notices: DeskNotices,
    private readonly changes: DeskChanges,
    private readonly accounts: AccountsService,
    private readonly visibility: ProfileVisibility,
    private readonly cards: MemberCards,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  async open(caller: MemberPrincipal): Promise<{ drafts: DeskDraftView[]; openDrafts: number }> {
    const drafts = await this.views(caller, await this.drafts.open(caller.userId, MOST_OPEN));
    return { drafts, openDrafts: await this.drafts.count(caller.userId, true) };
  }

  async page(caller: MemberPrincipal, query: DeskDraftsQuery): Promise<Answer<DeskDraftsPage>> {
    const page = pageOf(query, LIMITS.listPageSize);
    const drafts = await this.views(caller, await this.drafts.page(caller.userId, page));
    return { drafts, ...pagesOf(page, await this.drafts.count(caller.userId)) };
  }

  /** Sent again, it is the same. @throws AppError profile-not-found, forbidden, desk-not-yours, invalid-form */
  async make(caller: MemberPrincipal, form: DeskDraftRequest): Promise<Answer<DeskDraftAnswer>> {
    await this.limits.count('relate-member', caller.publicId);
    const { hand } = caller;
    const { kind } = form;
    if (!hand) throw new AppError('forbidden');
    if (deskVerdict(DESK_DRAFT_ACTS[kind], hand) === 'no') throw new AppError('desk-not-yours');
    const { aboutUserId, payload: what } = isAboutOwn(kind)
      ? { aboutUserId: null, payload: await this.changes.payloadOf(caller, form) }
      : await this.aboutOther(caller, form);
    const payload = JSON.stringify(what);
    const one = { profileUserId: caller.userId, byUserId: hand.userId, aboutUserId, kind, payload };
    const id = await this.accounts.transaction(async (manager) => {
      await this.accounts.lock(manager, caller.userId);
      const same = await this.drafts.same(manager, one);
      if (same) return same.publicId;
      const made = { publicId: publicId(), relation: hand.relation, madeAt: this.clock.now() };
      await this.drafts.insert(manager, { ...one, ...made, open: 1 });
      await this.notices.draft(manager, { ...one, ...made }, hand);
      return made.publicId;
    });
    return this.answer(caller, id);
  }

  /** @throws AppError not-found, desk-draft-decided */
  async refuse(candidate: MemberPrincipal, id: string): Promise<Answer<DeskDraftAnswer>> {
    await this.close(candidate, id, async (manager, draft) => {
      if (draft.state === 'refused') return;
      await this.decide(manager, draft, 'refused');
      await this.notices.fate(manager, draft.byUserId);
    });
    return this.answer(candidate, id);
  }

  /** Withdrawn by the family member who made it. @throws AppError not-found, desk-draft-decided */
  async withdraw(caller: MemberPrincipal, id: string): Promise<Answer<DeskDraftAnswer>> {
    await this.close(caller, id, async (manager, draft) => {
      if (draft.byUserId !== caller.hand?.userId) throw new AppError('not-found');
      if (draft.state === 'withdrawn') return;
      await this.decide(manager, draft, 'withdrawn');
      await this.notices.withdrawn(manager, draft);
    });
    return this.answer(caller, id);
  }

  /** The first decision wins: an earlier one stays. The row is locked. */
  async decide(manager: EntityManager, draft: DeskDraft, state: 'approved' | 'refused' | 'withdrawn'): Promise<void> {
    if (draft.state !== 'open') throw new AppError('desk-draft-decided', { details: { state: draft.state } });
    await this.settle(manager, draft, { state });
  }

  /** It is no longer possible, or was not decided in time. */
  async lapse(manager: EntityManager, draft: DeskDraft, lapseReason: 'time' | 'gone'): Promise<void> {
    await this.settle(manager, draft, { state: 'lapsed', lapseReason });
    await this.notices.fate(manager, draft.byUserId);
  }

  async close<T>(
    caller: MemberPrincipal,
    id: string,
    work: (manager: EntityManager, draft: DeskDraft) => Promise<T>,
  ): Promise<T> {
    if (!isPublicId(id)) throw new AppError('not-found');
    return this.accounts.transaction(async (manager) => work(manager, await this.lock(manager, caller.userId, id)));
  }

  /** Every change of a desk locks its candidate's account first. @throws AppError not-found */
  async lock(manager: EntityManager, profileUserId: number, id: string): Promise<DeskDraft> {
    await this.accounts.lock(manager, profileUserId);
    const draft = await this.drafts.lock(manager, profileUserId, id);
    if (!draft) throw new AppError('not-found');
    return draft;
  }

  async answer(caller: MemberPrincipal, id: string): Promise<Answer<DeskDraftAnswer>> {
    const row = await this.drafts.one(caller.userId, id);
    const [draft] = row ? await this.views(caller, [row]) : [];
    if (!draft) throw new AppError('not-found');
    return { draft };
  }

  private async settle(manager: EntityManager, draft: DeskDraft, to: Partial<DeskDraft>): Promise<void> {
    // The suggested change is kept no longer than it waits.
    const forgotten = draft.kind === 'edit' ? { payload: '{}' } : {};
    await this.drafts.settle(manager, draft.id, { ...to, ...forgotten, open: null, decidedAt: this.clock.now() });
    await this.notices.decided(manager, draft);
  }

  private async aboutOther(
    caller: MemberPrincipal,
    { kind, profileId = '', of: _, change: __, ...body }: DeskDraftRequest,
  ): Promise<{ aboutUserId: number; payload: object }> {
    const payload = kind === 'call' ? callOf(body) : kind === 'send-interest' && body.note ? { note: body.note } : {};
    const { ownerId: aboutUserId, may } = await this.visibility.requireFound(caller, profileId);
    if (may.own) throw new AppError('forbidden');
    return { aboutUserId, payload };
  }

  private async views(caller: MemberPrincipal, rows: readonly NamedDraft[]): Promise<DeskDraftView[]> {
    const ids = rows.flatMap(({ aboutUserId }) => (aboutUserId === null ? [] : [aboutUserId]));
    const faces = await this.cards.faces(caller, [...new Set(ids)]);
    const askerId = (caller.hand ?? caller).userId;
    return rows.map((row) => draftView(row, faces.get(row.aboutUserId ?? 0) ?? null, askerId));
  }
}

/** @throws AppError invalid-form where a part is missing */
function callOf(body: Omit<DeskDraftRequest, 'kind' | 'profileId' | 'of' | 'change'>): object {
  const { note: _, ...call } = body;
  const missing = refusals(CALL_PROPOSAL_RULES, call);
  if (Object.keys(missing).length > 0) throw invalidForm(missing);
  return call;
}
