import type { AdminRole } from '@kalyanam/shared/team/roles';
import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, type EntityManager } from 'typeorm';
import { AppError } from '../../platform/errors/app-error.js';
import { duplicateKey } from '../../platform/database/errors.js';
import { Admin } from './admin.entity.js';

@Injectable()
export class AdminsRepository {
  constructor(private readonly database: DataSource) {}

  /** @throws AppError username-taken */
  async insert(manager: EntityManager, admin: Partial<Admin>): Promise<void> {
    try {
      await manager.insert(Admin, admin);
    } catch (error) {
      if (duplicateKey(error) === 'uq_admins_username') throw new AppError('username-taken');
      throw error;
    }
  }

  byUsername(username: string): Promise<Admin | null> {
    return this.database.getRepository(Admin).findOneBy({ username });
  }

  byPublicIds(publicIds: readonly string[]): Promise<Admin[]> {
    return this.database.getRepository(Admin).findBy({ publicId: In([...publicIds]) });
  }

  byPublicId(publicId: string): Promise<Admin | null> {
    return this.database.getRepository(Admin).findOneBy({ publicId });
  }

  /** Who can sign in, by name. */
  enabled(): Promise<Admin[]> {
    return this.database
      .getRepository(Admin)
      .find({ where: { disabledAt: IsNull() }, order: { name: 'ASC', id: 'ASC' } });
  }

  async roleOf(manager: EntityManager, id: number): Promise<AdminRole | null> {
    return (await manager.findOne(Admin, { where: { id }, select: { id: true, role: true } }))?.role ?? null;
  }

  lock(manager: EntityManager, id: number): Promise<Admin | null> {
    return manager.findOne(Admin, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Owners who can sign in, locked until the transaction ends. */
  lockOwners(manager: EntityManager): Promise<Admin[]> {
    return manager.find(Admin, {
      where: { role: 'owner', disabledAt: IsNull() },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  async update(manager: EntityManager, id: number, values: Partial<Admin>): Promise<void> {
    await manager.update(Admin, { id }, values);
  }

  async replaceHash(id: number, known: string, passwordHash: string): Promise<void> {
    await this.database.getRepository(Admin).update({ id, passwordHash: known }, { passwordHash });
  }

  /** Uses up the code of a time step, unless it or a later one was used. Returns whether it succeeded. */
  async takeStep(id: number, step: number): Promise<boolean> {
    const result = await this.database
      .createQueryBuilder()
      .update(Admin)
      .set({ totpLastStep: step })
      .where('id = :id AND (totp_last_step IS NULL OR totp_last_step < :step)', { id, step })
      .execute();
    return result.affected === 1;
  }
}
