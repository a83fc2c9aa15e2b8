/** R4: owners manage the team: they create, disable and enable administrators, and reset their access. */
import type {
  AdministratorAnswer,
  AdministratorChange,
  NewAdministratorRequest,
} from '@kalyanam/shared/team/administrators';
import type { AuditAction } from '@kalyanam/shared/team/audit-actions';
import { ADMIN_MESSAGES } from '@kalyanam/shared/team/messages';
import { given } from '@kalyanam/shared/base/rule';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditLog } from '../../../people/audit/audit-log.service.js';
import type { AuditDetails } from '../../../people/audit/audit-row.js';
import { PasswordsService } from '../../../people/passwords/passwords.service.js';
import { Limits } from '../../../platform/limits/limits.service.js';
import { Clock } from '../../../platform/time/clock.js';
import { AppError } from '../../../platform/errors/app-error.js';
import type { Answer } from '../../../platform/http/answer.js';
import { adminActor } from '../../../people/team-accounts/admin-principal.js';
import { AdminSessionsRepository } from '../../../people/team-accounts/admin-sessions.repository.js';
import type { Admin } from '../../../people/team-accounts/admin.entity.js';
import { AdminsService } from '../../../people/team-accounts/admins.service.js';
import { SecondFactor } from '../../../people/team-accounts/second-factor.service.js';
import { AdministratorList } from './administrator-list.service.js';
import { randomBytes } from 'node:crypto';
import { newPassword } from '@kalyanam/shared/topics/account/account-fields';
import { actedBy, type Actor } from '../../../people/team-accounts/actor.js';

type Act = (manager: EntityManager, admin: Admin) => Promise<{ action: AuditAction; details: AuditDetails }>;

@Injectable()
export class Administrators {
  constructor(
    private readonly admins: AdminsService,
    private readonly administratorList: AdministratorList,
    private readonly sessions: AdminSessionsRepository,
    private readonly passwords: PasswordsService,
    private readonly secondFactor: SecondFactor,
    private readonly limits: Limits,
    private readonly audit: AuditLog,
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError username-taken */
  async create(request: NewAdministratorRequest, actor: Actor): Promise<Answer<AdministratorAnswer>> {
    const password = firstPassword();
    const id = await this.admins.create({ ...request, password, passwordTemporary: true }, actedBy(actor));
    return { ...(await this.answer(id, actor, ADMIN_MESSAGES.administratorCreated)), password };
  }

  /** @throws AppError not-found, forbidden for oneself */
  async change(id: string, wish: AdministratorChange, actor: Actor): Promise<Answer<AdministratorAnswer>> {
    await this.act(id, actor, async (manager, admin) => {
      const disabledAt = wish.disabled === undefined ? admin.disabledAt : wish.disabled ? this.clock.now() : null;
      const role = given(wish.role) ?? admin.role;
      await this.admins.change(manager, admin.id, { disabledAt, role });
      if (disabledAt !== null) await this.sessions.endAll(manager, admin.id, disabledAt, 'disabled');
      const action = wish.disabled === undefined ? 'admin-changed' : wish.disabled ? 'admin-disabled' : 'admin-enabled';
      return { action, details: { role } };
    });
    return this.answer(id, actor, ADMIN_MESSAGES.administratorChanged);
  }

  /**
   * Sets a new first password, ends their sessions and forgets failures.
   * @throws AppError not-found, forbidden for oneself
   */
  async resetPassword(id: string, actor: Actor): Promise<Answer<AdministratorAnswer>> {
    const password = firstPassword();
    const passwordHash = await this.passwords.hash(password, actor.ip);
    await this.act(id, actor, async (manager, admin) => {
      await this.admins.change(manager, admin.id, { passwordHash, passwordTemporary: true });
      await this.sessions.endAll(manager, admin.id, this.clock.now(), 'password-reset');
      return { action: 'admin-password-reset', details: {} };
    });
    const answer = await this.answer(id, actor, ADMIN_MESSAGES.administratorReset);
    await this.limits.reset('admin-sign-in-guesses', answer.administrator.username);
    return { ...answer, password };
  }

  /** For administrators who lost their phone and recovery codes. @throws AppError not-found, forbidden for oneself */
  async removeSecondFactor(id: string, actor: Actor): Promise<Answer<AdministratorAnswer>> {
    await this.act(id, actor, async (manager, admin) => {
      await this.secondFactor.remove(manager, admin.id);
      await this.sessions.endAll(manager, admin.id, this.clock.now(), 'second-factor-removed');
      return { action: 'second-factor-removed', details: {} };
    });
    return this.answer(id, actor, ADMIN_MESSAGES.administratorChanged);
  }

  /** One owner always remains: the caller. The lock serializes two owners who disable each other at the same moment. */
  private async act(id: string, actor: Actor, act: Act): Promise<void> {
    if (id === actor.admin.publicId) throw new AppError('forbidden');
    const admin = await this.admins.byPublicId(id);
    if (!admin) throw new AppError('not-found');
    await this.database.transaction(async (manager) => {
      const owners = await this.admins.lockOwners(manager);
      if (!owners.some((owner) => owner.id === actor.admin.adminId)) throw new AppError('forbidden');
      const locked = await this.admins.lock(manager, admin.id);
      if (!locked) throw new AppError('not-found');
      const { action, details } = await act(manager, locked);
      const subject = adminActor(locked);
      await this.audit.write(manager, { ...actedBy(actor), action, subject, details });
    });
  }

  private async answer(
    publicId: string,
    { admin: caller }: Actor,
    message: string,
  ): Promise<Answer<AdministratorAnswer>> {
    const admin = await this.admins.byPublicId(publicId);
    if (!admin) throw new AppError('not-found');
    return { message, administrator: await this.administratorList.one(admin.id, caller) };
  }
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';
const LENGTH = 16;

/** A password that is shown once; it meets the password rule and avoids characters that look alike. */
export function firstPassword(): string {
  const letters = Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]);
  const password = letters.join('');
  return newPassword(password, {}) === null ? password : firstPassword();
}
