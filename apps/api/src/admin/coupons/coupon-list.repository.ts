import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { Coupon } from '../../coupons/coupon.entity.js';

@Injectable()
export class CouponListRepository {
  constructor(private readonly database: DataSource) {}

  /** Coupons with the administrators who made them. */
  rows(ids: readonly number[]): Promise<Coupon[]> {
    return this.database.getRepository(Coupon).find({ where: { id: In([...ids]) }, relations: { creator: true } });
  }
}
