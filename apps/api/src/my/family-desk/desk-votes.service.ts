/** C14: opinions of a desk about profiles. A note of the candidate is in no answer to a family member. */
import type { DeskOpinion, DeskOpinionAnswer, DeskVoteRequest, DeskVoteView } from '@kalyanam/shared/contracts/desk';
import { type DeskRelation, type DeskVote, DESK_MESSAGES } from '@kalyanam/shared/topics/family/desk';
import { deskVerdict } from '@kalyanam/shared/topics/family/desk-rights';
import { plainLine } from '@kalyanam/shared/base/plain-text';
import { given } from '@kalyanam/shared/base/rule';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { Clock } from '../../platform/time/clock.js';
import { AppError, fieldError } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { DeskVoteRow } from '../../people/seats/desk-vote.entity.js';
import { MemberCards } from '../../profiles/profile/member-cards.service.js';
import { ProfileVisibility } from '../../profiles/profile/profile-visibility.service.js';

const MOST_SHOWN = 20;

interface VoteRow {
  readonly aboutId: number;
  readonly byId: number;
  readonly name: string | null;
  readonly relation: DeskRelation | null;
  readonly vote: DeskVote | null;
  readonly note: string | null;
  readonly at: Date;
}

@Injectable()
export class DeskVotes {
  constructor(
    private readonly visibility: ProfileVisibility,
    private readonly cards: MemberCards,
    private readonly limits: Limits,
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError profile-not-found, forbidden, invalid-form with a note from a member who may only vote */
  async vote(caller: MemberPrincipal, profileId: string, form: DeskVoteRequest): Promise<Answer<DeskOpinionAnswer>> {
    await this.limits.count('relate-member', caller.publicId);
    const { ownerId, may } = await this.visibility.requireFound(caller, profileId);
    if (may.own) throw new AppError('forbidden');
    const vote = given(form.vote) ?? null;
    const note = plainLine(given(form.note) ?? '') || null;
    if (note && caller.hand && deskVerdict('note', caller.hand) !== 'yes')
      throw fieldError('note', DESK_MESSAGES.notReaders);
    const key = { profileUserId: caller.userId, aboutUserId: ownerId, byUserId: (caller.hand ?? caller).userId };
    const rows = this.database.getRepository(DeskVoteRow);
    if (vote === null && note === null) await rows.delete(key);
    else await rows.upsert({ ...key, vote, note, at: this.clock.now() }, Object.keys(key));
    return this.opinion(caller, profileId);
  }

  /** @throws AppError profile-not-found */
  async opinion(caller: MemberPrincipal, profileId: string): Promise<Answer<DeskOpinionAnswer>> {
    const { ownerId } = await this.visibility.requireFound(caller, profileId);
    const [opinion] = await this.opinions(caller, [ownerId]);
    if (opinion) return { opinion };
    const about = (await this.cards.faces(caller, [ownerId])).get(ownerId);
    if (!about) throw new AppError('profile-not-found');
    return { opinion: { about, votes: [] } };
  }

  /** Opinions about the profiles that the desk discussed last. */
  async latest(caller: MemberPrincipal): Promise<DeskOpinion[]> {
    const rows = await this.database.query<{ id: number }[]>(
      `SELECT about_user_id AS id FROM desk_votes WHERE profile_user_id = ?
       GROUP BY about_user_id ORDER BY MAX(at) DESC, about_user_id DESC LIMIT ?`,
      [caller.userId, MOST_SHOWN],
    );
    return this.opinions(
      caller,
      rows.map(({ id }) => id),
    );
  }

  private async opinions(caller: MemberPrincipal, aboutIds: readonly number[]): Promise<DeskOpinion[]> {
    if (aboutIds.length === 0) return [];
    const rows = await this.database.query<VoteRow[]>(
      `SELECT v.about_user_id AS aboutId, v.by_user_id AS byId, h.own_name AS name, m.relation, v.vote, v.note, v.at
       FROM desk_votes v
       LEFT JOIN desk_members m ON m.profile_user_id = v.profile_user_id AND m.user_id = v.by_user_id AND m.live = 1
       LEFT JOIN users h ON h.id = m.user_id
       WHERE v.profile_user_id = ? AND v.about_user_id IN (?) ORDER BY v.at, v.by_user_id`,
      [caller.userId, aboutIds],
    );
    const faces = await this.cards.faces(caller, aboutIds);
    const shown = rows.filter((row) => isFor(caller, row));
    return aboutIds.flatMap((id) => {
      const about = faces.get(id);
      const votes = shown.filter((row) => row.aboutId === id).map((row) => voteView(caller, row));
      return about && votes.length > 0 ? [{ about, votes }] : [];
    });
  }
}

const isOwn = (caller: MemberPrincipal, { byId }: VoteRow): boolean => byId === (caller.hand ?? caller).userId;

/** A member who may only vote sees their own; a candidate's vote whose note is hidden is not shown to others. */
function isFor(caller: MemberPrincipal, row: VoteRow): boolean {
  if (isOwn(caller, row) || !caller.hand) return true;
  return caller.hand.role !== 'reader' && (row.relation !== null || row.vote !== null);
}

function voteView(caller: MemberPrincipal, row: VoteRow): DeskVoteView {
  const mine = isOwn(caller, row);
  const isCandidates = row.byId === caller.userId;
  return {
    by: isCandidates || !row.relation ? null : { name: row.name, relation: row.relation },
    mine,
    vote: row.vote,
    note: isCandidates && caller.hand ? null : row.note,
    at: row.at.toISOString(),
  };
}
