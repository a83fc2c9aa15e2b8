import {
  COUPON_LIST,
  COUPON_STATES,
  type CouponRow,
  type CouponsQuery,
  type CouponState,
} from '@kalyanam/shared/team/coupons';
import { dateInIndia } from '@kalyanam/shared/base/india-time';
import { labelOf } from '@kalyanam/shared/base/vocabulary/option';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { Clock } from '../../../platform/time/clock.js';
import { Coupon } from '../../../joining/coupons/coupon.entity.js';
import { couponState, couponView, normalCode } from '../../../joining/coupons/coupon.policy.js';
import { beginning, condition, sortedBy, when, type Condition, type ListPlan } from '../../lists/list-query.js';

@Injectable()
export class CouponList {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  readonly columns = {
    Code: (row: CouponRow) => row.code,
    Discount: (row: CouponRow) => row.discount,
    Expires: (row: CouponRow) => row.expiryDate,
    State: (row: CouponRow) => labelOf(COUPON_STATES, row.state),
    Uses: (row: CouponRow) => row.uses,
    'Maximum uses': (row: CouponRow) => row.maxUses,
    'Created by': (row: CouponRow) => row.createdBy,
    Created: (row: CouponRow) => row.createdAt,
  };

  plan(query: CouponsQuery): ListPlan {
    return {
      from: 'coupons c',
      key: 'c.id',
      where: [
        ...when(query.q, (typed) => condition('c.code LIKE ?', beginning(normalCode(typed)))),
        ...when(query.state, (state) => STATES[state as CouponState](dateInIndia(this.clock.now()))),
      ],
      // A beginning that many codes have leads from its index to each of them: to read all at once takes less.
      ...(query.q?.trim() && { inOrder: 'coupons c IGNORE INDEX (uq_coupons_code)' }),
      ...sortedBy(COUPON_LIST, query, SORTS),
    };
  }

  async read(ids: readonly number[]): Promise<Map<number, CouponRow>> {
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
  }
}

const SORTS = {
  createdAt: 'c.created_at',
  code: 'c.code',
  discount: 'c.discount',
  expiryDate: 'c.expiry_date',
  uses: 'c.uses',
};

const OVER = '(c.expiry_date < ?)';
const USED_UP = '(c.uses >= c.max_uses)';

/** Rows in this state, as couponState() has it. */
const STATES: Record<CouponState, (today: string) => Condition> = {
  on: (today) => condition(`c.is_active AND ${OVER} IS NOT TRUE AND ${USED_UP} IS NOT TRUE`, today),
  off: () => condition('NOT c.is_active'),
  expired: (today) => condition(`c.is_active AND ${OVER}`, today),
  'used-up': (today) => condition(`c.is_active AND ${OVER} IS NOT TRUE AND ${USED_UP}`, today),
};
