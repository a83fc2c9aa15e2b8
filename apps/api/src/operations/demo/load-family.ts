import type { DeskRelation, DeskVote } from '@kalyanam/shared/topics/family/desk';
import type { DeskAllowance, DeskRole } from '@kalyanam/shared/topics/family/desk-rights';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { publicId } from '../../platform/crypto/public-id.js';
import { MemberConsents } from '../../people/consents/member-consents.service.js';
import { allowText, DeskMember } from '../../people/seats/desk-member.entity.js';
import { DeskActRow } from '../../people/seats/desk-act.entity.js';
import { DeskDraft } from '../../people/seats/desk-draft.entity.js';
import { DeskVoteRow } from '../../people/seats/desk-vote.entity.js';
import type { Payload } from '../../my/family-desk/desk-draft.payload.js';
import { DetailChanges } from '../../my/profile/detail-changes.service.js';
import { NEAR_YEARS } from './deeds.js';
import { DemoClock } from './demo-clock.js';

const HOUR_MS = 3_600_000;

interface Person {
  readonly email: string;
  readonly phone: string;
  readonly ownName: string;
  readonly role: DeskRole;
  readonly relation: DeskRelation;
  readonly allow: DeskAllowance[];
  readonly votes: readonly (DeskVote | null)[];
  readonly note: string;
}

const FAMILY: readonly Person[] = [
  {
    email: 'mother@example.com',
    phone: '9000900001',
    ownName: 'Vijaya Reddy Yeruva',
    role: 'manager',
    relation: 'mother',
    allow: ['answer', 'contact', 'biodata'],
    votes: ['yes', 'maybe', 'yes'],
    note: 'Her people are from our side.',
  },
  {
    email: 'aunt@example.com',
    phone: '9000900002',
    ownName: 'Sunitha Reddy Gaddam',
    role: 'helper',
    relation: 'pinni',
    allow: [],
    votes: ['yes', 'no', null],
    note: 'I know the uncle.',
  },
];

/** C14: the desk of one member: a mother who may answer, an aunt who helps, votes, and two suggestions that wait. */
@Injectable()
export class DemoFamily {
  constructor(
    private readonly database: DataSource,
    private readonly accounts: AccountsService,
    private readonly consents: MemberConsents,
    private readonly details: DetailChanges,
    private readonly clock: DemoClock,
  ) {}

  async add(email: string, passwordHash: string, now: Date): Promise<void> {
    const me = await this.accounts.byEmail(email);
    if (!me || (await this.accounts.byEmail(FAMILY[0]!.email))) return;
    const [asked, free] = [await this.asked(me.id), await this.free(me.id)];
    this.clock.set(now);
    await this.accounts.transaction(async (manager) => {
      await this.accounts.lock(manager, me.id);
      await this.consents.give(manager, me.id, 'desk', '127.0.0.1');
      const hands: number[] = [];
      for (const person of FAMILY) hands.push(await this.seat(manager, me.id, person, passwordHash));
      for (const [place, person] of FAMILY.entries())
        for (const [index, about] of free.slice(0, person.votes.length).entries()) {
          const vote = person.votes[index] ?? null;
          if (vote === null) continue;
          const note = index === 0 ? person.note : null;
          const whose = { profileUserId: me.id, aboutUserId: about, byUserId: hands[place]! };
          await manager.insert(DeskVoteRow, { ...whose, vote, note, at: this.ago(now, 20 + index) });
        }
      const [mother, aunt] = hands as [number, number];
      for (const [place, about] of asked.entries())
        await manager.insert(DeskActRow, {
          ...{ publicId: publicId(), profileUserId: me.id, byUserId: mother, aboutUserId: about },
          ...{ relation: 'mother', act: 'interest-sent', at: this.ago(now, 30 + place) },
        });
      for (const about of free.slice(0, 1))
        await manager.insert(DeskDraft, {
          ...{ publicId: publicId(), profileUserId: me.id, byUserId: aunt, aboutUserId: about, relation: 'pinni' },
          ...{ kind: 'send-interest', payload: JSON.stringify({ note: 'Our families have met in Kurnool.' }) },
          ...{ open: 1, madeAt: this.ago(now, 3) },
        });
      await manager.insert(DeskDraft, {
        ...{ publicId: publicId(), profileUserId: me.id, byUserId: mother, aboutUserId: null, relation: 'mother' },
        ...{ kind: 'edit', payload: JSON.stringify({ edit: await this.otherWork(me.id) }) },
        ...{ open: 1, madeAt: this.ago(now, 2) },
      });
    });
  }

  private async seat(manager: EntityManager, profileUserId: number, person: Person, passwordHash: string) {
    const { email, phone, ownName, role, relation, allow } = person;
    const at = this.clock.now();
    const proofs = { emailVerifiedAt: at, phoneVerifiedAt: at };
    const own = { kind: 'family' as const, email, phone, ownName, passwordHash, ...proofs };
    const { id: userId } = await this.accounts.create(manager, own);
    await manager.insert(DeskMember, {
      ...{ publicId: publicId(), profileUserId, userId, role, relation, allow: allowText(allow), live: 1 },
      ...{ invitedBy: profileUserId, invitedAt: at, acceptedAt: at },
      ...(relation === 'mother' && { numberGivenAt: at }),
    });
    return userId;
  }

  /** What the mother would write of the candidate's work. */
  private async otherWork(userId: number): Promise<NonNullable<Payload['edit']>> {
    const { jobTitle, employer } = (await this.details.read(userId)).details;
    return {
      change: { of: 'details', fields: { jobTitle: 'Senior software engineer', employer: 'A firm in Gachibowli' } },
      before: { of: 'details', fields: { jobTitle, employer } },
    };
  }

  private ago(now: Date, hours: number): Date {
    return new Date(now.getTime() - hours * HOUR_MS);
  }

  /** The members this one has shown interest in. */
  private async asked(userId: number): Promise<number[]> {
    const rows = await this.database.query<{ id: number }[]>(
      'SELECT receiver_id AS id FROM interests WHERE sender_id = ? ORDER BY id LIMIT 2',
      [userId],
    );
    return rows.map(({ id }) => id);
  }

  /** Listed for this member and of about their age, and nothing between the two yet. */
  private async free(userId: number): Promise<number[]> {
    const rows = await this.database.query<{ id: number }[]>(
      `SELECT u.id FROM users u JOIN profiles p ON p.user_id = u.id JOIN profiles me ON me.user_id = ?
       WHERE u.verification_status = 'verified' AND u.account_status = 'active' AND p.is_active AND p.married_at IS NULL
         AND p.gender <> me.gender AND ABS(TIMESTAMPDIFF(MONTH, me.dob, p.dob)) < ? * 12
         AND NOT EXISTS (SELECT 1 FROM interests i
           WHERE i.low_user_id = LEAST(u.id, me.user_id) AND i.high_user_id = GREATEST(u.id, me.user_id))
       ORDER BY ABS(DATEDIFF(p.dob, me.dob)), u.id DESC LIMIT 3`,
      [userId, NEAR_YEARS],
    );
    return rows.map(({ id }) => id);
  }
}
