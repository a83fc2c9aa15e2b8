/** R4: administrators' second factor, TOTP (RFC 6238); no code is accepted twice. */
import type { AdminView } from '@kalyanam/shared/team/contracts';
import { plainCode } from '@kalyanam/shared/base/plain-text';
import { Injectable } from '@nestjs/common';
import { generateSecret, generateURI, verify } from 'otplib';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditLog } from '../audit/audit-log.service.js';
import { Clock } from '../../platform/time/clock.js';
import { KeyRing } from '../../platform/crypto/key-ring.js';
import { AppError } from '../../platform/errors/app-error.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { Settings } from '../../platform/config/settings.js';
import { adminActor } from './admin-principal.js';
import type { Admin } from './admin.entity.js';
import { AdminsService } from './admins.service.js';
import { RecoveryCodes } from './recovery-codes.service.js';

const ISSUER = 'Kalyanam';
/** Tolerated clock drift of a phone, in seconds. */
const TOLERANCE = 30;

@Injectable()
export class SecondFactor {
  constructor(
    private readonly admins: AdminsService,
    private readonly recovery: RecoveryCodes,
    private readonly keys: KeyRing,
    private readonly limits: Limits,
    private readonly audit: AuditLog,
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** Whether the administrator must set it up before anything else. */
  isMissing({ totpConfirmedAt }: Pick<Admin, 'totpConfirmedAt'>): boolean {
    return this.settings.adminTotpRequired && totpConfirmedAt === null;
  }

  /** What an administrator must do before anything else opens; no key for what is done. */
  duties(admin: Admin): Pick<AdminView, 'mustChangePassword' | 'mustSetUpSecondFactor'> {
    return {
      ...(admin.passwordTemporary && { mustChangePassword: true }),
      ...(this.isMissing(admin) && { mustSetUpSecondFactor: true }),
    };
  }

  /** A new secret, active once confirmed with a code; the admin's row is locked. @throws AppError second-factor-on */
  async begin(
    manager: EntityManager,
    { id, username, totpConfirmedAt }: Admin,
  ): Promise<{ secret: string; otpauthUri: string }> {
    if (totpConfirmedAt !== null) throw new AppError('second-factor-on');
    const secret = generateSecret();
    const totpSealed = this.keys.seal(secret, totpContext(id));
    await this.admins.change(manager, id, { totpSealed, totpLastStep: null });
    return { secret, otpauthUri: generateURI({ issuer: ISSUER, label: username, secret }) };
  }

  /** Activates the secret whose code was accepted. @throws AppError second-factor-on, invalid-otp for a newer secret */
  async confirm(manager: EntityManager, { id, totpSealed }: Admin): Promise<void> {
    const admin = await this.admins.lock(manager, id);
    if (admin?.totpConfirmedAt) throw new AppError('second-factor-on');
    if (!admin?.totpSealed || !totpSealed?.equals(admin.totpSealed)) throw new AppError('invalid-otp');
    await this.admins.change(manager, id, { totpConfirmedAt: this.clock.now() });
  }

  /** Whether a code is correct and unused: from the phone, or a recovery code. @throws AppError too-many-requests */
  async accepts(admin: Admin, typed: string, ip: string): Promise<boolean> {
    await this.limits.count('admin-proof', admin.publicId);
    const taken = (await this.acceptsStep(admin, typed)) || (await this.acceptsRecovery(admin, typed, ip));
    if (taken) await this.limits.reset('admin-proof', admin.publicId);
    return taken;
  }

  /** Whether a code matches the secret and was not accepted before. */
  async acceptsStep({ id, totpSealed }: Admin, typed: string): Promise<boolean> {
    const token = plainCode(typed);
    if (totpSealed === null || !/^\d{6}$/.test(token)) return false;
    const secret = this.keys.open(totpSealed, totpContext(id)).toString();
    const epoch = Math.floor(this.clock.now().getTime() / 1000);
    const found = await verify({ secret, token, epoch, epochTolerance: TOLERANCE });
    return found.valid && 'timeStep' in found && (await this.admins.takeStep(id, found.timeStep));
  }

  /** Removes the second factor and every recovery code. */
  async remove(manager: EntityManager, id: number): Promise<void> {
    await this.admins.change(manager, id, { totpSealed: null, totpConfirmedAt: null, totpLastStep: null });
    await this.recovery.forget(manager, id);
  }

  private async acceptsRecovery(admin: Admin, typed: string, ip: string): Promise<boolean> {
    if (admin.totpConfirmedAt === null || !(await this.recovery.take(admin.id, typed))) return false;
    const actor = adminActor(admin);
    await this.database.transaction((manager) =>
      this.audit.write(manager, { actor, action: 'recovery-code-used', subject: actor, ip, details: {} }),
    );
    return true;
  }
}

/** The context that an encrypted secret is bound to. */
export const totpContext = (adminId: number): string => `totp:${adminId}`;
