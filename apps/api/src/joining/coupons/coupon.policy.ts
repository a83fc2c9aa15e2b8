/** R37: a coupon is valid while it is active, until the end of its last day in India, and up to its number of uses. */
import { dateInIndia } from '@kalyanam/shared/base/india-time';
import type { Coupon } from './coupon.entity.js';
import type { CouponState, CouponView } from '@kalyanam/shared/team/coupons';

export type CouponFacts = Pick<Coupon, 'isActive' | 'expiryDate' | 'maxUses' | 'uses'>;

/** A coupon lasts until the end of its last day in India. */
export const isOver = (expiryDate: string, now: Date): boolean => dateInIndia(now) > expiryDate;

export function couponState({ isActive, expiryDate, maxUses, uses }: CouponFacts, now: Date): CouponState {
  if (!isActive) return 'off';
  if (expiryDate !== null && isOver(expiryDate, now)) return 'expired';
  return maxUses !== null && uses >= maxUses ? 'used-up' : 'on';
}

export const isUsable = (coupon: CouponFacts, now: Date): boolean => couponState(coupon, now) === 'on';

/** Codes are stored and compared in upper case (R24). */
export const normalCode = (typed: string): string => typed.trim().toUpperCase();

export const couponView = (coupon: Coupon): CouponView => ({
  code: coupon.code,
  discount: coupon.discount,
  expiryDate: coupon.expiryDate,
  isActive: coupon.isActive,
  maxUses: coupon.maxUses,
  uses: coupon.uses,
  createdAt: coupon.createdAt.toISOString(),
});
