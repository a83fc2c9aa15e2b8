import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SearchWords } from '../../people/accounts/search-words.repository.js';
import type { User } from '../../people/accounts/user.entity.js';
import { publicId } from '../../platform/crypto/public-id.js';
import { keyOf, type EligiblePair } from './eligible-pairs.js';
import { EligibleUser } from './eligible-user.entity.js';

export type ErasedUser = Pick<User, 'id' | 'email' | 'phone' | 'emailVerifiedAt' | 'phoneVerifiedAt'>;

interface Changed {
  affectedRows: number;
}

@Injectable()
export class EligibleUsersRepository {
  constructor(
    private readonly database: DataSource,
    private readonly words: SearchWords,
  ) {}

  /** Adds the pairs that are not there yet. Returns how many were added. */
  async addMissing(
    manager: EntityManager,
    pairs: readonly EligiblePair[],
    added: { by: number; at: Date; batch: string },
  ): Promise<number> {
    const rows = pairs.map(() => '(?, ?, ?, ?, ?, ?)').join(', ');
    const { affectedRows }: Changed = await manager.query(
      `INSERT IGNORE INTO eligible_users (public_id, email, phone, added_by, added_at, batch) VALUES ${rows}`,
      pairs.flatMap(({ email, phone }) => [publicId(), email, phone, added.by, added.at, added.batch]),
    );
    return affectedRows;
  }

  /** How many pairs of one part of an import have the email of an account. */
  async membersIn(manager: EntityManager, { batch, at }: { batch: string; at: Date }): Promise<number> {
    const [row] = await manager.query<{ members: unknown }[]>(
      `SELECT COUNT(*) AS members FROM eligible_users e JOIN users u ON u.email = e.email
       WHERE e.batch = ? AND e.added_at = ?`,
      [batch, at],
    );
    return Number(row?.members);
  }

  /** Which of the pairs, as 'email,phone', are on the list. */
  async listed(pairs: readonly EligiblePair[]): Promise<Set<string>> {
    const rows = await this.database.query<EligiblePair[]>(
      `SELECT email, phone FROM eligible_users WHERE email IN (?)`,
      [pairs.map(({ email }) => email)],
    );
    return new Set(rows.map(keyOf));
  }

  /** Emails and phones of the accounts that have proved both: the list does nothing for them any more. */
  async proved(pairs: readonly EligiblePair[]): Promise<{ emails: Set<string>; phones: Set<string> }> {
    const proved = `email_verified_at IS NOT NULL AND phone_verified_at IS NOT NULL`;
    const [emails, phones] = await Promise.all([
      this.database.query<{ email: string }[]>(`SELECT email FROM users WHERE email IN (?) AND ${proved}`, [
        pairs.map(({ email }) => email),
      ]),
      this.database.query<{ phone: string }[]>(`SELECT phone FROM users WHERE verified_phone IN (?) AND ${proved}`, [
        pairs.map(({ phone }) => phone),
      ]),
    ]);
    return { emails: new Set(emails.map(({ email }) => email)), phones: new Set(phones.map(({ phone }) => phone)) };
  }

  /** A pair, locked until the transaction ends. */
  lock(manager: EntityManager, id: string): Promise<EligibleUser | null> {
    return manager.findOne(EligibleUser, { where: { publicId: id }, lock: { mode: 'pessimistic_write' } });
  }

  async remove(manager: EntityManager, id: number): Promise<void> {
    await manager.delete(EligibleUser, { id });
  }

  /** A pair that the account has used, or one of whose addresses it has verified: others' pairs stay. */
  async forget(
    manager: EntityManager,
    { id, email, phone, emailVerifiedAt, phoneVerifiedAt }: ErasedUser,
  ): Promise<void> {
    const own = emailVerifiedAt || phoneVerifiedAt ? [{ email, phone }] : [];
    await manager.delete(EligibleUser, [{ usedBy: id }, ...own]);
  }

  has(pair: EligiblePair): Promise<boolean> {
    return this.database.getRepository(EligibleUser).existsBy({ email: pair.email, phone: pair.phone });
  }

  /** Assigns a pair to a member, unless someone else has it. Returns whether it is now theirs. */
  async take(manager: EntityManager, pair: EligiblePair, userId: number, at: Date): Promise<boolean> {
    const result = await manager
      .createQueryBuilder()
      .update(EligibleUser)
      .set({ usedBy: userId, usedAt: at })
      .where('email = :email AND phone = :phone AND (used_by IS NULL OR used_by = :userId)', { ...pair, userId })
      .execute();
    if (result.affected !== 1) return false;
    await this.words.enter(manager, 'eligible', userId);
    return true;
  }

  async adderOf(manager: EntityManager, pair: EligiblePair): Promise<string> {
    const row = await manager.findOneOrFail(EligibleUser, {
      where: { email: pair.email, phone: pair.phone },
      relations: { admin: true },
    });
    return row.admin.username;
  }
}
