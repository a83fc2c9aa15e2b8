/** R4: administrators manage their own access: password, second factor, recovery codes. */
import type {
  OwnPasswordRequest,
  OwnSessionAnswer,
  OwnSessionsAnswer,
  StepUpRequest,
  RecoveryCodesAnswer,
  SecondFactorSetup,
} from '@kalyanam/shared/team/administrators';
import type { AuditAction } from '@kalyanam/shared/team/audit-actions';
import { ADMIN_MESSAGES } from '@kalyanam/shared/team/messages';
import type { MessageAnswer } from '@kalyanam/shared/contracts/auth';
import { given } from '@kalyanam/shared/base/rule';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditLog } from '../audit/audit-log.service.js';
import { PasswordsService } from '../passwords/passwords.service.js';
import { Clock } from '../../platform/time/clock.js';
import { AppError, fieldError } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { Settings } from '../../platform/config/settings.js';
import { adminActor, adminView, type AdminPrincipal } from './admin-principal.js';
import { ADMIN_SESSION_SECONDS } from './admin-session-times.js';
import { AdminSessionsRepository } from './admin-sessions.repository.js';
import type { Admin } from './admin.entity.js';
import { AdminsService } from './admins.service.js';
import { RecoveryCodes } from './recovery-codes.service.js';
import { SecondFactor } from './second-factor.service.js';
import { actedBy, type Actor } from './actor.js';

