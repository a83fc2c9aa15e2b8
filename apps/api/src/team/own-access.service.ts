/** R4: what an administrator does about her own way in: password, second factor, recovery codes. */
import type {
  OwnPasswordRequest,
  OwnSessionAnswer,
  ProofRequest,
  RecoveryCodesAnswer,
  SecondFactorSetup,
} from '@kalyanam/shared/admin/administrators';
import type { AuditAction } from '@kalyanam/shared/admin/audit-actions';
import { ADMIN_MESSAGES } from '@kalyanam/shared/admin/messages';
import type { MessageAnswer } from '@kalyanam/shared/contracts/auth';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditLog } from '../audit/audit-log.service.js';
import { PasswordsService } from '../passwords/passwords.service.js';
import { Clock } from '../common/clock.js';
import { AppError, fieldError } from '../common/errors/app-error.js';
import type { Answer } from '../common/http/answer.js';
import { Limits } from '../common/limits/limits.service.js';
import { Settings } from '../config/settings.js';
import { adminActor, adminView, type AdminPrincipal } from './admin-principal.js';
import { AdminSessionsRepository } from './admin-sessions.repository.js';
import type { Admin } from './admin.entity.js';
import { AdminsService } from './admins.service.js';
import { RecoveryCodes } from './recovery-codes.service.js';
import { SecondFactor } from './second-factor.service.js';

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
    const mustSetUp = this.secondFactor.isMissing(admin) && { mustSetUpSecondFactor: true };
    return {
      admin: { ...adminView(admin), ...mustSetUp },
      secondFactor: { enabled, required: this.settings.adminTotpRequired, recoveryCodesLeft },
    };
  }

  /** @throws AppError invalid-form on the present or the new password */
  async changePassword(
    caller: AdminPrincipal,
    { password, newPassword }: OwnPasswordRequest,
    ip: string,
  ): Promise<Answer<MessageAnswer>> {
    const admin = await this.demandPassword(caller, password);
    this.passwords.demandUnknown(newPassword, 'newPassword');
    const passwordHash = await this.passwords.hash(newPassword);
    await this.inTransaction(caller, 'admin-password-changed', ip, async (manager) => {
      await this.lockUnchanged(manager, admin);
      await this.admins.change(manager, caller.adminId, { passwordHash });
      const now = this.clock.now();
      await this.sessions.endAll(manager, caller.adminId, now, 'password-changed', caller.sessionId);
    });
    return { message: ADMIN_MESSAGES.passwordChanged };
  }

  /** @throws AppError second-factor-on, invalid-form for a wrong password */
  async setUp(caller: AdminPrincipal, password: string): Promise<Answer<SecondFactorSetup>> {
    const admin = await this.demandPassword(caller, password);
    return this.database.transaction(async (manager) =>
      this.secondFactor.begin(manager, await this.lockUnchanged(manager, admin)),
    );
  }

  /** @throws AppError invalid-otp, second-factor-on */
  async confirm(caller: AdminPrincipal, code: string, ip: string): Promise<Answer<RecoveryCodesAnswer>> {
    const admin = await this.self(caller);
    if (admin.totpConfirmedAt !== null) throw new AppError('second-factor-on');
    await this.limits.count('admin-proof', admin.publicId);
    if (!(await this.secondFactor.takesStep(admin, code))) throw new AppError('invalid-otp');
    const recoveryCodes = await this.inTransaction(caller, 'second-factor-set-up', ip, async (manager) => {
      await this.secondFactor.confirm(manager, admin);
      return this.recovery.renew(manager, admin.id);
    });
    return { recoveryCodes };
  }

  /** @throws AppError invalid-otp */
  async renewCodes(caller: AdminPrincipal, code: string, ip: string): Promise<Answer<RecoveryCodesAnswer>> {
    const admin = await this.demandCode(caller, code, ip);
    const recoveryCodes = await this.inTransaction(caller, 'recovery-codes-made', ip, (manager) =>
      this.recovery.renew(manager, admin.id),
    );
    return { recoveryCodes };
  }

  /** @throws AppError invalid-otp */
  async remove(caller: AdminPrincipal, code: string, ip: string): Promise<void> {
    const admin = await this.demandCode(caller, code, ip);
    await this.inTransaction(caller, 'second-factor-removed', ip, (manager) =>
      this.secondFactor.remove(manager, admin.id),
    );
  }

  /** For a while opens what a session alone does not. @throws AppError invalid-form, invalid-otp, too-many-requests */
  async prove(caller: AdminPrincipal, { password = '', code = '' }: ProofRequest, ip: string): Promise<void> {
    const { totpConfirmedAt } = await this.self(caller);
    if (totpConfirmedAt === null) await this.demandPassword(caller, password);
    else await this.demandCode(caller, code, ip);
    await this.inTransaction(caller, 'admin-proved', ip, (manager) =>
      this.sessions.proved(manager, caller.sessionId, this.clock.now()),
    );
  }

  private async demandCode(caller: AdminPrincipal, code: string, ip: string): Promise<Admin> {
    const admin = await this.self(caller);
    if (admin.totpConfirmedAt === null || !(await this.secondFactor.takes(admin, code, ip)))
      throw new AppError('invalid-otp');
    return admin;
  }

  private async demandPassword(caller: AdminPrincipal, password: string): Promise<Admin> {
    const admin = await this.self(caller);
    await this.limits.count('admin-proof', admin.publicId);
    if (!(await this.passwords.verify(admin.passwordHash, password)))
      throw fieldError('password', ADMIN_MESSAGES.passwordWrong);
    await this.limits.forgive('admin-proof', admin.publicId);
    return admin;
  }

  /** Her row, locked until the transaction ends. @throws AppError invalid-form when her password is another by now */
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
    caller: AdminPrincipal,
    action: AuditAction,
    ip: string,
    work: (manager: EntityManager) => Promise<T>,
  ): Promise<T> {
    const actor = adminActor(caller);
    return this.database.transaction(async (manager) => {
      const result = await work(manager);
      await this.audit.write(manager, { actor, action, subject: actor, ip, details: {} });
      return result;
    });
  }
}
