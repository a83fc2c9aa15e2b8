/** R4: administrators are created by a command or an owner, never by registration; the only writer of their table. */
import type { AdminRole } from '@kalyanam/shared/team/roles';
import { plainLine } from '@kalyanam/shared/base/plain-text';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditLog } from '../audit/audit-log.service.js';
import { PasswordsService } from '../passwords/passwords.service.js';
import { Clock } from '../../platform/time/clock.js';
import { publicId } from '../../platform/crypto/public-id.js';
import type { Admin } from './admin.entity.js';
import { AdminsRepository } from './admins.repository.js';

export interface NewAdmin {
  username: string;
  name: string;
  role: AdminRole;
  password: string;
  /** The password was made for them, and they must change it. */
  passwordTemporary?: boolean;
}

@Injectable()
export class AdminsService {
  constructor(
    private readonly admins: AdminsRepository,
    private readonly passwords: PasswordsService,
    private readonly audit: AuditLog,
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Returns the public id. @throws AppError username-taken, invalid-form for a leaked password */
  async create(
    { username, name, role, password, passwordTemporary = false }: NewAdmin,
    by = { actor: 'system', ip: '' },
  ): Promise<string> {
    this.passwords.assertNotLeaked(password);
    const id = publicId();
    const passwordHash = await this.passwords.hash(password, by.actor);
    await this.database.transaction(async (manager) => {
      await this.admins.insert(manager, {
        publicId: id,
        username: normalUsername(username),
        name: plainLine(name),
        role,
        passwordHash,
        passwordTemporary,
        createdAt: this.clock.now(),
      });
      await this.audit.write(manager, {
        actor: by.actor,
        action: 'admin-created',
        subject: `admin:${id}`,
        ip: by.ip,
        details: { username: normalUsername(username), role },
      });
    });
    return id;
  }

  /** The administrator with this username and password, or null; an unknown name takes as long. */
  async authenticate(username: string, password: string, ip: string): Promise<Admin | null> {
    const admin = await this.admins.byUsername(normalUsername(username));
    const fits = await this.passwords.verify(admin?.passwordHash ?? null, password, ip);
    return fits && admin && admin.disabledAt === null ? admin : null;
  }

  /** Whether a just-completed authentication still holds; locks the admin's row until the transaction ends. */
  async stillAuthenticates(
    manager: EntityManager,
    authenticated: Admin,
    password: string,
    ip: string,
  ): Promise<boolean> {
    const admin = await this.admins.lock(manager, authenticated.id);
    if (!admin || admin.disabledAt !== null) return false;
    if (admin.totpConfirmedAt !== null && authenticated.totpConfirmedAt === null) return false;
    return this.passwords.stillFits(password, authenticated.passwordHash, admin.passwordHash, ip);
  }

  /** Rehashes a correct password when the parameters have changed. */
  async renewHash({ id, passwordHash }: Admin, password: string, ip: string): Promise<void> {
    if (!this.passwords.isOutdated(passwordHash)) return;
    await this.admins.replaceHash(id, passwordHash, await this.passwords.hash(password, ip));
  }

  byPublicId(publicId: string): Promise<Admin | null> {
    return this.admins.byPublicId(publicId);
  }

  /** Who can sign in, by name. */
  enabled(): Promise<Admin[]> {
    return this.admins.enabled();
  }

  lock(manager: EntityManager, id: number): Promise<Admin | null> {
    return this.admins.lock(manager, id);
  }

  async roleOf(manager: EntityManager, id: number): Promise<AdminRole | null> {
    return this.admins.roleOf(manager, id);
  }

  /** Owners who can sign in, locked until the transaction ends. */
  lockOwners(manager: EntityManager): Promise<Admin[]> {
    return this.admins.lockOwners(manager);
  }

  change(manager: EntityManager, id: number, values: Partial<Omit<Admin, 'id' | 'publicId'>>): Promise<void> {
    return this.admins.update(manager, id, values);
  }

  /** Uses up a second-factor code. Returns whether it was unused. */
  takeStep(id: number, step: number): Promise<boolean> {
    return this.admins.takeStep(id, step);
  }

  /** Usernames by public id. */
  async usernames(publicIds: readonly string[]): Promise<Map<string, string>> {
    const found = publicIds.length === 0 ? [] : await this.admins.byPublicIds(publicIds);
    return new Map(found.map((admin) => [admin.publicId, admin.username]));
  }
}

/** Usernames are kept and compared in lower case. */
export const normalUsername = (username: string): string => username.trim().toLowerCase();
