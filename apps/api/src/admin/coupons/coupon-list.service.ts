import type { CouponRow, CouponsPage, CouponsQuery } from '@kalyanam/shared/admin/coupons';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { Clock } from '../../common/clock.js';
import type { Answer } from '../../common/http/answer.js';
import { Coupon } from '../../coupons/coupon.entity.js';
import { couponView, isUsable, normalCode } from '../../coupons/coupon.policy.js';
import { Exports, type Exporter } from '../lists/exports.service.js';
import { beginning, condition, orderOf, sliceOf, when, type ListPlan } from '../lists/list-query.js';
import { Lists, type ReadRows } from '../lists/lists.service.js';

const SORTS: Record<string, string> = {
  createdAt: 'c.created_at',
  code: 'c.code',
  discount: 'c.discount',
  expiryDate: 'c.expiry_date',
  uses: 'c.uses',
};

@Injectable()
export class CouponList {
  constructor(
    private readonly database: DataSource,
    private readonly lists: Lists,
    private readonly exports: Exports,
    private readonly clock: Clock,
  ) {}

  page(query: CouponsQuery): Promise<Answer<CouponsPage>> {
    return this.lists.page(planOf(query), sliceOf(query), this.read);
  }

  csv(query: CouponsQuery, exporter: Exporter): Promise<StreamableFile> {
    const columns = {
      Code: (row: CouponRow) => row.code,
      Discount: (row: CouponRow) => row.discount,
      Expires: (row: CouponRow) => row.expiryDate,
      On: (row: CouponRow) => row.isActive,
      Uses: (row: CouponRow) => row.uses,
      'Maximum uses': (row: CouponRow) => row.maxUses,
      'Created by': (row: CouponRow) => row.createdBy,
      Created: (row: CouponRow) => row.createdAt,
    };
    return this.exports.csv({ list: 'coupons', plan: planOf(query), read: this.read, columns }, exporter);
  }

  private readonly read: ReadRows<CouponRow> = async (ids) => {
    const now = this.clock.now();
    const coupons = await this.database
      .getRepository(Coupon)
      .find({ where: { id: In([...ids]) }, relations: { creator: true } });
    return new Map(
      coupons.map((coupon) => [
        coupon.id,
        { ...couponView(coupon), createdBy: coupon.creator.username, isGood: isUsable(coupon, now) },
      ]),
    );
  };
}

const planOf = (query: CouponsQuery): ListPlan => ({
  from: 'coupons c',
  key: 'c.id',
  where: [
    ...when(query.q, (typed) => condition('c.code LIKE ?', beginning(normalCode(typed)))),
    ...when(query.state, (state) => condition('c.is_active = ?', state === 'on')),
  ],
  sort: SORTS[query.sort || 'createdAt'] ?? 'c.created_at',
  order: orderOf(query, 'DESC'),
});
