/** C14: the candidate's yes: what was suggested is done as if the candidate had pressed, and carries the hand's name. */
import type { DeskDraftAnswer } from '@kalyanam/shared/contracts/desk';
import type { CallProposal } from '@kalyanam/shared/contracts/calls';
import type { DeskActName, DeskDraftKind } from '@kalyanam/shared/desk/drafts';
import type { ErrorCode } from '@kalyanam/shared/errors';
import { Injectable } from '@nestjs/common';
import { AccountsService } from '../accounts/accounts.service.js';
import type { MemberPrincipal } from '../accounts/member-principal.js';
import { CallActs } from '../calls/call-acts.service.js';
import { Clock } from '../common/clock.js';
import { AppError } from '../common/errors/app-error.js';
import type { Answer } from '../common/http/answer.js';
import type { DeskDraft } from '../desk/desk-draft.entity.js';
import { InterestActs } from '../interests/interest-acts.service.js';
import { ProfileVisibility } from '../profiles/profile-visibility.service.js';
import { DeskActs } from './desk-acts.service.js';
import { payloadOf } from './desk-draft.view.js';
import { DeskDraftsRepository } from './desk-drafts.repository.js';
import { DeskDrafts } from './desk-drafts.service.js';
import { DeskNotices } from './desk-notices.service.js';

const ACTS: Readonly<Record<DeskDraftKind, DeskActName>> = {
  'send-interest': 'interest-sent',
  accept: 'interest-accepted',
  decline: 'interest-declined',
  call: 'call',
};

/** The other has left, or things have changed: it will not become possible by waiting. */
const GONE: readonly ErrorCode[] = [
  'profile-not-found',
  'interest-not-possible',
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
    private readonly notices: DeskNotices,
    private readonly interests: InterestActs,
    private readonly calls: CallActs,
    private readonly accounts: AccountsService,
    private readonly visibility: ProfileVisibility,
    private readonly clock: Clock,
  ) {}

  /**
   * Of an approval and a withdrawal at once the first wins. Approved again, nothing is done twice.
   * @throws AppError not-found, desk-draft-decided, desk-draft-gone, and what refuses the act for the moment
   */
  async approve(candidate: MemberPrincipal, id: string): Promise<Answer<DeskDraftAnswer>> {
    const claimed = await this.drafts.close(candidate, id, async (manager, draft) => {
      if (draft.state === 'approved') return null;
      await this.drafts.decide(manager, draft, 'approved');
      return draft;
    });
    if (claimed) await this.carryOut(candidate, claimed);
    return this.drafts.answer(candidate, id);
  }

  private async carryOut(candidate: MemberPrincipal, draft: DeskDraft): Promise<void> {
    try {
      await this.perform(candidate, draft);
    } catch (error) {
      await this.failed(draft, error);
      throw error instanceof AppError && GONE.includes(error.code) ? new AppError('desk-draft-gone') : error;
    }
    const { profileUserId, byUserId, aboutUserId, relation, kind } = draft;
    if (byUserId !== null) {
      const hand = { userId: byUserId, relation, name: '' };
      const aboutIds = aboutUserId === null ? [] : [aboutUserId];
      await this.acts.note({ profileUserId, hand, act: ACTS[kind], aboutIds, wayBack: null });
    }
    await this.accounts.transaction((manager) => this.notices.fate(manager, byUserId));
  }

  /** What may work tomorrow stays open, e.g. where the day's interests are used up. */
  private async failed(draft: DeskDraft, error: unknown): Promise<void> {
    const gone = error instanceof AppError && GONE.includes(error.code);
    await this.accounts.transaction(async (manager) => {
      const over = { state: 'lapsed', open: null, lapseReason: 'gone', decidedAt: this.clock.now() } as const;
      await this.rows.settle(manager, draft.id, gone ? over : { state: 'open', open: 1, decidedAt: null });
      if (gone) await this.notices.fate(manager, draft.byUserId);
    });
  }

  private async perform(candidate: MemberPrincipal, draft: DeskDraft): Promise<void> {
    const about = draft.aboutUserId === null ? null : await this.accounts.byId(draft.aboutUserId);
    if (!about) throw new AppError('profile-not-found');
    const { publicId: profileId } = about;
    const { owner } = await this.visibility.requireFound(candidate, profileId);
    // Who is offline may be answered, but is asked for nothing.
    if (!owner.isActive && ASKS.includes(draft.kind)) throw new AppError('profile-not-found');
    const payload = payloadOf(draft);
    if (draft.kind === 'call') await this.calls.propose(candidate, profileId, payload as CallProposal);
    else if (draft.kind === 'send-interest') await this.interests.press(candidate, profileId, 'show', payload);
    else await this.interests.press(candidate, profileId, draft.kind);
  }
}
