import type { DeskAnswer } from '@kalyanam/shared/contracts/desk';
import { deskVerdict } from '@kalyanam/shared/topics/family/desk-rights';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { Injectable } from '@nestjs/common';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import type { Answer } from '../../platform/http/answer.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { MemberConsents } from '../../people/consents/member-consents.service.js';
import { DeskCallers } from '../../people/seats/desk-callers.service.js';
import { DeskMembers } from '../../joining/family-invitations/desk-members.service.js';
import { ProfilePhotos } from '../../profiles/profile/profile-photos.service.js';
import { ProfilesService } from '../../profiles/profile/profiles.service.js';
import { DeskActs } from './desk-acts.service.js';
import { DeskDrafts } from './desk-drafts.service.js';
import { DeskVotes } from './desk-votes.service.js';

const NOTHING = { candidate: null, members: [], drafts: [], openDrafts: 0, opinions: [], week: [], consent: false };
const SIZE = { mostMembers: LIMITS.familyMembers };

/**
 * The desk as each of it sees it: all of it the candidate and managers, helpers what is suggested and said, readers who
 * is there.
 */
@Injectable()
export class DeskPage {
  constructor(
    private readonly callers: DeskCallers,
    private readonly members: DeskMembers,
    private readonly drafts: DeskDrafts,
    private readonly votes: DeskVotes,
    private readonly acts: DeskActs,
    private readonly consents: MemberConsents,
    private readonly profiles: ProfilesService,
    private readonly photos: ProfilePhotos,
    private readonly limits: Limits,
  ) {}

  async read(caller: MemberPrincipal): Promise<Answer<DeskAnswer>> {
    await this.limits.count('browse-member', caller.publicId);
    const { hand, kind, userId, publicId: id } = caller;
    const handId = hand?.userId ?? (kind === 'family' ? userId : null);
    const own = handId === null ? [] : await this.callers.seatsOf(handId, caller.language);
    if (kind === 'family') {
      const resting = (await this.callers.hasResting(userId)) ? { resting: true as const } : {};
      return { ...NOTHING, ...SIZE, role: null, seats: own, ...resting };
    }
    // The page of one candidate says nothing about another.
    const seats = own.filter(({ profileId }) => profileId === id);
    const may = (act: 'read' | 'ledger') => !hand || deskVerdict(act, hand) === 'yes';
    return {
      role: hand?.role ?? 'candidate',
      candidate: {
        id,
        name: await this.profiles.nameOf(userId, caller.language),
        photo: (await this.photos.forMembers(caller, [userId])).get(userId)?.[0] ?? null,
      },
      members: await this.members.list(userId, hand?.userId ?? userId),
      ...(may('read') ? await this.drafts.open(caller) : { drafts: [], openDrafts: 0 }),
      opinions: await this.votes.latest(caller),
      week: may('ledger') ? await this.acts.week(caller) : [],
      seats,
      consent: await this.consents.isGiven(userId, 'desk'),
      ...SIZE,
    };
  }
}
