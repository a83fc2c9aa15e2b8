import type { UserCase, UserHistory } from '@kalyanam/shared/team/users';
import type { InterestState } from '@kalyanam/shared/base/vocabulary/status';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Consent } from '../../people/consents/consent.entity.js';
import { SignIn } from '../../joining/sign-in/sign-in.entity.js';
import { VerificationCase } from '../../profiles/cases/verification-case.entity.js';

const SIGN_INS = 20;

/** Reads the rows that belong to one account; each query uses an index. */
@Injectable()
export class UserHistoryRepository {
  constructor(private readonly database: DataSource) {}

  async cases(userId: number): Promise<UserCase[]> {
    const cases = await this.database
      .getRepository(VerificationCase)
      .find({ where: { userId }, relations: { decider: true }, order: { id: 'DESC' } });
    return cases.map((one) => ({
      enteredAt: one.enteredAt.toISOString(),
      resubmission: one.resubmission,
      decision: one.decision,
      decidedAt: one.decidedAt?.toISOString() ?? null,
      decidedBy: one.decider?.username ?? null,
      notes: one.notes ?? '',
      reasonCodes: one.reasonCodes?.split(',') ?? [],
    }));
  }

  async interests(userId: number): Promise<UserHistory['interests']> {
    const rows = await this.database.query<{ state: InterestState; sent: unknown; received: unknown }[]>(
      `SELECT state, SUM(sender_id = ?) AS sent, SUM(sender_id <> ?) AS received FROM (
         SELECT state, sender_id FROM interests WHERE sender_id = ?
         UNION ALL SELECT state, sender_id FROM interests WHERE receiver_id = ? AND delivered_at IS NOT NULL
       ) both_sides GROUP BY state ORDER BY state`,
      [userId, userId, userId, userId],
    );
    return rows.map(({ state, sent, received }) => ({ state, sent: Number(sent), received: Number(received) }));
  }

  async signIns(userId: number): Promise<UserHistory['signIns']> {
    const rows = await this.database
      .getRepository(SignIn)
      .find({ where: { userId }, order: { at: 'DESC' }, take: SIGN_INS });
    return rows.map(({ at, ip }) => ({ at: at.toISOString(), ip }));
  }

  async consents(userId: number): Promise<UserHistory['consents']> {
    const rows = await this.database.getRepository(Consent).find({ where: { userId }, order: { id: 'DESC' } });
    return rows.map(({ kind, textVersion, ip, agreedAt }) => ({
      kind,
      textVersion,
      ip,
      agreedAt: agreedAt.toISOString(),
    }));
  }
}