@Injectable()
export class OwnAccess {
  constructor(
    private readonly admins: AdminsService,
    private readonly sessions: AdminSessionsRepository,
    private readonly passwords: PasswordsService,
    private readonly secondFactor: SecondFactor,
    private readonly recovery: RecoveryCodes,
    private readonly limits: Limits,
    private readonly audit: AuditLog,
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  async read(caller: AdminPrincipal): Promise<Answer<OwnSessionAnswer>> {
    const admin = await this.self(caller);
    const enabled = admin.totpConfirmedAt !== null;
    const recoveryCodesLeft = await this.recovery.left(admin.id);
    return {
      admin: { ...adminView(admin), ...this.secondFactor.duties(admin) },
      secondFactor: { enabled, required: this.settings.adminTotpRequired, recoveryCodesLeft },
    };
  }

  async sessionsOf({ adminId, sessionId }: AdminPrincipal): Promise<Answer<OwnSessionsAnswer>> {
    const sessions = await this.sessions.live(adminId, this.clock.inSeconds(-ADMIN_SESSION_SECONDS));
    return {
      sessions: sessions.map(({ id, ip, userAgent, createdAt, lastUsedAt }) => ({
        id,
        current: id === sessionId,
        ip,
        userAgent,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
      })),
    };
  }

  signOutEverywhere(actor: Actor): Promise<void> {
    return this.inTransaction(actor, 'admin-signed-out-everywhere', (manager) =>
      this.sessions.endAll(manager, actor.admin.adminId, this.clock.now(), 'sign-out'),
    );
  }

  /** @throws AppError invalid-form on the current or the new password */
  async changePassword(actor: Actor, { password, newPassword }: OwnPasswordRequest): Promise<Answer<MessageAnswer>> {
    const admin = await this.requirePassword(actor.admin, password);
    if (admin.passwordTemporary && newPassword === password)
      throw fieldError('newPassword', ADMIN_MESSAGES.passwordSame);
    this.passwords.assertNotLeaked(newPassword, 'newPassword');
    const passwordHash = await this.passwords.hash(newPassword, admin.publicId);
    await this.inTransaction(actor, 'admin-password-changed', async (manager) => {
      await this.lockUnchanged(manager, admin);
      await this.admins.change(manager, actor.admin.adminId, { passwordHash, passwordTemporary: false });
      const now = this.clock.now();
      await this.sessions.endAll(manager, actor.admin.adminId, now, 'password-changed', actor.admin.sessionId);
    });
    return { message: ADMIN_MESSAGES.passwordChanged };
  }

  /** @throws AppError second-factor-on, invalid-form for a wrong password */
  async setUp(caller: AdminPrincipal, password: string): Promise<Answer<SecondFactorSetup>> {
    const admin = await this.requirePassword(caller, password);
    return this.database.transaction(async (manager) =>
      this.secondFactor.begin(manager, await this.lockUnchanged(manager, admin)),
    );
  }

  /** @throws AppError invalid-otp, second-factor-on */
  async confirm(actor: Actor, code: string): Promise<Answer<RecoveryCodesAnswer>> {
    const admin = await this.self(actor.admin);
    if (admin.totpConfirmedAt !== null) throw new AppError('second-factor-on');
    await this.limits.count('admin-proof', admin.publicId);
    if (!(await this.secondFactor.acceptsStep(admin, code))) throw new AppError('invalid-otp');
    const recoveryCodes = await this.inTransaction(actor, 'second-factor-set-up', async (manager) => {
      await this.secondFactor.confirm(manager, admin);
      return this.recovery.renew(manager, admin.id);
    });
    return { recoveryCodes };
  }

  /** @throws AppError invalid-otp */
  async renewCodes(actor: Actor, code: string): Promise<Answer<RecoveryCodesAnswer>> {
    const admin = await this.requireCode(actor, code);
    const recoveryCodes = await this.inTransaction(actor, 'recovery-codes-made', (manager) =>
      this.recovery.renew(manager, admin.id),
    );
    return { recoveryCodes };
  }

  /** @throws AppError invalid-otp */
  async remove(actor: Actor, code: string): Promise<void> {
    const admin = await this.requireCode(actor, code);
    await this.inTransaction(actor, 'second-factor-removed', (manager) => this.secondFactor.remove(manager, admin.id));
  }

  /** Re-authenticates for sensitive actions. @throws AppError invalid-form, invalid-otp, too-many-requests */
  async confirmIdentity(actor: Actor, { password, code }: StepUpRequest): Promise<void> {
    const { totpConfirmedAt } = await this.self(actor.admin);
    if (totpConfirmedAt === null) await this.requirePassword(actor.admin, given(password) ?? '');
    else await this.requireCode(actor, given(code) ?? '');
    await this.inTransaction(actor, 'admin-proved', (manager) =>
      this.sessions.markConfirmed(manager, actor.admin.sessionId, this.clock.now()),
    );
  }

  private async requireCode({ admin: caller, ip }: Actor, code: string): Promise<Admin> {
    const admin = await this.self(caller);
    if (admin.totpConfirmedAt === null || !(await this.secondFactor.accepts(admin, code, ip)))
      throw new AppError('invalid-otp');
    return admin;
  }

  private async requirePassword(caller: AdminPrincipal, password: string): Promise<Admin> {
    const admin = await this.self(caller);
    await this.limits.count('admin-proof', admin.publicId);
    if (!(await this.passwords.verify(admin.passwordHash, password, admin.publicId)))
      throw fieldError('password', ADMIN_MESSAGES.passwordWrong);
    await this.limits.reset('admin-proof', admin.publicId);
    return admin;
  }

  /** The admin's row, locked until the transaction ends. @throws AppError invalid-form if the password has changed */
  private async lockUnchanged(manager: EntityManager, { id, passwordHash }: Admin): Promise<Admin> {
    const admin = await this.admins.lock(manager, id);
    if (admin?.passwordHash !== passwordHash) throw fieldError('password', ADMIN_MESSAGES.passwordWrong);
    return admin;
  }

  private async self({ publicId }: AdminPrincipal): Promise<Admin> {
    const admin = await this.admins.byPublicId(publicId);
    if (!admin) throw new AppError('session-ended');
    return admin;
  }

  private inTransaction<T>(
    actor: Actor,
    action: AuditAction,
    work: (manager: EntityManager) => Promise<T>,
  ): Promise<T> {
    const subject = adminActor(actor.admin);
    return this.database.transaction(async (manager) => {
      const result = await work(manager);
      await this.audit.write(manager, { ...actedBy(actor), action, subject, details: {} });
      return result;
    });
  }
}
