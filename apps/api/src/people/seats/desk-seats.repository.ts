import type { DeskRelation } from '@kalyanam/shared/topics/family/desk';
import { deskVerdict, type DeskRole } from '@kalyanam/shared/topics/family/desk-rights';
import type { WrittenName } from '@kalyanam/shared/base/person-name';
import type { AccountStatus, VerificationStatus } from '@kalyanam/shared/base/vocabulary/status';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { allowancesOf } from './desk-member.entity.js';

/** A taken seat, with the candidate's account at this moment. */
export interface SeatFacts {
  seatId: number;
  role: DeskRole;
  relation: DeskRelation;
  allow: string;
  userId: number;
  publicId: string;
  verificationStatus: VerificationStatus;
  accountStatus: AccountStatus;
  handId: number;
  handPublicId: string;
  handName: string | null;
}

export interface OwnSeat extends WrittenName {
  readonly profileId: string;
  readonly verificationStatus: VerificationStatus;
  readonly seatId: string;
  readonly role: DeskRole;
  readonly relation: DeskRelation;
  readonly allow: string;
}

/** The proved number of a family member who has agreed to give it out. */
export interface FamilyNumber {
  readonly seatId: number;
  /** Public id of the seat. */
  readonly id: string;
  readonly relation: DeskRelation;
  readonly name: string;
  readonly phone: string;
}

const NUMBERS = `SELECT m.id AS seatId, m.public_id AS id, m.relation, h.own_name AS name, h.verified_phone AS phone
  FROM desk_members m JOIN users h ON h.id = m.user_id
  WHERE m.live = 1 AND m.number_given_at IS NOT NULL
    AND h.kind = 'family' AND h.account_status = 'active' AND h.verified_phone IS NOT NULL`;

const SEATS = `SELECT m.id AS seatId, m.role, m.relation, m.allow, u.id AS userId, u.public_id AS publicId,
    u.verification_status AS verificationStatus, u.account_status AS accountStatus,
    h.id AS handId, h.public_id AS handPublicId, h.own_name AS handName
  FROM users u JOIN desk_members m ON m.profile_user_id = u.id AND m.live = 1
  JOIN users h ON h.id = m.user_id AND h.kind = 'family'`;

@Injectable()
export class DeskSeatsRepository {
  constructor(private readonly database: DataSource) {}

  /** Each row of it by its key. */
  async seatAt(profileId: string, handId: number): Promise<SeatFacts | null> {
    const where = 'WHERE u.public_id = ? AND m.user_id = ?';
    const rows = await this.database.query<SeatFacts[]>(`${SEATS} ${where}`, [profileId, handId]);
    return rows[0] ?? null;
  }

  /** The seat by internal ids of the candidate and the family account. */
  async seat(profileUserId: number, handId: number): Promise<SeatFacts | null> {
    const where = 'WHERE u.id = ? AND m.user_id = ?';
    const rows = await this.database.query<SeatFacts[]>(`${SEATS} ${where}`, [profileUserId, handId]);
    return rows[0] ?? null;
  }

  /** Every candidate a family account may act for, the longest first. */
  ofHand(userId: number): Promise<OwnSeat[]> {
    return this.database.query<OwnSeat[]>(
      `SELECT u.public_id AS profileId, p.name, p.name_te AS nameTe, u.verification_status AS verificationStatus, m.public_id AS seatId, m.role,
         m.relation, m.allow
       FROM desk_members m JOIN users u ON u.id = m.profile_user_id JOIN profiles p ON p.user_id = u.id
       WHERE m.user_id = ? AND m.live = 1 AND u.account_status <> 'suspended' ORDER BY m.accepted_at, m.id`,
      [userId],
    );
  }

  /** The family accounts that may answer for this candidate. */
  async answerers(profileUserId: number, manager: EntityManager): Promise<number[]> {
    const seats = await manager.query<{ userId: number; role: DeskRole; allow: string }[]>(
      'SELECT user_id AS userId, role, allow FROM desk_members WHERE profile_user_id = ? AND live = 1 AND user_id IS NOT NULL',
      [profileUserId],
    );
    return seats
      .filter(({ role, allow }) => deskVerdict('answer', { role, allow: allowancesOf(allow) }) === 'yes')
      .map(({ userId }) => userId);
  }

  /** The family accounts that sit or ever sat at the desk of one of these candidates. */
  async everSeated(profileUserIds: readonly number[], manager: EntityManager): Promise<number[]> {
    const seats = await manager.query<{ userId: number }[]>(
      'SELECT DISTINCT user_id AS userId FROM desk_members WHERE profile_user_id IN (?) AND user_id IS NOT NULL',
      [profileUserIds],
    );
    return seats.map(({ userId }) => userId);
  }

  /** Whether one of their seats rests, because the account of its candidate is not open. */
  async rests(userId: number): Promise<boolean> {
    const rows = await this.database.query<unknown[]>(
      `SELECT 1 FROM desk_members m JOIN users u ON u.id = m.profile_user_id
       WHERE m.user_id = ? AND m.live = 1 AND u.account_status = 'suspended' LIMIT 1`,
      [userId],
    );
    return rows.length > 0;
  }

  /** Whether anybody sits at this desk, or is invited. */
  async isShared(profileUserId: number): Promise<boolean> {
    const rows = await this.database.query<unknown[]>(
      'SELECT 1 FROM desk_members WHERE profile_user_id = ? AND live = 1 LIMIT 1',
      [profileUserId],
    );
    return rows.length > 0;
  }

  /** Which of these seats, by their numbers, are still taken. */
  async taken(seatIds: readonly number[]): Promise<Set<number>> {
    if (seatIds.length === 0) return new Set();
    const rows = await this.database.query<{ id: number }[]>(
      'SELECT id FROM desk_members WHERE id IN (?) AND live = 1 AND user_id IS NOT NULL',
      [seatIds],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** Read afresh each time: the yes, the seat and the proof of the number may each have ended. */
  numbersOf(profileUserId: number, manager: EntityManager = this.database.manager): Promise<FamilyNumber[]> {
    return manager.query<FamilyNumber[]>(`${NUMBERS} AND m.profile_user_id = ? ORDER BY m.id`, [profileUserId]);
  }

  /** Whose numbers are given at these seats, by internal ids. */
  async numbersAt(seatIds: readonly (number | null)[]): Promise<Map<number, DeskRelation>> {
    const ids = seatIds.filter((id) => id !== null);
    if (ids.length === 0) return new Map();
    const rows = await this.database.query<FamilyNumber[]>(`${NUMBERS} AND m.id IN (?)`, [ids]);
    return new Map(rows.map(({ seatId, relation }) => [seatId, relation]));
  }

  async isShortlisted(userId: number, aboutId: string): Promise<boolean> {
    const rows = await this.database.query<unknown[]>(
      `SELECT 1 FROM users u JOIN shortlist_entries s ON s.user_id = ? AND s.profile_user_id = u.id
       WHERE u.public_id = ?`,
      [userId, aboutId],
    );
    return rows.length > 0;
  }
}
