import type { Language } from '@kalyanam/shared/base/vocabulary/status';
import type { LoginAnswer, LoginRequest } from '@kalyanam/shared/contracts/auth';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import type { User } from '../../people/accounts/user.entity.js';
import { Clock } from '../../platform/time/clock.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import type { ClientInfo } from '../../platform/http/client.js';
import { PasswordsService } from '../../people/passwords/passwords.service.js';
import { type Browser, MemberBrowsers } from '../../platform/http/known-browsers.js';
import { AccessTokens } from '../../people/sessions/access-tokens.js';
import type { SessionKeys } from '../../people/sessions/refresh-cookie.js';
import { RefreshTokens } from '../../people/sessions/refresh-tokens.service.js';
import { SessionUsers } from './session-users.service.js';
import { SessionsService } from '../../people/sessions/sessions.service.js';
import { SignInLimits } from './sign-in.limits.js';
import { SignInsRepository } from './sign-ins.repository.js';

/** A response and what its cookies hold. */
export interface SignedIn {
  answer: Answer<LoginAnswer>;
  keys: SessionKeys;
}

/** Whether the credentials that were just accepted still hold for the current account. */
export type StillValid = (user: User, manager: EntityManager) => Promise<boolean>;

@Injectable()
export class SignInService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly passwords: PasswordsService,
    private readonly limits: SignInLimits,
    private readonly browsers: MemberBrowsers,
    private readonly sessions: SessionsService,
    private readonly refreshTokens: RefreshTokens,
    private readonly accessTokens: AccessTokens,
    private readonly users: SessionUsers,
    private readonly signIns: SignInsRepository,
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * R7: unknown account and wrong password give the same error.
   * @throws AppError invalid-credentials, suspended, too-many-requests, too-many-guesses
   */
  async signIn({ email, password }: LoginRequest, client: ClientInfo, browser: Browser): Promise<SignedIn> {
    const user = await this.accounts.byEmail(email);
    const knownBrowser = user && this.browsers.knows(browser, user.publicId) ? browser.id : null;
    const attempt = { email, ip: client.ip, knownBrowser };
    await this.limits.count(attempt);
    const by = knownBrowser ?? client.ip;
    const fits = await this.passwords.verify(user?.passwordHash ?? null, password, by);
    if (!user || !fits) throw new AppError('invalid-credentials');
    await this.limits.reset(attempt);
    const signedIn = await this.startSession(user.id, client, ({ passwordHash }) =>
      this.passwords.stillFits(password, user.passwordHash, passwordHash, by),
    );
    await this.renewHash(user, password, by);
    return signedIn;
  }

  /**
   * A session for a member who has just authenticated. Checked again under the account's lock: a reset that ends
   * every session must not miss one that starts at the same time.
   * @throws AppError invalid-credentials or suspended
   */
  async startSession(userId: number, client: ClientInfo, stillValid: StillValid): Promise<SignedIn> {
    const keys = await this.database.transaction(async (manager) => {
      const user = await this.accounts.lock(manager, userId);
      if (!user || !(await stillValid(user, manager))) throw new AppError('invalid-credentials');
      if (user.accountStatus === 'suspended') throw new AppError('suspended');
      await this.signIns.insert(manager, { userId, ip: client.ip, at: this.clock.now() });
      return this.sessions.start(manager, userId, client);
    });
    return { keys, answer: await this.answerFor(userId, keys.sessionId, 'Login successful', client.language) };
  }

  /** @throws AppError session-ended when the token is not valid; suspended when the team closed its account */
  async refresh(token: string | null, client: ClientInfo): Promise<SignedIn> {
    const rotation = token === null ? null : await this.refreshTokens.rotate(token, client);
    if (!rotation) throw new AppError('session-ended');
    const { userId, ...keys } = rotation;
    return { keys, answer: await this.answerFor(userId, keys.sessionId, 'Session renewed', client.language) };
  }

  private async answerFor(
    userId: number,
    sessionId: string,
    message: string,
    language: Language,
  ): Promise<Answer<LoginAnswer>> {
    await this.accounts.touch(userId);
    const user = await this.users.forUser(userId, language);
    return { message, token: this.accessTokens.forMember(user.id, sessionId), user };
  }

  private async renewHash(user: User, password: string, by: string): Promise<void> {
    if (!this.passwords.isOutdated(user.passwordHash)) return;
    const renewed = await this.passwords.hash(password, by);
    await this.accounts.renewHash(user.id, user.passwordHash, renewed);
  }
}
