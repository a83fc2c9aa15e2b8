/** R37: discount coupons. */
import type { ValueOf } from '../base/vocabulary/option.js';
import { defineList, type QueryOf } from './lists.js';
import type { TablePage } from './tables.js';

export interface CreateCouponRequest {
  /** Upper-cased by the server. */
  code: string;
  /** Whole percent. */
  discount: number;
  /** YYYY-MM-DD; valid until the end of that day in India. */
  expiryDate?: string | null;
  /** True by default. */
  isActive?: boolean;
  maxUses?: number | null;
}

export interface CouponView {
  code: string;
  discount: number;
  expiryDate: string | null;
  isActive: boolean;
  maxUses: number | null;
  uses: number;
  createdAt: string;
}

export interface CouponAnswer {
  success: true;
  message: string;
  coupon: CouponView;
}

/** Exactly one holds: a coupon switched off is off, whatever its day and its uses. */
export const COUPON_STATES = [
  { value: 'on', label: 'Active' },
  { value: 'off', label: 'Off' },
  { value: 'expired', label: 'Expired' },
  { value: 'used-up', label: 'Used up' },
] as const;
export type CouponState = ValueOf<typeof COUPON_STATES>;

/** GET /admin/coupons; `q` is the beginning of a code. */
export const COUPON_LIST = defineList('coupons', {
  sorts: ['createdAt', 'code', 'discount', 'expiryDate', 'uses'],
  order: 'desc',
  search: 'Search by code',
  filters: { state: { label: 'State', options: COUPON_STATES } },
});
export type CouponsQuery = QueryOf<typeof COUPON_LIST>;

export interface CouponRow extends CouponView {
  /** Username of the administrator. */
  createdBy: string;
  /** Only an active one can be used. */
  state: CouponState;
}

export type CouponsPage = TablePage<CouponRow>;

/** PATCH /admin/coupons/:code */
export interface SwitchCouponRequest {
  isActive: boolean;
}
