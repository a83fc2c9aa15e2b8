import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppError } from '../../platform/errors/app-error.js';
import { duplicateKey } from '../../platform/database/errors.js';
import { Coupon } from './coupon.entity.js';

@Injectable()
export class CouponsRepository {
  constructor(private readonly database: DataSource) {}

  /** @throws AppError coupon-exists, with the message on the code */
  async insert(manager: EntityManager, coupon: Omit<Coupon, 'id' | 'uses' | 'creator'>): Promise<void> {
    try {
      await manager.insert(Coupon, coupon);
    } catch (error) {
      if (duplicateKey(error) !== 'uq_coupons_code') throw error;
      const { code, message } = new AppError('coupon-exists');
      throw new AppError(code, { fields: { code: message } });
    }
  }

  /** Returns whether there is such a coupon. */
  async setActive(manager: EntityManager, code: string, isActive: boolean): Promise<boolean> {
    const result = await manager.update(Coupon, { code }, { isActive });
    return result.affected === 1;
  }

  byCode(code: string): Promise<Coupon | null> {
    return this.database.getRepository(Coupon).findOneBy({ code });
  }
}
