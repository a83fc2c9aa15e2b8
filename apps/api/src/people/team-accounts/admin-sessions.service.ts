/** R4: administrators' sessions, with their own table, key and cookie, separate from members'. */
import { ADMIN_MESSAGES } from '@kalyanam/shared/team/messages';
import { can, type AdminRole, type Permission } from '@kalyanam/shared/team/roles';
import type { AdminLoginAnswer, AdminLoginRequest } from '@kalyanam/shared/team/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditLog } from '../audit/audit-log.service.js';
import { Clock } from '../../platform/time/clock.js';
import { publicId } from '../../platform/crypto/public-id.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import type { ClientInfo } from '../../platform/http/client.js';
import { AdminBrowsers, type Browser } from '../../platform/http/known-browsers.js';
import { fromNetwork } from '../../platform/http/network.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { adminActor, adminLevels, adminView, type AdminPrincipal } from './admin-principal.js';
import { AdminRefreshTokens, type RefreshLink } from './admin-refresh-tokens.service.js';
import { ADMIN_SESSION_SECONDS, MOST_ADMIN_SESSIONS } from './admin-session-times.js';
import { AdminSessionsRepository, type AdminSessionFacts } from './admin-sessions.repository.js';
import { AdminTokens } from './admin-tokens.js';
import type { Admin } from './admin.entity.js';
import { AdminsService, normalUsername } from './admins.service.js';
import { SecondFactor } from './second-factor.service.js';

export interface SignedIn {
  answer: Answer<AdminLoginAnswer>;
  refresh: RefreshLink;
}

@Injectable()
export class AdminSessionsService {
  constructor(
    private readonly admins: AdminsService,
    private readonly sessions: AdminSessionsRepository,
    private readonly refreshTokens: AdminRefreshTokens,
    private readonly tokens: AdminTokens,
    private readonly secondFactor: SecondFactor,
    private readonly limits: Limits,
    private readonly browsers: AdminBrowsers,
    private readonly audit: AuditLog,
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws AppError admin-credentials, second-factor-needed, second-factor-wrong, too-many-requests,
   * admin-too-many-guesses, busy
   */
  async signIn(
    { username, password, code }: AdminLoginRequest,
    client: ClientInfo,
    browser: Browser,
  ): Promise<SignedIn> {
    const name = normalUsername(username);
    const known = this.browsers.knows(browser, name);
    const account = known ? `${name} ${browser.id}` : fromNetwork(name, client.ip);
    await this.limits.count('admin-sign-in-address', client.ip);
    await this.limits.count('admin-sign-in-account', account);
    if (!known && !(await this.limits.tryConsume('admin-sign-in-guesses', name)))
      throw new AppError('admin-too-many-guesses');
    const by = known ? browser.id : client.ip;
    const admin = await this.admins.authenticate(username, password, by);
    if (!admin) throw new AppError('admin-credentials');
    if (!known) await this.limits.refund('admin-sign-in-guesses', name);
    if (admin.totpConfirmedAt !== null) await this.requireSecondFactor(admin, code, client.ip);
    await this.limits.reset('admin-sign-in-account', account);
    const id = publicId();
    const now = this.clock.now();
    const refresh = await this.database.transaction(async (manager) => {
      if (!(await this.admins.stillAuthenticates(manager, admin, password, by)))
        throw new AppError('admin-credentials');
      const others = {
        adminId: admin.id,
        begunSince: this.clock.inSeconds(-ADMIN_SESSION_SECONDS),
        most: MOST_ADMIN_SESSIONS - 1,
      };
      await this.sessions.endBeyond(manager, others, now);
      const begun = { createdAt: now, lastUsedAt: now, provedAt: now };
      await this.sessions.insert(manager, {
        id,
        adminId: admin.id,
        ip: client.ip,
        userAgent: client.userAgent,
        ...begun,
      });
      const first = await this.refreshTokens.first(manager, id);
      const subject = adminActor(admin);
      await this.audit.write(manager, {
        actor: subject,
        action: 'admin-signed-in',
        subject,
        ip: client.ip,
        details: {},
      });
      return first;
    });
    await this.admins.renewHash(admin, password, by);
    return { answer: this.answer(admin, id), refresh };
  }

  /** @throws AppError session-ended */
  async refresh(token: string): Promise<SignedIn> {
    const refresh = await this.refreshTokens.rotate(token);
    const session = refresh && (await this.sessions.find(refresh.sessionId));
    if (!session || this.isOver(session)) throw new AppError('session-ended');
    return { answer: this.answer(session.admin, session.id), refresh };
  }

  async signOut(admin: AdminPrincipal, ip: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      await this.sessions.end(manager, admin.sessionId, this.clock.now(), 'sign-out');
      const subject = adminActor(admin);
      await this.audit.write(manager, { actor: subject, action: 'admin-signed-out', subject, ip, details: {} });
    });
  }

  /** The caller behind an access token. @throws AppError session-ended */
  async principal(claims: { sub: string; sid: string }): Promise<AdminPrincipal> {
    const session = await this.sessions.find(claims.sid);
    const admin = session?.admin;
    if (!admin || this.isOver(session) || admin.publicId !== claims.sub) throw new AppError('session-ended');
    const { id: adminId, publicId: id, username, name, role } = admin;
    const { mustChangePassword, mustSetUpSecondFactor } = this.secondFactor.duties(admin);
    const refusal = mustChangePassword
      ? 'password-change-needed'
      : mustSetUpSecondFactor
        ? 'second-factor-setup'
        : undefined;
    const access: Pick<AdminPrincipal, 'levels' | 'refusal'> = refusal
      ? { levels: ['administrator'], refusal }
      : { levels: adminLevels(role) };
    const { id: sessionId, provedAt } = session;
    return { adminId, publicId: id, username, name, role, sessionId, provedAt, ...access };
  }

  /** The role of an administrator who is still signed in with this session, if it has the permission. */
  async roleOf(sessionId: string, permission: Permission): Promise<AdminRole | null> {
    const session = await this.sessions.find(sessionId);
    return session !== null && this.isLive(session, permission) ? session.admin.role : null;
  }

  /** Those of these sessions whose administrators are still signed in, in a role that has the permission. */
  async liveOf(sessionIds: readonly string[], permission: Permission): Promise<Set<string>> {
    const sessions = await this.sessions.findAll(sessionIds);
    return new Set(sessions.filter((session) => this.isLive(session, permission)).map(({ id }) => id));
  }

  private isLive(session: AdminSessionFacts, permission: Permission): boolean {
    return !this.isOver(session) && can(session.admin.role, permission);
  }

  /** Also when no one has ended it: whatever is open, a stream or a photo, ends with the session's time. */
  private isOver({ endedAt, createdAt, admin }: AdminSessionFacts): boolean {
    return endedAt !== null || admin.disabledAt !== null || createdAt <= this.clock.inSeconds(-ADMIN_SESSION_SECONDS);
  }

  private async requireSecondFactor(admin: Admin, code: string | undefined, ip: string): Promise<void> {
    if (!code?.trim()) throw new AppError('second-factor-needed');
    if (!(await this.secondFactor.accepts(admin, code, ip))) throw new AppError('second-factor-wrong');
  }

  private answer(admin: Admin, sessionId: string): Answer<AdminLoginAnswer> {
    return {
      message: ADMIN_MESSAGES.signedIn,
      data: {
        token: this.tokens.sign(admin.publicId, sessionId),
        admin: { ...adminView(admin), ...this.secondFactor.duties(admin) },
      },
    };
  }
}
