import type { DeskEdit } from '@kalyanam/shared/topics/family/drafts';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { DeskDraft } from '../../people/seats/desk-draft.entity.js';
import { DeskMember, type SeatEnd } from '../../people/seats/desk-member.entity.js';
import { DeskVoteRow } from '../../people/seats/desk-vote.entity.js';

/** A seat that is offered or taken, with the name of its account. */
export type NamedSeat = DeskMember & { readonly name: string | null; readonly accountPhone: string | null };

/** No data of an invited person is kept beyond the invitation. */
const WITHOUT_INVITATION = { phone: null, email: null, tokenHash: null, expiresAt: null };

@Injectable()
export class DeskMembersRepository {
  constructor(private readonly database: DataSource) {}

  /** In the order in which they were invited. */
  async ofDesk(profileUserId: number, manager = this.database.manager): Promise<NamedSeat[]> {
    const { entities, raw } = await manager
      .createQueryBuilder(DeskMember, 'm')
      .leftJoin('users', 'u', 'u.id = m.user_id')
      .addSelect('u.own_name', 'name')
      .addSelect('u.phone', 'accountPhone')
      .where('m.profile_user_id = :profileUserId AND m.live = 1', { profileUserId })
      .orderBy('m.id')
      .getRawAndEntities<{ name: string | null; accountPhone: string | null }>();
    return entities.map((seat, index) => {
      const { name = null, accountPhone = null } = raw[index] ?? {};
      return Object.assign(seat, { name, accountPhone });
    });
  }

  byId(manager: EntityManager, profileUserId: number, publicId: string): Promise<DeskMember | null> {
    return manager.findOneBy(DeskMember, { profileUserId, publicId, live: 1 });
  }

  byToken(tokenHash: Buffer, manager = this.database.manager): Promise<DeskMember | null> {
    return manager.findOneBy(DeskMember, { tokenHash, live: 1 });
  }

  async insert(manager: EntityManager, seat: Partial<DeskMember>): Promise<void> {
    await manager.insert(DeskMember, seat);
  }

  async change(manager: EntityManager, id: number, values: Partial<DeskMember>): Promise<void> {
    await manager.update(DeskMember, { id }, values);
  }

  async take(manager: EntityManager, id: number, userId: number, acceptedAt: Date): Promise<void> {
    await manager.update(DeskMember, { id }, { ...WITHOUT_INVITATION, userId, acceptedAt });
  }

  /** Said again, the first yes keeps its time. */
  async giveNumber(manager: EntityManager, id: number, numberGivenAt: Date | null): Promise<void> {
    const still = numberGivenAt ? { numberGivenAt: IsNull() } : {};
    await manager.update(DeskMember, { id, live: 1, ...still }, { numberGivenAt });
  }

  /** Votes and notes go; open suggestions lapse; the history stays. */
  async end(manager: EntityManager, seat: DeskMember, endReason: SeatEnd, endedAt: Date): Promise<void> {
    const { id, profileUserId, userId } = seat;
    await manager.update(DeskMember, { id }, { ...WITHOUT_INVITATION, live: null, endedAt, endReason });
    if (userId === null) return;
    await manager.delete(DeskVoteRow, { profileUserId, byUserId: userId });
    const open = { profileUserId, byUserId: userId, open: 1 as const };
    const over = { open: null, state: 'lapsed', lapseReason: 'ended', decidedAt: endedAt } as const;
    await manager.update(DeskDraft, { ...open, kind: 'edit' }, { ...over, payload: '{}' });
    await manager.update(DeskDraft, open, over);
  }

  /** Suggested changes of these forms, with everything that they would have told. */
  async forgetEdits(manager: EntityManager, profileUserId: number, of: readonly DeskEdit[], at: Date): Promise<void> {
    await manager.query(
      `UPDATE desk_drafts SET open = NULL, state = 'lapsed', lapse_reason = 'gone', decided_at = ?, payload = '{}'
       WHERE profile_user_id = ? AND open = 1 AND kind = 'edit' AND JSON_VALUE(payload, '$.edit.change.of') IN (?)`,
      [at, profileUserId, of],
    );
  }

  /** Invitations that were not accepted in time. */
  async lapse(now: Date): Promise<void> {
    await this.database.query(
      `UPDATE desk_members SET live = NULL, phone = NULL, email = NULL, token_hash = NULL, ended_at = ?, end_reason = 'lapsed'
       WHERE live = 1 AND accepted_at IS NULL AND expires_at <= ?`,
      [now, now],
    );
  }

  /** The account that has proved a number. */
  async ownerOf(
    manager: EntityManager,
    phone: string,
  ): Promise<{ id: number; kind: string; accountStatus: string; email: string } | null> {
    const rows = await manager.query<{ id: number; kind: string; accountStatus: string; email: string }[]>(
      'SELECT id, kind, account_status AS accountStatus, email FROM users WHERE verified_phone = ?',
      [phone],
    );
    return rows[0] ?? null;
  }
}
