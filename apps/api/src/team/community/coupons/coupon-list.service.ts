import {
  COUPON_STATES,
  type CouponRow,
  type CouponsPage,
  type CouponsQuery,
  type CouponState,
} from '@kalyanam/shared/team/coupons';
import { dateInIndia } from '@kalyanam/shared/base/india-time';
import { labelOf } from '@kalyanam/shared/base/vocabulary/option';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { Clock } from '../../../platform/time/clock.js';
import type { Answer } from '../../../platform/http/answer.js';
import { Coupon } from '../../../joining/coupons/coupon.entity.js';
import { couponState, couponView, normalCode } from '../../../joining/coupons/coupon.policy.js';
import { Exports, type Exporter } from '../../lists/exports.service.js';
import { beginning, condition, orderOf, sliceOf, when, type Condition, type ListPlan } from '../../lists/list-query.js';
import { Lists, type ReadRows } from '../../lists/lists.service.js';

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
    return this.lists.page(planOf(query, this.clock.now()), sliceOf(query), this.read);
  }

  csv(query: CouponsQuery, exporter: Exporter): Promise<StreamableFile> {
    const columns = {
      Code: (row: CouponRow) => row.code,
      Discount: (row: CouponRow) => row.discount,
      Expires: (row: CouponRow) => row.expiryDate,
      State: (row: CouponRow) => labelOf(COUPON_STATES, row.state),
      Uses: (row: CouponRow) => row.uses,
      'Maximum uses': (row: CouponRow) => row.maxUses,
      'Created by': (row: CouponRow) => row.createdBy,
      Created: (row: CouponRow) => row.createdAt,
    };
    return this.exports.csv(
      { list: 'coupons', plan: planOf(query, this.clock.now()), read: this.read, columns },
      exporter,
    );
  }

  private readonly read: ReadRows<CouponRow> = async (ids) => {
    const now = this.clock.now();
    const coupons = await this.database
      .getRepository(Coupon)
      .find({ where: { id: In([...ids]) }, relations: { creator: true } });
    return new Map(
      coupons.map((coupon) => [
        coupon.id,
        { ...couponView(coupon), createdBy: coupon.creator.username, state: couponState(coupon, now) },
      ]),
    );
  };
}

const OVER = '(c.expiry_date < ?)';
const USED_UP = '(c.uses >= c.max_uses)';

/** Rows in this state, as couponState() has it. */
const STATES: Record<CouponState, (today: string) => Condition> = {
  on: (today) => condition(`c.is_active AND ${OVER} IS NOT TRUE AND ${USED_UP} IS NOT TRUE`, today),
  off: () => condition('NOT c.is_active'),
  expired: (today) => condition(`c.is_active AND ${OVER}`, today),
  'used-up': (today) => condition(`c.is_active AND ${OVER} IS NOT TRUE AND ${USED_UP}`, today),
};

const planOf = (query: CouponsQuery, now: Date): ListPlan => ({
  from: 'coupons c',
  key: 'c.id',
  where: [
    ...when(query.q, (typed) => condition('c.code LIKE ?', beginning(normalCode(typed)))),
    ...when(query.state, (state) => STATES[state as CouponState](dateInIndia(now))),
  ],
  // A beginning that many codes have leads from its index to each of them: to read all at once takes less.
  ...(query.q?.trim() && { inOrder: 'coupons c IGNORE INDEX (uq_coupons_code)' }),
  sort: SORTS[query.sort || 'createdAt'] ?? 'c.created_at',
  order: orderOf(query, 'DESC'),
});
