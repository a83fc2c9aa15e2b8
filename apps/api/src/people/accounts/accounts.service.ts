import type { Display } from '@kalyanam/shared/topics/account/display';
import type { ErrorCode } from '@kalyanam/shared/base/errors';
import { plainEmail } from '@kalyanam/shared/base/email';
import { LIMITS } from '@kalyanam/shared/base/limits';
import type { AccountStatus, Language, VerificationStatus } from '@kalyanam/shared/base/vocabulary/status';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/time/clock.js';
import { AppError } from '../../platform/errors/app-error.js';
import { publicId } from '../../platform/crypto/public-id.js';
import { AccountsRepository, type Reader } from './accounts.repository.js';
import { MemberCodes } from './member-codes.repository.js';
import type { User } from './user.entity.js';

const TOUCH_SECONDS = 3600;
const DAY_MS = 86_400_000;

/** The only writer of `users`. Methods that take a manager join its transaction. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly codes: MemberCodes,
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError email-taken */
  async create(
    manager: EntityManager,
    account: Pick<User, 'email' | 'phone' | 'passwordHash'> & Partial<User>,
  ): Promise<User> {
    const now = this.clock.now();
    return this.accounts.insert(manager, {
      registeredAt: now,
      lastActiveAt: now,
      publicId: publicId(),
      memberCode: await this.codes.issue(manager),
      ...account,
      email: normalEmail(account.email),
    });
  }

  byId(id: number): Promise<User | null> {
    return this.accounts.find({ id });
  }

  byPublicId(id: string): Promise<User | null> {
    return this.accounts.find({ publicId: id });
  }

  /** @throws AppError not-found */
  async byPublicIdOrThrow(id: string): Promise<User> {
    return present(await this.byPublicId(id), 'not-found');
  }

  byMemberCode(memberCode: string): Promise<User | null> {
    return this.accounts.find({ memberCode });
  }

  byEmail(email: string): Promise<User | null> {
    return this.accounts.find({ email: normalEmail(email) });
  }

  /** R59: whether an account has verified this number; until then it belongs to no account. */
  isPhoneTaken(phone: string, manager = this.database.manager): Promise<boolean> {
    return this.accounts.ownsPhone(manager, phone);
  }

  async languageOf(manager: EntityManager, id: number): Promise<Language | null> {
    return (await this.accounts.readerOf(manager, id))?.language ?? null;
  }

  readerOf(manager: EntityManager, id: number): Promise<Reader | null> {
    return this.accounts.readerOf(manager, id);
  }

  /** The account; its row stays locked until the transaction ends. */
  lock(manager: EntityManager, id: number): Promise<User | null> {
    return this.accounts.lock(manager, id);
  }

  /** As `lock`. @throws AppError with this code when the account is gone */
  async lockOrThrow(manager: EntityManager, id: number, code: ErrorCode): Promise<User> {
    return present(await this.lock(manager, id), code);
  }

  /** A transaction under the account's lock. @throws AppError with this code when the account is gone */
  withLocked<T>(id: number, code: ErrorCode, work: (manager: EntityManager, user: User) => Promise<T>): Promise<T> {
    return this.transaction(async (manager) => work(manager, await this.lockOrThrow(manager, id, code)));
  }

  /** As `withLocked`, for a member that the team names. @throws AppError not-found */
  async withLockedMember<T>(id: string, work: (manager: EntityManager, user: User) => Promise<T>): Promise<T> {
    return this.withLocked((await this.byPublicIdOrThrow(id)).id, 'not-found', work);
  }

  /** Locks both rows, always the lower id first, so that two members acting on each other do not deadlock. */
  async lockBoth(manager: EntityManager, ownId: number, otherId: number): Promise<{ own: User; other: User } | null> {
    const locked = await this.lockAll(manager, [ownId, otherId]);
    const [own, other] = [locked.get(ownId), locked.get(otherId)];
    return own && other ? { own, other } : null;
  }

  /** As `lockBoth`. @throws AppError with this code when either account is gone */
  async lockBothOrThrow(manager: EntityManager, ownId: number, otherId: number, code: ErrorCode) {
    return present(await this.lockBoth(manager, ownId, otherId), code);
  }

  /** Locks these accounts in the same order; those that are gone are not in the map. */
  async lockAll(manager: EntityManager, ids: readonly number[]): Promise<Map<number, User>> {
    const locked = new Map<number, User>();
    for (const id of [...new Set(ids)].sort((a, b) => a - b)) {
      const user = await this.lock(manager, id);
      if (user) locked.set(id, user);
    }
    return locked;
  }

  markEmailVerified(manager: EntityManager, id: number): Promise<void> {
    return this.accounts.update(manager, id, { emailVerifiedAt: this.clock.now(), erasureToldAt: null });
  }

  /** Only the first of several accounts with one number gets it. @throws AppError phone-taken */
  markPhoneVerified(manager: EntityManager, id: number): Promise<void> {
    return this.accounts.setAddress(manager, id, { phoneVerifiedAt: this.clock.now(), erasureToldAt: null });
  }

  setVerification(manager: EntityManager, id: number, status: VerificationStatus): Promise<void> {
    return this.accounts.update(manager, id, { verificationStatus: status });
  }

  setAccountStatus(manager: EntityManager, id: number, status: AccountStatus, reason: string | null): Promise<void> {
    const statusTold = status !== 'active';
    const values = { accountStatus: status, statusReason: reason, heldByReports: false, statusTold };
    return this.accounts.update(manager, id, values);
  }

  /** A hold that no one on the team ordered. */
  holdByReports(manager: EntityManager, id: number, statusReason: string): Promise<void> {
    const values = { accountStatus: 'on-hold', statusReason, heldByReports: true, statusTold: true } as const;
    return this.accounts.update(manager, id, values);
  }

  /** The team has reviewed a hold that reports caused, and keeps it. */
  keepHold(manager: EntityManager, id: number): Promise<void> {
    return this.accounts.update(manager, id, { heldByReports: false });
  }

  countResubmission(manager: EntityManager, user: Pick<User, 'id' | 'resubmissions'>): Promise<void> {
    return this.accounts.update(manager, user.id, { resubmissions: user.resubmissions + 1 });
  }

  /** R59: the member has a notice that the account will be erased; any address verified afterwards cancels it. */
  tellErasure(manager: EntityManager, id: number, erasureToldAt: Date): Promise<void> {
    return this.accounts.update(manager, id, { erasureToldAt });
  }

  setPassword(manager: EntityManager, id: number, passwordHash: string): Promise<void> {
    return this.accounts.update(manager, id, { passwordHash });
  }

  setOwnName(manager: EntityManager, id: number, ownName: string | null): Promise<void> {
    return this.accounts.update(manager, id, { ownName });
  }

  markSignedOut(manager: EntityManager, id: number): Promise<void> {
    return this.accounts.update(manager, id, { signedOutAt: this.clock.now() });
  }

  /** Rehashes the same password, unless it was changed since its hash was read. */
  renewHash(id: number, known: string, renewed: string): Promise<void> {
    return this.accounts.replaceHash(id, known, renewed);
  }

  /** R52: the own number of a country that no SMS reaches; or another in its place while it is the only one. */
  statePhone(manager: EntityManager, id: number, stated: Partial<Pick<User, 'phone' | 'phoneAbroad'>>): Promise<void> {
    return this.accounts.update(manager, id, stated);
  }

  /** A new address, verified by a code sent there. @throws AppError email-taken or phone-taken */
  setAddress(
    manager: EntityManager,
    id: number,
    address: { email: string } | ({ phone: string } & Partial<Pick<User, 'phoneAbroad'>>),
  ): Promise<void> {
    const now = this.clock.now();
    return this.accounts.setAddress(
      manager,
      id,
      'email' in address
        ? { email: normalEmail(address.email), emailVerifiedAt: now, erasureToldAt: null }
        : { ...address, phoneVerifiedAt: now, erasureToldAt: null },
    );
  }

  setLanguage(id: number, language: Language): Promise<void> {
    return this.accounts.update(this.database.manager, id, { language });
  }

  setDisplay(id: number, display: Display): Promise<void> {
    return this.accounts.update(this.database.manager, id, { display });
  }

  removeAgeWindow(id: number): Promise<void> {
    return this.accounts.update(this.database.manager, id, { ageWindow: false });
  }

  /** The old one leads nowhere from here on, and is given to no one again. @throws AppError code-changed-lately */
  renewMemberCode(id: number): Promise<void> {
    return this.withLocked(id, 'not-signed-in', async (manager, user) => {
      const from = memberCodeFrom(user);
      const now = this.clock.now();
      if (from !== null && from > now) throw new AppError('code-changed-lately');
      const memberCode = await this.codes.issue(manager);
      await this.accounts.update(manager, id, { memberCode, memberCodeAt: now });
    });
  }

  /** Records, for the team, that the member was here, at most once an hour. Returns whether it was recorded now. */
  touch(id: number): Promise<boolean> {
    return this.accounts.touch(id, this.clock.now(), this.clock.inSeconds(-TOUCH_SECONDS));
  }

  /** Erases the account and, by cascade, every row that belongs to it. */
  erase(manager: EntityManager, id: number): Promise<void> {
    return this.accounts.remove(manager, id);
  }

  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.database.transaction(work);
  }
}

/** The moment after which the owner may ask for another member code; null: they never did. */
export const memberCodeFrom = ({ memberCodeAt }: Pick<User, 'memberCodeAt'>): Date | null =>
  memberCodeAt && new Date(memberCodeAt.getTime() + LIMITS.memberCodeDays * DAY_MS);

/** Email addresses are stored and compared in lower case. */
export const normalEmail = (email: string): string => plainEmail(email).toLowerCase();

function present<T>(found: T | null, code: ErrorCode): T {
  if (found === null) throw new AppError(code);
  return found;
}
