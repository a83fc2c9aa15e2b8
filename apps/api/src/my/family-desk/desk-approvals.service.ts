/**
 * C14: the candidate's yes: the suggested act is done as if the candidate had pressed, under the family member's name.
 * The yes, the act and its history are one transaction: either all of them are there, or the suggestion waits as
 * before.
 */
import type { DeskDraftAnswer } from '@kalyanam/shared/contracts/desk';
import type { CallProposal } from '@kalyanam/shared/contracts/calls';
import { isAboutOwn, type DeskActName, type DeskDraftKind } from '@kalyanam/shared/topics/family/drafts';
import type { ErrorCode } from '@kalyanam/shared/base/errors';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { CallActs } from '../../contact/first-calls/call-acts.service.js';
import { isPublicId } from '../../platform/crypto/public-id.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import { Limits } from '../../platform/limits/limits.service.js';
import type { DeskDraft } from '../../people/seats/desk-draft.entity.js';
import { InterestActs } from '../../contact/interests/interest-acts.service.js';
import { ContactDenials } from '../who-looked/contact-denials.service.js';
import { ProfileVisibility } from '../../profiles/profile/profile-visibility.service.js';
import { DeskActs, type Done } from './desk-acts.service.js';
import { DeskChanges } from './desk-changes.service.js';
import { payloadOf } from './desk-draft.payload.js';
import { DeskDraftsRepository } from './desk-drafts.repository.js';
import { DeskDrafts } from './desk-drafts.service.js';
import { DeskNotices } from './desk-notices.service.js';

const ACTS: Readonly<Record<DeskDraftKind, DeskActName>> = {
  'send-interest': 'interest-sent',
  accept: 'interest-accepted',
  decline: 'interest-declined',
  call: 'call',
  edit: 'edited',
  biodata: 'biodata',
  'biodata-change': 'biodata-changed',
  'contact-shown': 'contact-shown',
};

/** The other has left, or things have changed: it will not become possible by waiting. */
const GONE: readonly ErrorCode[] = [
  'profile-not-found',
  'interest-not-possible',
  'interest-not-answerable',
  'call-not-possible',
  'changed-meanwhile',
  'invalid-form',
];

const ASKS: readonly DeskDraftKind[] = ['send-interest', 'call'];

@Injectable()
export class DeskApprovals {
  constructor(
    private readonly drafts: DeskDrafts,
    private readonly rows: DeskDraftsRepository,
    private readonly acts: DeskActs,
    private readonly changes: DeskChanges,
    private readonly notices: DeskNotices,
    private readonly interests: InterestActs,
    private readonly calls: CallActs,
    private readonly accounts: AccountsService,
    private readonly denials: ContactDenials,
    private readonly visibility: ProfileVisibility,
    private readonly limits: Limits,
  ) {}

  /**
   * If an approval and a withdrawal meet, the first wins. Approved again, nothing is done twice.
   * @throws AppError not-found, desk-draft-decided, desk-draft-gone, and what refuses the act for the moment
   */
  async approve(candidate: MemberPrincipal, id: string): Promise<Answer<DeskDraftAnswer>> {
    const draft = isPublicId(id) ? await this.rows.one(candidate.userId, id) : null;
    if (!draft) throw new AppError('not-found');
    await this.count(candidate, draft);
    try {
      await this.accounts.transaction((manager) => this.carryOut(manager, candidate, draft));
    } catch (error) {
      // Permanent refusals discard the suggestion; temporary ones keep it open, e.g. where the day's interests are used
      // up.
      if (!(error instanceof AppError && GONE.includes(error.code))) throw error;
      await this.drafts.close(candidate, id, async (manager, waiting) => {
        if (waiting.open) await this.drafts.lapse(manager, waiting, 'gone');
      });
      throw new AppError('desk-draft-gone');
    }
    return this.drafts.answer(candidate, id);
  }

  /** As the press of the candidate's own would count. */
  private async count({ publicId, userId }: MemberPrincipal, { kind }: DeskDraft): Promise<void> {
    if (kind === 'call') await this.limits.count('call-propose', publicId);
    else if (kind === 'biodata') await this.limits.count('biodata-create', String(userId));
    else await this.limits.count('relate-member', publicId);
  }

  private async carryOut(manager: EntityManager, candidate: MemberPrincipal, found: DeskDraft): Promise<void> {
    const { aboutUserId, publicId } = found;
    // Both at once, in the order in which everything that concerns two members locks them.
    if (aboutUserId !== null) await this.accounts.lockBoth(manager, candidate.userId, aboutUserId);
    const draft = await this.drafts.lock(manager, candidate.userId, publicId);
    if (draft.state === 'approved') return;
    await this.drafts.decide(manager, draft, 'approved');
    const wayBack = await this.perform(manager, candidate, draft);
    const { profileUserId, byUserId, relation, kind } = draft;
    if (byUserId !== null) {
      const aboutIds = aboutUserId === null ? [] : [aboutUserId];
      const hand = { userId: byUserId, relation };
      await this.acts.noteIn(manager, { profileUserId, hand, act: ACTS[kind], aboutIds, wayBack }, publicId);
    }
    await this.notices.fate(manager, byUserId);
  }

  /** The way back of what can be undone. */
  private async perform(
    manager: EntityManager,
    candidate: MemberPrincipal,
    draft: DeskDraft,
  ): Promise<Done['wayBack']> {
    const payload = payloadOf(draft);
    if (isAboutOwn(draft.kind))
      return this.changes.make(manager, candidate, payload, draft.byUserId ?? candidate.userId);
    const about = draft.aboutUserId === null ? null : await this.accounts.byId(draft.aboutUserId);
    if (!about) throw new AppError('profile-not-found');
    if (draft.kind === 'contact-shown') {
      await this.denials.allowIn(manager, candidate.userId, about.id);
      return null;
    }
    const { publicId: profileId } = about;
    const { owner } = await this.visibility.requireFound(candidate, profileId, manager);
    // An offline member may be answered, but is asked for nothing.
    if (!owner.isActive && ASKS.includes(draft.kind)) throw new AppError('profile-not-found');
    if (draft.kind === 'call') await this.calls.proposeIn(manager, candidate, profileId, payload as CallProposal);
    else if (draft.kind === 'send-interest')
      await this.interests.pressIn(manager, candidate, profileId, { act: 'show', note: payload.note });
    else if (draft.kind === 'accept' || draft.kind === 'decline')
      await this.interests.pressIn(manager, candidate, profileId, { act: draft.kind });
    return null;
  }
}
