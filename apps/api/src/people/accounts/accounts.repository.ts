import type { Language } from '@kalyanam/shared/base/vocabulary/status';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { MemberChanges } from '../../platform/change-feed/member-changes.service.js';
import { refusedField } from '../../platform/errors/app-error.js';
import { duplicateKey } from '../../platform/database/errors.js';
import { EmailVerification, PhoneVerification } from './address-verifications.entity.js';
import { SearchWords } from './search-words.repository.js';
import { User } from './user.entity.js';

/** Who reads a message: the account's language, and the name in Telugu where the family gave it. */
export interface Reader {
  readonly language: Language;
  readonly nameTe: string | null;
}

@Injectable()
export class AccountsRepository {
  constructor(
    private readonly database: DataSource,
    private readonly words: SearchWords,
    private readonly changes: MemberChanges,
  ) {}

  /** @throws AppError email-taken, with the message on its field */
  async insert(manager: EntityManager, user: Partial<User>): Promise<User> {
    const created = await refusingTaken(() => manager.save(manager.create(User, user)));
    await this.makeFindable(manager, created, created);
    await this.prove(manager, created.id, created);
    await this.changes.note(manager, [created.id]);
    return created;
  }

  /** @throws AppError email-taken or phone-taken, with the message on its field */
  setAddress(manager: EntityManager, id: number, address: Partial<User>): Promise<void> {
    return refusingTaken(() => this.update(manager, id, address));
  }

  ownsPhone(manager: EntityManager, verifiedPhone: string): Promise<boolean> {
    return manager.existsBy(User, { verifiedPhone });
  }

  find(where: Partial<Pick<User, 'id' | 'publicId' | 'email' | 'memberCode'>>): Promise<User | null> {
    return this.database.getRepository(User).findOneBy(where);
  }

  /** The reader of a message to this account. */
  async readerOf(manager: EntityManager, id: number): Promise<Reader | null> {
    const [reader] = await manager.query<Reader[]>(
      `SELECT u.language, p.name_te AS nameTe FROM users u LEFT JOIN profiles p ON p.user_id = u.id WHERE u.id = ?`,
      [id],
    );
    return reader ?? null;
  }

  /** Locks the account's row until the transaction ends, which serializes all changes of one member. */
  lock(manager: EntityManager, id: number): Promise<User | null> {
    return manager.findOne(User, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async update(manager: EntityManager, id: number, values: Partial<User>): Promise<void> {
    await manager.update(User, { id }, values);
    if (FINDABLE.some((column) => values[column] !== undefined)) {
      const user = await manager.findOneByOrFail(User, { id });
      await this.makeFindable(manager, user, values);
    }
    await this.prove(manager, id, values);
    await this.changes.note(manager, [id]);
  }

  /** R65: a mark on the account alone lists no one. */
  private async prove(manager: EntityManager, userId: number, values: Partial<User>): Promise<void> {
    const { emailVerifiedAt, phoneVerifiedAt } = values;
    if (emailVerifiedAt) await manager.upsert(EmailVerification, { userId, provedAt: emailVerifiedAt }, ['userId']);
    if (phoneVerifiedAt) await manager.upsert(PhoneVerification, { userId, provedAt: phoneVerifiedAt }, ['userId']);
  }

  /** The team finds members by these; a family account is in none of its lists (C14). */
  private async makeFindable(manager: EntityManager, user: User, changed: Partial<User>): Promise<void> {
    if (user.kind === 'family') return;
    const phones = changed.phone ?? changed.phoneAbroad;
    await this.words.put(manager, user.id, {
      email: changed.email,
      phones: phones === undefined ? undefined : numbersOf(user),
      memberCode: changed.memberCode,
    });
  }

  async replaceHash(id: number, known: string, passwordHash: string): Promise<void> {
    await this.database.getRepository(User).update({ id, passwordHash: known }, { passwordHash });
  }

  async touch(id: number, now: Date, notSince: Date): Promise<boolean> {
    const result = await this.database
      .createQueryBuilder()
      .update(User)
      .set({ lastActiveAt: now })
      .where('id = :id AND last_active_at < :notSince', { id, notSince })
      .execute();
    return result.affected === 1;
  }

  async remove(manager: EntityManager, id: number): Promise<void> {
    await manager.delete(User, { id });
    await this.changes.note(manager, [id]);
  }
}

const FINDABLE = ['email', 'phone', 'phoneAbroad', 'memberCode'] as const satisfies (keyof User)[];

const numbersOf = ({ phone, phoneAbroad }: Pick<User, 'phone' | 'phoneAbroad'>): string[] =>
  phoneAbroad ? [phone, phoneAbroad] : [phone];

async function refusingTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const key = duplicateKey(error);
    if (key === 'uq_users_email') throw refusedField('email-taken', 'email');
    if (key === 'uq_users_verified_phone') throw refusedField('phone-taken', 'phone');
    throw error;
  }
}
